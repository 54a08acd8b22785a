//! The self-test on the simulated board: with all parts well, and with each of them broken once.

mod bench;
mod kept;
mod keys;
mod pages;
mod parts;
mod report;
mod walk;
