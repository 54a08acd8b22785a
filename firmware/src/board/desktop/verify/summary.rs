//! What there is to say about a game in which everything fits.

use umpire_rules::table::{Match, Show, Standing};

use crate::dice::Origin;
use crate::save::Save;
use crate::seal::{Hex, Moment, Spoken, words};

/// What was counted on the way.
#[derive(Default)]
pub(super) struct Counts {
    /// Throws by the device, and their dice.
    pub(super) throws: usize,
    pub(super) dice: usize,
    /// Throws at the table, and their dice.
    pub(super) own: usize,
    pub(super) own_dice: usize,
    /// Answers taken back, and brought back.
    pub(super) back: usize,
    pub(super) forward: usize,
    /// Steps that all players agreed to.
    pub(super) agreed: usize,
    /// Lines that came by cable.
    pub(super) afar: usize,
}

/// All that was checked, a line each, and the words to compare.
pub(super) fn summary(save: &Save<'_>, counts: &Counts, game: &dyn Match) -> String {
    let mut lines = vec![format!("game      {}, edition {}", save.game, save.edition)];
    let answers = game.tape().lines();
    lines.push(format!("answers   {answers}, each one that the rules take there"));
    lines.push(format!(
        "dice      {} in {} throws of the device, each as seed and tape say",
        counts.dice, counts.throws
    ));
    lines.push(format!("own dice  {} in {} throws at the table, as they were entered", counts.own_dice, counts.own));
    lines.push(format!(
        "undone    {} answers, {} of them done again; over dice or secrets {} times, all agreed, as the file tells it",
        counts.back, counts.forward, counts.agreed
    ));
    lines.push(format!("by cable  {} lines", counts.afar + pressed_afar(save)));
    lines.push(format!("the end   {}", end(game)));
    match &save.origin {
        Origin::Sealed(seal) => {
            let hash = seal.hash();
            let moments: Vec<String> = seal.moments().iter().map(|moment| moment.micros.to_string()).collect();
            lines.push(format!("pressed   at {} microseconds", moments.join(" and ")));
            lines.push(format!("hash      {}", Hex(&hash)));
            lines.push(format!("seal      {}", Spoken(words(&hash))));
            lines.push(
                "If these six words were written down before anybody pressed, the secret was not changed since.".into(),
            );
        }
        Origin::Fixed(_) => lines.push("seal      none: the seed was given by hand, and known beforehand".into()),
        Origin::None => lines.push("seal      none: the device threw no dice".into()),
    }
    lines.join("\n")
}

/// Seats that pressed by cable.
fn pressed_afar(save: &Save<'_>) -> usize {
    match &save.origin {
        Origin::Sealed(seal) => seal.moments().iter().filter(|Moment { afar, .. }| *afar).count(),
        Origin::Fixed(_) | Origin::None => 0,
    }
}

/// Who won, and why.
fn end(game: &dyn Match) -> String {
    let (log, scene) = (game.log(), game.scene());
    let over = log.iter().rev().find_map(|happening| match happening.show {
        Show::Over(winner) => Some((winner, happening.words)),
        _ => None,
    });
    match over.filter(|_| game.standing() == Standing::Over) {
        Some((winner, words)) => {
            let who = winner.map_or("a draw", |seat| seat.name());
            format!("{who}: {}", words.line(&*scene))
        }
        None => "not yet: the game goes on after the last line".into(),
    }
}
