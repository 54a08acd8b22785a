//! The Warding Reactions (section 18.4): a Ward lends them to the Elements around it.

use super::ask::{self, Grid, element};
use super::attack::{Swing, hit};
use super::check::{Check, Means, Purpose};
use super::extra_move::{self, ExtraMove};
use super::forced::{Shift, reposition};
use super::reactions::turnable;
use super::window::{After, burst};
use crate::book::house::BlastRadius;
use crate::book::{Band, ModifierSource, StatName};
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, ElementSet, State, WillCheck};
use umpire_engine::table::{Diagram, Seat};

/// RR-REACT-DEFIANCE: who passed its check strikes at any enemy in its reach, with a Bonus.
pub(super) async fn defiance(t: &Table, who: ElementId) {
    let seat = t.look(|s| s.element(who).seat);
    let near = t.look(|s| s.element(who).alert(s.element(who).reach())).within();
    let grid = Grid {
        of: seat.foe(),
        off: ask::only_standing,
        among: None,
        preset: None,
        none: Some("Nobody"),
        cost: ask::free,
        gist: ask::no_gist,
    };
    let Some(target) = element(t, ("defy", seat), "At whom?", near, grid).await else { return };
    let swing = Swing::by(Means::Defiance).with(ModifierSource::Defiance);
    if hit(t, who, target, swing).await != Grade::Failure {
        t.emit(Event::Reacted);
    }
}

/// RR-REACT-VENGEANCE: a move towards an enemy and two points of Momentum; a second Element does the same after a
/// critical.
pub(super) async fn vengeance(t: &Table, who: ElementId) {
    let seat = t.look(|s| s.element(who).seat);
    let grade = vow(t, who).await;
    if grade == Grade::Failure {
        return;
    }
    t.emit(Event::Reacted);
    let others = t.look(|s| {
        let able = s.standing(seat).filter(|(id, e)| *id != who && !e.is_ward());
        able.map(|(id, _)| id).collect::<ElementSet>()
    });
    if grade == Grade::Critical && !others.is_empty() {
        let second = ask::one_of(t, ("second", seat), "Who else?", "in its sight", (others, Some("Nobody"))).await;
        if let Some(second) = second {
            vow(t, second).await;
        }
    }
}

/// One Fury check for Vengeance: no attack.
async fn vow(t: &Table, who: ElementId) -> Grade {
    let then = &["Nothing happens", "Move and gain 2", "Move and gain 2"];
    let check = Check::plain(who, (StatName::Fury, Purpose::Reaction), "Vengeance", then);
    let grade = check.make(t).await;
    if grade != Grade::Failure {
        let seat = t.look(|s| s.element(who).seat);
        let walk = ExtraMove::reacting(who, "Avenge", "Towards an enemy", Diagram::Move, None);
        extra_move::walk(t, who, walk).await;
        t.emit(Event::Gained(seat, 2, "Vengeance"));
    }
    grade
}

/// RR-REACT-CONFUSION: the attack goes to another of the attacker's own side.
pub(super) async fn confusion(t: &Table, who: ElementId) -> After {
    let then = &["The attack goes on", "Turn it on another", "And it costs them 2"];
    let check = Check::plain(who, (StatName::Guile, Purpose::Reaction), "Confusion", then);
    let grade = check.make(t).await;
    if grade == Grade::Failure {
        return After::GoesOn;
    }
    t.emit(Event::Reacted);
    let seat = t.look(|s| s.element(who).seat);
    let grid = Grid {
        of: seat.foe(),
        off: turnable,
        among: None,
        preset: None,
        none: None,
        cost: ask::free,
        gist: ask::no_gist,
    };
    if let Some(turned) = element(t, ("redirect", seat), "Turn it on", "in range of it", grid).await {
        t.emit(Event::Turned { from: who, to: turned, hampered: false });
    }
    if grade == Grade::Critical {
        t.emit(Event::Robbed(seat.foe(), 2, "Confusion"));
    }
    After::GoesOn
}

/// RR-REACT-PURSUIT: after an enemy that got away, a band farther than its MOV.
pub(super) async fn pursuit(t: &Table, who: ElementId, foe: ElementId) -> After {
    let then = &["It stays", "After the enemy", "And move another enemy"];
    let check = Check::plain(who, (StatName::Guile, Purpose::Reaction), "Pursuit", then);
    let grade = check.make(t).await;
    if grade == Grade::Failure {
        return After::GoesOn;
    }
    t.emit(Event::Reacted);
    let after = ExtraMove::reacting(who, "Pursuit", "As near as before", Diagram::Towards, Some(foe));
    let walk = ExtraMove { farther: true, ..after };
    extra_move::walk(t, who, walk).await;
    let seat = t.look(|s| s.element(who).seat);
    let others = t.look(|s| {
        let able = s.standing(seat.foe()).filter(|(id, e)| *id != foe && !e.is_ward());
        able.map(|(id, _)| id).collect::<ElementSet>()
    });
    if grade == Grade::Critical && !others.is_empty() {
        let reach = t.look(|s| s.element(who).alert(Band::S));
        let far = if reach > Band::S { "up to 160 mm" } else { "up to 80 mm" };
        let other = ask::one_of(t, ("drive-off", seat), "Drive off", far, (others, Some("Nobody"))).await;
        if let Some(other) = other {
            reposition(t, other, reach, Shift::Away).await;
        }
    }
    After::GoesOn
}

/// How far a blast of this Ward reaches (HR 13).
pub(super) fn blast(s: &State, ward: ElementId) -> Band {
    s.element(ward).alert(match s.house.get() {
        BlastRadius::L => Band::L,
        BlastRadius::M => Band::M,
        BlastRadius::S => Band::S,
    })
}

/// RR-REACT-DETONATE: everybody around the Ward makes a Will check with a Penalty; the Ward is gone.
pub(super) async fn detonate(t: &Table, ward: ElementId) -> After {
    t.emit(Event::Reacted);
    let owner = t.look(|s| s.element(ward).seat);
    for seat in [Seat::RED, Seat::BLUE] {
        // Whoever acts is in it: that was the trigger.
        let actor = t.look(|s| s.current.actor.filter(|actor| s.element(*actor).on_table()));
        let listed = |id: &ElementId| *id != ward && Some(*id) != actor;
        let around = t.look(|s| s.standing(seat).map(|(id, _)| id).filter(listed).collect::<ElementSet>());
        if let Some(actor) = actor.filter(|actor| t.look(|s| s.element(*actor).seat == seat)) {
            t.emit(Event::Due(WillCheck::new(actor, Cause::Blast, true)));
        }
        if around.is_empty() {
            continue;
        }
        let near = t.look(|s| blast(s, ward)).within();
        let title = if seat == Seat::RED { "Red hit" } else { "Blue hit" };
        let caught = ask::several(t, ("blast", owner), title, near, around, None).await;
        for who in caught.iter() {
            t.emit(Event::Due(WillCheck::new(who, Cause::Blast, true)));
        }
    }
    burst(t, ward);
    After::GoesOn
}
