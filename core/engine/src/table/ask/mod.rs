//! The few ways in which the flows of most rulebooks ask.
//!
//! These are plain functions that return futures: the question goes to the table at once, and what a flow keeps while it
//! waits is a few bytes.
//!
//! ```
//! use std::pin::pin;
//!
//! use umpire_engine::table::{
//!     Answer, EnumSet, Game, Happening, PieceId, Runner, Scene, Seat, Session, Source, Table, ask,
//! };
//!
//! /// How many obeyed.
//! #[derive(Clone)]
//! struct Drill(u32);
//!
//! impl Scene for Drill {
//!     fn game(&self) -> &'static str {
//!         "drill"
//!     }
//! }
//!
//! impl Game for Drill {
//!     const ID: &'static str = "drill";
//!     const TITLE: &'static str = "Drill";
//!     const EDITION: u16 = 1;
//!     type Opening = ();
//!     type State = Drill;
//!     type Event = u32;
//!
//!     fn open((): &()) -> Drill {
//!         Drill(0)
//!     }
//!
//!     fn apply(drill: &mut Drill, obeyed: u32) -> Option<Happening> {
//!         drill.0 += obeyed;
//!         None
//!     }
//!
//!     async fn play(t: &Table<Self>) {
//!         let all: EnumSet<PieceId, u64> = [3, 5, 40].map(PieceId).into_iter().collect();
//!         if !ask::yes(t, ask::head(("drill", Seat::RED), "A drill?", ""), "Drill them", "Let them rest").await {
//!             return;
//!         }
//!         let first = ask::one_of(t, ask::head(("first", Seat::RED), "Who is first?", ""), all, Some("Nobody")).await;
//!         let rest = first.map_or(all, |first| all.without(first));
//!         let head = ask::head(("obey", Seat::RED), "Who obeys?", "");
//!         t.emit(ask::several(t, head, rest, EnumSet::EMPTY, None).await.len() + u32::from(first.is_some()));
//!     }
//! }
//!
//! let table = Table::<Drill>::empty(&());
//! let flow = pin!(Drill::play(&table));
//! let mut runner = Runner::new(&table, (), flow, Drill::play)?;
//! let game: &mut dyn Session = &mut runner;
//! game.say(&Answer::Pick(0), Source::Thumb)?;
//! game.say(&Answer::Pick(1), Source::Thumb)?; // the second of them, which is piece 5
//! game.say(&Answer::Ticks(0b10), Source::Thumb)?; // of 3 and 40 the second
//! assert_eq!(table.look(|drill| drill.0), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bench;
mod dice;
mod pieces;

pub use self::dice::{d6, faces};
pub use self::pieces::{one_of, several, ticked};
use crate::table::{Asked, Game, Heading, Number, Offer, Opt, Seat, Table, Words, rows};

/// What stands over a question to one side.
pub fn head((id, seat): (&'static str, Seat), title: impl Into<Words>, note: impl Into<Words>) -> Heading {
    Heading::new(id, Asked::Seat(seat), title, note)
}

/// Picks one of some rows; the place of the one picked.
#[inline(never)]
pub fn choose<G: Game>(
    t: &Table<G>,
    head: Heading,
    options: impl IntoIterator<Item = Opt>,
) -> impl Future<Output = u8> {
    t.offer(head, Offer::ROWS, &mut options.into_iter())
}

/// Yes or no, in words of their own.
#[inline(never)]
pub fn yes<G: Game>(
    t: &Table<G>,
    head: Heading,
    yes: impl Into<Words>,
    no: &'static str,
) -> impl Future<Output = bool> {
    let yes = yes.into();
    let row = |at: u8| if at == 0 { Opt::new("yes", yes) } else { Opt::new("no", no) };
    let answer = t.offer(head, Offer::ROWS, &mut rows(0..2, row));
    async { answer.await == 0 }
}

/// A number from the least to the most.
pub fn number<G: Game>(
    t: &Table<G>,
    head: Heading,
    (min, max, preset): (i16, i16, i16),
    unit: &'static str,
) -> impl Future<Output = i16> {
    t.number(head, Number { min, max, step: 1, preset, unit, least: "" })
}
