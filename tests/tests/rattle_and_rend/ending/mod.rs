//! Section 15: Morale, and how a game ends.

mod morale;
mod victory;
