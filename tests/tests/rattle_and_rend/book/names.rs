//! Sections 4 to 9: Tactics, Bonds, Reputations and traits by name, and the warbands made of them.

use std::collections::BTreeSet;

use rattle_and_rend::WARBANDS;
use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait, Type};

/// RR-PRE-5, GAP 04, GAP 05, GAP 15: 26 Tactics, none by a name that is printed wrong.
#[test]
fn there_are_26_tactics_by_their_canonical_names() {
    let names = "Berserkers Death-Defiers Elites Fusiliers Bastions Tacticians \
        Ambushers Harriers Rangers Riders Saboteurs Teleporters Watchers \
        Avengers Nightmares Pack-Hunters Poisoners Sneak-Thieves Swarmers Zealots \
        Butchers Counter-Punchers Resurrectionists Shield-Brothers Soothsayers Temptors";
    let ours: Vec<&str> = Tactic::ALL.iter().map(|tactic| tactic.row().name).collect();
    assert_eq!(ours, names.split_whitespace().collect::<Vec<_>>());
    assert_eq!(ours.len(), 26);
    for tactic in Tactic::ALL {
        assert_eq!(tactic.row().id, tactic.row().name.to_lowercase());
        assert!(!tactic.row().gist.is_empty(), "{tactic:?} says what it does");
    }
}

/// RR-PRE-5, GAP 08, GAP 15: seven Bonds and five Reputations.
#[test]
fn there_are_seven_bonds_and_five_reputations() {
    let bonds = ["Fellowship", "Strife", "Bloodlust", "Retinue", "Discipline", "Null", "Superiority"];
    assert_eq!(Bond::ALL.map(Bond::name), bonds);
    assert_eq!(Bond::ALL.map(|bond| bond.id().to_string()), bonds.map(str::to_lowercase));
    let reputations = ["Wary", "Compelled", "Devious", "Prepared", "Frenzied"];
    assert_eq!(Reputation::ALL.map(Reputation::name), reputations);
    assert_eq!(Reputation::ALL.map(|one| one.id().to_string()), reputations.map(str::to_lowercase));
}

/// RR-WB-7, GAP 12: seven types of Element, and three of them choose from a list.
#[test]
fn champions_heavies_and_wards_choose_from_their_own_list() {
    let names = |kind: Type| Trait::of(kind).map(Trait::name).collect::<Vec<_>>();
    let champions = [
        "Banish Foe",
        "Battle Summons",
        "Crashing Wave",
        "Distant Doom",
        "Push to the Brink",
        "Scheming Plot",
        "Spot Weakness",
    ];
    assert_eq!(names(Type::Champion), champions);
    assert_eq!(names(Type::Heavy), ["Colossal", "Flyer", "Transport"]);
    let wards = ["Defiance", "Vengeance", "Reversal", "Confusion", "Sacrifice", "Pursuit", "Detonate"];
    assert_eq!(names(Type::Ward), wards);
    for kind in [Type::Fighters, Type::Shooters, Type::Skirmishers, Type::Dregs] {
        assert_eq!(names(kind), [""; 0], "{kind:?}");
    }
    let all: Vec<Trait> = (0..).map_while(Trait::numbered).collect();
    assert_eq!(all.len(), 17);
    assert!(all.iter().all(|one| Trait::of(one.kind()).any(|other| other == *one)));
    assert_eq!(all.iter().map(|one| one.id()).collect::<BTreeSet<_>>().len(), 17, "no two are called the same");
}

/// RR-PRE-1 to RR-PRE-4
#[test]
fn presets_have_their_traits_tactics_bond_and_reputation() {
    use Trait::{BanishFoe, BattleSummons, Colossal, CrashingWave, Detonate, Flyer, PushToTheBrink, SpotWeakness};
    use Trait::{Transport, Vengeance};
    let rows = [
        (
            "Dwarven Throng",
            vec![SpotWeakness, Transport],
            vec![],
            [Tactic::DeathDefiers, Tactic::Riders],
            (Bond::Fellowship, Reputation::Prepared),
        ),
        (
            "Ogrekin Hunting Party",
            vec![CrashingWave, PushToTheBrink, Flyer],
            vec![SpotWeakness],
            [Tactic::Ambushers, Tactic::Zealots],
            (Bond::Bloodlust, Reputation::Devious),
        ),
        (
            "Vampire Court",
            vec![BanishFoe, BattleSummons, BattleSummons, Detonate, Vengeance],
            vec![CrashingWave],
            [Tactic::Soothsayers, Tactic::Poisoners],
            (Bond::Superiority, Reputation::Frenzied),
        ),
        (
            "Ghostly Host",
            vec![Colossal, Colossal],
            vec![],
            [Tactic::Nightmares, Tactic::Resurrectionists],
            (Bond::Null, Reputation::Compelled),
        ),
    ];
    assert_eq!(WARBANDS.len(), rows.len());
    for (name, own, led, tactics, (bond, reputation)) in rows {
        let band = WARBANDS.iter().find(|band| band.name == name).expect("a warband of the book");
        assert_eq!(band.entries.iter().filter_map(|entry| entry.own).collect::<Vec<_>>(), own, "{name}");
        let attached: Vec<_> = band.entries.iter().filter_map(|entry| entry.champion).collect();
        assert_eq!(attached, led.into_iter().map(Some).collect::<Vec<_>>(), "{name}");
        assert_eq!((band.tactics, band.bond, band.reputation), (tactics, bond, reputation), "{name}");
        let roster = band.roster();
        assert_eq!((roster.points(), roster.bond, roster.reputation), (12, Some(bond), Some(reputation)), "{name}");
        assert_eq!(roster.name.as_str(), name);
        assert_eq!(roster.tactics[0].iter().collect::<BTreeSet<_>>(), BTreeSet::from(tactics), "{name}");
        assert!(roster.tactics[1].is_empty(), "{name} has no Fringe");
    }
}
