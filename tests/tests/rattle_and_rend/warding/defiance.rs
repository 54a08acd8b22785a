//! Section 18.4: Defiance.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Bond, Tactic, Trait};
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, FIGHTERS, SHOOTERS, champion, heavy, meet, quiet, ward, with};

/// 1 Heavy, 2 Fighters, 3 Fighters.
fn attackers() -> Warband {
    quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS])
}

/// Red's Heavy has hit blue's first Element.
fn hit(blue: Warband) -> Play {
    meet(attackers(), blue).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1")
}

fn defiant() -> Warband {
    quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Defiance)])
}

/// RR-REACT-DEFIANCE: only who was attacked and passed, after the push.
#[test]
fn who_stands_firm_may_defy() {
    let window = hit(defiant()).says("roll: 10 1").shows("push").says("push:").shows("react");
    assert_eq!(window.offers(), ["none", "defiance-blue-3", "none-more"]);
    let ready = window.clone().says("react: defiance-blue-3").shows("answer");
    assert_eq!(ready.deed(), "Fighters I: Defiance", "the one that passed, and no other");
    window.says("react: none").shows("act");
    hit(defiant()).says("roll: 1 1").shows("act");
    hit(defiant()).says("roll: 10 10, critical-will: nothing").shows("react");
}

/// RR-REACT-DEFIANCE, RR-MOD-6, GAP 132: an attack with a Bonus on any enemy in its own reach.
#[test]
fn defiance_is_an_attack_with_a_bonus() {
    let declared = hit(defiant()).says("roll: 10 1, push:, react: defiance-blue-3, answer: accept");
    let aims = declared.shows("defy");
    assert_eq!((aims.seat(), aims.note().as_str()), ("blue", "touching"));
    assert_eq!(aims.offers(), ["red-1", "red-2", "red-3", "none"]);
    assert_eq!(aims.clone().says("defy: none").shows("act").active(), "red", "no attack, no success");
    let fury = aims.says("defy: red-2, facts:").shows("roll");
    assert_eq!((fury.roll().name, fury.roll().pool.count, fury.why()), ("Fury", 3, vec!["+Defiance".to_string()]));
    assert_eq!(fury.clone().says("roll: 1 1 1").shows("act").active(), "red");
    let will = fury.says("roll: 9 9 1").shows("roll");
    assert_eq!((will.seat(), will.why()), ("red", vec!["-Critical hit".to_string()]));
    let lost = will.says("roll: 1").shows("act");
    assert_eq!((lost.is_out("red-2"), lost.active()), (true, "blue"));
}

/// RR-REACT-3, RR-REACT-4, RR-REACT-DEFIANCE: it can be denied, and forced.
#[test]
fn defiance_can_be_denied() {
    let declared = hit(defiant()).says("roll: 10 1, push:, react: defiance-blue-3").shows("answer");
    assert_eq!((declared.seat(), declared.momentum()), ("red", (5, 4)));
    let denied = declared.says("answer: deny").shows("final-word");
    assert_eq!((denied.seat(), denied.momentum()), ("blue", (4, 4)));
    let lost = denied.clone().says("final-word: give-way").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("red", (4, 4)));
    assert_eq!(denied.says("final-word: force").shows("defy").momentum(), (4, 3));
}

/// RR-REACT-5: who has reacted in this Action defies no more.
#[test]
fn one_reaction_is_one() {
    let blue = quiet(&[FIGHTERS, CHAMPION, ward(Trait::Defiance)]);
    let rallied = hit(blue).says("react: rally-blue-2, answer: accept, roll: 1 1");
    rallied.says("roll: 10 1, push:").shows("act");
}

/// RR-REACT-DEFIANCE, RR-WILL-1: only attacks are defied, not a push to the brink.
#[test]
fn nobody_defies_a_push() {
    let red = quiet(&[champion(Trait::PushToTheBrink), FIGHTERS]);
    let pushed = meet(red, defiant()).says("act: push-to-the-brink, target: blue-1, roll: 10 10, drive:, roll: 10 1");
    pushed.says("push:").shows("act");
}

/// RR-BOND-BLOODLUST, RR-REACT-DEFIANCE: a kill by Defiance is an own attack's.
#[test]
fn defiance_feeds_bloodlust() {
    let blood =
        with(&[FIGHTERS, FIGHTERS, ward(Trait::Defiance)], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust);
    let game = hit(blood).says("roll: 10 1, push:, react: defiance-blue-3, answer: accept, defy: red-2");
    let before = game.momentum().1;
    assert_eq!(before, 4);
    assert_eq!(game.says("facts:, roll: 9 1 1, roll: 1 1").momentum().1, 5, "2 but for the total of 5");
}

/// RR-TAC-WATCHERS, RR-REACT-RETALIATE, RR-ATK-3: Watchers reach a band farther, so whether they touch is asked.
#[test]
fn watchers_strike_back_from_farther_off() {
    let blow = |tactics| {
        let blue = with(&[FIGHTERS, FIGHTERS], tactics, Bond::Null);
        let game = meet(quiet(&[SHOOTERS, FIGHTERS]), blue).says("act: stand, who: red-1, target: blue-1");
        let struck = game.says("react: retaliate-blue-1, answer: accept, move:, confirm: blue-1, facts:, roll: 1 1");
        struck.says("in-reach: yes").facts()
    };
    assert_eq!(blow([Tactic::Rangers, Tactic::Butchers]), ["friend", "outnumbered"]);
    assert_eq!(blow([Tactic::Watchers, Tactic::Butchers]), ["contact", "friend", "outnumbered"]);
}

/// RR-REACT-1, RR-TAC-AVENGERS: an attack of Avengers is no Action, and neither Defiance nor Vengeance answers it.
#[test]
fn avengers_are_not_answered() {
    let red = with(&[champion(Trait::BanishFoe), FIGHTERS, FIGHTERS], [Tactic::Avengers, Tactic::Butchers], Bond::Null);
    let blue = quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Defiance), ward(Trait::Vengeance)]);
    // The Champion fails to banish, and falls to its own Will check; its Fighters avenge it.
    let avenged = meet(red, blue).says("act: banish-foe, target: blue-1, roll: 1, roll: 1 1, avenge: red-2");
    let hit = avenged.says("avenge-at: blue-2, facts:, roll: 20 1").shows("roll");
    let stood = hit.clone().says("roll: 20 1, push:").shows("act");
    assert_eq!((stood.active(), stood.is_out("blue-2")), ("red", false));
    let fell = hit.says("roll: 1 1").shows("act");
    assert_eq!((fell.active(), fell.is_out("blue-2")), ("red", true));
}
