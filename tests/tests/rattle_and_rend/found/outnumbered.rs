//! What outnumbered means.

use umpire_engine::table::Prose;
use umpire_tests::play::with_sides;

use crate::muster::{fighters, meet};

/// P-25, RR-ATK-5, RR-Q-3: what outnumbered means is among the rules of the table.
#[test]
fn outnumbered_is_explained() {
    let game = meet(fighters(), fighters());
    let lines = with_sides(game.sides(), game.tape(), |game| {
        let topics = game.scene().reminders();
        topics
            .iter()
            .find(|topic| topic.0 == "Outnumbered")
            .map(|topic| topic.1.iter().map(Prose::to_string).collect::<Vec<_>>().join(" "))
    });
    let told = lines.expect("it is among the words");
    for words in ["touch it or its target", "each counted once", "Wards count on both sides"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}
