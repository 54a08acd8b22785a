//! What counters and trackers are called: one of our words, or one of the players' own.

use umpire_engine::heapless::String;
use umpire_engine::table::MAX_NAME;

/// A word of the players'.
pub(crate) type Label = String<MAX_NAME>;

/// The most letters of one: it stands in a row beside its number.
pub(crate) const LETTERS: u8 = 12;

/// Counters that are suggested.
pub(crate) static COUNTERS: [&str; 6] = ["Life", "Points", "Wounds", "Victory", "Command", "Ammo"];
/// The same as scripts know them.
static COUNTER_IDS: [&str; 6] = ["life", "points", "wounds", "victory", "command", "ammo"];
/// Trackers that are suggested.
pub(crate) static TRACKERS: [&str; 4] = ["Doom", "Weather", "Round limit", "Supply"];
/// The counter that is better the lower it is.
const WOUNDS: &str = "Wounds";

/// What a front end calls a counter of the players' own.
static OWN_COUNTERS: [&str; 6] = ["Counter 1", "Counter 2", "Counter 3", "Counter 4", "Counter 5", "Counter 6"];
static OWN_TRACKERS: [&str; 4] = ["Tracker 1", "Tracker 2", "Tracker 3", "Tracker 4"];

/// A label of these letters.
pub(crate) fn label(text: &str) -> Label {
    Label::try_from(text).unwrap_or_default()
}

/// A fixed word for the counter at this place: its own where it is one of ours.
pub(crate) fn counter_word(label: &str, at: usize) -> &'static str {
    COUNTERS.into_iter().find(|word| *word == label).unwrap_or(OWN_COUNTERS[at])
}

/// The same for a tracker.
pub(crate) fn tracker_word(label: &str, at: usize) -> &'static str {
    TRACKERS.into_iter().find(|word| *word == label).unwrap_or(OWN_TRACKERS[at])
}

/// What scripts call a counter, in lower case.
pub(crate) fn counter_id(label: &str) -> &'static str {
    COUNTERS.iter().position(|word| *word == label).map_or("counter", |at| COUNTER_IDS[at])
}

/// Whether whoever has the least of it leads.
pub(crate) fn is_better_low(label: &str) -> bool {
    label == WOUNDS
}
