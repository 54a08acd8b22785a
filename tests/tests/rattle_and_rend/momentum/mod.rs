//! Sections 12, 13 and 19: bids, Rounds, what is paid and gained, and Actions that cost nothing.

mod bid_page;
mod bids;
mod credits;
mod credits_lapse;
mod ledger;
mod points;
mod rounds;
