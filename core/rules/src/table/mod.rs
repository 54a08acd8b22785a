//! The table: where flows ask, and where the tape answers.
//!
//! A rulebook is a set of `async fn`s. In them `.await` always means *ask the table*: it resolves
//! when the tape holds the answer, and where the tape ends the game waits. Nothing here knows a game.

pub mod checksum;
mod correct;
mod happening;
mod icon;
mod question;
mod roster;
mod scene;
mod seat;
mod session;
mod tally;
mod tape;
mod words;

pub use correct::{Correction, CorrectionField, CorrectionTarget};
pub use happening::{Beat, Happening, Revealed, Rolled, Show, Tone};
pub use icon::{Icon, MAX_CORNERS, Point, Shape};
pub use question::{
    Amount, Answer, AnswerError, Choose, Deed, Diagram, Fact, Given, Heading, Help, Inner, Instruction, Kind, Ladder,
    Layout, Limit, MAX_FACTS, MAX_MODIFIERS, MAX_NAME, MAX_OPTIONS, MapMark, MapPoint, Modifier, ModifierRule, Moment,
    Name, Number, Off, Offer, Opt, Options, Other, PreparedRoll, Preset, Question, Reach, Reveal, Roll, RollExtra,
    Rung, Secret, TableMap, Thrown, Tick, Ticks, rows,
};
pub use roster::{
    BenchOpening, MAX_ROSTER, MAX_ROSTER_NAME, Remark, Roster, RosterBook, RosterLine, RosterLineError, Shelved, Sides,
    Workbench, sides,
};
pub use scene::{Card, CardTrait, Counter, Details, Figure, MAX_STATS, PieceMark, Scene, Stat, Topic};
pub use seat::{Asked, MAX_SEATS, PieceId, Seat, SeatSet};
pub use session::{
    Book, Change, ChangeError, Game, HistoryEntry, HistoryItem, MAX_OPENING, Opening, Role, Rules, Runner, Session,
    SessionCore, Standing, StoredLines, Table, bytes, stand,
};
pub use tally::{Luck, MAX_BARS, Tally, TallyReading};
pub use tape::{
    Crossed, Direction, Freshness, MAX_LINE, MAX_PAYLOAD, ReplayError, Source, Steps, Tape, TapeError, TapeLine,
};
pub use words::{Arg, OptionKey, TextLine, Words};
