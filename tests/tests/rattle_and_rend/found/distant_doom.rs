//! Distant Doom of a Colossal pair.

use rattle_and_rend::WarbandEntry;
use rattle_and_rend::book::{Trait, Type};

use super::reacts;
use crate::muster::{FIGHTERS, meet, quiet, ward};

/// P-16, RR-TR-COLOSSAL, RR-ACT-DISTANT-DOOM: it names one enemy, also when a Reaction moved something.
#[test]
fn doom_names_one_enemy_whoever_sends_it() {
    let pair = WarbandEntry { own: Some(Trait::Colossal), ..WarbandEntry::led(Type::Heavy, Trait::DistantDoom) };
    let game = meet(quiet(&[pair, FIGHTERS]), quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Pursuit)]));
    let declared = game.says("act: distant-doom, target: blue-3").shows("react");
    declared.clone().says("react: none-more").shows("facts");
    let blinked = reacts(declared, "blink-blue-3").says("answer: accept, roll: 9 1, place:");
    blinked.says("confirm: blue-3").shows("facts");
}
