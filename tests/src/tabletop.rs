//! Playing *Any game* as a test: whatever else is on the table.

use any_game::AnyGame;
use umpire_engine::table::{
    Answer, Choose, Correction, CorrectionTarget, Kind, Question, Roll, Session, Sides, Source, Tape,
};

use crate::game_play::{GamePlay, with_game};
use crate::random::{Lcg, any_answer};

/// A game of any kind in the middle of being played.
pub type TabletopPlay = GamePlay<AnyGame>;

/// So many sides, who bring nothing.
pub fn sides(count: usize) -> Sides<()> {
    Sides::examples(count)
}

/// So many sides, before the first question.
pub fn table(count: usize) -> TabletopPlay {
    GamePlay::new(sides(count))
}

/// Opens a table on this tape and does something with it.
pub fn with<R>(sides: &Sides<()>, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    with_game::<AnyGame, R>(sides, tape, f)
}

/// Players who end it seldom, change numbers by little, and set up now and then.
pub fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is answered by a pick") };
            let word = choose.options[usize::from(at)].key.word;
            if word != "end" || rng.below(3) == 0 {
                return Answer::Pick(at);
            }
        },
        Kind::Number(number) => {
            let to = number.preset + (rng.below(7) as i16 - 3) * number.step;
            Answer::Number(if number.allows(to) { to } else { number.preset })
        }
        Kind::Name(name) => {
            let word = name.suggestions[rng.below(name.suggestions.len() as u32) as usize];
            Answer::Name(word.try_into().expect("a short word"))
        }
        _ => any_answer(question, rng),
    }
}

/// The row of this word, where it can be picked.
pub fn row(choose: &Choose, word: &str) -> Option<Answer> {
    let at = choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
    at.map(|at| Answer::Pick(at as u8))
}

impl GamePlay<AnyGame> {
    /// The ids of what happened since the last answer.
    pub fn happened(&self) -> Vec<&'static str> {
        self.news().iter().map(|happening| happening.id).collect()
    }

    /// What each side has of a counter, the first being 0.
    pub fn counts(&self, counter: usize) -> Vec<i16> {
        let state = self.state();
        state.counters[counter].now[..state.order.len()].to_vec()
    }

    /// Puts something right.
    #[track_caller]
    pub fn corrects(self, target: CorrectionTarget, field: u8, value: i16) -> Self {
        self.then(|game| game.correct(Correction { target, field, value }, Source::Thumb).expect("it may be put right"))
    }

    /// The open roll.
    #[track_caller]
    pub fn open_roll(&self) -> Roll {
        match self.question().kind {
            Kind::Roll(roll) => roll,
            kind => panic!("a {} is open", kind.word()),
        }
    }
}
