//! Section 9: what Reputations do in the setup.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Terrain, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry, Whereabouts};
use umpire_engine::table::{AnswerError, Kind, Seat, Words};
use umpire_tests::play::{Play, play, play_with, roster};

/// A warband of 1, 1, 1, 1, 2, 2, 2, 2 points with this Reputation.
fn known_for(reputation: Reputation) -> Warband {
    let champion = WarbandEntry::with(Type::Champion, Trait::DistantDoom);
    let fighters = WarbandEntry::plain(Type::Fighters);
    let entries = [champion, champion, champion, champion, fighters, fighters, fighters, fighters];
    roster(&entries, [Tactic::Elites, Tactic::Harriers], Bond::Strife, reputation)
}

/// Red is known for this, blue are Ghosts that stay in their zone; this seat is Player A.
fn first(reputation: Reputation, roles: &str) -> Play {
    play_with([known_for(reputation)]).fields("own-1", "ghosts").says(&format!("roles: {roles}"))
}

/// Who places how much from here on: `red: 5-7`.
fn points(game: Play) -> Vec<String> {
    game.deployments().iter().filter_map(|step| step.split(',').next().map(String::from)).collect()
}

/// RR-REP-WARY
#[test]
fn a_wary_player_a_places_3_or_4_points_first() {
    let steps = points(first(Reputation::Wary, "red").sets_up_to("deploy"));
    assert_eq!(steps, ["red: 3-4", "blue: 12", "red: 8-9"]);
}

/// RR-REP-WARY
#[test]
fn a_wary_player_b_places_8_or_9_and_the_rest_last() {
    let steps = points(first(Reputation::Wary, "blue").sets_up_to("zone").says("zone:"));
    assert_eq!(steps, ["blue: 5-7", "red: 8-9", "blue: 5-7", "red: 3-4"]);
}

/// GAP 139: a total inside the numbers where there is one, else everybody who is there.
#[test]
fn wary_numbers_give_way_to_whole_elements() {
    let wary = |tactic| {
        let entries = [WarbandEntry::plain(Type::Fighters); 6];
        roster(&entries, [tactic, Tactic::Harriers], Bond::Strife, Reputation::Wary)
    };
    let game = play_with([wary(Tactic::Elites)]).fields("own-1", "ghosts").says("roles: red").sets_up_to("deploy");
    assert_eq!(points(game)[0], "red: 3-4", "two of them make 4");
    let hidden = play_with([wary(Tactic::Ambushers)]).fields("own-1", "ghosts").says("roles: blue");
    let hidden = hidden.sets_up_to("ambush").says("ambush: red-1 red-2 red-3");
    assert_eq!(points(hidden), ["blue: 5-7", "red: 6", "blue: 5-7"], "of 6 points 8 cannot be placed");
}

/// RR-REP-COMPELLED
#[test]
fn the_compelled_may_put_3_or_4_points_ahead() {
    let asked = first(Reputation::Compelled, "red").sets_up_to("compelled");
    assert_eq!((asked.seat(), asked.offers()), ("red", vec!["ahead".into(), "zone".into()]));
    assert_eq!(asked.clone().says("compelled: zone").deployments().len(), 3);
    let placed = asked.says("compelled: ahead").sets_up_to("ahead");
    assert_eq!(placed.seat(), "red");
    let placed = placed.refuses("ahead: red-1 red-2", AnswerError::Weight).refuses("ahead:", AnswerError::Weight);
    let placed = placed.refuses("ahead: red-5 red-6 red-1", AnswerError::Weight).says("ahead: red-1 red-5");
    let ahead: Vec<u8> = placed.state().elements.iter().filter(|e| e.compelled).map(|e| e.number).collect();
    assert_eq!(ahead, [1, 5]);
}

/// RR-REP-DEVIOUS
#[test]
fn the_devious_move_up_to_4_points_of_the_enemy() {
    let asked = first(Reputation::Devious, "red").sets_up_to("devious");
    assert_eq!((asked.seat(), asked.facts().len()), ("red", 6));
    let asked = asked.refuses("devious: blue-5 blue-3", AnswerError::Weight);
    let shift = asked.says("devious: blue-1 blue-6").shows("shift");
    let reach = shift.told().reach.expect("a distance");
    assert_eq!((shift.seat(), reach.value), ("red", 160));
    shift.says("shift:").shows("shift").says("shift:").shows("bid");
    first(Reputation::Devious, "red").sets_up_to("devious").says("devious:").shows("bid");
}

/// HR 31
#[test]
fn the_house_may_hold_the_devious_to_80_mm() {
    let house = "rules: house, house: setup, house-rule: hr-31, house-rule: back, house: done";
    let game = play_with([known_for(Reputation::Devious)]).says(house).fields("own-1", "ghosts");
    let shift = game.sets_up_to("devious").says("devious: blue-1").shows("shift");
    assert_eq!(shift.told().reach.expect("a distance").value, 80);
}

/// RR-REP-PREPARED: as Player A.
#[test]
fn a_prepared_player_a_chooses_density_or_theme() {
    let asked = first(Reputation::Prepared, "red").says("scenario: kill, told:").shows("prepared-choice");
    assert_eq!((asked.seat(), asked.offers()), ("red", vec!["density".into(), "theme".into(), "neither".into()]));
    let density = asked.clone().says("prepared-choice: density").shows("density-pick");
    assert_eq!((density.seat(), density.offers()), ("red", vec!["sparse".into(), "dense".into()]));
    assert_eq!(density.says("density-pick: dense").shows("theme-roll").seat(), "blue");
    let theme = asked.clone().says("prepared-choice: theme, density: sparse").shows("theme-pick");
    assert_eq!((theme.seat(), theme.offers().len()), ("red", 4));
    let neither = asked.says("prepared-choice: neither").shows("terrain-dice");
    assert_eq!(neither.seat(), "blue");
    // As Player B it has no such choice.
    first(Reputation::Prepared, "blue").says("scenario: kill, told:").shows("terrain-dice");
}

/// RR-REP-PREPARED: as Player B.
#[test]
fn a_prepared_player_b_says_where_the_zones_lie() {
    let zone = first(Reputation::Prepared, "blue").sets_up_to("zone");
    assert_eq!((zone.seat(), zone.told().text), ("red", Words::with("{} is Prepared, and says where", Seat::RED)));
    assert_eq!(first(Reputation::Devious, "blue").sets_up_to("zone").seat(), "blue");
    // As Player A it takes one, and places with the same page.
    let taken = first(Reputation::Prepared, "red").sets_up_to("deploy");
    assert_eq!(taken.told().text, Words::with("First {} takes an edge", Seat::RED));
}

/// RR-REP-PREPARED: terrain changes once everybody stands.
#[test]
fn the_prepared_change_the_terrain_at_the_end() {
    let game = first(Reputation::Prepared, "red").sets_up_to("terrain").says("terrain: rough").sets_up_to("prepared");
    let Kind::Tick(tick) = game.question().kind else { panic!("a tick list") };
    let preset: Vec<bool> = tick.facts.iter().map(|fact| fact.preset).collect();
    assert_eq!((game.seat(), preset), ("red", vec![true, false, false, false]));
    let state = game.says("prepared: blocking").shows("bid").state();
    assert!(state.has(Terrain::Blocking) && !state.has(Terrain::Rough));
}

/// RR-REP-FRENZIED, GAP 104
#[test]
fn the_enemy_of_the_frenzied_holds_a_third_back() {
    let late = first(Reputation::Frenzied, "red").sets_up_to("late");
    assert_eq!((late.seat(), late.facts().len()), ("blue", 6));
    let late = late.refuses("late: blue-5", AnswerError::Weight).refuses("late:", AnswerError::Weight);
    let game = late.refuses("late: blue-5 blue-3", AnswerError::Weight).says("late: blue-5 blue-1");
    assert_eq!(game.element("blue-5").place, Whereabouts::Late);
    assert_eq!(game.sets_up("").momentum(), (12, 12), "they count as in play");
}

/// RR-REP-FRENZIED: a third of what would start on the table now.
#[test]
fn whoever_hides_is_not_counted_for_the_third() {
    let game = play_with([known_for(Reputation::Frenzied)]).fields("own-1", "ogrekin").says("roles: red");
    let late = game.sets_up_to("ambush").says("ambush: blue-6 blue-3").shows("late");
    // 6 are left, so 2 are held back.
    late.refuses("late: blue-1", AnswerError::Weight).says("late: blue-4").shows("deploy");
}

/// GAP 129
#[test]
fn the_third_is_the_nearest_lower_total() {
    let threes = [WarbandEntry::led(Type::Fighters, Trait::DistantDoom); 4];
    let threes = roster(&threes, [Tactic::Elites, Tactic::Harriers], Bond::Strife, Reputation::Devious);
    let game = play_with([known_for(Reputation::Frenzied), threes]).fields("own-1", "own-2").says("roles: red");
    game.sets_up_to("late").refuses("late: blue-1 blue-2", AnswerError::Weight).says("late: blue-1").shows("deploy");
}

/// RR-REP-ORDER, GAP 120
#[test]
fn prepared_comes_before_devious_and_player_a_first() {
    let ends = |red, blue, roles: &str| {
        let kept = play_with([known_for(red), known_for(blue)]).fields("own-1", "own-2");
        let mut game = kept.says(&format!("roles: {roles}")).sets_up_to("deploy");
        let mut order = Vec::new();
        while game.asks() != "bid" {
            if game.asks() != "deploy" {
                order.push(format!("{} {}", game.seat(), game.asks()));
            }
            game = game.plain_step();
        }
        order
    };
    let (prepared, devious) = (Reputation::Prepared, Reputation::Devious);
    assert_eq!(ends(devious, prepared, "red"), ["blue prepared", "red devious"]);
    assert_eq!(ends(prepared, devious, "blue"), ["red prepared", "blue devious"]);
    assert_eq!(ends(devious, devious, "blue"), ["blue devious", "red devious"]);
    assert_eq!(ends(prepared, prepared, "red"), ["red prepared", "blue prepared"]);
}

/// A Reputation without its moment asks nothing.
#[test]
fn plain_reputations_are_silent() {
    let game = play().fields("ghosts", "ghosts").says("roles: red").sets_up_to("zone").says("zone:");
    assert_eq!(game.asks(), "compelled");
    assert_eq!(game.says("compelled: zone, deploy:, compelled: zone, deploy:").asks(), "bid");
}
