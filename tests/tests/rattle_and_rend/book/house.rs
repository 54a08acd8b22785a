//! Section 25: the house rules.

use rattle_and_rend::book::house::{Omen, RoundCap};
use rattle_and_rend::book::{HOUSE_RULES, House, HouseRule};

/// Section 25: what can be played otherwise, the ruling first.
#[test]
fn the_house_rules_are_those_of_the_checklist() {
    let rows: [(&str, &[&str]); 33] = [
        ("Bids paid by", &["both", "winner"]),
        ("0-0 ties", &["roll off", "bid on"]),
        ("Superiority tie", &["costs 3", "costs 1"]),
        ("Reserves in total", &["yes", "no"]),
        ("Hazard exit fails", &["removed", "stuck"]),
        ("Failed Reaction", &["no swap", "swaps"]),
        ("Intimidate crit", &["moves it", "-1 M", "both"]),
        ("Maneuver crit", &["free Action", "any way too"]),
        ("Temptor die", &["Bonus", "one die more"]),
        ("Omen once per", &["Turn", "Round"]),
        ("Omen replaces", &["one die", "all dice"]),
        ("Spot Weakness", &["one ally", "two allies"]),
        ("Blast radius", &["L", "M", "S"]),
        ("Zealots count", &["Total", "live points"]),
        ("Theme 18-20", &["B picks", "roll again"]),
        ("Loser rolls 10", &["no change", "-1"]),
        ("Forced off board", &["limited", "never"]),
        ("Only Wards left", &["play on", "defeat"]),
        ("Most Rounds", &["no limit", "4", "6", "8"]),
        ("Fusiliers cover", &["ignored", "counts"]),
        ("Sneak-Thieves", &["as listed", "all attacks"]),
        ("Avengers attack", &["one", "all"]),
        ("Pack-Hunters", &["same Action", "any"]),
        ("Riders' Heavies", &["carry 2", "Transports"]),
        ("Fodder/Blink fails", &["stays", "removed"]),
        ("Taking a flag", &["a spend", "an Action"]),
        ("Gains capped", &["all", "two Bonds"]),
        ("Morale scales", &["no", "yes"]),
        ("Poisoners", &["check again", "Penalty"]),
        ("Swarmers join", &["always", "after a hit"]),
        ("Devious within", &["M", "S"]),
        ("Resurrecting", &["all", "no Heavies", "Penalty"]),
        ("Rally moves", &["others only", "itself too"]),
    ];
    for (number, ((rule, label, settings), wanted)) in (1..).zip(HOUSE_RULES.iter().zip(rows)) {
        assert_eq!((rule.number(), *label, *settings), (number, wanted.0, wanted.1));
        assert!(label.len() <= 20, "{label}");
    }
}

/// Section 25: a setting is asked for by its name.
#[test]
fn a_setting_is_asked_for_by_its_name() {
    let usual = House::default();
    assert!(usual.is(Omen::PerTurn) && !usual.is(Omen::PerRound));
    let turned = usual.turned(HouseRule::Omen).turned(HouseRule::RoundCap).turned(HouseRule::RoundCap);
    assert!(turned.is(Omen::PerRound) && turned.is(RoundCap::Six) && !turned.is(RoundCap::Four));
    assert_eq!((turned.get::<Omen>(), turned.get::<RoundCap>()), (Omen::PerRound, RoundCap::Six));
}

/// Section 25: every setting of every rule is reached by turning it, and the ruling comes round again.
#[test]
fn a_house_rule_turns_through_its_settings() {
    for (rule, label, settings) in &HOUSE_RULES {
        let mut house = House::default();
        for (at, setting) in settings.iter().enumerate() {
            assert_eq!(usize::from(house.of(*rule)), at, "{label}");
            let changed: Vec<_> = house.changed().collect();
            let wanted = if at == 0 { vec![] } else { vec![(*rule, *label, *setting)] };
            assert_eq!(changed, wanted, "only what is not the ruling is told");
            house = house.turned(*rule);
        }
        assert_eq!(house, House::default(), "{label}");
    }
}
