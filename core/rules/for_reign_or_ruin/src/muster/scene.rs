//! How any front end sees the workbench.

use core::fmt::{self, Write};

use super::belongs::LETTERS;
use super::{MusterDraft, menu, off};
use crate::book::{Attribute, MoraleType, Stat, UNKNOWN};
use crate::roster::{ElementCard, blanks};
use crate::state::Element;
use crate::{ForReignOrRuin, icons};
use umpire_engine::table::{
    Card, CardTrait, Details, Figure, Game, PieceId, PieceMark, Reach, Scene, Seat, Stat as CardStat, Words,
};

impl MusterDraft {
    fn card_of(&self, piece: PieceId) -> &ElementCard {
        &self.army.elements[usize::from(piece.0)]
    }
}

impl Scene for MusterDraft {
    fn game(&self) -> &'static str {
        ForReignOrRuin::ID
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, _: Seat) -> &str {
        &self.army.name
    }

    fn pieces(&self) -> u8 {
        self.army.elements.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        let own = self.card_of(piece);
        let kind = if own.kind.is_unit() { own.formation(0).name() } else { own.kind.name() };
        let mut card = Card::new(Seat::RED, icons::kind(&Element::new(Seat::RED, own)), Words::of(kind));
        let of = Some(own.end).filter(|end| *end != UNKNOWN).map(i16::from);
        card.figure = Some(Figure { name: "stress", now: own.stress.into(), of });
        let _ = card.marks.push(PieceMark { name: own.order.name(), icon: Some(icons::order(own.order)), help: None }); // the first
        card.stats.extend(Stat::ALL.map(|stat| match own.number(0, stat) {
            UNKNOWN => CardStat::none(stat.name()),
            value => CardStat { name: stat.name(), value: value.into(), suffix: "" },
        }));
        card
    }

    fn details(&self, piece: PieceId) -> Option<Details> {
        let own = self.card_of(piece);
        let known = |stat: Stat| Some(own.number(0, stat)).filter(|value| *value != UNKNOWN).map(u16::from);
        let named = |name: &'static str| CardTrait { name, help: None };
        let morale = (own.morale != MoraleType::Normal).then_some(named(own.morale.name()));
        let traits = Attribute::ALL.into_iter().filter(|attribute| own.is(*attribute));
        Some(Details {
            moves: known(Stat::Mov).map(|mov| Reach::halves(mov * 2, "CM")),
            reach: known(Stat::Range).filter(|range| *range > 0).map(|range| Reach::halves(range * 2, "CM")),
            traits: morale.into_iter().chain(traits.map(|attribute| named(attribute.name()))).take(8).collect(),
            place: match (own.command, own.group) {
                (0, 0) => Words::NONE,
                (command, 0) => Words::with("Command {}", LETTERS[usize::from(command.min(15))]),
                (command, group) => Words::with2("Command {}, group {}", LETTERS[usize::from(command.min(15))], group),
            },
            next: own.superior.map_or(Words::NONE, |superior| Words::with("Under {}", PieceId(superior))),
        })
    }

    /// How many, what is wrong, and what is blank.
    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        say(None, menu::count(self));
        self.army.faults().for_each(|fault| say(None, off::words(fault)));
        let blank = self.army.elements.iter().map(blanks).sum::<usize>();
        if blank > 0 {
            say(None, Words::with("{} numbers blank", blank as i16));
        }
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        let name = self.army.elements.get(usize::from(piece.0)).map_or("", |card| card.name.as_str());
        if name.is_empty() { write!(out, "Element {}", piece.0 + 1) } else { out.write_str(name) }
    }

    fn write_given(&self, _: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if self.army.name.is_empty() { "New army" } else { &self.army.name })
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "element-{}", piece.0 + 1)
    }
}
