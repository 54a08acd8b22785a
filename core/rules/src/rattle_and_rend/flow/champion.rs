//! The Champion Actions (section 17.2): no movement, Guile, and what it brings.

use super::act::allowed;
use super::aim::{summoned, target};
use super::ask::{self, tell};
use super::attack::{Swing, confirm, strike, strike_back};
use super::check::{Check, CheckNote, Means, Purpose, Then};
use super::exit::Exit;
use super::loss::drop_marker;
use super::movement::{self, ExtraMove, member};
use super::turn::no_target;
use super::window::{self, After};
use crate::rattle_and_rend::book::house::WeakSpot;
use crate::rattle_and_rend::book::{Action, ModifierSource, StatName};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::grade::Grade;
use crate::rattle_and_rend::state::{Cause, Element, ElementId, ElementSet, State, Whereabouts, WillCheck};
use crate::table::Diagram;

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

/// RR-ACT-BANISH-FOE: the target is gone until the next Round; unless it was critical the Champion makes a Will
/// check.
async fn banish(t: &Table, who: ElementId) {
    let Some(target) = aim(t, who).await else { return };
    let then = &["Will check for itself", "Gone; Will check", "Gone until next Round"];
    let check = hampered(t, guile(who, Some(target), CheckNote::about("at {}", target), then));
    let grade = Check { known: check.known.and(ModifierSource::Banish), ..check }.make(t).await;
    if grade != Grade::Failure {
        let seat = t.look(|s| s.element(target).seat);
        drop_marker(t, target);
        for passenger in t.look(|s| s.aboard(target)).iter() {
            drop_marker(t, passenger);
        }
        tell(t, ("banish", seat), "Banished", "Mark where it stood", (Diagram::Place, target, None, None)).await;
        let due = t.look(|s| s.round.saturating_add(1));
        t.emit(Event::Put(target, Whereabouts::Banished(due)));
        let away = t.look(|s| {
            s.of(seat).filter(|(_, e)| e.place == Whereabouts::Away(target)).map(|(id, _)| id).collect::<ElementSet>()
        });
        for gone in away.and(target).iter() {
            super::bonds::bereaved(t, gone, false);
        }
    }
    if grade != Grade::Critical {
        t.emit(Event::Due(WillCheck::new(who, Cause::Own, false)));
    }
}

/// RR-ACT-BATTLE-SUMMONS.
async fn summon(t: &Table, who: ElementId) {
    let lost = t.look(|s| s.current.target).filter(|lost| t.look(|s| summoned(s, *lost).is_none()));
    let Some(lost) = lost else { return };
    let then = &["Nobody returns", "It returns", "It returns and moves"];
    let grade = guile(who, None, CheckNote::about("for {}", lost), then).make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::Put(lost, Whereabouts::Table));
    let text = t.look(arrival);
    tell(t, ("summoned", seat), "It returns", text, (Diagram::Place, lost, None, None)).await;
    if grade == Grade::Critical && t.look(|s| s.element(lost).mov().is_some()) {
        let walk = ExtraMove::new("Summoned", "In any direction", Diagram::Move, None);
        let exit = movement::walk(t, lost, walk).await;
        if exit != Exit::Lost && window::moved(t, ElementSet::one(lost)).await == After::Resumes {
            movement::finish(t, lost, "Summoned", None, exit).await;
        }
    }
}

/// Where the summoned stand: at the edge of their zone, or in its middle (GAP 96).
fn arrival(s: &State) -> &'static str {
    use crate::rattle_and_rend::book::Deployment::{Close, Surrounded};
    match s.deployment {
        Some(Close | Surrounded) => "Centre, foes 80+, no ally",
        _ => "Edge, foes 80+, no ally",
    }
}

/// RR-ACT-CRASHING-WAVE: every ally within M may move; after a critical nothing holds them.
async fn wave(t: &Table, who: ElementId) {
    let then = &["Nobody moves", "Allies may move", "Allies heed no ground"];
    let grade = guile(who, None, "Wave", then).make(t).await;
    let allies = t.look(|s| allies(s, who));
    if grade == Grade::Failure || allies.is_empty() {
        return;
    }
    let seat = t.look(|s| s.element(who).seat);
    let moving = ask::several(t, ("wave", seat), "Who moves?", "in 160 mm", allies, None).await;
    let (mut moved, mut inside) = (ElementSet::EMPTY, ElementSet::EMPTY);
    for ally in moving.iter() {
        let heedless = grade == Grade::Critical;
        let walk = ExtraMove { heedless, ..ExtraMove::new("Wave", "In any direction", Diagram::Move, None) };
        match movement::walk(t, ally, walk).await {
            Exit::Free => moved = moved.and(ally),
            Exit::Inside => (moved, inside) = (moved.and(ally), inside.and(ally)),
            Exit::Lost => {}
        }
    }
    if !moved.is_empty()
        && window::moved(t, moved).await == After::Resumes
        && let Some(held_up) = t.look(|s| s.current.movers.first())
    {
        let exit = if inside.has(held_up) { Exit::Inside } else { Exit::Free };
        movement::finish(t, held_up, "Wave", None, exit).await;
    }
    for ally in moved.iter() {
        super::markers::at_the_edge(t, ally).await;
    }
}

/// Its allies on the table, Wards aside.
pub(super) fn allies(s: &State, who: ElementId) -> ElementSet {
    let ally = |(id, e): &(ElementId, &Element)| *id != who && !e.is_ward();
    s.standing(s.element(who).seat).filter(ally).map(|(id, _)| id).collect()
}

/// RR-ACT-PUSH.
async fn push(t: &Table, who: ElementId) {
    let Some(target) = aim(t, who).await else { return };
    let then = &["Nothing happens", "Driven back", "Driven back, Will check"];
    let grade = hampered(t, guile(who, Some(target), CheckNote::about("at {}", target), then)).make(t).await;
    if grade == Grade::Failure {
        return;
    }
    let seat = t.look(|s| s.element(target).seat).foe();
    let text = "Back, in sight, on board";
    tell(t, ("drive", seat), "Drive back", text, (Diagram::Push, target, Some(who), None)).await;
    t.emit(Event::Moved);
    drop_marker(t, target);
    if movement::bad_ground(t, target).await {
        return;
    }
    if grade == Grade::Critical {
        let test = WillCheck::new(target, Cause::Effect(who), false);
        t.emit(Event::Due(WillCheck { answerable: true, ..test }));
    }
}

/// RR-ACT-SCHEMING-PLOT: only undisturbed, or among friends.
pub(super) async fn may_plot(t: &Table, who: ElementId) -> bool {
    let seat = t.look(|s| s.element(who).seat);
    allowed(t, seat, "No foe in reach?", "or more ally points").await
}

async fn plot(t: &Table, who: ElementId) {
    let then = &["Nothing happens", "Gain 2, they lose 2", "Gain 3, they lose 3"];
    let amount = match guile(who, None, "Plot", then).make(t).await {
        Grade::Failure => return,
        Grade::Success => 2,
        Grade::Critical => 3,
    };
    let seat = t.look(|s| s.element(who).seat);
    t.emit(Event::Gained(seat, amount, "Scheming Plot"));
    t.emit(Event::Robbed(seat.foe(), amount, "Scheming Plot"));
}

/// RR-ACT-SPOT-WEAKNESS: an ally attacks; by house rule two of them (HR 12).
async fn spot(t: &Table, who: ElementId) {
    let then = &["Nobody attacks", "The ally attacks", "With Bonus, a band more"];
    let first = t.look(|s| s.current.target);
    let grade = guile(who, None, "Spot", then).make(t).await;
    let Some(first) = first.filter(|_| grade != Grade::Failure) else { return };
    lend(t, first, grade).await;
    if t.look(|s| s.house.is(WeakSpot::TwoAllies) && s.over.is_none()) {
        let others = t.look(|s| allies(s, who).without(first));
        let seat = t.look(|s| s.element(who).seat);
        if !others.is_empty() {
            let second = ask::one_of(t, ("ally", seat), "Who attacks too?", "in reach", (others, Some("Nobody"))).await;
            if let Some(second) = second {
                lend(t, second, grade).await;
            }
        }
    }
}

/// The ally's attack: not its Action.
async fn lend(t: &Table, ally: ElementId, grade: Grade) {
    if t.look(|s| s.over.is_some() || !s.element(ally).on_table()) {
        return;
    }
    t.emit(Event::Next(ally));
    let swing = Swing::by(Means::Spot);
    let swing =
        if grade == Grade::Critical { Swing { farther: true, ..swing.with(ModifierSource::Weakness) } } else { swing };
    strike(t, ally, swing, true).await;
}
