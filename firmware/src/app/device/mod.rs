//! What a thumb or a line does to a game, whichever board they come from.

mod correcting;
mod dice;
mod naming;
mod notice;
mod outcome;
mod saying;
mod sealing;
mod stepping;

use heapless::Vec;
use umpire_engine::table::{Answer, AnswerError, Kind, Nickname, Question, Roll, Session, Source, Thrown};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

pub use self::notice::Notice;
pub use self::outcome::Outcome;
use self::sealing::Ceremony;
use crate::fairness::dice::{Dice, Pickers, ThrowKeys};
use crate::fairness::entropy::{EntropyPool, RawBits};
use crate::persistence::crash_report::Message;

/// The screen's state, the dice and where they come from: all the device keeps beside the game.
pub struct Device {
    /// What is shown, and where the cursor is.
    pub view: ScreenState,
    dice: Dice,
    /// Whether these dice were drawn for a game that is not put away yet.
    drawn: bool,
    /// Whether their seed was told.
    told: bool,
    noise: EntropyPool,
    /// The seal that seats have still to add numbers to.
    ceremony: Ceremony,
    /// Whether games begin with witnessed dice.
    witnessed: bool,
    /// The keys of this game's throws, as far as its tape is hashed.
    keys: Option<ThrowKeys>,
    /// Where pickers start.
    pickers: Pickers,
    /// What is still to be said, one after the other.
    notices: Vec<Notice, 8>,
    /// Why the umpire stopped last, where it ever did.
    mishap: Option<Message>,
    /// Whether the dice were fixed from outside.
    fixed: bool,
    /// Whether a message lies over the question.
    warned: bool,
    /// Which of the notices was said last, while nobody has read it.
    said: Option<Notice>,
    /// Whether there is a thumb that reads them.
    by_thumb: bool,
    /// Whether the players know that a console plays along.
    afar: CableNote,
    /// How many answers there were when one press had thrown the last two of them.
    threw_both: Option<u16>,
}

/// What the players have still to be told about a console that plays along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CableNote {
    /// Nothing.
    Known,
    /// That it does, as soon as nothing else lies over the question.
    Untold,
    /// The message lies there until a thumb puts it away.
    Shown,
}

impl Device {
    /// A device with these dice.
    pub fn new(dice: Dice, notice: Option<Notice>) -> Self {
        let fixed = notice == Some(Notice::FixedSeed);
        let mut device = Device {
            view: ScreenState::new(),
            dice: Dice::NONE,
            drawn: true,
            told: false,
            noise: EntropyPool::new(),
            ceremony: None,
            witnessed: false,
            keys: None,
            pickers: Pickers::new([0; 32]),
            notices: notice.into_iter().collect(),
            mishap: None,
            fixed,
            warned: false,
            said: None,
            by_thumb: false,
            afar: CableNote::Known,
            threw_both: None,
        };
        device.set_dice(dice);
        device
    }

    /// A device that draws dice for each game when it begins, and says so at once when it could not.
    #[inline(never)] // what it is made of does not lie under the game
    pub fn drawing(bits: RawBits<'_>) -> Self {
        let mut noise = EntropyPool::new();
        let notice = noise.start(bits).err().map(|_| Notice::NoDice);
        Device { noise, drawn: false, ..Device::new(Dice::NONE, notice) }
    }

    /// Turns the screen to where the game stands: at its start, after each answer, undo or load.
    #[inline(never)]
    pub fn sync(&mut self, game: &dyn Session) {
        // Whoever answers by lines at a desk has read it; at a handheld, only a thumb puts it away.
        if self.by_thumb {
            self.uncover();
        }
        self.dismiss_notice();
        // Only a picker needs it, and it takes time.
        let secret = game.question().is_some_and(|question| matches!(question.kind, Kind::Secret(_)));
        let start = if secret { self.start(game, 0) } else { 0 };
        self.view.sync(game, start);
        self.threw_both = None;
        self.view.set_closing_words(None);
        if let Some(keys) = &mut self.keys {
            keys.follow(&game.tape()); // now, and not when somebody waits for dice
        }
        self.show_next_notice();
    }

    /// What decides where the next secret picker starts, after so many were opened at this question.
    pub fn start(&self, game: &dyn Session, opened: u16) -> u64 {
        self.pickers.start(&game.tape(), opened)
    }

    /// What a key does that a console presses: a thumb's message stays where it is.
    #[inline(never)]
    pub fn on_cable_key(
        &mut self,
        key_event: KeyEvent,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        self.uncover();
        let shown = self.afar == CableNote::Shown;
        if shown {
            self.view.dismiss_warning();
            (self.warned, self.afar) = (false, CableNote::Untold);
        }
        let outcome = self.on_key_from(key_event, Source::Cable, game, heard);
        if !self.warned {
            self.show_next_notice();
        }
        if shown && !self.warned {
            self.warn_of_cable();
        }
        outcome
    }

    /// What a thumb's key does. `heard` is called after each answer the game took.
    pub fn on_key(
        &mut self,
        key_event: KeyEvent,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        self.on_key_from(key_event, Source::Thumb, game, heard)
    }

    #[inline(never)]
    fn on_key_from(
        &mut self,
        key_event: KeyEvent,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        let read = key_event.down && core::mem::take(&mut self.warned);
        if read {
            self.said = None;
        }
        if read && self.afar == CableNote::Shown {
            self.afar = CableNote::Known;
        }
        if key_event == KeyEvent::down(Key::Y) && !self.view.is_looking() {
            self.close(game);
        }
        if let Some(opened) = self.view.opens_curtain(key_event) {
            self.view.reseed_picker(self.start(game, opened));
        }
        let outcome = match self.view.on_key(key_event, game) {
            Intent::Stay => Outcome::Stayed,
            Intent::Answer(answer) => self.say(&answer, by, game, heard),
            Intent::AnswerThenRoll(answer) => match self.say(&answer, by, game, heard) {
                // What can be done before the dice are thrown is seen before they are.
                Outcome::Said if open_roll(game, |roll| roll.extras.is_empty()) => self.roll_both(by, game, heard),
                outcome => outcome,
            },
            // The page said what A throws, and X leads to what else can be done.
            Intent::DoneThenRoll => match self.say(&Answer::Done, by, game, heard) {
                Outcome::Said if open_roll(game, |_| true) => self.roll(by, game, heard),
                outcome => outcome,
            },
            Intent::Roll => self.roll_both(by, game, heard),
            // What one press threw, one press takes back.
            Intent::Undo if self.threw_both == Some(game.tape().answer_count()) => self.back(2, by, game),
            Intent::Undo => self.back(1, by, game),
            Intent::GoBack(steps) => self.back(steps, by, game),
            Intent::GoBackAgreed(steps) => self.take_back(steps, true, by, game),
            Intent::Correct(correction) => self.correct(correction, by, game, heard),
            Intent::Nickname(bearer, text) => self.nickname(Nickname { bearer, text: &text }, by, game, heard),
            Intent::Redo => self.redo(by, game, heard),
            Intent::LookBack(answers) => {
                self.look_back_to(answers, game);
                Outcome::Stayed
            }
            Intent::OpenLog => {
                self.view.load_history(game);
                Outcome::Stayed
            }
            Intent::Set(dial) => Outcome::Set(dial),
            Intent::AddToSeed(number) => self.add_number(number, game),
            Intent::RevealSecret => {
                self.tell_secret(game);
                Outcome::Stayed
            }
            Intent::Leave => {
                self.put_away();
                Outcome::PutAway
            }
            Intent::Rematch => {
                self.put_away();
                Outcome::Rematch
            }
            // Its dice stay until it is stored as one that waits.
            Intent::Park => Outcome::Parked,
        };
        match outcome {
            Outcome::Refused(AnswerError::TapeFull) => {
                self.warn("The tape is full", ["No more answers fit.", "B takes one back;", "end it by hand."]);
            }
            Outcome::Refused(AnswerError::Weight) => {
                self.warn("Wrong sum", ["The line below the rows", "says what they may come", "to together."]);
            }
            Outcome::Refused(AnswerError::UndoFull) => {
                self.warn("No way back", ["So much was taken back", "that no more fits. The", "game itself goes on."]);
            }
            Outcome::Refused(AnswerError::Range | AnswerError::NoSuchField) => {
                self.warn("Not put right", ["It is so already, or can", "not be so: look at it", "once more."]);
            }
            Outcome::Refused(_) if self.view.is_kept() => {
                self.warn(
                    "It is over",
                    ["What was played stays as", "it was. A on its last", "page begins another one."],
                );
            }
            Outcome::Refused(AnswerError::Width) => {
                self.warn("Too wide", ["This name has no room in", "a line: take one with", "fewer letters."]);
            }
            Outcome::Refused(AnswerError::Called) => {
                self.warn("Already a name", ["Something here is called", "that already: give it", "another name."]);
            }
            Outcome::Refused(AnswerError::NicknamesFull) => {
                self.warn("Too many names", ["24 have a name of yours.", "Take another's away", "first."]);
            }
            Outcome::Refused(_) => self.warn("Not now", ["The rules do not take", "this answer here.", ""]),
            Outcome::NoDice => self.warn_no_dice(),
            Outcome::Stayed | Outcome::Said | Outcome::Undone { .. } | Outcome::Asked => {}
            Outcome::AtStart | Outcome::PutAway | Outcome::Rematch | Outcome::Parked | Outcome::Set(_) => {}
            Outcome::Added { .. } | Outcome::Sealed => {}
        }
        if read && !self.warned {
            self.show_next_notice();
        }
        outcome
    }

    /// Answers the open question.
    pub fn say(
        &mut self,
        answer: &Answer,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        self.stop_looking_back(game);
        if let Err(refusal) = game.say(answer, by) {
            return Outcome::Refused(refusal);
        }
        heard(game);
        self.sync(game);
        Outcome::Said
    }

    /// Answers the open roll with the device's dice, and the next one with it where it says so.
    fn roll_both(&mut self, by: Source, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Outcome {
        let next = game.question().and_then(|question| self.view.throws_both(&question, &*game.scene()));
        match self.roll(by, game, heard) {
            Outcome::Said if next.is_some_and(|next| open_roll(game, |roll| next.is(roll))) => {
                let outcome = self.roll(by, game, heard);
                self.threw_both = (outcome == Outcome::Said).then(|| game.tape().answer_count());
                outcome
            }
            outcome => outcome,
        }
    }

    /// Answers the open roll with the device's dice.
    pub fn roll(&mut self, by: Source, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Outcome {
        self.stop_looking_back(game);
        let pool = match game.question().as_deref().map(|question| &question.kind) {
            Some(Kind::Roll(roll)) => roll.pool,
            _ => return Outcome::Refused(AnswerError::Kind),
        };
        let drawn = || self.keys.as_mut().and_then(|keys| self.dice.throw_by(keys, pool, &game.tape()));
        let faces = game.arranged_dice().or_else(drawn);
        match faces {
            Some(faces) => self.say(&Answer::Dice(faces, Thrown::Device), by, game, heard),
            None => Outcome::NoDice,
        }
    }
}

/// Whether a roll of this sort is asked for.
fn open_roll(game: &dyn Session, sort: impl FnOnce(&Roll) -> bool) -> bool {
    matches!(game.question().as_deref(), Some(Question { kind: Kind::Roll(roll), .. }) if sort(roll))
}
