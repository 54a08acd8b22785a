//! Keys, and what a press of one comes to.

use umpire_rules::table::{Answer, Correction};

use crate::pages::look::Dial;

/// One key of the handheld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "each is named for what is printed on it")]
pub enum Key {
    Up,
    Down,
    Left,
    Right,
    A,
    B,
    X,
    Y,
}

impl Key {
    /// Every key.
    pub const ALL: [Key; 8] = [Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::B, Key::X, Key::Y];

    /// The word a script uses for this key.
    pub const fn id(self) -> &'static str {
        ["up", "down", "left", "right", "a", "b", "x", "y"][self as usize]
    }

    /// The key a script means.
    pub fn from_id(id: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.id() == id)
    }

    /// What is printed on its cap.
    pub(crate) const fn cap(self) -> &'static str {
        ["", "", "<", ">", "A", "B", "X", "Y"][self as usize]
    }
}

/// A key going down or up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// Which key.
    pub key: Key,
    /// Whether it goes down.
    pub down: bool,
}

impl Stroke {
    /// A key going down.
    pub const fn down(key: Key) -> Self {
        Stroke { key, down: true }
    }

    /// A key let go.
    pub const fn up(key: Key) -> Self {
        Stroke { key, down: false }
    }
}

/// What the app is to do after a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nothing: the screen may have changed, the game has not.
    Stay,
    /// Answer the open question.
    Say(Answer),
    /// Answer the open question, then roll the one that follows with the device's dice.
    SayThenRoll(Answer),
    /// Roll the open question with the device's dice.
    Roll,
    /// Take the last answer back.
    Undo,
    /// Take so many answers back.
    Back(u16),
    /// Take so many answers back: every seat has agreed.
    Agreed(u16),
    /// Put this right: every seat has agreed.
    Correct(Correction),
    /// Let the answer stand again that was taken back last.
    Redo,
    /// Show where the game stood after so many answers, or where it stands now.
    Stand(Option<u16>),
    /// Tell the log: another part of it is to be seen.
    Tell,
    /// Put this game away: it is over.
    Leave,
    /// Set this otherwise.
    Set(Dial),
    /// A seat adds this number to the seed of the dice.
    Add(u32),
    /// Show the secret behind the seal: the game is over.
    TellSecret,
}
