//! What is settled about the Warbands before deployment (DR-SETUP-2, DR-SETUP-7): costs of this match, Hatred, weapons.

use crate::book::Fantastical;
use crate::event::SetupEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose, d6};
use crate::state::{Battle, Departure, Flag, Unit, UnitId, UnitSet};
use umpire_engine::dice::{Faces, Need, Op, Score};
use umpire_engine::table::{Answer, Arg, Asked, Heading, Opt, OptionKey, Seat, Tone, Words};

/// DR-SETUP-2: rosters of one size; where they are not, all say which is played. Whether it is the smaller.
pub(super) async fn sizes(t: &Table) -> bool {
    let (least, most) = t.look(|b| (b.least_size, b.size));
    if least == most {
        return false;
    }
    let head = Heading::new("sizes", Asked::Anyone, "Unequal sizes", Words::with2("{} and {}", least, most))
        .why("Both sides bring the same points; who has more drops units");
    let row = |key, points| Opt::new(key, Words::with("{} points", points));
    let smaller = choose(t, head, [row("smaller", least), row("larger", most)]).await == 0;
    if smaller {
        t.emit(SetupEvent::Size(least).into());
    }
    smaller
}

/// DR-SETUP-3: whose unit has the Leader, and which are fewer models than their Strength.
pub(super) fn announce(t: &Table) {
    let told =
        t.look(|b| b.units_that(|unit| [Flag::Leader, Flag::Reduced, Flag::Single].iter().any(|so| unit.is(*so))));
    told.iter().for_each(|unit| t.emit(SetupEvent::Announced(unit).into()));
    t.emit(SetupEvent::Models.into());
}

/// Costs, then Hatred, then weapons.
pub(super) async fn before_deployment(t: &Table, smaller: bool) {
    t.emit(SetupEvent::Costs.into());
    for seat in t.look(|b| b.seats()).iter() {
        costs(t, seat, smaller).await;
    }
    for seat in t.look(|b| b.seats()).iter() {
        hatred(t, seat).await;
        weapons(t, seat).await;
    }
}

/// DR-WB-8, AMB-54: too dear against these enemies, or for a smaller game than it was made for: something stays at home, or all agree.
async fn costs(t: &Table, seat: Seat, smaller: bool) {
    while t.look(|b| is_too_dear(b, seat) || smaller && total(b, seat) > b.size) {
        let units = t.look(|b| b.units_of(seat));
        let head = ask::head(
            ("too-dear", seat),
            "Too dear: drop",
            Words::with2("{} of {}", t.look(|b| total(b, seat)), t.look(|b| b.size)),
        )
        .why("It costs more than this game has");
        match ask::one_of(t, head, units, Some("All agree")).await {
            Some(unit) => t.emit(SetupEvent::LeftOut(UnitSet::one(unit)).into()),
            None => return,
        }
    }
}

fn total(b: &Battle, seat: Seat) -> u8 {
    b.units_of(seat).iter().map(|unit| b.unit(unit).points).sum()
}

fn is_too_dear(b: &Battle, seat: Seat) -> bool {
    // Only what a match adds: what a roster costs by itself was agreed on when it was made.
    let dearer = |unit: UnitId| b.unit(unit).points as i8 > b.unit(unit).build.cost().max(1);
    let units = b.units_of(seat);
    let added = units.iter().any(dearer);
    added && (total(b, seat) > b.size || units.iter().any(|unit| dearer(unit) && b.unit(unit).points > 10))
}

/// DR-HATRED-1: one race of the enemy's for the whole Warband.
async fn hatred(t: &Table, seat: Seat) {
    let races = t.look(|b| {
        let hates = b.units.iter().any(|unit| unit.seat == seat && unit.has(Fantastical::Hatred));
        if hates { races_of(b, seat) } else { 0 }
    });
    let race = match races.count_ones() {
        0 => return,
        1 => races.trailing_zeros() as u8,
        _ => nth(races, ask_race(t, seat, races).await),
    };
    t.emit(SetupEvent::Hates(seat, race).into());
}

/// Races of a side's enemies, a bit each.
fn races_of(b: &Battle, seat: Seat) -> u16 {
    let foes = b.enemies(seat, |unit| unit.departure() != Some(Departure::Deserted));
    foes.iter().filter_map(|unit| b.unit(unit).race).fold(0, |races, race| races | 1 << race)
}

fn nth(races: u16, at: u8) -> u8 {
    (0..16).filter(|race| races >> race & 1 == 1).nth(at.into()).unwrap_or(0)
}

#[inline(never)]
fn ask_race(t: &Table, seat: Seat, races: u16) -> impl Future<Output = u8> {
    let head =
        ask::head(("hatred", seat), "Whom do you hate?", Words::NONE).why("All your units with Hatred hate them");
    let row = |race: u8| Opt::new(OptionKey::numbered("race", race + 1), Words::with("{}", Arg::Given(race)));
    choose(t, head, (0..16).filter(move |race| races >> race & 1 == 1).map(row))
}

/// DR-ENCH-1: a die for each weapon entry of a side, in one throw.
async fn weapons(t: &Table, seat: Seat) {
    let (mut count, mut needs) = (0, [0; 2]);
    t.look(|b| {
        entries(b, seat, |_, _, need| {
            needs = if count == 0 { [need; 2] } else { [needs[0].min(need), needs[1].max(need)] };
            count += 1;
        })
    });
    if count == 0 {
        return;
    }
    // Where some need a 5 and others a 6 the dice are read, in the order of the roster.
    let score = if needs[0] == needs[1] { Score::at_least(needs[0]) } else { Score::Read };
    let faces = ask::faces(throw(t, seat, count, score).await);
    fell(t, seat, score, &faces);
}

fn throw(t: &Table, seat: Seat, count: u8, score: Score) -> impl Future<Output = Answer> {
    let head = ask::head(("enchanted", seat), "Magic weapons", "6; blessed 5+")
        .why("A weapon is awake all game, or not at all");
    t.roll(head, d6("Weapons", count, score))
}

/// Which weapons wake, and the page of it.
#[inline(never)]
fn fell(t: &Table, seat: Seat, score: Score, faces: &Faces) {
    let (mut blades, mut missiles, mut at) = (UnitSet::EMPTY, UnitSet::EMPTY, 0);
    t.look(|b| {
        entries(b, seat, |unit, blade, need| {
            let awake = Need { op: Op::AtLeast, value: need.into() }.met_by(faces[at]);
            at += 1;
            let set = if blade { &mut blades } else { &mut missiles };
            *set = set.and_if(awake, unit);
        })
    });
    let awake = blades.len() + missiles.len();
    let (tone, word) = if awake > 0 { (Tone::Good, "Awake") } else { (Tone::Bad, "All asleep") };
    let then = match blades.union(missiles).first() {
        Some(unit) if awake == 1 => Words::with("{}: awake", unit),
        Some(unit) => Words::with2("{} first, {} in all", unit, awake as u8),
        None => Words::of("Plain steel in this battle"),
    };
    let rolled = ask::rolled(("Weapons", score), (faces.clone(), awake as u8), (tone, word), then);
    t.emit(SetupEvent::Enchanted(seat, rolled, blades, missiles).into());
}

/// Each weapon entry of a side, in the order of the roster: whose, whether it is a blade, and what wakes it.
fn entries(b: &Battle, seat: Seat, mut each: impl FnMut(UnitId, bool, u8)) {
    const KINDS: [(Fantastical, bool, u8); 4] = [
        (Fantastical::EnchantedMelee, true, 6),
        (Fantastical::BlessedMelee, true, 5),
        (Fantastical::EnchantedMissiles, false, 6),
        (Fantastical::BlessedMissiles, false, 5),
    ];
    let own = |unit: &Unit| unit.seat == seat && unit.departure().is_none();
    for unit in b.units_that(own).iter() {
        for (rule, blade, need) in KINDS {
            if b.unit(unit).has(rule) {
                each(unit, blade, need);
            }
        }
    }
}
