//! The beginning of a step that has something to do: what waits, and whether it is skipped (FR-UI-2).

use super::Table;
use crate::book::{LAST_STEP, Step};
use crate::event::TurnEvent;
use crate::help;
use umpire_engine::table::{Asked, Heading, Layout, Offer, Opt, OptionKey, Other, Preset, TurnStep, Words};

/// What players do on the page of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
    /// They begin it.
    Begin,
    /// They pick the row that the step has of its own.
    Own,
    /// They skip it, and perhaps others.
    Skipped,
}

/// Begins a step and tells what waits in it; false where the players skip it. They are warned first of what stays undone.
pub(super) async fn begins(t: &Table, step: Step, waits: Words) -> bool {
    opens(t, step) && page(t, step, waits, (None, true)).await == Page::Begin
}

/// The page of a step that [`opens`], with a row of its own where it has one; whether skipping it is warned of.
pub(super) async fn page(t: &Table, step: Step, waits: Words, (own, warns): (Option<Opt>, bool)) -> Page {
    let has_own = u8::from(own.is_some());
    loop {
        match ask_step(t, step, waits, own).await {
            0 => return Page::Begin,
            row if row <= has_own => return Page::Own,
            _ => {}
        }
        let to = if warns { ask_skip(t, step, waits).await } else { 0 };
        if let Some((ahead, _)) = ahead(step).nth(to.into()) {
            t.emit(TurnEvent::SkipTo(ahead).into());
            unchecked(t, step);
            return Page::Skipped;
        }
    }
}

/// Begins a step whose first page says all, with one press for nothing; false where the players have skipped it.
pub(super) fn opens(t: &Table, step: Step) -> bool {
    if t.look(|b| b.skip_to > step) {
        unchecked(t, step);
        return false;
    }
    t.emit(TurnEvent::Step(step).into());
    true
}

/// FR-MOR-2: a step 13 that is skipped is one all the same for the checks of the next turn.
fn unchecked(t: &Table, step: Step) {
    if step == Step::MORALE {
        t.emit(TurnEvent::Unchecked.into());
    }
}

/// Where players may skip to: the next step, the first of a later phase, the next turn.
fn ahead(step: Step) -> impl Iterator<Item = (Step, &'static str)> {
    let next = (Step(step.0 + 1), "Skip this step");
    let later = PHASES.into_iter().filter(move |(phase, _)| phase.0 > step.0 + 1);
    core::iter::once(next).chain(later)
}

/// The first steps of the phases, and of the next turn.
const PHASES: [(Step, &str); 5] = [
    (Step(3), "Skip to shooting"),
    (Step(6), "Skip to combat"),
    (Step(9), "Skip to morale"),
    (Step(14), "Skip to command"),
    (Step(LAST_STEP + 1), "Skip to next turn"),
];

/// What each step is, in a line.
static TOLD: [&str; 18] = [
    "",
    "",
    "Lowest Init first, both sides",
    "",
    "All at once: hits count after",
    "Individuals within 4 cm",
    "",
    "Hits count after all pairs",
    "A die at each inside a unit",
    "",
    "To friends within 4 cm",
    "Less stress for who rested",
    "By the book",
    "Stress that grew, and routers",
    "",
    "",
    "By commanders within 16 cm",
    "",
];

/// A begins it, X skips it.
#[inline(never)]
fn ask_step(t: &Table, step: Step, waits: Words, own: Option<Opt>) -> impl Future<Output = u8> {
    let head = Heading::new("step", Asked::Anyone, step.name(), Words::NONE);
    let page = TurnStep { number: step.0, waits, then: Words::of(TOLD[usize::from(step.0)]) };
    let offer = Offer { layout: Layout::Step(page), preset: Preset::At(0), other: Other::Last };
    let rows = core::iter::once(Opt { help: help::step(step), ..Opt::new("begin", "Begin") })
        .chain(own)
        .chain([Opt::new("skip", "Skip")]);
    t.offer(head, offer, &mut { rows })
}

/// What stays undone; and how far they skip.
#[inline(never)]
fn ask_skip(t: &Table, step: Step, waits: Words) -> impl Future<Output = u8> {
    let head =
        Heading::new("skip", Asked::Anyone, waits, "skip?").why(Words::with("{}: this stays undone.", step.name()));
    let checks = t.look(|b| !b.elements_where(|_, element| element.stress > element.stress_ref).is_empty());
    let row = move |(to, label): (Step, &'static str)| {
        let key = if to.0 == step.0 + 1 { "skip".into() } else { OptionKey::numbered("to", to.0) };
        let missed = checks && step <= Step::MORALE && to > Step::MORALE;
        Opt::new(key, label).gist(if missed { "Morale checks are not made" } else { "" })
    };
    let offer = Offer { other: Other::Last, ..Offer::ROWS };
    t.offer(head, offer, &mut ahead(step).map(row).chain([Opt::new("back", "Back")]))
}
