//! Whom a Rally moves.

use rattle_and_rend::Warband;
use rattle_and_rend::WarbandEntry;
use rattle_and_rend::book::{Trait, Type};
use umpire_tests::play::Play;

use super::reacts;
use crate::muster::{CHAMPION, FIGHTERS, by_house, fighters, meet, quiet};

/// 1 and 2 Fighters, 3 led Fighters, 4 a Champion.
fn rallied() -> Warband {
    quiet(&[FIGHTERS, FIGHTERS, WarbandEntry::led(Type::Fighters, Trait::SchemingPlot), CHAMPION])
}

/// Red's first Fighters hit this one, and blue rallies for it with a critical.
fn rally(game: Play, target: &str, by: &str) -> Play {
    let hit = game.says(&format!("act: stand, who: red-1, target: {target}, react: none, facts:, roll: 9 1"));
    reacts(hit, &format!("rally-{by}")).says("answer: accept, roll: 20 20").shows("rally-who")
}

/// P-04, RR-REACT-RALLY: others move, the Champion among them; who makes the check does not.
#[test]
fn who_makes_the_check_does_not_move() {
    let movers = rally(meet(fighters(), rallied()), "blue-1", "blue-4");
    assert_eq!(movers.offers(), ["blue-2", "blue-3", "blue-4", "done"]);
    assert!(movers.options().contains(&("blue-1".into(), Some("checks"))));
}

/// P-04, RR-REACT-RALLY, RR-ATT-3: nor does a pair that rallies for itself.
#[test]
fn a_pair_that_rallies_for_itself_does_not_move() {
    let movers = rally(meet(fighters(), rallied()), "blue-3", "blue-3");
    assert_eq!(movers.offers(), ["blue-1", "blue-2", "blue-4", "done"]);
}

/// P-04, HR 33, RR-REACT-RALLY: by house rule it may.
#[test]
fn by_house_rule_who_makes_the_check_moves_too() {
    let movers = rally(by_house(fighters(), rallied(), ("actions", "hr-33"), "terrain:"), "blue-1", "blue-4");
    assert_eq!(movers.offers(), ["blue-1", "blue-2", "blue-3", "blue-4", "done"]);
}

/// P-04, RR-REACT-RALLY: the question says that they must be in its sight.
#[test]
fn the_sight_is_said() {
    let movers = rally(meet(fighters(), rallied()), "blue-1", "blue-4");
    assert_eq!(movers.gists()[1], "In sight of who checks");
}
