//! A look around, over whatever is asked: the log, and each side's pieces.

use core::fmt::Write;

use umpire_rules::table::{Happening, Match, PieceId, Scene, Seat, Show};

use super::news::side_name;
use super::sheet::{PAGE, Sheet};
use crate::band::{Cell, Line, LogLine, Muster, Text, Voice, What};
use crate::key::Key;
use crate::text::Size;

/// Lines of the log seen at once.
const LINES: usize = 7;
/// The most pieces of one side the page shows.
const PIECES: usize = 8;

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Looking {
    /// 0 is the log, then a page a side.
    page: u8,
    /// Lines scrolled back, or the piece under the cursor.
    at: u8,
}

impl Looking {
    /// False when the look is over.
    pub(super) fn stroke(&mut self, key: Key, game: &dyn Match) -> bool {
        let scene = game.scene();
        let pages = if scene.pieces() == 0 { 1 } else { 1 + scene.seats() };
        let most = match self.seat() {
            None => game.log().len().saturating_sub(LINES),
            Some(seat) => pieces(&*scene, seat).count().min(PIECES).saturating_sub(1),
        };
        match key {
            Key::B | Key::Y => return false,
            Key::Right | Key::X => *self = Looking { page: (self.page + 1) % pages, at: 0 },
            Key::Left => *self = Looking { page: self.page.checked_sub(1).unwrap_or(pages - 1), at: 0 },
            // The log's newest line is at the bottom: up goes back in time.
            Key::Up if self.page == 0 => self.at = (self.at + 1).min(most as u8),
            Key::Down if self.page > 0 => self.at = (self.at + 1).min(most as u8),
            Key::Up | Key::Down => self.at = self.at.saturating_sub(1),
            Key::A => {}
        }
        true
    }

    fn seat(&self) -> Option<Seat> {
        self.page.checked_sub(1).map(Seat)
    }

    pub(super) fn stack(&self, mut sheet: Sheet, game: &dyn Match, undone: u16) {
        sheet.strip(None);
        let next = match usize::from(self.page) + 1 {
            _ if sheet.scene.pieces() == 0 => "",
            page if page > usize::from(sheet.scene.seats()) => "Log",
            page => Seat(page as u8 - 1).name(),
        };
        match self.seat() {
            None => self.log(&mut sheet, &game.log(), undone),
            Some(seat) => self.side(&mut sheet, seat),
        }
        let keys = [(Key::B, "Back"), (Key::X, next)];
        sheet.foot(if next.is_empty() { &keys[..1] } else { &keys })
    }

    fn log(&self, sheet: &mut Sheet, log: &[Happening], undone: u16) {
        let end = log.len().saturating_sub(self.at.into());
        let first = end.saturating_sub(LINES);
        let mut note = Text::new();
        if undone > 0 {
            let _ = write!(note, "{undone} undone, "); // five digits at most
        }
        if !log.is_empty() {
            let _ = write!(note, "{} - {} of {}", first + 1, end, log.len()); // two digits each
        }
        sheet.heading(None, "Log", &note);
        for happening in &log[first..end] {
            let line = LogLine { seat: happening.seat, words: sheet.text(&happening.words), right: right(happening) };
            sheet.push(21, What::LogLine(line));
        }
    }

    fn side(&self, sheet: &mut Sheet, seat: Seat) {
        let name = side_name(sheet.scene, Some(seat));
        sheet.heading(Some(seat), &name, "");
        let cells = pieces(sheet.scene, seat).take(PIECES).map(|piece| {
            let card = sheet.scene.card(piece);
            Cell { icon: card.icon, points: card.points, off: false, lost: !card.in_play }
        });
        let muster = Muster { seat, cells: cells.collect(), on: self.at };
        sheet.push(58, What::Muster(muster));
        let Some(piece) = pieces(sheet.scene, seat).nth(self.at.into()) else { return };
        let card = sheet.scene.card(piece);
        let name = sheet.text(&piece.into());
        put(sheet, name, Size::Large, Voice::First, 36);
        for pair in card.stats.chunks(2) {
            let mut text = Text::new();
            for stat in pair {
                let gap = if text.is_empty() { "" } else { "    " };
                let _ = write!(text, "{gap}{} {}{}", stat.name, stat.value, stat.suffix); // two to a line
            }
            put(sheet, text, Size::Body, Voice::Second, 26);
        }
        sheet.stack.blank_to(PAGE.1);
    }
}

fn put(sheet: &mut Sheet, text: Text, size: Size, voice: Voice, height: usize) {
    sheet.push(height, What::Line(Line { seat: None, text, size, voice, centred: false }));
}

fn pieces(scene: &dyn Scene, seat: Seat) -> impl Iterator<Item = PieceId> {
    (0..scene.pieces()).map(PieceId).filter(move |&piece| scene.card(piece).seat == seat)
}

/// What stands at the right of a line of the log.
fn right(happening: &Happening) -> Text {
    let mut text = Text::new();
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            for (i, face) in rolled.faces.iter().enumerate() {
                let _ = write!(text, "{}{face}", if i > 0 { " " } else { "" }); // twelve faces fit
            }
        }
        _ if happening.change != 0 => {
            let _ = write!(text, "{:+}", happening.change); // three letters
        }
        _ => {}
    }
    text
}
