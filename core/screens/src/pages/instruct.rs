//! Telling the players what to do on the real table.

use heapless::String;
use umpire_engine::table::{Answer, Diagram, Instruction, MAX_PROSE, PieceId, Question, Scene, Words};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{
    AnyBand, FootBand, HeadAside, HeadBand, HeldGroundBand, HelpBand, InstructionBand, LineVoice, MapBand, PieceBase,
    PlacementBand, ScrollMore, ToldBand,
};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::{HEAD, PageBuilder};
use crate::pages::why::look;
use crate::pages::{code, deed};
use crate::strings::{self, Text};
use umpire_raster::text_scale::TextScale;

/// Rows of a large line of a page that is read.
const LINE: usize = 25;

/// What a key does. Whoever has read a page before dice throws them at once, or looks at them first; with dice of
/// their own they only go on.
pub(crate) fn on_key(key: Key, tell: &Instruction, own_dice: bool) -> Intent {
    match (key, throws(tell, own_dice)) {
        (Key::A, _) if matches!(tell.picture, Diagram::Code(2..)) => Intent::Stay,
        (Key::A | Key::X, Some(_)) => Intent::DoneThenRoll,
        (Key::A, None) | (Key::Right, Some(_)) => Intent::Answer(Answer::Done),
        (Key::B, _) => Intent::Undo,
        _ => Intent::Stay,
    }
}

/// What the device's dice are thrown for once this is read, where they are.
fn throws(tell: &Instruction, own_dice: bool) -> Option<&'static str> {
    match tell.picture {
        Diagram::PageThenRoll(_, what) if !own_dice => Some(what),
        _ => None,
    }
}

/// The text of a page that is read.
fn read(tell: &Instruction, scene: &dyn Scene) -> Option<String<MAX_PROSE>> {
    match tell.picture {
        Diagram::Page(help) | Diagram::PageThenRoll(help, _) => Some(help.text.unpack_in(scene.length_sign())),
        _ => None,
    }
}

/// The lines of a page where text is large: what it is about, then what follows from it.
fn lines(text: &str) -> impl Iterator<Item = (LineVoice, &str)> {
    text.lines().enumerate().flat_map(|(at, thought)| {
        let voice = if at == 0 { LineVoice::First } else { LineVoice::Second };
        wrap(thought, TextSize::Body, HelpBand::ROOM).map(move |line| (voice, line))
    })
}

/// Whether a page has more lines than so many rows have room for, with a gap between its thoughts: large ones where text is
/// large, and small ones elsewhere.
fn scrolls(text: &str, (room, scale): (usize, TextScale)) -> bool {
    let gaps = ToldBand::GAP as usize * text.lines().count().saturating_sub(1);
    match scale {
        TextScale::Large => lines(text).count() * LINE + gaps > room,
        TextScale::Normal => !ToldBand::fits(text, room as i32),
    }
}

/// The first line that is seen after a key, or the part of a code: up and down go on by a page, but for a line.
pub(crate) fn scrolled(
    key: Key,
    first: u8,
    (tell, scene): (&Instruction, &dyn Scene),
    (room, scale): (usize, TextScale),
) -> u8 {
    if let Diagram::Code(parts @ 1..) = tell.picture {
        return code::turned(key, first, parts);
    }
    let Some(text) = read(tell, scene).filter(|text| scrolls(text, (room, scale))) else {
        return first;
    };
    let (seen, most) = (room / LINE, lines(&text).count().saturating_sub(room / LINE));
    let leap = (seen - 1) as u8;
    match key {
        Key::Down => (first + leap).min(most as u8),
        Key::Up => first.saturating_sub(leap),
        _ => first,
    }
}

/// As many lines as have room, from this one on.
fn push_lines(builder: &mut PageBuilder, text: &str, first: usize) {
    let (seen, count) = (builder.room() / LINE, lines(text).count());
    let first = first.min(count.saturating_sub(seen));
    for (row, (voice, line)) in lines(text).skip(first).take(seen).enumerate() {
        let more = ScrollMore { up: row == 0 && first > 0, down: row + 1 == seen && first + seen < count };
        builder.push(LINE, AnyBand::Help(HelpBand { text: strings::text(line), size: TextSize::Body, voice, more }));
    }
}

#[inline(never)]
pub(crate) fn layout(mut builder: PageBuilder, question: &Question, (tell, first): (&Instruction, u8), own_dice: bool) {
    if let Diagram::Code(parts) = tell.picture {
        return code::layout(builder, question, tell, (first, parts));
    }
    builder.strip(None);
    if !deed::push(&mut builder, &question.heading) {
        // The picture shows what kind of piece it is; the name says which.
        let which = tell.piece.filter(|_| question.heading.note.is_empty()).map(Words::from);
        let head = builder.head_noting(question, &which.unwrap_or(question.heading.note));
        match which.filter(|_| head.cuts_note()) {
            None => builder.push(HEAD, AnyBand::Head(head)),
            // A name that has no room beside the title has a line of its own.
            Some(name) => {
                builder.head(question);
                let words = (builder.text(&name), Text::new());
                let named =
                    HeadBand { named: true, ..HeadBand::new(builder.whose(&name), words, "", HeadAside::default()) };
                builder.push(HEAD, AnyBand::Head(named));
            }
        }
    }
    let base = |piece: PieceId| {
        let card = builder.scene.card(piece);
        PieceBase { seat: card.seat, icon: card.icon }
    };
    let (text, reach) = (builder.text(&tell.text), tell.reach);
    let what = match (tell.picture, tell.placement) {
        (Diagram::Map(board, owners), None) => AnyBand::Map(MapBand { board, owners, text, reach }),
        (Diagram::Map(board, owners), Some(placement)) => {
            AnyBand::Placement(PlacementBand { board, owners, text, placement })
        }
        (Diagram::Held(ground), _) => AnyBand::HeldGround(HeldGroundBand { ground, text }),
        (Diagram::Page(help) | Diagram::PageThenRoll(help, _), _) => {
            AnyBand::Told(ToldBand { text: help.text, length_sign: builder.scene.length_sign() })
        }
        (picture, _) => {
            let (piece, by) = (tell.piece.map(base), tell.by.map(base));
            AnyBand::Instruction(InstructionBand { text, piece, by, reach, picture })
        }
    };
    match read(tell, builder.scene).filter(|text| scrolls(text, (builder.room(), builder.scale))) {
        Some(text) => push_lines(&mut builder, &text, first.into()),
        None => builder.push(builder.room(), what),
    }
    let look = (Key::Y, look(&question.heading, None));
    if let Some(what) = throws(tell, own_dice) {
        return builder.end(FootBand::going(what, [(Key::Right, "Pick"), look]));
    }
    let done = match tell.picture {
        Diagram::Page(_) | Diagram::PageThenRoll(..) => "Go on",
        Diagram::Held(_) => "Agreed",
        _ => "Done",
    };
    builder.foot(&[(Key::A, done), (Key::B, "Back"), look])
}
