//! What is painted with the pen as drawables of embedded-graphics, for other projects: places within 2,000 pixels.

mod pictures;
mod shapes;

use embedded_graphics::prelude::Point;
pub use pictures::{DiePicture, IconPicture};
pub use shapes::{Disc, Polygon, ThickLine};

use crate::shape::{ONE, P};

fn sixteenths(at: Point) -> P {
    (at.x * ONE, at.y * ONE)
}
