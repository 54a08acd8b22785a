//! The pen that everything is drawn with, on any target of embedded-graphics.

use core::ops::Range;

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::text_scale::TextScale;
use crate::theme::ColorTheme;

/// Whatever can be drawn on: a panel's driver, rows in memory, a simulator.
pub trait Target: DrawTarget<Color = Rgb565> {}

impl<D: DrawTarget<Color = Rgb565>> Target for D {}

/// Is called with every word and where it went, so that a test can find words that collide or are cut off.
pub type TextProbe<'a> = &'a mut dyn FnMut(Rectangle, &str);

/// A pen on a target. It skips what lies outside, and keeps the target's first error to the end.
pub struct Canvas<'a, D: Target> {
    target: &'a mut D,
    top: i32,
    end: i32,
    left: i32,
    right: i32,
    /// The colours it paints with.
    pub theme: &'static ColorTheme,
    /// How large its text is.
    pub scale: TextScale,
    probe: Option<TextProbe<'a>>,
    result: Result<(), D::Error>,
}

/// Draws with a pen, and returns the first error the target had.
pub fn draw_on<D: Target>(
    target: &mut D,
    (theme, scale): (&'static ColorTheme, TextScale),
    probe: Option<TextProbe>,
    paint: impl FnOnce(&mut Canvas<D>),
) -> Result<(), D::Error> {
    let Rectangle { top_left: Point { x, y }, size } = target.bounding_box();
    let (right, end) = (x.saturating_add_unsigned(size.width), y.saturating_add_unsigned(size.height));
    let probe = probe.map(|probe| -> TextProbe<'_> { probe }); // for as long as the target is lent
    let mut canvas = Canvas { target, top: y, end, left: x, right, theme, scale, probe, result: Ok(()) };
    paint(&mut canvas);
    canvas.result
}

impl<D: Target> Canvas<'_, D> {
    /// Whether anything between these columns can be drawn on.
    pub fn sees(&self, x0: i32, x1: i32) -> bool {
        x0 < self.right && x1 > self.left
    }

    /// Whether anything between these rows can be drawn on.
    pub fn sees_rows(&self, y0: i32, y1: i32) -> bool {
        y0 < self.end && y1 > self.top
    }

    /// Those of these rows that can be drawn on.
    pub fn seen(&self, rows: Range<i32>) -> Range<i32> {
        rows.start.max(self.top)..rows.end.min(self.end)
    }

    /// Fills one row from `x0` to before `x1`.
    #[inline(always)]
    pub fn span(&mut self, x0: i32, x1: i32, y: i32, color: Rgb565) {
        if x0 < x1 {
            self.fill(x0, y, (x1 - x0) as u32, 1, color);
        }
    }

    /// Fills a rectangle.
    #[inline(never)]
    pub fn rect(&mut self, x: i32, y: i32, w: i32, h: i32, color: Rgb565) {
        if w > 0 && h > 0 {
            self.fill(x, y, w as u32, h as u32, color);
        }
    }

    /// Every shape and letter ends here.
    #[inline(always)]
    pub fn fill(&mut self, x: i32, y: i32, w: u32, h: u32, color: Rgb565) {
        if self.result.is_ok() {
            self.result = self.target.fill_solid(&Rectangle::new(Point::new(x, y), Size::new(w, h)), color);
        }
    }

    /// Fills everything.
    pub fn clear(&mut self) {
        self.rect(self.left, self.top, self.right - self.left, self.end - self.top, self.theme.field);
    }

    /// Calls the probe, if there is one: something to be read stands here.
    pub fn note(&mut self, x: i32, y: i32, w: i32, h: i32, text: &str) {
        if let Some(probe) = &mut self.probe {
            probe(Rectangle::new(Point::new(x, y), Size::new(w as u32, h as u32)), text);
        }
    }
}
