//! Dice: what they are, what to expect of them, and how to throw them fairly.

mod die;
mod fair;
mod odds;
mod pool;

pub use die::Die;
pub use fair::{face, throw};
pub use odds::{Odds, chance};
pub use pool::{Faces, Need, Op, Pool};
