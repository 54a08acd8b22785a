//! What is wrong with an army (section 2.1 of the checklist).

use super::{Army, ElementCard, bytes};
use crate::book::{Formation, Stat, StatLine, UNKNOWN};
use umpire_engine::table::MAX_ROSTER;

/// The most commands (A to O) and groups of an army.
pub const MAX_COMMANDS: u8 = 15;

/// What is wrong with an army. Elements are named by their places, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArmyFault {
    /// It has no name.
    Nameless,
    /// Nobody is in it.
    Empty,
    /// It is too long to be kept; how many bytes.
    Bytes(u16),
    /// An element has no name (FR-IN-1).
    Unnamed(u8),
    /// Two elements are called alike (FR-IN-1).
    SameName(u8),
    /// A number is above what it can be; which, and what it is (FR-IN-3 to FR-IN-12).
    Number(u8, Stat, u8),
    /// A unit stands in no formation (FR-IN-13).
    Unformed(u8),
    /// An individual stands in a formation (FR-IN-13).
    Formed(u8),
    /// Numbers of a second state, which is not there (FR-IN-17).
    OneState(u8),
    /// A command beyond the last letter (FR-IN-18).
    Command(u8),
    /// A superior who is not there (FR-IN-18).
    NoSuperior(u8),
    /// A superior who commands nobody; his place (FR-IN-18).
    NotCommander(u8, u8),
    /// An element that is, in the end, its own superior (FR-IN-18).
    Ring(u8),
    /// A group beyond the last (FR-IN-19).
    Group(u8),
    /// More stress than it bears to begin with; the most there may be (FR-IN-21).
    Stress(u8, u8),
}

impl Army {
    /// The first thing because of which it may not play.
    pub fn fault(&self) -> Option<ArmyFault> {
        self.faults().next()
    }

    /// Everything because of which it may not play.
    pub fn faults(&self) -> impl Iterator<Item = ArmyFault> {
        let cards = (0..).zip(&self.elements).flat_map(|(at, card)| self.card_faults(at, card));
        self.whole_faults().into_iter().flatten().chain(cards)
    }

    /// Whether it may play.
    pub fn is_sound(&self) -> bool {
        self.fault().is_none()
    }

    #[inline(never)] // once, whoever asks
    fn whole_faults(&self) -> [Option<ArmyFault>; 3] {
        let length = bytes::length(self);
        [
            self.name.trim().is_empty().then_some(ArmyFault::Nameless),
            self.elements.is_empty().then_some(ArmyFault::Empty),
            (length > MAX_ROSTER).then_some(ArmyFault::Bytes(length as u16)),
        ]
    }

    #[inline(never)]
    fn card_faults(&self, at: u8, card: &ElementCard) -> impl Iterator<Item = ArmyFault> + use<> {
        let so = |so: bool, fault: ArmyFault| so.then_some(fault);
        let unnamed = card.name.trim().is_empty();
        let twice = self.place_of(&card.name).is_some_and(|first| first < at);
        let most = if card.end == UNKNOWN { Stat::End.most() } else { card.end };
        let faults = [
            so(unnamed, ArmyFault::Unnamed(at)),
            so(twice && !unnamed, ArmyFault::SameName(at)),
            number_fault(at, card),
            formation_fault(at, card),
            so(!card.two_lines && card.lines[1] != StatLine::default(), ArmyFault::OneState(at)),
            so(card.command > MAX_COMMANDS, ArmyFault::Command(at)),
            self.superior_fault(at, card),
            so(card.group > MAX_COMMANDS, ArmyFault::Group(at)),
            so(card.stress > most, ArmyFault::Stress(at, most)),
        ];
        faults.into_iter().flatten()
    }

    fn superior_fault(&self, at: u8, card: &ElementCard) -> Option<ArmyFault> {
        let superior = card.superior?;
        match self.elements.get(usize::from(superior)) {
            None => Some(ArmyFault::NoSuperior(at)),
            Some(his) if !his.kind.commands() => Some(ArmyFault::NotCommander(at, superior)),
            Some(_) => self.is_under(superior, at).then_some(ArmyFault::Ring(at)),
        }
    }

    /// Whether an element is another one, or below it in the chain of command.
    pub(crate) fn is_under(&self, below: u8, above: u8) -> bool {
        let superior = |at: &u8| self.elements.get(usize::from(*at)).and_then(|card| card.superior);
        // A chain that is tied into a ring ends, too.
        core::iter::successors(Some(below), superior).take(self.elements.len() + 1).any(|at| at == above)
    }
}

fn number_fault(at: u8, card: &ElementCard) -> Option<ArmyFault> {
    let lines = if card.two_lines { 2 } else { 1 };
    let numbers = (0..lines).flat_map(|line| Stat::ALL.into_iter().map(move |stat| (stat, card.number(line, stat))));
    let mut wrong = numbers.filter(|(stat, value)| *value > stat.most() && *value != UNKNOWN);
    wrong.next().map(|(stat, value)| ArmyFault::Number(at, stat, value))
}

fn formation_fault(at: u8, card: &ElementCard) -> Option<ArmyFault> {
    let lines = &card.lines[..if card.two_lines { 2 } else { 1 }];
    let unformed = lines.iter().filter(|line| line.formation == Formation::None).count();
    match card.kind.is_unit() {
        true => (unformed > 0).then_some(ArmyFault::Unformed(at)),
        false => (unformed < lines.len()).then_some(ArmyFault::Formed(at)),
    }
}

impl ArmyFault {
    /// The element it is about; none where it is about the whole.
    pub const fn element(self) -> Option<u8> {
        use ArmyFault::*;
        match self {
            Nameless | Empty | Bytes(_) => None,
            Unnamed(at)
            | SameName(at)
            | Number(at, ..)
            | Unformed(at)
            | Formed(at)
            | OneState(at)
            | Command(at)
            | NoSuperior(at)
            | NotCommander(at, _)
            | Ring(at)
            | Group(at)
            | Stress(at, _) => Some(at),
        }
    }
}
