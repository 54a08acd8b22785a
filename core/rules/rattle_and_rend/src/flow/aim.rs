//! At whom an Action goes, or upon whom, as it is declared (section 17, F-ACTION step 1).

use super::act::choice;
use super::ask::{self, Grid, element};
use super::champion;
use crate::book::{Action, Band};
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::{ElementId, State, Whereabouts};
use umpire_engine::table::Off;

static TOO_BIG: Off = Off { short: "too big", full: "Only 1 or 2 points return" };
static IN_PLAY: Off = Off { short: "in play", full: "It is not out of play" };

/// At whom, or upon whom, before anything is paid; nothing where the Action makes no sense any more.
pub(super) async fn target_anew(t: &Table, who: ElementId, action: Action) -> Option<Option<ElementId>> {
    let seat = t.look(|s| s.element(who).seat);
    while t.look(|s| choice(s, seat, action).has(who)) {
        let Some(Aim { id, title, note, grid }) = t.look(|s| Aim::of(s, who, action)) else { return Some(None) };
        let target = ask::element_anew(t, (id, seat), title, note, grid).await;
        if target.is_some() {
            return Some(target);
        }
    }
    None
}

/// The same in the middle of an Action; whose target is asked for is said.
pub(super) async fn target(t: &Table, who: ElementId, action: Action) -> Option<ElementId> {
    let Aim { id, title, grid, .. } = t.look(|s| Aim::of(s, who, action))?;
    element(t, (id, t.look(|s| s.element(who).seat)), title, who, grid).await
}

/// How it is asked at whom an Action goes.
struct Aim {
    id: &'static str,
    title: &'static str,
    note: &'static str,
    grid: Grid,
}

impl Aim {
    /// For this Action, where it goes at anybody.
    fn of(s: &State, who: ElementId, action: Action) -> Option<Self> {
        let (own, reach) = (s.element(who).seat, s.element(who).reach());
        let grid = Grid {
            of: own,
            off: may_strike,
            among: None,
            preset: None,
            none: None,
            cost: ask::free,
            gist: ask::no_gist,
        };
        match action {
            Action::SpotWeakness => {
                let among = Some((champion::allies(s, who), &ask::ACTING));
                let grid = Grid { among, gist: could_strike, ..grid };
                Some(Aim { id: "ally", title: "Who strikes?", note: reach.within(), grid })
            }
            Action::BattleSummons => {
                Some(Aim { id: "summon", title: "Who returns?", note: "1-2 pt", grid: Grid { off: summoned, ..grid } })
            }
            action if action.targets() => {
                let off = if action.moves_target() { ask::only_movable } else { ask::only_standing };
                let note = match action {
                    Action::DistantDoom => "in 240 mm",
                    action if action.moves() => "after its move",
                    _ => reach.within(),
                };
                Some(Aim { id: "target", title: "At whom?", note, grid: Grid { of: own.foe(), off, ..grid } })
            }
            _ => None,
        }
    }
}

/// Whom a weak spot can be shown to: whoever stands there, Wards aside.
fn may_strike(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_standing(s, id).or(s.element(id).is_ward().then_some(&ask::NO_ACTIONS))
}

/// The ally has an enemy in its own reach as it is named, whatever the roll (P-23).
fn could_strike(s: &State, id: ElementId) -> &'static str {
    match s.element(id).reach() {
        Band::B2B => "Only if it touches a foe",
        Band::S => "Only if it sees a foe in 80",
        Band::M => "Only if it sees a foe in 160",
        Band::L => "Only if it sees a foe in 240",
    }
}

/// Whom a Champion can summon back: out of play, 1 or 2 points, Wards too.
pub(super) fn summoned(s: &State, id: ElementId) -> Option<&'static Off> {
    match s.element(id) {
        e if e.place != Whereabouts::Out => Some(&IN_PLAY),
        e if e.points() > 2 => Some(&TOO_BIG),
        _ => None,
    }
}
