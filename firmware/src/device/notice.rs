//! What the device has to say for itself.

/// What is said once, over the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The umpire stopped, or hung, and started again.
    Mishap,
    /// It did so again and again: the game is left alone for now.
    SetAside,
    /// The store was damaged: so many records of it are lost.
    Lost(u16),
    /// The stored game is of other rules: none of it, or only so many answers of it, can be played on.
    OtherRules(u16),
    /// An answer could not be stored.
    NotStored,
    /// The dice were fixed from outside: for tests and replays.
    FixedSeed,
    /// The secret was shown, or told by cable, after the game: no dice from the device if it is played on.
    ToldSeed,
    /// The noise source failed: no dice from the device.
    NoDice,
    /// A change to the warbands could not be written down.
    NotKept,
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
            Notice::Lost(_) => {
                ("Store damaged", ["Some of it could not be", "read. Check the last", "answers in the log."])
            }
            Notice::OtherRules(0) => {
                ("Other rules", ["The stored game is of", "other rules and cannot", "be played on here."])
            }
            Notice::OtherRules(_) => {
                ("Other rules", ["Of the stored game only", "the first part fits: it", "goes on from there."])
            }
            Notice::NotStored => ("Not stored", ["The flash takes no more:", "answers last until the", "power goes."]),
            Notice::FixedSeed => ("Fixed dice", ["The seed was given by", "hand: these dice are", "known beforehand."]),
            Notice::NotKept => {
                ("Not written", ["The warbands could not", "be written down: they", "last until power-off."])
            }
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
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of a message has room for 26 letters.
    #[test]
    fn every_line_has_room() {
        let all = [
            Notice::SetAside,
            Notice::Lost(1),
            Notice::OtherRules(0),
            Notice::OtherRules(1),
            Notice::NotStored,
            Notice::FixedSeed,
            Notice::ToldSeed,
            Notice::NoDice,
            Notice::NotKept,
            Notice::BatteryLow,
            Notice::BatteryEmpty,
        ];
        for notice in all {
            let (title, lines) = notice.words().expect("our own words");
            assert!(title.len() <= 14 && lines.iter().all(|line| line.len() <= 26), "{notice:?}");
        }
    }
}
