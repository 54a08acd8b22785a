//! Steps 7 and 8: every pair in contact.
