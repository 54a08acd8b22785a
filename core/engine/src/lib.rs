//! An engine for rulebooks of miniature games, and the rulebooks.
//!
//! # One idea
//!
//! A game is an **opening** and a **tape** of answers. The rules are `async fn`s that ask questions; the tape answers;
//! where the tape ends, the game waits. Undo is a shorter tape, a save is the tape in flash, a replay is the same tape
//! again, and a die is one more question. All of it is one pure function, [`table::stand`].
//!
//! # What to implement
//!
//! - [`table::Game`]: the rulebook. Its [`Opening`](table::Game::Opening) is what a game starts from, its
//!   [`State`](table::Game::State) is what is on the table, its [`Event`](table::Game::Event) is what can happen to it,
//!   and [`play`](table::Game::play) is the flow of the rules.
//! - [`table::Scene`] for the state: what front ends may see of it. Most methods have a default.
//! - [`table::Roster`] and [`table::Shelved`], where players bring armies; [`table::Workbench`], where they build them.
//!
//! # What to call
//!
//! - In the rules: [`Table`](table::Table)'s `look` at the state, `emit` an event, and `offer`, `list`, `number`,
//!   `roll`, `secret`, `instruct` and `name`, which ask. `.await` always means *ask the table*.
//! - In a front end: a [`Runner`](table::Runner) is a [`Session`](table::Session), which has the open
//!   question, takes answers by `say`, and does `undo`, `redo` and `resume`.
//!
//! # A whole rulebook
//!
//! ```
//! use std::pin::pin;
//!
//! use umpire_engine::dice::{Die, Faces, Pool, Score};
//! use umpire_engine::table::{
//!     Answer, Asked, Game, Happening, Heading, Offer, Opt, Roll, Runner, Scene, Seat, Session, Source, Standing, Table,
//!     Tape, Thrown, Words, stand,
//! };
//!
//! /// The state: how high we are.
//! #[derive(Clone, Default)]
//! struct Rope {
//!     height: u8,
//! }
//!
//! /// What a front end sees of it.
//! impl Scene for Rope {
//!     fn game(&self) -> &'static str {
//!         "climb"
//!     }
//!     fn seats(&self) -> u8 {
//!         1
//!     }
//! }
//!
//! /// What can happen.
//! enum Event {
//!     Climbed(u8),
//!     Rested,
//! }
//!
//! /// The rulebook.
//! struct Climb;
//!
//! impl Game for Climb {
//!     const ID: &'static str = "climb";
//!     const TITLE: &'static str = "The Climb";
//!     const EDITION: u16 = 1;
//!     type Opening = ();
//!     type State = Rope;
//!     type Event = Event;
//!
//!     fn open((): &()) -> Rope {
//!         Rope::default()
//!     }
//!
//!     /// The only place where the state changes, and what the log says of it.
//!     fn apply(rope: &mut Rope, event: Event) -> Option<Happening> {
//!         let (id, words) = match event {
//!             Event::Climbed(metres) => {
//!                 rope.height += metres;
//!                 ("climbed", Words::with("{} metres up", rope.height))
//!             }
//!             Event::Rested => ("rested", Words::of("A rest at last")),
//!         };
//!         Some(Happening::line(id, Some(Seat::RED), None, words))
//!     }
//!
//!     /// The rules, from the first question to the last.
//!     async fn play(t: &Table<Self>) {
//!         while t.look(|rope| rope.height < 5) {
//!             let heading = Heading::new("act", Asked::Seat(Seat::RED), "What now?", "");
//!             let options = [Opt::new("climb", "Climb on"), Opt::new("rest", "Rest")];
//!             match t.offer(heading, Offer::ROWS, &mut options.into_iter()).await {
//!                 0 => climb(t).await,
//!                 _ => return t.emit(Event::Rested),
//!             }
//!         }
//!     }
//! }
//!
//! /// Two dice: a metre for each 4 or more.
//! async fn climb(t: &Table<Climb>) {
//!     let roll = Roll::new("Climb", Pool { count: 2, die: Die::D6 }, Score::at_least(4));
//!     let score = roll.score;
//!     if let Answer::Dice(faces, _) = t.roll(Heading::new("roll", Asked::Seat(Seat::RED), "Climb", ""), roll).await {
//!         t.emit(Event::Climbed(score.hits(&faces)));
//!     }
//! }
//!
//! // A front end plays it.
//! let table = Table::<Climb>::empty(&());
//! let flow = pin!(Climb::play(&table));
//! let mut runner = Runner::new(&table, (), flow, Climb::play)?;
//! let game: &mut dyn Session = &mut runner;
//! let asked = |game: &dyn Session| game.question().map(|question| question.heading.id);
//! let dice = |faces: [u8; 2]| Answer::Dice(faces.into_iter().collect::<Faces>(), Thrown::Table);
//!
//! assert_eq!(asked(game), Some("act"));
//! game.say(&Answer::Pick(0), Source::Thumb)?;
//! assert_eq!(asked(game), Some("roll"));
//! game.say(&dice([5, 2]), Source::Thumb)?;
//! assert_eq!(table.look(|rope| rope.height), 1);
//!
//! // The dice fell off the table: they are thrown again.
//! assert!(game.undo(1, false, Source::Thumb));
//! assert_eq!((asked(game), table.look(|rope| rope.height)), (Some("roll"), 0));
//! game.say(&dice([5, 6]), Source::Thumb)?;
//! game.say(&Answer::Pick(1), Source::Thumb)?;
//! assert_eq!(game.standing(), Standing::Over);
//!
//! // The bytes of the tape are the whole game.
//! let saved = Tape::from_bytes(game.tape().as_bytes())?;
//! let (rope, standing) = stand::<Climb>(&(), saved)?;
//! assert_eq!((rope.height, standing), (2, Standing::Over));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is where
//!
//! The [`table`] is the engine and knows no game; the [`dice`] know no table; each rulebook knows both, and no other
//! rulebook. How to add one, and a glossary, stand in this crate's `README.md`.

#![no_std]
#![forbid(unsafe_code)]

pub use heapless;

pub mod dice;
pub mod table;
