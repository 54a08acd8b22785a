//! Battles told as text.
