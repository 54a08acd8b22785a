//! Shooting (section 13 of the checklist, FLOW-SHOOT).

use super::dice::{self, Strike};
use super::{Table, ask, courage, damage, fight, magic, order, removal};
use crate::book::{HouseRule, LeaderTrait, Special};
use crate::event::{Cause, DamageEvent};
use crate::state::{Battle, Departure, Flag, Order, UnitId, UnitSet};
use umpire_engine::dice::{Need, Score};
use umpire_engine::table::{
    Amount, Fact, Heading, Modifier, ModifierRule, OptionKey, PreparedRoll, Roll, Ticks, Words,
};

/// What kind of shot it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shot {
    /// A Shoot order.
    Shoot,
    /// Of a Skirmish.
    Skirmish,
    /// Of an Evade.
    Evade,
    /// A Power Bolt.
    Bolt,
    /// An explosion.
    Blast,
}

/// Dice at one target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Volley {
    pub(super) by: UnitId,
    pub(super) target: UnitId,
    pub(super) kind: Shot,
}

/// A Shoot order. Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Shoot).await {
        return false;
    }
    if let Some(target) = ask_target(t, unit).await {
        fire(t, Volley { by: unit, target, kind: Shot::Shoot }).await;
    }
    true
}

/// One volley to its end: losses, Courage, a Were (FLOW-SHOOT 5 to 9).
pub(super) async fn fire(t: &Table, volley: Volley) {
    let Volley { by, target, .. } = volley;
    t.emit(DamageEvent::Resolve(Some(by), Some(target)).into());
    self::volley(t, volley).await;
    removal::stands(t, target, Departure::Destroyed, Some(by)).await;
    courage::packet(t).await;
    magic::were(t, t.look(|b| b.packet.struck)).await;
}

/// Whom it shoots at, if more than one can be (DR-SHOOT-3, DR-SHOOT-4, DR-SHOOT-10).
pub(super) async fn ask_target(t: &Table, unit: UnitId) -> Option<UnitId> {
    let foes: UnitSet = t.look(|b| b.shootable(unit));
    if foes.len() <= 1 {
        return foes.first();
    }
    let (seat, range) = t.look(|b| (b.seat_of(unit), b.profile(unit).shoot.map_or(0, |shoot| shoot.range)));
    let head = ask::head(("shoot-at", seat), "Shoot whom?", Words::with("seen, in {}\"", range))
        .why("If an enemy could reach it next turn, it must shoot at such a one.");
    ask::one_of(t, head, foes, None).await
}

/// Dice, rerolls and losses. Strength Points that were really lost; nobody tests for them here.
pub(super) async fn volley(t: &Table, volley: Volley) -> u8 {
    let Some((mut strike, cover)) = throw(t, volley).await else {
        t.emit(DamageEvent::CannotHit(volley.by).into());
        return 0;
    };
    if t.look(|b| is_enchanted(b, volley)) && strike.hits < strike.dice {
        let then = Words::with("{} missed: roll again", strike.dice - strike.hits);
        let rolled = ask::rolled(("Shoot", strike.score()), (strike.faces(), strike.hits), strike.word(), then);
        t.emit(DamageEvent::Struck(volley.by, volley.target, rolled).into());
        dice::reroll(t, &mut strike, u8::MAX, head(t, "reroll", volley, cover)).await;
    }
    let hurts = land(t, volley, &strike, cover);
    damage::lose(t, volley.target, hurts, volley.cause(), Some(volley.by)).await
}

impl Volley {
    fn cause(self) -> Cause {
        match self.kind {
            Shot::Shoot | Shot::Skirmish | Shot::Evade => Cause::Shoot,
            Shot::Bolt => Cause::Spell,
            Shot::Blast => Cause::Explosion,
        }
    }

    /// The natural number each die needs (section 6).
    fn need(self, b: &Battle, far: bool) -> u8 {
        let own = b.profile(self.by).shoot.map_or(6, |shoot| shoot.value);
        match self.kind {
            Shot::Shoot => own + u8::from(far),
            Shot::Skirmish | Shot::Evade => own + 1 + u8::from(far),
            Shot::Bolt => 4 + u8::from(far),
            Shot::Blast => 3,
        }
    }

    /// Whether it can be over 12" (DR-SHOOT-6): no Scouts are (DR-SR-HARD).
    fn may_be_far(self, b: &Battle) -> bool {
        let least = if b.plays(HouseRule::Range12) { 12 } else { 13 };
        let range = match self.kind {
            Shot::Bolt => 18,
            Shot::Blast => 0,
            _ => b.profile(self.by).shoot.map_or(0, |shoot| shoot.range),
        };
        let near = b.profile(self.target).specials.has(Special::HardToTarget) && least > 12;
        range >= least && !near
    }

    /// What cover may add to the target's Armour, at the most: nothing where it never has any, or where no dice could get
    /// through its Armour (Q-COVER, DR-SHOOT-12, DR-TERR-7).
    fn most_cover(self, b: &Battle) -> u8 {
        let hurts = b.dice(self.by) >= b.shot_armour(self.target, 0);
        match !b.unit(self.target).flies() && hurts {
            true => 1 + u8::from(b.plays(HouseRule::Superb)),
            false => 0,
        }
    }
}

/// The dice, and what cover adds to the target's Armour; none fall where nothing can hit (DR-CONV-13).
async fn throw(t: &Table, volley: Volley) -> Option<(Strike, u8)> {
    // Nothing that can be said of the table would make such dice hit.
    if t.look(|b| volley.need(b, false)) > 6 {
        return None;
    }
    let (far, cover) = aim(t, volley).await;
    let (dice, need) = t.look(|b| (b.dice(volley.by), volley.need(b, far)));
    if need > 6 {
        return None;
    }
    let answer = t.roll(head(t, "shoot", volley, cover), shot_roll(t, volley, far)).await;
    Some((Strike::of(answer, dice, need), cover))
}

/// Rows of the list before the dice.
const FAR: Ticks = 1;
const COVER: Ticks = 2;
const SUPERB: Ticks = 4;

/// What the players say of range and cover, as far as it can change anything: whether it is far, and what cover adds
/// (Q-OVER12, Q-COVER).
async fn aim(t: &Table, volley: Volley) -> (bool, u8) {
    let (far, cover) = t.look(|b| (volley.may_be_far(b), volley.most_cover(b)));
    let listed = [(far, FAR), (cover > 0, COVER), (cover > 1, SUPERB)];
    let listed = listed.into_iter().filter(|(so, _)| *so).fold(0, |all, (_, row)| all | row);
    if listed == 0 {
        return (false, 0);
    }
    let ticked = ask_aim(t, volley, listed).await;
    (ticked & FAR != 0, u8::from(ticked & COVER != 0) + u8::from(ticked & SUPERB != 0))
}

#[inline(never)]
fn ask_aim(t: &Table, volley: Volley, listed: Ticks) -> impl Future<Output = Ticks> {
    let head =
        head(t, "aim", volley, 0).why("Say it before the dice: how far it is, and whether most of them have cover.");
    let (far, need) = t.look(|b| {
        let far = if b.plays(HouseRule::Range12) { "12\" or more" } else { "Over 12\"" };
        (far, volley.need(b, true))
    });
    let armour = |cover| t.look(|b| b.shot_armour(volley.target, cover));
    let overhead = t.look(|b| b.unit(volley.by).flies() && volley.kind != Shot::Blast);
    let cover = if overhead { "Under roof: Armour {}" } else { "In cover: Armour {}" };
    // What no die can show is said in words.
    let harder = if need > 6 { Amount::Nothing } else { Amount::Need(Need::at_least(need)) };
    let row = |key, label, amount, name| Fact {
        on: Some(Modifier { amount, name }),
        ..Fact::new(OptionKey::from(key), label)
    };
    let below = u8::from(listed & FAR != 0);
    let rows = [
        (FAR, row("far", Words::of(if need > 6 { "Too far: no hits" } else { far }), harder, "long range")),
        (COVER, row("cover", Words::with(cover, armour(1)), Amount::Nothing, "Armour +1")),
        (
            SUPERB,
            Fact {
                only_if: Some((below, true)),
                ..row("superb", Words::with("Superb: Armour {}", armour(2)), Amount::Nothing, "Armour +1")
            },
        ),
    ];
    let base = shot_roll(t, volley, false);
    let answer = t.list(head, &mut |tick| {
        tick.facts.extend(rows.into_iter().filter(|(row, _)| listed & row != 0).map(|(_, fact)| fact));
        tick.check = Some(PreparedRoll { base: base.clone(), rule: ModifierRule(fight::set_need) });
    });
    async move {
        let ticked = answer.await;
        // Without the first row the others are one lower.
        if listed & FAR == 0 { ticked << 1 } else { ticked }
    }
}

fn head(t: &Table, id: &'static str, volley: Volley, cover: u8) -> Heading {
    if t.is_unread() {
        return ask::bare(t, id, volley.by);
    }
    let (does, title) = match volley.kind {
        Shot::Shoot => ("{}: Shoot", "Shoot"),
        Shot::Skirmish => ("{}: Shoot", "Skirmish"),
        Shot::Evade => ("{}: Evade", "Evade"),
        Shot::Bolt => ("{}: Bolt", "Power Bolt"),
        Shot::Blast => ("{}: Blast", "Explosion"),
    };
    let (seat, armour) = t.look(|b| (b.seat_of(volley.by), b.shot_armour(volley.target, cover)));
    ask::head((id, seat), title, Words::with("Armour {}", armour)).deed(ask::deed(t, volley.by, does, volley.target))
}

#[inline(never)]
fn shot_roll(t: &Table, volley: Volley, far: bool) -> Roll {
    t.look(|b| {
        let mut roll = ask::d6("Shoot", b.dice(volley.by), Score::at_least(volley.need(b, far)));
        (roll.most, roll.hits_only) = (12, true);
        if t.is_unread() {
            return roll;
        }
        let reasons = [
            (!b.unit(volley.by).above_half(), Amount::Dice(-6), "half strength"),
            (b.is_led_by(volley.by, LeaderTrait::Weakling), Amount::Dice(-1), "Weakling"),
            (matches!(volley.kind, Shot::Skirmish | Shot::Evade), Amount::Plus(-1), "on the move"),
            (far, Amount::Need(Need::at_least(volley.need(b, far))), "long range"),
        ];
        let so = reasons.into_iter().filter(|(so, ..)| *so);
        roll.why.extend(so.map(|(_, amount, name)| Modifier { amount, name }));
        roll
    })
}

/// DR-SHOOT-7, DR-ENCH-2: not a Bolt, and not an explosion.
fn is_enchanted(b: &Battle, volley: Volley) -> bool {
    !matches!(volley.kind, Shot::Bolt | Shot::Blast) && b.unit(volley.by).is(Flag::MissilesActive)
}

/// What the hits take.
#[inline(never)]
fn land(t: &Table, volley: Volley, strike: &Strike, cover: u8) -> u8 {
    let (then, hurts) = t.look(|b| {
        let armour = b.shot_armour(volley.target, cover);
        let hurts = b.loss(volley.target, strike.hits, armour, false);
        (damage::told(b, volley.target, armour, hurts), hurts)
    });
    let rolled = ask::rolled(("Shoot", strike.score()), (strike.faces(), strike.hits), strike.word(), then);
    t.emit(DamageEvent::Shot(volley.by, volley.target, rolled, hurts).into());
    hurts
}
