//! The game that is kept: a head, lines, and cuts.

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;

use super::chain::Walk;
use super::record::{HEAD, Kind, Record, Spot};
use super::{MAX_LINE, Store};

/// Cuts that are looked at together.
const CUTS: usize = 16;

/// What is known of the game.
#[derive(Clone, Copy)]
pub(super) struct Game {
    /// Tells its records from those of the game before.
    pub(super) which: u8,
    /// Where its head lies.
    pub(super) head: Spot,
    /// How many lines it has.
    pub(super) lines: u16,
    /// Bytes of all lines, those that were cut included.
    pub(super) bytes: u32,
    /// How often it was cut.
    pub(super) cuts: u16,
}

impl Game {
    /// A game without lines.
    pub(super) const fn new(which: u8, head: Spot) -> Self {
        Game { which, head, lines: 0, bytes: 0, cuts: 0 }
    }

    /// Goes on with this record; false where it does not follow on what is there.
    pub(super) fn follow(&mut self, record: &Record, bytes: u32) -> bool {
        let follows = record.which == self.which;
        match record.kind {
            Kind::Lines if follows && record.line == self.lines && record.lines <= u16::MAX - self.lines => {
                self.lines += record.lines;
                self.bytes = self.bytes.saturating_add(bytes);
                true
            }
            Kind::Cut if follows && record.line <= self.lines => {
                self.lines = record.line;
                self.cuts = self.cuts.saturating_add(1);
                true
            }
            _ => false,
        }
    }
}

/// A cut that no later one goes beyond: lines before it that are not among the first so many are gone.
#[derive(Clone, Copy)]
struct Cut {
    serial: u32,
    lines: u16,
}

/// A game, told line by line. Lines that were cut are left out.
pub(super) struct Telling {
    walk: Walk,
    /// The game as it was at this place.
    game: Game,
    /// Cuts ahead, the next one last.
    cuts: Vec<Cut, CUTS>,
    /// Whether there may be more of them than we know.
    more: bool,
    /// What is left of the record at hand: where it lies, what was told of it, and how many lines are to come.
    spot: Spot,
    told: u16,
    lines: u16,
}

impl<F: NorFlash> Store<F> {
    /// Begins to tell the game.
    pub(super) fn tell(&mut self, game: Game) -> Telling {
        let mut walk = self.walk(game.head.number, None);
        while self.step(&mut walk).is_some_and(|(_, spot)| spot != game.head) {}
        let at_first = Game::new(game.which, game.head);
        let (cuts, more) = (Vec::new(), game.cuts > 0);
        Telling { walk, game: at_first, cuts, more, spot: game.head, told: 0, lines: 0 }
    }

    /// The next line, and how long it is.
    pub(super) fn line(&mut self, telling: &mut Telling, into: &mut [u8; MAX_LINE + 1]) -> Option<usize> {
        while telling.lines == 0 {
            if telling.cuts.is_empty() && telling.more {
                self.cuts(telling);
            }
            let (record, spot) = self.step(&mut telling.walk)?;
            let first = telling.game.lines;
            if !telling.game.follow(&record, 0) {
                continue;
            }
            if telling.cuts.last().is_some_and(|cut| cut.serial < telling.walk.serial) {
                telling.cuts.pop();
            } else if record.kind == Kind::Lines {
                let kept = telling.cuts.last().map_or(u16::MAX, |cut| cut.lines);
                (telling.spot, telling.told) = (spot, 0);
                telling.lines = kept.saturating_sub(first).min(record.lines);
            }
        }
        telling.lines -= 1;
        let left = usize::from(telling.spot.length.saturating_sub(telling.told));
        let line = &mut into[..left.min(MAX_LINE + 1)];
        let offset = u32::from(telling.spot.offset) + HEAD as u32 + u32::from(telling.told);
        self.fetch(telling.spot.number, offset, line);
        let length = line.first().copied().map(usize::from).filter(|&length| length < line.len())?;
        telling.told += 1 + length as u16;
        into.copy_within(1..=length, 0);
        Some(length)
    }

    /// Looks ahead for cuts that no later one goes beyond.
    fn cuts(&mut self, telling: &mut Telling) {
        let (mut walk, mut game) = (telling.walk, telling.game);
        telling.more = false;
        while let Some((record, _)) = self.step(&mut walk) {
            if game.follow(&record, 0) && record.kind == Kind::Cut {
                while telling.cuts.last().is_some_and(|cut| cut.lines >= record.line) {
                    telling.cuts.pop();
                    // Those that found no room went less far than the one that is gone now.
                    telling.more = false;
                }
                let cut = Cut { serial: walk.serial - 1, lines: record.line };
                telling.more |= telling.cuts.push(cut).is_err();
            }
        }
        telling.cuts.reverse();
    }
}
