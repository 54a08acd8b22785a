//! A warband in as few bytes as it needs: for flash, and for battles that carry their warbands along.
//!
//! Its name, size, switches, the Leader's own trait where it has one, the number of its units, and each unit.

use super::{Models, UnitEntry, Warband};
use crate::book::{Fantastical, Fantasticals, Spell, Spells, TypeOption, TypeOptions, UnitType};
use umpire_engine::table::{put_text, take_bytes, take_text};

// Switches of a warband.
const AGREED: u8 = 1;
const OWN_TRAIT: u8 = 2;

// A unit's first byte: its type, its models, and two switches.
const TYPE: u8 = 15;
const MODELS: u8 = 4;
const LEADER: u8 = 64;
const SUMMONABLE: u8 = 128;

// Its second byte: what follows.
const NAME: u8 = 1;
const RACE: u8 = 2;
const SLAYS: u8 = 4;
const OPTIONS: u8 = 8;
const RULES: u8 = 16;
const SPELLS: u8 = 32;
const BEAST: u8 = 64;
const CUSTOM: u8 = 128;

/// The last bit of three bytes: among rules a unit of the Graveyard, among options of a Were's form a Fearful one.
const MARK: u32 = 1 << 23;

/// Hands its bytes out, one piece after the other.
pub(super) fn write(warband: &Warband, out: &mut dyn FnMut(&[u8])) {
    put_text(&warband.name, out);
    let bit = |on: bool, bit: u8| if on { bit } else { 0 };
    let named = !warband.own_trait.is_empty();
    out(&[warband.size, bit(warband.agreed, AGREED) | bit(named, OWN_TRAIT)]);
    if named {
        put_text(&warband.own_trait, out);
    }
    out(&[warband.units.len() as u8]);
    warband.units.iter().for_each(|unit| write_unit(unit, out));
}

fn write_unit(unit: &UnitEntry, out: &mut dyn FnMut(&[u8])) {
    let (build, bit) = (&unit.build, |on: bool, bit: u8| if on { bit } else { 0 });
    let texts = [(NAME, unit.name.as_str()), (RACE, unit.race.as_str()), (SLAYS, unit.slays.as_str())];
    let mark = |on: bool| if on { MARK } else { 0 };
    let sets = [
        (OPTIONS, build.options.bits()),
        (RULES, build.fantastical.bits() | mark(unit.graveyard)),
        (SPELLS, build.spells.bits().into()),
        (BEAST, build.beast_options.bits() | mark(build.beast_fearful)),
    ];
    let follows = texts.iter().fold(0, |all, (which, text)| all | bit(!text.is_empty(), *which))
        | sets.iter().fold(0, |all, (which, set)| all | bit(*set != 0, *which))
        | bit(build.custom != 0, CUSTOM);
    let first = build.unit_type as u8 | (unit.models as u8) << MODELS;
    out(&[first | bit(unit.leader, LEADER) | bit(unit.summonable, SUMMONABLE), follows]);
    texts.into_iter().filter(|(_, text)| !text.is_empty()).for_each(|(_, text)| put_text(text, out));
    for (_, set) in sets.into_iter().filter(|(_, set)| *set != 0) {
        out(&set.to_le_bytes()[..3]);
    }
    if build.custom != 0 {
        out(&build.custom.to_le_bytes());
    }
}

/// A warband from such bytes; none where they are no warband that may play.
pub(super) fn read(bytes: &[u8]) -> Option<Warband> {
    let mut warband = Warband::default();
    read_into(bytes, &mut warband)?;
    Some(warband)
}

/// The same into the place of another warband, which is lost; none where nothing that may play lies there now.
#[inline(never)] // a unit is on the stack meanwhile
pub(super) fn read_into(mut bytes: &[u8], warband: &mut Warband) -> Option<()> {
    let from = &mut bytes;
    warband.name = take_text(from)?;
    let [size, switches] = take_bytes(from)?;
    (warband.size, warband.agreed) = (size, switches & AGREED != 0);
    warband.own_trait.clear();
    if switches & OWN_TRAIT != 0 {
        warband.own_trait = take_text(from).filter(|name| !name.is_empty())?;
    }
    let [count] = take_bytes(from)?;
    warband.units.clear();
    for _ in 0..count {
        warband.units.push(read_unit(from)?).ok()?;
    }
    let whole = switches <= AGREED | OWN_TRAIT && from.is_empty() && warband.fault().is_none();
    whole.then_some(())
}

fn read_unit(from: &mut &[u8]) -> Option<UnitEntry> {
    let [first, follows] = take_bytes(from)?;
    let mut unit = UnitEntry::of(super::Build::of(*UnitType::ALL.get(usize::from(first & TYPE))?));
    unit.models = *Models::ALL.get(usize::from(first >> MODELS & 3))?;
    (unit.leader, unit.summonable) = (first & LEADER != 0, first & SUMMONABLE != 0);
    if follows & NAME != 0 {
        unit.name = take_text(from).filter(|name| !name.is_empty())?;
    }
    if follows & RACE != 0 {
        unit.race = take_text(from).filter(|race| !race.is_empty())?;
    }
    if follows & SLAYS != 0 {
        unit.slays = take_text(from).filter(|race| !race.is_empty())?;
    }
    let mut set = |which: u8, members: usize| if follows & which == 0 { Some(0) } else { take_set(from, members) };
    let options = set(OPTIONS, TypeOption::ALL.len())?;
    let rules = set(RULES, Fantastical::ALL.len())?;
    let spells = set(SPELLS, Spell::ALL.len()).filter(|set| set & MARK == 0)?;
    let beast = set(BEAST, TypeOption::ALL.len())?;
    unit.graveyard = rules & MARK != 0;
    let build = &mut unit.build;
    build.options = TypeOptions::of_bits(Some(options).filter(|set| set & MARK == 0)?);
    build.fantastical = Fantasticals::of_bits(rules & !MARK);
    build.spells = Spells::of_bits(spells as u16);
    (build.beast_options, build.beast_fearful) = (TypeOptions::of_bits(beast & !MARK), beast & MARK != 0);
    if follows & CUSTOM != 0 {
        build.custom = i8::from_le_bytes(take_bytes(from)?);
    }
    (build.custom != 0 || follows & CUSTOM == 0).then_some(unit)
}

/// A set in three bytes: of so many members, and the last bit. It is not empty.
fn take_set(from: &mut &[u8], members: usize) -> Option<u32> {
    let [low, middle, high] = take_bytes(from)?;
    let set = u32::from_le_bytes([low, middle, high, 0]);
    (set != 0 && (set & !MARK) >> members == 0).then_some(set)
}

const _: () = {
    assert!(UnitType::ALL.len() <= TYPE as usize + 1, "every type has a number");
    assert!(Fantastical::ALL.len() < 23, "every rule has a bit");
    assert!(TypeOption::ALL.len() < 23, "every option has a bit");
};
