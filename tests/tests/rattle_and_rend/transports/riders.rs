//! Section 6.3 with Riders: rides that cost no move.

use rattle_and_rend::book::{Band, Bond, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::PieceId;
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, FIGHTERS, by_house, fighters, heavy, meet_on, ward, with};

/// 1 a Transport, 2 Fighters, 3 a Champion, 4 a Ward, 5 a Colossal.
fn riders() -> Warband {
    let entries = [heavy(Trait::Transport), FIGHTERS, CHAMPION, ward(Trait::Pursuit), heavy(Trait::Colossal)];
    with(&entries, [Tactic::Riders, Tactic::Butchers], Bond::Null)
}

fn game(cargo: &str) -> Play {
    meet_on(riders(), fighters(), &format!("terrain:, cargo: {cargo}"))
}

/// RR-TRN-1, RR-TAC-RIDERS, RR-EL-5, GAP 53, GAP 88: four points with Wards in a Transport, two in any other Heavy.
#[test]
fn riders_carry_more() {
    let full = game("red-2 red-3 red-4");
    let passengers = full.state().aboard(PieceId(0));
    assert_eq!(passengers.len(), 3);
    let other = game("").says("act: sprint, who: red-5").shows("ride");
    assert_eq!(other.offers(), ["move", "take-red-2", "take-red-3", "take-red-4"], "Wards too, and no Heavy");
    let led = WarbandEntry::led(Type::Fighters, Trait::SchemingPlot);
    let red =
        with(&[heavy(Trait::Transport), led, heavy(Trait::Flyer)], [Tactic::Riders, Tactic::Butchers], Bond::Null);
    let three = meet_on(red, fighters(), "terrain:").says("act: sprint, who: red-2").shows("ride");
    assert_eq!(three.offers(), ["move", "board-red-1"], "three points fit in the Transport only");
}

/// RR-TRN-8: getting out is free, and the passenger moves too.
#[test]
fn a_rider_gets_out_and_moves() {
    let out = game("red-2").says("act: sprint, who: red-2").shows("get-out").says("get-out:").shows("move");
    assert_eq!(out.told().reach, Some(Band::M.reach()));
    let done = out.says("move:").shows("act");
    assert_eq!(done.element("red-2").place, Whereabouts::Table);
}

/// RR-TRN-8: with it a passenger fights, or takes its Champion Action.
#[test]
fn a_rider_gets_out_and_fights() {
    let stand = game("red-2").says("act: stand, who: red-2, target: blue-1").shows("get-out");
    stand.says("get-out:").shows("react").says("react: none-more").shows("facts");
    let plot = game("red-3").says("act: scheming-plot, allowed: yes").shows("get-out");
    plot.says("get-out:").shows("roll");
}

/// RR-TRN-8: once a Turn for each passenger; a second ride takes the place of the move.
#[test]
fn one_free_ride_a_turn() {
    let out =
        game("red-2").says("act: sprint, who: red-2, get-out:, move:, act: sprint, who: red-3, ride: move, move:");
    let back = out.says("ride: on, act: sprint, who: red-2").shows("ride");
    let aboard = back.clone().says("ride: board-red-1").shows("act");
    assert_eq!(aboard.element("red-2").place, Whereabouts::Aboard(PieceId(0)));
    back.says("ride: move, move:").shows("act");
    let other = "act: sprint, who: red-3, ride: move, move:, ride: on, act: stand";
    assert!(!aboard.clone().says(other).offers().contains(&"red-2".into()), "it has had its ride");
    // In the next Turn it is free again.
    let next = aboard.says("act: pass, act: sprint, who: blue-1, react: none-more, move:, act: pass").says(other);
    assert!(next.offers().contains(&"red-2".into()));
}

/// RR-TRN-8: boarding before the move, or after it.
#[test]
fn a_rider_boards_after_its_move() {
    let moved = game("").says("act: sprint, who: red-2, ride: move, move:").shows("ride");
    assert_eq!(moved.offers(), ["on", "board-red-1", "board-red-5"]);
    let aboard = moved.says("ride: board-red-5").shows("act");
    assert_eq!(aboard.element("red-2").place, Whereabouts::Aboard(PieceId(4)));
}

/// RR-TRN-8: a Heavy takes one in and moves on; then sets another down.
#[test]
fn a_heavy_takes_a_rider_and_moves() {
    let ride = game("red-3").says("act: sprint, who: red-1").shows("ride");
    assert_eq!(ride.offers(), ["move", "take-red-2", "set-down-red-3", "take-red-4"]);
    let moves = ride.says("ride: take-red-2").shows("ride").says("ride: move").shows("move");
    let after = moves.says("move:").shows("ride");
    assert_eq!(after.offers(), ["on", "set-down-red-3", "take-red-4"], "red-2 has had its free ride");
    after.says("ride: set-down-red-3, get-out:, ride: on").shows("act");
}

/// RR-TAC-RIDERS, GAP 88, HR 24: other Heavies get the capacity only; by house rule the whole trait.
#[test]
fn by_house_rule_every_riders_heavy_is_a_transport() {
    let plain =
        meet_on(riders(), fighters(), "terrain: rough").says("act: sprint, who: red-5, ride: move, leaving: open");
    assert_eq!(plain.told().reach, Some(Band::M.reach()));
    assert_ne!(plain.says("move:").asks(), "bad-ground");
    let house = by_house(riders(), fighters(), ("tactics", "hr-24"), "terrain: rough");
    let fast = house.says("act: sprint, who: red-5, ride: move, leaving: open");
    assert_eq!(fast.told().reach, Some(Band::L.reach()));
    assert!(fast.says("move:").shows("bad-ground").says("bad-ground: yes").is_out("red-5"));
}
