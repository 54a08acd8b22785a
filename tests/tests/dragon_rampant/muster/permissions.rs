//! Who may buy which fantastical rule (section 5 of the checklist).

use dragon_rampant::book::{Fantastical, UnitType};

use super::{with_unit, wrong_unit};

/// What each type may not buy: Cleric and Slayer, Exploder, Spellcaster and Wizardling, Summoner, Were.
const BANS: [(UnitType, &str); 13] = [
    (UnitType::EliteRiders, ""),
    (UnitType::HeavyRiders, ""),
    (UnitType::LightRiders, "cleric slayer spellcaster wizardling summoner"),
    (UnitType::GreaterWarbeasts, "cleric slayer spellcaster wizardling summoner"),
    (UnitType::LesserWarbeasts, "cleric slayer spellcaster wizardling summoner were"),
    (UnitType::EliteFoot, ""),
    (UnitType::HeavyFoot, ""),
    (UnitType::LightFoot, ""),
    (UnitType::BellicoseFoot, "cleric slayer spellcaster wizardling summoner"),
    (UnitType::HeavyMissiles, "cleric slayer spellcaster wizardling"),
    (UnitType::LightMissiles, "cleric slayer spellcaster wizardling"),
    (UnitType::Scouts, "cleric slayer exploder spellcaster wizardling summoner"),
    (
        UnitType::RavenousHordes,
        "cleric slayer exploder fearful flying burrowing invisible enchanted enchanted-missiles blessed blessed-missiles \
         mystical spellcaster wizardling summoner were",
    ),
];

/// DR-PERM-1, DR-PERM-2, AMB-52, AMB-56: every cell of the table; who has no Spellcaster has no Wizardling.
#[test]
fn every_type_may_buy_what_the_table_says() {
    for (of, bans) in BANS {
        let bans: Vec<&str> = bans.split_whitespace().collect();
        for rule in Fantastical::ALL {
            assert_eq!(rule.is_open_to(of), !bans.contains(&rule.id()), "{of:?} {rule:?}");
        }
    }
}

/// DR-PERM-1, DR-PERM-2: a rule that its type may not buy is a fault, whatever it costs.
#[test]
fn a_rule_its_type_may_not_buy_is_a_fault() {
    with_unit("ravenous-hordes undead no-feelings venomous hatred");
    with_unit("ravenous-hordes fear");
    for (unit, name) in [
        ("ravenous-hordes undead flying", "Flying"),
        ("bellicose-foot summoner", "Summoner"),
        ("heavy-missiles wizardling prod bolt bog", "Wizardling"),
        ("scouts exploder", "Exploder"),
    ] {
        let said = format!(
            "DR-PERM-1: unit 4: its type has no {name}; leave it off, or agreed behind the name of the warband"
        );
        assert_eq!(wrong_unit(unit), [said]);
    }
}

/// Section 4: an option is for its type; Scouts and Ravenous Hordes have none.
#[test]
fn an_option_is_for_its_type() {
    let said = "DR-OPT: unit 4: Chariots is for Heavy Riders; leave it off, or agreed behind the name of the warband";
    assert_eq!(wrong_unit("elite-riders heavy-riders.chariots reduced"), [said]);
    assert!(wrong_unit("scouts short")[0].starts_with(": not understood: short"));
}
