//! What a screen shows between its strip and its foot: one file a page.
//!
//! A page is a kind of question, a kind of news, or something looked at. It holds its own cursor, says what a key
//! means there, and pushes its bands with the builder of [`page_builder`]. Its layout is never inlined: those that a cursor
//! moves on lie in RAM (`memory.x`), and the others need not.

pub(crate) mod agreement;
pub(crate) mod beat;
pub(crate) mod choose;
pub(crate) mod clash;
pub(crate) mod coach;
mod code;
pub(crate) mod consent;
pub(crate) mod correct;
pub(crate) mod deed;
pub(crate) mod dice;
pub(crate) mod enter;
pub(crate) mod grid;
pub(crate) mod hint;
pub(crate) mod hit_sum;
pub(crate) mod instruct;
pub(crate) mod ladder;
pub(crate) mod look;
pub(crate) mod look_back;
pub(crate) mod losses;
pub(crate) mod map_pair;
pub(crate) mod name;
pub(crate) mod news;
pub(crate) mod number;
pub(crate) mod over;
pub(crate) mod page_builder;
pub(crate) mod pieces;
pub(crate) mod reach;
pub(crate) mod reasons;
pub(crate) mod roll;
pub(crate) mod rows;
pub(crate) mod scroll;
pub(crate) mod seal;
pub(crate) mod secret;
pub(crate) mod shelf;
pub(crate) mod stakes;
pub(crate) mod step;
pub(crate) mod strip_shift;
pub(crate) mod tick;
pub(crate) mod told;
pub(crate) mod tray;
pub(crate) mod trial;
pub(crate) mod two_lines;
pub(crate) mod units;
pub(crate) mod warn;
pub(crate) mod why;
