//! What is known of a roster that came home when its player is asked about it.

use core::fmt::{self, Display, Write};

use heapless::String;
use umpire_engine::table::{RosterBook, Scene, Seat};

use super::arrival::{ArrivalLabel, ArrivalStore};
use super::question::{BOTH, LEAVE, TAKE};
use crate::games::SHELF;
use crate::persistence::rosters::{MAX_ROSTERS, OwnKey, RosterBytes, RosterName, RosterStore};

/// Letters that tell what a game changed: what is more is counted.
const TOLD: usize = 640;

/// Says lines, one after the other.
type LineSource<'l> = &'l dyn Fn(&mut dyn FnMut(&dyn Display));

/// What became meanwhile of the roster that was brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum KeptSince {
    /// It is kept as it was.
    #[default]
    Same,
    /// It is kept otherwise.
    Changed,
    /// It is not kept.
    Gone,
}

/// A roster that came home, as its player is asked about it.
#[derive(Clone, Default)]
pub(super) struct Visit {
    pub(super) title: u8,
    pub(super) seats: u8,
    pub(super) seat: u8,
    /// What it is known by.
    pub(super) key: OwnKey,
    /// What it would be called beside the one that is kept; empty where it takes no such name.
    pub(super) beside: RosterName,
    /// Whether this very roster is kept under that name already.
    pub(super) twin: bool,
    pub(super) since: KeptSince,
    /// Whether no more can be kept.
    pub(super) full: bool,
    /// What the game changed, line by line.
    told: String<TOLD>,
    /// What was picked.
    pub(super) picked: Option<u8>,
}

impl Visit {
    /// What is to be known of this one; none where it has its place already, and nobody need be asked.
    #[inline(never)] // two rosters, as bytes
    pub(super) fn of(label: &ArrivalLabel, left: &[u8], rosters: &mut dyn RosterStore) -> Option<Self> {
        let book = &SHELF[usize::from(label.title)].rosters;
        let mut visit = Visit { title: label.title, seats: label.seats, seat: label.seat.0, ..Visit::default() };
        visit.key = OwnKey::of(book, left);
        let kept = rosters.read(visit.key.in_game(book.game));
        let checksum = kept.as_ref().and_then(|kept| (book.checksum)(kept));
        visit.since = match checksum {
            Some(sum) if sum == label.left => return None,
            Some(sum) if sum == label.brought => KeptSince::Same,
            _ if kept.is_some() => KeptSince::Changed,
            _ => KeptSince::Gone,
        };
        visit.full = rosters.has_room(visit.key.in_game(book.game)).is_err();
        (visit.beside, visit.twin) = name_beside(book, left, &visit.key, rosters);
        match kept.filter(|_| visit.since == KeptSince::Same) {
            Some(kept) => visit.tell(&|say| (book.changes)(&kept, left, say)),
            None => visit.tell(&|say| (book.describe)(left, say)),
        }
        Some(visit)
    }

    /// Whether it is of a campaign: what a game made of it counts there.
    pub(super) fn of_campaign(&self) -> bool {
        !self.key.campaign.is_empty()
    }

    /// Whose it is.
    pub(super) const fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// Writes down what is told, as many whole lines as fit.
    fn tell(&mut self, lines: LineSource<'_>) {
        let mut more = 0;
        lines(&mut |line| {
            let length = self.told.len();
            // A line for what has no room stays free.
            let fits = writeln!(self.told, "{line}").is_ok() && self.told.len() + 16 <= TOLD;
            if more > 0 || !fits {
                self.told.truncate(length);
                more += 1;
            }
        });
        if more > 0 {
            let _ = write!(self.told, "and {more} more"); // there is room for it
        }
    }
}

impl Scene for Visit {
    fn game(&self) -> &'static str {
        SHELF[usize::from(self.title)].rosters.game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// What it is called, and what it would be called beside the one that is kept.
    fn write_given(&self, at: u8, out: &mut dyn Write) -> fmt::Result {
        out.write_str(if at == 0 { &self.key.name } else { &self.beside })
    }

    /// What a row does, and to whom.
    fn about(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        let lead = match (row, self.since) {
            (LEAVE, KeptSince::Same) => "This is forgotten:",
            (LEAVE, _) => "This is lost for good:",
            (TAKE, KeptSince::Same) => "This is written down:",
            (BOTH, KeptSince::Same) => "The new one has this:",
            (TAKE | BOTH, KeptSince::Changed) => "Another one has its name now:",
            (TAKE | BOTH, KeptSince::Gone) => "It is not kept any more:",
            _ if self.full => return say(&"You are asked again when there is room"),
            _ => return say(&"You are asked again before the next game"),
        };
        say(&lead);
        self.told.lines().for_each(|line| say(&line));
    }
}

/// The first name with a number that nobody has, or this very roster: `The March 2`, and whether it has. Empty where the
/// roster takes none.
#[inline(never)] // two rosters, as bytes
fn name_beside(book: &RosterBook, left: &[u8], key: &OwnKey, rosters: &mut dyn RosterStore) -> (RosterName, bool) {
    for number in 2..=MAX_ROSTERS + 2 {
        let Some((beside, bytes)) = renamed(book, left, &key.name, number) else { break };
        let there = key.renamed(book.game, &beside);
        if !rosters.has(there) {
            return (beside, false);
        }
        if rosters.read(there).is_some_and(|kept| (book.checksum)(&kept) == (book.checksum)(&bytes)) {
            return (beside, true);
        }
    }
    (RosterName::new(), false)
}

/// The roster under its name with this number, which is cut as far as it must be.
pub(super) fn renamed(book: &RosterBook, left: &[u8], name: &str, number: usize) -> Option<(RosterName, RosterBytes)> {
    (1..=name.len()).rev().filter_map(|end| name.get(..end)).find_map(|start| {
        let mut beside = RosterName::new();
        write!(beside, "{} {number}", start.trim_end()).ok()?;
        under(book, left, &beside).map(|bytes| (beside, bytes))
    })
}

/// The roster under this name.
pub(super) fn under(book: &RosterBook, left: &[u8], name: &str) -> Option<RosterBytes> {
    let (mut bytes, mut fits) = (RosterBytes::new(), true);
    let named = (book.rename)(left, name, &mut |piece| fits &= bytes.extend_from_slice(piece).is_ok());
    (named && fits).then_some(bytes)
}

/// The next that waits, from this place on, with what is to be known of it. What is kept already is forgotten.
pub(super) fn next(from: u8, rosters: &mut dyn RosterStore, arrivals: &mut dyn ArrivalStore) -> Option<(u8, Visit)> {
    (from..super::MAX_ARRIVALS as u8).find_map(|at| {
        let (label, left) = arrivals.read(at)?;
        (SHELF[usize::from(label.title)].rosters.checksum)(&left)?; // what is no roster here waits for who can read it
        let visit = Visit::of(&label, &left, rosters);
        if visit.is_none() {
            arrivals.clear(at);
        }
        visit.map(|visit| (at, visit))
    })
}
