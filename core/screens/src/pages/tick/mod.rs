//! Ticking facts of the table, with the check they change below them.

mod columns;
mod layout;
mod rows;

use heapless::Vec;
use umpire_engine::table::{Answer, MAX_FACTS, Scene, Seat, Tick, Ticks};

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::scroll::Scroll;
use crate::pages::tick::columns::TickColumns;
use crate::pages::tick::rows::{before, is_long, most, window};
use crate::pages::tray;
use umpire_raster::text_scale::TextScale;

/// What is ticked so far, and where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TickPage {
    ticked: Ticks,
    scroll: Scroll,
    /// The cursor is below the last row: there A goes on, as X does everywhere.
    past: bool,
    /// Rows of the page under the head.
    room: u8,
    /// What is ticked was to be said, and weighs too little or too much: the foot says so.
    refused: bool,
    /// Many short rows lie in two columns.
    columns: Option<TickColumns>,
}

impl TickPage {
    /// The cursor on the first row, with so many lines over the reasons of a roll, and rows for all of it.
    pub(crate) fn new(
        (tick, asked): (&Tick, Option<Seat>),
        whom: usize,
        scene: &dyn Scene,
        (room, scale): (usize, TextScale),
    ) -> Self {
        let columns = TickColumns::of((tick, asked), most(tick), scene, room);
        let (ticked, scroll) = (tick.preset(), Scroll::default());
        let mut ticking = TickPage { ticked, scroll, past: false, room: room as u8, refused: false, columns };
        ticking.scroll = match &tick.dice {
            Some(dice) => Scroll::on(tray::start(dice), tick.rows(), tick.rows()),
            None => {
                let before = before(tick);
                Scroll::on(before, before + ticking.listed(tick).len(), window(tick, (room, scale), whom).0)
            }
        };
        ticking
    }

    /// Ticks what was ticked.
    pub(crate) fn show(&mut self, answer: &Answer) {
        if let Answer::Ticks(ticked) = answer {
            self.ticked = *ticked;
        }
    }

    /// The row under the cursor, none below them all, and what is ticked.
    pub(crate) fn marked(&self, tick: &Tick) -> (Option<u8>, Ticks) {
        let row = if tick.dice.is_some() { self.cursor().map(|at| at as u8) } else { self.under(tick) };
        (row, self.ticked)
    }

    fn listed(&self, tick: &Tick) -> Vec<usize, MAX_FACTS> {
        (0..tick.facts.len()).filter(|&row| tick.listed(row, self.ticked)).collect()
    }

    /// The columns, where text is not large: large rows lie one under the other.
    fn columns_in(&self, scale: TextScale) -> Option<TickColumns> {
        self.columns.filter(|_| scale == TextScale::Normal)
    }

    /// Where the cursor is among the rows; none below them.
    fn cursor(&self) -> Option<usize> {
        (!self.past).then_some(self.scroll.at())
    }

    /// The row under the cursor.
    pub(crate) fn under(&self, tick: &Tick) -> Option<u8> {
        let at = self.cursor()?.checked_sub(before(tick))?;
        self.listed(tick).get(at).filter(|_| tick.dice.is_none()).map(|&row| row as u8)
    }

    /// What a key does, with so many lines over the reasons of a roll.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        (tick, whom, scale): (&Tick, usize, TextScale),
        own_dice: &mut bool,
    ) -> Intent {
        self.refused = false;
        let (start, past) = (self.scroll, self.past);
        let key = match key {
            Key::A if past => Key::X,
            Key::Down if !past && self.is_last(tick) => {
                self.past = true;
                return Intent::Stay;
            }
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.past = false;
                if past && key == Key::Up {
                    return Intent::Stay;
                }
                key
            }
            key => key,
        };
        let intent = self.on_key_in_list(key, (tick, whom, scale), own_dice);
        // Where there is one row, up finds the same place as down.
        self.past |= key == Key::Up && self.scroll == start;
        intent
    }

    /// Whether down leaves the rows.
    fn is_last(&self, tick: &Tick) -> bool {
        match &tick.dice {
            Some(dice) => tray::is_lowest(self.scroll.at(), dice),
            None => self.scroll.at() + 1 >= before(tick) + self.listed(tick).len(),
        }
    }

    /// What a key does at a row.
    fn on_key_in_list(
        &mut self,
        key: Key,
        (tick, whom, scale): (&Tick, usize, TextScale),
        own_dice: &mut bool,
    ) -> Intent {
        match (key, &tick.dice) {
            (Key::Up | Key::Down | Key::Left | Key::Right, Some(dice)) => {
                let to = tray::step(key, self.scroll.at(), dice);
                self.scroll = Scroll::on(to, tick.rows(), tick.rows());
                return Intent::Stay;
            }
            (Key::A, Some(dice)) => {
                self.ticked ^= tray::order(dice).get(self.scroll.at()).map_or(0, |die| 1 << die);
                return Intent::Stay;
            }
            _ => {}
        }
        let (list, before) = (self.listed(tick), before(tick));
        let columns = self.columns_in(scale);
        let window = if columns.is_some() { list.len() } else { window(tick, (self.room.into(), scale), whom).0 };
        match key {
            Key::Up | Key::Down | Key::Left | Key::Right if columns.is_some() => {
                let to = columns.map_or(0, |columns| columns.step(key, self.scroll.at(), list.len()));
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
            Key::X | Key::Right
                if !(tick.weight_allowed(tick.counted(self.ticked)) || key == Key::Right && *own_dice) =>
            {
                self.refused = key == Key::X || tick.check.is_some();
            }
            Key::X => return self.say(tick, *own_dice),
            // With the other dice: those of the device again, which right never throws, or those of the table.
            Key::Right if tick.check.is_some() && *own_dice => *own_dice = false,
            Key::Right if tick.check.is_some() => {
                *own_dice = true;
                return self.say(tick, true);
            }
            Key::B => return Intent::Undo,
            _ => {}
        }
        Intent::Stay
    }

    /// One row up or down. What is known is passed over, unless it has to be scrolled to be seen.
    fn step(&mut self, down: bool, facts: usize, before: usize, window: usize) {
        let len = before + facts;
        self.scroll.step(down, len, window);
        while self.scroll.at() < before && len <= window && facts > 0 {
            self.scroll.step(down, len, window);
        }
    }

    fn say(&self, tick: &Tick, own_dice: bool) -> Intent {
        let said = Answer::Ticks(tick.counted(self.ticked));
        let rolls = tick.check.as_ref().is_some_and(|check| check.base.extras.is_empty());
        if rolls && !own_dice { Intent::AnswerThenRoll(said) } else { Intent::Answer(said) }
    }
}
