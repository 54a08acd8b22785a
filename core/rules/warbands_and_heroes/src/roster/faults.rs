//! What is wrong with a warband or a class, and what would be right.

use core::fmt::{self, Display, Write};

use super::{ClassRef, LAST_WORLD_TURN, MAX_COIN, UnitEntry, Warband};
use crate::book::limits::{DAMAGE, DICE, EXTRA_MOVE, RANGE};
use crate::book::{Attack, AttackKind, Class, ClassNumber, Limits, PrintedClass};

/// What is wrong with a class (WH-CLS-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassFault {
    /// It has no name.
    Nameless,
    /// A number is out of its limits.
    Number(&'static str, u8, Limits),
    /// It has no attack (WH-CLS-6).
    Harmless,
    /// An attack has no name.
    NamelessAttack,
    /// A wall or a charge is ranged, a charge is a wall too, or melee has a range.
    Mixed,
}

/// What is wrong with a warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandFault {
    /// It has no name.
    Nameless,
    /// Nobody is in it.
    Empty,
    /// A class of its own has the name of another class; its place.
    SameClass(u8),
    /// Something is wrong with a class of its own; its place.
    Class(u8, ClassFault),
    /// A Unit is of a class that is not there; its place.
    NoClass(u8),
    /// A Hero has a captain (WH-SETUP-5); the Unit's place.
    LedHero(u8),
    /// A Unit lost more FS than leaves it one; its place, and the most it may have lost.
    Losses(u8, u8),
    /// More coin than a treasury holds.
    Coin,
    /// A World-Turn beyond the last.
    WorldTurn,
}

impl Class {
    /// The first thing that is wrong with it.
    pub fn fault(&self) -> Option<ClassFault> {
        let number = |number: ClassNumber| out_of(number.name(), number.of(self), number.limits(self));
        let nameless = self.name.trim().is_empty().then_some(ClassFault::Nameless);
        let harmless = self.attacks.is_empty().then_some(ClassFault::Harmless);
        nameless
            .or_else(|| ClassNumber::ALL.into_iter().find_map(number))
            .or(harmless)
            .or_else(|| self.attacks.iter().find_map(Attack::fault))
    }
}

impl Attack {
    /// The first thing that is wrong with it.
    pub fn fault(&self) -> Option<ClassFault> {
        let nameless = self.name.trim().is_empty().then_some(ClassFault::NamelessAttack);
        let numbers = [
            ("Dice", self.dice, DICE),
            ("Damage", self.damage, DAMAGE),
            ("Extra move", self.extra_move, EXTRA_MOVE),
            ("Range", self.range, RANGE),
        ];
        let ranged = self.kind == AttackKind::Ranged;
        let mixed = ranged && (self.reaction || self.is_charge())
            || self.reaction && self.is_charge()
            || !ranged && self.range > 0;
        nameless
            .or_else(|| numbers.into_iter().find_map(|(name, is, limits)| out_of(name, is, limits)))
            .or(mixed.then_some(ClassFault::Mixed))
    }
}

fn out_of(name: &'static str, is: u8, limits: Limits) -> Option<ClassFault> {
    (is < limits.0 || is > limits.1).then_some(ClassFault::Number(name, is, limits))
}

impl Warband {
    /// The first thing that is wrong with it.
    pub fn fault(&self) -> Option<WarbandFault> {
        self.faults().next()
    }

    /// Everything that is wrong with it.
    pub fn faults(&self) -> impl Iterator<Item = WarbandFault> {
        let whole = [
            (self.name.trim().is_empty(), WarbandFault::Nameless),
            (self.units.is_empty(), WarbandFault::Empty),
            (self.treasury > MAX_COIN, WarbandFault::Coin),
            (self.world_turn > LAST_WORLD_TURN, WarbandFault::WorldTurn),
        ];
        let whole = whole.into_iter().filter(|(so, _)| *so).map(|(_, fault)| fault);
        let classes = (0..).zip(self.classes.iter()).filter_map(|(at, class)| self.class_fault(at, &class));
        let units = (0..).zip(&self.units).filter_map(|(at, unit)| self.unit_fault(at, unit));
        whole.chain(classes).chain(units)
    }

    #[inline(never)] // once, whoever asks
    fn class_fault(&self, at: u8, class: &Class) -> Option<WarbandFault> {
        let same = |name: &str| name.eq_ignore_ascii_case(&class.name);
        let twice = PrintedClass::ALL.iter().any(|printed| same(printed.name()))
            || self.classes.iter().take(at.into()).any(|other| same(&other.name));
        twice.then_some(WarbandFault::SameClass(at))
    }

    #[inline(never)]
    fn unit_fault(&self, at: u8, unit: &UnitEntry) -> Option<WarbandFault> {
        if matches!(unit.class, ClassRef::Custom(class) if class >= self.classes.len()) {
            return Some(WarbandFault::NoClass(at));
        }
        let class = self.class_of(unit);
        let most = class.strength - 1;
        let led = (class.is_hero() && unit.captain.is_some()).then_some(WarbandFault::LedHero(at));
        led.or((unit.losses > most).then_some(WarbandFault::Losses(at, most)))
    }
}

impl WarbandFault {
    /// The checklist's code for it.
    pub const fn code(self) -> &'static str {
        match self {
            WarbandFault::Class(_, ClassFault::Harmless) => "WH-CLS-6",
            WarbandFault::Class(_, ClassFault::Mixed) => "WH-CLS-4",
            WarbandFault::Class(..) => "WH-CLS-1",
            WarbandFault::SameClass(_) => "WH-CLS-5",
            WarbandFault::LedHero(_) => "WH-SETUP-5",
            WarbandFault::Losses(..) => "WH-HR-12",
            WarbandFault::Nameless
            | WarbandFault::Empty
            | WarbandFault::NoClass(_)
            | WarbandFault::Coin
            | WarbandFault::WorldTurn => "",
        }
    }

    /// Writes what would be right.
    pub(super) fn write_right(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandFault::Nameless => out.write_str("warband \"NAME\" / ..."),
            WarbandFault::Empty => out.write_str("one Unit at least: unit warriors"),
            WarbandFault::SameClass(_) => out.write_str("a name that no other class has"),
            WarbandFault::Class(_, fault) => fault.write_right(out),
            WarbandFault::NoClass(_) => out.write_str("a printed class, or one this warband has"),
            WarbandFault::LedHero(_) => out.write_str("a captain on another Unit"),
            WarbandFault::Losses(_, most) => write!(out, "{most} at most"),
            WarbandFault::Coin => write!(out, "{MAX_COIN} at most"),
            WarbandFault::WorldTurn => write!(out, "{LAST_WORLD_TURN} at most"),
        }
    }
}

impl ClassFault {
    fn write_right(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            ClassFault::Nameless => out.write_str("class \"NAME\" ..."),
            ClassFault::Number(_, _, (least, most)) => write!(out, "{least} to {most}"),
            ClassFault::Harmless => out.write_str("attack \"NAME\" 1d0, where it should have none"),
            ClassFault::NamelessAttack => out.write_str("attack \"NAME\" DICEdDAMAGE"),
            ClassFault::Mixed => out.write_str("plain, extra or wall in melee; ranged with or without a range"),
        }
    }
}

impl Display for WarbandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarbandFault::Nameless => f.write_str("it has no name"),
            WarbandFault::Empty => f.write_str("nobody is in it"),
            WarbandFault::SameClass(at) => write!(f, "class {} has the name of another", at + 1),
            WarbandFault::Class(at, fault) => write!(f, "class {}: {fault}", at + 1),
            WarbandFault::NoClass(at) => write!(f, "Unit {} is of no class", at + 1),
            WarbandFault::LedHero(at) => write!(f, "Unit {} is a Hero, and has a captain", at + 1),
            WarbandFault::Losses(at, _) => write!(f, "Unit {} has lost all its FS", at + 1),
            WarbandFault::Coin => f.write_str("the treasury holds too much coin"),
            WarbandFault::WorldTurn => f.write_str("the World-Turn is too late"),
        }
    }
}

impl Display for ClassFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClassFault::Nameless => f.write_str("it has no name"),
            ClassFault::Number(name, is, _) => write!(f, "{name} {is}"),
            ClassFault::Harmless => f.write_str("it has no attack"),
            ClassFault::NamelessAttack => f.write_str("an attack has no name"),
            ClassFault::Mixed => f.write_str("an attack is two things at once"),
        }
    }
}

impl core::error::Error for WarbandFault {}
impl core::error::Error for ClassFault {}
