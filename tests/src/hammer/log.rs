//! What happened in a shift, from one wait of the app to the next, and what must lie in the flash because of it.

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Seed;
use umpire::games::{Book, Leave, picked};
use umpire_engine::table::{Answer, AnswerError, Role, Session, Standing, Tape};
use umpire_screens::Key;

use super::deed::HandDeed;
use super::flaw::Flaw;
use super::handheld::{is_bad, is_stored};
use super::power::{Lies, PowerLaw};
use super::shift::Hands;
use super::watch::{Before, Watch};

/// One run of the app: what is done, and what came of it.
pub(super) struct Log<'h> {
    pub(super) hands: &'h mut Hands,
    pub(super) watch: &'h mut Watch,
    pub(super) power: &'h mut PowerLaw,
    pub(super) flaw: Flaw,
    /// What the last key came to, while nobody has looked at it.
    pub(super) moved: Option<Outcome>,
    /// Whether the power may go at the next write.
    pub(super) is_armed: bool,
    /// Whether the app draws what comes next.
    pub(super) is_painted: bool,
    /// The last answer that was taken, until something is taken back.
    pub(super) last: Option<Answer>,
    /// How many answers were taken since the app last waited, and how much happened.
    answers: u16,
    news: usize,
    /// How many answers were ever taken.
    pub(super) all_answers: u32,
    /// What was done last, and what there was before it.
    before: Option<(HandDeed, Before, Tape)>,
    /// What lies in the flash while no game is on the table.
    lies: Lies,
    /// What may lie there: what lay there when the app last waited, and all that came since.
    may_lie: Vec<Lies>,
    seed: Option<Seed>,
    /// Whether a stored game is taken up next.
    waited: bool,
    /// Whether a game was sat down at since the app last waited.
    sat: bool,
    /// Whether something was stored since then, if the power stays until the app waits again.
    stored: bool,
    /// Whether the tape took no more answers: such a game goes nowhere.
    pub(super) is_full: bool,
}

impl<'h> Log<'h> {
    pub(super) fn new(hands: &'h mut Hands, watch: &'h mut Watch, power: &'h mut PowerLaw, flaw: Flaw) -> Self {
        Log {
            hands,
            watch,
            power,
            flaw,
            moved: None,
            is_armed: false,
            is_painted: false,
            last: None,
            answers: 0,
            news: 0,
            all_answers: 0,
            before: None,
            lies: Lies::Nothing,
            may_lie: vec![Lies::Nothing],
            seed: None,
            waited: false,
            sat: false,
            stored: false,
            is_full: false,
        }
    }

    /// The power is on: this game waits in the store, or none does.
    pub(super) fn waits(&mut self, book: Option<&'static Book>) {
        self.waited = book.is_some();
        if book.is_none() {
            self.power.is_back(&Lies::Nothing);
        }
    }

    /// Somebody sits down at a game, or in the foyer.
    pub(super) fn sits_down(&mut self, game: &mut dyn Session) {
        (self.sat, self.before, self.last) = (true, None, None);
        self.watch.sit();
        if is_stored(game) && !self.waited {
            let bench = game.edition().0 == "warbands";
            self.watch.tally.count(if bench { "warbands begun" } else { "games begun" });
            self.remember(game);
        }
    }

    /// A game was read from the store. A workbench is looked at as it lay there: what was done when the power went is
    /// kept, or handed back, before the app waits.
    pub(super) fn resumes(&mut self, game: &dyn Session) {
        if self.waited && game.book().role == Role::Workbench {
            self.waited = false;
            self.power.is_back(&Lies::game(game, None));
            self.watch.tally.count("games taken up again");
        }
    }

    /// What was made on a workbench cannot be kept: its last answer is taken back, and it is sat down at again.
    pub(super) fn hands_back(&mut self) {
        (self.sat, self.stored, self.before) = (true, true, None);
        (self.answers, self.news) = (0, 0);
        self.watch.sit();
        self.watch.tally.count("rosters handed back");
    }

    /// An answer was taken.
    pub(super) fn hears(&mut self, game: &dyn Session) {
        self.answers += 1;
        // A nickname leaves what is new as it was, and is one thing more.
        let named = game.tape().last_line().is_some_and(|line| line.nickname().is_some());
        self.news += if named { 1 } else { game.news().len() };
        self.all_answers += 1;
        self.remember(game);
    }

    /// The game is about to be stored as it is now.
    pub(super) fn remember(&mut self, game: &dyn Session) {
        if self.is_armed && is_stored(game) {
            self.may_lie.push(Lies::game(game, self.seed.as_ref()));
        }
    }

    /// The app waits: the laws hold, and all is stored.
    pub(super) fn arrives(&mut self, device: &Device, game: &dyn Session) {
        let bad = is_bad(device);
        assert!(bad.is_none(), "nothing is lost, and that is not said either: {bad:?}");
        self.seed = device.dice().seed().copied();
        let now = self.lies_now(game);
        if std::mem::take(&mut self.sat) {
            if self.waited && is_stored(game) {
                self.waited = false;
                self.power.is_back(&now);
                self.watch.tally.count("games taken up again");
            }
            self.watch.arrive(game);
        }
        let moved = self.moved.take().unwrap_or(Outcome::Stayed);
        if moved == Outcome::Refused(AnswerError::TapeFull) {
            self.watch.tally.count("tapes filled");
            self.is_full = true;
        }
        let (answers, news) = (std::mem::take(&mut self.answers), std::mem::take(&mut self.news));
        if let Some((deed, before, tape)) = self.before.take() {
            let changed = *game.tape() != tape;
            match deed {
                HandDeed::Down(_) | HandDeed::Up(_) => {
                    self.watch.moved(&before, moved, (answers, news), game);
                    if answers > 0 || matches!(moved, Outcome::Undone { .. }) {
                        self.goes_on(answers, device, game);
                    }
                }
                HandDeed::Line(_) => self.by_cable(&tape, changed, game),
                HandDeed::CableNote(_) if changed => self.stands_elsewhere(game),
                _ => {}
            }
            self.stored |= changed;
        }
        if std::mem::take(&mut self.stored) {
            self.power.acknowledge();
        }
        self.lies = now.clone();
        self.may_lie = vec![now];
        self.watch.look(&device.view, game);
    }

    /// The game stands somewhere else than before.
    fn goes_on(&mut self, answers: u16, device: &Device, game: &dyn Session) {
        // Of two answers at once, only what came of the second is told.
        if answers > 1 {
            self.watch.sit();
        }
        self.watch.arrive(game);
        if !self.is_armed && self.flaw != Flaw::Freezes {
            self.watch.tell_again(device, game, self.last.as_ref());
        }
        if game.standing() == Standing::Over && !picked(game) {
            self.watch.tally.count("ends of games reached");
        }
    }

    /// A line by cable: it takes back what it may.
    fn by_cable(&mut self, tape: &Tape, changed: bool, game: &dyn Session) {
        self.watch.tally.count("lines by cable");
        if !changed {
            return;
        }
        if let Some((_, source, steps)) = game.tape().steps().last() {
            let agreed = tape.steps().last().is_some_and(|(_, _, before)| before.crossed.needs_all());
            let free = agreed || !steps.crossed.needs_all();
            let same = game.tape().line_count() == tape.line_count();
            assert!(same || source.is_remote() && free, "{steps:?} by cable is marked, and free");
        }
        self.stands_elsewhere(game);
    }

    /// The cable moved the game.
    fn stands_elsewhere(&mut self, game: &dyn Session) {
        self.watch.sit();
        self.watch.arrive(game);
    }

    /// What is done next; none at the end of the shift.
    pub(super) fn next(&mut self, device: &Device, game: &dyn Session) -> Option<HandDeed> {
        let deed = self.hands.next(&device.view, game)?;
        self.watch.tally.deeds += 1;
        self.watch.tally.presses += u64::from(matches!(deed, HandDeed::Down(_) | HandDeed::CableNote(_)));
        match deed {
            HandDeed::Down(Key::Y) => self.watch.peeks = true,
            HandDeed::Up(Key::Y) => self.watch.peeks = false,
            _ => {}
        }
        self.before = Some((deed, Before::of(game), game.tape().clone()));
        Some(deed)
    }

    /// The game is left: put away if the players did so.
    pub(super) fn leaves(&mut self, left: Leave, game: &dyn Session) {
        let deed = self.before.as_ref().map(|(deed, ..)| *deed);
        let tape = self.before.as_ref().is_none_or(|(_, _, tape)| tape.is_empty());
        if matches!(deed, Some(HandDeed::Line(_))) {
            // What was picked or built is done, by a line as by a thumb; and before its first page a lesson has said all
            // answers by itself.
            let untouched = tape || (left == Leave::Before && game.lesson().is_some());
            assert!(
                matches!(left, Leave::Picked | Leave::Parked) || untouched,
                "a line puts no game away that has answers: {deed:?}"
            );
        }
        (self.answers, self.news) = (0, 0);
        match self.moved.take() {
            Some(Outcome::AtStart) if is_stored(game) => self.watch.tally.count("games left at the start"),
            Some(Outcome::PutAway | Outcome::Rematch) if is_stored(game) => self.watch.tally.count("games put away"),
            _ => {}
        }
        if is_stored(game) && matches!(left, Leave::Back | Leave::Before | Leave::Again | Leave::Picked | Leave::Parked)
        {
            self.lies = Lies::Nothing;
            self.may_lie.push(Lies::Nothing);
            self.stored = true;
        } else if is_stored(game) {
            self.lies = Lies::game(game, self.seed.as_ref());
            self.may_lie.push(self.lies.clone());
        }
    }

    /// The power went while something was written: what came since is what may lie there.
    pub(super) fn goes_dark(&mut self, device: &Device, game: &dyn Session) {
        self.seed = device.dice().seed().copied();
        self.may_lie.push(self.lies_now(game));
        self.watch.tally.count("power cut while writing");
    }

    /// The power is gone; whether the flash is to be emptied, for its game goes nowhere.
    pub(super) fn power_goes(self) -> bool {
        if self.is_full {
            *self.power = PowerLaw::new();
        } else {
            self.power.goes(self.may_lie);
        }
        self.is_full
    }

    fn lies_now(&self, game: &dyn Session) -> Lies {
        if is_stored(game) { Lies::game(game, self.seed.as_ref()) } else { self.lies.clone() }
    }
}
