//! From shapes, letters and pictures to rows of pixels, and which of them the panel has still to be sent.
//!
//! Everything is painted with the pen of [`canvas`], on any target of embedded-graphics; ours are [`panel_rows`]. Polygons
//! and strokes are filled row by row in sixteenths of a pixel ([`shape`]); letters come from a packed font ([`text`]) or are
//! stroked ([`stroke_font`]). [`sent_pixels`] finds what of a drawn piece differs from what the panel shows.
//!
//! A package of its own because of one line in the workspace's `Cargo.toml`: pixels are drawn by code made fast, and the
//! screens that ask for them are made small.

#![no_std]
#![forbid(unsafe_code)]

pub mod canvas;
pub mod die;
pub mod drawable;
pub mod face_style;
pub mod frame_buffer;
pub mod icon;
mod packed_font;
pub mod panel_rows;
pub mod parts;
pub mod rgb444;
pub mod seat_mark;
pub mod sent_pixels;
pub mod shape;
pub mod strings;
pub mod stroke_font;
pub mod text;
pub mod text_scale;
pub mod theme;
pub mod token;
pub mod wrap;

pub use canvas::{Target, TextProbe};
pub use die::DieLook;
pub use drawable::{DiePicture, Disc, IconPicture, Polygon, ThickLine};
pub use face_style::FaceStyle;
pub use frame_buffer::{FrameBuffer, SIDE, STRIDE};
pub use panel_rows::PanelRows;
pub use rgb444::{narrow, widen};
pub use sent_pixels::{Area, PixelDiff, SentPixels};
pub use text::TextSize;
pub use theme::{ColorTheme, DAY, NIGHT};
