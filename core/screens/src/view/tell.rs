//! Telling the players what to do on the real table.

use umpire_rules::table::{Answer, PieceId, Question, Tell, Words};

use super::sheet::{HEAD, PAGE, Sheet};
use crate::band::{Base, Errand, What};
use crate::key::{Act, Key};

pub(super) fn stroke(key: Key) -> Act {
    match key {
        Key::A => Act::Say(Answer::Done),
        Key::B => Act::Undo,
        _ => Act::Stay,
    }
}

pub(super) fn stack(mut sheet: Sheet, question: &Question, tell: &Tell) {
    sheet.strip(None);
    // The picture shows what kind of piece it is; the name says which.
    let which = tell.piece.filter(|_| question.head.note.is_empty()).map(Words::from);
    let head = sheet.head_noting(question, &which.unwrap_or(question.head.note));
    sheet.push(HEAD, What::Head(head));
    let base = |piece: PieceId| {
        let card = sheet.scene.card(piece);
        Base { seat: card.seat, icon: card.icon }
    };
    let errand = Errand {
        text: sheet.text(&tell.text),
        piece: tell.piece.map(base),
        by: tell.by.map(base),
        reach: tell.reach,
        picture: tell.picture,
    };
    sheet.push(PAGE.1 - PAGE.0, What::Errand(errand));
    sheet.foot(&[(Key::A, "Done"), (Key::B, "Back"), (Key::Y, "Look")])
}
