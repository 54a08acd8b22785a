//! Sections 16 and 17: attacks and the standard Actions, and what is asked about them.

mod attacks;
mod exits;
mod facts;
mod questions;
mod standard;
