//! Markers in the game of all the rules: they go with their carrier, and off the board (section 11).

use rattle_and_rend::Marker;
use umpire_engine::table::Seat;
use umpire_tests::play::Play;

use crate::turns::again::{QUIET, plain, set_up, warded};

/// Red's first Fighters have taken a marker, and it is blue's Turn.
fn taken() -> Play {
    let game = set_up(&plain(QUIET), &warded(QUIET), "scenario: flags, terrain:").says("bid: 2 1, first: red");
    game.says("act: marker, taker: red-1").shows("act")
}

/// Red's Turn after the one in which it took the marker.
fn later() -> Play {
    taken().says("act: pass, act: pass, end-round: stay, act: sprint, who: blue-3, react: none-more, move:, act: pass")
}

fn carried(play: &Play) -> Option<&'static str> {
    play.state().markers.iter().find_map(|marker| match marker {
        Marker::Carried(..) => Some("carried"),
        Marker::Off(Seat::RED) => Some("off"),
        _ => None,
    })
}

/// RR-FLAG-2: it stays with its carrier through Actions, and drops by no move of its own.
#[test]
fn a_marker_goes_with_its_carrier() {
    let moved = taken().says("act: sprint, who: red-1, react: none-more, move:").shows("act");
    assert_eq!(carried(&moved), Some("carried"));
    let charged = later().says("act: charge, who: red-1, target: blue-3, react: none-more, move:, edge: no");
    assert_eq!(carried(&charged), Some("carried"));
}

/// RR-FLAG-2, RR-FLAG-4: a Reaction moves carrier and marker too, and may bring it to an edge.
#[test]
fn a_marker_goes_along_in_a_reaction() {
    let meets =
        taken().says("act: pass, act: charge, who: blue-3, target: red-1, react: retaliate-red-1, answer: accept");
    let edge = meets.says("move:").shows("edge");
    assert_eq!(edge.seat(), "red");
    assert_eq!(carried(&edge.says("edge: no")), Some("carried"));
}

/// RR-FLAG-4: at an edge it may be sent off, not in the Turn it was taken; the carrier stays.
#[test]
fn a_marker_is_sent_off_at_an_edge_in_a_later_turn() {
    taken().says("act: sprint, who: red-1, react: none-more, move:").shows("act");
    let edge = later().says("act: sprint, who: red-1, react: none-more, move:").shows("edge");
    assert_eq!(edge.seat(), "red");
    assert_eq!(carried(&edge.clone().says("edge: no").shows("act")), Some("carried"));
    let off = edge.says("edge: yes").shows("act");
    assert_eq!((carried(&off), off.is_out("red-1"), off.active()), (Some("off"), false, "red"));
}

/// RR-FLAG-4, RR-FLAG-3: a carrier that the enemy moves sends nothing off: it drops the marker.
#[test]
fn who_is_moved_by_the_enemy_drops_its_marker() {
    let hit = taken()
        .says("act: pass, act: stand, who: blue-3, target: red-1, react: none-more, facts:, roll: 20 1, roll: 20 1");
    let pushed = hit.says("push:").shows("act");
    assert_eq!(carried(&pushed), None);
    let led =
        taken().says("act: pass, act: feint, who: blue-3, target: red-1, react: none-more, move:, confirm: red-1");
    let led = led.says("roll: 20 1, feint:").shows("act");
    assert_eq!(carried(&led), None);
}

/// RR-FLAG-1, GAP 141: for a point between two Actions; nobody reacts, nobody is blocked, one marker each.
#[test]
fn a_marker_is_taken_for_a_point_between_actions() {
    let game = taken();
    assert_eq!((game.momentum(), game.state().sides[0].last_acted.len()), ((9, 11), 0));
    let more = game.says("act: marker").shows("taker");
    assert_eq!(more.offers(), ["red-2", "red-3", "red-4", "red-5", "red-6", "none"]);
    let nobody = more.says("taker: none").shows("act");
    assert_eq!(nobody.momentum(), (9, 11));
    let wards = nobody.says("act: pass, act: marker");
    assert_eq!(wards.offers(), ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "none"], "no Ward takes one");
}

/// RR-FLAG-3: a test of one's own, out of a Hazard, drops nothing; the forced check does whatever comes of it.
#[test]
fn a_marker_drops_by_forced_checks_only() {
    let game =
        set_up(&plain(QUIET), &warded(QUIET), "scenario: flags, terrain: hazardous").says("bid: 2 1, first: red");
    let taken = game.says("act: marker, taker: red-1");
    let left = taken.clone().says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 10 1");
    assert_eq!(carried(&left.shows("leaving")), Some("carried"));
    let hit = taken.says("act: pass, act: stand, who: blue-3, target: red-1, react: none-more, facts:, roll: 20 1");
    let critical = hit.says("roll: 20 20").shows("critical-will");
    assert_eq!(carried(&critical), None, "before anybody moves");
}

/// RR-FLAG-4, RR-FLOW-ACTION: who answers the move does so before the marker can go off.
#[test]
fn a_move_to_the_edge_is_answered_before_the_marker_goes() {
    let moved = later().says("act: sprint, who: red-1, react: none, move:").shows("react");
    assert_eq!((moved.seat(), carried(&moved)), ("blue", Some("carried")));
    moved.clone().says("react: none").shows("edge");
    let evaded = moved.says("react: evade-blue-1, answer: accept, roll: 20 1, move:").shows("move");
    assert_eq!(evaded.seat(), "red", "it goes on to where it is free to");
    evaded.says("move:").shows("edge");
}
