//! Pieces as rows of a list under the head of their group, and what is said of any piece.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::{Card, Choose, Figure, Opt, PieceId, PieceMark, Question, Scene, Seat, Stat, Words};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, CellMark, GridCell, GroupHeadBand, PieceBand, UnitMark};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::scroll::Scroll;
use crate::strings::{Text, short};
use umpire_raster::text_scale::TextScale;

/// Rows of a piece, and of the head of a group.
const fn tall(scale: TextScale) -> usize {
    scale.rows(25, 37)
}

/// How many rows are seen at once in so many rows of the panel: one less below the head of a group.
pub(crate) const fn window(grouped: bool, room: usize, scale: TextScale) -> usize {
    room / tall(scale) - grouped as usize
}

/// Whether the pieces of a list belong to groups: where one does, all do.
pub(crate) fn grouped(scene: &dyn Scene, piece: Option<PieceId>) -> bool {
    piece.is_some_and(|piece| !scene.card(piece).group.is_empty())
}

/// Options that are pieces, and others among them.
pub(crate) fn push(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, list): (&Choose, &OptionList),
    seen: (Scroll, usize),
    grouped: bool,
) {
    let asked = question.heading.asked.seat();
    let option = |at: usize| &choose.options[list[at]];
    let at = |at: usize| option(at).key.piece;
    let row = |builder: &PageBuilder, at: usize| choice(builder, option(at), asked);
    push_list(builder, list.len(), seen, grouped, &at, &row);
}

/// Lays the rows of a window, and above them the group of the piece under the cursor.
pub(crate) fn push_list(
    builder: &mut PageBuilder,
    len: usize,
    (scroll, window): (Scroll, usize),
    grouped: bool,
    piece: &dyn Fn(usize) -> Option<PieceId>,
    row: &dyn Fn(&PageBuilder, usize) -> PieceBand,
) {
    let scene = builder.scene;
    let tall = tall(builder.scale);
    let seen = scroll.seen(len, window);
    let group = |at: usize| piece(at).map(|piece| scene.card(piece).group);
    if grouped {
        // What is no piece belongs to no group.
        let card = piece(scroll.at()).or_else(|| seen.clone().find_map(piece)).map(|piece| scene.card(piece));
        let text = |words: Option<&Words>| words.map(|words| builder.text(words)).unwrap_or_default();
        let name = text(card.as_ref().map(|card| &card.group));
        let note = text(card.as_ref().map(|card| &card.group_note));
        builder.push(tall, AnyBand::GroupHead(GroupHeadBand { name, note }));
    }
    let rail = builder.rail(seen.clone(), len, window * tall);
    let mut above = group(seen.start);
    for at in seen {
        let (group, on) = (if grouped { group(at) } else { None }, at == scroll.at());
        let apart = grouped && core::mem::replace(&mut above, group) != group;
        let mut row = PieceBand { on, apart, more: scroll.more(at, len, window), rail, ..row(builder, at) };
        if builder.scale == TextScale::Large {
            row.gauge = None;
        }
        // A name is never cut for a gauge, a picture, or how much there was.
        let small = builder.scale.small();
        if !row.fits(TextSize::Small, small) {
            row.gauge = None;
        }
        if on && !row.fits(small, small) || !row.fits(TextSize::Small, small) {
            row = row.bare();
        }
        if !row.fits(TextSize::Small, small) {
            row = row.short();
        }
        builder.push(tall, AnyBand::Piece(row));
    }
}

/// An option as a row.
fn choice(builder: &PageBuilder, option: &Opt, asked: Option<Seat>) -> PieceBand {
    let off = option.off.map_or("", |off| off.short);
    let name = builder.text(&option.label);
    let mut row = match option.key.piece {
        Some(piece) => PieceBand { name, off, ..self::row(builder, piece, asked) },
        None => PieceBand { icon: option.icon, name, off, ..PieceBand::words(asked) },
    };
    let amount = short(option.amount);
    if !amount.is_empty() {
        (row.gauge, row.figure) = (None, amount);
    }
    row
}

/// Whether a name is written out in full in a row under the cursor.
pub(crate) fn names_all(builder: &PageBuilder, option: &Opt, asked: Option<Seat>) -> bool {
    choice(builder, option, asked).bare().short().fits(TextSize::Small, builder.scale.small())
}

/// A piece as a row.
pub(crate) fn row(builder: &PageBuilder, piece: PieceId, asked: Option<Seat>) -> PieceBand {
    let card = builder.scene.card(piece);
    PieceBand {
        icon: Some(card.icon),
        owner: owner(&card, asked),
        name: builder.text(&piece.into()),
        mark: card.marks.iter().find_map(UnitMark::of),
        gauge: card.figure.and_then(|figure| Some((figure.now, figure.of?))),
        figure: card.figure.map(figure).unwrap_or_default(),
        lost: !card.in_play,
        ..PieceBand::words(asked)
    }
}

/// Whose a piece is, where it is not the one's who is asked.
pub(crate) fn owner(card: &Card, asked: Option<Seat>) -> Option<Seat> {
    Some(card.seat).filter(|seat| asked != Some(*seat))
}

/// A piece as a cell.
pub(crate) fn cell(card: &Card, asked: Option<Seat>) -> GridCell {
    let mark = card.marks.first().map(|mark| CellMark { name: mark.name, icon: mark.icon });
    let figure = card.figure.map(|figure| figure.now);
    let Card { icon, tag, badge, .. } = *card;
    GridCell { icon, owner: owner(card, asked), tag, badge, figure, mark, off: false, lost: !card.in_play }
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
pub(crate) fn marks(marks: &[PieceMark]) -> Text {
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
pub(crate) fn stats(stats: &[Stat], gap: &str) -> Text {
    let mut text = Text::new();
    for stat in stats {
        let before = text.len();
        let gap = if text.is_empty() { "" } else { gap };
        let written = write!(text, "{gap}{} {stat}", stat.name);
        if written.is_err() || TextSize::Small.width(&text) > LINE {
            text.truncate(before);
            break;
        }
    }
    text
}

/// Pixels of a line of numbers.
const LINE: i32 = 230;
