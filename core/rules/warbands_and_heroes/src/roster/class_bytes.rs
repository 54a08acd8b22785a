//! A class in as few bytes as it needs.
//!
//! Name; category and number of attacks; traits; cost; Resolve and TN; FS; bloodied; Speed; note. Then each attack: its
//! switches, dice and damage, name, and what its switches say it has of extra move, range and note.

use heapless::{String, Vec};

use super::custom::ClassBytes;
use crate::book::{Attack, AttackKind, Category, Class, KNOWN_ATTACKS, TraitSet};
use umpire_engine::table::{take_bytes, take_text};

// Switches of an attack.
const RANGED: u8 = 1;
const REACTION: u8 = 2;
const EXTRA: u8 = 4;
const REACH: u8 = 8;
const NOTED: u8 = 16;
/// From here on a name's first byte is the place of a known one.
const KNOWN: u8 = 0x80;

/// Its length, and its bytes. The longest class there is fits.
#[inline(never)]
pub(super) fn write(class: &Class) -> ClassBytes {
    let mut out = ClassBytes::new();
    let _ = out.push(0); // the longest class fits, here and below
    text(&mut out, &class.name);
    let kinds = class.category as u8 | (class.attacks.len() as u8) << 3;
    let _ = out.extend_from_slice(&[
        kinds,
        class.traits.bits(),
        class.cost,
        class.resolve << 4 | class.need,
        class.strength,
        class.bloodied_at,
        class.speed,
    ]);
    text(&mut out, &class.note);
    class.attacks.iter().for_each(|attack| write_attack(&mut out, attack));
    out[0] = out.len() as u8 - 1;
    out
}

fn write_attack(out: &mut ClassBytes, attack: &Attack) {
    let bit = |on: bool, bit: u8| if on { bit } else { 0 };
    let switches = bit(attack.kind == AttackKind::Ranged, RANGED)
        | bit(attack.reaction, REACTION)
        | bit(attack.extra_move > 0, EXTRA)
        | bit(attack.range > 0, REACH)
        | bit(!attack.note.is_empty(), NOTED);
    let _ = out.extend_from_slice(&[switches, attack.dice << 4 | attack.damage]);
    match KNOWN_ATTACKS.iter().position(|known| *known == attack.name) {
        Some(at) => drop(out.push(KNOWN | at as u8)),
        None => text(out, &attack.name),
    }
    for number in [attack.extra_move, attack.range].into_iter().filter(|number| *number > 0) {
        let _ = out.push(number);
    }
    if !attack.note.is_empty() {
        text(out, &attack.note);
    }
}

fn text(out: &mut ClassBytes, text: &str) {
    let _ = out.push(text.len() as u8);
    let _ = out.extend_from_slice(text.as_bytes());
}

/// A class from its bytes; none where they are no class within the limits.
#[inline(never)]
pub(super) fn read(mut bytes: &[u8]) -> Option<Class> {
    let from = &mut bytes;
    let name = take_text(from)?;
    let [kinds, traits, cost, both, strength, bloodied_at, speed] = take_bytes(from)?;
    let mut class = Class {
        name,
        category: *Category::ALL.get(usize::from(kinds & 7))?,
        cost,
        resolve: both >> 4,
        strength,
        bloodied_at,
        need: both & 15,
        speed,
        attacks: Vec::new(),
        traits: TraitSet::of_bits(traits)?,
        note: take_text(from)?,
    };
    for _ in 0..kinds >> 3 {
        class.attacks.push(read_attack(from)?).ok()?;
    }
    (from.is_empty() && class.fault().is_none()).then_some(class)
}

fn read_attack(from: &mut &[u8]) -> Option<Attack> {
    let [switches, both] = take_bytes(from)?;
    if switches >= 2 * NOTED {
        return None;
    }
    let name = match *from.first()? {
        first @ KNOWN.. => {
            *from = &from[1..];
            String::try_from(*KNOWN_ATTACKS.get(usize::from(first - KNOWN))?).ok()?
        }
        _ => take_text(from)?,
    };
    let number = |from: &mut &[u8], switch: u8| if switches & switch == 0 { Some([0]) } else { take_bytes(from) };
    let [extra_move] = number(from, EXTRA)?;
    let [range] = number(from, REACH)?;
    Some(Attack {
        name,
        dice: both >> 4,
        damage: both & 15,
        kind: if switches & RANGED == 0 { AttackKind::Melee } else { AttackKind::Ranged },
        extra_move,
        reaction: switches & REACTION != 0,
        range,
        note: if switches & NOTED == 0 { String::new() } else { take_text(from)? },
    })
}
