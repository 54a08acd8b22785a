//! Rangers (RR-TAC-RANGERS).

use super::{About, Rules};

/// Inspiring and cover count within S.
pub(in super::super) struct Rangers;

impl Rules for Rangers {
    const ABOUT: About = About::new("rangers", "Rangers", "Inspiring and cover count within S");
}
