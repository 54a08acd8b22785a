//! A game of any rulebook in the middle of being played, as a test: what it starts from, and its tape.

use std::pin::pin;

use umpire_engine::table::{
    AnswerError, Choose, Game, Happening, Kind, OptionKey, Question, Runner, Session, Source, Standing, Table, Tape,
    stand,
};

use crate::play::say;

/// Opens a game on this tape and does something with it.
pub fn with_game<G: Game, R>(sides: &G::Opening, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<G>::new(sides, tape.clone());
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, sides.clone(), flow, G::play).expect("a tape of these rules");
    f(&mut live)
}

/// A game in the middle of being played.
pub struct GamePlay<G: Game> {
    sides: G::Opening,
    tape: Tape,
}

impl<G: Game> Clone for GamePlay<G> {
    fn clone(&self) -> Self {
        GamePlay { sides: self.sides.clone(), tape: self.tape.clone() }
    }
}

impl<G: Game> GamePlay<G> {
    /// A game that starts from this, before its first question.
    pub fn new(sides: G::Opening) -> Self {
        GamePlay { sides, tape: Tape::new() }
    }

    /// Does something with the game, and leaves it as it is.
    pub fn with<R>(&self, f: impl FnOnce(&mut dyn Session) -> R) -> R {
        with_game::<G, R>(&self.sides, &self.tape, f)
    }

    /// Does something with the game, which goes on from there.
    #[track_caller]
    pub fn then(mut self, f: impl FnOnce(&mut dyn Session)) -> Self {
        self.tape = self.with(|game| {
            f(game);
            game.tape().clone()
        });
        self
    }

    /// Plays steps `question: answer`, separated by commas or line ends; `#` begins a remark.
    #[track_caller]
    pub fn says(self, steps: &str) -> Self {
        let lines = steps.lines().map(|line| line.split('#').next().unwrap_or(""));
        let steps = lines.flat_map(|line| line.split(',')).map(str::trim).filter(|step| !step.is_empty());
        self.then(|game| steps.for_each(|step| say(game, step).unwrap_or_else(|error| panic!("{error}"))))
    }

    /// Checks that a step is refused, and why.
    #[track_caller]
    pub fn refuses(self, step: &str, refusal: AnswerError) -> Self {
        let error = self.with(|game| say(game, step)).expect_err("it should be refused");
        assert!(error.ends_with(&format!("{refusal:?}")), "{error}");
        self
    }

    /// Checks which question is open.
    #[track_caller]
    pub fn shows(self, id: &str) -> Self {
        assert_eq!(self.asks(), id, "another question is open");
        self
    }

    /// The open question.
    #[track_caller]
    pub fn question(&self) -> Question {
        self.with(|game| game.question().expect("a question is open").clone())
    }

    /// Its id, or `over`.
    pub fn asks(&self) -> String {
        self.with(|game| game.question().map_or("over".into(), |open| open.heading.id.into()))
    }

    /// Whose answer is wanted.
    pub fn seat(&self) -> &'static str {
        self.question().heading.asked.seat().map_or("", |seat| seat.id())
    }

    /// The keys of what is offered or listed, those that can be picked now.
    pub fn offers(&self) -> Vec<String> {
        self.with(|game| {
            let (scene, question) = (game.scene(), game.question().expect("a question is open"));
            let line = |key: OptionKey| key.line(&*scene).to_string();
            match &question.kind {
                Kind::Choose(choose) => {
                    choose.options.iter().filter(|o| o.off.is_none()).map(|o| line(o.key)).collect()
                }
                Kind::Tick(tick) => (0..tick.rows()).map(|row| line(tick.key(row))).collect(),
                kind => panic!("a {} is open", kind.word()),
            }
        })
    }

    /// Every row of the open choice, each with the reason why it is off.
    #[track_caller]
    pub fn options(&self) -> Vec<(String, Option<&'static str>)> {
        self.with(|game| {
            let (scene, choose) = (game.scene(), self.choice());
            choose.options.iter().map(|o| (o.key.line(&*scene).to_string(), o.off.map(|off| off.full))).collect()
        })
    }

    /// What the rows of the open choice say.
    pub fn labels(&self) -> Vec<String> {
        self.with(|game| {
            let (scene, choose) = (game.scene(), self.choice());
            choose.options.iter().map(|option| option.label.line(&*scene).to_string()).collect()
        })
    }

    /// Why a row is off.
    #[track_caller]
    pub fn off(&self, key: &str) -> Option<&'static str> {
        self.options().into_iter().find(|(id, _)| id == key).unwrap_or_else(|| panic!("no {key}")).1
    }

    /// The row the cursor starts on.
    #[track_caller]
    pub fn cursor(&self) -> String {
        self.options().swap_remove(self.choice().preset.into()).0
    }

    #[track_caller]
    fn choice(&self) -> Choose {
        match self.question().kind {
            Kind::Choose(choose) => choose,
            kind => panic!("a {} is open", kind.word()),
        }
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Vec<Happening> {
        self.with(|game| game.news().to_vec())
    }

    /// What the log says of it, line by line.
    pub fn heard(&self) -> Vec<String> {
        self.with(|game| {
            let scene = game.scene();
            game.news().iter().map(|happening| happening.words.line(&*scene).to_string()).collect()
        })
    }

    /// What lies on the table.
    pub fn state(&self) -> G::State {
        stand::<G>(&self.sides, self.tape.clone()).expect("a tape of these rules").0
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.with(|game| game.standing() == Standing::Over)
    }

    /// What it started from.
    pub fn sides(&self) -> &G::Opening {
        &self.sides
    }

    /// Every answer so far.
    pub fn tape(&self) -> &Tape {
        &self.tape
    }
}

/// Takes the last answer back.
pub fn take_back(game: &mut dyn Session) {
    let all = game.tape().crossing(1).needs_all();
    assert!(game.undo(1, all, Source::Thumb));
}
