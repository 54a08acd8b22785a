//! Dice: what they are, what to expect of them, how to throw them fairly, and what they showed.

mod band;
mod die;
mod fair;
mod odds;
mod pool;
mod tally;
mod verdict;

pub use band::Band;
pub use die::Die;
pub use fair::{face, throw};
pub use odds::{Odds, chance};
pub use pool::{Faces, Need, Op, Pool};
pub use tally::{Luck, MAX_SIDES, Reading, Tally};
pub use verdict::{QUANTILES, Verdict};
