//! Rally: friends move up before a Will check is rolled (RR-REACT-RALLY).

use heapless::Vec;

use super::super::book::StatName;
use super::super::{ElementId, Event, Rend, Set, State};
use super::ask;
use super::check::{Check, Purpose};
use super::movement::{self, Walk};
use crate::table::{Choose, Grade, Layout, MAX_OPTIONS, Off, Opt, Picture, Seat, Words};

/// Up to 2 points of friends come, or 5.
pub(in super::super) async fn rally(t: &Rend, champion: ElementId, checking: ElementId) {
    let then = ["Nobody comes", "2 points of allies move", "5 points of allies move"];
    let mut budget = match Check::plain(champion, (StatName::Guile, Purpose::Reaction), "Rally", then).make(t).await {
        Grade::Failure => return,
        Grade::Success => 2,
        Grade::Critical => 5,
    };
    t.tell(Event::Reacted);
    let mut gone = Set::EMPTY;
    while let Some(ally) = pick_ally(t, champion, budget, gone).await {
        budget -= t.look(|s| s.element(ally).points());
        gone = gone.and(ally);
        let text = "To it, or to its attacker";
        let walk = Walk::reacting(champion, "Rally", text, Picture::Towards, Some(checking));
        movement::walk(t, ally, walk).await;
        if t.look(|s| s.over.is_some() || !s.element(checking).in_play()) {
            return;
        }
    }
}

/// Picks an ally that moves: no Ward, not twice, within the points left.
async fn pick_ally(t: &Rend, champion: ElementId, budget: u8, gone: Set) -> Option<ElementId> {
    let seat = t.look(|s| s.element(champion).seat);
    let at = usize::from(ask_ally(t, seat, budget, gone)?.await);
    t.look(|s| s.of(seat).nth(at).map(|(id, _)| id))
}

/// Asks for one, if there is one to pick.
#[inline(never)]
fn ask_ally(t: &Rend, seat: Seat, budget: u8, gone: Set) -> Option<impl Future<Output = u8>> {
    let choose = t.look(|s| allies(s, seat, budget, gone));
    let any = choose.options.iter().any(|option| option.off.is_none() && option.key.piece.is_some());
    let note = Words::with("points: {}", budget);
    any.then(|| ask::ask(t, "rally-who", seat, Words::of("Who moves?"), note, choose))
}

static MOVED: Off = Off { short: "has moved", full: "It moves once only" };
static TOO_MANY: Off = Off { short: "too big", full: "It is worth more than is left" };

fn allies(s: &State, seat: Seat, budget: u8, gone: Set) -> Choose {
    let off = |id| match () {
        () if gone.has(id) => Some(&MOVED),
        () if s.element(id).points() > budget => Some(&TOO_MANY),
        () => ask::only_movable(s, id),
    };
    let cells = s.of(seat).map(|(id, e)| Opt::new(id, id).icon(e.kind().line().icon).off(off(id)));
    let mut options: Vec<Opt, MAX_OPTIONS> = cells.collect();
    let preset = options.iter().position(|option| option.off.is_none()).unwrap_or(0) as u8;
    options.push(Opt::new("done", "Enough")).expect("a warband and one more fit");
    let other = Some(options.len() as u8 - 1);
    Choose { options, preset, layout: Layout::Grid, other }
}
