//! Section 27: rulings found in play. Each test names the ruling it pins, and the rules that it is about.

mod avengers;
mod roll_off;
mod weak_spot;
