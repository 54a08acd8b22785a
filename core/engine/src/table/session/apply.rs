//! Applying a change to a session: what each of them does to the tape, and how far the rules are played again.

use crate::table::session::change::{Change, ChangeError, StoredLines};
use crate::table::session::{MAX_OPENING, Role, Rules, history};
use crate::table::{
    Answer, AnswerError, Correction, Direction, ExpectRoom, Nickname, ReplayError, Source, Steps, Tape, TapeLine,
};

impl Change<'_> {
    /// Makes the change in a session of these rules.
    #[inline(never)]
    pub(super) fn apply(self, rules: &mut dyn Rules) -> Result<(), ChangeError> {
        let step_made = |made: bool| if made { Ok(()) } else { Err(ChangeError::Step) };
        match self {
            Change::Say(answer, source) => Ok(say(rules, answer, source)?),
            Change::Undo { steps, agreed, source } => step_made(step(rules, Direction::Back, steps, agreed, source)),
            Change::Redo(source) => step_made(step(rules, Direction::Forward, 1, false, source)),
            Change::Correct(correction, source) => Ok(correct(rules, correction, source)?),
            Change::Nickname(nickname, source) => Ok(call(rules, nickname, source)?),
            Change::NoteResumed(noise) => {
                let core = rules.core();
                step_made(core.tape.borrow_mut().push_resumed(core.cursor.get().opening, noise))
            }
            Change::LookBack(answers) => {
                look_back(rules, answers.unwrap_or(u16::MAX));
                Ok(())
            }
            Change::VisitHistory(branches, see) => {
                history::visit(rules, branches, see);
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
            Change::AppendLine(line) => append_line(rules, line).map_err(ChangeError::Tape),
            Change::Load(opening, tape) => load(rules, opening, tape),
        }
    }
}

/// What cannot fail: the same rules read the same tape.
pub(super) const REPLAYED: &str = "a tape that was replayed once is replayed again";

/// Runs the flow as far as the tape reaches.
pub(super) fn advance(rules: &mut dyn Rules) -> Result<(), ReplayError> {
    rules.run();
    rules.core().replay_error().map_or(Ok(()), Err)
}

/// Plays the tape from its beginning.
pub(super) fn replay(rules: &mut dyn Rules) -> Result<(), ReplayError> {
    rules.restart();
    advance(rules)
}

/// The same, of a tape that was replayed before.
pub(super) fn replay_sound(rules: &mut dyn Rules) {
    replay(rules).expect(REPLAYED);
}

fn say(rules: &mut dyn Rules, answer: &Answer, source: Source) -> Result<(), AnswerError> {
    let core = rules.core();
    if core.is_looking_back() {
        return Err(AnswerError::LookingBack);
    }
    let again = {
        let open = core.open.borrow();
        let question = open.as_ref().ok_or(AnswerError::Over)?;
        question.allows(answer)?;
        let mut tape = core.tape.borrow_mut();
        let again = tape.repeats_undone(question, answer);
        if !again && !tape.push_answer(core.cursor.get().opening, question, answer, source) {
            return Err(AnswerError::TapeFull);
        }
        again
    };
    if again {
        // The very answer that was undone: redo it, which fills no tape.
        assert!(step(rules, Direction::Forward, 1, false, source), "there is an answer to redo");
    } else {
        advance(rules).expect("an answer that was allowed is read");
    }
    Ok(())
}

/// Undoes or redoes, and records it; false where there is no such step.
fn step(rules: &mut dyn Rules, direction: Direction, steps: u16, agreed: bool, source: Source) -> bool {
    let core = rules.core();
    let opening = core.cursor.get().opening;
    let stepped = !core.is_looking_back() && core.tape.borrow_mut().step(opening, (direction, steps), agreed, source);
    match direction {
        Direction::Back if stepped => replay_sound(rules),
        Direction::Forward if stepped => advance(rules).expect("what is redone answers the question that is open"),
        _ => {}
    }
    stepped
}

fn correct(rules: &mut dyn Rules, correction: Correction, source: Source) -> Result<(), AnswerError> {
    let core = rules.core();
    if core.is_looking_back() {
        return Err(AnswerError::LookingBack);
    }
    if core.over.get() {
        return Err(AnswerError::Over);
    }
    let scene = rules.scene();
    correction.field(&*scene).ok_or(AnswerError::NoSuchField)?;
    correction.fits(&*scene).ok_or(AnswerError::Range)?;
    drop(scene);
    if !core.tape.borrow_mut().push_correction(core.cursor.get().opening, correction, source) {
        return Err(AnswerError::TapeFull);
    }
    advance(rules).expect("a correction that fits is read");
    Ok(())
}

/// Calls somebody something, which changes nothing in the game.
fn call(rules: &mut dyn Rules, nickname: Nickname<'_>, source: Source) -> Result<(), AnswerError> {
    let core = rules.core();
    if core.is_looking_back() {
        return Err(AnswerError::LookingBack);
    }
    if core.over.get() {
        return Err(AnswerError::Over);
    }
    if rules.book().role != Role::Game {
        return Err(AnswerError::NoSuchBearer);
    }
    core.allows(nickname, rules.scene())?;
    if core.tape.borrow().repeats_undone_nickname(nickname) {
        assert!(step(rules, Direction::Forward, 1, false, source), "there is a nickname to redo");
        return Ok(());
    }
    if !core.tape.borrow_mut().push_nickname(core.cursor.get().opening, nickname, source) {
        return Err(AnswerError::TapeFull);
    }
    advance(rules).expect("a nickname that fits is read");
    Ok(())
}

/// Shows the game as it was after so many answers, or as it is now.
pub(super) fn look_back(rules: &mut dyn Rules, answers: u16) {
    let core = rules.core();
    core.limit.set(answers);
    if answers < core.cursor.get().answers {
        replay_sound(rules);
    } else {
        advance(rules).expect(REPLAYED);
    }
}

fn resume(rules: &mut dyn Rules, lines: StoredLines<'_>) -> Result<(), ReplayError> {
    let core = rules.core();
    core.limit.set(u16::MAX);
    let mut whole = true;
    lines(&mut |line| whole = whole && core.tape.borrow_mut().append_stored(line));
    replay(rules).inspect_err(|error| {
        rules.core().tape.borrow_mut().truncate(*error);
        replay_sound(rules);
    })?;
    let core = rules.core();
    let line = core.tape.borrow().line_count() + 1;
    let torn = ReplayError { line, asked: "a whole answer", sound: core.cursor.get().bytes as u16 };
    if whole { Ok(()) } else { Err(torn) }
}

fn append_line(rules: &mut dyn Rules, line: &[u8]) -> Result<(), ReplayError> {
    let core = rules.core();
    let end = {
        let tape = core.tape.borrow();
        ReplayError { line: tape.line_count() + 1, asked: "a line that fits", sound: tape.as_bytes().len() as u16 }
    };
    let (read, _) = TapeLine::read(line).ok_or(end)?;
    if core.over.get() && read.is_answer() {
        return Err(ReplayError { asked: "nothing: the game is over", ..end });
    }
    let fits = read.is_answer() || {
        let tape = core.tape.borrow();
        let honest = Steps::read(&read).is_none_or(|steps| steps.crossed == tape.crossing(steps.deepest));
        let opening = core.cursor.get().opening;
        honest && tape.expected_check(opening, None, &read) == Some(read.check())
    };
    if !fits || !core.tape.borrow_mut().append_stored(line) {
        return Err(end);
    }
    let played = if read.is_answer() { advance(rules) } else { replay(rules) };
    played.inspect_err(|_| {
        rules.core().tape.borrow_mut().truncate(end);
        replay_sound(rules);
    })
}

/// Replaces the tape; one that does not fit changes nothing. Only a desk does so: it takes more stack than a handheld has.
#[inline(never)]
fn load(rules: &mut dyn Rules, opening: Option<&[u8]>, tape: &Tape) -> Result<(), ChangeError> {
    let mut before: heapless::Vec<u8, { MAX_OPENING }> = heapless::Vec::new();
    rules.opening(&mut |bytes| before.extend_from_slice(bytes).expect_room("an opening is as long as that at most"));
    if opening.is_some_and(|opening| !rules.reopen(opening)) {
        rules.reopen(&before);
        return Err(ChangeError::Opening);
    }
    let core = rules.core();
    core.limit.set(u16::MAX);
    let kept = core.tape.replace(tape.clone());
    replay(rules).map_err(|error| {
        rules.reopen(&before);
        rules.core().tape.replace(kept);
        replay_sound(rules);
        ChangeError::Tape(error)
    })
}
