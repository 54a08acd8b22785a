//! Steps 15 to 17: spotting and orders.
