//! Section 11: the five scenarios.

use rattle_and_rend::book::{Bond, Reputation, Scenario, Tactic, Terrain, Trait, Type};
use rattle_and_rend::{ElementId, Event, Marker, RattleAndRend, State, WarbandEntry, Whereabouts};
use umpire_engine::table::{AnswerError, Diagram, Game, Scene, Seat, Words};
use umpire_tests::play::{Play, play, play_with, roster, won};

/// Two warbands that say nothing in the setup: 1, 1, 2, 2, 3, 3 points each.
fn on(scenario: &str) -> Play {
    let entries = [
        WarbandEntry::with(Type::Champion, Trait::DistantDoom),
        WarbandEntry::plain(Type::Dregs),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
    ];
    let band = roster(&entries, [Tactic::Elites, Tactic::Fusiliers], Bond::Strife, Reputation::Wary);
    play_with([band]).fields("own-1", "own-1").says("roles: red").sets_up(&format!("scenario: {scenario}"))
}

/// RR-SCN-0
#[test]
fn scenarios_are_scored_after_round_4() {
    let fourth = on("hill").rounds(3);
    assert_eq!((fourth.asks().as_str(), fourth.state().round), ("bid", 4));
    let scored = fourth.rounds(1).shows("on-hill");
    assert_eq!(scored.state().round, 4, "before the next Initiative Phase");
}

/// RR-SCN-0, RR-VIC-1
#[test]
fn every_scenario_is_lost_by_who_has_nobody_left() {
    for scenario in ["kill", "hill", "flags", "duel", "conquest"] {
        let mut game = on(scenario).red_begins();
        for (i, blue) in (1..=6).enumerate() {
            if !game.is_over() {
                game = game.kills(["red-5", "red-6"][i % 2], &format!("blue-{blue}"));
            }
        }
        assert_eq!(won(&game), Some(Some(Seat::RED)), "{scenario}");
    }
}

/// RR-SCN-KILL
#[test]
fn kill_them_all_has_no_last_round() {
    let game = on("kill").rounds(9);
    assert_eq!((game.asks().as_str(), game.state().round), ("bid", 10));
}

/// HR 19
#[test]
fn the_house_may_limit_the_rounds() {
    for (turns, last) in [(1, 4), (2, 6), (3, 8)] {
        let house = format!("rules: house, house: setup, {}", "house-rule: hr-19, ".repeat(turns));
        let game = play().says(&house).says("house-rule: back, house: done").fields("dwarves", "dwarves").sets_up("");
        let end = game.clone().rounds(last - 1);
        assert_eq!(end.asks(), "bid");
        assert_eq!(won(&end.rounds(1)), Some(None), "as many live points");
        let ahead = game.red_begins().kills("red-6", "blue-1").says("act: pass, act: pass, end-round: pass");
        assert_eq!(won(&ahead.rounds(last - 1)), Some(Some(Seat::RED)), "more live points");
    }
}

/// RR-SCN-HILL, GAP 106
#[test]
fn player_a_chooses_what_the_hill_is() {
    let hill = play()
        .fields("ghosts", "ghosts")
        .says("roles: blue, scenario: hill, density: sparse, theme: none")
        .shows("put-hill");
    assert_eq!((hill.seat(), hill.told().text), ("blue", Words::of("of any kind, in the middle")));
    let game = hill.says("put-hill:").shows("terrain");
    assert_eq!(game.title(), "Terrain, hill", "its kind is ticked with the others");
    assert!(game.says("terrain: rough inspiring").state().has(Terrain::Inspiring));
}

/// RR-SCN-HILL
#[test]
fn most_points_on_the_hill_win() {
    let score = on("hill").rounds(4).shows("on-hill");
    assert_eq!((score.seat(), score.facts().len()), ("red", 6));
    let blue = score.says("on-hill: red-1 red-3").shows("on-hill");
    assert_eq!(blue.seat(), "blue");
    assert_eq!(won(&blue.clone().says("on-hill: blue-5")), None, "3 against 3 goes on");
    assert_eq!(won(&blue.clone().says("on-hill: blue-5 blue-1")), Some(Some(Seat::BLUE)));
    assert_eq!(won(&blue.says("on-hill: blue-3")), Some(Some(Seat::RED)));
}

/// RR-SCN-HILL: a tie goes to live points, then to a fifth Round, then it is a draw.
#[test]
fn a_tied_hill_goes_on_for_one_round() {
    let tie = "on-hill: red-1, on-hill: blue-2";
    let fifth = on("hill").rounds(4).says(tie).shows("bid");
    assert_eq!(fifth.state().round, 5);
    assert_eq!(won(&fifth.clone().rounds(1).says(tie)), Some(None));
    assert_eq!(won(&fifth.rounds(1).says("on-hill: red-5, on-hill: blue-2")), Some(Some(Seat::RED)));
    let ahead = on("hill").red_begins().kills("red-5", "blue-1").says("act: pass, act: pass, end-round: pass");
    assert_eq!(won(&ahead.rounds(3).says(tie)), Some(Some(Seat::RED)), "more live points");
}

/// RR-SCN-FLAGS
#[test]
fn three_markers_are_laid_out() {
    let told = play().fields("ghosts", "ghosts").says("roles: blue, scenario: flags").sets_up_to("markers");
    assert_eq!((told.seat(), told.told().reach.map(|reach| reach.value)), ("blue", Some(3)));
    assert_eq!(on("flags").state().markers, [Marker::Free; 3]);
    // No other scenario has any.
    assert_eq!(on("kill").state().scenario, Scenario::KillThemAll);
}

/// RR-FLAG-5: the second marker off the board wins at once. (The markers themselves are moved in Turns.)
#[test]
fn two_markers_off_the_board_win() {
    let mut state = on("flags").state();
    for at in [0, 2] {
        assert!(!has_won(&state, Seat::RED));
        RattleAndRend::apply(&mut state, Event::Marker(at, Marker::Off(Seat::RED)));
    }
    assert!(has_won(&state, Seat::RED) && !has_won(&state, Seat::BLUE));
}

fn has_won(state: &State, seat: Seat) -> bool {
    state.verdict().map(|(winner, _)| winner) == Some(Some(seat))
}

/// RR-FLAG-6: what is sent off counts, and what is carried.
#[test]
fn markers_are_held_by_who_carries_them_or_sent_them_off() {
    let mut state = on("flags").state();
    let blue = state.of(Seat::BLUE).next().expect("blue has Elements").0;
    RattleAndRend::apply(&mut state, Event::Marker(0, Marker::Off(Seat::RED)));
    RattleAndRend::apply(&mut state, Event::Marker(1, Marker::Carried(blue, 3)));
    assert_eq!([state.markers_held(Seat::RED), state.markers_held(Seat::BLUE)], [1, 1]);
}

/// RR-FLAG-6, GAP 107
#[test]
fn points_near_the_markers_decide_where_markers_do_not() {
    let near = on("flags").rounds(4).shows("near");
    assert_eq!((near.seat(), near.note().as_str()), ("red", "160 mm"));
    let blue = near.says("near: red-1 red-2").shows("near");
    assert_eq!(won(&blue.clone().says("near: blue-3")), Some(None), "there is no Round 5");
    assert_eq!(won(&blue.clone().says("near: blue-5")), Some(Some(Seat::BLUE)));
    assert_eq!(won(&blue.says("near: blue-1")), Some(Some(Seat::RED)));
}

/// RR-SCN-DUEL
#[test]
fn a_duel_names_2_points_and_no_dregs() {
    let prey = play().fields("ghosts", "vampires").says("roles: red").sets_up_with("scenario: duel", "prey");
    // The three Champions, the led Fighters and the Skirmishers; no Ward.
    assert_eq!(prey.facts(), ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"]);
    let prey = prey.refuses("prey: blue-1", AnswerError::Weight).refuses("prey: blue-4", AnswerError::Weight);
    let prey = prey.refuses("prey: blue-5 blue-6", AnswerError::Weight);
    prey.clone().says("prey: blue-5");
    let other = prey.says("prey: blue-1 blue-3").shows("prey");
    assert_eq!(other.facts(), ["red-3", "red-4", "red-5", "red-6"], "no Dregs");
}

/// RR-SCN-DUEL, GAP 108: where 2 points cannot be had, the smallest total above.
#[test]
fn a_duel_without_2_points_names_the_next_total() {
    let threes = [WarbandEntry::led(Type::Fighters, Trait::DistantDoom); 4];
    let band = roster(&threes, [Tactic::Elites, Tactic::Fusiliers], Bond::Strife, Reputation::Wary);
    let prey = play_with([band]).fields("own-1", "own-1").says("roles: red").sets_up_with("scenario: duel", "prey");
    prey.refuses("prey: blue-1 blue-2", AnswerError::Weight).says("prey: blue-2").shows("prey");
}

/// RR-SCN-DUEL: what cannot be chosen is not asked.
#[test]
fn the_only_possible_target_is_named_without_asking() {
    let entries = [
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::led(Type::Fighters, Trait::DistantDoom),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::plain(Type::Dregs),
    ];
    let band = roster(&entries, [Tactic::Elites, Tactic::Fusiliers], Bond::Strife, Reputation::Wary);
    let game = play_with([band]).fields("own-1", "own-1").says("roles: red, scenario: duel");
    let game = game.says("density: sparse, theme: none, terrain:").shows("deployment-roll");
    let state = game.state();
    let named = |seat: Seat| state.side(seat).prey.iter().map(|id| state.element(id).number).collect::<Vec<_>>();
    assert_eq!([named(Seat::RED), named(Seat::BLUE)], [[1], [1]]);
}

/// RR-SCN-DUEL: the first to have all targets out of play wins, whatever took them.
#[test]
fn a_duel_is_won_with_the_last_target() {
    let game = on("duel");
    let named = game.state().side(Seat::RED).prey;
    assert_eq!(named.len(), 1, "the first Fighters, as the list offers them");
    let game = game.red_begins().kills("red-5", "blue-1");
    assert!(!game.is_over());
    assert_eq!(won(&game.kills("red-6", "blue-3")), Some(Some(Seat::RED)));
}

/// RR-SCN-DUEL: a banished target is not gone.
#[test]
fn a_banished_target_does_not_end_a_duel() {
    let mut state = on("duel").state();
    let prey: ElementId = state.side(Seat::RED).prey.first().expect("a target");
    RattleAndRend::apply(&mut state, Event::Put(prey, Whereabouts::Banished(2)));
    assert_eq!(state.verdict(), None);
    RattleAndRend::apply(&mut state, Event::Put(prey, Whereabouts::Table));
    RattleAndRend::apply(&mut state, Event::Removed(prey));
    assert!(has_won(&state, Seat::RED));
}

/// RR-SCN-CONQUEST: whoever is in neither of the first two strips is in the third.
#[test]
fn more_strips_win_a_conquest() {
    let told = play().fields("ghosts", "ghosts").says("roles: blue").sets_up_with("scenario: conquest", "strips");
    assert_eq!(told.seat(), "blue");
    let score = on("conquest").rounds(4).shows("strip");
    // Red 3, 3, 6; blue 6, 2, 4: red has the centre and the third strip.
    let red = score.says("strip: red-5, strip: red-6").shows("strip");
    assert_eq!(red.seat(), "blue");
    let second = red.clone().says("strip: blue-5 blue-6").shows("strip");
    assert_eq!(second.facts(), ["blue-1", "blue-2", "blue-3", "blue-4"], "an Element is in one strip");
    assert_eq!(won(&second.says("strip: blue-3, held:")), Some(Some(Seat::RED)));
    // Blue 4, 4, 4: the first two strips are blue's.
    assert_eq!(won(&red.says("strip: blue-5 blue-1, strip: blue-6 blue-2, held:")), Some(Some(Seat::BLUE)));
}

/// RR-SCN-CONQUEST: as many strips are decided in the centre, then by a fifth Round.
#[test]
fn a_tied_conquest_goes_to_the_centre_then_on() {
    let score = on("conquest").rounds(4);
    // Red 6, 0, 6; blue 2, 3, 7: blue has the centre and the third.
    let red = score.says("strip: red-5 red-6, strip:");
    assert_eq!(won(&red.clone().says("strip: blue-3, strip: blue-5, held:")), Some(Some(Seat::BLUE)));
    // Blue 5, 1, 6: a strip each, the third is nobody's, and blue has more in the centre.
    assert_eq!(won(&red.clone().says("strip: blue-5 blue-4, strip: blue-1, held:")), Some(Some(Seat::BLUE)));
    // Nothing between them.
    let tie = "strip: blue-5 blue-6, strip:, held:";
    let fifth = red.says(tie).shows("bid");
    assert_eq!(fifth.state().round, 5);
    assert_eq!(won(&fifth.rounds(1).says("strip: red-5 red-6, strip:").says(tie)), Some(None));
}

/// RR-SCN-CONQUEST: the board is the table of the score, the first strip nearest; how many each side holds stays known.
#[test]
fn the_board_shows_who_holds_which_strip() {
    // Red 6, 0, 6; blue 2, 3, 7.
    let spread = "strip: red-5 red-6, strip:, strip: blue-3, strip: blue-5";
    let shown = on("conquest").rounds(4).says(spread).shows("held");
    let Diagram::Held(ground) = shown.told().picture else { panic!("the board") };
    assert_eq!((ground.parts, ground.held()), ([[6, 7], [0, 3], [6, 2]], [1, 2]));
    assert_eq!((shown.seat(), shown.told().text), ("", Words::with("{} holds more", Seat::BLUE)));
    let tie = on("conquest").rounds(4).says("strip: red-5 red-6, strip:, strip: blue-5 blue-6, strip:").shows("held");
    assert_eq!(tie.told().text, Words::with("The centre is level: Round {}", 5u8));
    let fifth = tie.says("held:").shows("bid");
    let (state, mut notes) = (fifth.state(), Vec::new());
    state.notes(&mut |_, words| notes.push(words.line(&state).to_string()));
    assert!(notes.contains(&"Strips held: 0 to 0".into()), "{notes:?}");
    let last = fifth.rounds(1).says("strip: red-5 red-6, strip:, strip: blue-5 blue-6, strip:");
    assert_eq!(last.told().text, Words::of("The centre is level: a draw"));
}
