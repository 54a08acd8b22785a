//! Section 11: the scenarios, and the markers of Capture the Flags.

mod carriers;
mod five;
mod markers;
