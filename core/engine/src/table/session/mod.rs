//! A game in progress: answers go in, and it moves on; undo is one more line, and the rules are replayed.
//!
//! [`Game`] is what a rulebook implements, [`Table`] what its flow holds, [`Session`] what front ends hold. A [`Runner`]
//! makes one of the other. [`SessionCore`] is the part that does not depend on the game, [`Rules`] the part that does.

mod apply;
mod change;
mod core;
mod game;
mod history;
mod history_entry;
mod lesson;
mod named_scene;
mod nicknames;
mod opening;
mod rules;
mod runner;
mod table;

use ::core::cell::Ref;

pub use self::change::{Change, ChangeError, StoredLines};
pub use self::core::SessionCore;
pub use self::game::{Book, Game, Role, bytes};
pub use self::history_entry::{HistoryEntry, HistoryItem};
pub use self::named_scene::NamedScene;
pub use self::opening::{MAX_OPENING, Opening};
pub use self::rules::Rules;
pub use self::runner::{Runner, stand};
pub use self::table::Table;
use crate::table::{
    Answer, AnswerError, Correction, Freshness, Happening, Nickname, Question, ReplayError, Source, Tally, Tape,
    TapeLine,
};

/// Whether a game goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A question is open.
    Waiting,
    /// The game is over.
    Over,
}

/// A game in progress as a front end holds it: something to look at, and something to do. Whoever wraps one forwards
/// both, and with them whatever is added to either. What can be done with one is on `dyn Session`.
///
/// ```
/// use umpire_engine::table::{Answer, AnswerError, Kind, Session, Source};
///
/// /// Picks whatever can be picked, as long as there is something to pick.
/// fn pick_first(game: &mut dyn Session) -> Result<(), AnswerError> {
///     loop {
///         let open = match game.question().as_deref().map(|question| &question.kind) {
///             Some(Kind::Choose(choose)) => choose.options.iter().position(|option| option.off.is_none()),
///             _ => None,
///         };
///         let Some(at) = open else { return Ok(()) };
///         game.say(&Answer::Pick(at as u8), Source::Thumb)?;
///     }
/// }
/// ```
pub trait Session {
    /// The rules, to look at.
    fn rules(&self) -> &dyn Rules;
    /// Changes the session. What is refused changes nothing.
    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError>;
}

impl dyn Session + '_ {
    /// Which rules are played.
    pub fn book(&self) -> Book {
        self.rules().book()
    }

    /// The rulebook's id and edition, which a saved tape carries.
    pub fn edition(&self) -> (&'static str, u16) {
        let Book { id, edition, .. } = self.book();
        (id, edition)
    }

    /// Whether it goes on.
    pub fn standing(&self) -> Standing {
        if self.rules().core().over.get() { Standing::Over } else { Standing::Waiting }
    }

    /// The open question; none when the game is over.
    pub fn question(&self) -> Option<Ref<'_, Question>> {
        Ref::filter_map(self.rules().core().open.borrow(), Option::as_ref).ok()
    }

    /// The scene: what can be seen of the game, with the names that players gave.
    pub fn scene(&self) -> NamedScene<'_> {
        self.rules().named_scene()
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Ref<'_, [Happening]> {
        self.rules().core().news()
    }

    /// What happened lately.
    pub fn log(&self) -> Ref<'_, [Happening]> {
        Ref::map(self.rules().core().log.borrow(), |log| log.as_slice())
    }

    /// Where the answer came from that this entry of the log followed from.
    pub fn source(&self, entry: usize) -> Source {
        self.rules().core().sources.borrow().get(entry).copied().unwrap_or_default()
    }

    /// What the device's dice showed.
    pub fn tally(&self) -> Ref<'_, Tally> {
        self.rules().core().tally.borrow()
    }

    /// Every answer so far.
    pub fn tape(&self) -> Ref<'_, Tape> {
        self.rules().core().tape.borrow()
    }

    /// Hands out the opening as bytes, which a saved tape carries too.
    pub fn opening(&self, out: &mut dyn FnMut(&[u8])) {
        self.rules().opening(out);
    }

    /// How many answers there are since this Action began: undo so many, and it begins again. 0 before the first.
    pub fn action(&self) -> u16 {
        let core = self.rules().core();
        core.action.get().map_or(0, |began| core.cursor.get().answers - began)
    }

    /// After how many answers it is shown, while somebody looks back.
    pub fn shown_at(&self) -> Option<u16> {
        let core = self.rules().core();
        core.is_looking_back().then(|| core.cursor.get().answers)
    }

    /// The check that this line should have if it came next; none where it answers nothing that is asked.
    pub fn expected_check(&self, line: &TapeLine<'_>) -> Option<u16> {
        let core = self.rules().core();
        let question = core.open.borrow();
        core.tape.borrow().expected_check(core.cursor.get().opening, question.as_ref(), line)
    }

    /// Answers the open question. The answer is checked, appended to the tape, and read from it again: so a game in
    /// progress and its replay are the same.
    pub fn say(&mut self, answer: &Answer, source: Source) -> Result<(), AnswerError> {
        self.change(Change::Say(answer, source)).map_err(answer_error)
    }

    /// Undoes so many answers, with or without everybody's consent; false when there are not so many, or no room to
    /// record that.
    pub fn undo(&mut self, steps: u16, agreed: bool, source: Source) -> bool {
        self.change(Change::Undo { steps, agreed, source }).is_ok()
    }

    /// Redoes the answer that was undone last; false where there is none, or another was given since.
    pub fn redo(&mut self, source: Source) -> bool {
        self.change(Change::Redo(source)).is_ok()
    }

    /// Corrects something by hand: all players agree.
    pub fn correct(&mut self, correction: Correction, source: Source) -> Result<(), AnswerError> {
        self.change(Change::Correct(correction, source)).map_err(answer_error)
    }

    /// Calls a side or a piece something; by an empty text, what the rules call it.
    pub fn nickname(&mut self, nickname: Nickname<'_>, source: Source) -> Result<(), AnswerError> {
        self.change(Change::Nickname(nickname, source)).map_err(answer_error)
    }

    /// Notes that the device was switched on again, with this noise for the dice to come; false when the tape is full.
    pub fn note_resumed(&mut self, noise: &Freshness) -> bool {
        self.change(Change::NoteResumed(noise)).is_ok()
    }

    /// Shows the game as it was after so many answers, or as it is now.
    pub fn show_at(&mut self, answers: Option<u16>) {
        self.change(Change::LookBack(answers)).expect("looking back changes nothing");
    }

    /// Visits all that ever happened; what came of undone answers, for this many branches.
    pub fn visit_history(&mut self, branches: u16, visit: &mut dyn FnMut(&HistoryEntry<'_>)) {
        self.change(Change::VisitHistory(branches, visit)).expect("a visit changes nothing");
    }

    /// Replaces the opening of a game that has no answers yet; false where these rules cannot.
    pub fn reopen(&mut self, opening: &[u8]) -> bool {
        self.change(Change::Reopen(opening)).is_ok()
    }

    /// Replays the lines of a stored game of the same opening.
    pub fn resume(&mut self, lines: StoredLines<'_>) -> Result<(), ReplayError> {
        self.change(Change::Resume(lines)).map_err(replay_error)
    }

    /// Appends one more line of a stored tape.
    pub fn append_line(&mut self, line: &[u8]) -> Result<(), ReplayError> {
        self.change(Change::AppendLine(line)).map_err(replay_error)
    }

    /// Replaces the tape by another of the same opening.
    pub fn load(&mut self, tape: &Tape) -> Result<(), ReplayError> {
        self.change(Change::Load(None, tape)).map_err(replay_error)
    }

    /// Replaces opening and tape: another game of these rules.
    pub fn load_game(&mut self, opening: &[u8], tape: &Tape) -> Result<(), ChangeError> {
        self.change(Change::Load(Some(opening), tape))
    }
}

fn answer_error(error: ChangeError) -> AnswerError {
    match error {
        ChangeError::Answer(error) => error,
        ChangeError::Step | ChangeError::Opening | ChangeError::Tape(_) => {
            unreachable!("an answer is refused for what it says")
        }
    }
}

fn replay_error(error: ChangeError) -> ReplayError {
    match error {
        ChangeError::Tape(error) => error,
        ChangeError::Answer(_) | ChangeError::Step | ChangeError::Opening => {
            unreachable!("a tape is refused for a line of it")
        }
    }
}
