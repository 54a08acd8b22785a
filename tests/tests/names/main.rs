//! What players call a side or a piece, in any game: lines of the tape that change nothing in it.

mod buttons;
mod console;
mod laws;
mod refused;
mod saves;
mod scene;
