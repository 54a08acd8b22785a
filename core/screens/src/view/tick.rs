//! Ticking facts of the table, with the check they change below them.

use core::fmt::Write;

use heapless::Vec;
use umpire_rules::table::{Answer, Kind, MAX_FACTS, Question, Roll, Scene, Tick, Ticks};

use super::columns::Columns;
use super::reasons::whom;
use super::scroll::Scroll;
use super::sheet::{FULL, PAGE, Sheet};
use super::why::explains;
use super::{stakes, tray};
use crate::band::{Check, Foot, Text, TickRow, Verb, Weighed, What, bounds, short};
use crate::key::{Act, Key};
use crate::parts::Cap;
use crate::text::Size;

/// The most rows of a list that keys go through one by one.
const LONG: usize = 8;

/// What is ticked so far, and where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ticking {
    ticked: Ticks,
    scroll: Scroll,
    /// Rows of the page under the head.
    room: u8,
    /// What is ticked was to be said, and weighs too little or too much: the foot says so.
    refused: bool,
    /// Many short rows lie in two columns.
    columns: Option<Columns>,
}

/// The least rows of a check below the facts.
const CHECK: usize = 30;

/// How many rows are listed at most, whatever is ticked: the screen keeps room for them.
fn most(tick: &Tick) -> usize {
    let plain = tick.facts.iter().filter(|fact| fact.only_if.is_none()).count();
    let beside = |other: usize, on: bool| {
        tick.facts
            .iter()
            .filter(|fact| fact.only_if.is_some_and(|only| (usize::from(only.0), only.1) == (other, on)))
            .count()
    };
    plain + (0..tick.facts.len()).map(|other| beside(other, true).max(beside(other, false))).sum::<usize>()
}

/// Whether the rows are listed in the grid of their roll, below the reasons that are known.
fn in_grid(tick: &Tick) -> bool {
    tick.limit.is_none() && tick.check.as_ref().is_some_and(|check| !stakes::is_small(&check.base))
}

/// How many lines stand before the first fact, some of them before the reasons that are known.
fn before(tick: &Tick, whom: usize) -> usize {
    tick.check.as_ref().filter(|_| in_grid(tick)).map_or(0, |check| whom + check.base.why.len())
}

/// How many rows are seen at once, and how tall each is.
fn window(tick: &Tick, room: usize) -> (usize, usize) {
    // A roll's grid has a head of its own.
    if room < FULL && !in_grid(tick) {
        // Beside the check and the sum there is room for fewer.
        let below =
            if tick.check.is_some() { CHECK } else { 0 } + if tick.limit.is_some() { Weighed::HEIGHT } else { 0 };
        let rows = most(tick).clamp(1, (room - below) / 24);
        return (rows, ((room - below) / rows).min(37));
    }
    match (tick.check.is_some(), most(tick)) {
        _ if in_grid(tick) => (stakes::WINDOW, stakes::LINE),
        (true, _) if tick.limit.is_some() => (3, 24),
        (false, 0..=4) if tick.limit.is_some() => (4, 30),
        (false, _) if tick.limit.is_some() => (5, 24),
        (_, 0..=1) => (1, 40),
        (true, 2) => (2, 27),
        (true, 3) => (3, 25),
        (true, 4) => (4, 25),
        (true, _) => (5, 24),
        (false, 2..=4) => (4, 37),
        (false, 5) => (5, 30),
        (false, _) => (6, 25),
    }
}

impl Ticking {
    /// The cursor on the first row, with so many lines before the reasons of a roll, and rows for all of it.
    pub(super) fn new(tick: &Tick, whom: usize, scene: &dyn Scene, room: usize) -> Self {
        let columns = Columns::of(tick, most(tick), scene, room);
        let (ticked, scroll) = (tick.preset(), Scroll::default());
        let mut ticking = Ticking { ticked, scroll, room: room as u8, refused: false, columns };
        ticking.scroll = match &tick.dice {
            Some(dice) => Scroll::on(tray::start(dice), tick.rows(), tick.rows()),
            None => {
                let before = before(tick, whom);
                Scroll::on(before, before + ticking.listed(tick).len(), window(tick, room).0)
            }
        };
        ticking
    }

    /// Ticks what was ticked.
    pub(super) fn show(&mut self, answer: &Answer) {
        if let Answer::Ticks(ticked) = answer {
            self.ticked = *ticked;
        }
    }

    fn listed(&self, tick: &Tick) -> Vec<usize, MAX_FACTS> {
        (0..tick.facts.len()).filter(|&row| tick.listed(row, self.ticked)).collect()
    }

    /// The row under the cursor, with so many lines listed before the reasons of a roll.
    pub(super) fn under(&self, tick: &Tick, whom: usize) -> Option<u8> {
        let at = self.scroll.at().checked_sub(before(tick, whom))?;
        self.listed(tick).get(at).filter(|_| tick.dice.is_none()).map(|&row| row as u8)
    }

    /// What a key does, with so many lines listed before the reasons of a roll.
    pub(super) fn stroke(&mut self, key: Key, (tick, whom): (&Tick, usize), own_dice: &mut bool) -> Act {
        self.refused = false;
        match (key, &tick.dice) {
            (Key::Up | Key::Down | Key::Left | Key::Right, Some(dice)) => {
                let to = tray::step(key, self.scroll.at(), dice);
                self.scroll = Scroll::on(to, tick.rows(), tick.rows());
                return Act::Stay;
            }
            (Key::A, Some(dice)) => {
                self.ticked ^= tray::order(dice).get(self.scroll.at()).map_or(0, |die| 1 << die);
                return Act::Stay;
            }
            _ => {}
        }
        let (list, before) = (self.listed(tick), before(tick, whom));
        let window = if self.columns.is_some() { list.len() } else { window(tick, self.room.into()).0 };
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right if self.columns.is_some() => {
                let to = self.columns.map_or(0, |columns| columns.step(key, self.scroll.at(), list.len()));
                self.scroll.keep(to, list.len(), window);
            }
            Key::Left | Key::Right if is_long(tick, list.len()) => {
                self.scroll.leap(key == Key::Right, list.len(), window);
            }
            Key::Up | Key::Down => self.step(key == Key::Down, list.len(), before, window),
            Key::A => {
                let under = self.scroll.at().checked_sub(before).and_then(|at| list.get(at).copied());
                if let Some(fact) = under {
                    self.ticked ^= 1 << fact;
                    // Rows may come and go with a tick; the cursor stays on its fact.
                    let list = self.listed(tick);
                    let at = list.iter().position(|&row| row == fact).unwrap_or(0);
                    self.scroll.keep(before + at, before + list.len(), window);
                }
            }
            Key::X | Key::Right if !tick.weight_allowed(tick.counted(self.ticked)) => {
                self.refused = key == Key::X || tick.check.is_some();
            }
            Key::X => return self.say(tick, *own_dice),
            // With the other dice: those of the table, or those of the device again.
            Key::Right if tick.check.is_some() => {
                *own_dice = !*own_dice;
                return self.say(tick, *own_dice);
            }
            Key::B => return Act::Undo,
            _ => {}
        }
        Act::Stay
    }

    /// One row up or down. What is known is passed over, unless it has to be scrolled to be seen.
    fn step(&mut self, down: bool, facts: usize, before: usize, window: usize) {
        let len = before + facts;
        self.scroll.step(down, len, window);
        while self.scroll.at() < before && len <= window && facts > 0 {
            self.scroll.step(down, len, window);
        }
    }

    fn say(&self, tick: &Tick, own_dice: bool) -> Act {
        let said = Answer::Ticks(tick.counted(self.ticked));
        let rolls = tick.check.as_ref().is_some_and(|check| check.base.extras.is_empty());
        if rolls && !own_dice { Act::SayThenRoll(said) } else { Act::Say(said) }
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, own_dice: bool) {
        let Kind::Tick(tick) = &question.kind else { return sheet.foot(&[]) };
        let row = self.under(tick, whom(Some(question))).and_then(|row| tick.facts.get(usize::from(row)));
        let why = explains(&question.heading, row.and_then(|fact| fact.help));
        if tick.dice.is_some() {
            return tray::stack(sheet, question, self.ticked, (self.scroll.at(), self.refused), why);
        }
        let list = self.listed(tick);
        if let (true, Some(roll)) = (in_grid(tick), tick.roll(tick.counted(self.ticked))) {
            stakes::facts(&mut sheet, question, (tick, self.ticked), (&roll, list), self.scroll);
            return foot(sheet, &roll, own_dice, why);
        }
        sheet.top(question);
        let seat = question.heading.asked.seat();
        let (page, (window, height)) = (sheet.stack.end(), window(tick, self.room.into()));
        match self.columns {
            Some(columns) => columns.push(&mut sheet, seat, (tick, self.ticked), (&list, self.scroll.at())),
            None => self.rows(&mut sheet, question, tick, &list),
        }
        let counted = tick.counted(self.ticked);
        if let Some(limit) = tick.limit {
            let top = page + window * height;
            sheet.stack.blank_to(top);
            sheet.push(Weighed::HEIGHT, What::Weighed(Weighed { now: tick.weight(counted), limit }));
        }
        match (tick.roll(counted), tick.limit) {
            (_, Some(limit)) if self.refused => {
                let mut why = Text::new();
                let _ = write!(why, "{} ticked: tick {}", tick.weight(counted), bounds(&limit)); // a unit of one word
                sheet.end(Foot::Say(why))
            }
            (Some(roll), _) => {
                let top = sheet.stack.end().max(page + window * height).max(PAGE.0 + 54);
                sheet.stack.blank_to(top);
                let named = sheet.text(&question.heading.title).eq_ignore_ascii_case(roll.name);
                sheet.push(PAGE.1 - top, What::Check(Check::new(&roll, named)));
                foot(sheet, &roll, own_dice, why)
            }
            (None, _) if self.columns.is_some() || is_long(tick, list.len()) => {
                let paged = self.columns.is_none_or(|columns| columns.turns(list.len()));
                sheet.end(count(counted, paged, why))
            }
            (None, _) => {
                sheet.foot(&[(Key::A, "Tick"), (Key::X, "Done"), if why { (Key::Y, "Why") } else { (Key::B, "Back") }])
            }
        }
    }

    /// One under the other, as large as all labels fit.
    fn rows(&self, sheet: &mut Sheet, question: &Question, tick: &Tick, list: &Vec<usize, MAX_FACTS>) {
        let (window, height) = window(tick, self.room.into());
        let large =
            height >= 37 && (0..tick.rows()).all(|row| TickRow::fits(Size::Large, &sheet.text(&tick.label(row))));
        let seen = self.scroll.seen(list.len(), window);
        let rail = sheet.rail(seen.clone(), list.len(), window * height).filter(|_| is_long(tick, list.len()));
        for at in seen {
            let row = list[at];
            let what = TickRow {
                seat: question.heading.asked.seat(),
                size: if large { Size::Large } else { Size::Body },
                label: sheet.text(&tick.label(row)),
                sign: match tick.limit {
                    Some(_) => short(tick.facts[row].weight),
                    None => short(tick.facts[row].sign()),
                },
                ticked: self.ticked >> row & 1 == 1,
                matters: tick.matters(row, self.ticked),
                on: at == self.scroll.at(),
                more: self.scroll.more(at, list.len(), window),
                rail,
            };
            sheet.push(height, What::Tick(what));
        }
    }
}

/// Whether a list has more rows than a few, and nothing is rolled below it: keys go through it page by page.
fn is_long(tick: &Tick, len: usize) -> bool {
    tick.check.is_none() && len > LONG
}

/// The foot of a long list: how many are ticked.
fn count(counted: Ticks, paged: bool, why: bool) -> Foot {
    let mut done = Text::new();
    let _ = match counted.count_ones() {
        0 => write!(done, "None"),
        ticked => write!(done, "Done, {ticked}"),
    }; // two digits
    let keys = [(Key::A, "Tick"), (Key::X, done.as_str())].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
    let (cap, verb) = match (paged, why) {
        (true, _) => (Cap::Sideways, "Page"),
        (false, true) => (Cap::Key(Key::Y), "Why"),
        (false, false) => (Cap::Key(Key::B), "Back"),
    };
    Foot::verbs(keys.into_iter().chain([Verb::new(cap, verb)]))
}

/// The foot under a roll.
fn foot(sheet: Sheet, roll: &Roll, own_dice: bool, why: bool) {
    let go = if own_dice { "Enter" } else { "Roll" };
    let go = if roll.extras.is_empty() { go } else { "Go on" };
    let other = if own_dice { "Device" } else { "Own dice" };
    sheet.foot(&[(Key::A, "Tick"), (Key::X, go), if why { (Key::Y, "Why") } else { (Key::Right, other) }])
}
