//! The text face as a character style of embedded-graphics.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::text::Baseline;
use embedded_graphics::text::renderer::{TextMetrics, TextRenderer};

use crate::canvas::draw_on;
use crate::text::{Align, TextSize};
use crate::text_scale::TextScale;
use crate::theme::NIGHT;

/// Barlow Condensed SemiBold, Latin-1, in one size and colour.
///
/// ```
/// use embedded_graphics::{pixelcolor::Rgb565, prelude::*, text::Text};
/// use umpire_raster::{FaceStyle, FrameBuffer, TextSize};
///
/// let style = FaceStyle { size: TextSize::Large, color: Rgb565::WHITE };
/// let mut panel = FrameBuffer::new();
/// let next = Text::new("Strike ", Point::new(10, 60), style).draw(&mut panel)?;
/// Text::new("or hold", next, FaceStyle { color: Rgb565::RED, ..style }).draw(&mut panel)?;
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceStyle {
    /// One of three.
    pub size: TextSize,
    /// Of the letters; what is between them is left alone.
    pub color: Rgb565,
}

impl FaceStyle {
    /// The row below the line on which letters stand, for a text at this height.
    fn below_baseline(&self, y: i32, baseline: Baseline) -> i32 {
        let (above, below) = self.size.extent();
        match baseline {
            Baseline::Top => y + above,
            Baseline::Bottom => y + 1 - below,
            Baseline::Middle => y - (above + below - 1) / 2 + above,
            Baseline::Alphabetic => y + 1,
        }
    }
}

impl TextRenderer for FaceStyle {
    type Color = Rgb565;

    fn draw_string<D>(&self, text: &str, at: Point, baseline: Baseline, target: &mut D) -> Result<Point, D::Error>
    where
        D: DrawTarget<Color = Rgb565>,
    {
        let end = self.below_baseline(at.y, baseline);
        draw_on(target, (&NIGHT, TextScale::Normal), None, |c| {
            self.size.draw(c, at.x, end, text, self.color, Align::Left)
        })?;
        Ok(at + Point::new(self.size.width(text), 0))
    }

    fn draw_whitespace<D>(&self, width: u32, at: Point, _: Baseline, _: &mut D) -> Result<Point, D::Error>
    where
        D: DrawTarget<Color = Rgb565>,
    {
        Ok(at + Size::new(width, 0))
    }

    /// The box holds every pixel of the letters, and no row or column beside them.
    fn measure_string(&self, text: &str, at: Point, baseline: Baseline) -> TextMetrics {
        let bounding_box = match self.size.ink(text) {
            Some((left_upper, right_lower)) => {
                let at = Point::new(at.x, self.below_baseline(at.y, baseline));
                Rectangle::with_corners(at + left_upper, at + right_lower)
            }
            None => Rectangle::new(at, Size::zero()),
        };
        TextMetrics { bounding_box, next_position: at + Point::new(self.size.width(text), 0) }
    }

    fn line_height(&self) -> u32 {
        let (above, below) = self.size.extent();
        (above + below) as u32
    }
}
