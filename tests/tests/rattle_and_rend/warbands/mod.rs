//! Section 4: warbands, their faults, their text, and the workbench they are built at.

mod builder;
pub(crate) mod faults;
pub(crate) mod lists;
