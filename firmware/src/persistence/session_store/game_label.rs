//! What is known of a game that was left: enough to tell it from the others on the shelf.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_engine::table::{MAX_SEATS, Role, Seat, Session, Show, Standing};

use crate::persistence::journal::MAX_LABEL;

/// Letters of a name that players gave a game, in bytes.
pub const MAX_GAME_NAME: usize = 20;
/// Letters of how far it was: a name of 16, ` won, ` and `12 rounds`.
const MAX_WHEN: usize = 32;
const _: () = assert!(1 + 1 + MAX_GAME_NAME + 1 + MAX_WHEN + MAX_SEATS <= MAX_LABEL, "every label fits into the store");

/// The seed of its dice was told: they are known.
const TOLD: u8 = 1;

/// The name that players gave a game.
pub type GameName = String<MAX_GAME_NAME, u8>;

/// What a game that was left is known by, beside its book.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameLabel {
    /// What players call it; empty where nobody gave it a name.
    pub name: GameName,
    /// How far it was, or how it ended: `round 3`.
    pub when: String<MAX_WHEN, u8>,
    /// What each side is measured by; empty where that is nothing.
    pub counters: Vec<u8, MAX_SEATS, u8>,
    /// Whether the seed of its dice was told: then they are thrown no more.
    pub told: bool,
}

impl GameLabel {
    /// What is known of this game just now.
    #[inline(never)]
    pub fn of(game: &dyn Session, name: GameName, told: bool) -> Self {
        let mut label = GameLabel { name, told, ..GameLabel::default() };
        let scene = &*game.scene();
        let (over, round) = (game.standing() == Standing::Over, scene.round());
        let mut word: String<16> = scene.round_word().chars().take(12).collect();
        word.make_ascii_lowercase();
        let when = &mut label.when; // what is too long for it is cut
        let _ = match (game.book().role, round) {
            (Role::Workbench, _) => when.write_str("not done yet"),
            (_, round) if over => how_it_ended(game, when).and_then(|()| match round {
                Some(1) => write!(when, ", 1 {word}"),
                Some(round) => write!(when, ", {round} {word}s"),
                None => Ok(()),
            }),
            (_, Some(round)) => write!(when, "{word} {round}"),
            (_, None) => when.write_str("before the first ").and_then(|()| when.write_str(&word)),
        };
        let counter = |seat| scene.counter(seat).map(|counter| counter.now);
        label.counters = Seat::first(scene.seats()).map_while(counter).collect();
        label
    }

    /// As it is stored.
    pub fn to_bytes(&self) -> Vec<u8, MAX_LABEL> {
        let mut bytes = Vec::new();
        let mut fits = bytes.push(if self.told { TOLD } else { 0 }).is_ok();
        for text in [self.name.as_str(), self.when.as_str()] {
            fits &= bytes.push(text.len() as u8).is_ok() && bytes.extend_from_slice(text.as_bytes()).is_ok();
        }
        fits &= bytes.extend_from_slice(&self.counters).is_ok();
        debug_assert!(fits, "a label has room for its parts");
        bytes
    }

    /// From what is stored; one that nobody wrote is empty.
    pub fn read(bytes: &[u8]) -> Self {
        GameLabel::parse(bytes).unwrap_or_default()
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let (flags, rest) = bytes.split_first()?;
        let (name, rest) = text(rest)?;
        let (when, counters) = text(rest)?;
        Some(GameLabel {
            name: name.try_into().ok()?,
            when: when.try_into().ok()?,
            counters: Vec::from_slice(counters).ok()?,
            told: flags & TOLD != 0,
        })
    }
}

/// A text behind its length, and what follows it.
fn text(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (&length, rest) = bytes.split_first()?;
    let (text, rest) = rest.split_at_checked(length.into())?;
    Some((core::str::from_utf8(text).ok()?, rest))
}

/// Who won.
fn how_it_ended(game: &dyn Session, out: &mut dyn Write) -> core::fmt::Result {
    let log = game.log();
    match log.iter().rev().find_map(|happening| if let Show::Over(who) = happening.show { Some(who) } else { None }) {
        Some(Some(seat)) => write!(out, "{} won", game.scene().name_of(seat)),
        Some(None) => out.write_str("a draw"),
        None => out.write_str("over"),
    }
}
