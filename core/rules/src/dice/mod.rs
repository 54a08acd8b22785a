//! Dice: what they are, what to expect of them, how to throw them fairly, and what they showed.

mod bars;
mod die;
mod expected_range;
mod fair;
mod odds;
mod pool;
mod score;
mod verdict;
mod wide_int;

pub use bars::{HIGHEST, Heights, bars, mean};
pub use die::Die;
pub use expected_range::ExpectedRange;
pub use fair::{face, throw};
pub use odds::{Odds, chance};
pub use pool::{Faces, MAX_DICE, Need, Op, Pool};
pub use score::Score;
pub(crate) use verdict::chi_square;
pub use verdict::{FairnessVerdict, QUANTILES};
