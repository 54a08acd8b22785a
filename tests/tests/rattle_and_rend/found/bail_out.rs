//! Passengers of a Transport that was driven onto bad ground.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, champion, fighters, heavy, meet_on, quiet, ward, with};

/// Red's Fighters hit blue's Transport; it stands, and is pushed.
fn pushed(bond: Bond) -> Play {
    let red = with(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Butchers], bond);
    let blue = quiet(&[heavy(Trait::Transport), DREGS, champion(Trait::BanishFoe), ward(Trait::Sacrifice)]);
    meet_on(red, blue, "terrain: rough, cargo: blue-2")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 20 1, react: none, roll: 20 1, push:")
        .shows("bad-ground")
}

/// P-09, RR-FLOW-WILL, RR-TRN-6: whoever must bail out because the enemy drove the Transport onto bad ground may be
/// helped, as after a hit.
#[test]
fn a_bail_out_on_bad_ground_is_answered() {
    let bails = pushed(Bond::Null).says("bad-ground: yes, bail-out:").shows("react");
    assert_eq!((bails.seat(), bails.is_out("blue-1")), ("blue", true));
    assert_eq!(bails.offers(), ["none", "rally-blue-3", "sacrifice-blue-4", "none-more"]);
    assert_eq!(bails.says("react: none").shows("roll").note(), "bails out");
}

/// P-11, P-09, RR-TRN-7: it breaks without a Will check, and feeds no Bloodlust.
#[test]
fn bad_ground_feeds_no_bloodlust() {
    let before = pushed(Bond::Bloodlust);
    assert_eq!(before.clone().says("bad-ground: yes").momentum(), before.momentum());
}

/// P-09, RR-FLOW-WILL: nobody helps after the Transport's own move.
#[test]
fn its_own_way_onto_bad_ground_is_not_answered() {
    let blue = quiet(&[heavy(Trait::Transport), DREGS, champion(Trait::BanishFoe), ward(Trait::Sacrifice)]);
    let game = meet_on(fighters(), blue, "terrain: rough, cargo: blue-2").says("act: pass, act: sprint, who: blue-1");
    game.says("ride: move, leaving: open, move:, bad-ground: yes").shows("bail-out");
}
