//! The part of a session that depends on the game.

use core::cell::Ref;

use crate::table::session::{NamedScene, SessionCore};
use crate::table::{Book, Scene};

/// The rules of a game in progress: all that is compiled once for each game.
pub trait Rules {
    /// The part of the session that does not depend on them.
    fn core(&self) -> &SessionCore;
    /// Which rules these are.
    fn book(&self) -> Book;
    /// What can be seen of the game, by the rules' own names.
    fn scene(&self) -> Ref<'_, dyn Scene>;
    /// Runs the flow as far as the tape reaches.
    fn run(&mut self);
    /// Back to the opening: the flow begins anew, before the first line of the tape.
    fn restart(&mut self);
    /// Hands out the opening as bytes.
    fn opening(&self, out: &mut dyn FnMut(&[u8]));
    /// Replaces the opening from the next restart on; false where these rules cannot.
    fn reopen(&mut self, opening: &[u8]) -> bool;
}

impl dyn Rules + '_ {
    /// What can be seen of the game, with the names that players gave.
    pub(super) fn named_scene(&self) -> NamedScene<'_> {
        NamedScene::new(self.scene(), self.core())
    }
}
