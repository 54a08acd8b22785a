//! Section 6.3: getting in and out of a Transport.

use rattle_and_rend::book::{Band, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::{AnswerError, Diagram, PieceId};
use umpire_tests::play::{Play, play_with};

use crate::muster::{CHAMPION, DREGS, FIGHTERS, SHOOTERS, fighters, heavy, meet_on, quiet, ward};

/// 1 a Transport, 2 Fighters, 3 Dregs, 4 a Champion, 5 a Ward, 6 led Fighters.
fn carriers() -> Warband {
    let led = WarbandEntry::led(Type::Fighters, Trait::CrashingWave);
    quiet(&[heavy(Trait::Transport), FIGHTERS, DREGS, CHAMPION, ward(Trait::Pursuit), led])
}

/// Red has these aboard its Transport.
fn aboard(cargo: &str, blue: Warband) -> Play {
    meet_on(carriers(), blue, &format!("terrain:, cargo: {cargo}"))
}

fn off(play: &Play, id: &str) -> Option<&'static str> {
    play.options().into_iter().find(|option| option.0 == id).expect("such an option").1
}

/// RR-TRN-1, RR-TRN-2, RR-ATT-7: two points may start aboard; no Wards, and a led Element is too big.
#[test]
fn two_points_start_aboard() {
    let game = play_with([carriers(), fighters()]).fields("own-1", "own-2").sets_up_to("cargo");
    assert_eq!(game.facts(), ["red-2", "red-3", "red-4"]);
    game.clone().refuses("cargo: red-2 red-3", AnswerError::Weight);
    game.says("cargo: red-3 red-4");
}

/// RR-TRN-3, RR-MOM-2: aboard nobody is aimed at, acts where it stands, or reacts; but it counts.
#[test]
fn who_is_aboard_is_out_of_reach() {
    let game = aboard("red-2", fighters());
    assert_eq!(game.state().sides[0].total, 11);
    let aims = game.says("act: pass, act: stand, who: blue-1").shows("target");
    assert_eq!(off(&aims, "red-2"), Some("aboard"));
    let shooters = quiet(&[heavy(Trait::Transport), SHOOTERS]);
    let moved = meet_on(shooters, fighters(), "terrain:, cargo: red-2").says("act: pass, act: sprint, who: blue-1");
    moved.says("react: none, move:").shows("act");
}

/// RR-TRN-4, RR-TRN-5, GAP 89: getting out is the movement of an Action.
#[test]
fn getting_out_takes_the_place_of_the_move() {
    let out = aboard("red-2", fighters()).says("act: charge, who: red-2, target: blue-1").shows("react");
    let out = out.says("react: none").shows("get-out");
    assert_eq!((out.seat(), out.told().picture), ("red", Diagram::Place));
    let aims = out.says("get-out:").shows("confirm");
    assert_eq!(aims.element("red-2").place, Whereabouts::Table);
    assert_eq!(aims.says("confirm: blue-1, react: none-more, facts:").why(), ["-Charge"]);
    for action in ["sprint", "maneuver"] {
        let game = aboard("red-2", fighters()).says(&format!("act: {action}, who: red-2")).shows("get-out");
        assert_ne!(game.says("get-out:").asks(), "move", "{action}");
    }
}

/// RR-TRN-4, GAP 89: not with an Action that has no movement.
#[test]
fn nobody_fights_from_aboard() {
    let game = aboard("red-2 ", fighters());
    assert_eq!(off(&game.clone().says("act: stand"), "red-2"), Some("cannot"));
    let champion = aboard("red-4", fighters());
    assert_eq!(off(&champion, "scheming-plot"), Some("nobody"));
}

/// RR-TRN-4: boarding takes the place of the move, and of what would follow it.
#[test]
fn boarding_takes_the_place_of_the_move() {
    let ride = aboard("", fighters()).says("act: sprint, who: red-3").shows("ride");
    assert_eq!((ride.seat(), ride.note().as_str()), ("red", "if in reach"));
    assert_eq!(ride.offers(), ["move", "board-red-1"]);
    ride.clone().says("ride: move").shows("move").says("move:").shows("act");
    let aboard_now = ride.says("ride: board-red-1").shows("act");
    assert_eq!(aboard_now.element("red-3").place, Whereabouts::Aboard(PieceId(0)));
    let charge = aboard("", fighters()).says("act: charge, who: red-2, target: blue-1, react: none, ride: board-red-1");
    charge.shows("act");
}

/// RR-TRN-1: nobody boards a full Transport, and nobody who is too big.
#[test]
fn a_full_transport_takes_nobody() {
    aboard("red-2", fighters()).says("act: sprint, who: red-3").shows("move");
    aboard("", fighters()).says("act: sprint, who: red-6").shows("move");
    aboard("red-3", fighters()).says("act: sprint, who: red-2").shows("move");
    aboard("red-3", fighters()).says("act: sprint, who: red-4").shows("ride");
}

/// RR-TRN-4: the Transport's own Action takes somebody in or sets somebody down instead of moving.
#[test]
fn a_transport_takes_and_sets_down() {
    let ride = aboard("red-3", fighters()).says("act: sprint, who: red-1").shows("ride");
    assert_eq!(ride.offers(), ["move", "set-down-red-3", "take-red-4"]);
    let took = ride.clone().says("ride: take-red-4").shows("act");
    assert_eq!(took.element("red-4").place, Whereabouts::Aboard(PieceId(0)));
    let down = ride.clone().says("ride: set-down-red-3").shows("get-out").says("get-out:").shows("act");
    assert_eq!(down.element("red-3").place, Whereabouts::Table);
    let moves = ride.says("ride: move").shows("move");
    assert_eq!(moves.told().reach, Some(Band::L.reach()), "M, and a band for the Sprint");
}

/// RR-TRN-4, RR-REACT-1: who gets out can be answered like one that moved; who gets in is gone, and nothing moved.
#[test]
fn getting_out_is_seen_and_getting_in_is_not() {
    let watchers = || quiet(&[SHOOTERS, FIGHTERS]);
    let out = aboard("red-3", watchers()).says("act: sprint, who: red-3, get-out:").shows("react");
    assert_eq!(out.offers(), ["none", "suppress-blue-1", "none-more"]);
    let down =
        aboard("red-3", watchers()).says("act: sprint, who: red-1, ride: set-down-red-3, get-out:").shows("react");
    let shot = down.says("react: suppress-blue-1, answer: accept, facts:").shows("roll");
    assert_eq!(shot.note(), "Dregs", "the one that got out, not the Transport");
    aboard("", watchers()).says("act: sprint, who: red-3, ride: board-red-1").shows("act");
    aboard("", watchers()).says("act: sprint, who: red-1, ride: take-red-3").shows("act");
}

/// RR-TRN-4, RR-REACT-INTIMIDATE: a passenger's Action that was not cancelled goes on.
#[test]
fn a_passenger_not_frightened_gets_out() {
    let heavies = || quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let game = aboard("red-2", heavies()).says("act: sprint, who: red-2, react: intimidate-blue-1");
    let failed = game.clone().says("answer: accept, roll: 1 1").shows("get-out");
    failed.says("get-out:").shows("act");
    let lost = game.says("answer: accept, roll: 7 1").shows("act");
    assert_eq!((lost.active(), lost.element("red-2").place), ("blue", Whereabouts::Aboard(PieceId(0))));
}

/// RR-TRN-3, RR-LOS-4: Rally, Maneuver and a Crashing Wave do not reach aboard.
#[test]
fn nobody_aboard_is_called() {
    let call = aboard("red-2", fighters()).says("act: maneuver, who: red-6, move:, roll: 13 1");
    assert_eq!(off(&call.shows("ally"), "red-2"), Some("aboard"));
    let wave = aboard("red-2", fighters()).says("act: crashing-wave, roll: 13 1");
    assert_eq!(wave.facts(), ["red-1", "red-3", "red-4"]);
}

/// P-06, RR-TRN-4, RR-TERR-9, RR-FLOW-EXIT: whoever boards leaves the ground it stands on, and a Hazard asks its price.
#[test]
fn who_boards_leaves_its_ground_first() {
    let game = meet_on(carriers(), fighters(), "terrain: hazardous, cargo:");
    let leaving = game.says("act: sprint, who: red-2, ride: board-red-1").shows("leaving");
    let open = leaving.clone().says("leaving: open");
    assert_eq!(open.element("red-2").place, Whereabouts::Aboard(PieceId(0)));
    let paid = leaving.clone().says("leaving: hazard-pay, leaving: open");
    assert_eq!(
        (paid.element("red-2").place, open.momentum().0 - paid.momentum().0),
        (Whereabouts::Aboard(PieceId(0)), 2)
    );
    let stayed = leaving.clone().says("leaving: stay").shows("act");
    assert_eq!(stayed.element("red-2").place, Whereabouts::Table);
    assert!(leaving.says("leaving: hazard-roll, roll: 1 1").is_out("red-2"));
}
