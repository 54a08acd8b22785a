//! What a thumb or a line does to a game, whichever board they come from.

use umpire_rules::table::{Answer, Choose, Kind, Layout, Match, Question, Refusal, Roll, Show, Tape, Thrown};
use umpire_screens::{Act, Key, Stroke, View};

use crate::board::seed;
use crate::dice::Dice;

/// The screen's state and the dice: all the device keeps beside the game.
pub struct Device {
    /// What is shown, and where the cursor is.
    pub view: View,
    dice: Dice,
    /// How often somebody went back, and how often that took back dice.
    pub undone: (u32, u32),
    notice: Option<Notice>,
    /// Whether the dice were fixed from outside.
    fixed: bool,
    /// Whether a message lies over the question.
    warned: bool,
}

/// What is said once, over the first question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The dice were fixed from outside: for tests and replays.
    FixedSeed,
    /// The noise source failed: no dice from the device.
    NoDice,
    /// A change to the warbands could not be written down.
    NotKept,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moved {
    /// Nothing that concerns the game.
    Stayed,
    /// The game moved on.
    Said,
    /// The last answer was taken back.
    Undone {
        /// And dice with it.
        dice: bool,
    },
    /// There is no answer to take back.
    AtStart,
    /// The game is over and put away: the next one has dice of its own.
    PutAway,
    /// The game stands where it stood.
    Refused(Refusal),
    /// The device has no dice it could vouch for.
    NoDice,
}

impl Device {
    /// A device with these dice.
    pub fn new(dice: Dice, notice: Option<Notice>) -> Self {
        let fixed = notice == Some(Notice::FixedSeed);
        let mut device = Device { view: View::new(), dice, undone: (0, 0), notice, fixed, warned: false };
        device.view.use_own_dice(device.dice.seed().is_none());
        device
    }

    /// Says this over the next question.
    pub fn note(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// What the device throws.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Takes up another game's dice, before anything was taken back in it.
    pub fn take_dice(&mut self, dice: Dice) {
        self.view.use_own_dice(dice.seed().is_none());
        (self.dice, self.undone) = (dice, (0, 0));
    }

    /// Gets dice of its own for the next game. Only a seed given by hand is carried on, and said again: a
    /// saved game tells its seed, which must not tell of the games after it.
    #[inline(never)] // an empty tape is as large as a full one: not in the frame of every stroke
    fn put_away(&mut self) {
        let (dice, notice) = if self.fixed {
            (self.dice.renewed(), Some(Notice::FixedSeed))
        } else {
            match seed() {
                Ok(seed) => (Dice::from_seed(seed), None),
                Err(_) => (Dice::none(self.dice.noise(&Tape::new(), self.undone.0).into()), Some(Notice::NoDice)),
            }
        };
        self.take_dice(dice);
        self.notice = notice;
    }

    /// Turns the screen to where the game stands: at its start, after each answer, undo or load.
    #[inline(never)]
    pub fn turn(&mut self, game: &dyn Match) {
        if core::mem::take(&mut self.warned) {
            // Whoever answers by lines has read it: any key puts it away.
            self.view.stroke(Stroke::down(Key::B), game);
        }
        self.view.turn_to(game, self.dice.noise(&game.tape(), self.undone.0));
        match self.notice.take() {
            Some(Notice::FixedSeed) => {
                self.warn("Fixed dice", ["The seed was given by", "hand: these dice are", "known beforehand."]);
            }
            Some(Notice::NoDice) => self.warn_no_dice(),
            Some(Notice::NotKept) => {
                self.warn("Not written", ["The warbands could not", "be written down: they", "last until power-off."]);
            }
            None => {}
        }
    }

    /// What a key does. `heard` is called after each answer the game took.
    #[inline(never)]
    pub fn stroke(&mut self, stroke: Stroke, game: &mut dyn Match, heard: &mut dyn FnMut(&dyn Match)) -> Moved {
        self.warned &= !stroke.down;
        let moved = match self.view.stroke(stroke, game) {
            Act::Stay => Moved::Stayed,
            Act::Say(answer) => self.say(&answer, game, heard),
            Act::SayThenRoll(answer) => match self.say(&answer, game, heard) {
                // What can be done before the dice are thrown is seen before they are.
                Moved::Said if open_roll(game, |roll| roll.asides.is_empty()) => self.roll(game, heard),
                moved => moved,
            },
            Act::Roll => self.roll(game, heard),
            Act::Undo => self.undo(game),
            Act::Leave => {
                self.put_away();
                Moved::PutAway
            }
        };
        match moved {
            Moved::Refused(Refusal::TapeFull) => {
                self.warn("The tape is full", ["No more answers fit.", "B takes one back;", "end it by hand."]);
            }
            Moved::Refused(Refusal::Weight) => {
                self.warn("Wrong sum", ["The line below the rows", "says what they may come", "to together."]);
            }
            Moved::Refused(_) => self.warn("Not now", ["The rules do not take", "this answer here.", ""]),
            Moved::NoDice => self.warn_no_dice(),
            Moved::Stayed | Moved::Said | Moved::Undone { .. } | Moved::AtStart | Moved::PutAway => {}
        }
        moved
    }

    /// Answers the open question.
    pub fn say(&mut self, answer: &Answer, game: &mut dyn Match, heard: &mut dyn FnMut(&dyn Match)) -> Moved {
        if let Err(refusal) = game.say(answer) {
            return Moved::Refused(refusal);
        }
        heard(game);
        self.turn(game);
        Moved::Said
    }

    /// Answers the open roll with the device's dice.
    pub fn roll(&mut self, game: &mut dyn Match, heard: &mut dyn FnMut(&dyn Match)) -> Moved {
        let pool = match game.question().as_deref().map(|question| &question.kind) {
            Some(Kind::Roll(roll)) => roll.pool,
            _ => return Moved::Refused(Refusal::Kind),
        };
        let faces = self.dice.throw(pool, &game.tape());
        match faces {
            Some(faces) => self.say(&Answer::Dice(faces, Thrown::Device), game, heard),
            None => Moved::NoDice,
        }
    }

    /// Takes the last answer back.
    pub fn undo(&mut self, game: &mut dyn Match) -> Moved {
        let lay_there = dice_lie_there(game);
        if !game.undo() {
            return Moved::AtStart;
        }
        // Somebody may have changed a die after it was thrown: that is taken back first.
        let dice = lay_there && open_roll(game, |_| true);
        self.undone = (self.undone.0 + 1, self.undone.1 + u32::from(dice));
        self.turn(game);
        Moved::Undone { dice }
    }

    fn warn(&mut self, title: &'static str, lines: [&'static str; 3]) {
        self.view.warn(title, lines);
        self.warned = true;
    }

    fn warn_no_dice(&mut self) {
        self.warn("No fair dice", ["The noise source failed.", "Roll your own dice and", "enter what they show."]);
    }
}

/// Whether a roll of this sort is asked for.
fn open_roll(game: &dyn Match, sort: impl FnOnce(&Roll) -> bool) -> bool {
    matches!(game.question().as_deref(), Some(Question { kind: Kind::Roll(roll), .. }) if sort(roll))
}

/// Whether dice were thrown just now, or can still be changed.
fn dice_lie_there(game: &dyn Match) -> bool {
    let open = game.question();
    let kind = open.as_deref().map(|question| &question.kind);
    matches!(kind, Some(Kind::Choose(Choose { layout: Layout::Dice(_), .. })))
        || game.news().iter().any(|happening| matches!(happening.show, Show::Rolled(_)))
}
