//! What may lie in the flash when the power comes back.

use umpire::fairness::dice::Seed;
use umpire_engine::table::{Role, Session, Tape};

/// What lies in the flash, as far as players would miss it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    /// No game.
    Nothing,
    /// This game, with the seed of its dice where it has any.
    Game(&'static str, Box<Tape>, Option<Seed>),
}

impl Lies {
    /// This game, if it is stored. One without an answer may have any dice.
    pub(super) fn game(game: &dyn Session, seed: Option<&Seed>) -> Self {
        let seed = seed.copied().filter(|_| game.book().role == Role::Game && !game.tape().is_empty());
        Lies::Game(game.edition().0, Box::new(game.tape().clone()), seed)
    }

    /// In a few words.
    pub(super) fn words(&self) -> String {
        match self {
            Lies::Nothing => "no game".into(),
            Lies::Game(id, tape, _) => {
                format!("{id} with {} answers in {} lines", tape.answer_count(), tape.line_count())
            }
        }
    }
}

/// What may lie there: what is certain, and whatever was being written when the power went.
pub(super) struct PowerLaw {
    may: Vec<Lies>,
    /// Whether anything was stored since the power came: until then, weak bits may turn out otherwise once more.
    acknowledged: bool,
}

impl PowerLaw {
    /// An empty flash.
    pub(super) fn new() -> Self {
        PowerLaw { may: vec![Lies::Nothing], acknowledged: false }
    }

    /// Something was stored.
    pub(super) fn acknowledge(&mut self) {
        self.acknowledged = true;
    }

    /// The power goes: one of these lies there.
    pub(super) fn goes(&mut self, flown: Vec<Lies>) {
        if std::mem::take(&mut self.acknowledged) {
            self.may.clear();
        }
        for lies in flown {
            if !self.may.contains(&lies) {
                self.may.push(lies);
            }
        }
    }

    /// The power is back, and this lies there.
    pub(super) fn is_back(&self, found: &Lies) {
        let begun = |lies: &Lies| matches!(lies, Lies::Game(_, tape, _) if tape.is_empty());
        // A game without an answer is as good as none.
        let as_good = *found == Lies::Nothing && self.may.iter().any(begun);
        let may: Vec<_> = self.may.iter().map(Lies::words).collect();
        assert!(as_good || self.may.contains(found), "after the power came back: {}, not {may:?}", found.words());
    }
}
