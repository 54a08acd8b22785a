//! Telling the players what to do on the real table.

use umpire_rules::table::{Answer, Diagram, Instruction, PieceId, Question, Words};

use crate::bands::{AnyBand, InstructionBand, MapBand, PieceBase, ToldBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::deed;
use crate::pages::page_builder::{HEAD, PageBuilder};
use crate::pages::why::look;

pub(crate) fn on_key(key: Key) -> Intent {
    match key {
        Key::A => Intent::Answer(Answer::Done),
        Key::B => Intent::Undo,
        _ => Intent::Stay,
    }
}

#[inline(never)]
pub(crate) fn layout(mut builder: PageBuilder, question: &Question, tell: &Instruction) {
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
    let what = match tell.picture {
        Diagram::Map(board, owners) => AnyBand::Map(MapBand { board, owners, text, reach }),
        Diagram::Page(help) => AnyBand::Told(ToldBand { text: help.text }),
        picture => {
            let (piece, by) = (tell.piece.map(base), tell.by.map(base));
            AnyBand::Instruction(InstructionBand { text, piece, by, reach, picture })
        }
    };
    builder.push(builder.room(), what);
    let done = if matches!(tell.picture, Diagram::Page(_)) { "Go on" } else { "Done" };
    builder.foot(&[(Key::A, done), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
}
