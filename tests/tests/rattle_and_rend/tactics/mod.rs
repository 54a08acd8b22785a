//! Section 7: the Tactics, played sentence by sentence.
//!
//! The warband of these games: 1 Fighters, 2 Shooters, 3 Skirmishers, 4 Dregs, 5 Champion, 6 Heavy, 7 Ward.

mod avengers;
mod butchers;
mod counter_punchers;
mod first_turn;
mod ground;
mod modifiers;
mod nightmares;
mod pack_hunters;
mod places;
mod poisoners;
mod resurrectionists;
mod soothsayers;
mod stats;
mod swarmers;
mod tacticians;
mod temptors;
mod thieves;
mod watchers;
mod zeal;

use rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::{Play, play_with, roster};

/// Tactics that say nothing as long as a warband is whole.
pub(crate) const QUIET: [Tactic; 2] = [Tactic::Butchers, Tactic::Zealots];

/// A Tactic beside one that says nothing.
pub(crate) fn only(tactic: Tactic) -> [Tactic; 2] {
    [tactic, if tactic == Tactic::Butchers { Tactic::Zealots } else { Tactic::Butchers }]
}

/// One of everybody, with these Tactics; its Bond and its Reputation stay out of the way.
pub(crate) fn band(tactics: [Tactic; 2]) -> Warband {
    let entries = [
        WarbandEntry::plain(Type::Fighters),
        WarbandEntry::plain(Type::Shooters),
        WarbandEntry::plain(Type::Skirmishers),
        WarbandEntry::plain(Type::Dregs),
        WarbandEntry::with(Type::Champion, Trait::SpotWeakness),
        WarbandEntry::with(Type::Heavy, Trait::Flyer),
        WarbandEntry::with(Type::Ward, Trait::Vengeance),
    ];
    roster(&entries, tactics, Bond::Null, Reputation::Wary)
}

/// The same, but these Elements are of the Fringe, whose Tactics say nothing (RR-CAMP-13).
pub(crate) fn mixed(tactics: [Tactic; 2], fringe: &[usize]) -> Warband {
    let mut band = band(tactics);
    band.tactics[1] = QUIET.iter().fold(Tactics::EMPTY, |all, tactic| all.and(*tactic));
    for number in fringe {
        band.entries[number - 1].fringe = true;
    }
    band
}

/// Red begins, on a table with this terrain.
pub(crate) fn game(red: Warband, blue: Warband, terrain: &str) -> Play {
    play_with([red, blue]).fields("own-1", "own-2").sets_up(&format!("terrain: {terrain}")).red_begins()
}

/// Red with these Tactics begins against blue with those.
pub(crate) fn fight(red: [Tactic; 2], blue: [Tactic; 2]) -> Play {
    game(band(red), band(blue), "")
}

/// The same on this terrain.
pub(crate) fn fight_on(red: [Tactic; 2], blue: [Tactic; 2], terrain: &str) -> Play {
    game(band(red), band(blue), terrain)
}

/// The same with this house rule turned so often.
pub(crate) fn by_house(rule: &str, red: [Tactic; 2], blue: [Tactic; 2], terrain: &str) -> Play {
    let turns: Vec<String> = rule.split_whitespace().map(|rule| format!("house-rule: {rule}")).collect();
    play_with([band(red), band(blue)])
        .says(&format!("rules: house, house: tactics, {}, house-rule: back, house: done", turns.join(", ")))
        .fields("own-1", "own-2")
        .sets_up(&format!("terrain: {terrain}"))
        .red_begins()
}

/// Stands and fights up to the facts; nobody reacts.
pub(crate) fn stands(play: Play, who: &str, target: &str) -> Play {
    let play = play.says(&format!("act: stand, who: {who}, target: {target}"));
    if play.asks() == "react" { play.says("react: none-more") } else { play }
}

/// Hits, on up to the Will check.
pub(crate) fn hits(play: Play, who: &str, target: &str) -> Play {
    let play = stands(play, who, target);
    let play = if play.asks() == "facts" { play.says("facts:") } else { play };
    let dice = play.roll().pool.count;
    play.says(&format!("roll: 20{}", " 1".repeat(usize::from(dice) - 1)))
}

/// Everybody passes; what the next Round begins with is open.
pub(crate) fn passes(play: Play) -> Play {
    let mut play = play;
    while ["act", "end-round"].contains(&play.asks().as_str()) {
        play = play.clone().says(&format!("{}: pass", play.asks()));
    }
    play
}

/// Everybody passes; red begins the next Round.
pub(crate) fn next_round(play: Play) -> Play {
    passes(play).red_begins()
}
