//! Laws of random play with random armies.
