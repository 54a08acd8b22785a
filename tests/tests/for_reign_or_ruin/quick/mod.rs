//! Quick mode: trackers only.
