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

pub use answer::{Answer, AnswerError, MAX_NAME, Thrown};
pub use choose::{Choose, Ladder, Layout, MAX_OPTIONS, Off, Offer, Opt, Options, Other, Preset, Rung, rows};
pub use correct::{Correction, CorrectionField, CorrectionTarget};
pub use happening::{Beat, Happening, Revealed, Rolled, Show, Tone};
pub use help::Help;
pub use icon::{Icon, MAX_CORNERS, Point, Shape};
pub use question::{Deed, Heading, Kind, Moment, Name, Number, Question};
pub use roll::{Amount, MAX_MODIFIERS, Modifier, Roll, RollExtra};
pub use roster::{
    BenchOpening, MAX_ROSTER, MAX_ROSTER_NAME, Remark, Roster, RosterBook, RosterLine, RosterLineError, Shelved, Sides,
    Workbench, sides,
};
pub use scene::{Card, CardTrait, Counter, Details, Figure, MAX_STATS, PieceMark, Scene, Stat, Topic};
pub use seat::{Asked, MAX_SEATS, PieceId, Seat, SeatSet};
pub use secret::{Given, Inner, Reveal, Secret};
pub use session::{
    Book, Change, ChangeError, Game, HistoryEntry, HistoryItem, MAX_OPENING, Opening, Role, Rules, Runner, Session,
    SessionCore, Standing, StoredLines, Table, bytes, stand,
};
pub use tally::{Luck, MAX_BARS, Tally, TallyReading};
pub use tape::{
    Crossed, Direction, Freshness, MAX_LINE, MAX_PAYLOAD, ReplayError, Source, Steps, Tape, TapeError, TapeLine,
};
pub use tell::{Diagram, Instruction, MapMark, MapPoint, Reach, TableMap};
pub use tick::{Fact, Limit, MAX_FACTS, ModifierRule, PreparedRoll, Tick, Ticks};
pub use words::{Arg, OptionKey, TextLine, Words};
