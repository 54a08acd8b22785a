//! The same questions in two editions of a book: a tape of one is refused by the other.

use umpire_engine::table::{
    Answer, Asked, Game, Happening, Heading, Kind, Number, Runner, Scene, Session, Source, Table, Tape, Words, stand,
};

/// A book that asks for three numbers in every edition.
struct Edition<const EDITION: u16>;

#[derive(Clone)]
struct Nothing;

impl Scene for Nothing {
    fn game(&self) -> &'static str {
        "book"
    }
}

impl<const E: u16> Game for Edition<E> {
    const ID: &'static str = "book";
    const TITLE: &'static str = "Book";
    const EDITION: u16 = E;
    type Opening = ();
    type State = Nothing;
    type Event = ();

    fn open((): &()) -> Nothing {
        Nothing
    }

    fn apply(_: &mut Nothing, (): ()) -> Option<Happening> {
        None
    }

    async fn play(table: &Table<Self>) {
        for _ in 0..3 {
            let kind = Kind::Number(Number { min: 0, max: 9, step: 1, preset: 0, unit: "", least: "" });
            table.ask(Heading::new("which", Asked::Anyone, "Which?", Words::NONE), kind).await;
        }
    }
}

fn written<const E: u16>(numbers: [i16; 3]) -> Tape {
    let table = Table::<Edition<E>>::new(&(), Tape::new());
    let flow = std::pin::pin!(Edition::<E>::play(&table));
    let mut live = Runner::new(&table, (), flow, Edition::<E>::play).expect("an empty tape fits");
    let live: &mut dyn Session = &mut live;
    numbers.iter().for_each(|n| live.say(&Answer::Number(*n), Source::Thumb).expect("one of the numbers"));
    live.tape().clone()
}

#[test]
fn a_tape_of_another_edition_is_refused_at_a_named_line() {
    let mut first = 0;
    for n in 0..1000 {
        let tape = written::<1>([n / 100, n / 10 % 10, n % 10]);
        assert!(stand::<Edition<1>>(&(), tape.clone()).is_ok(), "its own edition");
        let refused = stand::<Edition<2>>(&(), tape).err().expect("another edition");
        assert_eq!(refused.asked, "which");
        first += u16::from(refused.line == 1);
    }
    // A check is one byte: now and then a line fits by chance, and the next one does not.
    assert!(first > 980, "{first} of 1000 are refused at the very first line");
}
