//! `cargo sheets`: contact sheets of every screen.

use crate::shell::Failed;

/// Draws them anew, and says where they lie.
pub(crate) fn sheets() -> Result<(), Failed> {
    umpire_tests::sheets::write().iter().for_each(|file| println!("{}", file.display()));
    Ok(())
}
