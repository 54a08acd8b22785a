//! What screens see: cards, notes, help, pictures.
