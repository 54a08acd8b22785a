//! From shapes, letters and pictures to rows of pixels.
//!
//! Everything is painted with the pen of [`canvas`], on any target of embedded-graphics; ours are [`panel_rows`]. Polygons and strokes are filled row by row in sixteenths of a pixel
//! ([`shape`]); letters come from a packed font ([`text`]) or are stroked ([`stroke_font`]).

pub(crate) mod canvas;
pub(crate) mod die;
pub(crate) mod drawable;
pub(crate) mod face_style;
pub(crate) mod frame_buffer;
pub(crate) mod icon;
pub(crate) mod key_cap;
pub(crate) mod packed_font;
pub(crate) mod panel_rows;
pub(crate) mod parts;
pub(crate) mod rgb444;
pub(crate) mod seat_mark;
pub(crate) mod shape;
pub(crate) mod stroke_font;
pub(crate) mod text;
pub(crate) mod token;
pub(crate) mod wrap;
