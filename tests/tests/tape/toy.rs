//! A tiny game of three seats that asks one question of every kind.

use std::pin::pin;

use umpire_engine::dice::{Die, Pool, Score};
use umpire_engine::table::{
    Answer, Asked, Choose, Diagram, Fact, Game, Happening, Heading, Instruction, Kind, Layout, Name, Number, Off,
    Opening, Opt, Roll, Runner, Scene, Seat, Secret, Session, Table, Tape, Tick, Words,
};

/// The game: as many rounds as its opening says, seven questions each.
pub(crate) struct Toy;

/// What lies on its table: every answer so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Heard {
    /// Rounds to play.
    pub(crate) rounds: u16,
    /// What was said.
    pub(crate) answers: Vec<Answer>,
}

/// How many rounds are played.
#[derive(Clone)]
pub(crate) struct Rounds(pub(crate) u16);

impl Opening for Rounds {}

impl Default for Rounds {
    fn default() -> Self {
        Rounds(1)
    }
}

static SOLD: Off = Off { short: "sold", full: "There is none left" };

fn number(min: i16, max: i16, step: i16) -> Number {
    Number { min, max, step, preset: min, unit: "coins", least: "" }
}

fn fact(key: &'static str, only_if: Option<(u8, bool)>) -> Fact {
    Fact { only_if, ..Fact::new(key, key) }
}

/// The seven questions, in the order they are asked.
pub(crate) fn questions() -> [(&'static str, Kind); 7] {
    let options = [Opt::new("north", "North"), Opt::new("south", "South"), Opt::new("west", "West").off(Some(&SOLD))];
    let choose = Choose { options: options.into_iter().collect(), preset: 0, layout: Layout::Rows, other: None };
    let facts = [fact("rain", None), fact("wind", Some((0, true))), fact("sun", Some((0, false)))];
    let seats = [(Seat(0), number(0, 5, 1)), (Seat(1), number(0, 3, 1)), (Seat(2), number(2, 8, 2))];
    let roll = Roll::new("Luck", Pool { count: 2, die: Die::D6 }, Score::at_least(4));
    let text = Words::of("Take a step");
    let tell = Instruction { text, piece: None, by: None, reach: None, picture: Diagram::None, placement: None };
    [
        ("way", Kind::Choose(choose)),
        ("sky", Kind::Tick(Tick::of(facts))),
        ("price", Kind::Number(number(-4, 10, 2))),
        ("stakes", Kind::Secret(Secret::numbers(seats))),
        ("luck", Kind::Roll(roll)),
        ("step", Kind::Instruct(tell)),
        ("name", Kind::Name(Name { max: 6, suggestions: &["Ann"] })),
    ]
}

thread_local! {
    /// How many answers were played, each time they were.
    pub(crate) static PLAYED: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const EDITION: u16 = 1;
    type Opening = Rounds;
    type State = Heard;
    type Event = Answer;

    fn open(rounds: &Rounds) -> Heard {
        Heard { rounds: rounds.0, answers: Vec::new() }
    }

    fn apply(state: &mut Heard, answer: Answer) -> Option<Happening> {
        PLAYED.set(PLAYED.get() + 1);
        state.answers.push(answer);
        Some(Happening::line("heard", None, None, Words::of("Heard")))
    }

    fn begins(question: &str) -> bool {
        question == "way"
    }

    async fn play(t: &Table<Self>) {
        for _ in 0..t.look(|s| s.rounds) {
            for (id, kind) in questions() {
                let answer = t.ask(Heading::new(id, Asked::Anyone, id, Words::NONE), kind).await;
                t.emit(answer);
            }
        }
    }
}

impl Scene for Heard {
    fn game(&self) -> &'static str {
        Toy::ID
    }
    fn seats(&self) -> u8 {
        3
    }
}

/// Sits down at a toy of some rounds and does something with it.
pub(crate) fn with<R>(rounds: u16, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<Toy>::new(&Rounds(rounds), Tape::new());
    let flow = pin!(Toy::play(&table));
    let mut live = Runner::new(&table, Rounds(rounds), flow, Toy::play).expect("an empty tape fits any rules");
    f(&mut live)
}
