//! Pictures and dice.

use embedded_graphics::Drawable;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{DrawTarget, Point};
use umpire_engine::table::Icon;

use crate::canvas::draw_on;
use crate::die::{DieLook, die};
use crate::icon;
use crate::text_scale::TextScale;
use crate::theme::{ColorTheme, NIGHT};

/// A picture of a few shapes in any size.
///
/// ```
/// use embedded_graphics::{pixelcolor::Rgb565, prelude::*};
/// use umpire_engine::table::Icon;
/// use umpire_raster::{FrameBuffer, IconPicture};
///
/// let mut panel = FrameBuffer::new();
/// let skull = IconPicture::new(Icon::SKULL, Point::new(100, 100), 48, Rgb565::WHITE);
/// skull.draw(&mut panel)?;
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct IconPicture {
    /// Which.
    pub icon: Icon,
    /// Its left upper corner.
    pub top_left: Point,
    /// How wide and tall it is.
    pub size: u16,
    /// Of its shapes.
    pub ink: Rgb565,
    /// Of what is cut out of them: the colour of what is behind it.
    pub ground: Rgb565,
}

impl IconPicture {
    /// A picture on a black ground.
    pub const fn new(icon: Icon, top_left: Point, size: u16, ink: Rgb565) -> Self {
        IconPicture { icon, top_left, size, ink, ground: Rgb565::new(0, 0, 0) }
    }
}

/// A die: of 4, 6, 8, 10, 12, 20 or 100 sides.
///
/// ```
/// use embedded_graphics::prelude::*;
/// use umpire_raster::{DiePicture, DieLook, FrameBuffer, NIGHT};
///
/// let mut panel = FrameBuffer::new();
/// DiePicture { sides: 20, center: Point::new(60, 60), radius: 40, look: DieLook::Hit(17), theme: &NIGHT }.draw(&mut panel)?;
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DiePicture {
    /// How many it has.
    pub sides: u8,
    /// Its middle.
    pub center: Point,
    /// From there to its corners.
    pub radius: u16,
    /// How it fell.
    pub look: DieLook,
    /// In which colours.
    pub theme: &'static ColorTheme,
}

impl Drawable for IconPicture {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let (at, size) = ((self.top_left.x, self.top_left.y), self.size.into());
        draw_on(target, (&NIGHT, TextScale::Normal), None, |c| {
            icon::draw(c, self.icon, at, size, self.ink, self.ground)
        })
    }
}

impl Drawable for DiePicture {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let (center, radius) = ((self.center.x, self.center.y), self.radius.into());
        draw_on(target, (self.theme, TextScale::Normal), None, |c| die(c, self.sides, center, radius, self.look))
    }
}
