//! Dice: what they are, what to expect of them, how to throw them fairly, and what they showed.

mod band;
mod bars;
mod die;
mod fair;
mod odds;
mod pool;
mod score;
mod verdict;
mod wide;

pub use band::ExpectedRange;
pub use bars::{HIGHEST, Heights, bars, mean};
pub use die::Die;
pub use fair::{face, throw};
pub use odds::{Odds, chance};
pub use pool::{Faces, MAX_DICE, Need, Op, Pool};
pub use score::Score;
pub(crate) use verdict::chi_square;
pub use verdict::{QUANTILES, Verdict};
