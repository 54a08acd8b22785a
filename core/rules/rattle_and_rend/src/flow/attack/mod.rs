//! Attacks: from the target to the Fury check (section 16, F-ATTACK), and the Actions that are one.

mod blow;
mod retaliate;
mod targets;

use self::blow::blow;
use self::retaliate::dare_back;
use super::check::Means;
use super::exit::Exit;
use super::movement;
use super::will::settle;
use super::window::{self, After};
use crate::book::ModifierSource;
use crate::flow::{Table, tactics};
use crate::state::{ElementId, ElementSet, State};

pub(crate) use blow::{Swing, hit};
pub(crate) use retaliate::strike_back;
pub(crate) use targets::{also_aim, confirm};

/// RR-ACT-CHARGE: move, then attack with a Penalty. A pack moves first, then strikes.
pub(crate) async fn charge(t: &Table) {
    let mut ready = ElementSet::EMPTY;
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if movement::advance(t, who, ("Charge", "Then it attacks")).await != Exit::Lost {
            ready = ready.and(who);
        }
    }
    strikes(t, ready, true).await;
}

/// RR-ACT-STAND, RR-ACT-DISTANT-DOOM: attack from where it stands.
pub(crate) async fn stand(t: &Table) {
    let everybody = t.look(|s| s.current.pack);
    strikes(t, everybody, false).await;
}

/// Everybody who is ready strikes: all Fury checks, then the Fighters who strike back, then all Will checks.
async fn strikes(t: &Table, ready: ElementSet, moved: bool) {
    let mut at = 0;
    while let Some(who) = movement::member(t, &mut at) {
        if ready.has(who) && t.look(|s| s.over.is_none() && s.element(who).on_table()) {
            let means = t.look(means);
            strike(t, who, Swing::by(means), moved || at > 1).await;
        }
    }
    strike_back(t).await;
    settle(t).await;
}

/// What kind of attack the Action under way is.
fn means(s: &State) -> Means {
    use crate::book::Action;
    match s.current.action {
        Some(Action::Charge) => Means::Charge,
        Some(Action::DistantDoom) => Means::Doom,
        Some(Action::SpotWeakness) => Means::Spot,
        _ => Means::Stand,
    }
}

/// One attack of an Action: the target once more where something moved, the gate, the window, the dice.
pub(super) async fn strike(t: &Table, who: ElementId, swing: Swing, moved: bool) {
    if moved && !confirm(t, who, swing).await {
        return;
    }
    if gated(t, who) {
        if !tactics::gate(t, who).await {
            return;
        }
        if !moved {
            // The window that waited for the gate.
            if window::targeted(t).await == After::ActionLost {
                return;
            }
        }
    }
    if moved {
        also_aim(t, who).await;
        if window::targeted(t).await == After::ActionLost {
            return;
        }
    }
    let lost = |s: &State| s.current.target.is_some_and(|target| !s.element(target).on_table());
    if t.look(|s| (s.current.moved && !s.current.redirected) || lost(s)) {
        if !confirm(t, who, swing).await {
            return;
        }
        also_aim(t, who).await;
    }
    dare_back(t).await;
    let redirected = t.look(|s| s.current.redirected);
    let targets = t.look(|s| s.current.targets());
    for target in targets.iter() {
        if t.look(|s| s.element(target).on_table()) {
            let turned = redirected && t.look(|s| s.element(target).seat == s.element(who).seat);
            // Only Fodder's redirection hampers; Confusion's new target is fought as it is.
            let hampered = turned && t.look(|s| s.current.hampered);
            let swing = if hampered { swing.with(ModifierSource::Redirected) } else { swing };
            blow(t, who, target, swing).await;
        }
    }
}

/// Whether the Nightmares' gate stands before this attack.
pub(super) fn gated(t: &Table, who: ElementId) -> bool {
    t.look(|s| tactics::nightmares::may_frighten(s, who))
}
