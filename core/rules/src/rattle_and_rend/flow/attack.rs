//! Attacks: from the Fury check to the last Will check (section 16, F-ATTACK), and the Actions that are one.

use super::super::book::{Band, Source, Sources, StatName, Terrain, Type};
use super::super::{ElementId, Event, Rend, State};
use super::ask::{self, Grid, element, yes};
use super::check::{Check, Contact};
use super::exit::Exit;
use super::movement;
use super::will::{Blow, will};
use super::window::{self, After};
use crate::table::{Grade, Words};

/// What the device knows to help or hinder an attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Swing {
    known: Sources,
}

/// RR-ACT-CHARGE: move, then attack with a Penalty.
pub(super) async fn charge(t: &Rend, who: ElementId) {
    if movement::advance(t, who, ("Charge", "Then it attacks")).await != Exit::Lost
        && confirm(t, who).await
        && window::targeted(t).await != After::ActionLost
    {
        strike(t, who, Swing { known: Sources::NONE.and(Source::Charge) }).await;
    } else {
        strike_back(t, who).await;
    }
}

/// RR-ACT-STAND: attack from where it stands. Its one window is already through.
pub(super) async fn stand(t: &Rend, who: ElementId) {
    strike(t, who, Swing::default()).await;
}

/// Asks whether the target is still in reach, once something moved; whether there is one (RR-ACT-DECL).
pub(super) async fn confirm(t: &Rend, who: ElementId) -> bool {
    let (seat, wards) = t.look(|s| (s.element(who).seat, s.frame.action.is_some_and(|a| a.attacks())));
    let reach = t.look(|s| s.element(who).rng()).expect("Wards take no Actions");
    let off = if wards { ask::only_live } else { ask::only_movable };
    let preset = t.look(|s| s.frame.target);
    let grid = Grid { of: seat.foe(), off, preset, none: Some("No target"), cost: ask::free };
    let target = element(t, ("confirm", seat), "In reach?", reach.within(), grid).await;
    t.tell(Event::Aimed(target));
    target.is_some()
}

/// The attack of an Action, with the blow that Retaliate strikes at the same time.
async fn strike(t: &Rend, who: ElementId, swing: Swing) {
    let lost = |s: &State| s.frame.target.is_some_and(|target| !s.element(target).in_play());
    let pushed = t.look(|s| (s.frame.moved && !s.frame.redirected) || lost(s));
    if pushed && !confirm(t, who).await {
        return strike_back(t, who).await;
    }
    let Some(target) = t.look(|s| s.frame.target) else { return };
    // The Nightmares gate belongs before the window and the dice (F-ATTACK step 2).
    let redirected = t.look(|s| s.frame.redirected);
    let known = swing.known.and_if(redirected, Source::Redirected);
    let grade = fury(t, who, target, Swing { known }).await;
    let touching = t.look(|s| s.element(who).rng() == Some(Band::B2B) && s.frame.strike == Some(target));
    let back = retaliation(t, who, touching).await;
    let mine = Blow::landed(who, target, grade);
    will(t, back, mine).await;
}

/// The Fighters strike even where the attack they answer was lost (RR-REACT-RETALIATE).
async fn strike_back(t: &Rend, who: ElementId) {
    if t.look(|s| s.over.is_none() && s.element(who).in_play()) {
        let back = retaliation(t, who, false).await;
        will(t, back, None).await;
    }
}

/// RR-REACT-RETALIATE, steps 4 to 8: the Fighters' own Fury, if the attacker is in their reach. Whoever
/// struck them by touch is.
async fn retaliation(t: &Rend, attacker: ElementId, touching: bool) -> Option<Blow> {
    let fighters = t.look(|s| s.frame.strike)?;
    let (seat, reach) = t.look(|s| (s.element(fighters).seat, s.element(fighters).rng()));
    let near = reach.unwrap_or(Band::B2B).within();
    if !touching && !yes(t, ("in-reach", seat), "Attacker in reach?", near).await {
        return None;
    }
    let grade = fury(t, fighters, attacker, Swing::default()).await;
    if grade != Grade::Failure {
        t.tell(Event::Reacted);
    }
    Blow::landed(fighters, attacker, grade)
}

/// One whole attack outside an Action's own: Fury, then Will (Suppress).
pub(super) async fn attack(t: &Rend, who: ElementId, target: ElementId, swing: Swing) -> Grade {
    let grade = fury(t, who, target, swing).await;
    will(t, Blow::landed(who, target, grade), None).await;
    grade
}

/// The Fury check (F-ATTACK step 4).
async fn fury(t: &Rend, who: ElementId, target: ElementId, swing: Swing) -> Grade {
    let (facts, contact) = t.look(|s| facts(s, who, target));
    let note = Words::with("at {}", target);
    let then = ["Nothing happens", "Will check", "Will check with Penalty"];
    let known = swing.known;
    Check { who, stat: StatName::Fury, known, facts, contact, note, then }.make(t).await
}

/// What the table must be asked for an attack: RR-Q-1 to RR-Q-6 with their skip rules.
fn facts(s: &State, who: ElementId, target: ElementId) -> (Sources, Contact) {
    let element = s.element(who);
    // Nobody is left to touch anybody, or to outnumber them: no question could set it (RR-ASK-1).
    let friend = s.live(element.seat).any(|(id, _)| id != who && id != target);
    let many = s.live(element.seat.foe()).count() > 1;
    let inspired = Sources::NONE.and_if(s.has(Terrain::Inspiring), Source::Inspired);
    let melee = inspired.and_if(friend, Source::Friend).and_if(many, Source::Outnumbered);
    let covered = melee.and_if(s.has(Terrain::Blocking), Source::Cover);
    match element.rng() {
        // Heavies fight in melee at any reach (RR-ATK-3), and who reaches only by touch does too.
        _ if element.kind() == Type::Heavy => (melee, Contact::Settled),
        None | Some(Band::B2B) => (melee, Contact::Settled),
        Some(Band::S) => (covered, Contact::AskedClose),
        Some(Band::M | Band::L) => (covered.and(Source::Close), Contact::Asked),
    }
}
