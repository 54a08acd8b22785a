//! A warband in as few bytes as it needs: for flash, and for battles that carry their warbands along.
//!
//! Its name, treasury, World-Turn, the number of its Units, its campaign and battles where it is of one, each Unit, and
//! last its own classes.

use super::{Captain, ClassRef, MAX_CUSTOM, UnitEntry, Warband};
use crate::book::{CaptainTrait, PrintedClass};
use umpire_engine::table::{put_text, take_bytes, take_text};

// A Unit's first byte: its class, and what follows it. Custom classes count from 8 on.
const CUSTOM: u8 = 8;
const CLASS: u8 = 31;
const NAMED: u8 = 32;
const LED: u8 = 64;
const HURT: u8 = 128;
/// Set in the number of Units where a campaign follows.
const CAMPAIGN: u8 = 128;

/// Hands its bytes out, one piece after the other.
pub(super) fn write(warband: &Warband, out: &mut dyn FnMut(&[u8])) {
    put_text(&warband.name, out);
    out(&warband.treasury.to_le_bytes());
    out(&warband.world_turn.to_le_bytes());
    let flag = if warband.campaign.is_empty() { 0 } else { CAMPAIGN };
    out(&[warband.units.len() as u8 | flag]);
    if flag != 0 {
        put_text(&warband.campaign, out);
        out(&[warband.battles]);
    }
    warband.units.iter().for_each(|unit| write_unit(unit, out));
    out(warband.classes.as_bytes());
}

fn write_unit(unit: &UnitEntry, out: &mut dyn FnMut(&[u8])) {
    let class = match unit.class {
        ClassRef::Printed(printed) => printed as u8,
        ClassRef::Custom(at) => CUSTOM + at,
    };
    let bit = |on: bool, bit: u8| if on { bit } else { 0 };
    let follows = bit(!unit.name.is_empty(), NAMED) | bit(unit.captain.is_some(), LED) | bit(unit.losses > 0, HURT);
    out(&[class | follows]);
    if !unit.name.is_empty() {
        put_text(&unit.name, out);
    }
    if let Some(captain) = &unit.captain {
        out(&[captain.own as u8]);
        put_text(&captain.name, out);
    }
    if unit.losses > 0 {
        out(&[unit.losses]);
    }
}

/// A warband from such bytes; none where they are no warband that may play.
pub(super) fn read(bytes: &[u8]) -> Option<Warband> {
    let mut warband = Warband::default();
    read_into(bytes, &mut warband)?;
    Some(warband)
}

/// The same into the place of another warband, which is lost; none where nothing that may play lies there now.
#[inline(never)] // a Unit and a class with its words are on the stack meanwhile
pub(super) fn read_into(mut bytes: &[u8], warband: &mut Warband) -> Option<()> {
    let from = &mut bytes;
    warband.name = take_text(from)?;
    warband.treasury = u16::from_le_bytes(take_bytes(from)?);
    warband.world_turn = u16::from_le_bytes(take_bytes(from)?);
    let [count] = take_bytes(from)?;
    (warband.campaign, warband.battles) = Default::default();
    if count & CAMPAIGN != 0 {
        warband.campaign = take_text(from).filter(|name| !name.is_empty())?;
        [warband.battles] = take_bytes(from)?;
    }
    warband.units.clear();
    for _ in 0..count & !CAMPAIGN {
        warband.units.push(read_unit(from)?).ok()?;
    }
    let whole = warband.classes.read(from) && warband.fault().is_none();
    whole.then_some(())
}

fn read_unit(from: &mut &[u8]) -> Option<UnitEntry> {
    let [first] = take_bytes(from)?;
    let class = match first & CLASS {
        at @ CUSTOM.. => ClassRef::Custom(at - CUSTOM),
        at => ClassRef::Printed(*PrintedClass::ALL.get(usize::from(at))?),
    };
    let mut unit = UnitEntry::of(class);
    if first & NAMED != 0 {
        unit.name = take_text(from).filter(|name| !name.is_empty())?;
    }
    if first & LED != 0 {
        let [own] = take_bytes(from)?;
        unit.captain = Some(Captain { own: *CaptainTrait::ALL.get(usize::from(own))?, name: take_text(from)? });
    }
    if first & HURT != 0 {
        [unit.losses] = take_bytes(from).filter(|[lost]| *lost > 0)?;
    }
    Some(unit)
}

const _: () = {
    assert!(PrintedClass::ALL.len() <= CUSTOM as usize, "printed classes come first");
    assert!(CUSTOM + MAX_CUSTOM <= CLASS + 1, "every class has a number");
};
