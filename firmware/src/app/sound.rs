//! What is heard: a few short tunes, chosen by what the screen has come to. Nothing of a secret is heard.

use umpire_engine::table::{Happening, Session, Show, Tone};
use umpire_screens::ScreenState;

use crate::app::battery;
use crate::app::device::Outcome;

/// One tone, or a rest where its pitch is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// How high.
    pub hertz: u16,
    /// How long.
    pub millis: u16,
}

/// Tones one after the other.
pub type Tune = &'static [Note];

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// The rules do not take this answer, or there are no dice.
    Refused,
    /// Dice that came to nothing.
    Failure,
    /// Dice that came to enough.
    Success,
    /// Dice that came to more than enough.
    Critical,
    /// A piece is gone.
    Removed,
    /// A secret number is in: whichever it is.
    Locked,
    /// All secret numbers are in and shown.
    Revealed,
    /// A new round.
    Round,
    /// The turn goes to somebody.
    Turn,
    /// The game is over.
    Over,
    /// The battery is soon empty.
    Low,
}

const fn note(hertz: u16, millis: u16) -> Note {
    Note { hertz, millis }
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 11] = [
        Sound::Refused,
        Sound::Failure,
        Sound::Success,
        Sound::Critical,
        Sound::Removed,
        Sound::Locked,
        Sound::Revealed,
        Sound::Round,
        Sound::Turn,
        Sound::Over,
        Sound::Low,
    ];

    /// How it sounds. Dice clatter three times before they lie.
    pub const fn tune(self) -> Tune {
        match self {
            Sound::Refused => const { &[note(220, 90), note(0, 30), note(220, 120)] },
            Sound::Failure => {
                const {
                    &[
                        note(1800, 8),
                        note(0, 22),
                        note(1500, 8),
                        note(0, 30),
                        note(1700, 8),
                        note(0, 60),
                        note(330, 90),
                        note(262, 160),
                    ]
                }
            }
            Sound::Success => {
                const {
                    &[
                        note(1800, 8),
                        note(0, 22),
                        note(1500, 8),
                        note(0, 30),
                        note(1700, 8),
                        note(0, 60),
                        note(523, 80),
                        note(784, 120),
                    ]
                }
            }
            Sound::Critical => {
                const {
                    &[
                        note(1800, 8),
                        note(0, 22),
                        note(1500, 8),
                        note(0, 30),
                        note(1700, 8),
                        note(0, 60),
                        note(523, 70),
                        note(659, 70),
                        note(784, 70),
                        note(1047, 200),
                    ]
                }
            }
            Sound::Removed => const { &[note(440, 80), note(349, 80), note(262, 80), note(196, 180)] },
            Sound::Locked => const { &[note(880, 30), note(0, 20), note(660, 50)] },
            Sound::Revealed => const { &[note(660, 50), note(880, 50), note(1175, 120)] },
            Sound::Round => const { &[note(392, 120), note(587, 160)] },
            Sound::Turn => const { &[note(587, 70), note(784, 90)] },
            Sound::Over => const { &[note(523, 110), note(659, 110), note(784, 110), note(1047, 300)] },
            Sound::Low => const { &[note(988, 60), note(0, 120), note(988, 60), note(0, 120), note(740, 160)] },
        }
    }
}

/// What the players hear of the battery.
pub const fn of_battery(notice: battery::BatteryNotice) -> Option<Sound> {
    match notice {
        battery::BatteryNotice::Low => Some(Sound::Low),
        battery::BatteryNotice::Empty | battery::BatteryNotice::Back => None,
    }
}

/// What a page that the screen stops at sounds like.
fn of_page(happening: &Happening) -> Option<Sound> {
    match &happening.show {
        Show::Rolled(rolled) => Some(match rolled.tone {
            Tone::Bad => Sound::Failure,
            Tone::Good => Sound::Success,
            Tone::Great => Sound::Critical,
        }),
        Show::Clash(clash) => {
            Some(if clash.halves.iter().any(|half| half.lost() > 0) { Sound::Success } else { Sound::Failure })
        }
        Show::Removed | Show::Losses(_) => Some(Sound::Removed),
        Show::Round(_) | Show::Beat(_) => Some(Sound::Round),
        Show::Revealed(_) => Some(Sound::Revealed),
        Show::Turn(_) => Some(Sound::Turn),
        Show::Over(_) => Some(Sound::Over),
        Show::Line | Show::Seen(_) | Show::Order(_) | Show::Turns(_) => None,
    }
}

/// Remembers what was heard already, so that each thing sounds once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SoundPicker {
    lines: u16,
    page: Option<u8>,
    locked: usize,
}

impl SoundPicker {
    /// Nothing was heard yet.
    pub const fn new() -> Self {
        SoundPicker { lines: 0, page: None, locked: 0 }
    }

    /// What is to be heard of what a key or a line came to.
    pub fn pick(&mut self, outcome: Outcome, view: &ScreenState, game: &dyn Session) -> Option<Sound> {
        let now =
            SoundPicker { lines: game.tape().answer_count(), page: view.news_at(), locked: view.locked_secrets() };
        let before = core::mem::replace(self, now);
        let news = game.news();
        match outcome {
            Outcome::Refused(_) | Outcome::NoDice => Some(Sound::Refused),
            Outcome::Stayed | Outcome::Said if *self == before => None,
            Outcome::Stayed | Outcome::Said => match self.page.and_then(|at| news.get(usize::from(at))) {
                Some(_) if self.page == before.page && self.lines == before.lines => None,
                Some(page) => of_page(page),
                None if self.locked > before.locked => Some(Sound::Locked),
                None if self.lines == before.lines => None,
                None => news.iter().rev().find_map(of_page),
            },
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tune_is_short_and_can_be_played() {
        for sound in Sound::ALL {
            let tune = sound.tune();
            let millis: u32 = tune.iter().map(|note| u32::from(note.millis)).sum();
            assert!((50..=700).contains(&millis), "{sound:?} takes {millis} ms");
            assert!(tune.iter().all(|note| note.hertz == 0 || (150..=4000).contains(&note.hertz)), "{sound:?}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (i, one) in Sound::ALL.iter().enumerate() {
            assert!(Sound::ALL[..i].iter().all(|other| one.tune() != other.tune()), "{one:?}");
        }
    }
}
