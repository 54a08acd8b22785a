//! Section 3 in the game of all the rules: what comes of a Will check, cause by cause.

use rattle_and_rend::book::Band;
use umpire_engine::table::Seat;
use umpire_tests::play::Play;

use crate::written::{meet, meet_by};

/// 1 and 2 Fighters, 3 Shooters, 4 Colossal, 5 Champion, 6 Ward that detonates, 7 Ward.
const MIXED: &str =
    "fighters / fighters / shooters / heavy colossal / champion push-to-the-brink / ward detonate / ward sacrifice";
/// 1 to 4 Fighters, 5 Champion, 6 Heavy.
const PLAIN: &str = "fighters / fighters / fighters / fighters / champion banish-foe / heavy flyer";

fn game() -> Play {
    game_by("", "")
}

fn game_by(terrain: &str, house: &str) -> Play {
    let rest = "tactics elites rangers / bond null";
    meet_by(&format!("{PLAIN} / {rest}"), &format!("{MIXED} / {rest}"), terrain, house)
}

/// Red acts, and blue's Ward blows up among these; who acted withstands it.
fn blast(red: &str, blue: &str) -> Play {
    let act = game().says("act: sprint, who: red-1, react: detonate-blue-6, answer: accept");
    act.says(&format!("blast: {red}, blast: {blue}, roll: 10"))
}

/// RR-WILL-5, GAP 49: who withstands a blast stays where it is, and nobody pushes it.
#[test]
fn who_withstands_a_blast_is_not_pushed() {
    let will = blast("red-2", "");
    assert_eq!((will.note().as_str(), will.why()), ("blast", vec!["-Blast".to_string()]));
    assert_eq!(will.says("roll: 10").shows("move").told().reach, Some(Band::M.reach()), "red's Action goes on");
}

/// RR-WILL-7: a critical against a blast moves its own Element, and there is no enemy to shift.
#[test]
fn a_critical_against_a_blast_moves_itself_only() {
    // A Champion's Bonus makes it two dice.
    let red = "fighters + champion banish-foe / fighters / fighters / heavy flyer / ward detonate / ward defiance \
               / tactics elites rangers / bond null";
    let will = || {
        let game = meet(red, &format!("{MIXED} / tactics elites rangers / bond null"), "");
        game.says("act: sprint, who: red-2, react: detonate-blue-6, answer: accept, blast: red-1, blast:")
    };
    assert_eq!(will().why(), ["+Champion", "-Blast"]);
    let critical = will().says("roll: 10 10, roll: 10").shows("critical-will");
    assert_eq!(critical.offers(), ["move", "nothing"]);
    assert_eq!(critical.seat(), "red");
}

/// RR-WILL-7: a Ward neither moves itself nor anybody else after a blast.
#[test]
fn a_ward_in_a_blast_has_nothing_to_choose() {
    let will = blast("", "blue-7").shows("roll");
    assert_eq!(will.says("roll: 20").shows("move").seat(), "red");
}

/// RR-WILL-5, RR-WILL-7: of the check for its own banishing nothing comes but staying or going.
#[test]
fn who_banishes_and_stays_is_not_moved() {
    let will = || game().says("act: banish-foe, target: blue-1, react: none-more, roll: 1").shows("roll");
    assert_eq!((will().seat(), will().note().as_str()), ("red", "its own doing"));
    will().says("roll: 11 1").shows("act");
    will().says("roll: 11 11").shows("act");
    let lost = will().says("roll: 1 1").shows("act");
    assert!(lost.is_out("red-5"));
}

/// RR-WILL-3, RR-TR-COLOSSAL: a Colossal is not pushed; a critical of its own it has like anybody.
#[test]
fn a_colossal_is_not_pushed() {
    let hit =
        || game().says("act: stand, who: red-1, target: blue-4, react: none-more, facts:, roll: 20 1").shows("roll");
    hit().says("roll: 8 1").shows("act");
    assert_eq!(hit().says("roll: 8 8").shows("critical-will").offers(), ["move", "foe", "nothing"]);
    assert!(hit().says("roll: 1 1").is_out("blue-4"));
}

/// RR-WILL-3, RR-WILL-6: what a critical Push to the Brink forces is withstood like an attack.
#[test]
fn who_is_driven_to_the_brink_is_pushed_or_turns_the_tables() {
    let will = || {
        let brink = game().says("act: pass, act: push-to-the-brink, target: red-1, react: none-more, roll: 10 10");
        brink.shows("drive").says("drive:").shows("roll")
    };
    assert_eq!((will().seat(), will().why().len()), ("red", 0), "no attack was critical");
    let push = will().says("roll: 10 1").shows("push");
    assert_eq!(push.seat(), "blue");
    assert_eq!(will().says("roll: 10 10").shows("critical-will").offers(), ["move", "foe", "nothing"]);
}

/// RR-FLOW-WILL: the Reactive Player may answer the check a critical Push forces.
#[test]
fn a_check_forced_by_a_push_is_answered() {
    let red = "fighters / fighters / fighters / champion banish-foe / champion banish-foe / heavy flyer / ward sacrifice \
               / tactics elites rangers / bond null";
    let game = meet(red, &format!("{MIXED} / tactics elites rangers / bond null"), "").says("act: pass");
    let brink = game.says("act: push-to-the-brink, target: red-1, react: none, roll: 10 10, drive:").shows("react");
    assert_eq!(brink.offers(), ["none", "rally-red-4", "rally-red-5", "sacrifice-red-7", "none-more"]);
}

/// RR-WILL-2, HR 25, GAP 47: by house rule a failed test of one's own removes it.
#[test]
fn who_fails_its_own_test_is_removed_by_house_rule_only() {
    let blink = |house: &str| {
        let attack = game_by("", house).says("act: stand, who: red-1, target: blue-7, react: blink-blue-7");
        attack.says("answer: accept, roll: 1 1")
    };
    assert_eq!((blink("").asks().as_str(), blink("").is_out("blue-7")), ("facts", false));
    let gone = blink("terrain hr-25");
    assert!(gone.is_out("blue-7"));
    let other = gone.shows("aim").says("aim: none").shows("act");
    assert_eq!(other.active(), "red", "the Reaction failed");
}

/// RR-TERR-4, HR 05, GAP 32: by house rule who fails to leave a Hazard is stuck.
#[test]
fn who_fails_to_leave_a_hazard_is_stuck_by_house_rule_only() {
    let exit = |house: &str| {
        let game = game_by("hazardous", house).says("act: charge, who: red-1, target: blue-1, react: none-more");
        game.says("leaving: hazard-roll, roll: 1 1")
    };
    assert!(exit("").is_out("red-1") && exit("").asks() == "act");
    let stuck = exit("terrain hr-5").shows("move");
    assert!(!stuck.is_out("red-1"));
    assert_eq!(stuck.told().text, "Stay inside that terrain".into());
    stuck.says("move:").shows("confirm");
}

/// RR-WILL-9, HR 17, GAP 51: by house rule no forced move leaves the board.
#[test]
fn nobody_is_driven_off_the_board_by_house_rule() {
    let shift = |house: &str| {
        let hit =
            game_by("", house).says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 1");
        hit.says("roll: 10 10, critical-will: foe").shows("reposition")
    };
    assert_eq!(shift("").offers(), ["moved", "off-board"]);
    let kept = shift("terrain hr-17");
    assert_eq!(kept.told().text, "Not off the board".into());
    assert!(!kept.says("reposition:").shows("act").is_out("red-1"));
}

/// RR-REACT-SACRIFICE, RR-FLOW-WILL: who stands in takes the consequences.
#[test]
fn who_stands_in_is_pushed_or_lost_instead() {
    let stands = || {
        let hit = game().says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 9 9");
        hit.says("react: sacrifice-blue-7, reactor: blue-2, answer: accept").shows("roll")
    };
    assert_eq!(stands().why(), ["-Critical hit", "+Sacrifice"], "the Penalty of the attack goes with it");
    let lost = stands().says("roll: 1 1").shows("act");
    assert!(lost.is_out("blue-2") && !lost.is_out("blue-1"));
    assert_eq!(lost.active(), "blue", "it succeeds of itself");
    let push = stands().says("roll: 10 1").shows("push");
    assert_eq!(push.told().piece, push.state().of(Seat::BLUE).nth(1).map(|(id, _)| id));
}

/// RR-TAC-AVENGERS, RR-FLOW-REMOVE, RR-FLOW-EXIT: a Hazard takes one, and it is avenged before anything else.
#[test]
fn who_is_lost_in_a_hazard_is_avenged_at_once() {
    let red = format!("{PLAIN} / tactics avengers elites / bond null");
    let game = meet(&red, &format!("{MIXED} / tactics elites rangers / bond null"), "hazardous");
    let lost = game.says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1");
    assert!(lost.is_out("red-1"));
    let avenge = lost.shows("avenge");
    assert_eq!(avenge.seat(), "red");
    let hit = avenge.says("avenge: red-2, avenge-at: blue-1, facts:, roll: 20 1").shows("roll");
    assert_eq!((hit.seat(), hit.roll().name), ("blue", "Will"), "and nobody reacts to it (RR-REACT-1)");
    assert_eq!(hit.says("roll: 1 1").shows("act").active(), "red");
}

/// RR-MORALE-5, RR-MORALE-4: whoever has fewer points rolls first; who passes stays, and nobody is moved.
#[test]
fn in_morale_the_weaker_side_rolls_first() {
    let plain = format!("{PLAIN} / tactics elites rangers / bond strife");
    let mut play = meet(&plain, &plain, "");
    for (who, target) in [("red-1", "blue-1"), ("red-2", "blue-2"), ("red-1", "blue-3"), ("red-2", "blue-5")] {
        play = play.kills(who, target);
    }
    play = play.says("act: pass");
    for (who, target) in [("blue-4", "red-1"), ("blue-6", "red-2"), ("blue-4", "red-3")] {
        play = play.kills(who, target);
    }
    let mut morale = play.says("act: pass, act: pass, end-round: pass");
    for (seat, faces) in [("blue", "20 20"), ("blue", "20 1"), ("red", "20 20"), ("red", "20 1"), ("red", "1 1")] {
        assert_eq!((morale.asks().as_str(), morale.seat(), morale.note().as_str()), ("roll", seat, "Morale"));
        morale = morale.says(&format!("roll: {faces}"));
    }
    assert_eq!((morale.asks().as_str(), morale.momentum()), ("bid", (3, 5)), "a Heavy of 3 was lost");
}
