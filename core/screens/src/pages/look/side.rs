//! A side's pieces: a few as pictures with the numbers of the one under the cursor, many as a list, each with a page of
//! its own.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::table::{Card, Details, PieceId, Reach, Scene, Seat};

use crate::bands::{AnyBand, CardBand, LineBand, LineVoice, MusterBand, MusterCursor, PieceBand, Soldier};
use crate::pages::look::page_list::LookPage;
use crate::pages::look::{card, holdings};
use crate::pages::news::side_name;
use crate::pages::page_builder::{FULL, PAGE, PageBuilder};
use crate::pages::pieces::{self, marks, stats, window};
use crate::pages::scroll::Scroll;
use crate::strings::{Text, short};

/// The most pieces of one side that are shown as pictures.
const PIECES: usize = 8;
/// The most numbers of each that have room below them.
const STATS: usize = 3;
/// Rows of the name below the icons, and of each of the lines below that.
const NAME: usize = 26;
const LINE: usize = 22;
const LOW: usize = 20;
const LARGE: usize = 25;
const LINES: usize = 4;
const _: () = assert!(PAGE.0 + MusterBand::HEIGHT + NAME + LINES * LINE <= PAGE.1, "all lines have room");

/// A side's pieces, those out of play too.
pub(crate) fn pieces(scene: &dyn Scene, seat: Seat) -> impl Iterator<Item = PieceId> {
    (0..scene.pieces()).map(PieceId).filter(move |&piece| scene.card(piece).seat == seat)
}

/// How a side's pieces lie on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SideForm {
    /// As pictures, with the numbers of one of them.
    Muster,
    /// As a list with so many rows to a page.
    List { grouped: bool },
}

impl SideForm {
    pub(crate) fn of(scene: &dyn Scene, seat: Seat) -> Self {
        let mut count = 0;
        let plain = |card: &Card| card.stats.len() <= STATS && card.figure.is_none_or(|figure| figure.of.is_none());
        let few = pieces(scene, seat).all(|piece| {
            count += 1;
            count <= PIECES && plain(&scene.card(piece))
        });
        if few {
            SideForm::Muster
        } else {
            SideForm::List { grouped: pieces::grouped(scene, pieces(scene, seat).next()) }
        }
    }
}

/// Whether the pieces of a page are a list that is leafed through.
pub(crate) fn leafs(builder: &PageBuilder, page: LookPage) -> bool {
    let scene = builder.scene;
    let LookPage::Side(seat) = page else { return false };
    let SideForm::List { grouped } = SideForm::of(scene, seat) else { return false };
    pieces(scene, seat).nth(window(grouped, FULL, builder.scale)).is_some()
}

/// The page: the cursor is on one of them, or on none yet, and the first is told of.
pub(crate) fn side(builder: &mut PageBuilder, seat: Seat, place: Option<u8>) {
    match SideForm::of(builder.scene, seat) {
        SideForm::Muster => muster(builder, seat, place),
        SideForm::List { grouped } => list(builder, seat, place.unwrap_or(0).into(), grouped),
    }
}

/// A page of rows.
fn list(builder: &mut PageBuilder, seat: Seat, on: usize, grouped: bool) {
    let scene = builder.scene;
    let page = window(grouped, FULL, builder.scale);
    let first = on / page * page;
    // One look at all of them: who is there, who is left, and who is seen.
    let (mut count, mut left, mut seen) = (0, 0, Vec::<PieceId, 8>::new());
    for piece in (0..scene.pieces()).map(PieceId) {
        let card = scene.card(piece);
        if card.seat == seat {
            if (first..first + page).contains(&count) {
                let _ = seen.push(piece); // a page has six rows at most
            }
            (count, left) = (count + 1, left + usize::from(card.in_play));
        }
    }
    let mut note = Text::new();
    let _ = write!(note, "{left} left"); // two digits
    builder.heading(Some(seat), &side_name(scene, Some(seat)), &note);
    let piece = |at: usize| seen.get(at - first).copied();
    let row = |builder: &PageBuilder, at: usize| match piece(at) {
        Some(piece) => PieceBand { owner: Some(seat), ..pieces::row(builder, piece, Some(seat)) },
        None => PieceBand::words(Some(seat)),
    };
    pieces::push_list(builder, count, (Scroll::paged(on, count, page), page), grouped, &piece, &row);
}

/// What a side calls itself, pictures of all, and below them what is known of the one under the cursor.
fn muster(builder: &mut PageBuilder, seat: Seat, place: Option<u8>) {
    let scene = builder.scene;
    builder.heading(Some(seat), &side_name(scene, Some(seat)), "");
    holdings::tabs(builder, seat, 0);
    let Some(piece) = pieces(scene, seat).nth(place.unwrap_or(0).into()) else { return };
    let cursor = if place.is_some() { MusterCursor::On } else { MusterCursor::Framed };
    all(builder, seat, Some((place.unwrap_or(0), cursor)), MusterBand::HEIGHT);
    gist(builder, piece);
    builder.blank_to(PAGE.1);
}

/// A piece in short: its name, what is so for it, and as many lines as there is room for.
pub(crate) fn gist(builder: &mut PageBuilder, piece: PieceId) {
    let (name, card) = (builder.text(&piece.into()), builder.scene.card(piece));
    let mut worth = marks(&card.marks);
    if let Some(figure) = card.figure.filter(|_| worth.is_empty()) {
        let _ = write!(worth, "{} {}", figure.now, figure.word()); // a number and a word
    }
    builder.push(NAME, AnyBand::Card(CardBand { owner: None, name, marks: worth }));
    let room = PAGE.1 - builder.bottom();
    // Below two sides the lines are closer.
    let normal = if room < 2 * LINE { LOW } else { LINE };
    let (line, size) = (builder.scale.rows(normal, LARGE), builder.scale.small());
    for (voice, text) in about(builder, piece).into_iter().take(room / line) {
        builder.push(line, AnyBand::Line(LineBand { seat: None, text, size, voice, centred: false }));
    }
}

/// All pieces of a side as pictures, with a cursor where it is among them; where there are rows for it, each with its
/// word.
pub(crate) fn all(builder: &mut PageBuilder, seat: Seat, on: Option<(u8, MusterCursor)>, height: usize) {
    let scene = builder.scene;
    let pieces = pieces(scene, seat).take(PIECES).map(|piece| {
        let card = scene.card(piece);
        let word = card.marks.first().map_or("", |mark| mark.name);
        Soldier { icon: card.icon, badge: card.badge, word, lost: !card.in_play }
    });
    builder.push(height, AnyBand::Muster(MusterBand { seat, pieces: pieces.collect(), on }));
}

/// Whether two sides have so few pieces each that all of them are seen at once.
pub(crate) fn are_few(scene: &dyn Scene) -> bool {
    let few = |seat| pieces(scene, seat).next().is_some() && SideForm::of(scene, seat) == SideForm::Muster;
    scene.seats() == 2 && Seat::first(2).all(few)
}

/// Its numbers, how far it goes, where it is and whether it may act, and what it can do.
fn about(builder: &PageBuilder, piece: PieceId) -> Vec<(LineVoice, Text), LINES> {
    let mut lines = Vec::new();
    let mut add = |voice, text: Text| {
        if !text.is_empty() {
            let _ = lines.push((voice, text)); // Why has all traits, and those at the end give way here
        }
    };
    add(LineVoice::First, stats(&builder.scene.card(piece).stats, "  "));
    if let Some(details) = builder.scene.details(piece) {
        add(LineVoice::First, ways(&details));
        let (mut place, next) = (builder.text(&details.place), builder.text(&details.next));
        if !place.is_empty() && !next.is_empty() {
            let _ = write!(place, ", {next}"); // two short remarks
        } else {
            let _ = place.push_str(&next); // one of them
        }
        add(LineVoice::First, place);
        card::traits(&details, builder.scale.small(), &mut |text| add(LineVoice::Second, text));
    }
    lines
}

/// How far it goes, and reaches.
pub(crate) fn ways(details: &Details) -> Text {
    let mut text = Text::new();
    let Details { moves, reach, .. } = details;
    // A long unit of both has room once, behind the second.
    let once = reach
        .is_some_and(|reach| reach.value > 0 && reach.unit.len() > 2 && moves.map(|to| to.unit) == Some(reach.unit));
    way(&mut text, "Move", moves.map(|to| if once { Reach { unit: "", ..to } } else { to }));
    way(&mut text, "Reach", *reach);
    text
}

/// A distance, `Move 160 mm`.
fn way(text: &mut Text, name: &str, reach: Option<Reach>) {
    let Some(Reach { value, unit, way, .. }) = reach else { return };
    let whole = reach.map(short).unwrap_or_default();
    let gap = if text.is_empty() { "" } else { "  " };
    // Two distances have room in a line.
    if value == 0 {
        let _ = write!(text, "{gap}{name} {way}");
        return;
    }
    let _ = write!(text, "{gap}{name} {whole}{}", if unit.is_empty() { "" } else { " " });
    unit.chars().for_each(|letter| drop(text.push(letter.to_ascii_lowercase())));
}
