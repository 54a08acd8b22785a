//! The printed tables, row for row (sections 2, 4 and 5), and the names in them.

mod deeds;
mod house;
mod names;
mod setup;
mod tables;
