//! Section 18.4: the Wards' Reactions.

mod defiance;
mod detonate;
mod reversal;
mod targets;
mod vengeance;
mod who;
