//! The windows in which the other player may react (sections 18.1 and 18.2).

use heapless::Vec;

use super::super::book::{Reaction, Type, Window};
use super::super::{ElementId, Event, Frame, Rend, Slot, State};
use super::ask::{self, choose};
use super::rally::rally;
use super::reaction::declare;
use super::reactions;
use crate::table::{Choose, Ladder, Layout, MAX_OPTIONS, Opt, Rung, Seat, Words};

/// What a window leaves of the Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// It goes on.
    GoesOn,
    /// A mover was stopped where it stands.
    Stopped,
    /// It goes on, and a mover that was held up finishes its move.
    Resumes,
    /// It does not happen, or there is nobody left to do it.
    ActionLost,
}

/// W-DECL.
pub(super) async fn declared(t: &Rend) -> After {
    play(t, Window::Declared, None).await
}

/// W-DECL and W-TARGET in one, for an Action without movement.
pub(super) async fn declared_target(t: &Rend) -> After {
    play(t, Window::DeclaredTarget, t.look(|s| s.frame.target)).await
}

/// W-MOVE, for an Element that moved of its own will.
pub(super) async fn moved(t: &Rend, mover: ElementId) -> After {
    play(t, Window::Move, Some(mover)).await
}

/// W-TARGET.
pub(super) async fn targeted(t: &Rend) -> After {
    play(t, Window::Target, t.look(|s| s.frame.target)).await
}

/// W-WILL, for an Element about to make a forced check.
pub(super) async fn will(t: &Rend, checking: ElementId) {
    if let Some((champion, _)) = open(t, Window::Will, Some(checking)).await {
        rally(t, champion, checking).await;
    }
}

async fn play(t: &Rend, window: Window, about: Option<ElementId>) -> After {
    let used = |s: &State| s.frame.slot == Slot::Used;
    let before = t.look(used);
    let Some(way) = open(t, window, about).await else {
        // Who was stopped for a Reaction that was then denied finishes its move.
        let denied = window == Window::Move && !before && t.look(used);
        return if denied { After::Resumes } else { After::GoesOn };
    };
    let after = reactions::resolve(t, way, window, about).await;
    // A Hazard can take the last of a side on its way: nothing is left to go on with.
    if t.look(|s| s.over.is_some()) { After::ActionLost } else { after }
}

/// One way to react: who, and how.
pub(super) type Way = (ElementId, Reaction);

/// Opens a window, if anybody could use it (RR-REACT-10). `about` is who moves, is aimed at, or checks.
/// Resolves to the Reaction that goes ahead.
async fn open(t: &Rend, window: Window, about: Option<ElementId>) -> Option<Way> {
    loop {
        let reactor = t.look(|s| usable(s, window, about))?;
        let (who, reaction) = match ask_way(t, reactor, window, about).await {
            Wish::React(way) => way,
            Wish::No => return None,
            Wish::NoMore => {
                t.tell(Event::Waived);
                return None;
            }
        };
        if triggered(t, (who, reaction), window, about).await {
            return declare(t, who, reaction).await.then_some((who, reaction));
        }
    }
}

/// The trigger is one question to the table, before anything is spent (RR-REACT-11).
async fn triggered(t: &Rend, (who, reaction): Way, window: Window, about: Option<ElementId>) -> bool {
    // A Champion sees its own host (RR-LOS-2).
    if reaction == Reaction::Rally && about == Some(who) {
        return true;
    }
    let seat = t.look(|s| s.element(who).seat);
    let Some(so) = t.look(|s| reaction.trigger(window, about == Some(who), s.element(who))) else { return true };
    let actor = t.look(|s| s.frame.actor);
    let about = if window.targets() && reaction != Reaction::Fodder { actor } else { about.or(actor) };
    let rows = [Opt::new("yes", so), Opt::new("no", "No")];
    choose(t, ("trigger", seat), reaction.name(), about.expect("windows open only in an Action"), rows).await == 0
}

/// Who may react now, if there is anything to react with.
fn usable(s: &State, window: Window, about: Option<ElementId>) -> Option<Seat> {
    let reactor = s.active?.foe();
    let free = s.frame.slot == Slot::Free && s.side(reactor).now > 0;
    (free && !ways(s, window, about).is_empty()).then_some(reactor)
}

/// Every way to react in this window: (window, type, payable) decides (RR-ARCH-4).
fn ways(s: &State, window: Window, about: Option<ElementId>) -> Vec<Way, MAX_OPTIONS> {
    let Some(reactor) = s.active.map(Seat::foe) else { return Vec::new() };
    let mut ways = Vec::new();
    for reaction in Reaction::all() {
        for (id, element) in s.live(reactor) {
            let has = reaction.belongs_to(element);
            if has && fits(s, window, about, (id, reaction)) {
                ways.push((id, reaction)).expect("eight Elements have fewer Reactions than there are rows");
            }
        }
    }
    ways
}

fn fits(s: &State, window: Window, about: Option<ElementId>, (id, reaction): Way) -> bool {
    let attack = s.frame.action.is_some_and(|action| action.attacks());
    let aimed = about == Some(id);
    match reaction {
        Reaction::Intimidate => window.declares(),
        // The declared target before the attacker moves, the confirmed one after (GAP 44).
        Reaction::Retaliate => attack && (window.declares() || window.targets()) && s.frame.target == Some(id),
        Reaction::Suppress => window == Window::Move || (window.targets() && attack),
        Reaction::Evade => window == Window::Move,
        // Not for a Ward, which nothing but Blink moves (RR-EL-5), nor for themselves.
        Reaction::Fodder => {
            window.targets() && !aimed && about.is_some_and(|ally| s.element(ally).kind() != Type::Ward)
        }
        Reaction::Blink => {
            let friend = s.live(s.element(id).seat).any(|(other, _)| other != id);
            friend && (window == Window::Move || (window.targets() && attack && aimed))
        }
        // A lone Champion does not Rally for itself; an attached one does for its host (GAP 48).
        Reaction::Rally => window == Window::Will && (!aimed || s.element(id).entry.champion.is_some()),
        _ => false,
    }
}

/// What the Reactive Player wants.
enum Wish {
    React(Way),
    No,
    NoMore,
}

async fn ask_way(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> Wish {
    let at = usize::from(ask_menu(t, reactor, window, about).await);
    let ways = t.look(|s| ways(s, window, about));
    match at.checked_sub(1) {
        None => Wish::No,
        Some(at) => ways.get(at).map_or(Wish::NoMore, |&way| Wish::React(way)),
    }
}

#[inline(never)]
fn ask_menu(t: &Rend, reactor: Seat, window: Window, about: Option<ElementId>) -> impl Future<Output = u8> {
    let choose = t.look(|s| menu(s, reactor, &ways(s, window, about)));
    // What is reacted to: the Action and its target, or who does it.
    let Frame { actor, action, target, .. } = t.look(|s| s.frame);
    let title = Words::with("{}!", action.map_or("", |action| action.short()));
    let note = target.map(|target| Words::with("at {}", target)).or(actor.map(Words::from));
    ask::ask(t, "react", reactor, title, note.unwrap_or(Words::NONE), choose)
}

fn menu(s: &State, reactor: Seat, ways: &[Way]) -> Choose {
    let mut options = Vec::new();
    let fits = "eight Elements and two ways to say no fit";
    options.push(Opt::new("none", "No reaction")).expect(fits);
    for &(id, reaction) in ways {
        let alone = ways.iter().filter(|way| way.1 == reaction).count() == 1;
        let element = s.element(id);
        let label = match (alone, element.roman()) {
            (true, _) => Words::of(reaction.name()),
            (false, "") => Words::with2("{} {}", reaction.name(), element.kind().line().name),
            (false, roman) => Words::with2("{} {}", reaction.name(), roman),
        };
        let icon = element.kind().line().icon;
        options.push(Opt::new((reaction.id(), id), label).icon(icon).cost(1)).expect(fits);
    }
    options.push(Opt::new("none-more", "None this Action")).expect(fits);
    let rung = |seat, label| Rung { seat, label: Words::of(label) };
    let rungs = [rung(reactor, ""), rung(reactor.foe(), "Accept or deny"), rung(reactor, "Final word")];
    Choose { options, preset: 0, layout: Layout::Ladder(Ladder { rungs, open: 0 }), other: None }
}
