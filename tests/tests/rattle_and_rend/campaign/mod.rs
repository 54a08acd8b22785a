//! Section 21: campaigns.

mod field;
mod guide;
