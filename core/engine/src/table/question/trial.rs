//! A trial of the device itself: what to do with it, and what is to be seen.

use crate::table::Words;

/// A trial of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Trial {
    /// What is shown for it.
    pub picture: TrialPicture,
    /// What to do, in the largest letters that fit: 40 letters at most.
    pub text: Words,
    /// What is expected, or what comes if nothing does: 30 letters at most.
    pub expect: Words,
}

/// What a trial shows. Keys are bits, in this order: up, down, left, right, A, B, X, Y.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum TrialPicture {
    /// The keys, where they lie on the device.
    Keys {
        /// Which are wanted now.
        wanted: u8,
        /// Which are well.
        well: u8,
        /// With which something is wrong.
        wrong: u8,
    },
    /// Bars of red, green, blue and white, and a frame on the outermost pixels: all of the panel.
    ColourBars,
    /// Nothing but words.
    None,
}
