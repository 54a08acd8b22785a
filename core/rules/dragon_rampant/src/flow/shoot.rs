//! Shooting (section 13 of the checklist, FLOW-SHOOT).

use super::dice::{self, Strike};
use super::{Table, ask, courage, damage, magic, order, removal};
use crate::book::{HouseRule, LeaderTrait, Special};
use crate::event::{Cause, DamageEvent};
use crate::state::{Battle, Departure, Flag, Order, UnitId, UnitSet};
use umpire_engine::dice::Score;
use umpire_engine::table::{Amount, Answer, Heading, Modifier, Opt, Roll, RollExtra, Words};

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

/// Dice, rerolls, cover and losses. Strength Points that were really lost; nobody tests for them here.
pub(super) async fn volley(t: &Table, volley: Volley) -> u8 {
    let Some(mut strike) = throw(t, volley).await else {
        t.emit(DamageEvent::CannotHit(volley.by).into());
        return 0;
    };
    if t.look(|b| is_enchanted(b, volley)) && strike.hits < strike.dice {
        let then = Words::with("{} missed: roll again", strike.dice - strike.hits);
        let rolled = ask::rolled(("Shoot", strike.score()), (strike.faces(), strike.hits), strike.word(), then);
        t.emit(DamageEvent::Struck(volley.by, volley.target, rolled).into());
        dice::reroll(t, &mut strike, u8::MAX, head(t, "reroll", volley)).await;
    }
    let cover = cover(t, volley, strike.hits).await;
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
}

/// The dice; none fall where nothing can hit (DR-CONV-13). The range is near until the players say otherwise.
async fn throw(t: &Table, volley: Volley) -> Option<Strike> {
    let mut far = false;
    loop {
        let (dice, need) = t.look(|b| (b.dice(volley.by), volley.need(b, far)));
        if need > 6 {
            return None;
        }
        match t.roll(head(t, "shoot", volley), shot_roll(t, volley, far)).await {
            Answer::Pick(_) => far = !far,
            answer => return Some(Strike::of(answer, dice, need)),
        }
    }
}

fn head(t: &Table, id: &'static str, volley: Volley) -> Heading {
    let (does, title) = match volley.kind {
        Shot::Shoot => ("{}: Shoot", "Shoot"),
        Shot::Skirmish => ("{}: Shoot", "Skirmish"),
        Shot::Evade => ("{}: Evade", "Evade"),
        Shot::Bolt => ("{}: Bolt", "Power Bolt"),
        Shot::Blast => ("{}: Blast", "Explosion"),
    };
    let (seat, armour) = t.look(|b| (b.seat_of(volley.by), b.shot_armour(volley.target, 0)));
    ask::head((id, seat), title, Words::with("Armour {}", armour)).deed(ask::deed(t, volley.by, does, volley.target))
}

#[inline(never)]
fn shot_roll(t: &Table, volley: Volley, far: bool) -> Roll {
    t.look(|b| {
        let mut roll = ask::d6("Shoot", b.dice(volley.by), Score::at_least(volley.need(b, far)));
        let reasons = [
            (!b.unit(volley.by).above_half(), Amount::Dice(-6), "half strength"),
            (b.is_led_by(volley.by, LeaderTrait::Weakling), Amount::Dice(-1), "Weakling"),
            (matches!(volley.kind, Shot::Skirmish | Shot::Evade), Amount::Plus(-1), "on the move"),
            (far, Amount::Plus(-1), "long range"),
        ];
        let so = reasons.into_iter().filter(|(so, ..)| *so);
        roll.why.extend(so.map(|(_, amount, name)| Modifier { amount, name }));
        if volley.may_be_far(b) {
            let far_word = if b.plays(HouseRule::Range12) { "12\" or more" } else { "Over 12\"" };
            let label = Words::of(if far { "Nearer" } else { far_word });
            let _ = roll.extras.push(RollExtra { key: "far".into(), seat: b.seat_of(volley.by), label }); // one of two
        }
        (roll.most, roll.hits_only) = (12, true);
        roll
    })
}

/// DR-SHOOT-7, DR-ENCH-2: not a Bolt, and not an explosion.
fn is_enchanted(b: &Battle, volley: Volley) -> bool {
    !matches!(volley.kind, Shot::Bolt | Shot::Blast) && b.unit(volley.by).is(Flag::MissilesActive)
}

/// What cover adds to the target's Armour: asked only where it saves something (Q-COVER, DR-SHOOT-12).
async fn cover(t: &Table, volley: Volley, hits: u8) -> u8 {
    let saves = |more: u8| {
        t.look(|b| {
            let loss = |cover| b.loss(volley.target, hits, b.shot_armour(volley.target, cover), false);
            !b.unit(volley.target).flies() && loss(more) < loss(0)
        })
    };
    let superb = t.look(|b| b.plays(HouseRule::Superb));
    if !saves(if superb { 2 } else { 1 }) {
        return 0;
    }
    ask_cover(t, volley, superb).await
}

#[inline(never)]
fn ask_cover(t: &Table, volley: Volley, superb: bool) -> impl Future<Output = u8> {
    let overhead = t.look(|b| b.unit(volley.by).flies() && volley.kind != Shot::Blast);
    let label = if overhead { "Under wood or roof" } else { "In cover" };
    let head = head(t, "cover", volley).why("Cover would save Strength; a hill is none.");
    let rows = [Opt::new("no", "No cover"), Opt::new("cover", label).amount(Amount::Plus(1))];
    let more = superb.then(|| Opt::new("superb", "Superb cover").amount(Amount::Plus(2)));
    ask::choose(t, head, rows.into_iter().chain(more))
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
