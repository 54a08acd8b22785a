//! A side's pieces, and all there is to know about the one under the cursor.

use core::fmt::Write;

use heapless::Vec;
use umpire_rules::table::{PieceId, Reach, Scene, Seat};

use super::super::news::side_name;
use super::super::pieces::stats;
use super::super::sheet::{PAGE, Sheet};
use crate::band::{Line, Muster, Soldier, Text, Voice, What, short};
use crate::text::Size;

/// The most pieces of one side the page shows.
pub(super) const PIECES: usize = 8;
/// Rows of the icons, and of each of the five lines below them.
const ICONS: usize = 50;
const LINE: usize = 20;
const _: () = assert!(PAGE.0 + ICONS + 5 * LINE <= PAGE.1, "all lines have room");

/// A side's pieces, those out of play too.
pub(super) fn pieces(scene: &dyn Scene, seat: Seat) -> impl Iterator<Item = PieceId> {
    (0..scene.pieces()).map(PieceId).filter(move |&piece| scene.card(piece).seat == seat)
}

/// The page: the cursor is on one of them, whose name is the head.
pub(super) fn side(sheet: &mut Sheet, seat: Seat, on: usize) {
    let scene = sheet.scene;
    let Some(piece) = pieces(scene, seat).nth(on) else {
        return sheet.heading(Some(seat), &side_name(scene, Some(seat)), "");
    };
    sheet.heading(Some(seat), &sheet.text(&piece.into()), "");
    let pieces = pieces(scene, seat).take(PIECES).map(|piece| {
        let card = scene.card(piece);
        Soldier { icon: card.icon, figure: card.figure.map(|figure| figure.now), lost: !card.in_play }
    });
    sheet.push(ICONS, What::Muster(Muster { seat, pieces: pieces.collect(), on: on as u8 }));
    for (voice, text) in about(sheet, piece) {
        sheet.push(LINE, What::Line(Line { seat: None, text, size: Size::Small, voice, centred: false }));
    }
    sheet.stack.blank_to(PAGE.1);
}

/// Its numbers, how far it goes, its traits, where it is, and whether it may act.
fn about(sheet: &Sheet, piece: PieceId) -> Vec<(Voice, Text), 5> {
    let mut lines = Vec::from_iter([(Voice::First, stats(&sheet.scene.card(piece).stats, "  "))]);
    if let Some(details) = sheet.scene.details(piece) {
        let mut ways = Text::new();
        way(&mut ways, "Move", details.moves);
        way(&mut ways, "Reach", details.reach);
        let mut traits = Text::new();
        for own in &details.traits {
            let gap = if traits.is_empty() { "" } else { ", " };
            let _ = write!(traits, "{gap}{}", own.name); // two names of at most 17 letters
        }
        let (place, next) = (sheet.text(&details.place), sheet.text(&details.next));
        lines.extend([(Voice::First, ways), (Voice::Second, traits), (Voice::Second, place), (Voice::First, next)]);
    }
    lines.retain(|(_, text)| !text.is_empty());
    lines
}

/// A distance, `Move 160 mm`.
fn way(text: &mut Text, name: &str, reach: Option<Reach>) {
    let Some(Reach { value, unit, way, .. }) = reach else { return };
    let whole = reach.map(short).unwrap_or_default();
    let gap = if text.is_empty() { "" } else { "  " };
    let unit: heapless::String<4> = unit.chars().map(|letter| letter.to_ascii_lowercase()).collect();
    // Two distances have room in a line.
    let _ = if value == 0 { write!(text, "{gap}{name} {way}") } else { write!(text, "{gap}{name} {whole} {unit}") };
}
