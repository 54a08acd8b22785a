//! A fight: both sides' dice, losses, Courage, the loser's retreat (section 14 of the checklist, FLOW-ATTACK 6 to 14).

use super::dice::{self, Strike};
use super::{Table, ask, courage, damage, goal, magic, removal, retreat};
use crate::book::{Fantastical, HouseRule, Spell};
use crate::event::{Cause, DamageEvent, PhaseEvent};
use crate::state::{Battle, Clash, Departure, FightRole, Flag, UnitId};
use umpire_engine::dice::{Die, Need, Pool, Score};
use umpire_engine::table::{
    Amount, Clash as ClashPage, ClashHalf, Fact, Heading, Modifier, ModifierRule, NextRoll, OptionKey, PreparedRoll,
    Roll, Tick, Ticks, Words,
};

/// The Attack as it is now.
pub(super) fn clash(b: &Battle) -> Clash {
    b.clash.expect("an Attack is resolved")
}

/// Both strike, both lose, and so on to the end of the Attack.
pub(super) async fn fight(t: &Table) {
    ground(t).await;
    let Clash { attacker, defender, .. } = t.look(clash);
    strikes(t, attacker, defender).await;
    removal::stands(t, defender, Departure::Destroyed, Some(attacker)).await;
    removal::stands(t, attacker, Departure::Destroyed, Some(defender)).await;
    courage::after_fight(t).await;
    if let Some(loser) = t.look(loser) {
        let from = t.look(|b| clash(b).opponent(loser));
        retreat::retreat(t, loser, Some(from)).await;
        courage::packet(t).await;
    }
    over(t).await;
}

/// The end of every Attack, fought or not: what the scenario makes of it, and a Were (FLOW-ATTACK 13 and 14).
pub(super) async fn over(t: &Table) {
    let Clash { attacker, defender, .. } = t.look(clash);
    goal::fought(t, attacker, defender).await;
    magic::were(t, t.look(|b| b.packet.struck)).await;
}

/// DR-ATT-11: where both are here and neither has retreated, who lost more; else the attacker.
pub(super) fn loser(b: &Battle) -> Option<UnitId> {
    let Clash { attacker, defender, lost: [own, other], .. } = clash(b);
    let stays = |unit: UnitId| b.unit(unit).on_table() && !b.packet.retreated.has(unit);
    let loser = if other > own { defender } else { attacker };
    (stays(attacker) && stays(defender) && !b.is_ended()).then_some(loser)
}

/// Both sides' dice, then what they take at the same moment (DR-ATT-9).
async fn strikes(t: &Table, attacker: UnitId, defender: UnitId) {
    let mut own = strike(t, "attack", attacker).await;
    let mut other = strike(t, "defend", defender).await;
    again(t, attacker, &mut own).await;
    again(t, defender, &mut other).await;
    show_before_saves(t, attacker, &own);
    let taken = damage::unsaved(t, defender, hurts(t, attacker, &own), Cause::Attack).await;
    show_before_saves(t, defender, &other);
    let lost = damage::unsaved(t, attacker, hurts(t, defender, &other), Cause::Attack).await;
    tell(t, [(&own, taken), (&other, lost)]);
    for (unit, at, taken) in [(defender, 1, taken), (attacker, 0, lost)] {
        let by = t.look(|b| clash(b).opponent(unit));
        t.emit(DamageEvent::Lost(unit, taken, Cause::Attack, Some(by)).into());
        count(t, at, taken);
    }
}

/// One side's dice.
async fn strike(t: &Table, id: &'static str, unit: UnitId) -> Strike {
    let answer = t.roll(strike_head(t, id, unit), thrown_roll(t, id, unit)).await;
    let (dice, need) = t.look(|b| (b.dice(unit), b.clash_need(&clash(b), unit)));
    Strike::of(answer, dice, need)
}

/// Misses are rolled again: all of them, or a few of a strong Leader's unit. Then it is asked how many 6s there are, where
/// that matters and nobody saw faces (DR-CONV-15).
async fn again(t: &Table, unit: UnitId, strike: &mut Strike) {
    let most = t.look(|b| rerolls(b, unit));
    if most > 0 && strike.hits < strike.dice {
        show(t, unit, strike, Words::with("Roll {} of the misses again", most.min(strike.dice - strike.hits)));
    }
    dice::reroll(t, strike, most, strike_head(t, "reroll", unit)).await;
    if strike.is_unseen() && t.look(|b| is_venomous(b, unit)) {
        strike.sixes = ask_sixes(t, unit, strike).await;
    }
}

/// Dice that are seen before more are thrown because of them.
#[inline(never)]
fn show(t: &Table, unit: UnitId, strike: &Strike, then: Words) {
    let (foe, role) = t.look(|b| (clash(b).opponent(unit), clash(b).role(unit)));
    let name = if role == FightRole::Attack { "Attack" } else { "Defend" };
    let (tone, word) = strike.word();
    let rolled = ask::rolled((name, strike.score()), (strike.faces(), strike.hits), (tone, word), then);
    t.emit(DamageEvent::Struck(unit, foe, rolled).into());
}

/// The dice whose losses the other's armour may still save.
fn show_before_saves(t: &Table, unit: UnitId, strike: &Strike) {
    let foe = t.look(|b| clash(b).opponent(unit));
    if !t.look(|b| b.unit(foe).has(Fantastical::MysticalArmour)) {
        return;
    }
    let hurts = hurts(t, unit, strike);
    if hurts > 0 {
        show(
            t,
            unit,
            strike,
            Words::with2("Armour {}: {} to be saved", t.look(|b| b.clash_armour(&clash(b), foe)), hurts),
        );
    }
}

/// How many missed dice a unit rolls again (DR-ENCH-2, DR-CLERIC-1, DR-SPELL-BLADES, DR-TRAIT-10).
fn rerolls(b: &Battle, unit: UnitId) -> u8 {
    let clash = clash(b);
    let blades = b.unit(unit).is(Flag::BladesActive) || b.slays(unit, clash.opponent(unit));
    let counts = clash.role(unit) == FightRole::Attack || !b.plays(HouseRule::EnchantedDefence);
    if blades && counts || b.is_under(unit, Spell::SharperBlades) {
        return u8::MAX;
    }
    let kind = b.side(b.seat_of(unit)).leader_trait.filter(|kind| b.is_led_by(unit, *kind));
    kind.map_or(0, |kind| kind.rerolls())
}

/// DR-VENOM-1: on the dice of who attacks.
fn is_venomous(b: &Battle, unit: UnitId) -> bool {
    b.unit(unit).has(Fantastical::Venomous) && clash(b).role(unit) == FightRole::Attack
}

/// How many of the hits are 6s: all of them, where nothing else hits.
async fn ask_sixes(t: &Table, unit: UnitId, strike: &Strike) -> u8 {
    let hits = strike.hits;
    if strike.need >= 6 || hits == 0 {
        return hits;
    }
    let head = strike_head(t, "sixes", unit).why("Each 6 of a Venomous unit takes 2 Strength at once.");
    ask::number(t, head, (0, hits.into(), 0), "sixes").await as u8
}

fn strike_head(t: &Table, id: &'static str, unit: UnitId) -> Heading {
    if t.is_unread() {
        return ask::bare(t, id, unit);
    }
    let (seat, foe, role) = t.look(|b| {
        let clash = clash(b);
        (b.seat_of(unit), clash.opponent(unit), clash.role(unit))
    });
    let (does, title) = match role {
        FightRole::Attack => ("{}: Attack", "Attack"),
        FightRole::Defend => ("{}: Defend", "Defend"),
    };
    let armour = t.look(|b| b.clash_armour(&clash(b), foe));
    ask::head((id, seat), title, Words::with("Armour {}", armour)).deed(ask::deed(t, unit, does, foe))
}

/// The dice; those of the defender are thrown with the attacker's.
#[inline(never)]
fn thrown_roll(t: &Table, id: &str, unit: UnitId) -> Roll {
    let mut roll = strike_roll(t, unit);
    if id == "attack" && !t.is_unread() {
        roll.next = t.look(|b| {
            let piece = clash(b).opponent(unit);
            let pool = Pool { count: b.dice(piece), die: Die::D6 };
            Some(NextRoll { piece, pool, need: Need::at_least(b.clash_need(&clash(b), piece)) })
        });
    }
    roll
}

/// The dice, with the natural number each needs (DR-CONV-13).
#[inline(never)]
fn strike_roll(t: &Table, unit: UnitId) -> Roll {
    t.look(|b| {
        let clash = clash(b);
        let name = if clash.role(unit) == FightRole::Attack { "Attack" } else { "Defend" };
        let mut roll = ask::d6(name, b.dice(unit), Score::at_least(b.clash_need(&clash, unit)));
        (roll.most, roll.hits_only) = (12, true);
        if t.is_unread() {
            return roll;
        }
        let reasons = [
            (!b.unit(unit).above_half(), Amount::Dice(-6), "half strength"),
            (b.is_led_by(unit, crate::book::LeaderTrait::Weakling), Amount::Dice(-1), "Weakling"),
            (b.unit(unit).is_battered(), Amount::Need(Need::at_least(6)), "Battered"),
            (is_rough_for(b, &clash, unit), Amount::Need(Need::at_least(5)), "rough"),
        ];
        let so = reasons.into_iter().filter(|(so, ..)| *so);
        roll.why.extend(so.map(|(_, amount, name)| Modifier { amount, name }));
        roll
    })
}

/// Whether rough ground changes what a unit needs.
fn is_rough_for(b: &Battle, clash: &Clash, unit: UnitId) -> bool {
    let ranger = b.profile(unit).specials.has(crate::book::Special::Ranger);
    b.is_rough(clash) && !ranger && !b.unit(unit).is_battered()
}

/// What a side's hits take of the other: so many Strength Points are to be lost.
fn hurts(t: &Table, unit: UnitId, strike: &Strike) -> u8 {
    t.look(|b| losses(b, unit, strike).0)
}

/// The same, and how many of them are taken whatever the Armour (DR-VENOM-1).
#[inline(never)]
fn losses(b: &Battle, unit: UnitId, strike: &Strike) -> (u8, u8) {
    let clash = clash(b);
    let foe = clash.opponent(unit);
    let armour = b.clash_armour(&clash, foe);
    let sixes = if is_venomous(b, unit) { strike.sixes } else { 0 };
    match b.plays(HouseRule::Venom) {
        true => (b.loss(foe, strike.hits + sixes, armour, true), 0),
        false => (b.loss(foe, strike.hits - sixes, armour, true) + 2 * sixes, 2 * sixes),
    }
}

/// Both sides' dice and what they take, as one page.
#[inline(never)]
fn tell(t: &Table, [own, other]: [(&Strike, u8); 2]) {
    let both = t.look(|b| {
        let clash = clash(b);
        let half = |unit: UnitId, (strike, taken): (&Strike, u8)| {
            let foe = clash.opponent(unit);
            let before = b.unit(foe).strength;
            let armour = b.clash_armour(&clash, foe);
            let (due, past) = losses(b, unit, strike);
            let up = strike.hits > 0 && b.rounds_up(foe) && due > past && (strike.hits % armour > 0 || past > 0);
            ClashHalf::new(unit, Die::D6, Need::at_least(strike.need), &strike.faces())
                .counted(strike.hits)
                .against("Armour", armour)
                .rounded_up(if up { Fantastical::NoFeelings.name() } else { "" })
                .past("6s", past.min(before))
                .saved(due.min(before).saturating_sub(taken))
                .struck(before, before.saturating_sub(taken))
        };
        let halves = [half(clash.attacker, own), half(clash.defender, other)];
        ClashPage { halves, then: what_now(b, &clash, other.1, own.1) }
    });
    t.emit(DamageEvent::Fought(both).into());
}

/// What follows of what attacker and defender lose.
fn what_now(b: &Battle, clash: &Clash, own: u8, other: u8) -> Words {
    let gone = |unit: UnitId, lost: u8| lost >= b.unit(unit).strength;
    let sure = |(unit, lost): (UnitId, u8)| courage::cannot_fail(b, unit, lost, may_fear(b, clash, unit));
    let tests = |unit, lost| Words::with(if sure((unit, lost)) { "{} cannot fail" } else { "{}: Courage" }, unit);
    match (gone(clash.attacker, own), gone(clash.defender, other)) {
        (true, true) => Words::of("Both are destroyed"),
        (true, false) => Words::with("{}: destroyed", clash.attacker),
        (false, true) => Words::with("{}: destroyed", clash.defender),
        _ if own == 0 && other == 0 => Words::with("{}: retreat", clash.attacker),
        _ if own > 0 && other > 0 => match [(clash.attacker, own), (clash.defender, other)].map(sure) {
            [false, false] => Words::of("Both test Courage"),
            [true, true] => Words::of("Neither can fail Courage"),
            [true, false] => tests(clash.attacker, own),
            [false, true] => tests(clash.defender, other),
        },
        _ if own > 0 => tests(clash.attacker, own),
        _ => tests(clash.defender, other),
    }
}

/// Counts what attacker (0) or defender (1) lost, and whether Fear costs it (DR-ATT-11, DR-COURAGE-10).
fn count(t: &Table, at: usize, taken: u8) {
    let mut clash = t.look(clash);
    clash.lost[at] += taken;
    t.emit(PhaseEvent::Clash(clash).into());
    let unit = if at == 0 { clash.attacker } else { clash.defender };
    if clash.lost[at] > 0 && t.look(|b| may_fear(b, &clash, unit)) {
        t.emit(DamageEvent::Feared(unit).into());
    }
}

/// Whether Fear costs a unit 1, if it loses anything (DR-COURAGE-10).
fn may_fear(b: &Battle, clash: &Clash, unit: UnitId) -> bool {
    let foe = clash.opponent(unit);
    let counts = clash.role(foe) == FightRole::Attack || b.plays(HouseRule::FearDirection);
    counts && b.fears(unit, foe)
}

/// Rows of the list before the dice.
const ROUGH: Ticks = 1;
const COVER: Ticks = 2;

/// What the players say of the ground, as far as it can change anything (Q-ROUGH, Q-DCOVER, Q-OVERHEAD).
async fn ground(t: &Table) {
    let mut listed = t.look(|b| matters(b, &clash(b)));
    // AMB-99: Chariots attack nobody in rough ground.
    if t.look(|b| b.is_chariots(clash(b).attacker)) {
        listed &= !ROUGH;
    }
    if listed == 0 {
        return;
    }
    let ticked = ask_ground(t, listed).await;
    let mut clash = t.look(clash);
    (clash.rough, clash.cover) = (ticked & ROUGH != 0, ticked & COVER != 0);
    t.emit(PhaseEvent::Clash(clash).into());
}

/// Which rows would change what dice need, or what hits take.
fn matters(b: &Battle, clash: &Clash) -> Ticks {
    let by_rule = b.rough_by_rule(clash);
    let numbers = [(false, false), (true, false), (false, true), (true, true)].map(|(said, cover)| {
        let (clash, rough) = (Clash { cover, ..*clash }, by_rule.unwrap_or(said));
        let need = |unit| b.need_melee(unit, clash.role(unit), rough);
        [clash.attacker, clash.defender].map(|unit| (need(unit), b.armour_there(&clash, unit, rough)))
    });
    let [neither, rough, cover, both] = &numbers;
    let rough_matters = neither != rough || cover != both;
    let cover_matters = neither != cover || rough != both;
    (u64::from(rough_matters) * ROUGH) | (u64::from(cover_matters) * COVER)
}

#[inline(never)]
fn ask_ground(t: &Table, listed: Ticks) -> impl Future<Output = Ticks> {
    let unread = t.is_unread();
    let head = if unread { ask::bare(t, "ground", t.look(|b| clash(b).attacker)) } else { ground_head(t) };
    let answer = t.list(head, &mut |tick| {
        let keys = [(ROUGH, "rough"), (COVER, "cover")].into_iter().filter(|(bit, _)| listed & bit != 0);
        tick.facts.extend(keys.map(|(_, key)| Fact::new(OptionKey::from(key), Words::NONE)));
        if !unread {
            say_ground(t, tick);
        }
    });
    async move {
        let ticked = answer.await;
        // With one row alone its tick is the first bit.
        if listed == COVER { ticked << 1 } else { ticked }
    }
}

fn ground_head(t: &Table) -> Heading {
    let Clash { attacker, defender, .. } = t.look(clash);
    let seat = t.look(|b| b.seat_of(attacker));
    ask::head(("ground", seat), "What is so?", "into contact")
        .deed(ask::deed(t, attacker, "{}: Attack", defender))
        .why("Move into contact; then say where most models of them stand.")
}

/// What each row says and brings, and the dice that it changes.
#[inline(never)]
fn say_ground(t: &Table, tick: &mut Tick) {
    let Clash { attacker, defender, .. } = t.look(clash);
    let worse = t.look(|b| is_rough_for(b, &Clash { rough: true, ..clash(b) }, attacker));
    let need = if worse { Amount::Need(Need::at_least(5)) } else { Amount::Nothing };
    let armour = |rough, cover| t.look(|b| b.clash_armour(&Clash { rough, cover, ..clash(b) }, defender));
    for fact in &mut tick.facts {
        let (label, amount, name) = match fact.key.word {
            "rough" if armour(true, false) != armour(false, false) => {
                (Words::with("Rough: Armour {}", armour(true, false)), need, "rough")
            }
            "rough" => (Words::of("In rough ground"), need, "rough"),
            _ => {
                let flies = t.look(|b| b.unit(attacker).flies());
                let words = if flies { "Under roof: Armour {}" } else { "Cover, uphill: Armour {}" };
                (Words::with(words, armour(false, true)), Amount::Nothing, "Armour +1")
            }
        };
        (fact.label, fact.on) = (label, Some(Modifier { amount, name }));
    }
    tick.check = Some(PreparedRoll { base: strike_roll(t, attacker), rule: ModifierRule(set_need) });
}

/// The dice need what the last reason says.
pub(super) fn set_need(roll: &mut Roll) {
    let need =
        roll.why.iter().rev().find_map(|why| if let Amount::Need(need) = why.amount { Some(need) } else { None });
    if let Some(need) = need {
        roll.score = Score::Each(need);
    }
}
