//! What only the rules of a game can do for a session.

use core::cell::Ref;

use super::SessionCore;
use crate::table::{Book, Scene};

/// The rules of a game that is under way: all that is compiled once for each of them.
pub trait Rules {
    /// The part of the session that does not depend on them.
    fn core(&self) -> &SessionCore;
    /// Which rules these are.
    fn book(&self) -> Book;
    /// What can be seen of the table.
    fn scene(&self) -> Ref<'_, dyn Scene>;
    /// Runs the flow as far as the tape reaches.
    fn run(&mut self);
    /// Back to the opening: the flow begins anew, and has heard nothing.
    fn restart(&mut self);
    /// Hands out what the game started from, as bytes.
    fn opening(&self, out: &mut dyn FnMut(&[u8]));
    /// Starts from something else from the next restart on; false where these rules cannot.
    fn reopen(&mut self, opening: &[u8]) -> bool;
}
