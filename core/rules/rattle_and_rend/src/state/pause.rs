//! How far the game stands still: what may be put right at the open question hangs on it.

/// How far the game stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
pub enum Pause {
    /// Something is half done: dice, a move, a price that was named.
    #[default]
    Midway,
    /// An Action is under way, and the list of Reactions to it lies there.
    Window,
    /// Between two Actions: the turn menu, or who acts, or at whom, with nothing spent yet.
    Menu,
}
