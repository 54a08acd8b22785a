//! The engine: what is refused, what a tape withstands, and what undo and load leave.

mod answers;
mod bytes;
mod editions;
mod errors;
mod marks;
mod offers;
mod openings;
mod past;
mod steps;
mod toy;
mod until;
mod wide;
