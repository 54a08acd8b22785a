//! What there is to know of an attack in a menu: whom it reaches, its dice and why, what a hit takes, what may help.

use core::fmt::Display;

use super::words::whole_class;
use crate::state::{AttackCard, Battle, UnitId};
use umpire_engine::table::Words;

/// Where a line goes: 60 letters at most.
type Say<'a> = &'a mut dyn FnMut(&dyn Display);

/// Rows before the charges in the menu of an activation: to move, to act, to stand still.
const BEFORE_CHARGES: usize = 3;

/// Says it of a row of the Unit that acts.
pub(super) fn about(b: &Battle, row: u8, say: Say) {
    if let Some((unit, at)) = b.acting.and_then(|unit| Some((unit, listed(b, unit, row.into())?))) {
        describe(b, unit, at, say);
    }
}

/// Which attack a row is. A Unit that has a charge has three others at most, so that a row means one thing in both menus:
/// that of the activation, which has the charges, and that of the action, which has the others.
fn listed(b: &Battle, unit: UnitId, row: usize) -> Option<u8> {
    let all = || (0..).zip(&b.class(unit).attacks);
    if b.quick {
        return all().map(|(at, _)| at).nth(row);
    }
    let charges = all().filter(|(_, card)| card.is_charge()).map(|(at, _)| at);
    let mut others = all().filter(|(_, card)| !card.is_charge()).map(|(at, _)| at);
    let charge = row.checked_sub(BEFORE_CHARGES).and_then(|row| charges.into_iter().nth(row));
    charge.or_else(|| others.nth(row))
}

fn describe(b: &Battle, unit: UnitId, at: u8, say: Say) {
    let card = b.attack(unit, at);
    reach(b, unit, card, say);
    let pool = b.pool(unit, at, b.stands_still(unit, at), 0);
    match pool.why.len() {
        0 | 1 => say(&format_args!("{} dice, as on its card.", pool.dice)),
        _ => {
            say(&format_args!("{} dice now:", pool.dice));
            pool.why.iter().for_each(|why| say(&format_args!("{} {}", why.amount, why.name)));
        }
    }
    say(&"A die of the target's Target Number or more hits.");
    say(&format_args!("Each hit takes {} Fighting Strength (FS).", card.damage));
    if card.is_melee() {
        for friend in b.aggressive_friends(unit).iter() {
            say(&Words::with("Next to {}: one hit more.", friend).line(b));
        }
    }
    match b.rerolls(unit) {
        0 => {}
        left => say(&format_args!("Dangerous captain: {left} dice once more.")),
    }
    if card.noted {
        let class = whole_class(b, b.unit(unit).class);
        class.attacks.get(usize::from(at)).iter().for_each(|attack| say(&format_args!("Your note: {}", attack.note)));
    }
}

/// Whom it reaches (WH-ATK-1), and what is to be done first.
fn reach(b: &Battle, unit: UnitId, card: AttackCard, say: Say) {
    match card {
        _ if card.is_charge() => {
            let squares = b.class(unit).speed + card.extra_move;
            say(&format_args!("One move of 1 to {squares} squares, then the attack"));
            say(&"on an enemy next to it. No die for standing still.");
        }
        AttackCard { reaction: true, .. } => {
            say(&"No dice now. Until its side's next turn it may strike");
            say(&"each enemy that moves next to it, once a turn each.");
        }
        _ if card.is_melee() => say(&"On an enemy next to it."),
        _ => match b.range(card) {
            Some(squares) => say(&format_args!("On an enemy in sight, up to {squares} squares.")),
            None => say(&"On an enemy in sight, however far."),
        },
    }
}
