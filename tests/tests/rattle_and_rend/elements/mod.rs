//! Sections 2, 5 and 6: what an Element is, and what its numbers are.

mod attached;
mod heavies;
pub(crate) mod numbers;
pub(crate) mod standing;
mod wards;
