//! Visiting the history of a game: what followed from which answer, and what was undone since.
//!
//! The game is replayed once, along the answers that count. An undone answer was given to the very question that is
//! open at its place of that replay, so visiting it costs nothing; only what came of it has to be played apart. That
//! costs a game up to there and back again, so it is done for as many branches as the caller has time for. After the
//! last line the game is where it was, and is not replayed a second time.

use crate::table::session::Rules;
use crate::table::session::apply::{REPLAYED, advance, look_back, replay, replay_sound};
use crate::table::{HistoryEntry, HistoryItem, Source, Steps, TapeLine};

/// Receives the entries.
type Visit<'s> = &'s mut dyn FnMut(&HistoryEntry<'_>);

/// What the history makes of a line.
#[derive(Clone, Copy)]
enum LineSort {
    /// An answer, and whether it was undone since.
    Answer {
        undone: bool,
    },
    Stepped(Steps),
    Resumed,
}

/// A place on the tape.
#[derive(Clone, Copy)]
struct Position {
    /// Bytes before it.
    bytes: usize,
    /// Lines before it.
    lines: u16,
    /// How many answers counted then.
    then: u16,
    /// How many of those count now.
    now: u16,
}

/// Visits all that ever happened; what came of undone answers, only for the last branches of them.
#[inline(never)]
pub(super) fn visit(rules: &mut dyn Rules, branches: u16, visit: Visit<'_>) {
    let core = rules.core();
    let (lines, limit) = (core.tape.borrow().line_count(), core.limit.get());
    let mut unvisited = self::branches(rules).saturating_sub(branches.into());
    let mut at = Position { bytes: 0, lines: 0, then: 0, now: 0 };
    core.limit.set(0);
    replay_sound(rules);
    visit_news(rules, false, visit);
    while at.lines < lines {
        let (sort, source, length) = sort_line(rules, at);
        match sort {
            LineSort::Answer { undone: false } => {
                rules.core().limit.set(at.now + 1);
                advance(rules).expect(REPLAYED);
                visit_news(rules, false, visit);
                (at.then, at.now) = (at.then + 1, at.now + 1);
            }
            LineSort::Answer { undone: true } => {
                let end = end_of_branch(rules, at);
                if unvisited > 0 {
                    unvisited -= 1;
                    visit_undone(rules, at, visit);
                } else {
                    visit_branch(rules, at, end, lines, visit);
                }
                at = end;
                continue;
            }
            LineSort::Stepped(steps) => {
                visit_note(rules, at.lines + 1, source, HistoryItem::Stepped(steps), visit);
                at.then = at.then.wrapping_add_signed(-steps.net);
            }
            LineSort::Resumed => visit_note(rules, at.lines + 1, source, HistoryItem::Resumed, visit),
        }
        (at.bytes, at.lines) = (at.bytes + length, at.lines + 1);
    }
    look_back(rules, limit);
}

/// What the line at this place is, where it came from, and how long it is.
fn sort_line(rules: &dyn Rules, at: Position) -> (LineSort, Source, usize) {
    let tape = rules.core().tape.borrow();
    let line = tape.iter_from(at.bytes).next().expect("there are as many lines as there are");
    let sort = match (Steps::read(&line), line.resumed()) {
        (Some(steps), _) => LineSort::Stepped(steps),
        (None, Some(_)) => LineSort::Resumed,
        (None, None) => LineSort::Answer { undone: tape.skipped().get(at.lines) },
    };
    (sort, line.source, line.bytes.len())
}

/// How many runs of undone answers there are.
fn branches(rules: &dyn Rules) -> usize {
    let tape = rules.core().tape.borrow();
    let mut before = false;
    let is_branch = |(at, line): (u16, TapeLine<'_>)| {
        let undone = line.is_answer() && tape.skipped().get(at);
        !core::mem::replace(&mut before, undone) && undone
    };
    (0..).zip(tape.iter()).map(is_branch).filter(|begins| *begins).count()
}

/// The place after this run of undone answers.
fn end_of_branch(rules: &dyn Rules, mut at: Position) -> Position {
    let tape = rules.core().tape.borrow();
    for line in tape.iter_from(at.bytes) {
        if !line.is_answer() || !tape.skipped().get(at.lines) {
            break;
        }
        (at.bytes, at.lines, at.then) = (at.bytes + line.bytes.len(), at.lines + 1, at.then + 1);
    }
    at
}

/// Visits the undone answer at this place, where its question is open.
fn visit_undone(rules: &dyn Rules, at: Position, visit: Visit<'_>) {
    let (core, scene) = (rules.core(), rules.named_scene());
    let (tape, open) = (core.tape.borrow(), core.open.borrow());
    let Some(line) = tape.iter_from(at.bytes).next().filter(|_| at.then == at.now) else { return };
    let entry = |what| HistoryEntry {
        line: at.lines + 1,
        round: scene.round(),
        undone: true,
        source: line.source,
        what,
        scene: &*scene,
    };
    if let Some(correction) = line.correction() {
        return visit(&entry(HistoryItem::Corrected(correction)));
    }
    if let Some(nickname) = line.nickname() {
        return visit(&entry(HistoryItem::Named(nickname)));
    }
    if let Some(question) = open.as_ref()
        && let Some(answer) = line.answer(question).filter(|answer| question.allows(answer).is_ok())
    {
        visit(&entry(HistoryItem::Said(question, &answer)));
    }
}

/// Visits a run of undone answers, and what came of each, with the tape as it was then. Where these rules do not
/// understand an answer, the rest is left out: it was undone, so nobody misses it.
fn visit_branch(rules: &mut dyn Rules, at: Position, end: Position, lines: u16, visit: Visit<'_>) {
    rules.core().tape.borrow_mut().rewind_to(end.lines);
    rules.core().limit.set(at.then);
    let mut sound = at.then == at.now || replay(rules).is_ok();
    let mut here = Position { now: at.then, ..at };
    while sound && here.lines < end.lines {
        visit_undone(rules, here, visit);
        rules.core().limit.set(here.then + 1);
        sound = !rules.core().over.get() && advance(rules).is_ok();
        if sound {
            visit_news(rules, true, visit);
        }
        let length = sort_line(rules, here).2;
        here = Position { bytes: here.bytes + length, lines: here.lines + 1, then: here.then + 1, now: here.now + 1 };
    }
    rules.core().tape.borrow_mut().rewind_to(lines);
    rules.core().limit.set(at.now);
    replay_sound(rules);
}

fn visit_note(rules: &dyn Rules, line: u16, source: Source, what: HistoryItem<'_>, visit: Visit<'_>) {
    let scene = rules.named_scene();
    visit(&HistoryEntry { line, round: scene.round(), undone: false, source, what, scene: &*scene });
}

fn visit_news(rules: &dyn Rules, undone: bool, visit: Visit<'_>) {
    let (core, scene) = (rules.core(), rules.named_scene());
    let cursor = core.cursor.get();
    let (line, source) = (cursor.lines, cursor.source);
    for news in core.news().iter() {
        visit(&HistoryEntry {
            line,
            round: scene.round(),
            undone,
            source,
            what: HistoryItem::Happened(news),
            scene: &*scene,
        });
    }
}
