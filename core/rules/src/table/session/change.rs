//! Whatever can be done to a session, as one thing to pass on: a wrapper forwards it whole, and can forget nothing.

use super::{Rules, history};
use crate::table::{
    Answer, AnswerError, Correction, Direction, Freshness, HistoryEntry, ReplayError, Source, Steps, Tape, TapeLine,
};

/// Something to be done to a session.
pub enum Change<'c> {
    /// Answers the open question.
    Say(&'c Answer, Source),
    /// Takes so many answers back, with or without all players agreeing.
    Back {
        /// How many.
        steps: u16,
        /// Whether all agreed.
        agreed: bool,
        /// Who says so.
        source: Source,
    },
    /// Lets the answer stand again that was taken back last.
    Forward(Source),
    /// Puts something right by hand: all players agree.
    Correct(Correction, Source),
    /// Notes that the device was switched on again, with this noise for the dice to come.
    NoteResumed(&'c Freshness),
    /// Stands where the game stood after so many answers, or where it stands now. While somebody looks back nothing is
    /// answered.
    LookBack(Option<u16>),
    /// Tells all that ever happened, in the order in which it did. What came of answers that were taken back is told of
    /// this many branches, the last ones: for each the game is played again.
    VisitHistory(u16, &'c mut dyn FnMut(&HistoryEntry<'_>)),
    /// Lets a game that has no answers yet start from something else.
    Reopen(&'c [u8]),
    /// Hears the answers of a stored game that started as this one does. Of a tape that these rules do not understand to
    /// its end the sound part is heard.
    Resume(StoredLines<'c>),
    /// Hears one more line of a stored tape, a step back included.
    HearLine(&'c [u8]),
    /// Takes up another tape, from this opening where there is one.
    Load(Option<&'c [u8]>, &'c Tape),
}

/// Hands out the lines of a stored tape, oldest first.
pub type StoredLines<'l> = &'l mut dyn FnMut(&mut dyn FnMut(&[u8]));

/// Why a change was not made. The session is as it was; only of a stored game the sound part was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeError {
    /// The answer or the correction was not taken.
    Answer(AnswerError),
    /// There is no such step, or no room to write it down.
    Step,
    /// These rules cannot start from that.
    Opening,
    /// The tape answers something else than these rules ask.
    Tape(ReplayError),
}

impl From<AnswerError> for ChangeError {
    fn from(refusal: AnswerError) -> Self {
        ChangeError::Answer(refusal)
    }
}

impl Change<'_> {
    /// Makes the change in a session of these rules.
    #[inline(never)]
    pub(super) fn make(self, rules: &mut dyn Rules) -> Result<(), ChangeError> {
        let asked = |made: bool| if made { Ok(()) } else { Err(ChangeError::Step) };
        match self {
            Change::Say(answer, source) => Ok(say(rules, answer, source)?),
            Change::Back { steps, agreed, source } => asked(step(rules, Direction::Back, steps, agreed, source)),
            Change::Forward(source) => asked(step(rules, Direction::Forward, 1, false, source)),
            Change::Correct(correction, source) => Ok(correct(rules, correction, source)?),
            Change::NoteResumed(noise) => {
                let core = rules.core();
                asked(core.tape.borrow_mut().resume(core.cursor.get().opening, noise))
            }
            Change::LookBack(answers) => {
                look_back(rules, answers.unwrap_or(u16::MAX));
                Ok(())
            }
            Change::VisitHistory(branches, see) => {
                history::tell(rules, branches, see);
                Ok(())
            }
            Change::Reopen(opening) => {
                if rules.reopen(opening) {
                    Ok(())
                } else {
                    Err(ChangeError::Opening)
                }
            }
            Change::Resume(lines) => resume(rules, lines).map_err(ChangeError::Tape),
            Change::HearLine(line) => hear_line(rules, line).map_err(ChangeError::Tape),
            Change::Load(opening, tape) => load(rules, opening, tape),
        }
    }
}

/// Runs the flow as far as the tape reaches.
pub(super) fn advance(rules: &mut dyn Rules) -> Result<(), ReplayError> {
    rules.run();
    rules.core().check().map_or(Ok(()), Err)
}

/// Plays the tape from its beginning.
pub(super) fn replay(rules: &mut dyn Rules) -> Result<(), ReplayError> {
    rules.restart();
    advance(rules)
}

/// The same, of a tape that was heard once.
pub(super) fn replay_sound(rules: &mut dyn Rules) {
    replay(rules).expect("a tape that was heard once is heard again");
}

fn say(rules: &mut dyn Rules, answer: &Answer, source: Source) -> Result<(), AnswerError> {
    let core = rules.core();
    if core.is_looked_back() {
        return Err(AnswerError::LookingBack);
    }
    let again = {
        let open = core.open.borrow();
        let question = open.as_ref().ok_or(AnswerError::Over)?;
        question.allows(answer)?;
        let mut tape = core.tape.borrow_mut();
        let again = tape.is_next(question, answer);
        if !again && !tape.push(core.cursor.get().opening, question, answer, source) {
            return Err(AnswerError::TapeFull);
        }
        again
    };
    if again {
        // What was taken back is said again: it stands again, and fills no tape.
        assert!(step(rules, Direction::Forward, 1, false, source), "there is an answer to stand again");
    } else {
        advance(rules).expect("an answer that was allowed is heard");
    }
    Ok(())
}

/// Writes a step down, and goes it; false where there is no such step.
fn step(rules: &mut dyn Rules, way: Direction, steps: u16, agreed: bool, source: Source) -> bool {
    let core = rules.core();
    let opening = core.cursor.get().opening;
    let stepped = !core.is_looked_back() && core.tape.borrow_mut().step(opening, (way, steps), agreed, source);
    match way {
        Direction::Back if stepped => replay_sound(rules),
        // What stands again answers the very question that is open.
        Direction::Forward if stepped => advance(rules).expect("what was heard once is heard again"),
        _ => {}
    }
    stepped
}

fn correct(rules: &mut dyn Rules, correction: Correction, source: Source) -> Result<(), AnswerError> {
    let core = rules.core();
    if core.is_looked_back() {
        return Err(AnswerError::LookingBack);
    }
    if core.over.get() {
        return Err(AnswerError::Over);
    }
    let scene = rules.scene();
    correction.field(&*scene).ok_or(AnswerError::NoSuchField)?;
    correction.fits(&*scene).ok_or(AnswerError::Range)?;
    drop(scene);
    if !core.tape.borrow_mut().correct(core.cursor.get().opening, correction, source) {
        return Err(AnswerError::TapeFull);
    }
    advance(rules).expect("a correction that fits is heard");
    Ok(())
}

/// Stands where the game stood after so many answers, or where it stands now.
pub(super) fn look_back(rules: &mut dyn Rules, answers: u16) {
    let core = rules.core();
    core.reach.set(answers);
    if answers < core.cursor.get().answers {
        replay_sound(rules);
    } else {
        advance(rules).expect("a tape that was heard once is heard again");
    }
}

fn resume(rules: &mut dyn Rules, lines: StoredLines<'_>) -> Result<(), ReplayError> {
    let core = rules.core();
    core.reach.set(u16::MAX);
    let mut whole = true;
    lines(&mut |line| whole = whole && core.tape.borrow_mut().thread(line));
    replay(rules).inspect_err(|diverged| {
        rules.core().tape.borrow_mut().truncate(*diverged);
        replay_sound(rules);
    })?;
    let core = rules.core();
    let line = core.tape.borrow().records() + 1;
    let torn = ReplayError { line, asked: "a whole answer", sound: core.cursor.get().bytes as u16 };
    if whole { Ok(()) } else { Err(torn) }
}

fn hear_line(rules: &mut dyn Rules, line: &[u8]) -> Result<(), ReplayError> {
    let core = rules.core();
    let end = {
        let tape = core.tape.borrow();
        ReplayError { line: tape.records() + 1, asked: "a line that fits", sound: tape.as_bytes().len() as u16 }
    };
    let (read, _) = TapeLine::read(line).ok_or(end)?;
    if core.over.get() && read.is_answer() {
        return Err(ReplayError { asked: "nothing: the game is over", ..end });
    }
    let fits = read.is_answer() || {
        let tape = core.tape.borrow();
        let honest = Steps::read(&read).is_none_or(|steps| steps.crossed == tape.crossing(steps.deepest));
        let opening = core.cursor.get().opening;
        honest && tape.check_for(opening, None, &read) == Some(read.check())
    };
    if !fits || !core.tape.borrow_mut().thread(line) {
        return Err(end);
    }
    let played = if read.is_answer() { advance(rules) } else { replay(rules) };
    played.inspect_err(|_| {
        rules.core().tape.borrow_mut().truncate(end);
        replay_sound(rules);
    })
}

/// Takes up another tape; what does not fit changes nothing. Only a desk does so: it takes more stack than a handheld has.
#[inline(never)]
fn load(rules: &mut dyn Rules, opening: Option<&[u8]>, tape: &Tape) -> Result<(), ChangeError> {
    let mut before: heapless::Vec<u8, { super::MAX_OPENING }> = heapless::Vec::new();
    rules.opening(&mut |bytes| before.extend_from_slice(bytes).expect("an opening is as long as that at most"));
    if opening.is_some_and(|opening| !rules.reopen(opening)) {
        return Err(ChangeError::Opening);
    }
    let core = rules.core();
    core.reach.set(u16::MAX);
    let kept = core.tape.replace(tape.clone());
    replay(rules).map_err(|diverged| {
        rules.reopen(&before);
        rules.core().tape.replace(kept);
        replay_sound(rules);
        ChangeError::Tape(diverged)
    })
}
