//! The Champion Actions (section 17.2): no movement, Guile, and what it brings.

mod banish;
mod plot;
mod push;
mod spot;
mod summon;
mod wave;

pub(super) use self::plot::may_plot;
pub(super) use self::wave::allies;

use self::banish::banish;
use self::plot::plot;
use self::push::push;
use self::spot::spot;
use self::summon::summon;
use self::wave::wave;
use super::aim::target;
use super::attack::{Swing, confirm, strike_back};
use super::check::{Check, CheckNote, Means, Purpose, Then};
use super::movement::member;
use super::turn::no_target;
use crate::book::{Action, ModifierSource, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::state::{ElementId, State};

/// Everybody who acts together takes the Action, one after the other.
pub(super) async fn act(t: &Table, action: Action) {
    let mut at = 0;
    while let Some(who) = member(t, &mut at) {
        if at > 1 {
            let seat = t.look(|s| s.element(who).seat);
            if t.look(|s| {
                no_target(s, seat, action).is_some() || action == Action::SpotWeakness && allies(s, who).is_empty()
            }) {
                break;
            }
            if action == Action::SchemingPlot && !may_plot(t, who).await {
                continue;
            }
            let aim = target(t, who, action).await;
            t.emit(Event::Aimed(aim));
        }
        match action {
            Action::BanishFoe => banish(t, who).await,
            Action::BattleSummons => summon(t, who).await,
            Action::CrashingWave => wave(t, who).await,
            Action::PushToTheBrink => push(t, who).await,
            Action::SchemingPlot => plot(t, who).await,
            _ => spot(t, who).await,
        }
    }
    // All that was lent has been struck: whoever strikes back does so once.
    strike_back(t).await;
}

fn guile(who: ElementId, on: Option<ElementId>, note: impl Into<CheckNote>, then: Then) -> Check {
    Check::plain(who, (StatName::Guile, Purpose::Action(on)), note, then)
}

/// Where an effect on an enemy lands after all: turned by Fodder; on another where a blast took or moved the one
/// named (RR-ACT-DECL); nowhere.
async fn aim(t: &Table, who: ElementId) -> Option<ElementId> {
    let stands = |s: &State| s.current.target.is_some_and(|target| s.element(target).on_table());
    let sure = t.look(|s| stands(s) && (!s.current.moved || s.current.redirected));
    if !sure && t.look(|s| no_target(s, s.element(who).seat, s.current.action?)).is_none() {
        confirm(t, who, Swing::by(Means::Stand)).await;
    }
    t.look(|s| s.current.target.filter(|_| stands(s)))
}

/// Hampered where Fodder turned it back on its own side.
fn hampered(t: &Table, check: Check) -> Check {
    let known = check.known.and_if(t.look(|s| s.current.hampered), ModifierSource::Redirected);
    Check { known, ..check }
}
