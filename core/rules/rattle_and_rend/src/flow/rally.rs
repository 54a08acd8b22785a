//! Rally: friends move up before a Will check is rolled (RR-REACT-RALLY).

use super::ask;
use super::check::{Check, Purpose};
use super::extra_move::{self, ExtraMove};
use crate::book::StatName;
use crate::book::house::RallyMoves;
use crate::event::Event;
use crate::flow::Table;
use crate::grade::Grade;
use crate::state::{ElementId, ElementSet, State};
use umpire_engine::table::{Diagram, Layout, Off, Offer, Opt, Other, Preset, Seat, Words};

/// Up to 2 points of friends come, or 5.
pub(super) async fn rally(t: &Table, champion: ElementId, checking: ElementId) {
    let then = &["Nobody comes", "2 points of allies move", "5 points of allies move"];
    let mut budget = match Check::plain(champion, (StatName::Guile, Purpose::Reaction), "Rally", then).make(t).await {
        Grade::Failure => return,
        Grade::Success => 2,
        Grade::Critical => 5,
    };
    t.emit(Event::Reacted);
    let mut gone = ElementSet::EMPTY;
    // Others come; who makes the check stays, but by house rule (P-04, HR 33).
    let stays = if t.look(|s| s.house.is(RallyMoves::WhoChecksToo)) { None } else { Some(checking) };
    while let Some(ally) = pick_ally(t, champion, (budget, stays), gone).await {
        budget -= t.look(|s| s.element(ally).points());
        gone = gone.and(ally);
        let text = "To it, or to its attacker";
        let walk = ExtraMove::reacting(champion, "Rally", text, Diagram::Towards, Some(checking));
        extra_move::walk(t, ally, walk).await;
        if t.look(|s| s.over.is_some() || !s.element(checking).in_play()) {
            return;
        }
    }
}

/// The points left, and who does not move for them.
type RallyLimits = (u8, Option<ElementId>);

/// Picks an ally that moves: no Ward, not twice, within the points left.
async fn pick_ally(t: &Table, champion: ElementId, limits: RallyLimits, gone: ElementSet) -> Option<ElementId> {
    let seat = t.look(|s| s.element(champion).seat);
    let at = usize::from(ask_ally(t, seat, limits, gone)?.await);
    t.look(|s| s.of(seat).nth(at).map(|(id, _)| id))
}

/// Asks for one, if there is one to pick.
#[inline(never)]
fn ask_ally(t: &Table, seat: Seat, limits: RallyLimits, gone: ElementSet) -> Option<impl Future<Output = u8>> {
    let any = t.look(|s| s.of(seat).any(|(id, _)| stays(s, id, limits, gone).is_none()));
    let offer = Offer { layout: Layout::Grid, preset: Preset::Open, other: Other::Last };
    let head = ask::head(("rally-who", seat), "Who moves?", Words::with("points: {}", limits.0));
    any.then(|| {
        t.look(|s| {
            let cell = |(id, e): (ElementId, &crate::state::Element)| {
                let off = stays(s, id, limits, gone);
                Opt::new(id, id).icon(e.kind().line().icon).gist("In sight of who checks").off(off)
            };
            t.offer(head, offer, &mut s.of(seat).map(cell).chain([Opt::new("done", "Enough")]))
        })
    })
}

static MOVED: Off = Off { short: "has moved", full: "It moves once only" };
static CHECKS: Off = Off { short: "checks", full: "It makes the check itself" };
static TOO_MANY: Off = Off { short: "too big", full: "It is worth more than is left" };

/// Why an ally does not move.
fn stays(s: &State, id: ElementId, (budget, checking): RallyLimits, gone: ElementSet) -> Option<&'static Off> {
    match () {
        () if checking == Some(id) => Some(&CHECKS),
        () if gone.has(id) => Some(&MOVED),
        () if s.element(id).points() > budget => Some(&TOO_MANY),
        () => ask::only_movable(s, id),
    }
}
