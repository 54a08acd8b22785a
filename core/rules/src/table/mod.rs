//! The table: where flows ask, and where the tape answers.
//!
//! A rulebook is a set of `async fn`s. In them `.await` always means *ask the table*: it resolves
//! when the tape holds the answer, and where the tape ends the game waits. Nothing here knows a game.

mod answer;
pub mod checksum;
mod choose;
mod correct;
mod happening;
mod help;
mod icon;
mod question;
mod roll;
mod roster;
mod said;
mod scene;
mod seat;
mod secret;
mod session;
mod tally;
mod tape;
mod tell;
mod tick;
mod words;

pub use answer::{Answer, MAX_NAME, Refusal, Thrown};
pub use choose::{Choose, Ladder, Layout, MAX_OPTIONS, Off, Offer, Opt, Options, Other, Preset, Rung, rows};
pub use correct::{Correction, Field, Target};
pub use happening::{Beat, Happening, Revealed, Rolled, Show, Tone};
pub use help::Help;
pub use icon::{Icon, MAX_CORNERS, Point, Shape};
pub use question::{Deed, Head, Kind, Moment, Name, Number, Question};
pub use roll::{Amount, Aside, MAX_MODIFIERS, Modifier, Roll};
pub use roster::{
    Bench, LineError, MAX_ROSTER, MAX_ROSTER_NAME, Remark, Roster, RosterBook, RosterLine, Shelved, Sides, Workbench,
    sides,
};
pub use scene::{Card, Counter, Details, Figure, MAX_STATS, PieceMark, Scene, Stat, Topic, Trait};
pub use seat::{Asked, MAX_SEATS, PieceId, Seat, SeatSet};
pub use secret::{Given, Inner, Reveal, Secret};
pub use session::{
    Book, Change, Game, Lines, Live, MAX_OPENING, Opening, Refused, Role, Rules, Session, SessionCore, Standing, Table,
    Told, What, bytes, stand,
};
pub use tally::{Luck, MAX_BARS, Reading, Tally};
pub use tape::{Crossed, Diverged, Freshness, MAX_LINE, MAX_PAYLOAD, Source, Steps, Tape, TapeError, TapeLine, Way};
pub use tell::{Board, Mark, Picture, Reach, Spot, Tell};
pub use tick::{Check, Fact, Limit, MAX_FACTS, Recount, Tick, Ticks};
pub use words::{Arg, Key, Line, Words};
