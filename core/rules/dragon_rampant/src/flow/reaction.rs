//! Reactions to an Attack (section 15 of the checklist, FLOW-COUNTER, FLOW-EVADE).

use super::fight::clash;
use super::goal::{self, Way};
use super::shoot::{self, Shot, Volley};
use super::{Table, ask, movement, removal};
use crate::book::{Class, HouseRule, Special, Spell};
use crate::event::PhaseEvent;
use crate::state::{Battle, Clash, Departure, Flag, UnitId};
use umpire_engine::dice::Need;
use umpire_engine::table::{Amount, Diagram, Heading, Opt, Tone, Words};

/// What became of the Attack before its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reply {
    /// The defender stands: the attacker moves into contact.
    Stands,
    /// They are in contact.
    Met,
    /// There is no fight.
    Over,
}

/// What a reaction needs on two dice (DR-REACT-1).
const NEED: u8 = 7;

/// Offers the defender its reaction, where it has one.
pub(super) async fn react(t: &Table) -> Reply {
    let Some(special) = t.look(available) else { return Reply::Stands };
    if ask_react(t, special).await != 0 {
        return Reply::Stands;
    }
    let passed = test(t, special).await;
    match (special, passed) {
        (Special::Evade, true) => evade(t).await,
        (Special::Evade, false) => {
            t.emit(PhaseEvent::Clash(Clash { evaded: true, ..t.look(clash) }).into());
            Reply::Stands
        }
        (_, true) => counter(t).await,
        (_, false) => Reply::Stands,
    }
}

/// What the defender may try (DR-SR-COUNTER, DR-SR-COUNTERFOOT, DR-SR-EVADE).
fn available(b: &Battle) -> Option<Special> {
    let Clash { attacker, defender, .. } = clash(b);
    let specials = b.profile(defender).specials;
    let foot = b.profile(attacker).class == Class::Foot;
    let barred = b.plays(HouseRule::ChaseReactions) && !goal::may_fight(b, b.seat_of(defender));
    let choices = [
        (specials.has(Special::CounterCharge), Special::CounterCharge),
        (specials.has(Special::CounterChargeFoot) && foot, Special::CounterChargeFoot),
        (specials.has(Special::Evade), Special::Evade),
    ];
    let first = choices.into_iter().find(|(has, _)| *has).map(|(_, special)| special);
    first.filter(|_| !b.unit(defender).is_battered() && !barred)
}

fn head(t: &Table, id: &'static str, title: &'static str) -> Heading {
    let Clash { attacker, defender, .. } = t.look(clash);
    if t.is_unread() {
        return ask::bare(t, id, defender);
    }
    let seat = t.look(|b| b.seat_of(defender));
    ask::head((id, seat), title, Words::NONE).deed(ask::deed(t, attacker, "{}: Attack", defender)).chip("Reaction")
}

/// The same over the reaction's own dice: it is the defender who rolls.
fn tried(t: &Table, id: &'static str, title: &'static str) -> Heading {
    let Clash { attacker, defender, .. } = t.look(clash);
    let head = head(t, id, title);
    if t.is_unread() { head } else { head.deed(ask::deed(t, defender, "{}: React", attacker)) }
}

#[inline(never)]
fn ask_react(t: &Table, special: Special) -> impl Future<Output = u8> {
    let need = Amount::Need(Need::at_least(NEED));
    let tries = match special {
        Special::Evade => Opt::new("evade", "Evade").gist("Caught or failed: Armour 1"),
        _ => Opt::new("counter", "Counter-charge").gist("Both count as attacking"),
    };
    let head = head(t, "react", "React?").why("It is attacked, and may react before the enemy moves.");
    ask::choose(t, head, [tries.amount(need), Opt::new("stand", "Stand").gist("Defend as usual")])
}

async fn test(t: &Table, special: Special) -> bool {
    let (id, name) = if special == Special::Evade { ("evade", "Evade") } else { ("counter", "Counter-charge") };
    let roll = ask::two_dice(name, 0, NEED.into());
    let score = roll.score;
    let faces = ask::faces(t.roll(tried(t, id, name), roll).await);
    let passed = score.hits(&faces) > 0;
    let (tone, word) = if passed { (Tone::Good, "Passed") } else { (Tone::Bad, "Failed") };
    let rolled = ask::rolled((name, score), (faces, passed.into()), (tone, word), Words::NONE);
    t.emit(PhaseEvent::Reacted(t.look(|b| clash(b).defender), rolled, passed).into());
    passed
}

/// DR-CC-1, DR-CC-2: they meet between their places, and both attack.
async fn counter(t: &Table) -> Reply {
    let before = t.look(clash);
    t.emit(PhaseEvent::Clash(Clash { countered: true, ..before }).into());
    t.emit(crate::event::DamageEvent::Flag(before.defender, Flag::HasAttacked, true).into());
    let most = t.look(|b| movement::reach(b, before.attacker) / 2);
    let unit = t.look(|b| if b.plays(HouseRule::Centimetres) { "centimetres" } else { "inches" });
    let gap = ask::number(t, head(t, "gap", "How far apart?"), (1, most.into(), (most / 2).into()), unit).await;
    meet(t, before, gap as u8).await;
    let stays = goal::moved(t, before.attacker, Way::Charge).await;
    let comes = goal::moved(t, before.defender, Way::CounterCharge).await;
    if stays && comes { Reply::Met } else { Reply::Over }
}

/// How far each goes, to the nearest half inch: in proportion to what they move (DR-CC-1).
#[inline(never)]
fn meet(t: &Table, clash: Clash, gap: u8) -> impl Future<Output = ()> {
    let Clash { attacker, defender, .. } = clash;
    let [own, other] = t.look(|b| [attacker, defender].map(|unit| u16::from(b.profile(unit).reach)));
    let halves = u16::from(gap) * 2;
    let far = (halves * own * 2 + own + other) / (2 * (own + other));
    let text = Words::with2("Of {}\" the attacker: {}", gap, half_inches(far));
    ask::tell(t, head(t, "meet", "They meet"), text, (Diagram::Towards, Some(attacker), Some(defender)), far as u8)
}

/// Halves as text: Words know whole numbers only.
pub(super) fn half_inches(halves: u16) -> &'static str {
    const TEXT: [&str; 37] = [
        "0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "5.5", "6", "6.5", "7", "7.5", "8", "8.5",
        "9", "9.5", "10", "10.5", "11", "11.5", "12", "12.5", "13", "13.5", "14", "14.5", "15", "15.5", "16", "16.5",
        "17", "17.5", "18",
    ];
    TEXT.get(usize::from(halves)).copied().unwrap_or("18")
}

/// DR-EVADE-1 to DR-EVADE-3: half a move, and a shot before or after it.
async fn evade(t: &Table) -> Reply {
    let Clash { attacker, defender, .. } = t.look(clash);
    t.emit(PhaseEvent::Clash(Clash { evaded: true, ..t.look(clash) }).into());
    let smoke = t.look(|b| [attacker, defender].iter().any(|unit| b.is_under(*unit, Spell::DragonsBreath)));
    let when = if smoke { 2 } else { ask_shot(t).await };
    if when == 0 && !shot(t, attacker, defender).await {
        return Reply::Over;
    }
    let halves = t.look(|b| movement::reach(b, defender) / 2);
    movement::go(t, head(t, "evade-move", "Evade"), defender, halves).await;
    if !goal::moved(t, defender, Way::Evade).await {
        return Reply::Over;
    }
    if when == 1 && !shot(t, attacker, defender).await {
        return Reply::Over;
    }
    if !goal::moved(t, attacker, Way::Charge).await || !ask_contact(t, attacker, defender).await {
        return Reply::Over;
    }
    Reply::Met
}

#[inline(never)]
fn ask_shot(t: &Table) -> impl Future<Output = u8> {
    let rows = [
        Opt::new("before", "Shoot, then move").gist("From where it stands"),
        Opt::new("after", "Move, then shoot").gist("Half a move, then the shot"),
        Opt::new("no", "Move only").gist("Out of range or sight"),
    ];
    ask::choose(t, head(t, "evade-shot", "Shoot when?").why("Half a move and a shot at the attacker, at -1."), rows)
}

/// The evader's shot: no Courage now (DR-EVADE-2). Whether the attacker is still there.
async fn shot(t: &Table, attacker: UnitId, defender: UnitId) -> bool {
    let lost = shoot::volley(t, Volley { by: defender, target: attacker, kind: Shot::Evade }).await;
    if !t.look(|b| b.plays(HouseRule::EvadeLoss)) {
        let mut clash = t.look(clash);
        clash.lost[0] += lost;
        t.emit(PhaseEvent::Clash(clash).into());
    }
    removal::stands(t, attacker, Departure::Destroyed, Some(defender)).await
}

fn ask_contact(t: &Table, attacker: UnitId, defender: UnitId) -> impl Future<Output = bool> {
    let (seat, inches) = t.look(|b| (b.seat_of(attacker), movement::reach(b, attacker) / 2));
    let head = ask::head(("contact", seat), "Contact?", Words::with("{}\" charge", inches))
        .deed(ask::deed(t, attacker, "{}: charge", defender))
        .why("It moves its full charge after the evader; else it stops 3\" away.");
    ask::yes(t, head, "Reached", "Not reached")
}
