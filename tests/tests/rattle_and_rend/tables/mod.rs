//! The tables of the book, row for row.

mod deeds;
mod house;
mod names;
mod setup;
