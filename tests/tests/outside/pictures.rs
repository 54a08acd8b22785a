//! Pictures of it.
