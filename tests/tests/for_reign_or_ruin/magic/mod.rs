//! Spells, as a log with typed effects.
