//! Many dice in rows: laid as large as fits, gone over by the pad, ticked one by one.

use heapless::Vec;
use umpire_engine::dice::{MAX_DICE, Op, Score};
use umpire_engine::table::{Kind, Question, Rolled, Tick, Ticks, Tone, insertion_sort_by_key};
use umpire_raster::die::DieLook;

use crate::bands::{AnyBand, DiceCursor, EnteredDie, PLAIN, RINGED, SumBand, TrayBand};
use crate::key::Key;
use crate::pages::dice::fits;
use crate::pages::grid;
use crate::pages::page_builder::{PAGE, PageBuilder};

/// The room of dice that are ticked.
const ROOM: (usize, usize) = (232, PAGE.1 - PAGE.0 - SumBand::HEIGHT);
/// The tallest row of dice.
const LARGEST: usize = 70;
/// Columns left of many dice for the one being entered.
const BESIDE: usize = 84;

/// Dice by their place in the throw, in the order they are shown: hits first, the best of them before all.
pub(crate) fn order(rolled: &Rolled) -> Vec<u8, MAX_DICE> {
    let mut order: Vec<u8, MAX_DICE> = (0..rolled.faces.len() as u8).collect();
    let low = rolled.score.need().is_some_and(|need| need.op == Op::AtMost);
    insertion_sort_by_key(&mut order, |&die| {
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

/// How a die of a throw looks.
pub(crate) fn look(rolled: &Rolled, face: u8) -> DieLook {
    match (hits(rolled, face), rolled.tone) {
        (false, _) => DieLook::Miss(face),
        (true, Tone::Great) => DieLook::Critical(face),
        (true, _) => DieLook::Hit(face),
    }
}

/// What lies over the dice: ticks by their place on the screen, and a cursor.
#[derive(Clone, Copy, Default)]
pub(crate) struct TrayMarks {
    pub(crate) ticked: Ticks,
    pub(crate) cursor: Option<DiceCursor>,
}

/// Rows of dice in the middle of so many rows of the panel: a band for each.
pub(crate) fn push(
    builder: &mut PageBuilder,
    sides: u8,
    looks: impl ExactSizeIterator<Item = DieLook>,
    TrayMarks { ticked, cursor }: TrayMarks,
    height: usize,
) {
    let (across, down) = TrayBand::arrange(sides, looks.len(), (ROOM.0, height), RINGED);
    let tall = (height / down.max(1)).min(LARGEST);
    // No place is much wider than tall.
    let wide = (ROOM.0 / across).min(tall.max(30) + 6);
    let (top, end) = (builder.bottom() + (height - down * tall) / 2, builder.bottom() + height);
    builder.blank_to(top);
    let mut looks = looks;
    for row in 0..down {
        let first = row * across;
        let inside = |at: u8| usize::from(at).checked_sub(first).filter(|at| *at < across);
        let what = TrayBand {
            sides,
            looks: looks.by_ref().take(across).collect(),
            ticked: (ticked >> first & ((1 << across) - 1)) as u32,
            cursor: cursor.and_then(|cursor| Some(DiceCursor { at: Some(inside(cursor.at?)? as u8), ..cursor })),
            left: ((240 - across * wide) / 2) as u8,
            across: across as u8,
            place: (wide as u8, tall as u8),
            turned: None,
        };
        builder.push(tall, AnyBand::Tray(what));
    }
    builder.blank_to(end);
}

/// The page of many dice being entered, one of them large: three bands, the middle one around its number.
pub(crate) fn push_entry(
    builder: &mut PageBuilder,
    sides: u8,
    looks: impl ExactSizeIterator<Item = DieLook>,
    turned: EnteredDie,
) {
    let height = PAGE.1 - PAGE.0;
    let (across, down) = TrayBand::arrange(sides, looks.len(), (236 - BESIDE, height), PLAIN);
    let place = ((236 - BESIDE) / across, height / down);
    let outer = match down {
        0..6 => 1,
        6 | 7 => 2,
        _ => 3,
    };
    let mut looks = looks;
    for (band, rows) in [outer, down - 2 * outer, outer].into_iter().enumerate() {
        let what = TrayBand {
            sides,
            looks: looks.by_ref().take(rows * across).collect(),
            ticked: 0,
            cursor: None,
            left: (BESIDE + (236 - BESIDE - across * place.0) / 2) as u8,
            across: across as u8,
            place: (place.0 as u8, place.1 as u8),
            turned: Some(turned.clone()),
        };
        // The last one takes the rows that are left over.
        let tall = if band < 2 { rows * place.1 } else { PAGE.1 - builder.bottom() };
        builder.push(tall, AnyBand::Tray(what));
    }
}

/// Where the cursor starts: on the first die that did not hit, or on the first.
pub(crate) fn start(rolled: &Rolled) -> usize {
    let order = order(rolled);
    order.iter().position(|&die| !hits(rolled, rolled.faces[usize::from(die)])).unwrap_or(0)
}

/// Where a key takes the cursor among dice.
pub(crate) fn step(key: Key, at: usize, rolled: &Rolled) -> usize {
    let len = rolled.faces.len();
    let (across, _) = TrayBand::arrange(rolled.die.sides(), len, ROOM, RINGED);
    grid::step_across(key, at, len, across)
}

/// Whether this die is in the lowest row.
pub(crate) fn is_lowest(at: usize, rolled: &Rolled) -> bool {
    let len = rolled.faces.len();
    let (across, _) = TrayBand::arrange(rolled.die.sides(), len, ROOM, RINGED);
    at / across >= len.saturating_sub(1) / across
}

/// The page of dice to tick, but for its foot; no cursor where that is below all of them.
pub(crate) fn push_ticks(builder: &mut PageBuilder, question: &Question, ticked: Ticks, at: Option<usize>) {
    let Kind::Tick(tick @ Tick { dice: Some(rolled), .. }) = &question.kind else { return };
    let (seat, title, note) = (question.heading.asked.seat(), &question.heading.title, &question.heading.note);
    let (title, note) = (builder.text(title), builder.text(note));
    builder.strip(None);
    builder.heading(seat, &title, if fits(seat, &title, &note, false) { &note } else { "" });
    let order = order(rolled);
    let shown = (0..).zip(&order).filter(|(_, die)| ticked >> **die & 1 == 1).fold(0, |bits, (i, _)| bits | 1 << i);
    let cursor = at.map(|at| DiceCursor { seat, at: Some(at as u8), off: false });
    let looks = order.iter().map(|&die| look(rolled, rolled.faces[usize::from(die)]));
    push(builder, rolled.die.sides(), looks, TrayMarks { ticked: shown, cursor }, ROOM.1);
    if let Some(limit) = tick.limit {
        let now = tick.weight(ticked);
        builder.push(SumBand::HEIGHT, AnyBand::Sum(SumBand { now, limit }));
    }
}
