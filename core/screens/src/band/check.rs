//! A check before its dice are thrown: what each must show, how many there are and why, the odds.

use heapless::{String, Vec};
use umpire_rules::dice::{Odds, chance};
use umpire_rules::table::{Icon, Modifier, Roll};

use super::{Text, Zone};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::die::{Lie, dice, die};
use crate::icon;
use crate::parts::slant;
use crate::shape::poly;
use crate::text::{Align, Size};

type Short = String<8, u8>;

/// A check in the making.
#[derive(Hash)]
pub(crate) struct Check {
    /// What is rolled for; empty where the head says it.
    name: &'static str,
    /// What stands in the head where the head has room for it.
    note: Text,
    need: Short,
    sides: u8,
    pool: Short,
    count: u8,
    ghosts: u8,
    why: Vec<Modifier, 10>,
    success: Short,
    /// Empty where the game has none, or these dice cannot make one.
    critical: Short,
    /// The same in thousandths.
    shares: (u16, u16),
}

/// Rattle and Rend never throws more than three twenty-sided dice: those not thrown are shown empty.
const FULL_POOL: u8 = 3;

impl Check {
    pub(crate) fn new(roll: &Roll, named: bool, note: Text) -> Self {
        let success = chance(roll.pool, roll.need, 1);
        let critical = roll.critical.map(|hits| chance(roll.pool, roll.need, hits)).filter(|odds| odds.ways > 0);
        let sides = roll.pool.die.sides();
        Check {
            name: if named { "" } else { roll.name },
            note,
            need: short(roll.need),
            sides,
            pool: short(roll.pool),
            count: roll.pool.count,
            ghosts: if sides == 20 { FULL_POOL.saturating_sub(roll.pool.count) } else { 0 },
            why: roll.why.clone(),
            success: short(success),
            critical: critical.map(short).unwrap_or_default(),
            shares: (success.permille(), critical.map_or(0, Odds::permille)),
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        match height {
            0..40 => self.line(c, top),
            40..60 => self.low(c, top),
            60..90 => self.short(c, top),
            90..120 => self.panel(c, top),
            _ => self.page(c, top),
        }
    }

    /// The ready screen: the whole page.
    fn page(&self, c: &mut Canvas, top: i32) {
        let t = c.theme;
        let first = self.reasons(c, (6, top + 106), 228, 2);
        // The name of the stat stands before the note, or over the number where there is no room.
        let noted = !self.note.is_empty();
        let before = if self.name.is_empty() { 0 } else { Size::Small.width(self.name) + 10 };
        let named = before > 0 && (!noted || before + Size::Small.width(&self.note) > 230);
        if named {
            Size::Body.draw(c, 8, top + 20, self.name, t.bone, Align::Left);
        } else if noted {
            Size::Small.draw(c, 6, first - 20, self.name, t.bone, Align::Left);
        }
        let x = 6 + if named { 0 } else { before };
        Size::Small.draw_cut(c, (x, first - 20), &self.note, 236 - x, t.ash);
        let room = first - top - if noted { 36 } else { 16 };
        let from = if named { 27 } else { 3 };
        Blade((room - from - 1).min(84)).draw(c, 8, top + from, &self.need, t.bone, Align::Left);
        if self.count <= 3 && room > 80 {
            for ((dx, dy), lie) in [(-25, -22), (25, -22), (0, 21)].into_iter().zip(self.lies()) {
                die(c, self.sides, (185 + dx, top + 48 + dy), 25, lie);
            }
        } else {
            dice(c, self.sides, &self.lies(), (104, top + 2), (132, room - 4), 25);
        }
        self.odds(c, (4, top + 114), (232, 11));
        self.chances(c, top + 145, Size::Body);
    }

    /// Below one or two facts.
    fn panel(&self, c: &mut Canvas, top: i32) {
        let t = c.theme;
        if self.name.is_empty() {
            Blade(52).draw(c, 8, top + 4, &self.need, t.bone, Align::Left);
        } else {
            Size::Small.draw(c, 8, top + 17, self.name, t.bone, Align::Left);
            Blade(34).draw(c, 8, top + 23, &self.need, t.bone, Align::Left);
        }
        dice(c, self.sides, &self.lies(), (98, top + 3), (138, 36), 18);
        self.reasons(c, (98, top + 55), 138, 1);
        self.odds(c, (4, top + 61), (232, 10));
        self.chances(c, top + 91, Size::Body);
    }

    /// Below three facts.
    fn short(&self, c: &mut Canvas, top: i32) {
        let x = Blade(27).draw(c, 8, top + 2, &self.need, c.theme.bone, Align::Left);
        dice(c, self.sides, &self.lies(), (x + 10, top + 1), (226 - x, 29), 14);
        self.reasons(c, (8, top + 46), 228, 1);
        self.odds(c, (4, top + 52), (232, 6));
        self.chances(c, top + 74, Size::Small);
    }

    /// Below four facts: the dice as a word.
    fn low(&self, c: &mut Canvas, top: i32) {
        self.words(c, top + 19, 20);
        self.odds(c, (4, top + 24), (232, 5));
        self.reasons(c, (8, top + 45), 228, 1);
    }

    /// Below five facts and more: one line and the bar.
    fn line(&self, c: &mut Canvas, top: i32) {
        self.words(c, top + 18, 18);
        self.odds(c, (4, top + 24), (232, 5));
    }

    /// Need, dice and chances in one line.
    fn words(&self, c: &mut Canvas, base: i32, tall: i32) {
        let t = c.theme;
        let x = Blade(tall).draw(c, 8, base + 1 - tall, &self.need, t.bone, Align::Left) + 12;
        Size::Small.draw(c, x, base, &self.pool, t.ash, Align::Left);
        let mut end = 236;
        if !self.critical.is_empty() {
            Size::Small.draw(c, end, base, &self.critical, t.ember, Align::Right);
            end -= Size::Small.width(&self.critical) + 20;
            icon::draw(c, Icon::Star, (end, base - 15), 16, t.ember, t.field);
            end -= 10;
        }
        Size::Small.draw(c, end, base, &self.success, t.bone, Align::Right);
        end -= Size::Small.width(&self.success) + 19;
        icon::draw(c, Icon::Tick, (end, base - 15), 15, t.bone, t.field);
    }

    fn lies(&self) -> Vec<Lie, 12> {
        let all = core::iter::repeat_n(Lie::Blank, self.count.into());
        all.chain(core::iter::repeat_n(Lie::Ghost, self.ghosts.into())).take(12).collect()
    }

    /// The reasons by name, the last line's baseline at `y`; returns the first line's, or the one below
    /// where there are none.
    fn reasons(&self, c: &mut Canvas, (x, y): (i32, i32), width: i32, lines: usize) -> i32 {
        let space = 12;
        let wide = |m: &Modifier| Size::Small.width(m.sign) + 4 + Size::Small.width(m.name);
        let mut starts: Vec<usize, 3> = Vec::new();
        let mut end = width;
        for (i, m) in self.why.iter().enumerate() {
            if end + space + wide(m) > width {
                if starts.len() == lines {
                    break; // what has no room is still counted, and the console names it
                }
                let _ = starts.push(i);
                end = wide(m);
            } else {
                end += space + wide(m);
            }
        }
        let first = y + 20 - 20 * starts.len() as i32;
        let (mut at, mut base, mut next) = (x, first, 0);
        for (i, m) in self.why.iter().enumerate() {
            if starts.get(next) == Some(&i) {
                base = first + 20 * next as i32;
                at = x;
                next += 1;
            }
            if at - x + wide(m) > width {
                break;
            }
            Size::Small.draw(c, at, base, m.sign, c.theme.ash, Align::Left);
            Size::Small.draw(c, at + Size::Small.width(m.sign) + 4, base, m.name, c.theme.ash, Align::Left);
            at += wide(m) + space;
        }
        first
    }

    /// The chances as one bar: critical, success, failure.
    fn odds(&self, c: &mut Canvas, (x, y): (i32, i32), (w, h): (i32, i32)) {
        let t = c.theme;
        let s = h / 2;
        let to = |share: u16| x + (w - s) * i32::from(share) / 1000;
        slant(c, (x, x + w - s), (y, h), t.iron);
        if h > 8 {
            let frame = [(x + s + 1, y + 2), (x + w - 3, y + 2), (x + w - s - 1, y + h - 2), (x + 3, y + h - 2)];
            poly(c, &frame, t.field);
        }
        slant(c, (x, to(self.shares.0)), (y, h), t.bone);
        if self.shares.1 > 0 {
            slant(c, (x, to(self.shares.1) + 2), (y, h), t.field);
            slant(c, (x, to(self.shares.1)), (y, h), t.ember);
        }
    }

    /// The chances in words: a tick for success, a star for critical.
    fn chances(&self, c: &mut Canvas, y: i32, size: Size) {
        let t = c.theme;
        icon::draw(c, Icon::Tick, (6, y - 16), 16, t.bone, t.field);
        size.draw(c, 27, y, &self.success, t.bone, Align::Left);
        if !self.critical.is_empty() {
            let x = 236 - size.width(&self.critical);
            size.draw(c, 236, y, &self.critical, t.ember, Align::Right);
            let star = size.capital() + 1;
            icon::draw(c, Icon::Star, (x - star - 4, y - star + 1), star, t.ember, t.field);
        }
    }
}

fn short(value: impl core::fmt::Display) -> Short {
    use core::fmt::Write;
    let mut text = Short::new();
    let _ = write!(text, "{value}"); // `>99.9%` and `12d100` are the longest
    text
}
