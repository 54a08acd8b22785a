//! What screens see: cards, notes, help, and what players put right.

mod cards;
mod corrections;
mod pictures;
mod why;

use umpire_engine::table::{Correction, CorrectionTarget, Source};

use crate::fixture::{BattlePlay, Fought};

/// Puts a field of an element right, as when all agree.
#[track_caller]
pub(crate) fn corrects(play: BattlePlay, id: &str, key: &str, value: i16) -> BattlePlay {
    let target = CorrectionTarget::Piece(play.id(id));
    play.then(|game| {
        let (mut at, mut found) = (0, None);
        game.scene().fields(target, &mut |field| {
            found = found.or((field.key == key).then_some(at));
            at += 1;
        });
        let field = found.unwrap_or_else(|| panic!("no field {key}"));
        game.correct(Correction { target, field, value }, Source::Thumb).expect("a value that fits");
    })
}
