//! Games of all the rules between warbands written as text.

use rattle_and_rend::Warband;
use umpire_tests::play::{Play, play_with};

/// A game of all the rules between two warbands written as text; red begins after bids of 2 and 1.
pub(crate) fn meet(red: &str, blue: &str, terrain: &str) -> Play {
    meet_by(red, blue, terrain, "")
}

/// The same on an empty table after other bids.
pub(crate) fn bids(red: &str, blue: &str, bids: &str) -> Play {
    set_up(red, blue, "", "").says(bids)
}

/// The same by house rules, each named by its group and its number: `terrain hr-5`.
pub(crate) fn meet_by(red: &str, blue: &str, terrain: &str, house: &str) -> Play {
    set_up(red, blue, terrain, house).says("bid: 2 1, first: red")
}

fn set_up(red: &str, blue: &str, terrain: &str, house: &str) -> Play {
    let warband = |text: &str| {
        let text = format!("warband \"Own\" / {text} / reputation wary");
        let listed = Warband::read(&text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"));
        listed.resized::<8>().expect("a warband has eight Elements at the most")
    };
    let mut play = play_with([warband(red), warband(blue)]);
    for rule in house.split(',').map(str::trim).filter(|rule| !rule.is_empty()) {
        let (group, rule) = rule.split_once(' ').expect("a group and a rule");
        play = play.says(&format!("rules: house, house: {group}, house-rule: {rule}, house-rule: back, house: done"));
    }
    play.fields("own-1", "own-2").sets_up(&format!("terrain: {terrain}"))
}
