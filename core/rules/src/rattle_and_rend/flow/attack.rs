//! Attacks: from the target to the Fury check (section 16, F-ATTACK), and the Actions that are one.

use super::ask::{self, Grid, choose, element};
use super::check::{Check, CheckNote, Contact, Means, Purpose};
use super::exit::Exit;
use super::movement;
use super::will::settle;
use super::window::{self, After};
use crate::rattle_and_rend::book::{Band, ModifierSource, ModifierSources, StatName, Terrain, Trait, Type};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::{Table, tactics};
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::grade::Grade;
use crate::rattle_and_rend::state::{Cause, Element, ElementId, ElementSet, State, WillCheck};
use crate::table::{Off, Opt};

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
    use crate::rattle_and_rend::book::Action;
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

/// Asks whether the target is still in reach, once something moved; whether there is one (RR-ACT-DECL).
pub(super) async fn confirm(t: &Table, who: ElementId, swing: Swing) -> bool {
    let target = if t.look(|s| any_target(s, who)) { ask_confirm(t, who, swing).await } else { None };
    t.emit(Event::Aimed(target));
    target.is_some()
}

/// Whether there is anybody to aim at: the last of them may have gone.
fn any_target(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| s.current.is_attack() || !e.is_ward())
}

#[inline(never)]
fn ask_confirm(t: &Table, who: ElementId, swing: Swing) -> impl Future<Output = Option<ElementId>> {
    let (seat, moves) = t.look(|s| (s.element(who).seat, s.current.moves_target()));
    let off = if moves { ask::only_movable } else { ask::only_standing };
    let preset = t.look(|s| s.current.target);
    let grid = Grid { of: seat.foe(), off, among: None, preset, none: Some("No target"), cost: ask::free };
    element(t, ("confirm", seat), "In reach?", t.look(|s| reach(s.element(who), swing)).within(), grid)
}

/// How far an attack reaches: Watchers go a band farther in their Reactions (GAP 83).
fn reach(element: &Element, swing: Swing) -> Band {
    match swing.means {
        Means::Doom => Band::L,
        Means::Suppress | Means::Retaliate | Means::Defiance => element.alert(element.reach()),
        _ if swing.farther => element.reach().up(),
        _ => element.reach(),
    }
}

static TARGETED: Off = Off { short: "targeted", full: "It is a target already" };

/// RR-TR-COLOSSAL: up to two more targets in reach.
pub(super) async fn also_aim(t: &Table, who: ElementId) {
    if !t.look(|s| s.element(who).entry.is(Trait::Colossal)) {
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
        };
        let note = t.look(|s| s.element(who).reach()).within();
        let Some(more) = element(t, ("also", seat), "And whom?", note, grid).await else { return };
        t.emit(Event::AlsoAimed(t.look(|s| s.current.more.and(more))));
    }
}

fn not_aimed(s: &State, id: ElementId) -> Option<&'static Off> {
    ask::only_standing(s, id).or(s.current.aims_at(id).then_some(&TARGETED))
}

/// RR-REACT-RETALIATE, step 4: whoever means to strike back must dare to, before the attacker's dice.
async fn dare_back(t: &Table) {
    let strikers = t.look(|s| s.current.strikers);
    for fighters in strikers.iter() {
        if gated(t, fighters) && t.look(|s| !s.current.dared.has(fighters) && s.element(fighters).on_table()) {
            let dares = tactics::gate(t, fighters).await;
            t.emit(Event::Dared(fighters, dares));
        }
    }
}

/// RR-REACT-RETALIATE, steps 5 to 8: the Fighters' own Fury, if the attacker is in their reach. They strike even
/// where the attack they answer was lost.
pub(super) async fn strike_back(t: &Table) {
    dare_back(t).await;
    let strikers = t.look(|s| s.current.strikers);
    let Some(attacker) = t.look(|s| s.current.attacker) else { return };
    for fighters in strikers.iter() {
        if t.look(|s| s.over.is_some() || !s.element(attacker).on_table() || !s.element(fighters).on_table()) {
            continue;
        }
        let (reach, touching) = t.look(|s| {
            let touch = s.element(attacker).rng() == Some(Band::B2B) && s.current.target == Some(fighters);
            (s.element(fighters).alert(s.element(fighters).reach()), touch && !s.current.moved)
        });
        let seat = t.look(|s| s.element(fighters).seat);
        let rows = [Opt::new("yes", "In reach"), Opt::new("no", "No")];
        if !touching && choose(t, ("in-reach", seat), attacker, reach.within(), rows).await == 1 {
            continue;
        }
        if blow(t, fighters, attacker, Swing::by(Means::Retaliate)).await != Grade::Failure {
            t.emit(Event::Reacted);
        }
    }
}

/// One Fury check with everybody who may join in; what hits is put on the list of Will checks.
async fn blow(t: &Table, who: ElementId, target: ElementId, swing: Swing) -> Grade {
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
    let then = &["Nothing happens", "Will check", "Will check with Penalty"];
    let purpose = Purpose::Attack(target, swing.means);
    let known = swing.known.and_if(swing.means == Means::Charge, ModifierSource::Charge);
    let check = Check::plain(who, (StatName::Fury, purpose), CheckNote::about("at {}", target), then);
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
