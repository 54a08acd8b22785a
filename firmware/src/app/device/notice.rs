//! What the device has to say for itself.

use core::fmt::Write;

use heapless::String;

use crate::persistence::journal::StoreError;
use crate::persistence::rosters::KeepError;

/// Letters of a line.
const LINE: usize = 26;

/// What is said once, over the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum Notice {
    /// The umpire stopped, or hung, and started again.
    Mishap,
    /// It did so again and again: the game is left alone for now.
    SetAside,
    /// The store was damaged: so many answers are gone; none where nobody knows what is.
    Lost(u16),
    /// The stored game is of other rules: none of it, or only so many answers of it, can be played on.
    OtherRules(u16),
    /// What lies in the store was written by an older program, and is not read.
    OldStore,
    /// An answer could not be stored.
    NotStored,
    /// The dice were fixed from outside: for tests and replays.
    FixedSeed,
    /// The secret was shown, or told by cable, after the game: no dice from the device if it is played on.
    ToldSeed,
    /// The noise source failed: no dice from the device.
    NoDice,
    /// A roster is not kept.
    NotKept(KeepError),
    /// The rosters that were chosen are too much for one game together.
    TooMuch,
    /// There is no place for another game, or no room.
    NoGameRoom(StoreError),
    /// A game cannot be left, deleted or given a name: the flash did not take it.
    NotLeft,
    /// The battery is soon empty.
    BatteryLow,
    /// The battery is empty: the device stops while all is safe.
    BatteryEmpty,
}

impl Notice {
    /// A title and three lines for the screen; none where the words are somebody else's.
    pub(super) const fn words(self) -> Option<(&'static str, [&'static str; 3])> {
        Some(match self {
            Notice::Mishap => return None,
            Notice::SetAside => {
                ("Game set aside", ["It stopped three times.", "Switch off and on to try", "the game once more."])
            }
            Notice::Lost(0) => {
                ("Store damaged", ["Some of it could not be", "read. Check the last", "answers in the log."])
            }
            Notice::Lost(_) => {
                ("Store damaged", ["Answers are gone.", "The game goes on before", "them: see the log."])
            }
            Notice::OtherRules(0) => {
                ("Other rules", ["The stored game is of", "other rules and cannot", "be played on here."])
            }
            Notice::OtherRules(_) => {
                ("Other rules", ["Of the stored game only", "the first part fits: it", "goes on from there."])
            }
            Notice::OldStore => {
                ("Older store", ["What lies here was stored", "by an older program: only", "that one can read it."])
            }
            Notice::NotStored => {
                ("Not stored", ["The flash did not take", "it. With every answer it", "is tried once more."])
            }
            Notice::FixedSeed => ("Trial dice", ["A seed was given at the", "start: who knows it", "knows every die."]),
            Notice::NotKept(KeepError::Full) => {
                ("No more room", ["All places are taken.", "Delete a roster, then", "keep this one again."])
            }
            Notice::NotKept(KeepError::ManyCampaigns) => {
                ("No more room", ["4 campaigns are kept.", "Delete all rosters of", "one, then try again."])
            }
            Notice::NotKept(KeepError::CampaignFull) => {
                ("No more room", ["This campaign has 8.", "Delete one of them, then", "keep this one again."])
            }
            Notice::NotKept(KeepError::Taken) => {
                ("Name is taken", ["Another roster has it.", "Give this one another", "name, or delete that one."])
            }
            Notice::NotKept(KeepError::TooLong) => {
                ("Too large", ["This roster is larger", "than the room for one:", "take something out."])
            }
            Notice::NotKept(_) => {
                ("Not kept", ["The flash did not take", "the roster. It lies here", "still: try once more."])
            }
            Notice::TooMuch => {
                ("Too large", ["These rosters together", "are too large for one", "game. Take smaller ones."])
            }
            Notice::NoGameRoom(StoreError::ManyGames) => {
                ("No place left", ["12 games are kept. Press", "X on one that waits, and", "delete it, to begin one."])
            }
            Notice::NoGameRoom(_) => {
                ("No more room", ["The store is full. Delete", "a game that waits (X), or", "a roster; then begin."])
            }
            Notice::NotLeft => ("Not stored", ["The flash did not take", "it: all is as it was.", "Try once more."]),
            Notice::BatteryLow => {
                ("Battery low", ["Charge it soon. When it", "is empty the game waits,", "and is not lost."])
            }
            Notice::BatteryEmpty => {
                ("Battery empty", ["The game is stored.", "Charge the device: it", "goes on by itself."])
            }
            Notice::ToldSeed => {
                ("Seed is known", ["The secret was told, so", "these dice are known. Roll", "your own from here on."])
            }
            Notice::NoDice => {
                ("No fair dice", ["The noise source failed.", "Roll your own dice and", "enter what they show."])
            }
        })
    }

    /// The first line once more, where it has a number in it.
    pub(super) fn counted(self) -> Option<String<LINE>> {
        let mut line = String::new();
        let written = match self {
            Notice::Lost(1) => write!(line, "1 answer is gone."),
            Notice::Lost(answers @ 2..) => write!(line, "{answers} answers are gone."),
            _ => return None,
        };
        written.ok().map(|()| line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gone_is_counted() {
        let counted = |answers| Notice::Lost(answers).counted();
        assert_eq!(counted(0), None);
        assert_eq!(counted(1).as_deref(), Some("1 answer is gone."));
        assert_eq!(counted(12).as_deref(), Some("12 answers are gone."));
        assert_eq!(counted(u16::MAX).as_deref(), Some("65535 answers are gone."));
    }

    #[test]
    fn every_line_has_room() {
        let all = [
            Notice::SetAside,
            Notice::Lost(0),
            Notice::Lost(1),
            Notice::OtherRules(0),
            Notice::OtherRules(1),
            Notice::OldStore,
            Notice::NotStored,
            Notice::FixedSeed,
            Notice::ToldSeed,
            Notice::NoDice,
            Notice::NotKept(KeepError::Full),
            Notice::NotKept(KeepError::ManyCampaigns),
            Notice::NotKept(KeepError::CampaignFull),
            Notice::NotKept(KeepError::Taken),
            Notice::NotKept(KeepError::TooLong),
            Notice::NotKept(KeepError::Unwritten),
            Notice::TooMuch,
            Notice::NoGameRoom(StoreError::ManyGames),
            Notice::NoGameRoom(StoreError::Full),
            Notice::NotLeft,
            Notice::BatteryLow,
            Notice::BatteryEmpty,
        ];
        for notice in all {
            let (title, lines) = notice.words().expect("our own words");
            assert!(title.len() <= 14 && lines.iter().all(|line| line.len() <= LINE), "{notice:?}");
        }
    }
}
