//! Who attacks.

use dragon_rampant::Team;
use dragon_rampant::book::Fantastical;
use dragon_rampant::book::UnitType::{HeavyFoot, LightFoot, LightRiders};
use dragon_rampant::roster::UnitEntry;
use umpire_engine::table::Seat;

use crate::fixture::{BattlePlay, fresh, plain, unit};

/// Two warbands whose Leaders have these traits, about to roll.
fn led(red: &str, blue: &str, units: [&[UnitEntry]; 2]) -> BattlePlay {
    let steps = format!("rules: traits, rules: fight, terrain: done, trait: {red}, trait: {blue}");
    fresh(&units).says(&steps).shows("roles")
}

fn attacker(play: &BattlePlay) -> Option<Seat> {
    play.state().team(Team::Attackers).only()
}

/// DR-SETUP-6: the higher die attacks.
#[test]
fn the_higher_die_attacks() {
    let foot = plain(&[HeavyFoot]);
    let play = led("none", "none", [&foot, &foot]);
    assert_eq!(attacker(&play.clone().says("roles: 5 2").shows("deploy")), Some(Seat::RED));
    assert_eq!(attacker(&play.says("roles: 2 5").shows("deploy")), Some(Seat::BLUE));
}

/// DR-SETUP-6: roles may be entered by hand.
#[test]
fn roles_can_be_agreed_on() {
    let foot = plain(&[HeavyFoot]);
    let play = led("none", "none", [&foot, &foot]).says("roles: blue").shows("deploy");
    assert_eq!(attacker(&play), Some(Seat::BLUE));
}

/// DR-SETUP-6, AMB-10: of equal dice who has more that ride, fly or cannot be seen; each unit counts once.
#[test]
fn a_tie_goes_to_who_has_more_riders() {
    // A rider that also flies is one; two on the other side are more.
    let red = [unit(LightRiders, &[], &[Fantastical::Flying]), unit(HeavyFoot, &[], &[])];
    let blue = [unit(LightFoot, &[], &[Fantastical::Burrowing]), unit(LightFoot, &[], &[Fantastical::Invisibility])];
    let play = led("none", "none", [&red, &blue]).says("roles: 4 4").shows("deploy");
    assert_eq!(attacker(&play), Some(Seat::BLUE));
}

/// DR-SETUP-6: still tied, they roll again.
#[test]
fn a_tie_that_stays_is_rolled_again() {
    let foot = plain(&[HeavyFoot]);
    let play = led("none", "none", [&foot, &foot]).says("roles: 4 4").shows("roles").says("roles: 3 4");
    assert_eq!(attacker(&play), Some(Seat::BLUE));
}

/// DR-TRAIT-8, AMB-11: a Wise Leader changes his own die by one, after both are seen.
#[test]
fn a_wise_leader_changes_his_die() {
    let foot = plain(&[HeavyFoot]);
    let play = led("none", "wise", [&foot, &foot]).says("roles: 4 4").shows("wise");
    assert_eq!(play.seat(), "blue");
    assert_eq!(attacker(&play.clone().says("wise: more").shows("deploy")), Some(Seat::BLUE));
    assert_eq!(attacker(&play.says("wise: less").shows("deploy")), Some(Seat::RED));
}

/// AMB-11: of two Wise Leaders the lower die decides first.
#[test]
fn of_two_wise_leaders_the_lower_die_decides_first() {
    let foot = plain(&[HeavyFoot]);
    let play = led("wise", "wise", [&foot, &foot]).says("roles: 4 3").shows("wise");
    assert_eq!(play.seat(), "blue");
    let play = play.says("wise: more").shows("wise");
    assert_eq!(play.seat(), "red");
    assert_eq!(attacker(&play.says("wise: more").shows("deploy")), Some(Seat::RED));
}

/// AMB-11: where both are Wise and the dice are equal, each decides in secret.
#[test]
fn two_wise_leaders_with_equal_dice_decide_in_secret() {
    let foot = plain(&[HeavyFoot]);
    let play = led("wise", "wise", [&foot, &foot]).says("roles: 4 4").shows("wise-both");
    assert_eq!(attacker(&play.says("wise-both: -1 0").shows("deploy")), Some(Seat::BLUE));
}

/// DR-SETUP-12: the Attacker has the first phase.
#[test]
fn the_attacker_acts_first() {
    let foot = plain(&[HeavyFoot]);
    let play = led("none", "none", [&foot, &foot]).says("roles: 2 5, deploy: done, quests:, quests:").shows("unit");
    assert_eq!(play.seat(), "blue");
}
