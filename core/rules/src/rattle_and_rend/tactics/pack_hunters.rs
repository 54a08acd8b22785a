//! Pack-Hunters (RR-TAC-PACK-HUNTERS).

use super::{About, Rules};

/// Once a Round several act as one.
pub(in super::super) struct PackHunters;

impl Rules for PackHunters {
    const ABOUT: About = About::new("pack-hunters", "Pack-Hunters", "Once a Round several act as one");
}
