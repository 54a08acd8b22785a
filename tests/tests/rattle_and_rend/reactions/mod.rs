//! Sections 18.1 to 18.3: who may react when, the final word, and each Reaction.

mod answers;
mod fodder;
mod ladder;
mod moments;
mod slots;
mod strikes;
mod windows;
