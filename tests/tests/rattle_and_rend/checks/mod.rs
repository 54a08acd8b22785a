//! Section 1: dice and grades, what follows a grade, and the rulings of section 24.

mod dice;
mod grades;
pub(crate) mod rulings;
