//! Steps 10 to 13: redistribution, reform, checks, rallies.
