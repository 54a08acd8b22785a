//! The harness: games played as tests.

pub mod play;
pub mod random;
