//! Telling the players what to do on the real table.

use umpire_rules::table::{Answer, Diagram, Instruction, PieceId, Question, Words};

use super::deed;
use super::sheet::{HEAD, Sheet};
use super::why::look;
use crate::band::{Base, Errand, Map, What};
use crate::key::{Act, Key};

pub(super) fn stroke(key: Key) -> Act {
    match key {
        Key::A => Act::Say(Answer::Done),
        Key::B => Act::Undo,
        _ => Act::Stay,
    }
}

pub(super) fn stack(mut sheet: Sheet, question: &Question, tell: &Instruction) {
    sheet.strip(None);
    if !deed::push(&mut sheet, &question.heading) {
        // The picture shows what kind of piece it is; the name says which.
        let which = tell.piece.filter(|_| question.heading.note.is_empty()).map(Words::from);
        let head = sheet.head_noting(question, &which.unwrap_or(question.heading.note));
        sheet.push(HEAD, What::Head(head));
    }
    let base = |piece: PieceId| {
        let card = sheet.scene.card(piece);
        Base { seat: card.seat, icon: card.icon }
    };
    let (text, reach) = (sheet.text(&tell.text), tell.reach);
    let what = match tell.picture {
        Diagram::Map(board, owners) => What::Map(Map { board, owners, text, reach }),
        picture => {
            let (piece, by) = (tell.piece.map(base), tell.by.map(base));
            What::Errand(Errand { text, piece, by, reach, picture })
        }
    };
    sheet.push(sheet.room(), what);
    sheet.foot(&[(Key::A, "Done"), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
}
