//! More than two players.

use dragon_rampant::Team;
use dragon_rampant::book::UnitType::{HeavyFoot, LightMissiles, RavenousHordes};
use umpire_engine::table::Seat;

use crate::fixture::{BattlePlay, deployed, fresh, plain, to_deployment};
use crate::quests::{Tests, shoots};

pub(crate) fn four() -> BattlePlay {
    let side = plain(&[HeavyFoot, LightMissiles, RavenousHordes]);
    fresh(&[&side, &side, &side, &side]).says("rules: traits")
}

/// Whose phases come in a turn.
fn order(mut play: BattlePlay, sides: usize) -> Vec<&'static str> {
    let mut order = Vec::new();
    for _ in 0..sides {
        order.push(play.seat());
        play = play.says("unit: end");
    }
    order
}

/// DR-MULTI-1: players are of two teams, as they like; somebody is of each.
#[test]
fn players_are_of_two_teams() {
    let play =
        four().says("rules: teams").refuses("teams: red blue gold green", umpire_engine::table::AnswerError::Weight);
    let play = play.says("teams: red blue");
    let team = |seat| play.state().side(seat).team;
    assert_eq!([0, 1, 2, 3].map(|seat| team(Seat(seat)) == team(Seat::RED)), [true, true, false, false]);
}

/// DR-MULTI-1: two players have neither teams nor an order to choose.
#[test]
fn two_players_choose_neither() {
    let side = plain(&[HeavyFoot]);
    let play = fresh(&[&side, &side]);
    assert!(play.off("teams").is_some() && play.off("phases").is_some());
}

/// DR-MULTI-2: round the table, from the Attackers' first player on.
#[test]
fn phases_go_round_the_table() {
    assert_eq!(order(deployed(to_deployment(four())), 4), ["red", "blue", "gold", "green"]);
    let blue =
        four().says("rules: fight, terrain: done, trait: none, trait: none, trait: none, trait: none, roles: blue");
    assert_eq!(order(deployed(blue), 4), ["blue", "gold", "green", "red"]);
}

/// DR-MULTI-2: a card each, shuffled every turn; equal dice are rolled again.
#[test]
fn phases_come_by_cards() {
    let play = deployed(to_deployment(four().says("rules: phases, phases: cards"))).shows("cards");
    let play = play.says("cards: 3 6 3 1").shows("cards").says("cards: 2 5").shows("unit");
    assert_eq!(order(play, 4), ["blue", "gold", "red", "green"]);
}

/// DR-MULTI-2: the Attackers together, one unit of this player, one of that; a failed order ends its player's phase alone.
#[test]
fn teams_act_together() {
    let play = deployed(to_deployment(four().says("rules: phases, phases: together"))).shows("unit");
    let all = ["red-1", "red-2", "red-3", "gold-1", "gold-2", "gold-3"];
    assert_eq!(play.offers()[..6], all);
    let play = play.says("unit: gold-1, order: move, test: 6 6, move: done, unit: red-1, order: move, test: 6 6");
    let play = play.says("move: done, unit: gold-2, order: move, test: 1 1").shows("unit");
    assert_eq!(play.offers(), ["red-2", "red-3", "battle", "end"], "Gold's phase is over");
    let play = play.says("unit: red-2, order: move, test: 1 1").shows("unit");
    assert_eq!(play.offers()[..6], ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]);
    // They end it together, and the next turn begins with the Attackers.
    let play = play.says("unit: end").shows("unit");
    assert_eq!((play.state().turn, play.offers()[..6].to_vec()), (2, all.map(String::from).to_vec()));
}

/// DR-MULTI-3: a team's Glory is its scenario's and all its players' Quests; a kill is its own player's.
#[test]
fn a_team_counts_its_glory_together() {
    let play = to_deployment(four().says("rules: pick, scenario: ring, told: done")).says("ring: 0, deploy: done");
    let play = play.says("quests: destroy-more, quests:, quests: destroy-more, quests:");
    let play = shoots(play, "red-2", "blue-3", 12, "6 6").says("unit: battle, end: agreed");
    let battle = play.state();
    assert_eq!((battle.ledger.of(Seat(0)).kills, battle.ledger.of(Seat(2)).kills), (1, 0));
    let play = play.says("judged: destroy-more-1");
    let battle = play.state();
    // One unit, 2 by Red's Quest, and Gold's cost 1; the Defenders kept the ring.
    assert_eq!((battle.glory(Team::Attackers), battle.glory(Team::Defenders)), (2, 4));
    assert_eq!(battle.best_of(Team::Attackers), Some(Seat(0)));
}

/// DR-SCEN-4: a team is in play as long as one of its Warbands is.
#[test]
fn a_team_is_in_play_as_long_as_one_warband_is() {
    let (strong, weak) = (plain(&[LightMissiles]), plain(&[RavenousHordes]));
    let play = fresh(&[&strong, &weak, &strong, &weak]).says("rules: traits, rules: pick, scenario: pot, told: done");
    let play = deployed(to_deployment(play));
    let one = shoots(play, "red-1", "blue-1", 12, "6 6").then_tests("6 6", "full");
    let one = one.shows("unit");
    assert_eq!(one.seat(), "gold");
    shoots(one, "gold-1", "green-1", 12, "6 6").shows("judged");
}
