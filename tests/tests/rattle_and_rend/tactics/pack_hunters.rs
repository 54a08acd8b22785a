//! RR-TAC-PACK-HUNTERS: once a Round several act or react as one.

use rattle_and_rend::book::Tactic::PackHunters;
use rattle_and_rend::book::{Bond, Reputation, Trait, Type};
use rattle_and_rend::{Marker, Warband, WarbandEntry};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, by_house, fight, game, mixed, next_round, only};

fn pack() -> Play {
    fight(only(PackHunters), QUIET)
}

/// Three of a kind each: Shooters 1 to 3, Skirmishers 4 and 5, a Ward that blows up, a Champion.
fn kin() -> Warband {
    let (shooters, skirmishers) = (WarbandEntry::plain(Type::Shooters), WarbandEntry::plain(Type::Skirmishers));
    let ward = WarbandEntry::with(Type::Ward, Trait::Detonate);
    let champion = WarbandEntry::with(Type::Champion, Trait::DistantDoom);
    let entries = [shooters, shooters, shooters, skirmishers, skirmishers, ward, champion];
    umpire_tests::play::roster(&entries, only(PackHunters), Bond::Null, Reputation::Wary)
}

/// RR-TAC-PACK-HUNTERS: they join once it is chosen; one price, and each its own target.
#[test]
fn a_pack_fights_for_one_price() {
    let open = pack().says("act: stand, who: red-1, target: blue-1").shows("join");
    assert_eq!(
        (open.facts(), open.note().as_str()),
        (vec!["red-2".into(), "red-3".into(), "red-4".into(), "red-5".into(), "red-6".into()], "160 mm, seen")
    );
    let joined = open.says("join: red-2").shows("react");
    assert_eq!(joined.momentum().0, 10);
    let first = joined.says("react: none-more, facts:");
    assert_eq!((first.note().as_str(), first.why()), ("Fighters", vec!["+Pack".to_string()]));
    let second = first.says("roll: 1 1 1").shows("aim");
    assert_eq!((second.note().as_str(), second.gists()[0]), ("Shooters", "In 160 mm and in sight"));
    let shot = second.says("aim: blue-3, facts:");
    assert_eq!((shot.note().as_str(), shot.why()), ("Skirmishers", vec!["+Pack".to_string()]));
    let over = shot.says("roll: 1 1 1").shows("act");
    let blocked = over.says("act: sprint").offers();
    assert!(!blocked.contains(&"red-1".into()) && !blocked.contains(&"red-2".into()), "both acted last");
}

/// RR-TAC-PACK-HUNTERS, RR-REACT-10: another mover is another matter, and is asked about.
#[test]
fn each_of_a_pack_is_watched_for_itself() {
    let charge = pack().says("act: charge, who: red-1, target: blue-1, join: red-2, react: none, move:").shows("react");
    assert_eq!(charge.deed(), "Fighters: Charge | Fighters | moved");
    let second = charge.says("react: none, move:").shows("react");
    assert_eq!(second.deed(), "Shooters: Charge | moved", "its own target comes later");
}

/// GAP 79, RR-MOD-10: a Bonus for exactly two, none for three, none for one.
#[test]
fn only_a_pair_has_the_bonus() {
    let three = pack().says("act: stand, who: red-1, target: blue-1, join: red-2 red-4, react: none-more, facts:");
    assert!(three.why().is_empty());
    assert!(pack().says("act: stand, who: red-1, target: blue-1, join:, react: none-more, facts:").why().is_empty());
}

/// RR-TAC-PACK-HUNTERS: all the Fury before the first Will (RR-WILL-10).
#[test]
fn a_pack_rolls_all_its_fury_first() {
    let both = pack()
        .says("act: stand, who: red-1, target: blue-1, join: red-2, react: none-more, facts:, roll: 20 1 1")
        .shows("aim")
        .says("aim: blue-2, facts:, roll: 20 1 1");
    assert_eq!((both.seat(), both.roll().name), ("blue", "Will"));
}

/// RR-TAC-PACK-HUNTERS: once a Round.
#[test]
fn a_pack_hunts_once_a_round() {
    let used = pack().says("act: sprint, who: red-1, join: red-2, react: none-more, move:, move:").shows("act");
    let again = used.says("act: sprint, who: red-3, react: none-more, move:").shows("act");
    next_round(again).says("act: sprint, who: red-1").shows("join");
    let kept = pack().says("act: sprint, who: red-1, join:, react: none-more, move:");
    kept.says("act: sprint, who: red-2").shows("join");
}

/// RR-TAC-PACK-HUNTERS, RR-TURN-8: each must be a legal choice itself; a Ward never is, nor is the Fringe.
#[test]
fn who_acted_last_cannot_join() {
    let acted = pack().says("act: sprint, who: red-1, join:, react: none-more, move:, act: sprint, who: red-2");
    assert_eq!(acted.facts(), ["red-3", "red-4", "red-5", "red-6"]);
    let fringe = game(mixed(only(PackHunters), &[2, 3, 4]), band(QUIET), "");
    assert_eq!(fringe.clone().says("act: sprint, who: red-1").facts(), ["red-5", "red-6"]);
    fringe.says("act: sprint, who: red-2, react: none-more").shows("move");
    // Nobody else has that Champion's Action: nobody is asked to join.
    pack().says("act: spot-weakness, ally: red-1").shows("react");
}

/// RR-TAC-PACK-HUNTERS: an Intimidate stops all of them.
#[test]
fn intimidate_stops_the_pack() {
    let stopped = pack()
        .says("act: charge, who: red-1, target: blue-1, join: red-2, react: intimidate-blue-6")
        .says("answer: accept")
        .shows("which");
    assert_eq!((stopped.seat(), stopped.offers()), ("blue", vec!["red-1".into(), "red-2".into()]));
    let stopped = stopped.says("which: red-2");
    let over = stopped.clone().says("roll: 7 1").shows("act");
    assert_eq!((over.active(), over.momentum().0), ("blue", 10));
    let moved = stopped.says("roll: 7 7, reposition: off-board");
    assert!(moved.is_out("red-2") && !moved.is_out("red-1"));
}

/// RR-TAC-PACK-HUNTERS: it is one Action, so one Reaction answers it.
#[test]
fn a_pack_is_answered_once() {
    let moved = pack().says("act: sprint, who: red-1, join: red-2, react: none, move:");
    let evaded = moved.says("react: evade-blue-3, answer: accept, roll: 1 1, move:");
    evaded.shows("move").says("move:").shows("act");
}

/// RR-TAC-PACK-HUNTERS: the others go on when their leader is blown up.
#[test]
fn a_pack_goes_on_without_its_leader() {
    let blast = game(band(only(PackHunters)), kin(), "")
        .says("act: stand, who: red-1, target: blue-1, join: red-2, react: detonate-blue-6")
        .says("answer: accept, blast:, blast:, roll: 1");
    assert!(blast.is_out("red-1"));
    assert_eq!(blast.shows("aim").gists()[0], "In 160 mm and in sight");
}

/// RR-TAC-PACK-HUNTERS: Reactions too, of the same type and the same Reaction; a pair has its Bonus.
#[test]
fn a_pack_reacts_together() {
    let fellows = game(band(QUIET), kin(), "")
        .says("act: sprint, who: red-1, react: none, move:, react: suppress-blue-1")
        .shows("join");
    assert_eq!((fellows.seat(), fellows.facts()), ("blue", vec!["blue-2".into(), "blue-3".into()]));
    let first = fellows.says("join: blue-3, answer: accept, facts:");
    assert_eq!((first.why(), first.momentum().1), (vec!["+Pack".to_string()], 11));
    let second = first.says("roll: 1 1 1, facts:");
    assert_eq!(second.why(), ["+Pack"]);
    let hit = second.clone().says("roll: 11 1 1, roll: 10 1, push:").shows("act");
    assert_eq!(hit.active(), "blue", "one of them succeeded");
    assert_eq!(second.says("roll: 1 1 1, move:").shows("act").active(), "red");
}

/// RR-TAC-PACK-HUNTERS: once a Round for both together.
#[test]
fn a_pack_that_reacted_does_not_act_together() {
    let used = game(band(QUIET), kin(), "")
        .says("act: sprint, who: red-1, react: none, move:, react: evade-blue-4, join: blue-5")
        .says("answer: accept");
    assert_eq!(used.why(), ["+Pack"]);
    let over = used.says("roll: 8 1 1, move:, roll: 1 1 1, move:").shows("act");
    over.says("act: sprint, who: blue-1, react: none-more").shows("move");
}

/// HR 23: by house rule each may do something else.
#[test]
fn by_house_rule_a_pack_does_what_it_likes() {
    let any = by_house("hr-23", only(PackHunters), QUIET, "");
    let sprint = any.says("act: sprint, who: red-1, join: red-2, react: none-more, move:").shows("action");
    let shot = sprint.says("action: stand, target: blue-1");
    let shot = if shot.asks() == "react" { shot.says("react: none-more") } else { shot };
    let roll = shot.says("facts:");
    assert_eq!((roll.note().as_str(), roll.why()), ("Fighters", vec!["+Pack".to_string()]));
    let over = roll.says("roll: 1 1 1").shows("act");
    assert!(!over.says("act: sprint").offers().contains(&"red-2".into()));
}

/// RR-WILL-10, RR-TAC-PACK-HUNTERS: whom the first has hit rolls its Will after the second's Fury, though a Reaction
/// with dice of its own comes between them.
#[test]
fn a_reaction_does_not_part_the_fury_of_a_pack() {
    let dregs = pack()
        .says("act: stand, who: red-1, target: blue-1, join: red-2, react: none, facts:, roll: 20 20 20")
        .says("aim: blue-3, react: fodder-blue-4, answer: accept, roll: 20 1, swap:");
    let second = dregs.shows("facts");
    assert!(!second.is_out("blue-1"));
    let fury = second.says("facts:").shows("roll");
    assert_eq!((fury.seat(), fury.roll().name, fury.note().as_str()), ("red", "Fury", "Dregs"));
    let first = fury.says("roll: 20 1 1").shows("roll");
    assert_eq!((first.seat(), first.roll().name, first.need()), ("blue", "Will", 10), "the Fighters' Will");
    assert_eq!(first.says("roll: 1").shows("roll").need(), 11, "the Dregs' Will");
}

/// HR 23, section 18.2: one who stands and fights after the other's Sprint is answered once its target is named.
#[test]
fn by_house_rule_a_partners_target_may_answer() {
    let sprint = by_house("hr-23", only(PackHunters), QUIET, "")
        .says("act: sprint, who: red-1, join: red-2, react: none, move:, react: none, action: stand, target: blue-1");
    let window = sprint.shows("react");
    assert!(window.offers().contains(&"retaliate-blue-1".into()));
    window.says("react: none").shows("facts");
}

/// HR 23, RR-REACT-RETALIATE: Fighters who struck back at the first of a pack do not strike again at the second.
#[test]
fn by_house_rule_fighters_strike_back_once() {
    let first = by_house("hr-23", only(PackHunters), QUIET, "")
        .says("act: charge, who: red-1, target: blue-1, join: red-2, react: retaliate-blue-1, answer: accept")
        .says("move:, move:, confirm: blue-1, roll: 1 1");
    let struck = first.says("facts:, roll: 1 1").shows("action");
    let second = struck.says("action: charge, target: blue-3, move:, confirm: blue-3, roll: 1 1");
    assert_eq!(second.shows("act").active(), "red", "the Reaction failed, and nobody strikes back anew");
}

/// HR 26, RR-TAC-PACK-HUNTERS: where taking a marker is an Action, each of a pack takes one.
#[test]
fn by_house_rule_a_pack_takes_markers_together() {
    let game = play_with([band(only(PackHunters)), band(QUIET)])
        .says("rules: house, house: actions, house-rule: hr-26, house-rule: back, house: done")
        .fields("own-1", "own-2")
        .sets_up("scenario: flags, terrain:")
        .red_begins();
    let taken = game.says("act: take-marker, who: red-1, join: red-2, react: none-more").shows("act");
    let carried = |marker: &&Marker| matches!(marker, Marker::Carried(..));
    assert_eq!((taken.state().markers.iter().filter(carried).count(), taken.momentum().0), (2, 10));
}
