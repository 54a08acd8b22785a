//! Filled shapes.

use embedded_graphics::Drawable;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{DrawTarget, Point};

use crate::canvas::draw_on;
use crate::drawable::sixteenths;
use crate::shape::{CORNERS, ONE, disc, line, polygon};
use crate::text_scale::TextScale;
use crate::theme::NIGHT;

/// A filled polygon, even-odd where its sides cross: from 3 to [`Polygon::MAX_CORNERS`] corners.
///
/// ```
/// use embedded_graphics::{pixelcolor::Rgb565, prelude::*};
/// use umpire_raster::{FrameBuffer, Polygon};
///
/// let mut panel = FrameBuffer::new();
/// let kite = [(20, 0), (40, 22), (20, 40), (0, 22)].map(|(x, y)| Point::new(x, y));
/// Polygon { corners: &kite, color: Rgb565::WHITE }.draw(&mut panel)?;
/// assert_eq!((panel.rgb565(20, 20), panel.rgb565(1, 1)), (0xFFFF, 0));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Polygon<'a> {
    /// One after the other; the last is joined to the first.
    pub corners: &'a [Point],
    /// Of all of it.
    pub color: Rgb565,
}

impl Polygon<'_> {
    /// Corners beyond these are left out.
    pub const MAX_CORNERS: usize = CORNERS;
}

/// A line with blunt ends, as thick in every direction.
#[derive(Clone, Copy, Debug)]
pub struct ThickLine {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// How thick it is.
    pub width: u16,
    /// Of all of it.
    pub color: Rgb565,
}

/// A full circle.
#[derive(Clone, Copy, Debug)]
pub struct Disc {
    /// Its middle: the left upper corner of this pixel.
    pub center: Point,
    /// From there to its edge.
    pub radius: u16,
    /// Of all of it.
    pub color: Rgb565,
}

impl Drawable for Polygon<'_> {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let mut corners = [(0, 0); CORNERS];
        corners.iter_mut().zip(self.corners).for_each(|(to, &corner)| *to = sixteenths(corner));
        let count = self.corners.len().min(CORNERS);
        draw_on(target, (&NIGHT, TextScale::Normal), None, |c| polygon(c, &corners[..count], self.color))
    }
}

impl Drawable for ThickLine {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let width = i32::from(self.width) * ONE;
        draw_on(target, (&NIGHT, TextScale::Normal), None, |c| {
            line(c, width, sixteenths(self.from), sixteenths(self.to), self.color)
        })
    }
}

impl Drawable for Disc {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let radius = i32::from(self.radius) * ONE;
        draw_on(target, (&NIGHT, TextScale::Normal), None, |c| disc(c, sixteenths(self.center), radius, self.color))
    }
}
