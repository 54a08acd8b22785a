//! Telling the players what to do on the real table.

use umpire_rules::table::{Answer, Diagram, Instruction, PieceId, Question, Words};

use crate::bands::{AnyBand, InstructionBand, MapBand, PieceBase, PlacementBand, ToldBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::deed;
use crate::pages::page_builder::{HEAD, PageBuilder};
use crate::pages::why::look;

/// What a key does. Whoever has read a page before dice throws them at once, or looks at them first; with dice of
/// their own they only go on.
pub(crate) fn on_key(key: Key, tell: &Instruction, own_dice: bool) -> Intent {
    match (key, throws(tell, own_dice)) {
        (Key::A, Some(_)) => Intent::DoneThenRoll,
        (Key::A, None) | (Key::X, Some(_)) => Intent::Answer(Answer::Done),
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

#[inline(never)]
pub(crate) fn layout(mut builder: PageBuilder, question: &Question, tell: &Instruction, own_dice: bool) {
    builder.strip(None);
    if !deed::push(&mut builder, &question.heading) {
        // The picture shows what kind of piece it is; the name says which.
        let which = tell.piece.filter(|_| question.heading.note.is_empty()).map(Words::from);
        let head = builder.head_noting(question, &which.unwrap_or(question.heading.note));
        builder.push(HEAD, AnyBand::Head(head));
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
        (Diagram::Page(help) | Diagram::PageThenRoll(help, _), _) => AnyBand::Told(ToldBand { text: help.text }),
        (picture, _) => {
            let (piece, by) = (tell.piece.map(base), tell.by.map(base));
            AnyBand::Instruction(InstructionBand { text, piece, by, reach, picture })
        }
    };
    builder.push(builder.room(), what);
    let look = (Key::Y, look(&question.heading, None));
    if let Some(what) = throws(tell, own_dice) {
        return builder.foot(&[(Key::A, what), (Key::X, "Pick"), look]);
    }
    let read = matches!(tell.picture, Diagram::Page(_) | Diagram::PageThenRoll(..));
    builder.foot(&[(Key::A, if read { "Go on" } else { "Done" }), (Key::B, "Back"), look])
}
