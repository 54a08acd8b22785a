//! What players put right by hand, when all agree.

pub(crate) mod items;
mod laws;
mod when;
