//! Dice: what they are, how they are counted, what to expect of them, how to throw them fairly, and whether what they
//! showed was fair. They know no table and no game.
//!
//! A [`Pool`] is thrown, a [`Score`] counts it against a [`Need`], [`chance`] has its odds, [`throw`] draws its faces.

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
