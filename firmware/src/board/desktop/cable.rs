//! A window has no cable: whoever wants lines starts the umpire without one.

use crate::console::Call;

/// A cable nobody is at the other end of.
pub struct Cable;

impl Cable {
    /// Nobody ever calls.
    pub async fn next(&mut self) -> (Call<'_>, &mut String) {
        core::future::pending().await
    }

    /// Nobody ever listens.
    pub fn speak(&mut self) -> Option<&mut String> {
        None
    }
}
