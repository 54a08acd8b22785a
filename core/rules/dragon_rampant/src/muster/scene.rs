//! How any front end sees the workbench.

use core::fmt::{self, Write};

use super::{MusterDraft, given, menu, off};
use crate::scene::stats;
use crate::{DragonRampant, help, icons};
use umpire_engine::table::{Card, Figure, Game, Help, PieceId, PieceMark, Scene, Seat, Words};

impl Scene for MusterDraft {
    fn game(&self) -> &'static str {
        DragonRampant::ID
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, _: Seat) -> &str {
        &self.warband.name
    }

    fn pieces(&self) -> u8 {
        self.warband.units.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        let unit = &self.warband.units[usize::from(piece.0)];
        let (profile, cost) = (unit.build.profile(false), unit.build.cost());
        let leader = unit.leader.then_some(PieceMark { name: "Leader", icon: None, help: None });
        Card {
            figure: Some(Figure { name: "points", now: cost.into(), of: None }),
            marks: leader.into_iter().collect(),
            stats: stats(&profile).into_iter().collect(),
            badge: unit.leader.then_some(icons::LEADER),
            ..Card::new(Seat::RED, icons::unit(&unit.build), unit.build.unit_type.name())
        }
    }

    /// The points, what is wrong, and what all agree to.
    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        say(None, menu::points(self));
        self.warband.faults().for_each(|fault| say(None, off::words(fault)));
        if self.warband.agreed {
            say(None, Words::of("All agree to its limits"));
        }
    }

    fn card_words(&self) -> &'static [Help] {
        help::CARD_WORDS
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        given::write_unit(&self.warband, piece, out)
    }

    fn write_given(&self, number: u8, out: &mut dyn Write) -> fmt::Result {
        given::write(&self.warband, number, out)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "unit-{}", piece.0 + 1)
    }
}
