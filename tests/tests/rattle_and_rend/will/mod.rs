//! Section 3: Will checks, what comes of them, and what hangs on a loss.

mod causes;
mod grades;
mod removal;
mod simultaneous;
