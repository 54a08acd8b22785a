//! The engine: questions, the tape that answers them, and sessions that play. Nothing here knows a game.
//!
//! A rulebook is a set of `async fn`s. In them `.await` always means *ask the table*: it resolves when the tape holds the
//! answer, and where the tape ends the game waits.
//!
//! | | |
//! |---|---|
//! | rulebooks implement | [`Game`], [`Scene`], [`Opening`]; with armies [`Roster`], [`Shelved`], [`Workbench`] |
//! | their flows hold | a [`Table`]: it is looked at, changed by events, and asked |
//! | the ways they mostly ask | [`mod@ask`]: one of some rows, yes or no, some of the pieces, a number |
//! | what is asked | a [`Question`]: a [`Heading`] and a [`Kind`] |
//! | what is answered | an [`Answer`], which becomes a line of the [`Tape`] |
//! | front ends hold | a [`Session`]: question, [`Scene`], news, log; `say`, `undo`, `redo`, `resume` |
//! | what happened | a [`Happening`] for the log; a [`HistoryEntry`] for all that ever was |
//! | what can go wrong | [`AnswerError`], [`ChangeError`], [`ReplayError`], [`TapeError`], [`RosterLineError`] |
//!
//! The page of the crate has a whole rulebook as an example.

pub mod ask;
mod card;
pub mod checksum;
mod clash;
mod correct;
mod enum_set;
mod expect_room;
#[cfg(feature = "defmt")]
mod format;
mod happening;
mod hit_worth;
mod icon;
mod lesson;
mod losses;
mod nickname;
mod option_key;
mod prose;
mod question;
mod roster;
mod scene;
mod seat;
mod session;
mod sort;
mod tally;
mod tape;
mod words;

pub use card::{Card, CardTrait, Counter, Details, Figure, MAX_STATS, PieceMark, Stat};
pub use clash::{Clash, ClashHalf, MAX_CLASH_DICE};
pub use correct::{Correction, CorrectionField, CorrectionTarget};
pub use enum_set::{EnumSet, Member, SetBits};
pub use expect_room::ExpectRoom;
pub use happening::{Beat, Happening, Revealed, Rolled, Show, Tone, TurnOrder};
pub use hit_worth::HitWorth;
pub use icon::{Icon, MAX_CORNERS, Point, Shape};
pub use lesson::{Cue, CueMoment, GivenAnswer, Lesson, WriteOpening};
pub use losses::{Loss, Losses, MAX_LOSSES};
pub use nickname::{Bearer, MAX_NICKNAME, MAX_NICKNAMES, Nickname};
pub use option_key::OptionKey;
pub use prose::{FRAGMENT_COUNT, MAX_PROSE, PackedProse, Prose};
pub use question::{
    Amount, Answer, AnswerError, Choose, Deed, Diagram, Fact, Given, Heading, HeldGround, Help, Inner, Instruction,
    Kind, Ladder, Layout, Limit, MAX_FACTS, MAX_MODIFIERS, MAX_NAME, MAX_OPTIONS, MAX_STEPS, MapMark, MapPoint,
    Modifier, ModifierRule, Moment, Name, NextRoll, Number, Off, Offer, Opt, Options, Other, PlacedShare, Placement,
    PlacementStep, PreparedRoll, Preset, Question, Reach, Reveal, Roll, RollExtra, Rung, Secret, TableMap, Thrown,
    Tick, Ticks, Trial, TrialPicture, TurnStep, rows,
};
pub use roster::{
    BenchOpening, CampaignStanding, CodeBytes, CodeError, CodeKind, CodePart, CodeProgress, MAX_CODE, MAX_ROSTER,
    MAX_ROSTER_NAME, PackedRoster, PackedSides, Remark, Roster, RosterBook, RosterCode, RosterFault, RosterLine,
    RosterLineError, RosterPieces, Shelved, Sides, TakeError, TextWant, Token, WordError, WordReader, Workbench,
    closing_quote, code_parts, collect_part, put_text, quoted_letters, report, sides, take_bytes, take_text, unquoted,
    write_quoted, write_words,
};
pub use scene::{Scene, Topic, topics};
pub use seat::{Asked, MAX_SEATS, PieceId, Seat, SeatSet};
pub use session::{
    Book, Change, ChangeError, Game, HistoryEntry, HistoryItem, MAX_OPENING, NamedScene, Opening, Role, Rules, Runner,
    Session, SessionCore, Standing, StoredLines, Table, bytes, stand,
};
pub use sort::insertion_sort_by_key;
pub use tally::{Luck, MAX_BARS, Tally, TallyReading};
pub use tape::{
    Crossed, Direction, Freshness, MAX_LINE, MAX_PAYLOAD, ReplayError, Source, Steps, Tape, TapeError, TapeLine,
};
pub use words::{Arg, TextLine, Words};
