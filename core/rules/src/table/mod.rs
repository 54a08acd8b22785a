//! The table: where flows ask, and where the tape answers.
//!
//! A rulebook is a set of `async fn`s. In them `.await` always means *ask the table*: it resolves
//! when the tape holds the answer, and where the tape ends the game waits. Nothing here knows a game.

mod answer;
mod choose;
mod front;
mod happening;
mod icon;
mod live;
mod opening;
mod question;
mod recount;
mod roll;
mod said;
mod scene;
mod seat;
mod sitting;
mod tape;
mod tell;
mod telling;
mod tick;
mod words;

pub use answer::{Answer, MAX_NAME, Refusal, Thrown};
pub use choose::{Choose, Ladder, Layout, MAX_OPTIONS, Off, Offer, Opt, Options, Other, Preset, Rung, rows};
pub use front::{Lines, Match, Unfit};
pub use happening::{Grade, Happening, Rolled, Show};
pub use icon::Icon;
pub use live::{Live, stand};
pub use opening::Opening;
pub use question::{Head, Kind, Name, Number, Question, Secret};
pub use recount::{Told, What};
pub use roll::{Aside, MAX_MODIFIERS, Modifier, Roll};
pub use scene::{Card, Counter, Details, Scene, Stat, Topic};
pub use seat::{Asked, MAX_SEATS, PieceId, Seat};
pub use sitting::{Game, Standing, Table, bytes};
pub use tape::{Crossed, Diverged, Freshness, MAX_LINE, MAX_PAYLOAD, Source, Steps, Tape, TapeError, TapeLine, Way};
pub use tell::{Picture, Reach, Tell};
pub use tick::{Check, Fact, Limit, MAX_FACTS, Recount, Tick};
pub use words::{Arg, Key, Line, Words};
