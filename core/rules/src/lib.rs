//! Rulebooks as flows of questions over a tape of answers.
//!
//! A game is an opening and a tape. The [`table`] knows no game, the [`dice`] know no table, and
//! each rulebook knows both and no other rulebook.

#![no_std]
#![forbid(unsafe_code)]

pub use heapless;

pub mod dice;
pub mod rattle_and_rend;
pub mod table;
