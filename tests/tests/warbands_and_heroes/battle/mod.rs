//! The battle, chapter by chapter.

mod examples;
mod laws;
