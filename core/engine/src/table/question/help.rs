//! What a player reads who asks why.

use crate::table::Prose;

/// A page that explains a question or a row, in our own words.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct Help {
    /// What it is about, in a few words.
    pub title: &'static str,
    /// What kind of thing that is: `Reaction`, `Spell`; empty where the title says it.
    pub chip: &'static str,
    /// What happened, what may be done, its price, what comes of it: a line break between thoughts. Empty where
    /// the scene itself says it of a row.
    pub text: Prose,
    /// Where the book has it: `p. 31`; empty where it does not.
    pub page: &'static str,
}

impl Help {
    /// A row of which the scene says what there is to know, under the row's own name.
    pub const OF_SCENE: Help = Help { title: "", chip: "", text: Prose::NONE, page: "" };
}
