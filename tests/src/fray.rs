//! Playing the rulebook from outside, *The Long Fray*, as a test.

use std::pin::pin;

use umpire_outside::{Field, Fray, WarHost};
use umpire_rules::table::{
    AnswerError, Game, Happening, Kind, Question, RosterBook, Runner, Session, Sides, Source, Standing, Table, Tape,
    stand,
};

use crate::play::say;

/// Opens a fray of these hosts on this tape and does something with it.
pub fn with<R>(sides: &Sides<WarHost>, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<Fray>::new(sides, tape.clone());
    let flow = pin!(Fray::play(&table));
    let mut live = Runner::new(&table, sides.clone(), flow, Fray::play).expect("a tape of these rules");
    f(&mut live)
}

/// A fray in the middle of being fought.
#[derive(Clone)]
pub struct FrayPlay {
    sides: Sides<WarHost>,
    tape: Tape,
}

/// A fray of hosts that are written as players write them, before its first question.
#[track_caller]
pub fn hosts(lines: &[&str]) -> FrayPlay {
    let book = RosterBook::of::<Fray>();
    let host = |line: &&str| {
        let line = format!("host \"Test\" / {line}");
        <WarHost as umpire_rules::table::Roster>::read(book.version, &line, &mut |remark| panic!("{}", remark.wrong))
    };
    FrayPlay { sides: Sides(lines.iter().map(|line| host(line).expect("a host")).collect()), tape: Tape::new() }
}

/// The same after its set-up: so many rounds, the last of the smallest vows the first vow, all is deployed.
#[track_caller]
pub fn fought(lines: &[&str], rounds: u8) -> FrayPlay {
    hosts(lines).says(&format!("names: colours, rounds: {rounds}, vow: 0, deploy: done"))
}

impl FrayPlay {
    /// Plays steps `question: answer`, separated by commas or line ends.
    #[track_caller]
    pub fn says(mut self, steps: &str) -> Self {
        self.tape = with(&self.sides, &self.tape, |game| {
            for step in steps.split([',', '\n']).map(str::trim).filter(|step| !step.is_empty()) {
                say(game, step).unwrap_or_else(|error| panic!("{error}"));
            }
            game.tape().clone()
        });
        self
    }

    /// Does something else with the game.
    #[track_caller]
    pub fn then(mut self, f: impl FnOnce(&mut dyn Session)) -> Self {
        self.tape = with(&self.sides, &self.tape, |game| {
            f(game);
            game.tape().clone()
        });
        self
    }

    /// Checks that a step is refused, and why.
    #[track_caller]
    pub fn refuses(self, step: &str, refusal: AnswerError) -> Self {
        let error = with(&self.sides, &self.tape, |game| say(game, step)).expect_err("it should be refused");
        assert!(error.ends_with(&format!("{refusal:?}")), "{error}");
        self
    }

    /// The open question.
    #[track_caller]
    pub fn question(&self) -> Question {
        with(&self.sides, &self.tape, |game| game.question().expect("a question is open").clone())
    }

    /// Its id, or `over`.
    pub fn asks(&self) -> String {
        with(&self.sides, &self.tape, |game| game.question().map_or("over".into(), |open| open.heading.id.into()))
    }

    /// Whose answer is wanted.
    pub fn seat(&self) -> &'static str {
        self.question().heading.asked.seat().map_or("", |seat| seat.id())
    }

    /// The keys of what is offered or listed, those that can be picked now.
    pub fn offers(&self) -> Vec<String> {
        with(&self.sides, &self.tape, |game| {
            let scene = game.scene();
            let question = game.question().expect("a question is open");
            let line = |key: umpire_rules::table::OptionKey| key.line(&*scene).to_string();
            match &question.kind {
                Kind::Choose(choose) => {
                    choose.options.iter().filter(|o| o.off.is_none()).map(|o| line(o.key)).collect()
                }
                Kind::Tick(tick) => (0..tick.rows()).map(|row| line(tick.key(row))).collect(),
                kind => panic!("a {} is open", kind.word()),
            }
        })
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Vec<Happening> {
        with(&self.sides, &self.tape, |game| game.news().to_vec())
    }

    /// The ids of it.
    pub fn heard(&self) -> Vec<&'static str> {
        self.news().iter().map(|happening| happening.id).collect()
    }

    /// What lies on the table.
    pub fn state(&self) -> Field {
        stand::<Fray>(&self.sides, self.tape.clone()).expect("a tape of these rules").0
    }

    /// What a company bears, by its script name.
    #[track_caller]
    pub fn stress(&self, id: &str) -> u8 {
        let field = self.state();
        let named = |company: &&umpire_outside::Company| {
            let kind = format!("{:?}", company.kind).to_lowercase();
            format!("{}-{kind}-{}", company.seat.id(), company.number) == id
        };
        field.companies.iter().find(named).unwrap_or_else(|| panic!("no {id:?}")).stress
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        with(&self.sides, &self.tape, |game| game.standing() == Standing::Over)
    }

    /// What the sides brought.
    pub fn sides(&self) -> &Sides<WarHost> {
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
