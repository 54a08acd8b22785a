//! What the case is drawn with: shapes and faces of the screens, in their night colours.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_raster::canvas::{Canvas, draw_on};
use umpire_raster::shape::{ONE, line, poly};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::text_scale::TextScale;
use umpire_raster::theme::NIGHT;
use umpire_raster::wrap::wrap;
use umpire_screens::{Key, TextProbe};

use super::layout::{Area, CASE, CaseLayout};
use super::pixels::WindowPixels;
use crate::board::desktop::help::HelpLine;

/// Draws parts of the case.
pub(super) struct Pen<'p> {
    pub(super) on: &'p mut WindowPixels,
    pub(super) layout: CaseLayout,
    pub(super) probe: Option<TextProbe<'p>>,
}

impl Pen<'_> {
    /// The window without keys and panel.
    pub(super) fn case(&mut self) {
        let layout = self.layout;
        let k = layout.scale() as i32;
        self.draw(|c| {
            c.clear();
            if !layout.is_whole() {
                return;
            }
            let t = c.theme;
            cut(c, layout.place((0, 0, CASE.0, CASE.1)), 14 * k, t.iron);
            cut(c, inset(layout.place((0, 0, CASE.0, CASE.1)), k), 14 * k - k / 2, t.soot);
            cut(c, layout.frame(8), 6 * k, t.iron);
            cut(c, inset(layout.frame(8), k), 6 * k - k / 2, t.field);
            // The ground the pad turns on.
            let (x, y, w, h) = layout.place((5, 87, 114, 114));
            let (a, b) = (w * 3 / 10, h * 3 / 10);
            let ground = [(x + a, y), (x + w - a, y), (x + w, y + b), (x + w, y + h - b), (x + w - a, y + h)];
            poly(c, &[&ground[..], &[(x + a, y + h), (x, y + h - b), (x, y + b)]].concat(), t.field);
            let (x, y, ..) = layout.place((62, 24, 0, 0));
            StrokeFont(10 * k).draw(c, x, y, "POCKET", t.ash, Align::Centre);
            StrokeFont(10 * k).draw(c, x, y + 15 * k, "UMPIRE", t.ash, Align::Centre);
            let (x, y, ..) = layout.place((62, 226, 0, 0));
            label(k).draw(c, x, y, "arrow keys", t.ash, Align::Centre);
            let (x, y, w, h) = layout.help();
            poly(c, &[(x + 8 * k, y), (x + w, y), (x + w - 8 * k, y + h), (x, y + h)], t.field);
            let size = label(k);
            size.draw(c, x + w / 2, y + (h + size.capital()) / 2, "F1  Help", t.bone, Align::Centre);
        });
    }

    /// One key, lit while it is down.
    pub(super) fn key(&mut self, key: Key, lit: bool) {
        let (layout, k) = (self.layout, self.layout.scale() as i32);
        if !layout.is_whole() {
            return;
        }
        self.draw(|c| {
            let t = c.theme;
            let (ground, ink, second) = if lit { (t.bone, t.field, t.field) } else { (t.soot, t.bone, t.ash) };
            let area = inset(layout.key(key), k);
            cut(c, area, 6 * k, if lit { t.bone } else { t.iron });
            cut(c, inset(area, k), 6 * k - k / 2, ground);
            let (x, y, w, h) = area;
            let (middle, way) = ((x + w / 2, y + h / 2), 6 * k);
            let Some((letter, cap)) = cap(key) else {
                let (dx, dy) = match key {
                    Key::Up => (0, -1),
                    Key::Down => (0, 1),
                    Key::Left => (-1, 0),
                    _ => (1, 0),
                };
                let at = |along: i32, across: i32| {
                    let (x, y) = (middle.0 + along * dx + across * dy, middle.1 + along * dy + across * dx);
                    (x * ONE, y * ONE)
                };
                let (from, tip, to) = (at(-way / 2, -way), at(way / 2, 0), at(-way / 2, way));
                line(c, 3 * k * ONE, from, tip, ink);
                line(c, 3 * k * ONE, tip, to, ink);
                return;
            };
            // What is on the keyboard has room where there are two pixels for one.
            let (high, lift) = if k > 1 { (14 * k, 6 * k) } else { (16, 0) };
            StrokeFont(high).draw(c, middle.0, middle.1 - high / 2 - lift, letter, ink, Align::Centre);
            if k > 1 {
                label(k - 1).draw(c, middle.0, y + h - 4 * k, cap, second, Align::Centre);
            }
        });
    }

    /// The card of help, over the whole window.
    pub(super) fn card(&mut self, lines: &[HelpLine]) {
        let (layout, k) = (self.layout, self.layout.scale() as i32);
        let all = if layout.is_whole() { layout.place((0, 0, CASE.0, CASE.1)) } else { layout.frame(0) };
        self.draw(|c| {
            c.clear();
            let t = c.theme;
            cut(c, all, 14 * k, t.iron);
            cut(c, inset(all, k), 14 * k - k / 2, t.field);
            let (left, top, wide, high) = inset(all, 10 * k);
            let (size, pitch) = (label(k + k.min(2) / 2), 21 * k);
            StrokeFont(14 * k).draw(c, left + 6 * k, top, "KEYS", t.bone, Align::Left);
            label(k).draw(c, left + wide, top + 14 * k, "any key closes this", t.ash, Align::Right);
            let column = lines.iter().map(|line| size.width(line.key)).max().unwrap_or(0) + 8 * k;
            let mut y = top + 40 * k;
            for HelpLine { key, text } in lines {
                let room = wide - column;
                let mut first = true;
                for text in wrap(text, size, room) {
                    if y > top + high {
                        return;
                    }
                    if std::mem::take(&mut first) {
                        size.draw(c, left, y, key, t.bone, Align::Left);
                    }
                    size.draw_in(c, (left + column, y), text, room, t.ash);
                    y += pitch;
                }
            }
        });
    }

    fn draw(&mut self, paint: impl FnOnce(&mut Canvas<'_, WindowPixels>)) {
        // Each drawing has it for itself.
        let probe: Option<TextProbe<'_>> = match &mut self.probe {
            Some(probe) => Some(&mut **probe),
            None => None,
        };
        let Ok(()) = draw_on(self.on, (&NIGHT, TextScale::Normal), probe, paint);
    }
}

/// What is printed on a key, and which of the keyboard does the same; none for the pad.
const fn cap(key: Key) -> Option<(&'static str, &'static str)> {
    Some(match key {
        Key::A => ("A", "A Enter"),
        Key::B => ("B", "B Esc"),
        Key::X => ("X", "X"),
        Key::Y => ("Y", "Y"),
        _ => return None,
    })
}

/// The size of what is written on the case.
const fn label(scale: i32) -> TextSize {
    match scale {
        ..=1 => TextSize::Small,
        2 => TextSize::Body,
        _ => TextSize::Large,
    }
}

/// The same area without its edge.
const fn inset((x, y, w, h): Area, by: i32) -> Area {
    (x + by, y + by, w - 2 * by, h - 2 * by)
}

/// A rectangle with two corners cut, as everything on the screens is.
fn cut(c: &mut Canvas<'_, WindowPixels>, (x, y, w, h): Area, k: i32, color: Rgb565) {
    poly(c, &[(x + k, y), (x + w, y), (x + w, y + h - k), (x + w - k, y + h), (x, y + h), (x, y + k)], color);
}
