//! The desk's window without a display: what it draws around the panel, what the mouse hits, and which strokes come of
//! keyboard and mouse; and recordings as animated pictures.

mod caption;
mod case;
mod film;
mod input;
mod record;
