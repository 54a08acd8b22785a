//! A piece's own page: its big number, what is so for it, all its other numbers, and what else is known of it.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{Card, Details, PieceId, Stat};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, LineBand, LineVoice, MeasureBand, NumbersBand, PieceHeadBand};
use crate::pages::look::side::ways;
use crate::pages::page_builder::{HEAD, PAGE, PageBuilder};
use crate::pages::pieces::marks;
use crate::strings::Text;
use umpire_raster::text_scale::TextScale;

/// More numbers than these stand in three columns.
const FEW: usize = 8;
/// Rows of a line, and the most lines there are.
const LINE: usize = 20;
const LARGE: usize = 25;
const LINES: usize = 7;
/// Pixels of a line.
const WIDE: i32 = 228;
const _: () = assert!(PAGE.0 + LINES * LINE <= PAGE.1, "all lines have a page of their own");
const _: () = assert!(PAGE.0 + MeasureBand::HEIGHT + 4 * NumbersBand::LOW <= PAGE.1, "twelve numbers have room");

type CardLines = Vec<(LineVoice, Text), LINES>;

/// Rows of a line in this size.
fn tall(size: TextSize) -> usize {
    if size == TextSize::Small { LINE } else { LARGE }
}

/// Rows the numbers take.
fn numbers(stats: &[Stat], scale: TextScale) -> usize {
    if stats.len() > FEW {
        stats.len().div_ceil(3) * NumbersBand::LOW
    } else {
        stats.len().div_ceil(4) * scale.rows(NumbersBand::TALL, NumbersBand::LARGE)
    }
}

/// How many lines have room below the numbers.
fn room(card: &Card, scale: TextScale) -> usize {
    (PAGE.1 - PAGE.0 - MeasureBand::HEIGHT - numbers(&card.stats, scale)) / tall(scale.small())
}

/// The page; turned, what had no room on it. Whether there is anything behind it.
pub(crate) fn page(builder: &mut PageBuilder, piece: PieceId, turned: bool) -> bool {
    let card = builder.scene.card(piece);
    let words = card.marks.iter().map(|mark| mark.name).collect();
    let round = builder.round_apart();
    let mut head = PieceHeadBand { seat: card.seat, name: builder.text(&piece.into()), marks: words, round };
    let shown = head.trim();
    let scale = builder.scale;
    let mut size = scale.small();
    let mut known = lines(builder, (piece, &card), shown, size);
    let more = known.len() > room(&card, scale);
    // All of them have room behind the numbers, if need be in small letters.
    if turned && PAGE.0 + known.len() * tall(size) > PAGE.1 {
        size = TextSize::Small;
        known = lines(builder, (piece, &card), shown, size);
    }
    builder.push(HEAD, AnyBand::PieceHead(head));
    if turned && more {
        known.into_iter().for_each(|(voice, text)| say(builder, (voice, size), text, false));
        return more;
    }
    let (seat, icon, figure, lost) = (card.seat, card.icon, card.figure, !card.in_play);
    let note = builder.text(&card.figure_note);
    builder.push(MeasureBand::HEIGHT, AnyBand::Measure(MeasureBand { seat, icon, figure, note, lost }));
    let (across, height) = match card.stats.len() {
        few @ 0..=FEW => (few.clamp(1, 4), scale.rows(NumbersBand::TALL, NumbersBand::LARGE)),
        _ => (3, NumbersBand::LOW),
    };
    for stats in card.stats.chunks(across) {
        let stats = stats.iter().copied().collect();
        builder.push(height, AnyBand::Numbers(NumbersBand { stats, across: across as u8 }));
    }
    let room = room(&card, scale);
    known.into_iter().take(room).for_each(|(voice, text)| say(builder, (voice, size), text, true));
    more
}

fn say(builder: &mut PageBuilder, (voice, size): (LineVoice, TextSize), text: Text, centred: bool) {
    builder.push(tall(size), AnyBand::Line(LineBand { seat: None, text, size, voice, centred }));
}

/// What is known of a piece beside its numbers, what matters most first.
fn lines(builder: &PageBuilder, (piece, card): (PieceId, &Card), shown: usize, size: TextSize) -> CardLines {
    let mut lines = CardLines::new();
    let mut add = |voice, text: Text| {
        if !text.is_empty() {
            let _ = lines.push((voice, text)); // what has no room is the least of it
        }
    };
    add(LineVoice::First, marks(&card.marks[shown..]));
    if let Some(details) = builder.scene.details(piece) {
        traits(&details, size, &mut |text| add(LineVoice::Second, text));
        add(LineVoice::First, builder.text(&details.next));
        add(LineVoice::Second, builder.text(&details.place));
        add(LineVoice::First, ways(&details));
    }
    add(LineVoice::Second, kind(builder, piece, card));
    add(LineVoice::Second, builder.text(&card.group));
    lines
}

/// What it can do, as many names to a line as have room.
pub(crate) fn traits(details: &Details, size: TextSize, add: &mut dyn FnMut(Text)) {
    let mut line = Text::new();
    for own in &details.traits {
        let before = line.len();
        let gap = if line.is_empty() { "" } else { ", " };
        let written = write!(line, "{gap}{}", own.name);
        if written.is_err() || size.width(&line) > WIDE {
            line.truncate(before);
            add(core::mem::take(&mut line));
            let _ = line.push_str(own.name); // a name has room in a line
        }
    }
    add(line);
}

/// What it is, where its name does not say it.
fn kind(builder: &PageBuilder, piece: PieceId, card: &Card) -> Text {
    let (kind, name) = (builder.text(&card.kind), builder.text(&piece.into()));
    if name.contains(kind.as_str()) { Text::new() } else { kind }
}
