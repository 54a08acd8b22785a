//! One blow: a Fury check against a target, and what follows it.

use super::targets::reach;
use crate::book::{Band, ModifierSource, ModifierSources, StatName, Terrain, Type};
use crate::event::Event;
use crate::flow::check::{Check, CheckNote, Contact, Means, Purpose};
use crate::flow::{Table, tactics};
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, ElementId, State, WillCheck};

/// How an attack is made.
#[derive(Clone, Copy)]
pub(crate) struct Swing {
    /// How it comes about.
    pub(crate) means: Means,
    /// What the device knows to help or hinder it.
    pub(crate) known: ModifierSources,
    /// Whether it reaches a band beyond its RNG (a critical Spot Weakness).
    pub(crate) farther: bool,
}

impl Swing {
    /// An attack with nothing special about it.
    pub(crate) const fn by(means: Means) -> Self {
        Swing { means, known: ModifierSources::EMPTY, farther: false }
    }

    /// With a modifier.
    pub(crate) fn with(self, source: ModifierSource) -> Self {
        Swing { known: self.known.and(source), ..self }
    }
}

/// One Fury check with everybody who may join in; what hits is put on the list of Will checks.
pub(crate) async fn blow(t: &Table, who: ElementId, target: ElementId, swing: Swing) -> Grade {
    let grade = hit(t, who, target, swing).await;
    if !matches!(swing.means, Means::Suppress | Means::Defiance | Means::Avenge) {
        tactics::beside_attack(t, who, target, grade).await;
    }
    grade
}

/// The Fury check (F-ATTACK step 4).
pub(crate) async fn hit(t: &Table, who: ElementId, target: ElementId, swing: Swing) -> Grade {
    let grade = fury(t, who, target, swing).make(t).await;
    if grade != Grade::Failure {
        let critical = grade == Grade::Critical;
        use Means::{Charge, Doom, Spot, Stand, Swarm};
        let answerable = matches!(swing.means, Charge | Stand | Doom | Spot);
        let swarm = swing.means == Swarm;
        let test = WillCheck::new(target, Cause::Attack(who), critical);
        t.emit(Event::Due(WillCheck { answerable, swarm, ..test }));
    }
    grade
}

#[inline(never)]
fn fury(t: &Table, who: ElementId, target: ElementId, swing: Swing) -> Check {
    let (facts, contact) = t.look(|s| facts(s, who, target, swing));
    let then = &["Nothing happens", "They roll Will", "They roll a die less"];
    let purpose = Purpose::Attack(target, swing.means);
    let known = swing.known.and_if(swing.means == Means::Charge, ModifierSource::Charge);
    let check = Check::plain(who, (StatName::Fury, purpose), CheckNote::about("{}", target), then);
    Check { known, facts, contact, ..check }
}

/// What the table must be asked for an attack: RR-Q-1 to RR-Q-6 with their skip rules.
fn facts(s: &State, who: ElementId, target: ElementId, swing: Swing) -> (ModifierSources, Contact) {
    let element = s.element(who);
    // Nobody is left to touch anybody, or to outnumber them: no question could set it (RR-ASK-1).
    let friend = s.standing(element.seat).any(|(id, _)| id != who && id != target);
    let many = s.standing(element.seat.foe()).count() > 1;
    let inspired = ModifierSources::EMPTY.and_if(s.has(Terrain::Inspiring), ModifierSource::Inspired);
    let melee = inspired.and_if(friend, ModifierSource::Friend).and_if(many, ModifierSource::Outnumbered);
    let covered = |facts: ModifierSources| facts.and_if(s.has(Terrain::Blocking), ModifierSource::Cover);
    if swing.means == Means::Doom {
        // Always ranged, even by a Heavy (RR-ATK-3).
        return (covered(inspired).and(ModifierSource::Close), Contact::Settled);
    }
    if swing.means == Means::Swarm {
        // Only who touches the target swarms it.
        return (melee, Contact::Settled);
    }
    match reach(element, swing) {
        // Heavies fight in melee at any reach (RR-ATK-3), and who reaches only by touch does too.
        _ if element.kind() == Type::Heavy => (melee, Contact::Settled),
        Band::B2B => (melee, Contact::Settled),
        Band::S => (covered(melee), Contact::AskedClose),
        Band::M | Band::L => (covered(melee).and(ModifierSource::Close), Contact::Asked),
    }
}
