//! One screen per kind of question, for a panel of 240 by 240 pixels, a pad and four keys.
//!
//! A [`ScreenState`] knows where the cursor is and what a key means; it knows questions, and no game. What it shows is a
//! [`BandStack`] of full-width bands. A [`DamageTracker`] remembers which of them the panel shows already, so that a
//! step of the cursor draws two rows and not a screen; [`SentPixels`] finds what of those has to be sent.
//!
//! All of it is drawn with embedded-graphics: a stack is a `Drawable` for any [`Target`], and so are [`DiePicture`],
//! [`IconPicture`], [`Polygon`], [`ThickLine`] and [`Disc`]; [`FaceStyle`] is a style for its `Text`.

#![no_std]
#![forbid(unsafe_code)]

mod bands;
mod damage;
mod intent;
mod key;
mod key_cap;
mod layout;
mod pages;
mod screen;
mod strings;

pub use damage::{DamageTracker, DirtyBand, DirtyPiece};
pub use embedded_graphics::primitives::Rectangle;
pub use intent::Intent;
pub use key::{Key, KeyEvent};
pub use layout::{BandStack, MAX_BANDS, StackedBand};
pub use pages::correct::has_room;
pub use pages::look::{DeviceStatus, Flip, SealStatus, Setting};
pub use screen::marked::Marked;
pub use screen::{MAX_REPLAYED, ScreenState};
pub use umpire_raster::text_scale::TextScale;
pub use umpire_raster::{
    Area, ColorTheme, DAY, DieLook, DiePicture, Disc, FaceStyle, FrameBuffer, IconPicture, NIGHT, PanelRows, PixelDiff,
    Polygon, SIDE, STRIDE, SentPixels, Target, TextProbe, TextSize, ThickLine, narrow, widen,
};
