//! The fragments that pack our texts best, as `cargo prose` found them.

/// How many there are: one for every byte that no letter needs.
pub const FRAGMENT_COUNT: usize = 150;

/// In the order of their first letters, the longest first.
#[rustfmt::skip]
pub(super) const FRAGMENTS: [&str; FRAGMENT_COUNT] = [
    " and ", " the ", " with", " in ", " is ", " it ", " or ", " the", " to ", " you", " a ", " mm", " no", " of",
    " on", " a", " b", " c", " d", " f", " i", " m", " p", " s", " t", " w", ", and ", ", ", ". ", ": ", "attack",
    "and ", "all", "ard", "as ", "a ", "ac", "al", "am", "an", "ar", "as", "at", "ay", "bod", "bo", "ction", "ce ",
    "ch", "ck", "d ", "di", "enemy ", "each", "enem", "e, ", "e. ", "ed ", "ent", "es ", "e ", "e.", "ec", "ed", "en",
    "er", "es", "for", "ge", "has ", "hat", "he ", "ha", "he", "its ", "ick", "igh", "ill", "in ", "ing", "is ", "id",
    "il", "in", "ir", "it", "lement", "lay", "le", "ll", "lo", "mor", "mov", "not ", "nit", "no ", "n ", "ne", "no",
    "oints ", "other", "one ", "or ", "ost", "oun", "o ", "of", "om", "on", "oo", "or", "ou", "ow", "reach", "rou",
    "r ", "re", "ri", "ro", "sigh", "s, ", "s. ", "s: ", "se ", "s ", "s.", "st", "tack", "that", "the ", "ther",
    "tion", "t, ", "ter", "the", "tic", "to ", "ts ", "t ", "ta", "th", "um", "up", "ur", "ve ", "ver", "within ",
    "with", "you", "y ",
];
