//! Armies: cards, text, workbench.
