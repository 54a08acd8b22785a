//! Before the first Round: warbands, what is fought for, where everybody starts (section 10).

use crate::book::{DEPLOYMENTS, Deployment, HOUSE_RULES, House, SCENARIOS, Scenario, Tactics};
use crate::state::{Element, ElementId, ElementSet, Mode, State, Whereabouts};
use crate::warband::{MAX_LISTED, Warband, WarbandEntry};
use umpire_engine::table::{Arg, ExpectRoom, Happening, PieceId, Seat, Words};

/// What changed of the house rules goes into the log (RR-HR-1).
pub(super) fn house(s: &mut State, house: House) -> Option<Happening> {
    let before = core::mem::replace(&mut s.house, house);
    // Riders' Heavies become Transports, or cease to be (HR 24).
    for element in &mut s.elements {
        element.transport = element.entry.is_transport(element.tactics, &house);
    }
    let (rule, name, settings) = HOUSE_RULES.iter().find(|row| before.of(row.0) != house.of(row.0))?;
    let setting = settings[usize::from(house.of(*rule))];
    Some(Happening::line("house", None, None, Words::with2("{}: {}", *name, setting)))
}

/// What a warband brings beside its Elements.
pub(super) fn arrive(s: &mut State, seat: Seat) {
    let (roster, side) = (&s.rosters[seat.index()], &mut s.sides[seat.index()]);
    side.name = roster.name;
    if s.whole {
        (side.bond, side.reputation) = (roster.bond, roster.reputation);
    }
}

/// Those who play take the field. Numbers are those of the whole list; so is what tells likes apart.
pub(super) fn muster(s: &mut State, seat: Seat) -> Option<Happening> {
    arrive(s, seat);
    let roster = s.rosters[seat.index()].clone();
    let mut carried = Tactics::EMPTY;
    let plays = s.fielded[seat.index()];
    for (i, entry) in roster.entries.iter().enumerate().filter(|(at, _)| plays >> at & 1 == 1) {
        let tactics = if s.whole { roster.tactics[usize::from(entry.fringe)] } else { Tactics::EMPTY };
        carried = carried.union(tactics);
        let element = field(s, seat, &roster, i, tactics);
        if s.whole && roster.focus == Some(i as u8) {
            s.sides[seat.index()].focus = Some(PieceId(s.elements.len() as u8));
        }
        s.elements.push(element).expect_room("a warband has eight Elements at the most (RR-WB-2)");
    }
    s.sides[seat.index()].tactics = carried;
    Some(Happening::line("mustered", Some(seat), None, Words::with("{}", Arg::Given(seat.0))))
}

/// An Element as it takes the field. Where the Elements only are played, it has no traits.
fn field(s: &State, seat: Seat, roster: &Warband<MAX_LISTED>, at: usize, tactics: Tactics) -> Element {
    let listed = roster.entries[at];
    let plain = WarbandEntry { own: None, champion: listed.champion.map(|_| None), ..listed };
    let entry = if s.whole { listed } else { plain };
    Element {
        seat,
        entry,
        number: at as u8 + 1,
        like: roster.like(at),
        place: Whereabouts::Table,
        tactics,
        mode: Mode::None,
        transport: entry.is_transport(tactics, &s.house),
        compelled: false,
        rode: false,
    }
}

pub(super) fn scenario(s: &mut State, scenario: Scenario) -> Option<Happening> {
    s.scenario = scenario;
    let name = SCENARIOS[scenario as usize].2;
    Some(Happening::line("scenario", None, None, Words::of(name)))
}

pub(super) fn deployed(s: &mut State, deployment: Deployment) -> Option<Happening> {
    s.deployment = Some(deployment);
    let name = DEPLOYMENTS[deployment as usize].2;
    Some(Happening::line("deployment", None, None, Words::with("{} deployment", name)))
}

/// RR-SCN-DUEL: whom a side must remove, two at the most unless its enemy has nobody worth it.
pub(super) fn prey(s: &mut State, seat: Seat, prey: ElementSet) -> Happening {
    s.sides[seat.index()].prey = prey;
    let mut ids = prey.iter();
    let words = match (ids.next(), ids.next()) {
        (Some(one), Some(other)) => Words::with2("Hunts {}, {}", one, other),
        (Some(one), None) => Words::with("Hunts {}", one),
        _ => Words::of("Hunts nobody"),
    };
    Happening::line("prey", Some(seat), None, words)
}

/// An Element changes places. Whoever returns to play raises the total at once (RR-MOM-6).
pub(crate) fn put(s: &mut State, who: ElementId, place: Whereabouts) -> Option<Happening> {
    let before = core::mem::replace(&mut s.elements[usize::from(who.0)].place, place);
    let element = s.elements[usize::from(who.0)];
    let seat = element.seat;
    s.current.seen = None;
    if let Whereabouts::Banished(_) = before {
        for element in &mut s.elements {
            if element.place == Whereabouts::Away(who) {
                element.place = Whereabouts::Aboard(who);
            }
        }
    }
    if s.round > 0 && matches!(before, Whereabouts::Out | Whereabouts::Banished(_)) {
        let points = s.points_in_play(seat);
        let side = &mut s.sides[seat.index()];
        side.total = side.total.max(points);
    }
    if matches!(place, Whereabouts::Aboard(_)) || matches!(before, Whereabouts::Aboard(_)) {
        s.elements[usize::from(who.0)].rode = true;
    }
    if let Whereabouts::Banished(_) = place {
        // Banished Heavies take their passengers along (RR-TRN-6).
        for passenger in s.aboard(who).iter() {
            s.elements[usize::from(passenger.0)].place = Whereabouts::Away(who);
        }
        s.current.lost = s.current.lost.and(who);
    }
    let words = match place {
        Whereabouts::Table => "{}: on the table",
        Whereabouts::Ambush => "{}: in ambush",
        Whereabouts::Delayed => "{}: delayed",
        Whereabouts::Late => "{}: comes later",
        Whereabouts::Aboard(_) => "{}: aboard",
        Whereabouts::Banished(_) => "{}: banished",
        Whereabouts::Away(_) | Whereabouts::Out => "{}: out of play",
    };
    Some(Happening::line("put", Some(seat), Some(who), Words::with(words, who)))
}
