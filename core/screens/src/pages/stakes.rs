//! A roll's grid: what it is about, the reasons for it in a list that may scroll, and what to expect.

use core::fmt::Write;

use heapless::Vec;
use umpire_engine::dice::{Need, Op, Score};
use umpire_engine::table::{MAX_FACTS, Question, Roll, Tick, Ticks, Tone};
use umpire_raster::text::TextSize;

use crate::bands::{
    AimBand, AnyBand, EnteredFaces, ExtraBand, HeadBand, LikelyBand, LineStart, ReasonBand, ScrollMore, is_small,
    must_show,
};
use crate::pages::page_builder::{HEAD, PAGE, PageBuilder};
use crate::pages::reasons::{NotePlace, RollReasons};
use crate::pages::scroll::Scroll;
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// Lines seen at once, and how tall each is; and the same where text is large.
const WINDOW: usize = 3;
const LINE: usize = 24;
const LARGE: (usize, usize) = (2, 33);
/// Lines seen while dice are entered: fewer, so that these are larger.
const ENTRY: usize = 2;
/// How tall one is where there is little room, and a large one.
const LOW: usize = 20;
const LOW_LARGE: usize = 25;
const _: () = assert!(PAGE.1 - PAGE.0 == AimBand::HEIGHT + WINDOW * LINE + LikelyBand::HEIGHT, "a roll fills its page");
const _: () = assert!(LARGE.0 * LARGE.1 + LikelyBand::LARGE == WINDOW * LINE + LikelyBand::HEIGHT, "and a large one");

/// Rows of the odds below lines of so many rows: as large as these.
const fn odds(line: usize) -> usize {
    if line == LARGE.1 { LikelyBand::LARGE } else { LikelyBand::HEIGHT }
}

/// How many lines are seen over so many buttons, and how tall each is.
pub(crate) const fn window(asides: usize, scale: TextScale) -> (usize, usize) {
    match (asides, scale) {
        (0, TextScale::Normal) => (WINDOW, LINE),
        (1, TextScale::Normal) => (2, 23),
        (0, TextScale::Large) => LARGE,
        (1, TextScale::Large) => (1, LARGE.1),
        _ => (1, LOW),
    }
}

/// The page of a roll: all that is listed is known.
pub(crate) fn roll(builder: &mut PageBuilder, question: &Question, roll: &Roll, first: u8) {
    let list = RollReasons::new(question, builder.scene, roll, &roll.why);
    let (window, _) = window_of(builder, &list, roll.extras.len());
    let first = usize::from(first).min(list.len().saturating_sub(window));
    // Where there is one line only, all of them scroll.
    let stays = if window > 1 { list.before() } else { 0 };
    push(builder, &list, (stays, stays + first), None);
}

/// The page of facts that change a roll.
pub(crate) fn facts(
    builder: &mut PageBuilder,
    question: &Question,
    (tick, ticked): (&Tick, Ticks),
    (roll, facts): (&Roll, Vec<usize, MAX_FACTS>),
    (scroll, past): (Scroll, bool),
) {
    let why = tick.check.as_ref().map_or(&[][..], |check| &check.base.why);
    let known = RollReasons::new(question, builder.scene, roll, why);
    let list = RollReasons { facts, ticks: Some((tick, ticked)), ..known };
    // Whom it is done to stays over what scrolls.
    let stays = list.before();
    let (window, _) = window(0, builder.scale);
    let scroll = scroll.fitted(list.len() - stays, window - stays);
    let first = stays + scroll.seen(list.len() - stays, window - stays).start;
    push(builder, &list, (stays, first), (!past).then_some(stays + scroll.at()));
}

/// The page on which a few dice of the players' own are entered: as before the roll, with what is at stake.
pub(crate) fn entry(builder: &mut PageBuilder, question: &Question, roll: &Roll, entered: EnteredFaces) {
    let list = RollReasons::new(question, builder.scene, roll, &[]);
    let (named, note) = heading(builder, &list);
    let noted = Some((LineStart::Note, note)).filter(|(_, note)| !note.is_empty());
    let stakes: Vec<_, WINDOW> = noted.into_iter().chain(at_stake(roll)).take(ENTRY - list.len()).collect();
    let odds = builder.scale.rows(LikelyBand::HEIGHT, LikelyBand::LARGE);
    let end = PAGE.1 - odds;
    let (low, size) = (builder.scale.rows(LOW, LOW_LARGE), builder.scale.small());
    let top = end - (list.len() + stakes.len()) * low;
    let aim = AimBand::new(roll, named).entering(entered);
    builder.push(top - builder.bottom(), AnyBand::Aim(aim));
    for at in 0..list.len() {
        let line = ReasonBand { size, ..list.line(builder, at, true) };
        builder.push(low, AnyBand::Reason(line));
    }
    for (before, label) in stakes {
        builder.push(low, AnyBand::Reason(ReasonBand { before, size, ..list.plain(label) }));
    }
    builder.push(odds, AnyBand::Likely(LikelyBand::of(roll)));
}

/// The head of a page on which dice are entered that are only read.
pub(crate) fn entry_head(builder: &mut PageBuilder, question: &Question, roll: &Roll) {
    let list = RollReasons::new(question, builder.scene, roll, &[]);
    let (_, note) = heading(builder, &list);
    let noted = Some(ReasonBand { before: LineStart::Note, ..list.plain(note) }).filter(|line| !line.label.is_empty());
    let whom = (list.len() > 0).then(|| list.line(builder, 0, true));
    for line in whom.into_iter().chain(noted) {
        let low = builder.scale.rows(LOW, LOW_LARGE);
        builder.push(low, AnyBand::Reason(ReasonBand { size: builder.scale.small(), ..line }));
    }
}

/// Strip, head and page, with so many lines that stay and the list from this line on.
fn push(builder: &mut PageBuilder, list: &RollReasons, (stays, first): (usize, usize), cursor: Option<usize>) {
    let (named, note) = heading(builder, list);
    // Under facts the buttons wait for the roll itself.
    let asides = if list.ticks.is_some() { 0 } else { list.roll.extras.len() };
    let (window, height) = window_of(builder, list, asides);
    let last = list.len().min(first + window - stays);
    let seen = stays + last - first;
    let must = match list.roll.score {
        Score::Sum { plus, need: Some(need) } if plus != 0 => must_show(need, plus),
        _ => Text::new(),
    };
    // Lines left over say more.
    let noted = builder.whose(&list.question.heading.note).map_or(LineStart::Note, LineStart::Whom);
    let said = |words: &Text| words.is_empty() || list.why.iter().any(|why| why.name == words.as_str());
    let more = [(noted, note), (LineStart::So, must)].into_iter().filter(|(_, words)| !said(words));
    let rest: Vec<_, WINDOW> = more.chain(at_stake(list.roll)).take(window - seen).collect();
    let odds = odds(height);
    let end = PAGE.1 - asides * ExtraBand::HEIGHT - odds;
    // What the list leaves is the number's, unless ticks come and go below it, or a few dice always lie in one place.
    let lines = if list.ticks.is_some() || is_small(list.roll) { window } else { seen + rest.len() };
    builder.push(end - lines * height - PAGE.0, AnyBand::Aim(AimBand::new(list.roll, named)));
    let size = if height < LINE { TextSize::Small } else { list.size(builder) };
    let small = match height {
        ..LINE => TextSize::Small,
        height if height == LARGE.1 => TextSize::Large,
        _ => builder.scale.small(),
    };
    for at in (0..stays).chain(first..last) {
        let more = ScrollMore { up: at == first && first > stays, down: at + 1 == last && last < list.len() };
        let mut line = list.line(builder, at, list.matters(at));
        let size = match size {
            TextSize::Large if height > LINE => line.largest(),
            TextSize::Large => TextSize::Body,
            size => size,
        };
        let line = ReasonBand { size, on: cursor == Some(at), more, sideways: asides > 0, ..line };
        builder.push(height, AnyBand::Reason(line));
    }
    for (before, label) in rest {
        builder.push(height, AnyBand::Reason(ReasonBand { before, size: small, ..list.plain(label) }));
    }
    builder.blank_to(end);
    builder.push(odds, AnyBand::Likely(LikelyBand::of(list.roll)));
}

/// The same of a list: a remark that large lines leave no room for needs low ones.
fn window_of(builder: &PageBuilder, list: &RollReasons, asides: usize) -> (usize, usize) {
    let below = list.ticks.is_none() && list.noted(builder) == NotePlace::Below;
    let (most, _) = window(asides, builder.scale);
    let noted = below && !list.question.heading.note.is_empty() && list.len() >= most;
    window(asides, if noted { TextScale::Normal } else { builder.scale })
}

/// Strip and head. Returns whether that names the roll, and the note where there is no room for it.
fn heading(builder: &mut PageBuilder, list: &RollReasons) -> (bool, Text) {
    builder.strip(None);
    let (seat, title) = list.title(builder);
    let (note, noted) = (builder.text(&list.question.heading.note), list.noted(builder));
    let beside = if noted == NotePlace::Head { note.clone() } else { Text::new() };
    let head = HeadBand::new(seat, (title.clone(), beside), "", builder.head_aside());
    let heading = &list.question.heading;
    let named = heading.deed.is_some() || heading.title.piece().is_some();
    let whom = builder.whose(&heading.note).filter(|_| noted == NotePlace::Head);
    builder.push(HEAD, AnyBand::Head(HeadBand { named, ..head }.about(whom)));
    (title.eq_ignore_ascii_case(list.roll.name), if noted == NotePlace::Below { note } else { Text::new() })
}

/// What follows each outcome the dice can have; one that brings no more than the one before it is not said twice.
fn at_stake(roll: &Roll) -> impl Iterator<Item = (LineStart, Text)> {
    let great = roll.critical.unwrap_or(u8::MAX);
    let [bad, good, best] = roll.stakes;
    let all = [(Tone::Bad, 0, bad), (Tone::Good, 1, good), (Tone::Great, great, if best == good { "" } else { best })];
    let possible = all.into_iter().filter(|(_, hits, words)| !words.is_empty() && *hits <= roll.pool.count);
    let one = matches!(roll.score, Score::Each(Need { op: Op::AtMost, .. })) && roll.pool.count == 1;
    let test = one || matches!(roll.score, Score::Sum { .. });
    let graded = roll.critical.is_some();
    possible.map(move |(tone, hits, words)| {
        let start = match tone {
            Tone::Bad if graded => "Failure",
            Tone::Great if graded => "Critical",
            _ if graded => "Success",
            Tone::Bad if test => "Fail",
            _ if test => "Pass",
            _ if hits == 0 => "No hit",
            _ => "1 hit",
        };
        (LineStart::Stake(tone), stake(start, words))
    })
}

/// `Success: they stay`, as results are called; or what follows alone where both have no room.
fn stake(outcome: &str, words: &str) -> Text {
    let mut line = Text::new();
    let _ = write!(line, "{outcome}: "); // a word and two letters
    let start = line.len();
    let _ = line.push_str(words);
    if let Some(first) = line.get_mut(start..start + 1) {
        first.make_ascii_lowercase();
    }
    if LineStart::room_for_stake(&line) { line } else { text(words) }
}
