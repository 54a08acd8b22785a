//! What a roll is about, over the reasons for it: what it must come to, what is rolled for, and the dice.

use core::cmp::Ordering;

use umpire_engine::dice::{Need, Score};
use umpire_engine::table::{Icon, Roll, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::{DieLook, die};
use umpire_raster::icon;
use umpire_raster::parts::notch;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::token::{Spread, token};

use crate::bands::{Zone, figure, is_small};
use crate::strings::{Short, digits, short};

/// The upper part of a roll's grid.
#[derive(Hash)]
pub(crate) struct AimBand {
    /// What the dice must come to; none where nothing is needed.
    need: Option<Need>,
    icon: Option<Icon>,
    /// What is rolled for; empty where the head says it.
    name: &'static str,
    sides: u8,
    count: u8,
    /// Dice one could have had: they are shown empty.
    ghosts: u8,
    pool: Short,
    /// What is added to the dice, with its sign.
    plus: Short,
    /// The dice as far as players enter them; none before they are thrown.
    entered: Option<EnteredFaces>,
}

/// A few dice of the players' own: their faces, and the one being entered; those before it are.
#[derive(Clone, Copy, Hash)]
pub(crate) struct EnteredFaces {
    pub(crate) seat: Option<Seat>,
    pub(crate) faces: [u8; EnteredFaces::MOST],
    pub(crate) at: u8,
}

impl EnteredFaces {
    /// The most that have room beside the need.
    pub(crate) const MOST: usize = 4;

    /// How a die looks.
    fn look(&self, die: u8) -> DieLook {
        let face = self.faces.get(usize::from(die)).copied().unwrap_or(0);
        match die.cmp(&self.at) {
            Ordering::Less => DieLook::Hit(face),
            Ordering::Equal => DieLook::Asked(face, self.seat),
            Ordering::Greater => DieLook::Ghost,
        }
    }
}

/// From here on to the right stand name and dice; the need stands left of it.
const COLUMN: i32 = 112;
/// How wide a face may be in the need's place.
const TURNED: i32 = 88;
/// Rows of a sign above or below a die.
const SIGN: i32 = 9;
/// The most dice that are drawn one by one.
const DRAWN: u8 = 20;

impl AimBand {
    /// Rows it takes at least.
    pub(crate) const HEIGHT: usize = 57;

    pub(crate) fn new(roll: &Roll, named: bool) -> Self {
        let plus = match roll.score {
            Score::Sum { plus, .. } if plus != 0 => short(format_args!("{plus:+}")),
            _ => Short::new(),
        };
        AimBand {
            need: roll.score.need(),
            icon: roll.icon,
            name: if named { "" } else { roll.name },
            sides: roll.pool.die.sides(),
            count: roll.pool.count,
            ghosts: if is_small(roll) { roll.most.saturating_sub(roll.pool.count) } else { 0 },
            pool: short(roll.pool),
            plus,
            entered: None,
        }
    }

    /// While players enter what they threw: the need stands where the count of dice did.
    pub(crate) fn entering(self, entered: EnteredFaces) -> Self {
        let pool = self.need.map_or(Short::new(), |need| short(figure(need)));
        AimBand { ghosts: 0, entered: Some(entered), pool, ..self }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, room) = (c.theme, height - 3);
        let column = self.words(c, top);
        if let Some(entered) = self.entered {
            self.turned(c, (top, height), entered);
            return self.entry(c, (top + 23, height - 24), entered);
        }
        let Some(need) = self.need.map(figure) else { return self.needless(c, (top, height)) };
        let fits = |tall: &i32| StrokeFont(*tall).width(&need) <= column - 18;
        let face = StrokeFont((24..=room.min(84)).rev().step_by(2).find(fits).unwrap_or(24));
        face.draw(c, 6, top + 1 + (room - face.0) / 2, &need, t.bone, Align::Left);
        let plus = if self.plus.is_empty() { 0 } else { StrokeFont(30).width(&self.plus) + 10 };
        let room = height - 24;
        let most = if self.sides == 6 { room - 3 } else { room };
        let end = self.dice(c, (COLUMN, top + 23), (236 - COLUMN - plus, room), most.min(48));
        // In its place beside two dice, further right beside more.
        let x = (end + 10).max(190).min(236 - plus + 10);
        StrokeFont(30).draw(c, x, top + 23 + (room - 30) / 2, &self.plus, t.bone, Align::Left);
    }

    /// The face being turned: the biggest thing of the page, with signs above and below it.
    fn turned(&self, c: &mut Canvas<impl Target>, (top, height): Zone, entered: EnteredFaces) {
        let (t, room) = (c.theme, height - 2 * SIGN - 4);
        let face = match entered.faces.get(usize::from(entered.at)) {
            None | Some(0) => short("-"),
            Some(face) => short(face),
        };
        let fits = |tall: &i32| StrokeFont(*tall).width(&face) <= TURNED;
        let size = StrokeFont((24..=room.min(84)).rev().step_by(2).find(fits).unwrap_or(24));
        let (x, y) = (6 + TURNED / 2, top + 1 + height / 2);
        size.draw(c, x, y - size.0 / 2, &face, t.seat(entered.seat), Align::Centre);
        notch(c, x, top + SIGN, false, t.bone);
        notch(c, x, top + height - SIGN, true, t.bone);
    }

    /// Dice side by side, with signs above and below the one that can be turned.
    fn entry(&self, c: &mut Canvas<impl Target>, (top, height): Zone, entered: EnteredFaces) {
        let pitch = ((236 - COLUMN) / i32::from(self.count).max(1)).min(62);
        let r = ((height - 2 * SIGN) / 2).min(pitch / 2 - 2);
        let y = top + height / 2;
        for at in 0..self.count {
            let x = COLUMN + pitch / 2 + i32::from(at) * pitch;
            die(c, self.sides, (x, y), r, entered.look(at));
            if at == entered.at {
                notch(c, x, y - r - 2, false, c.theme.bone);
                notch(c, x, y + r + 3, true, c.theme.bone);
            }
        }
    }

    /// Nothing to need: the dice are the biggest thing, in the need's place or across the panel.
    fn needless(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let bone = c.theme.bone;
        if height < 80 {
            self.dice(c, (6, top + 2), (96, height - 3), 46);
            StrokeFont(30).draw(c, COLUMN, top + 25, &self.plus, bone, Align::Left);
            return;
        }
        let face = StrokeFont(44);
        if self.plus.is_empty() {
            // In the middle of the page.
            let room = (224, height - 26);
            let spread = Spread::new(self.sides, self.count.into(), room, 96);
            let left = if self.count > DRAWN { 8 } else { (240 - spread.room().0) / 2 };
            self.dice(c, (left, top + 24), room, 96);
            return;
        }
        let plus = face.width(&self.plus) + 14;
        let end = self.dice(c, (8, top + 24), (226 - plus, height - 26), 64);
        face.draw(c, end + 14, top + 24 + (height - 26 - face.0) / 2, &self.plus, bone, Align::Left);
    }

    /// What is rolled for, and how many dice; returns where that begins. A long word takes the picture's room, then the
    /// need's.
    fn words(&self, c: &mut Canvas<impl Target>, top: i32) -> i32 {
        let t = c.theme;
        // Larger only where the name keeps its own size and its picture.
        let named = TextSize::Body.width(self.name) + if self.icon.is_some() { 21 } else { 0 };
        let pool = c.scale.fit(TextSize::Small, &self.pool, 236 - 8 - COLUMN - named);
        let end = 236 - pool.width(&self.pool) - 8;
        pool.draw(c, 236, top + 18, &self.pool, t.ash, Align::Right);
        let room = end - COLUMN;
        let size = if TextSize::Body.width(self.name) <= room { TextSize::Body } else { TextSize::Small };
        let column = COLUMN.min(end - TextSize::Small.width(self.name)).max(80);
        let mut x = column;
        if let Some(icon) = self.icon.filter(|_| TextSize::Body.width(self.name) + 21 <= room) {
            icon::draw(c, icon, (x, top + 2), 17, t.bone, t.field);
            x += 21;
        }
        size.draw_in(c, (x, top + 19), self.name, end - x, t.bone);
        column
    }

    /// The dice as large as there is room for them; many as a number and one of them. Returns where they end.
    fn dice(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32), most: i32) -> i32 {
        if self.count > DRAWN {
            // Never as large as what is needed.
            let most = (h - 3).min(if self.need.is_some() { 34 } else { 64 });
            let fits = |tall: &i32| StrokeFont(*tall).width(&digits(self.count)) + 6 + tall <= w;
            let face = StrokeFont((16..=most).rev().find(fits).unwrap_or(16));
            let middle = y + h / 2;
            let end = face.draw(c, x, middle - face.0 / 2, &digits(self.count), c.theme.bone, Align::Left) + 8;
            let size = face.0 - 2;
            token(c, self.sides, (end, middle - size / 2), (size, size), DieLook::Blank);
            return end + size;
        }
        let all = self.count + self.ghosts;
        let spread = Spread::new(self.sides, all.into(), (w, h), most);
        let room = spread.room();
        let top = y + (h - room.1) / 2;
        for die in 0..all {
            let (dx, dy) = spread.at(die.into());
            let look = if die < self.count { DieLook::Blank } else { DieLook::Ghost };
            token(c, self.sides, (x + dx, top + dy), spread.size, look);
        }
        x + room.0
    }
}
