//! Own side, friend and enemy, where sides are allied (WH-SETUP-3): who has a captain's help, and who his harm.

use umpire_tests::battle::{BattlePlay, warbands};

/// Red and gold are friends, and blue is alone; red has the first turn, blue the second.
fn allied(red: &str, blue: &str, gold: &str) -> BattlePlay {
    let setup = "rules: alliances, alliance: a, alliance: b, alliance: a, rules: fight, deploy: done";
    warbands(&[red, blue, gold]).says(setup)
}

const ORDER: &str = "initiative: 6 5 4, first: first";

/// WH-CAPT-4, WH-SETUP-3: Shrewd counts for his own side alone.
#[test]
fn a_friends_shrewd_captain_changes_only_his_own_dice() {
    let play = allied("unit warriors", "unit warriors", "unit bowmen captain shrewd").says("initiative: 6 5 4");
    assert_eq!((play.asks().as_str(), play.seat()), ("shrewd", "gold"));
    let play = play.says("shrewd: keep");
    assert_eq!((play.asks().as_str(), play.seat()), ("first", "red"), "and nobody else is asked");
}

/// WH-CAPT-7, WH-SETUP-3: Dangerous counts for his own side alone.
#[test]
fn a_friends_dangerous_captain_rerolls_only_for_his_own() {
    let play = allied("unit warriors", "unit warriors", "unit bowmen captain dangerous").says(ORDER);
    let play = play.says("unit: red-1, activate: still, action: attack-1, target: blue-1, attack: 1 1 1 1 1");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
    let play = play.says("unit: blue-1, activate: pass, unit: gold-1, activate: still, action: attack-1");
    assert_eq!(play.says("target: blue-1, attack: 1 1 1").asks(), "dice");
}

/// WH-CAPT-3: Wicked hurts enemies, and no friend of another colour.
#[test]
fn a_friends_wicked_captain_does_no_harm() {
    let play = allied("unit bowmen", "unit warriors", "unit bowmen captain wicked").says(ORDER);
    let fails = |play: BattlePlay, who: &str| {
        let play = play.says(&format!("unit: more, more: test, tester: {who}"));
        let near = if play.asks() == "near-captain" { "near-captain:," } else { "" };
        play.says(&format!("{near} resolve: 6"))
    };
    let friend = fails(play.clone(), "red-1");
    assert_eq!((friend.asks().as_str(), friend.fs("red-1")), ("unit", 8));
    let enemy = fails(play, "blue-1");
    assert_eq!((enemy.asks().as_str(), enemy.offers()), ("wicked", vec!["gold".into()]));
}

/// WH-CAPT-8: a friendly Unit is any of the alliance.
#[test]
fn a_friends_level_headed_captain_helps() {
    let play = allied("unit warriors", "unit warriors", "unit bowmen captain level-headed").says(ORDER);
    let offers = |play: &BattlePlay| play.offers().contains(&"level-headed".into());
    let red = play.says("unit: red-1");
    assert!(offers(&red));
    assert!(!offers(&red.says("activate: pass, unit: blue-1")), "no enemy's");
}

/// WH-ROUND-5: of friends who are left, the stronger is named.
#[test]
fn of_two_friends_the_one_with_more_fs_is_named() {
    let won = |red: &str, gold: &str| {
        let play = allied(red, "unit warriors", gold).says(ORDER).corrects("blue-1", "place", 2);
        let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn, over: yes");
        play.won()
    };
    assert_eq!(won("unit warriors", "unit bowmen"), Some("red"));
    assert_eq!(won("unit bowmen", "unit warriors"), Some("gold"));
}
