//! Steps 4 and 5: shooting.

mod shooters;
mod shots;
pub(crate) mod staged;
mod strays;
