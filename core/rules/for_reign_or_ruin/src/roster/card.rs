//! The card of an element: all that its player enters once (section 2.1 of the checklist).

use heapless::String;

use crate::book::{Attribute, Attributes, Formation, Kind, MoraleType, Order, Stat, StatLine, UNKNOWN};

/// What an element is called: as long as a name that is entered by buttons.
pub type ElementName = String<16, u8>;

/// The card of an element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElementCard {
    /// What it is called; no two of an army are called alike (FR-IN-1).
    pub name: ElementName,
    /// What kind of element it is (FR-IN-2).
    pub kind: Kind,
    /// When it moves (FR-IN-3).
    pub init: u8,
    /// How much stress it bears (FR-IN-11).
    pub end: u8,
    /// Its actions in a turn (FR-IN-12).
    pub act: u8,
    /// Its numbers; the second line is there where it can change its state (FR-IN-17).
    pub lines: [StatLine; 2],
    /// Whether it has a second line.
    pub two_lines: bool,
    /// How it takes stress from others (FR-IN-14).
    pub morale: MoraleType,
    /// What is special about it (FR-IN-15).
    pub attributes: Attributes,
    /// What it does unless its order is confirmed (FR-IN-16).
    pub unconfirmed: Order,
    /// The command it belongs to, from 1 (A) on; 0 where it belongs to none (FR-IN-18).
    pub command: u8,
    /// Its superior, by his place in the army (FR-IN-18).
    pub superior: Option<u8>,
    /// The group it moves with, from 1 on; 0 where it is alone (FR-IN-19).
    pub group: u8,
    /// Its order in the first turn (FR-IN-20).
    pub order: Order,
    /// Its stress in the first turn (FR-IN-21).
    pub stress: u8,
    /// Whether it starts as a brigade marker (FR-IN-22).
    pub hidden: bool,
}

/// A unit of which nothing is known.
impl Default for ElementCard {
    fn default() -> Self {
        ElementCard {
            name: ElementName::new(),
            kind: Kind::Unit,
            init: UNKNOWN,
            end: UNKNOWN,
            act: UNKNOWN,
            lines: [StatLine::default(); 2],
            two_lines: false,
            morale: MoraleType::Normal,
            attributes: Attributes::EMPTY,
            unconfirmed: Order::Halt,
            command: 0,
            superior: None,
            group: 0,
            order: Order::Halt,
            stress: 0,
            hidden: false,
        }
    }
}

impl ElementCard {
    /// One of its numbers on a line, or [`UNKNOWN`].
    pub fn number(&self, line: usize, stat: Stat) -> u8 {
        match stat {
            Stat::Init => self.init,
            Stat::End => self.end,
            Stat::Act => self.act,
            _ => self.lines[line].get(stat),
        }
    }

    /// Gives one of its numbers.
    pub fn set_number(&mut self, line: usize, stat: Stat, value: u8) {
        match stat {
            Stat::Init => self.init = value,
            Stat::End => self.end = value,
            Stat::Act => self.act = value,
            _ => self.lines[line].set(stat, value),
        }
    }

    /// Whether it is special in this way.
    pub fn is(&self, attribute: Attribute) -> bool {
        self.attributes.has(attribute)
    }

    /// How it stands on a line: individuals have no formation.
    pub fn formation(&self, line: usize) -> Formation {
        if self.kind.is_unit() { self.lines[line].formation } else { Formation::None }
    }

    /// Whether it is another one in nothing but its name.
    pub(super) fn is_copy_of(&self, other: &ElementCard) -> bool {
        let numbers = |card: &ElementCard| (card.init, card.end, card.act, card.lines, card.two_lines);
        let marks = |card: &ElementCard| (card.kind, card.morale, card.attributes, card.unconfirmed, card.hidden);
        let belongs = |card: &ElementCard| (card.command, card.superior, card.group, card.order, card.stress);
        (numbers(self), marks(self), belongs(self)) == (numbers(other), marks(other), belongs(other))
    }

    /// Gives it a second state, which begins as the first one; or takes it away (FR-IN-17).
    pub(crate) fn set_two_lines(&mut self, two: bool) {
        self.two_lines = two;
        self.lines[1] = if two { self.lines[0] } else { StatLine::default() };
    }

    /// Makes it another kind: units have a formation, individuals none (FR-IN-13).
    pub(crate) fn set_kind(&mut self, kind: Kind) {
        self.kind = kind;
        let lines = if self.two_lines { 2 } else { 1 };
        for line in &mut self.lines[..lines] {
            line.formation = match (kind.is_unit(), line.formation) {
                (false, _) => Formation::None,
                (true, Formation::None) => Formation::default(),
                (true, formation) => formation,
            };
        }
    }
}
