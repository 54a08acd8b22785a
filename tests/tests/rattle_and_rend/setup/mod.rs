//! Sections 7.2, 9 and 10: from the roles to the last Element on the table, and who comes later.

mod ambush;
mod arrivals;
mod deployment;
mod pages;
mod reputations;
pub(crate) mod roles;
