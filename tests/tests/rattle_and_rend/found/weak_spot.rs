//! To whom a weak spot can be shown.

use rattle_and_rend::book::Trait;

use crate::muster::{FIGHTERS, SHOOTERS, champion, fighters, meet, quiet};

/// P-23, RR-ACT-SPOT-WEAKNESS: in the Champion's reach, with an enemy in its own: Fighters must touch one.
#[test]
fn a_weak_spot_is_shown_to_who_could_strike_now() {
    let red = quiet(&[champion(Trait::SpotWeakness), FIGHTERS, SHOOTERS]);
    let ally = meet(red, fighters()).says("act: spot-weakness").shows("ally");
    assert_eq!(ally.note(), "in 80 mm");
    assert_eq!(ally.gists()[1..], ["Only if it touches a foe", "Only if it sees a foe in 160"]);
}
