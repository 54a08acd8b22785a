//! What a game started from is part of it: a tape from another opening is refused, and one that carries its
//! opening along is played from there.

use std::pin::pin;

use umpire_engine::table::{
    Answer, Asked, ChangeError, Game, Happening, Heading, Kind, Number, Opening, ReplayError, Runner, Scene, Session,
    Source, Table, Tape, Words, stand,
};

/// A book that asks for as many numbers as its opening says, up to nine.
struct Opened;

#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Start {
    rounds: u8,
    colour: u8,
}

impl Opening for Start {
    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[self.rounds]);
        out(&[self.colour]);
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let &[rounds @ 0..=9, colour] = bytes else { return None };
        Some(Start { rounds, colour })
    }
}

#[derive(Clone)]
struct Nothing(u8);

impl Scene for Nothing {
    fn game(&self) -> &'static str {
        "book"
    }
}

impl Game for Opened {
    const ID: &'static str = "book";
    const TITLE: &'static str = "Book";
    const EDITION: u16 = 1;
    type Opening = Start;
    type State = Nothing;
    type Event = ();

    fn open(start: &Start) -> Nothing {
        Nothing(start.rounds)
    }

    fn apply(_: &mut Nothing, (): ()) -> Option<Happening> {
        None
    }

    async fn play(table: &Table<Self>) {
        for _ in 0..table.look(|state| state.0) {
            let kind = Kind::Number(Number { min: 0, max: 9, step: 1, preset: 0, unit: "", least: "" });
            table.ask(Heading::new("which", Asked::Anyone, "Which?", Words::NONE), kind).await;
        }
    }
}

fn with<R>(start: &Start, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<Opened>::new(start, Tape::new());
    let flow = pin!(Opened::play(&table));
    let mut live = Runner::new(&table, start.clone(), flow, Opened::play).expect("an empty tape fits");
    f(&mut live)
}

fn written(start: &Start, numbers: &[i16]) -> Tape {
    with(start, |game| {
        numbers.iter().for_each(|n| game.say(&Answer::Number(*n), Source::Thumb).expect("one of the numbers"));
        game.tape().clone()
    })
}

fn opening(game: &dyn Session) -> Vec<u8> {
    let mut all = Vec::new();
    game.opening(&mut |bytes| all.extend_from_slice(bytes));
    all
}

const START: Start = Start { rounds: 3, colour: 1 };

#[test]
fn a_tape_from_another_opening_is_refused_at_a_named_line() {
    let mut first = 0;
    for n in 0..1000 {
        let tape = written(&START, &[n / 100, n / 10 % 10, n % 10]);
        assert!(stand::<Opened>(&START, tape.clone()).is_ok(), "its own opening");
        let refused = stand::<Opened>(&Start { colour: 2, ..START }, tape).err().expect("another opening");
        assert_eq!(refused.asked, "which");
        first += u16::from(refused.line == 1);
    }
    // A check is one byte: now and then a line fits by chance, and the next one does not.
    assert!(first > 980, "{first} of 1000 are refused at the very first line");
}

#[test]
fn a_game_that_carries_its_opening_is_played_anywhere() {
    let (tape, carried) = with(&START, |game| {
        game.say(&Answer::Number(4), Source::Thumb).expect("a number");
        (game.tape().clone(), opening(game))
    });
    assert_eq!(carried, [3, 1]);
    with(&Start { rounds: 9, colour: 7 }, |game| {
        game.load_game(&carried, &tape).expect("it brings all it needs");
        assert_eq!((game.tape().answer_count(), opening(game)), (1, vec![3, 1]));
        [1, 2].iter().for_each(|n| game.say(&Answer::Number(*n), Source::Thumb).expect("a number"));
        assert!(game.question().is_none(), "three rounds, not nine");
        assert!(game.undo(1, false, Source::Thumb), "and undo starts from there, too");
        assert_eq!(game.tape().answer_count(), 2);
    });
}

#[test]
fn what_does_not_fit_leaves_all_as_it_was() {
    let tape = written(&START, &[1, 2]);
    with(&Start { rounds: 5, colour: 7 }, |game| {
        game.say(&Answer::Number(8), Source::Thumb).expect("a number");
        let before = (game.tape().clone(), opening(game));
        assert_eq!(game.load_game(&[10, 0], &tape), Err(ChangeError::Opening), "no such opening");
        assert_eq!(game.load_game(&[], &tape), Err(ChangeError::Opening));
        let refused = game.load_game(&[3, 2], &tape);
        assert!(matches!(refused, Err(ChangeError::Tape(ReplayError { line: 1, asked: "which", .. }))), "{refused:?}");
        assert_eq!((game.tape().clone(), opening(game)), before);
        game.say(&Answer::Number(8), Source::Thumb).expect("the game goes on");
        assert!(
            game.undo(1, false, Source::Thumb)
                && game.undo(1, false, Source::Thumb)
                && !game.undo(1, false, Source::Thumb)
        );
    });
}
