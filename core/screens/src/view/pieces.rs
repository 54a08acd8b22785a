//! Pieces as rows of a list under the head of their group, and what is said of any piece.

use core::fmt::Write;

use heapless::String;
use umpire_rules::table::{Card, Choose, Figure, Opt, PieceId, PieceMark, Question, Scene, Seat, Stat};

use super::choose::List;
use super::scroll::Scroll;
use super::sheet::Sheet;
use crate::band::{Cell, CellMark, GroupHead, PieceRow, Text, What, short};
use crate::text::Size;

/// Rows of a piece, and of the head of a group.
pub(super) const ROW: usize = 25;

/// How many rows are seen at once in so many rows of the panel: one less below the head of a group.
pub(super) const fn window(grouped: bool, room: usize) -> usize {
    room / ROW - grouped as usize
}

/// Whether the pieces of a list belong to groups: where one does, all do.
pub(super) fn grouped(scene: &dyn Scene, piece: Option<PieceId>) -> bool {
    piece.is_some_and(|piece| !scene.card(piece).group.is_empty())
}

/// Options that are pieces, and others among them.
pub(super) fn push(
    sheet: &mut Sheet,
    question: &Question,
    (choose, list): (&Choose, &List),
    scroll: Scroll,
    grouped: bool,
) {
    let asked = question.heading.asked.seat();
    let option = |at: usize| &choose.options[list[at]];
    let at = |at: usize| option(at).key.piece;
    let row = |sheet: &Sheet, at: usize| choice(sheet, option(at), asked);
    lay(sheet, list.len(), scroll, grouped, &at, &row);
}

/// Lays the rows of a window, and above them the group of the piece under the cursor.
pub(super) fn lay(
    sheet: &mut Sheet,
    len: usize,
    scroll: Scroll,
    grouped: bool,
    piece: &dyn Fn(usize) -> Option<PieceId>,
    row: &dyn Fn(&Sheet, usize) -> PieceRow,
) {
    let scene = sheet.scene;
    let window = window(grouped, sheet.room());
    let seen = scroll.seen(len, window);
    let group = |at: usize| piece(at).map(|piece| scene.card(piece).group);
    if grouped {
        // What is no piece belongs to no group.
        let under = group(scroll.at()).or_else(|| seen.clone().find_map(group));
        let text = under.map(|group| sheet.text(&group)).unwrap_or_default();
        sheet.push(ROW, What::GroupHead(GroupHead(text)));
    }
    let rail = sheet.rail(seen.clone(), len, window * ROW);
    let mut above = group(seen.start);
    for at in seen {
        let (group, on) = (if grouped { group(at) } else { None }, at == scroll.at());
        let apart = grouped && core::mem::replace(&mut above, group) != group;
        let mut row = PieceRow { on, apart, rail, ..row(sheet, at) };
        if on && !row.fits() {
            row = row.bare();
        }
        sheet.push(ROW, What::PieceRow(row));
    }
}

/// An option as a row.
fn choice(sheet: &Sheet, option: &Opt, asked: Option<Seat>) -> PieceRow {
    let off = option.off.map_or("", |off| off.short);
    let name = sheet.text(&option.label);
    let mut row = match option.key.piece {
        Some(piece) => PieceRow { name, off, ..self::row(sheet, piece, asked) },
        None => PieceRow { icon: option.icon, name, off, ..PieceRow::words(asked) },
    };
    let amount = short(option.amount);
    if !amount.is_empty() {
        (row.gauge, row.figure) = (None, amount);
    }
    row
}

/// Whether a name is written out in full in a row under the cursor.
pub(super) fn names_all(sheet: &Sheet, option: &Opt, asked: Option<Seat>) -> bool {
    choice(sheet, option, asked).bare().fits()
}

/// A piece as a row.
pub(super) fn row(sheet: &Sheet, piece: PieceId, asked: Option<Seat>) -> PieceRow {
    let card = sheet.scene.card(piece);
    PieceRow {
        icon: Some(card.icon),
        owner: owner(&card, asked),
        name: sheet.text(&piece.into()),
        mark: card.marks.iter().find_map(|mark| mark.icon),
        gauge: card.figure.and_then(|figure| Some((figure.now, figure.of?))),
        figure: card.figure.map(figure).unwrap_or_default(),
        lost: !card.in_play,
        ..PieceRow::words(asked)
    }
}

/// Whose a piece is, where it is not the one's who is asked.
pub(super) fn owner(card: &Card, asked: Option<Seat>) -> Option<Seat> {
    Some(card.seat).filter(|seat| asked != Some(*seat))
}

/// A piece as a cell.
pub(super) fn cell(card: &Card, asked: Option<Seat>) -> Cell {
    let mark = card.marks.first().map(|mark| CellMark { name: mark.name, icon: mark.icon });
    let figure = card.figure.map(|figure| figure.now);
    Cell { icon: card.icon, owner: owner(card, asked), figure, mark, off: false, lost: !card.in_play }
}

/// The number that matters most, `5/6`.
fn figure(figure: Figure) -> String<8, u8> {
    let mut text = short(figure.now);
    if let Some(of) = figure.of {
        let _ = write!(text, "/{of}"); // three digits each
    }
    text
}

/// What is so for a piece, in words.
pub(super) fn marks(marks: &[PieceMark]) -> Text {
    let mut text = Text::new();
    for mark in marks {
        let gap = if text.is_empty() { "" } else { ", " };
        // Three words of ten letters have room.
        if text.len() + gap.len() + mark.name.len() <= text.capacity() {
            let _ = write!(text, "{gap}{}", mark.name);
        }
    }
    text
}

/// As many of these numbers as a line has room for.
pub(super) fn stats(stats: &[Stat], gap: &str) -> Text {
    let mut text = Text::new();
    for stat in stats {
        let before = text.len();
        let gap = if text.is_empty() { "" } else { gap };
        let written = write!(text, "{gap}{} {}{}", stat.name, stat.value, stat.suffix);
        if written.is_err() || Size::Small.width(&text) > LINE {
            text.truncate(before);
            break;
        }
    }
    text
}

/// Pixels of a line of numbers.
const LINE: i32 = 230;
