//! A check before its dice are thrown: what each must show, how many there are and why, the odds.

use core::fmt::Write;

use heapless::Vec;
use umpire_rules::dice::Score;
use umpire_rules::table::{MAX_MODIFIERS, Modifier, Roll};

use crate::bands::chances::Chances;
use crate::bands::{Zone, figure};
use crate::raster::canvas::{Canvas, Target};
use crate::raster::die::{DieLook, dice, die};
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, TextSize};
use crate::strings::{Short, Text, short};

/// A check in the making.
#[derive(Hash)]
pub(crate) struct CheckBand {
    /// Whether the page is its own, and no facts stand above it.
    alone: bool,
    /// Whether any face will do: then there is nothing to need, and no odds.
    any: bool,
    /// What is rolled for; empty where the head says it.
    name: &'static str,
    /// What stands in the head where the head has room for it.
    note: Text,
    need: Short,
    sides: u8,
    pool: Short,
    count: u8,
    ghosts: u8,
    /// Why the dice are as many as they are.
    why: Vec<Modifier, MAX_MODIFIERS, u8>,
    chances: Chances,
}

impl CheckBand {
    /// Below the facts that change it.
    pub(crate) fn new(roll: &Roll, named: bool) -> Self {
        let sides = roll.pool.die.sides();
        CheckBand {
            alone: false,
            any: roll.score == Score::Read,
            name: if named { "" } else { roll.name },
            note: Text::new(),
            need: roll.score.need().map(figure).unwrap_or_default(),
            sides,
            pool: short(roll.pool),
            count: roll.pool.count,
            // Dice one could have had are shown empty.
            ghosts: roll.most.saturating_sub(roll.pool.count),
            why: roll.why.iter().copied().collect(),
            chances: Chances::of(roll),
        }
    }

    /// As a page of its own.
    pub(crate) fn page_of(roll: &Roll, named: bool, note: Text) -> Self {
        CheckBand { alone: true, note, ..CheckBand::new(roll, named) }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        match height {
            _ if self.alone => self.page(c, (top, height)),
            0..40 => self.line(c, top),
            40..60 => self.low(c, top),
            60..90 => self.short(c, top),
            _ => self.panel(c, top),
        }
    }

    /// The ready screen: the whole page, or what buttons below it leave of it.
    fn page(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        if self.any {
            return dice(c, self.sides, &self.looks(), (4, top), (232, height), 56);
        }
        let (end, whole) = (top + height, height >= 140);
        let (bar, last, size) =
            if height < 110 { (6, end - 33, TextSize::Small) } else { (11, end - 44, TextSize::Body) };
        let first = self.reasons(c, (6, last), 228, if whole { 3 } else { 2 });
        // Where room is short, lines of reasons come before a note.
        let most = if whole { 20 } else { 0 };
        let noted = !self.note.is_empty() && height > 110 && last - first <= most;
        let room = first - top - if noted { 36 } else { 16 };
        let wide = TextSize::Small.width(self.name) + 10;
        let (mut x, mut from, mut dice_from, mut beside) = (6, 3, 2, 0);
        // The name of the stat stands before the note; over the dice where the note is too long; over the
        // number where there is none, or beside it.
        if self.name.is_empty() {
        } else if !noted && whole && last - first <= most {
            TextSize::Body.draw(c, 8, top + 20, self.name, t.bone, Align::Left);
            from = 27;
        } else if !noted {
            beside = wide;
        } else if wide + TextSize::Small.width(&self.note) > 230 {
            TextSize::Body.draw(c, 170, top + 20, self.name, t.bone, Align::Centre);
            dice_from = 24;
        } else {
            TextSize::Small.draw(c, 6, first - 20, self.name, t.bone, Align::Left);
            x += wide;
        }
        if noted {
            TextSize::Small.draw_cut(c, (x, first - 20), &self.note, 236 - x, t.ash);
        }
        let looks = self.looks();
        let (heap, r): (&[(i32, i32)], _) = match looks.len() {
            0..=3 if room > 80 => (&[(-25, -22), (25, -22), (0, 21)], 25),
            4 if room > 80 && self.sides == 20 => (&[(-34, -20), (10, -20), (-12, 19), (32, 19)], 22),
            _ => (&[], 25),
        };
        let heaped = looks.len() <= heap.len();
        let wide = if heaped { 170 - 2 * r } else { 94 };
        let number = self.number(c, (8, top + from), (room - from - 1).min(84), wide - beside);
        if beside > 0 {
            TextSize::Small.draw(c, number.0 + 8, number.1 - 6, self.name, t.bone, Align::Left);
        }
        if heaped {
            for ((dx, dy), look) in heap.iter().zip(looks) {
                die(c, self.sides, (185 + dx, top + 48 + dy), r, look);
            }
        } else {
            dice(c, self.sides, &looks, (104, top + dice_from), (132, room - 2 - dice_from), r);
        }
        self.chances.bar(c, (4, last + 8), (232, bar));
        self.chances.words(c, end - 5, size);
    }

    /// What a die must show, as tall as its room left of the dice allows; its lower right corner.
    fn number(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), tall: i32, room: i32) -> (i32, i32) {
        let fits = |tall: &i32| StrokeFont(*tall).width(&self.need) <= room;
        let size = (1..=tall).rev().step_by(4).find(fits).unwrap_or(tall);
        let y = y + (tall - size) / 2;
        (StrokeFont(size).draw(c, x, y, &self.need, c.theme.bone, Align::Left), y + size)
    }

    /// Below one or two facts.
    fn panel(&self, c: &mut Canvas<impl Target>, top: i32) {
        let t = c.theme;
        if self.name.is_empty() {
            StrokeFont(52).draw(c, 8, top + 4, &self.need, t.bone, Align::Left);
        } else {
            TextSize::Small.draw(c, 8, top + 17, self.name, t.bone, Align::Left);
            StrokeFont(34).draw(c, 8, top + 23, &self.need, t.bone, Align::Left);
        }
        dice(c, self.sides, &self.looks(), (98, top + 3), (138, 36), 18);
        self.reasons(c, (98, top + 55), 138, 1);
        self.chances.bar(c, (4, top + 61), (232, 10));
        self.chances.words(c, top + 91, TextSize::Body);
    }

    /// Below three facts.
    fn short(&self, c: &mut Canvas<impl Target>, top: i32) {
        let x = StrokeFont(27).draw(c, 8, top + 2, &self.need, c.theme.bone, Align::Left);
        dice(c, self.sides, &self.looks(), (x + 10, top + 1), (226 - x, 29), 14);
        self.reasons(c, (8, top + 46), 228, 1);
        self.chances.bar(c, (4, top + 52), (232, 6));
        self.chances.words(c, top + 74, TextSize::Small);
    }

    /// Below four facts: the dice as a word.
    fn low(&self, c: &mut Canvas<impl Target>, top: i32) {
        self.words(c, top + 19, 20);
        self.chances.bar(c, (4, top + 24), (232, 5));
        self.reasons(c, (8, top + 45), 228, 1);
    }

    /// Below five facts and more: one line and the bar.
    fn line(&self, c: &mut Canvas<impl Target>, top: i32) {
        self.words(c, top + 18, 18);
        self.chances.bar(c, (4, top + 24), (232, 5));
    }

    /// Need, dice and chances in one line.
    fn words(&self, c: &mut Canvas<impl Target>, base: i32, tall: i32) {
        let t = c.theme;
        let x = StrokeFont(tall).draw(c, 8, base + 1 - tall, &self.need, t.bone, Align::Left) + 12;
        let end = self.chances.tight(c, base);
        // Where need and chances are long, the dice are left to the roll.
        if x + TextSize::Small.width(&self.pool) + 6 <= end {
            TextSize::Small.draw(c, x, base, &self.pool, t.ash, Align::Left);
        }
    }

    fn looks(&self) -> Vec<DieLook, 12> {
        let all = core::iter::repeat_n(DieLook::Blank, self.count.into());
        all.chain(core::iter::repeat_n(DieLook::Ghost, self.ghosts.into())).take(12).collect()
    }

    /// The reasons by name, each on the first line that has room, the last line's baseline at `y`; returns
    /// the first line's, or the one below where there are none. Two dots stand for those without room: they
    /// are counted, and the console names them.
    fn reasons(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), width: i32, lines: usize) -> i32 {
        const SPACE: i32 = 12;
        let ash = c.theme.ash;
        let mut ends = [-SPACE; 3];
        let mut left_out = false;
        let mut places: Vec<(&Modifier, i32, i32), MAX_MODIFIERS> = Vec::new();
        for why in &self.why {
            let wide = TextSize::Small.width(&reason(why));
            match (0..lines).find(|&line| ends[line] + SPACE + wide <= width) {
                Some(line) => {
                    left_out |= places.push((why, line as i32, ends[line] + SPACE)).is_err();
                    ends[line] += SPACE + wide;
                }
                None => left_out = true,
            }
        }
        let last = places.iter().map(|&(_, line, _)| line).max();
        let first = y - 20 * last.unwrap_or(-1);
        for (why, line, start) in places {
            TextSize::Small.draw(c, x + start, first + 20 * line, &reason(why), ash, Align::Left);
        }
        if left_out && last.is_some_and(|last| ends[last as usize] + 4 + TextSize::Small.width("..") <= width) {
            TextSize::Small.draw(c, x + width, y, "..", ash, Align::Right);
        }
        first
    }
}

/// A reason as it is read.
fn reason(Modifier { amount, name }: &Modifier) -> Text {
    let mut text = Text::new();
    let _ = write!(text, "{amount} {name}"); // a sign or two, and a word or two
    text
}
