//! Rattle and Rend.
