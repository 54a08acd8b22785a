//! Shield-Brothers (RR-TAC-SHIELD-BROTHERS).

use super::{About, Rules};

/// Bonus on Will beside a friend.
pub(in super::super) struct ShieldBrothers;

impl Rules for ShieldBrothers {
    const ABOUT: About = About::new("shield-brothers", "Shield-Brothers", "Bonus on Will beside a friend");
}
