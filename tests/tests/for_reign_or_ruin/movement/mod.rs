//! Step 2: movement, terrain, contact.
