//! The fragments that pack our texts best, as `cargo prose` found them.

/// How many there are: one for every byte that no letter needs.
pub const FRAGMENT_COUNT: usize = 150;

/// In the order of their first letters, the longest first.
#[rustfmt::skip]
pub(super) const FRAGMENTS: [&str; FRAGMENT_COUNT] = [
    " and ", " the ", " in ", " is ", " it ", " of ", " or ", " the", " to ", " a ", " mm", " mo", " a", " b", " c",
    " d", " i", " o", " p", " s", " t", " w", ", and ", ", ", ". ", ": ", "attack", "and ", "all", "an ", "ard",
    "at ", "a ", "ac", "al", "am", "an", "ar", "as", "ay", "bod", "bo", "ction", "ce ", "ch", "ck", "d ", "di",
    "enemy ", "each", "enem", "e, ", "e. ", "ed ", "ent", "er ", "es ", "e ", "e.", "ed", "en", "er", "es", "ev",
    "for", "f ", "ge", "has ", "hat ", "heck", "ha", "he", "its ", "ick", "igh", "ile", "ill", "in ", "ing", "is ",
    "it ", "ith", "id", "in", "ir", "it", "lemen", "lay", "le", "ll", "lo", "may", "mor", "mov", "not ", "nit", "no ",
    "n ", "ne", "no", "other", "one ", "of ", "oin", "or ", "ost", "oun", "o ", "om", "on", "oo", "ou", "ow", "reach",
    "rou", "re", "ri", "ro", "sigh", "s, ", "s. ", "s: ", "se ", "s ", "s.", "se", "st", "that ", "the ", "ther",
    "tion", "t, ", "ter", "the", "tic", "to ", "ts ", "t ", "ta", "th", "um", "up", "ur", "ve ", "within ", "with",
    "your ", "your", "you", "y ",
];
