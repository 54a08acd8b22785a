//! Options are made where somebody reads them; a re-run makes the one the tape has picked.

use std::cell::Cell;
use std::pin::pin;

use umpire_engine::table::{
    Answer, Asked, Game, Happening, Heading, Off, Offer, Opening, Opt, OptionKey, ReplayError, Runner, Scene, Session,
    Source, Table, Tape, Words, rows,
};

const WARES: [&str; 5] = ["ale", "bread", "cheese", "dates", "eggs"];

static SOLD: Off = Off { short: "sold", full: "There is none left" };

/// A stall that sells three times.
struct Stall;

/// What is sold out before it opens; no tape carries it.
#[derive(Clone, Default)]
struct SoldOut(Option<&'static str>);

impl Opening for SoldOut {}

/// What lies on the stall.
#[derive(Clone)]
struct Wares {
    sold_out: Option<&'static str>,
    bought: Vec<u8>,
}

// How many options were made so far.
thread_local! {
    static MADE: Cell<usize> = const { Cell::new(0) };
}

/// How many options this makes.
fn made(f: impl FnOnce()) -> usize {
    MADE.set(0);
    f();
    MADE.get()
}

impl Game for Stall {
    const ID: &'static str = "stall";
    const TITLE: &'static str = "Stall";
    const EDITION: u16 = 1;
    type Opening = SoldOut;
    type State = Wares;
    type Event = u8;

    fn open(sold_out: &SoldOut) -> Wares {
        Wares { sold_out: sold_out.0, bought: Vec::new() }
    }

    fn apply(wares: &mut Wares, at: u8) -> Option<Happening> {
        wares.bought.push(at);
        None
    }

    async fn play(t: &Table<Self>) {
        for _ in 0..3 {
            let head = Heading::new("ware", Asked::Anyone, "Which?", Words::NONE);
            let sold_out = t.look(|s| s.sold_out);
            let row = |ware| {
                MADE.set(MADE.get() + 1);
                Opt::new(ware, ware).off((sold_out == Some(ware)).then_some(&SOLD))
            };
            let at = t.offer(head, Offer::ROWS, &mut rows(WARES.into_iter(), row)).await;
            t.emit(at);
        }
    }
}

impl Scene for Wares {
    fn game(&self) -> &'static str {
        Stall::ID
    }
    fn seats(&self) -> u8 {
        1
    }
}

fn with<R>(sold_out: Option<&'static str>, f: impl FnOnce(&Table<Stall>, &mut dyn Session) -> R) -> R {
    let table = Table::<Stall>::new(&SoldOut(sold_out), Tape::new());
    let flow = pin!(Stall::play(&table));
    let mut live = Runner::new(&table, SoldOut(sold_out), flow, Stall::play).expect("an empty tape fits any rules");
    f(&table, &mut live)
}

fn buy(game: &mut dyn Session, at: u8) {
    game.say(&Answer::Pick(at), Source::Thumb).expect("it is for sale");
}

#[test]
fn a_step_back_makes_what_was_picked_and_what_is_open() {
    with(None, |table, game| {
        assert_eq!(made(|| buy(game, 3)), 5);
        buy(game, 1);
        buy(game, 4);
        assert_eq!(made(|| assert!(game.undo(1, false, Source::Thumb))), 2 + 5);
        assert_eq!(table.look(|s| s.bought.clone()), [3, 1]);
        buy(game, 0);
        assert_eq!(table.look(|s| s.bought.clone()), [3, 1, 0]);
    });
}

#[test]
fn a_tape_that_picks_what_is_sold_out_is_refused() {
    let tape = with(None, |_, game| {
        buy(game, 2);
        buy(game, 3);
        game.tape().clone()
    });
    with(Some("dates"), |table, game| {
        let refused = game.load(&tape).map_err(|ReplayError { line, asked, .. }| (line, asked));
        assert_eq!(refused, Err((2, "ware")));
        assert!(table.look(|s| s.bought.is_empty()) && game.question().is_some() && game.tape().is_empty());
    });
    with(Some("eggs"), |_, game| assert_eq!(game.load(&tape), Ok(())));
}

/// So many options of a crowd.
fn offers(count: u8) {
    let table = Table::<Stall>::empty(&SoldOut::default());
    let mut crowd = (1..=count).map(|n| Opt::new(OptionKey::numbered("one", n), "One"));
    drop(table.offer(Heading::new("crowd", Asked::Anyone, "Whom?", Words::NONE), Offer::ROWS, &mut crowd));
}

#[test]
#[should_panic(expected = "crowd offers more than 48 options: let a group of them be picked first")]
fn the_rulebook_that_offers_a_forty_ninth_option_is_told_what_would_be_right() {
    offers(48);
    offers(49);
}
