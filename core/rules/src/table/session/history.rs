//! Telling a game from its beginning: what followed from which answer, and what was taken back since.
//!
//! The game is played once, along the answers that stand. An answer that was taken back was given to the very
//! question that waits at its place on that way, so it is told for nothing; only what came of it has to be played
//! apart. That costs a game up to there and back again, so it is done for as many branches as the caller has time for.
//! Where the last answer was told, the game stands as it stood before, and is not played a second time.

use super::Rules;
use super::change::{advance, look_back, replay, replay_sound};
use crate::table::{HistoryEntry, HistoryItem, Source, Steps, TapeLine};

/// Receives what is told.
type See<'s> = &'s mut dyn FnMut(&HistoryEntry<'_>);

/// A line, as far as telling is concerned.
#[derive(Clone, Copy)]
enum Sort {
    /// An answer, and whether it was taken back since.
    Answer {
        gone: bool,
    },
    Stepped(Steps),
    Resumed,
}

/// A place in the telling.
#[derive(Clone, Copy)]
struct At {
    /// Bytes and lines before it.
    bytes: usize,
    lines: u16,
    /// How many answers stood then, and how many of those stand now.
    then: u16,
    now: u16,
}

/// Tells all that ever happened; what came of answers that were taken back, only of the last branches of them.
#[inline(never)]
pub(super) fn tell(rules: &mut dyn Rules, branches: u16, see: See<'_>) {
    let core = rules.core();
    let (records, reach) = (core.tape.borrow().records(), core.reach.get());
    let mut untold = self::branches(rules).saturating_sub(branches.into());
    let mut at = At { bytes: 0, lines: 0, then: 0, now: 0 };
    core.reach.set(0);
    replay_sound(rules);
    tell_news(rules, false, see);
    while at.lines < records {
        let (sort, source, length) = sort(rules, at);
        match sort {
            Sort::Answer { gone: false } => {
                rules.core().reach.set(at.now + 1);
                advance(rules).expect("a tape that was heard once is heard again");
                tell_news(rules, false, see);
                (at.then, at.now) = (at.then + 1, at.now + 1);
            }
            Sort::Answer { gone: true } => {
                let end = end_of(rules, at);
                if untold > 0 {
                    untold -= 1;
                    tell_said(rules, at, see);
                } else {
                    tell_branch(rules, at, end, records, see);
                }
                at = end;
                continue;
            }
            Sort::Stepped(steps) => {
                tell_note(rules, at.lines + 1, source, HistoryItem::Stepped(steps), see);
                at.then = at.then.wrapping_add_signed(-steps.net);
            }
            Sort::Resumed => tell_note(rules, at.lines + 1, source, HistoryItem::Resumed, see),
        }
        (at.bytes, at.lines) = (at.bytes + length, at.lines + 1);
    }
    look_back(rules, reach);
}

/// What the line at this place is, where it came from, and how long it is.
fn sort(rules: &dyn Rules, at: At) -> (Sort, Source, usize) {
    let tape = rules.core().tape.borrow();
    let line = tape.iter_from(at.bytes).next().expect("there are as many lines as there are");
    let sort = match (Steps::read(&line), line.resumed()) {
        (Some(steps), _) => Sort::Stepped(steps),
        (None, Some(_)) => Sort::Resumed,
        (None, None) => Sort::Answer { gone: tape.gone().get(at.lines) },
    };
    (sort, line.source, line.bytes.len())
}

/// How many runs of answers there are that were taken back.
fn branches(rules: &dyn Rules) -> usize {
    let tape = rules.core().tape.borrow();
    let mut before = false;
    let is_branch = |(at, line): (u16, TapeLine<'_>)| {
        let gone = line.is_answer() && tape.gone().get(at);
        !core::mem::replace(&mut before, gone) && gone
    };
    (0..).zip(tape.iter()).map(is_branch).filter(|begins| *begins).count()
}

/// The place after the run of answers from here on that were taken back.
fn end_of(rules: &dyn Rules, mut at: At) -> At {
    let tape = rules.core().tape.borrow();
    for line in tape.iter_from(at.bytes) {
        if !line.is_answer() || !tape.gone().get(at.lines) {
            break;
        }
        (at.bytes, at.lines, at.then) = (at.bytes + line.bytes.len(), at.lines + 1, at.then + 1);
    }
    at
}

/// Tells what was said at this place, where the question waits to which it was.
fn tell_said(rules: &dyn Rules, at: At, see: See<'_>) {
    let (core, scene) = (rules.core(), rules.scene());
    let (tape, open) = (core.tape.borrow(), core.open.borrow());
    let Some(line) = tape.iter_from(at.bytes).next().filter(|_| at.then == at.now) else { return };
    let told = |what| HistoryEntry {
        line: at.lines + 1,
        round: scene.round(),
        undone: true,
        source: line.source,
        what,
        scene: &*scene,
    };
    if let Some(correction) = line.correction() {
        return see(&told(HistoryItem::Corrected(correction)));
    }
    if let Some(question) = open.as_ref()
        && let Some(answer) = line.answer(question).filter(|answer| question.allows(answer).is_ok())
    {
        see(&told(HistoryItem::Said(question, &answer)));
    }
}

/// Tells a run of answers that were taken back, and what came of each: the tape is heard as it was then. Where
/// these rules do not understand what was answered, the rest is left out: it was taken back, so nobody misses it.
fn tell_branch(rules: &mut dyn Rules, at: At, end: At, records: u16, see: See<'_>) {
    rules.core().tape.borrow_mut().as_of(end.lines);
    rules.core().reach.set(at.then);
    let mut sound = at.then == at.now || replay(rules).is_ok();
    let mut here = At { now: at.then, ..at };
    while sound && here.lines < end.lines {
        tell_said(rules, here, see);
        rules.core().reach.set(here.then + 1);
        sound = !rules.core().over.get() && advance(rules).is_ok();
        if sound {
            tell_news(rules, true, see);
        }
        let length = sort(rules, here).2;
        here = At { bytes: here.bytes + length, lines: here.lines + 1, then: here.then + 1, now: here.now + 1 };
    }
    rules.core().tape.borrow_mut().as_of(records);
    rules.core().reach.set(at.now);
    replay_sound(rules);
}

fn tell_note(rules: &dyn Rules, line: u16, source: Source, what: HistoryItem<'_>, see: See<'_>) {
    let scene = rules.scene();
    see(&HistoryEntry { line, round: scene.round(), undone: false, source, what, scene: &*scene });
}

fn tell_news(rules: &dyn Rules, undone: bool, see: See<'_>) {
    let (core, scene) = (rules.core(), rules.scene());
    let cursor = core.cursor.get();
    let (line, source) = (cursor.lines, cursor.source);
    for news in core.news().iter() {
        see(&HistoryEntry {
            line,
            round: scene.round(),
            undone,
            source,
            what: HistoryItem::Happened(news),
            scene: &*scene,
        });
    }
}
