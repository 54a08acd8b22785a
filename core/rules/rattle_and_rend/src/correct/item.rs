//! The things that may be put right, one by one: when, and within which bounds.

use crate::book::house::GainsCapped;
use crate::book::{Reputation, Scenario, Tactic};
use crate::foe::Foe;
use crate::state::{Credit, Element, ElementId, Marker, Pause, State};
use umpire_engine::table::{CorrectionField, CorrectionTarget, Seat};

/// One thing that may be put right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// Whose Turn it is.
    Turn,
    /// Which Round it is.
    Round,
    /// A side's Momentum.
    Momentum(Seat),
    /// The markers a side has sent off (RR-FLAG-4).
    Sent(Seat),
    /// Whether an Element is in play.
    InPlay(ElementId),
    /// Whether it acted last (RR-TURN-6).
    ActedLast(ElementId),
    /// Whether it carries a marker (RR-FLAG-1).
    Carries(ElementId),
    /// Whether its next Action is free (RR-ACT-MANEUVER).
    FreeAction(ElementId),
    /// Whether its next Action or Reaction is (RR-TAC-COUNTER-PUNCHERS).
    FreeCounter(ElementId),
    /// Whether it heeds no ground in its first Action (RR-REP-COMPELLED).
    Compelled(ElementId),
}

/// The most of what no rule bounds: two digits.
const MANY: i16 = 99;

impl Item {
    /// Everything of this that could ever be put right.
    pub(super) fn each(target: CorrectionTarget) -> impl Iterator<Item = Item> {
        use Item::{ActedLast, Carries, Compelled, FreeAction, FreeCounter, InPlay, Momentum, Round, Sent, Turn};
        let items = match target {
            CorrectionTarget::Game => [Some(Turn), Some(Round), None, None, None, None],
            CorrectionTarget::Seat(seat) => [Some(Momentum(seat)), Some(Sent(seat)), None, None, None, None],
            CorrectionTarget::Piece(id) => {
                [InPlay(id), ActedLast(id), Carries(id), FreeAction(id), FreeCounter(id), Compelled(id)].map(Some)
            }
        };
        items.into_iter().flatten()
    }

    /// What it is now and may be, where it may be put right at the open question.
    pub(super) fn field(self, s: &State) -> Option<CorrectionField> {
        let element = |id: ElementId| s.elements.get(usize::from(id.0));
        let field = match self {
            Item::Turn => turn(s),
            Item::Round => round(s),
            Item::Momentum(seat) => momentum(s, seat),
            Item::Sent(seat) => sent(s, seat),
            Item::InPlay(id) => in_play(s, element(id)?),
            Item::ActedLast(id) => acted_last(s, id, element(id)?),
            Item::Carries(id) => carries(s, id, element(id)?),
            Item::FreeAction(id) => free_action(s, id, element(id)?),
            Item::FreeCounter(id) => free_counter(s, id, element(id)?),
            Item::Compelled(id) => compelled(s, element(id)?),
        };
        field.map(|field| field.gist(self.gist()))
    }

    /// What it means.
    const fn gist(self) -> &'static str {
        match self {
            Item::Turn => "Whose Element acts next",
            Item::Round => "Which Round it is",
            Item::Momentum(_) => "It pays for nearly everything",
            Item::Sent(_) => "Taken off the board's edge",
            Item::InPlay(_) => "If not, it is out of the game",
            Item::ActedLast(_) => "It may not act twice in a row",
            Item::Carries(_) => "It may take it to an edge",
            Item::FreeAction(_) => "Its next Action costs nothing",
            Item::FreeCounter(_) => "Next Action or Reaction: free",
            Item::Compelled(_) => "First Action: heeds no ground",
        }
    }
}

/// Only to one that could use it: another passes at once.
fn turn(s: &State) -> Option<CorrectionField> {
    static NAMES: [&str; 2] = [Seat::RED.name(), Seat::BLUE.name()];
    let active = s.active.filter(|active| s.pause == Pause::Menu && s.can_act(active.foe()))?;
    Some(CorrectionField { names: &NAMES, ..CorrectionField::number("turn", "Turn", active.0.into(), (0, 1)) })
}

/// Up to the last one, where there is a last one.
fn round(s: &State) -> Option<CorrectionField> {
    let most = s.last_round().map_or(MANY, i16::from).max(s.round.into());
    (s.pause == Pause::Menu).then(|| CorrectionField::number("round", "Round", s.round.into(), (1, most)))
}

/// Never above its total, unless the house lets it (RR-MOM-4, HR 27). While something is half done it may only rise: a
/// price may have been named.
fn momentum(s: &State, seat: Seat) -> Option<CorrectionField> {
    let side = s.sides.get(seat.index())?;
    let now = i16::from(side.now);
    let least = if s.pause == Pause::Midway { now } else { 0 };
    let cap = if s.house.is(GainsCapped::TwoBonds) { MANY } else { side.total.into() };
    let most = cap.max(now);
    (least < most).then(|| CorrectionField::number("momentum", "Momentum", now, (least, most)))
}

/// As many as lie free, and those that are off already.
fn sent(s: &State, seat: Seat) -> Option<CorrectionField> {
    let count = |wanted| s.markers.iter().filter(|marker| **marker == wanted).count() as i16;
    let known = seat.index() < s.sides.len() && has_markers(s);
    let (off, free) = (count(Marker::Off(seat)), count(Marker::Free));
    (known && off + free > 0).then(|| CorrectionField::number("markers-off", "Markers off", off, (0, off + free)))
}

/// Whether markers lie on the table, and none is just changing hands.
fn has_markers(s: &State) -> bool {
    s.scenario == Scenario::CaptureTheFlags && s.pause > Pause::Midway
}

fn in_play(s: &State, element: &Element) -> Option<CorrectionField> {
    (s.pause == Pause::Menu).then(|| CorrectionField::flag("in-play", "In play", element.in_play()))
}

/// At any question: it is looked at when somebody is to act.
fn acted_last(s: &State, id: ElementId, element: &Element) -> Option<CorrectionField> {
    let acts = element.in_play() && !element.is_ward();
    acts.then(|| CorrectionField::flag("acted-last", "Acted last", s.side(element.seat).last_acted.has(id)))
}

/// Of one that has none, while one lies free.
fn carries(s: &State, id: ElementId, element: &Element) -> Option<CorrectionField> {
    let laden = s.marker_of(id).is_some();
    let free = element.on_table() && !element.is_ward() && s.markers.contains(&Marker::Free);
    (has_markers(s) && (laden || free)).then(|| CorrectionField::flag("marker", "Has a marker", laden))
}

fn free_action(s: &State, id: ElementId, element: &Element) -> Option<CorrectionField> {
    let so = |credit: &Credit| *credit == Credit::ActionOf(id);
    let free = s.side(element.seat).credits.iter().any(so);
    let acts = element.in_play() && !element.is_ward();
    (acts && s.pause > Pause::Midway).then(|| CorrectionField::flag("free-action", "Free Action", free))
}

fn free_counter(s: &State, id: ElementId, element: &Element) -> Option<CorrectionField> {
    let so = |credit: &Credit| matches!(credit, Credit::Of(who, _) if *who == id);
    let free = s.side(element.seat).credits.iter().any(so);
    let counters = element.in_play() && element.tactics.has(Tactic::CounterPunchers);
    (counters && s.pause > Pause::Midway).then(|| CorrectionField::flag("free-counter", "Free counter", free))
}

fn compelled(s: &State, element: &Element) -> Option<CorrectionField> {
    let bound = element.in_play() && s.side(element.seat).reputation == Some(Reputation::Compelled);
    let acts = bound && !element.is_ward() && s.pause > Pause::Midway;
    acts.then(|| CorrectionField::flag("compelled", "Compelled", element.compelled))
}
