//! The log: all that ever happened, newest at the bottom; what was taken back is struck through.
//!
//! It is read across a table, so what has no room in a line takes a second one.

use core::fmt::Write;

use heapless::{Deque, String};
use umpire_engine::table::{Happening, HistoryEntry, HistoryItem, Show, Steps};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, LineBand, LineVoice, LogBand};
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// Rows of a line.
const fn tall(scale: TextScale) -> usize {
    scale.rows(25, 37)
}

/// Lines seen at once, in small and in large text; a key goes on by one less.
const MOST: usize = seen(TextScale::Normal) as usize;
const fn seen(scale: TextScale) -> u16 {
    (FULL / tall(scale)) as u16
}

/// What is seen of the log, and where that lies in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogPage {
    /// A ring: a thousand lines go through it, and none is moved.
    rows: Deque<LogBand, MOST>,
    /// Lines of this round only.
    round: Option<u8>,
    /// The last round there is.
    rounds: u8,
    /// Lines below the last one that is seen.
    below: u16,
    /// How many lines there are; not known before all were gone through.
    total: Option<u16>,
    /// How many have come so far.
    came: u16,
}

impl LogPage {
    /// Nothing has come yet.
    pub(crate) const fn new() -> Self {
        LogPage { rows: Deque::new(), round: None, rounds: 0, below: 0, total: None, came: 0 }
    }

    /// Goes a page up or down, but for a line; false where there is nothing more.
    pub(crate) fn scroll(&mut self, up: bool, scale: TextScale) -> bool {
        let (most, leap) = (self.total.unwrap_or(0).saturating_sub(seen(scale)), seen(scale) - 1);
        let below = if up { self.below.saturating_add(leap).min(most) } else { self.below.saturating_sub(leap) };
        core::mem::replace(&mut self.below, below) != below
    }

    /// Only the last round, the one before it, or all of them again; false where there are none.
    pub(crate) fn next_round(&mut self) -> bool {
        let rounds = self.rounds;
        if rounds == 0 {
            return false;
        }
        let round = self.round.map_or(rounds, |round| round - 1);
        *self = LogPage { round: (round > 0).then_some(round), rounds, ..LogPage::new() };
        true
    }

    /// Begins at the first line again.
    pub(crate) fn begin(&mut self) {
        self.rows.clear();
        self.came = 0;
    }

    /// Adds what comes next in the log.
    pub(crate) fn push(&mut self, entry: &HistoryEntry<'_>, scale: TextScale) {
        self.rounds = self.rounds.max(entry.round.unwrap_or(0));
        if self.round.is_none_or(|round| entry.round == Some(round)) {
            rows(entry, scale.body(), &mut |row| self.push_row(row, seen(scale)));
        }
    }

    /// Adds a line, and keeps it where it is among so many that are seen.
    fn push_row(&mut self, row: LogBand, seen: u16) {
        let at = self.came;
        self.came += 1;
        let end = self.total.map(|total| total - self.below);
        if end.is_some_and(|end| at >= end || at + seen < end) {
            return;
        }
        if self.rows.len() >= seen.into() {
            self.rows.pop_front();
        }
        self.rows.push_back(row).unwrap_or_else(|_| unreachable!("room was made above"));
    }

    /// That was the last line.
    pub(crate) fn end(&mut self) {
        self.total = Some(self.came);
    }

    /// The page.
    pub(crate) fn page(&self, builder: &mut PageBuilder) {
        let mut title = Text::new();
        let total = self.total.unwrap_or(0);
        let last = total - self.below.min(total);
        // A word and a number.
        let _ = match self.round {
            Some(round) => write!(title, "Log {} {round}", builder.scene.round_word()),
            None => write!(title, "Log"),
        };
        builder.heading(None, &title, "");
        if self.total == Some(0) {
            let text = text("Nothing has happened yet");
            let (size, voice) = (TextSize::Body, LineVoice::Second);
            builder.push(
                2 * tall(builder.scale),
                AnyBand::Line(LineBand { seat: None, text, size, voice, centred: true }),
            );
        }
        let rows = self.rows.len().min(seen(builder.scale).into());
        let first = last.saturating_sub(rows as u16);
        let rail = builder.rail(first.into()..last.into(), total.into(), FULL);
        for row in self.rows.iter().skip(self.rows.len() - rows) {
            builder.push(tall(builder.scale), AnyBand::Log(LogBand { rail, ..row.clone() }));
        }
    }
}

/// An entry of the log, as one line or two, in this size where it has room.
fn rows(entry: &HistoryEntry<'_>, size: TextSize, push: &mut dyn FnMut(LogBand)) {
    let (mut words, mut right) = (Entry::new(), Text::new());
    let seat = match entry.what {
        HistoryItem::Happened(happening) => {
            let _ = happening.words.write(entry.scene, &mut words); // what is longer than two lines is cut
            right = beside(happening);
            happening.seat
        }
        HistoryItem::Said(question, answer) => {
            let _ = answer.write(question, entry.scene, &mut words); // what is longer than two lines is cut
            question.heading.asked.seat()
        }
        HistoryItem::Corrected(correction) => {
            let _ = correction.write(entry.scene, &mut words); // what is longer than two lines is cut
            None
        }
        HistoryItem::Named(nickname) => {
            let _ = nickname.write(entry.scene, &mut words); // what is longer than two lines is cut
            None
        }
        HistoryItem::Stepped(steps) => {
            stepped(steps, &mut words);
            None
        }
        HistoryItem::Resumed => {
            let _ = words.push_str("Switched on again"); // it fits
            None
        }
    };
    let (afar, struck) = (entry.source.is_remote(), entry.undone);
    let row = LogBand { seat, words: Text::new(), right: Text::new(), size, afar, struck, rail: None };
    broken((&words, &right), size, &mut |seat_too, words, right, size| {
        let seat = row.seat.filter(|_| seat_too);
        push(LogBand { seat, words: text(words), right: text(right), size, ..row.clone() });
    });
}

/// Words of an entry.
type Entry = String<80, u8>;

/// Breaks an entry into a line or two, in the largest face in which that is enough: whether a line is the first, its words,
/// and what stands at its right.
fn broken((words, right): (&str, &str), size: TextSize, line: &mut dyn FnMut(bool, &str, &str, TextSize)) {
    let beside = |wide: i32| LogBand::ROOM - if right.is_empty() { 0 } else { wide + LogBand::GAP };
    let wide = TextSize::Small.width(right);
    if let Some(size) = [size, TextSize::Body].into_iter().find(|size| size.width(words) <= beside(wide)) {
        return line(true, words, right, size);
    }
    let two = |size: &TextSize| {
        let mut lines = wrap(words, *size, LogBand::ROOM);
        let second = lines.next().and(lines.next()).unwrap_or("");
        lines.next().is_none() && size.width(second) <= beside(wide)
    };
    let size = if two(&TextSize::Body) { TextSize::Body } else { TextSize::Small };
    let mut lines = wrap(words, size, LogBand::ROOM);
    line(true, lines.next().unwrap_or(""), "", size);
    line(false, lines.next().unwrap_or(""), right, size);
}

/// Where somebody went, in words.
fn stepped(Steps { net, deepest, backs, agreed, .. }: Steps, out: &mut Entry) {
    let (net, plural) = (net.unsigned_abs(), |steps| if steps == 1 { "" } else { "s" });
    // All of them fit.
    let _ = match (backs, agreed) {
        (0, _) => write!(out, "{net} step{} forward again", plural(net)),
        (_, true) if net == deepest => write!(out, "{net} step{} back: agreed", plural(net)),
        (_, false) if net == deepest => write!(out, "{net} step{} back", plural(net)),
        (_, true) => write!(out, "{deepest} back, {} again: agreed", deepest - net),
        (_, false) => write!(out, "{deepest} back, {} again", deepest - net),
    };
}

/// How many faces are listed at most.
const LISTED: usize = 12;

/// What stands at the right of a line of the log.
fn beside(happening: &Happening) -> Text {
    let mut text = Text::new();
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            if rolled.faces.is_empty() || rolled.faces.len() > LISTED {
                let _ = write!(text, "{} hits", rolled.hits); // two digits
            }
            for (i, face) in rolled.faces.iter().take_while(|_| rolled.faces.len() <= LISTED).enumerate() {
                let _ = write!(text, "{}{face}", if i > 0 { " " } else { "" }); // so many fit
            }
        }
        Show::Clash(clash) => {
            let [first, second] = &clash.halves;
            let _ = write!(text, "{} : {} hits", first.hits, second.hits); // three digits each
        }
        _ if happening.change != 0 => {
            let _ = write!(text, "{:+}", happening.change); // three letters
        }
        _ => {}
    }
    text
}
