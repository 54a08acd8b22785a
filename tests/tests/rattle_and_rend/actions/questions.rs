//! Sections 2 and 16 in the game of all the rules: what is asked, what is skipped, what is only told.

use rattle_and_rend::book::Band;
use umpire_engine::table::{Diagram, Words};
use umpire_tests::play::{Play, whole_on};

use crate::written::meet;

/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion scheming-plot / heavy flyer";
/// 1 and 2 Shooters, 3 Skirmishers, 4 led Fighters, 5 Heavy.
const MIXED: &str = "shooters / shooters / skirmishers / fighters + champion distant-doom / heavy transport";

fn plain(tactics: &str) -> String {
    format!("{PLAIN} / tactics {tactics} / bond null")
}

fn mixed(tactics: &str) -> String {
    format!("{MIXED} / tactics {tactics} / bond null")
}

/// RR-Q-8, RR-FLOW-ATTACK: the gate lies after the first window and before the window of the target.
#[test]
fn dread_is_asked_between_declaration_and_target() {
    let game = meet(&mixed("rangers harriers"), &mixed("nightmares rangers"), "");
    let stand = game.says("act: stand, who: red-1, target: blue-4");
    assert_eq!(stand.offers(), ["none", "intimidate-blue-5", "none-more"], "who stands is not met midway");
    let dread = stand.says("react: none").shows("dread");
    assert_eq!(dread.seat(), "red");
    let target = dread.clone().says("dread: yes, roll: 11 1").shows("react");
    assert_eq!(target.offers(), ["none", "retaliate-blue-4", "suppress-blue-1", "suppress-blue-2", "none-more"]);
    let late = target.says("react: retaliate-blue-4, answer: accept").shows("move");
    assert_eq!(late.told().text, Words::of("End closer, or stay"));
    // The gate failed: no target, no window for it, and the Momentum stays spent.
    let lost = dread.says("dread: yes, roll: 10 10").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("red", (9, 11)));
}

/// RR-Q-8: a Nightmare near is a Penalty on Will, and is not asked for where there is one already.
#[test]
fn dread_is_asked_for_a_will_check_unless_a_penalty_is_known() {
    let hit = |faces: &str| {
        let game = meet(&plain("rangers harriers"), &mixed("nightmares rangers"), "").says("act: pass");
        game.says(&format!("act: stand, who: blue-1, target: red-1, react: none-more, facts:, roll: {faces}"))
    };
    assert_eq!(hit("11 1").facts(), ["nightmares"]);
    assert_eq!(hit("11 1").says("facts: nightmares").why(), ["-Nightmare"]);
    assert_eq!(hit("11 11").shows("roll").why(), ["-Critical hit"]);
    let without = meet(&plain("rangers harriers"), &plain("elites rangers"), "").says("act: pass");
    without.says("act: stand, who: blue-1, target: red-1, react: none-more, facts:, roll: 9 1").shows("roll");
}

/// RR-Q-9: an ally within S, unless a Bonus is known; nobody asks those who are no Shield-Brothers.
#[test]
fn brothers_are_asked_for_unless_a_bonus_is_known() {
    let hit = |target: &str| {
        let game = meet(&plain("rangers harriers"), &mixed("shield-brothers rangers"), "");
        game.says(&format!("act: stand, who: red-1, target: {target}, react: none-more, facts:, roll: 9 1"))
    };
    assert_eq!(hit("blue-1").facts(), ["shield-brothers"]);
    assert_eq!(hit("blue-1").says("facts: shield-brothers").roll().pool.count, 3);
    assert_eq!(hit("blue-4").shows("roll").why(), ["+Champion"], "its own Champion is known, and no brother");
}

/// RR-Q-7, RR-Q-12, RR-MOD-8: Inspiring ground helps against attacks alone, where it lies on the table.
#[test]
fn inspiring_ground_is_asked_for_against_attacks_only() {
    let game = meet(&plain("rangers watchers"), &mixed("elites watchers"), "inspiring hazardous");
    let hit = game.clone().says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 1");
    assert_eq!(hit.facts(), ["inspired"]);
    let leaves = game.says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll").shows("roll");
    assert_eq!(leaves.roll().name, "Will");
}

/// RR-Q-11: what Saboteurs spoilt is a row of the exits, and no Inspiring ground.
#[test]
fn sabotaged_ground_is_offered_where_there_are_saboteurs() {
    let exits = |tactics: &str, terrain: &str| {
        let game = meet(&plain("rangers watchers"), &plain(tactics), terrain);
        game.says("act: sprint, who: red-1, react: none-more")
    };
    let rough = exits("saboteurs elites", "rough").shows("leaving");
    assert_eq!(rough.offers(), ["open", "rough-roll", "rough-pay", "spoilt-roll", "spoilt-pay", "stay"]);
    assert_eq!(rough.clone().says("leaving: spoilt-roll").roll().name, "Will");
    assert_eq!(rough.says("leaving: spoilt-pay").momentum(), (7, 11), "the exit of a Hazard");
    let inspiring = exits("saboteurs elites", "inspiring").shows("leaving");
    assert_eq!(inspiring.offers(), ["open", "spoilt-roll", "spoilt-pay", "stay"]);
    exits("saboteurs elites", "blocking").shows("move");
    exits("elites harriers", "inspiring").shows("move");
}

/// RR-TERR-9: who is not asked about the ground it leaves.
#[test]
fn flyers_and_harriers_in_rough_are_not_asked() {
    let sprint = |who: &str, tactics: &str, terrain: &str| {
        let game = meet(&plain(tactics), &plain("elites watchers"), terrain);
        game.says(&format!("act: sprint, who: {who}, react: none-more"))
    };
    sprint("red-6", "elites watchers", "rough hazardous").shows("move");
    sprint("red-1", "harriers watchers", "rough").shows("move");
    assert_eq!(
        sprint("red-1", "harriers watchers", "rough hazardous").offers(),
        ["open", "hazard-roll", "hazard-pay", "stay"]
    );
    assert_eq!(sprint("red-1", "elites watchers", "rough").offers(), ["open", "rough-roll", "rough-pay", "stay"]);
}

/// RR-TERR-9: nothing holds whom a critical Crashing Wave moves.
#[test]
fn a_critical_wave_heeds_no_ground() {
    let red = "fighters / fighters / fighters / fighters / champion crashing-wave / heavy flyer \
               / tactics elites watchers / bond null";
    let wave = |faces: &str| {
        let game = meet(red, &plain("elites watchers"), "rough hazardous");
        game.says(&format!("act: crashing-wave, react: none-more, roll: {faces}, wave: red-1"))
    };
    wave("10 1").shows("leaving");
    wave("10 10").shows("move");
}

/// RR-TERR-9, RR-REP-COMPELLED: the Compelled are not held in their first Action, and are in the second.
#[test]
fn the_compelled_are_not_held_in_their_first_action() {
    let game = umpire_tests::play::play()
        .fields("ghosts", "ghosts")
        .sets_up("terrain: rough, compelled: ahead, ahead: red-1 red-3")
        .red_begins();
    let first = game.says("act: sprint, who: red-1, react: none-more").shows("move").says("move:");
    let other = first.says("act: sprint, who: red-2, react: none-more").shows("leaving").says("leaving: open, move:");
    other.says("act: sprint, who: red-1, react: none-more").shows("leaving");
}

/// RR-TERR-10, RR-TRN-7: after each of its moves, where there is ground it could be lost on.
#[test]
fn a_transport_is_asked_about_bad_ground_after_every_move() {
    let sprint = |blue: &str, terrain: &str| {
        let play =
            meet(&mixed("elites watchers"), &plain(blue), terrain).says("act: sprint, who: red-5, react: none-more");
        let play = if play.asks() == "ride" { play.says("ride: move") } else { play };
        let play = if play.asks() == "leaving" { play.says("leaving: open") } else { play };
        play.says("move:")
    };
    let rough = sprint("elites watchers", "rough").shows("bad-ground");
    assert_eq!(rough.seat(), "red");
    rough.clone().says("bad-ground: no").shows("act");
    let lost = rough.says("bad-ground: yes").shows("act");
    assert!(lost.is_out("red-5"));
    sprint("elites watchers", "hazardous").shows("bad-ground");
    sprint("elites watchers", "blocking inspiring").shows("act");
    sprint("saboteurs watchers", "inspiring").shows("bad-ground");
    // Pushed by the enemy it is lost just the same (GAP 148).
    let hit = meet(&plain("elites watchers"), &mixed("elites watchers"), "rough");
    let hit =
        hit.says("act: stand, who: red-6, target: blue-5, react: none-more, facts:, roll: 20 1, roll: 8 1, push:");
    assert!(hit.shows("bad-ground").says("bad-ground: yes").is_out("blue-5"));
}

/// RR-TERR-3, RR-TERR-5, RR-MOVE-4, GAP 30: Blocking and Inspiring ground is left like the open.
#[test]
fn nothing_holds_on_blocking_and_inspiring_ground() {
    let game = meet(&plain("elites watchers"), &plain("elites rangers"), "blocking inspiring");
    game.says("act: sprint, who: red-1, react: none-more").shows("move").says("move:").shows("act");
}

/// RR-MOVE-6, RR-REACT-1, GAP 52: who is moved by the enemy takes no exit test, and nobody reacts to it.
#[test]
fn forced_moves_take_no_exit_and_open_no_window() {
    let game = || meet(&plain("elites rangers"), &mixed("elites rangers"), "rough hazardous");
    let push = game().says("act: stand, who: red-1, target: blue-4, react: none, facts:, roll: 9 1, react: none");
    push.says("roll: 20 1 1").shows("push").says("push:").shows("act");
    let feint = game().says("act: feint, who: red-1, target: blue-1, react: none, leaving: open, move:, react: none");
    feint.says("confirm: blue-1, roll: 20 1").shows("feint").says("feint:").shows("act");
    let shift = game().says("act: stand, who: red-1, target: blue-4, react: none, facts:, roll: 9 1, react: none");
    shift.says("roll: 20 20 1, critical-will: foe, reposition: moved").shows("act");
}

/// RR-MOVE-7, RR-WILL-3: away and towards are said with the move.
#[test]
fn moves_say_their_direction() {
    let game = || meet(&plain("elites rangers"), &mixed("elites rangers"), "");
    let push = game().says("act: stand, who: red-1, target: blue-4, react: none-more, facts:, roll: 9 1, roll: 20 1 1");
    assert_eq!((push.told().text, push.told().by.is_some()), (Words::of("Away, not off the board"), true));
    let evade = game().says("act: sprint, who: red-1, react: none, move:, react: evade-blue-3");
    assert_eq!(evade.says("answer: accept, roll: 8 1").told().text, Words::of("Not closer to the enemy"));
    let call = game().says("act: maneuver, who: red-1, react: none-more, move:, roll: 20 1, ally: red-2");
    assert_eq!((call.told().text, call.told().picture), (Words::of("Towards the one calling"), Diagram::Towards));
}

/// RR-LOS-2, RR-LOS-4: a Champion sees its own host; all else that needs sight is asked for.
#[test]
fn sight_is_asked_for_but_not_between_a_host_and_its_champion() {
    let blue = "fighters + champion distant-doom / fighters / fighters / champion distant-doom / heavy flyer \
                / tactics elites rangers / bond null";
    let hit = meet(&plain("elites rangers"), blue, "")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 1")
        .shows("react");
    assert_eq!(hit.offers(), ["none", "rally-blue-1", "rally-blue-4", "none-more"]);
    assert_eq!((hit.gist("rally-blue-1"), hit.gist("rally-blue-4")), ("for itself", "if it sees them"));
}

/// RR-RNG-4, GAP 125: the distance is named before anything is spent, so it may be measured.
#[test]
fn distances_are_named_before_anything_is_spent() {
    let game = meet(&mixed("elites rangers"), &plain("elites rangers"), "");
    let stand = game.clone().says("act: stand, who: red-1").shows("target");
    assert_eq!((stand.note().as_str(), stand.momentum()), ("in 160 mm", (10, 11)));
    let doom = game.says("act: distant-doom").shows("target");
    assert_eq!((doom.note().as_str(), doom.momentum()), ("in 240 mm", (10, 11)));
}

/// RR-TAC-WATCHERS, GAP 83: their reach grows in Reactions, so contact decides melee or not.
#[test]
fn watchers_strike_back_from_beyond_contact() {
    let strike = |tactics: &str| {
        let game = meet(&mixed("elites rangers"), &plain(tactics), "");
        game.says("act: stand, who: red-1, target: blue-1, react: retaliate-blue-1, answer: accept, move:")
            .says("confirm: blue-1, facts:, roll: 1 1")
            .shows("in-reach")
    };
    let near = strike("watchers elites");
    assert_eq!(near.labels(), ["It is in 80 mm", "Out of reach"]);
    assert_eq!(near.clone().says("in-reach: yes").facts(), ["contact", "friend", "outnumbered"]);
    let shot = near.says("in-reach: yes, facts:");
    assert_eq!(shot.why(), ["+In 80 mm"], "not touching, and within S: a ranged attack");
    let touch = strike("harriers elites");
    assert_eq!(
        (touch.labels()[0].as_str(), touch.says("in-reach: yes").facts()),
        ("It is touching", vec!["friend".into(), "outnumbered".into()])
    );
}

/// RR-TAC-WATCHERS, RR-Q-4: Shooters who reach S see to M in a Reaction, and so must say how near it is.
#[test]
fn watchers_who_shoot_are_asked_how_near_the_enemy_is() {
    let suppress = |tactics: &str| {
        let game = meet(&plain("elites rangers"), &mixed(tactics), "");
        let moved = game.says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-1");
        moved.says("answer: accept").shows("facts").facts()
    };
    assert_eq!(suppress("berserkers watchers"), ["contact", "friend", "outnumbered", "close"]);
    assert_eq!(suppress("berserkers rangers"), ["contact", "friend", "outnumbered"], "within S in any case");
}

/// RR-Q-10: asked for the preset warbands as for any.
#[test]
fn moves_of_the_whole_game_say_band_and_pivots() {
    let ogres: Play = whole_on("ogrekin", "ghosts", "rough").says("act: sprint, who: red-6");
    let flyer = ogres.says("react: none-more").shows("move");
    assert_eq!(flyer.told().reach, Some(Band::L.reach()), "a Flyer's MOV is M");
}
