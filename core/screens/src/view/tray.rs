//! Many dice in rows: laid as large as fits, gone over by the pad, ticked one by one.

use core::fmt::Write;

use heapless::Vec;
use umpire_rules::dice::{MAX_DICE, Op, Score};
use umpire_rules::table::{Kind, Question, Rolled, Tick, Ticks, Tone};

use super::dice::fits;
use super::sheet::{PAGE, Sheet};
use crate::band::{Cursor, Foot, PLAIN, RINGED, Text, Tray, Turned, Weighed, What, bounds};
use crate::die::Lie;
use crate::key::Key;

/// The room of dice that are ticked.
const ROOM: (usize, usize) = (232, PAGE.1 - PAGE.0 - Weighed::HEIGHT);
/// The tallest row of dice.
const LARGEST: usize = 70;
/// Columns left of many dice for the one being entered.
const BESIDE: usize = 84;

/// Dice by their place in the throw, in the order they are shown: hits first, the best of them before all.
pub(super) fn order(rolled: &Rolled) -> Vec<u8, MAX_DICE> {
    let mut order: Vec<u8, MAX_DICE> = (0..rolled.faces.len() as u8).collect();
    let low = rolled.score.need().is_some_and(|need| need.op == Op::AtMost);
    order.sort_unstable_by_key(|&die| {
        let face = rolled.faces[usize::from(die)];
        (!hits(rolled, face), if low { face } else { u8::MAX - face }, die)
    });
    order
}

/// Whether a die by itself is good: one of a sum is as good as the sum.
fn hits(rolled: &Rolled, face: u8) -> bool {
    match rolled.score {
        Score::Each(need) => need.met_by(face),
        Score::Sum { .. } => rolled.tone != Tone::Bad,
        Score::Read => true,
    }
}

/// How a die of a throw lies there.
pub(super) fn lie(rolled: &Rolled, face: u8) -> Lie {
    match (hits(rolled, face), rolled.tone) {
        (false, _) => Lie::Miss(face),
        (true, Tone::Great) => Lie::Critical(face),
        (true, _) => Lie::Hit(face),
    }
}

/// What lies over the dice: ticks by their place on the screen, and a cursor.
#[derive(Clone, Copy, Default)]
pub(super) struct Marks {
    pub(super) ticked: Ticks,
    pub(super) cursor: Option<Cursor>,
}

/// Rows of dice in the middle of so many rows of the panel: a band for each.
pub(super) fn push(
    sheet: &mut Sheet,
    sides: u8,
    lies: impl ExactSizeIterator<Item = Lie>,
    Marks { ticked, cursor }: Marks,
    height: usize,
) {
    let (across, down) = Tray::lay(sides, lies.len(), (ROOM.0, height), RINGED);
    let tall = (height / down.max(1)).min(LARGEST);
    // No place is much wider than tall.
    let wide = (ROOM.0 / across).min(tall.max(30) + 6);
    let (top, end) = (sheet.stack.end() + (height - down * tall) / 2, sheet.stack.end() + height);
    sheet.stack.blank_to(top);
    let mut lies = lies;
    for row in 0..down {
        let first = row * across;
        let inside = |at: u8| usize::from(at).checked_sub(first).filter(|at| *at < across);
        let what = Tray {
            sides,
            lies: lies.by_ref().take(across).collect(),
            ticked: (ticked >> first & ((1 << across) - 1)) as u32,
            cursor: cursor.and_then(|cursor| Some(Cursor { at: Some(inside(cursor.at?)? as u8), ..cursor })),
            left: ((240 - across * wide) / 2) as u8,
            across: across as u8,
            place: (wide as u8, tall as u8),
            turned: None,
        };
        sheet.push(tall, What::Tray(what));
    }
    sheet.stack.blank_to(end);
}

/// The page of many dice being entered, one of them large: three bands, the middle one around its number.
pub(super) fn push_entry(sheet: &mut Sheet, sides: u8, lies: impl ExactSizeIterator<Item = Lie>, turned: Turned) {
    let height = PAGE.1 - PAGE.0;
    let (across, down) = Tray::lay(sides, lies.len(), (236 - BESIDE, height), PLAIN);
    let place = ((236 - BESIDE) / across, height / down);
    let outer = match down {
        0..6 => 1,
        6 | 7 => 2,
        _ => 3,
    };
    let mut lies = lies;
    for (band, rows) in [outer, down - 2 * outer, outer].into_iter().enumerate() {
        let what = Tray {
            sides,
            lies: lies.by_ref().take(rows * across).collect(),
            ticked: 0,
            cursor: None,
            left: (BESIDE + (236 - BESIDE - across * place.0) / 2) as u8,
            across: across as u8,
            place: (place.0 as u8, place.1 as u8),
            turned: Some(turned.clone()),
        };
        // The last one takes the rows that are left over.
        let tall = if band < 2 { rows * place.1 } else { PAGE.1 - sheet.stack.end() };
        sheet.push(tall, What::Tray(what));
    }
}

/// Where the cursor starts: on the first die that did not hit, or on the first.
pub(super) fn start(rolled: &Rolled) -> usize {
    let order = order(rolled);
    order.iter().position(|&die| !hits(rolled, rolled.faces[usize::from(die)])).unwrap_or(0)
}

/// Where a key takes the cursor, round the ends.
pub(super) fn step(key: Key, at: usize, rolled: &Rolled) -> usize {
    let len = rolled.faces.len();
    let (across, _) = Tray::lay(rolled.die.sides(), len, ROOM, RINGED);
    let last = len.saturating_sub(1);
    match key {
        Key::Left => at.checked_sub(1).unwrap_or(last),
        Key::Right if at >= last => 0,
        Key::Right => at + 1,
        Key::Down if at + across <= last => at + across,
        Key::Down if at / across < last / across => last,
        Key::Down => at % across,
        Key::Up if at >= across => at - across,
        Key::Up => (last / across * across + at).min(last),
        _ => at,
    }
}

/// The page of dice to tick.
pub(super) fn stack(mut sheet: Sheet, question: &Question, ticked: Ticks, (at, refused): (usize, bool), why: bool) {
    let Kind::Tick(tick @ Tick { dice: Some(rolled), .. }) = &question.kind else { return sheet.foot(&[]) };
    let (seat, title, note) = (question.heading.asked.seat(), &question.heading.title, &question.heading.note);
    let (title, note) = (sheet.text(title), sheet.text(note));
    sheet.strip(None);
    sheet.heading(seat, &title, if fits(seat, &title, &note) { &note } else { "" });
    let order = order(rolled);
    let shown = (0..).zip(&order).filter(|(_, die)| ticked >> **die & 1 == 1).fold(0, |bits, (i, _)| bits | 1 << i);
    let cursor = Some(Cursor { seat, at: Some(at as u8), off: false });
    let lies = order.iter().map(|&die| lie(rolled, rolled.faces[usize::from(die)]));
    push(&mut sheet, rolled.die.sides(), lies, Marks { ticked: shown, cursor }, ROOM.1);
    let now = tick.weight(ticked);
    match tick.limit {
        Some(limit) => {
            sheet.push(Weighed::HEIGHT, What::Weighed(Weighed { now, limit }));
            if refused {
                let mut why = Text::new();
                let _ = write!(why, "{now} ticked: tick {}", bounds(&limit)); // a unit of one word
                return sheet.end(Foot::Say(why));
            }
        }
        None => sheet.stack.blank_to(PAGE.1),
    }
    sheet.foot(&[(Key::A, "Tick"), (Key::X, "Done"), if why { (Key::Y, "Why") } else { (Key::B, "Back") }])
}
