//! What the sides of a finished game take home, before the game is put away.

use umpire_engine::table::{Role, Session, Standing};

use super::App;
use crate::board::Board;
use crate::games::{Keep, Leave};

impl<B: Board> App<'_, B> {
    /// Whether all that comes home from this game waits in the store. Where it could not be written down that is said,
    /// and the game stays there instead: after the next power-on it can be left once more.
    pub(super) fn is_home(&mut self, game: &dyn Session, left: Leave, keep: Option<Keep<'_>>) -> bool {
        let over = game.book().role == Role::Game && game.standing() == Standing::Over;
        !over || left == Leave::Picked || self.keep(game, keep)
    }
}
