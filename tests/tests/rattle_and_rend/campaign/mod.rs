//! Section 21: campaigns.

mod guide;
