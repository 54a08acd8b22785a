//! Stress, destruction and cascades.
