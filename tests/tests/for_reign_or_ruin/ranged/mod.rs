//! Steps 4 and 5: shooting.
