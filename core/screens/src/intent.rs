//! What a key comes to outside the screen.

use heapless::String;
use umpire_engine::table::{Answer, Bearer, Correction, MAX_NICKNAME};

use crate::pages::look::Setting;

/// What the app is to do after a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Nothing: the screen may have changed, the game has not.
    Stay,
    /// Answer the open question.
    Answer(Answer),
    /// Answer the open question, then roll the one that follows with the device's dice.
    AnswerThenRoll(Answer),
    /// Say that it is done, then throw the device's dice for the question that follows, whatever else could be done there.
    DoneThenRoll,
    /// Roll the open question with the device's dice.
    Roll,
    /// Take the last answer back.
    Undo,
    /// Take so many answers back.
    GoBack(u16),
    /// Take so many answers back: every seat has agreed.
    GoBackAgreed(u16),
    /// Put this right: every seat has agreed.
    Correct(Correction),
    /// Call a side or a piece this: nobody has to agree.
    Nickname(Bearer, String<MAX_NICKNAME>),
    /// Let the answer stand again that was taken back last.
    Redo,
    /// Show where the game stood after so many answers, or where it stands now.
    LookBack(Option<u16>),
    /// Load the part of the log that is to be seen now.
    OpenLog,
    /// Put this game away: it is over.
    Leave,
    /// Leave this game as it stands: it waits on the shelf.
    Park,
    /// The same, and back to what it was chosen with.
    Rematch,
    /// Change this setting.
    Set(Setting),
    /// A seat adds this number to the seed of the dice.
    AddToSeed(u32),
    /// Show the secret behind the seal: the game is over.
    RevealSecret,
}
