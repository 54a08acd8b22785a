//! One screen per kind of question, for a panel of 240 by 240 pixels, a pad and four keys.
//!
//! A [`View`] knows where the cursor is and what a key means; it knows questions, and no game. What
//! it shows is a [`Stack`] of full-width bands, and a [`Painter`] remembers which bands the panel
//! shows already, so that a step of the cursor draws and sends two rows and not a screen.

#![no_std]
#![forbid(unsafe_code)]

mod band;
mod blade;
mod canvas;
mod die;
mod frame;
mod glass;
mod icon;
mod key;
mod packed;
mod parts;
mod shape;
mod stack;
mod text;
mod theme;
mod token;
mod view;
mod wrap;

pub use canvas::Note;
pub use embedded_graphics::primitives::Rectangle;
pub use frame::{Frame, SIDE, STRIDE};
pub use glass::{Area, Glass, Parcel};
pub use key::{Act, Key, Stroke};
pub use stack::{BANDS, Dirty, Painter, Piece, Stack};
pub use theme::{DAY, NIGHT, Theme};
pub use view::{Dial, PATIENCE, Seal, View, Vitals};
