//! At whom an attack goes: the target is confirmed, and a Colossal aims at more.

use super::Swing;
use crate::book::{Action, Band, Trait};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask::{self, Grid, PieceGist, element};
use crate::flow::check::Means;
use crate::foe::Foe;
use crate::state::{Element, ElementId, ElementSet, State};
use umpire_engine::table::{Deed, Off, Offer, Opt, Words};

/// Asks whether the declared target is still in reach, once something moved; only where it is not, another may be named
/// (RR-ACT-DECL, P-18). Whether there is one.
pub(crate) async fn confirm(t: &Table, who: ElementId, swing: Swing) -> bool {
    let declared = t.look(|s| s.current.target.filter(|target| candidates(s, who).has(*target)));
    let stays = match declared {
        Some(target) => ask_confirm(t, who, target, swing).await == 0,
        None => false,
    };
    let others = t.look(|s| candidates(s, who).iter().filter(|id| Some(*id) != declared).collect::<ElementSet>());
    let target = match declared.filter(|_| stays) {
        None if !others.is_empty() => ask_aim(t, who, others, swing).await,
        declared => declared,
    };
    t.emit(Event::Aimed(target));
    target.is_some()
}

/// Whom it could aim at: enemies on the table, and no Ward where the Action would move it.
fn candidates(s: &State, who: ElementId) -> ElementSet {
    let fits = |e: &Element| !s.current.moves_target() || !e.is_ward();
    s.standing(s.element(who).seat.foe()).filter(|(_, e)| fits(e)).map(|(id, _)| id).collect()
}

#[inline(never)]
fn ask_confirm(t: &Table, who: ElementId, target: ElementId, swing: Swing) -> impl Future<Output = u8> {
    let (seat, reach) = t.look(|s| (s.element(who).seat, reach(s.element(who), swing)));
    let so = match (swing.means, reach) {
        (Means::Doom, _) => "In 240 mm, seen or not",
        (_, Band::B2B) => "Touching it",
        (_, Band::S) => "In 80 mm and in sight",
        (_, Band::M) => "In 160 mm and in sight",
        (_, Band::L) => "In 240 mm and in sight",
    };
    let deed =
        Deed { by: (seat, Words::with("{}: in reach?", who)), to: Some((seat.foe(), target.into())), moment: None };
    let head = ask::head(("confirm", seat), "In reach?", "").deed(deed);
    t.offer(head, Offer::ROWS, &mut [Opt::new(target, so), Opt::new("none", "Out of reach")].into_iter())
}

static OUT_OF_REACH: Off = Off { short: "out of reach", full: "It is no target any more" };

/// At whom instead; or at whom, where one of several who act together, or an ally, has named nobody yet.
#[inline(never)]
fn ask_aim(t: &Table, who: ElementId, others: ElementSet, swing: Swing) -> impl Future<Output = Option<ElementId>> {
    let (seat, reach) = t.look(|s| (s.element(who).seat, reach(s.element(who), swing)));
    let gist: PieceGist = match (swing.means, reach) {
        (Means::Doom, _) => |_, _| "In 240 mm, seen or not",
        (_, Band::B2B) => |_, _| "If it is touched",
        (_, Band::S) => |_, _| "In 80 mm and in sight",
        (_, Band::M) => |_, _| "In 160 mm and in sight",
        (_, Band::L) => |_, _| "In 240 mm and in sight",
    };
    let among = Some((others, &OUT_OF_REACH));
    let off = ask::only_standing;
    let grid = Grid { of: seat.foe(), off, among, preset: None, none: Some("No target"), cost: ask::free, gist };
    // Whoever was given the Action is known; of others it is said whose target is asked for.
    let led = t.look(|s| s.current.leader == Some(who));
    let note = if led { Words::of(reach.within()) } else { Words::from(who) };
    element(t, ("aim", seat), "At whom?", note, grid)
}

/// How far an attack reaches: Watchers go a band farther in their Reactions (GAP 83).
pub(crate) fn reach(element: &Element, swing: Swing) -> Band {
    match swing.means {
        Means::Doom => Band::L,
        Means::Suppress | Means::Retaliate | Means::Defiance => element.alert(element.reach()),
        _ if swing.farther => element.reach().up(),
        _ => element.reach(),
    }
}

static TARGETED: Off = Off { short: "targeted", full: "It is a target already" };

/// RR-TR-COLOSSAL: up to two more targets in reach; but Distant Doom names one (P-16).
pub(crate) async fn also_aim(t: &Table, who: ElementId) {
    let one = |s: &State| s.current.action == Some(Action::DistantDoom);
    if !t.look(|s| s.element(who).entry.is(Trait::Colossal) && !one(s)) {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::AlsoAimed(ElementSet::EMPTY));
    for _ in 0..2 {
        if t.look(|s| s.standing(seat.foe()).all(|(id, _)| s.current.aims_at(id))) {
            return;
        }
        let grid = Grid {
            of: seat.foe(),
            off: not_aimed,
            among: None,
            preset: None,
            none: Some("Nobody else"),
            cost: ask::free,
            gist: ask::no_gist,
        };
        let note = t.look(|s| s.element(who).reach()).within();
        let Some(more) = element(t, ("also", seat), "And whom?", note, grid).await else { return };
        t.emit(Event::AlsoAimed(t.look(|s| s.current.more.and(more))));
    }
}

fn not_aimed(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_standing(s, id).or(s.current.aims_at(id).then_some(&TARGETED))
}
