//! How many dice an attack has, against what, and why (WH-ATK-2, WH-ATK-3).

use heapless::Vec;

use super::{AttackCard, Battle, Flag, UnitId};
use crate::book::{CaptainTrait, HouseRule, UnitTrait};
use umpire_engine::table::{Amount, Modifier};

/// The most a number on a die can be.
const MOST_NEED: u8 = 6;
/// The reason of the die for standing still.
pub(crate) const STOOD_STILL: &str = "stood still";
/// What a Cowardly captain costs (WH-CAPT-2).
const COWARDLY: i8 = -2;

/// The dice of an attack, and the reasons for their number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttackPool {
    /// How many.
    pub dice: u8,
    /// Why.
    pub why: Vec<Modifier, 6, u8>,
}

/// What is added to the dice on the table, and what comes of their hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrikeNumbers {
    /// What each die must show at the least.
    pub need: u8,
    /// Whether the target shrugs a hit off (WH-ATK-6).
    pub berserk: bool,
    /// What each hit takes.
    pub damage: u8,
}

impl Battle {
    /// The dice of an attack: by this Unit, from a stand or not, and with what the referee says.
    pub fn pool(&self, by: UnitId, attack: u8, still: bool, referee: i8) -> AttackPool {
        let least = if self.plays(HouseRule::MinDice) { 0 } else { 1 };
        let (mut dice, mut why) = (self.attack(by, attack).dice as i8, Vec::new());
        let mut give = |amount: i8, name| {
            if amount != 0 {
                let _ = why.push(Modifier { amount: Amount::Dice(amount), name }); // six of six
            }
        };
        give(dice, "on its card");
        for (so, amount, name) in [
            (still, 1, STOOD_STILL),
            (self.led_by(by, CaptainTrait::Cowardly), COWARDLY, "Cowardly"),
            (true, referee, "referee"),
        ] {
            if so {
                give(amount, name);
                dice += amount;
            }
        }
        if dice < least {
            give(least - dice, "at least 1");
            dice = least;
        }
        if self.is_bloodied(by) {
            let up = self.plays(HouseRule::HalfDice);
            let half = ((dice + i8::from(up)) / 2).max(least);
            give(half - dice, "bloodied: half");
            dice = half;
        }
        AttackPool { dice: dice as u8, why }
    }

    /// What an attack on a Unit needs and takes.
    pub fn strike_numbers(&self, by: UnitId, attack: u8, target: UnitId) -> StrikeNumbers {
        let cowardly = u8::from(self.led_by(target, CaptainTrait::Cowardly));
        StrikeNumbers {
            need: (self.class(target).need + cowardly).min(MOST_NEED),
            berserk: self.class(target).has(UnitTrait::Berserk) && self.is_bloodied(target),
            damage: self.attack(by, attack).damage,
        }
    }

    /// Squares an attack reaches; none where sight is the limit (WH-ATK-1, WH-HR-8).
    pub fn range(&self, card: AttackCard) -> Option<u8> {
        let limit = if self.plays(HouseRule::RangedLimit) { self.house.ranged_limit } else { u8::MAX };
        let range = if card.range == 0 { u8::MAX } else { card.range }.min(limit);
        (range < u8::MAX).then_some(range)
    }

    /// Whether an attack has the die for standing still: a wall its own (WH-WALL-7), a charge none (WH-CHRG-3).
    pub fn stands_still(&self, by: UnitId, attack: u8) -> bool {
        let card = self.attack(by, attack);
        let unit = self.unit(by);
        match card.reaction {
            true => unit.is(Flag::Wall) && unit.is(Flag::WallStill),
            false => unit.is(Flag::Still) && !card.is_charge(),
        }
    }

    /// Whether a side may reroll dice of this attack, and how many (WH-CAPT-7, WH-HR-13).
    pub fn rerolls(&self, by: UnitId) -> u8 {
        let seat = self.seat_of(by);
        let led = match self.plays(HouseRule::Dangerous) {
            true => self.led_by(by, CaptainTrait::Dangerous),
            false => !self.captains(CaptainTrait::Dangerous, |other| other == seat).is_empty(),
        };
        if led { self.sides[seat.index()].rerolls } else { 0 }
    }
}
