//! Distances in words.

/// Words with a distance in them, in the unit of the rules in play: the sign stands between the parts.
macro_rules! far {
    ($battle:expr, $first:literal $(, $rest:literal)+) => {
        if $battle.plays(crate::book::HouseRule::Centimetres) {
            concat!($first $(, "cm", $rest)+)
        } else {
            concat!($first $(, "\"", $rest)+)
        }
    };
}
pub(crate) use far;
