//! Questions to the table that several chapters ask.

use super::{Battle, Contact, Element, ElementId, ElementSet};
use crate::book::{HouseRule, Kind, Order, Stat};
use umpire_engine::table::Seat;

/// The longest chain of command.
const MAX_RANKS: usize = 8;

impl Battle {
    /// Every element, with its id.
    pub fn all(&self) -> impl Iterator<Item = (ElementId, &Element)> {
        (0..).map(ElementId).zip(&self.elements)
    }

    /// The elements on the table of which this is so.
    pub fn elements_where(&self, is: impl Fn(ElementId, &Element) -> bool) -> ElementSet {
        // A bit that moves on: a Cortex-M0+ has no shift by any number.
        let (mut bits, mut bit) = (0, 1);
        for (id, element) in self.all() {
            if element.in_play() && is(id, element) {
                bits |= bit;
            }
            bit <<= 1;
        }
        ElementSet::of_bits(bits)
    }

    /// Those of a side on the table.
    pub fn in_play(&self, seat: Seat) -> ElementSet {
        self.elements_where(|_, element| element.seat == seat)
    }

    /// Its friends on the table, without itself (FR-TERM-11).
    pub fn friends(&self, id: ElementId) -> ElementSet {
        self.in_play(self.seat_of(id)).without(id)
    }

    /// Its enemies on the table.
    pub fn foes(&self, id: ElementId) -> ElementSet {
        let seat = self.seat_of(id);
        self.elements_where(|_, element| element.seat != seat)
    }

    /// The individuals in a unit (FR-ST-6).
    pub fn attached_to(&self, unit: ElementId) -> ElementSet {
        self.elements_where(|_, element| element.attached == Some(unit))
    }

    /// The members of a group on the table; of none where the group is 0.
    pub fn group(&self, group: u8) -> ElementSet {
        self.elements_where(|_, element| group != 0 && element.group == group)
    }

    /// Every contact of an element.
    pub fn contacts_of(&self, id: ElementId) -> impl Iterator<Item = &Contact> {
        self.contacts.iter().filter(move |contact| contact.has(id))
    }

    /// Whether it is in close combat.
    pub fn in_contact(&self, id: ElementId) -> bool {
        self.contacts_of(id).next().is_some()
    }

    /// Leaders of its side who may still spend Act and do not rout (G-54): for leading, pointing out, rallying.
    pub fn leaders(&self, seat: Seat, act: u8) -> ElementSet {
        self.elements_where(|_, element| {
            element.seat == seat && element.card.kind.is_leader() && !element.routs() && element.act >= act
        })
    }

    /// Commanders of its side who may still spend Act and do not rout (FR-CMD-1).
    pub fn commanders(&self, seat: Seat, act: u8) -> ElementSet {
        self.elements_where(|_, element| {
            element.seat == seat && element.card.kind.commands() && !element.routs() && element.act >= act
        })
    }

    /// Who orders this one (FR-IN-18): its superior, or the commander of its command; none for a C-in-C and heroes, who choose
    /// for themselves (FR-CMD-7).
    pub fn ordered_by(&self, id: ElementId) -> Option<ElementId> {
        let element = self.element(id);
        if matches!(element.card.kind, Kind::ChiefCommander | Kind::Hero) {
            return None;
        }
        let leads = |(other, his): &(ElementId, &Element)| {
            *other != id
                && his.seat == element.seat
                && his.card.kind.commands()
                && his.card.command == element.card.command
                && element.card.command != 0
        };
        element.card.superior.map(ElementId).or_else(|| self.all().find(leads).map(|(other, _)| other))
    }

    /// Whether a commander stands above an element in the chain (FR-TERM-8), however high.
    pub fn is_superior_of(&self, commander: ElementId, id: ElementId) -> bool {
        let above = |below: &ElementId| self.ordered_by(*below);
        // A chain that players tied into a ring ends, too.
        core::iter::successors(above(&id), above).take(MAX_RANKS).any(|superior| superior == commander)
    }

    /// What it needs on a d10: strictly more than a number (FR-DICE-2). None where no die can (FR-DICE-3).
    pub const fn more_than(number: u8) -> Option<u8> {
        if number >= 10 { None } else { Some(number + 1) }
    }

    /// Half of some dice (FR-DICE-6, FR-HR-1).
    pub fn half_dice(&self, dice: u8) -> u8 {
        let half = if self.plays(HouseRule::HalfDice) { dice.div_ceil(2) } else { dice / 2 };
        if dice > 0 { half.max(1) } else { 0 }
    }

    /// Its Mov in half centimetres; none where nobody has given it yet.
    pub fn mov_halves(&self, id: ElementId) -> Option<u16> {
        self.element(id).number(Stat::Mov).map(|mov| u16::from(mov) * 2)
    }

    /// The order it follows now.
    pub fn order_of(&self, id: ElementId) -> Order {
        self.element(id).follows()
    }
}
