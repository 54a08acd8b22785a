//! What a thumb or a line does to a game, whichever board they come from.

mod correcting;
mod moved;
mod notice;
mod saying;
mod sealing;
mod stepping;

use heapless::Vec;
use umpire_rules::table::{Answer, AnswerError, Freshness, Kind, Question, Roll, Session, Source, Thrown};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

pub use self::moved::Moved;
pub use self::notice::Notice;
use self::sealing::Ceremony;
use crate::fairness::dice::{Dice, Origin, Pickers, ThrowKeys};
use crate::fairness::entropy::{Entropy, Noise, RawBits};
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
    noise: Noise,
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
    afar: Afar,
}

/// What the players have still to be told about a console that plays along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Afar {
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
            noise: Noise::new(),
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
            afar: Afar::Known,
        };
        device.take_dice(dice);
        device
    }

    /// A device that draws dice for each game when it begins, and says so at once when it could not.
    #[inline(never)] // what it is made of does not lie under the game
    pub fn drawing(bits: RawBits<'_>) -> Self {
        let mut noise = Noise::new();
        let notice = noise.fill(bits).err().map(|_| Notice::NoDice);
        Device { noise, drawn: false, ..Device::new(Dice::NONE, notice) }
    }

    /// Where dice come from.
    pub const fn noise(&self) -> &Noise {
        &self.noise
    }

    /// Draws the secret of a game that begins at this moment. Where dice are witnessed, there are some when all seats
    /// have added their numbers. Only a seed given by hand is there before: a saved game tells its seed, which must not
    /// tell of the games after it.
    #[inline(never)]
    pub fn begin(&mut self, entropy: &mut Entropy<'_>, seats: u8) {
        if self.drawn {
            return;
        }
        match self.noise.seed(entropy.moment, entropy.bits) {
            Ok(secret) => self.begin_seal(secret, seats),
            Err(_) => {
                self.take_dice(Dice::NONE);
                self.note(Notice::NoDice);
            }
        }
    }

    /// Takes up the dice of a stored game, at this moment. They were sound when they were drawn; if the source is broken
    /// now, they are thrown no more. Else there is fresh noise to be noted on its tape before anything is thrown: who
    /// read the flash while the device was off knows nothing of the dice to come.
    pub fn resume(&mut self, origin: Origin, entropy: &mut Entropy<'_>) -> Option<Freshness> {
        let mut dice = Dice::of(origin);
        let noise = if dice.are_refreshed() { Some(self.noise.seed(entropy.moment, entropy.bits)) } else { None };
        if self.noise.broken().is_some() {
            dice.distrust();
        }
        self.take_dice(dice);
        noise?.ok().and_then(|noise| noise.first_chunk().copied())
    }

    /// These dice are in doubt: the players throw their own from here on.
    pub fn doubt(&mut self) {
        self.dice.distrust();
        self.view.use_own_dice(true);
    }

    /// The seed was told: these dice are known beforehand now, and throw no more. The next game has others.
    pub fn told_seed(&mut self) {
        self.doubt();
        (self.drawn, self.told) = (false, true);
    }

    /// Stirs the moment of a press into what dice are drawn from, and looks whether the source is still sound. If it
    /// is not any more, that is said, and the players throw their own dice from here on.
    #[inline(never)]
    pub fn stir(&mut self, entropy: &mut Entropy<'_>, game: &dyn Session) {
        let sound = self.noise.broken().is_none();
        if self.noise.stir(entropy.moment, entropy.bits).is_err() && sound && !self.fixed {
            self.dice.distrust();
            self.drawn |= self.is_sealing();
            self.drop_seal();
            self.view.use_own_dice(true);
            self.note(Notice::NoDice);
            self.draw_pickers(); // who picks a secret just now begins anew, and elsewhere
            self.turn(game);
        }
    }

    /// What the device throws.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Takes up another game's dice.
    pub fn take_dice(&mut self, dice: Dice) {
        self.view.use_own_dice(!dice.trusted());
        self.keys = dice.keys();
        (self.dice, self.drawn, self.told) = (dice, true, false);
        self.draw_pickers();
        self.show_seal();
    }

    /// Lets pickers start elsewhere: by noise that no die is drawn from. Where all dice are known, so are they.
    fn draw_pickers(&mut self) {
        self.pickers = match self.dice.origin() {
            Origin::Fixed(seed) => Pickers::of_known(seed),
            _ => Pickers::new(self.noise.key()),
        };
    }

    /// The game is put away: the next one has dice of its own. Those of a seed given by hand follow from it, and
    /// that is said again.
    fn put_away(&mut self) {
        self.drawn = self.fixed;
        if self.fixed {
            let dice = self.dice.renewed();
            self.take_dice(dice);
            self.note(Notice::FixedSeed);
        }
    }

    /// Turns the screen to where the game stands: at its start, after each answer, undo or load.
    #[inline(never)]
    pub fn turn(&mut self, game: &dyn Session) {
        // Whoever answers by lines at a desk has read it; at a handheld, only a thumb puts it away.
        if self.by_thumb {
            self.uncover();
        }
        self.unwarn(game);
        // Only a picker needs it, and it takes time.
        let secret = game.question().is_some_and(|question| matches!(question.kind, Kind::Secret(_)));
        let start = if secret { self.start(game, 0) } else { 0 };
        self.view.sync(game, start);
        self.view.set_closing_words(None);
        if let Some(keys) = &mut self.keys {
            keys.follow(&game.tape()); // now, and not when somebody waits for dice
        }
        self.say_next();
    }

    /// What decides where the next secret picker starts, after so many were opened at this question.
    pub fn start(&self, game: &dyn Session, opened: u16) -> u64 {
        self.pickers.start(&game.tape(), opened)
    }

    /// What a key does that a console presses: a thumb's message stays where it is.
    #[inline(never)]
    pub fn stroke_afar(
        &mut self,
        stroke: KeyEvent,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Moved {
        self.uncover();
        let shown = self.afar == Afar::Shown;
        if shown {
            self.view.on_key(KeyEvent::down(Key::B), game);
            (self.warned, self.afar) = (false, Afar::Untold);
        }
        let moved = self.stroke_by(stroke, Source::Cable, game, heard);
        if !self.warned {
            self.say_next();
        }
        if shown && !self.warned {
            self.tell_afar();
        }
        moved
    }

    /// What a thumb's key does. `heard` is called after each answer the game took.
    pub fn stroke(&mut self, stroke: KeyEvent, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Moved {
        self.stroke_by(stroke, Source::Thumb, game, heard)
    }

    #[inline(never)]
    fn stroke_by(
        &mut self,
        stroke: KeyEvent,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Moved {
        let read = stroke.down && core::mem::take(&mut self.warned);
        if read {
            self.said = None;
        }
        if read && self.afar == Afar::Shown {
            self.afar = Afar::Known;
        }
        if stroke == KeyEvent::down(Key::Y) && !self.view.is_looking() {
            self.close(game);
        }
        if let Some(opened) = self.view.opens_curtain(stroke) {
            self.view.reseed_picker(self.start(game, opened));
        }
        let moved = match self.view.on_key(stroke, game) {
            Intent::Stay => Moved::Stayed,
            Intent::Answer(answer) => self.say(&answer, by, game, heard),
            Intent::AnswerThenRoll(answer) => match self.say(&answer, by, game, heard) {
                // What can be done before the dice are thrown is seen before they are.
                Moved::Said if open_roll(game, |roll| roll.extras.is_empty()) => self.roll(by, game, heard),
                moved => moved,
            },
            Intent::Roll => self.roll(by, game, heard),
            Intent::Undo => self.back(1, by, game),
            Intent::GoBack(steps) => self.back(steps, by, game),
            Intent::GoBackAgreed(steps) => self.take_back(steps, true, by, game),
            Intent::Correct(correction) => self.correct(correction, by, game, heard),
            Intent::Redo => self.redo(by, game, heard),
            Intent::LookBack(answers) => {
                self.stand(answers, game);
                Moved::Stayed
            }
            Intent::OpenLog => {
                self.view.load_history(game);
                Moved::Stayed
            }
            Intent::Set(dial) => Moved::Set(dial),
            Intent::AddToSeed(number) => self.add_number(number, game),
            Intent::RevealSecret => {
                self.tell_secret(game);
                Moved::Stayed
            }
            Intent::Leave => {
                self.put_away();
                Moved::PutAway
            }
        };
        match moved {
            Moved::Refused(AnswerError::TapeFull) => {
                self.warn("The tape is full", ["No more answers fit.", "B takes one back;", "end it by hand."]);
            }
            Moved::Refused(AnswerError::Weight) => {
                self.warn("Wrong sum", ["The line below the rows", "says what they may come", "to together."]);
            }
            Moved::Refused(AnswerError::UndoFull) => {
                self.warn("No way back", ["So much was taken back", "that no more fits. The", "game itself goes on."]);
            }
            Moved::Refused(AnswerError::Range | AnswerError::NoSuchField) => {
                self.warn("Not put right", ["It is so already, or can", "not be so: look at it", "once more."]);
            }
            Moved::Refused(_) => self.warn("Not now", ["The rules do not take", "this answer here.", ""]),
            Moved::NoDice => self.warn_no_dice(),
            Moved::Stayed | Moved::Said | Moved::Undone { .. } | Moved::Asked => {}
            Moved::AtStart | Moved::PutAway | Moved::Set(_) => {}
            Moved::Added { .. } | Moved::Sealed => {}
        }
        if read && !self.warned {
            self.say_next();
        }
        moved
    }

    /// Answers the open question.
    pub fn say(
        &mut self,
        answer: &Answer,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Moved {
        self.look_no_more(game);
        if let Err(refusal) = game.say(answer, by) {
            return Moved::Refused(refusal);
        }
        heard(game);
        self.turn(game);
        Moved::Said
    }

    /// Answers the open roll with the device's dice.
    pub fn roll(&mut self, by: Source, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Moved {
        self.look_no_more(game);
        let pool = match game.question().as_deref().map(|question| &question.kind) {
            Some(Kind::Roll(roll)) => roll.pool,
            _ => return Moved::Refused(AnswerError::Kind),
        };
        let faces = self.keys.as_mut().and_then(|keys| self.dice.throw_by(keys, pool, &game.tape()));
        match faces {
            Some(faces) => self.say(&Answer::Dice(faces, Thrown::Device), by, game, heard),
            None => Moved::NoDice,
        }
    }
}

/// Whether a roll of this sort is asked for.
fn open_roll(game: &dyn Session, sort: impl FnOnce(&Roll) -> bool) -> bool {
    matches!(game.question().as_deref(), Some(Question { kind: Kind::Roll(roll), .. }) if sort(roll))
}
