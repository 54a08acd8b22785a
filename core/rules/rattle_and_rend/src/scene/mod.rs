//! How any front end sees this game.

mod details;
mod holdings;
mod marks;
mod notes;
mod reminders;
mod summary;

use core::fmt::{self, Write};

use crate::book::{StatName, Type};
use crate::state::{Element, ElementId, State};
use crate::warband::{MAX_LISTED, ROMAN};
use crate::{RattleAndRend, correct};
use umpire_engine::table::{
    Card, CorrectionField, CorrectionTarget, Counter, Details, Figure, Game, Help, OptionKey, PieceId, Scene, Seat,
    SeatSet, Stat, Topic, Words,
};

impl Element {
    /// The number that tells it from its likes, as it is written.
    pub fn roman(&self) -> &'static str {
        ROMAN[usize::from(self.like)]
    }
}

impl Scene for State {
    fn game(&self) -> &'static str {
        RattleAndRend::ID
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side_name(&self, seat: Seat) -> &str {
        self.side(seat).name.as_str()
    }

    fn counter(&self, seat: Seat) -> Option<Counter> {
        let side = self.side(seat);
        (self.round > 0).then_some(Counter { name: "momentum", now: side.now, total: side.total })
    }

    fn round(&self) -> Option<u8> {
        (self.round > 0).then_some(self.round)
    }

    fn active(&self) -> SeatSet {
        self.active.into()
    }

    fn pieces(&self) -> u8 {
        self.elements.len() as u8
    }

    fn card(&self, piece: ElementId) -> Card {
        let element = self.element(piece);
        let line = element.kind().line();
        let stat = |name: StatName| {
            element.stat(name).map(|value| Stat { name: name.name(), value: value.into(), suffix: "+" })
        };
        Card {
            tag: Some(element.roman()),
            badge: element.entry.champion.is_some().then_some(Type::Champion.line().icon),
            marks: marks::of(self, piece).into_iter().collect(),
            figure: Some(Figure { name: "points", now: element.points().into(), of: None }),
            in_play: element.in_play(),
            stats: [StatName::Fury, StatName::Guile, StatName::Will].into_iter().filter_map(stat).collect(),
            ..Card::new(element.seat, line.icon, line.name)
        }
    }

    fn details(&self, piece: ElementId) -> Option<Details> {
        Some(details::of(self, piece))
    }

    fn notes(&self, say: &mut dyn FnMut(Option<Seat>, Words)) {
        notes::say(self, say);
    }

    fn holdings(&self, seat: Seat, say: &mut dyn FnMut(&'static str, &'static Help)) {
        holdings::say(self, seat, say);
    }

    fn summary(&self, say: &mut dyn FnMut(&'static str, [Words; 2])) {
        summary::say(self, say);
    }

    fn turning_point(&self) -> Option<(Seat, u8, Words)> {
        summary::turning_point(self)
    }

    fn reminders(&self) -> &'static [Topic] {
        &reminders::TOPICS
    }

    fn fields(&self, target: CorrectionTarget, out: &mut dyn FnMut(CorrectionField)) {
        correct::fields(self, target, out);
    }

    fn write_name(&self, piece: ElementId, out: &mut dyn Write) -> fmt::Result {
        let element = self.element(piece);
        if !element.entry.name.is_empty() {
            out.write_str(element.entry.name.as_str())?;
            return if element.like > 0 { write!(out, " {}", element.roman()) } else { Ok(()) };
        }
        if element.entry.champion.is_some() {
            out.write_str("Led ")?;
        }
        out.write_str(element.kind().line().name)?;
        if element.like > 0 { write!(out, " {}", element.roman()) } else { Ok(()) }
    }

    /// The names of the warbands, red's first; then those of all their Elements, whether they play or not.
    fn write_given(&self, given: u8, out: &mut dyn Write) -> fmt::Result {
        if let Some(roster) = self.rosters.get(usize::from(given)) {
            return out.write_str(roster.name.as_str());
        }
        let at = usize::from(given) - self.rosters.len();
        let roster = self.rosters.get(at / MAX_LISTED);
        roster.map_or(Ok(()), |roster| roster.write_name(PieceId((at % MAX_LISTED) as u8), out))
    }

    /// Which of its two rosters an Element is of, where its warband has both.
    fn row_note(&self, _: &str, row: OptionKey) -> Words {
        let seat = usize::from(row.word == Seat::BLUE.id());
        let entry = usize::from(row.number).checked_sub(1).and_then(|at| self.rosters[seat].entries.get(at));
        entry.map_or(Words::NONE, |entry| Words::of(if entry.fringe { "Fringe Roster" } else { "Founding Roster" }))
    }

    fn write_id(&self, piece: ElementId, out: &mut dyn Write) -> fmt::Result {
        let element = self.element(piece);
        write!(out, "{}-{}", element.seat.id(), element.number)
    }
}
