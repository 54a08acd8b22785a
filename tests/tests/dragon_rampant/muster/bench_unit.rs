//! The workbench: what is done with a unit.

use super::bench::{Bench, bench, last};

/// A unit opened on the workbench.
fn opened(unit: &str) -> Bench {
    bench(unit).says("muster: units, unit: unit-4")
}

/// Section 4: options are taken and left; what is excluded says why.
#[test]
fn options_are_taken_and_left() {
    let options = opened("light-foot").says("change: options");
    let taken = options.says("options: offensive, options: short");
    assert_eq!(
        (last(&taken), taken.off("mixed")),
        ("light-foot offensive short".into(), Some("Not beside another it has"))
    );
    let left = taken.says("options: short, options: offensive");
    assert_eq!((last(&left), left.off("mixed")), ("light-foot".into(), None));
    assert_eq!(left.labels(), ["Done", "Offensive", "Short range", "Mixed weapons"]);
    assert_eq!(left.clone().says("options: mixed").labels()[3], "Has Mixed weapons");
    left.says("options: done").shows("change");
}

/// DR-OPT-HR-2: Chariots become 2 or 3 models by themselves.
#[test]
fn chariots_are_reduced_at_once() {
    let chariots = opened("heavy-riders").says("change: options, options: chariots");
    assert_eq!(last(&chariots), "heavy-riders chariots reduced");
}

/// DR-PERM-1, DR-PERM-3, DR-WB-3, DR-CLERIC-2, DR-ENCH-1, DR-UNDEAD-2: what is off says why.
#[test]
fn fantastical_rules_that_are_off_say_why() {
    let foot = opened("elite-foot").says("change: rules");
    assert_eq!(
        (foot.off("enchanted-missiles"), foot.off("no-feelings")),
        (Some("It has no missiles"), Some("Only Undead may have it"))
    );
    assert_eq!((foot.off("were"), foot.off("spellcaster")), (Some("Both forms cost 10 at most"), None));
    let blessed = foot.clone().says("rules: blessed");
    assert_eq!(
        (blessed.off("enchanted"), blessed.off("invisible")),
        (Some("It has the other of the two"), Some("A unit costs 10 at most"))
    );
    let undead = foot.says("rules: undead, rules: no-feelings");
    assert_eq!((undead.off("cleric"), undead.off("undead")), (Some("No Cleric beside Undead"), None));
    assert_eq!(last(&undead.says("rules: undead")), "elite-foot", "who is not Undead has feelings");
    let scouts = opened("scouts").says("change: rules");
    assert_eq!(
        (scouts.off("exploder"), scouts.off("fearful")),
        (Some("Its type may not have it"), Some("A unit costs 1 at least"))
    );
    let cleric = bench("heavy-foot cleric").says("muster: units, unit: unit-1, change: rules");
    assert_eq!(cleric.off("undead"), Some("No Cleric beside Undead"));
}

/// DR-SPELLC-1, DR-SLAYER-1: a Wizardling chooses three spells at once, a Slayer whom he slays; they lose them again.
#[test]
fn a_wizardling_and_a_slayer_say_more_at_once() {
    let rules = opened("light-foot").says("change: rules");
    let wizard = rules.clone().says("rules: wizardling").shows("spells");
    let wizard = wizard.refuses("spells: bolt bog", umpire_engine::table::AnswerError::Weight);
    let wizard = wizard.says("spells: bolt bog heal").shows("rules");
    assert_eq!(last(&wizard), "light-foot wizardling heal bog bolt");
    assert_eq!(last(&wizard.says("rules: wizardling")), "light-foot");
    let slayer = rules.says("rules: slayer, slays: troll");
    assert_eq!(last(&slayer), "light-foot slayer slays troll");
    assert_eq!(last(&slayer.says("rules: slayer")), "light-foot");
}

/// DR-WERE-1: the other form has options of its own, and may be Fearful.
#[test]
fn a_were_has_options_of_both_forms() {
    let beast = opened("light-foot were").says("change: beast");
    assert_eq!((beast.off("flame"), beast.off("cunning")), (None, None));
    let flame = beast.says("beast: flame");
    assert_eq!(flame.off("cunning"), Some("Both forms cost 10 at most"));
    let both = flame.says("beast: fearful, beast: cunning, beast: done");
    assert_eq!(last(&both), "light-foot were beast-flame beast-cunning beast-fearful");
    let left = both.says("change: rules, rules: were");
    assert_eq!(last(&left), "light-foot");
}

/// DR-WB-6, DR-WB-9, DR-WB-10: models, race, points by agreement, consent to be summoned, name.
#[test]
fn everything_that_is_said_of_a_unit_can_be_said_here() {
    let said = opened("heavy-foot offensive").says(
        "change: models, change: race, race: elf, change: custom, custom: -1, change: summonable, change: name, \
         unit-name: Old Guard",
    );
    assert_eq!(last(&said), "heavy-foot \"Old Guard\" offensive points -1 race elf reduced summonable");
    let other = said.says("change: type, type: light-foot, change: leader, change: done").shows("muster");
    assert_eq!(last(&other), "light-foot \"Old Guard\" offensive points -1 race elf reduced summonable leader");
}

#[test]
fn units_are_copied_moved_up_and_removed() {
    let copied = opened("heavy-foot fear").says("change: again");
    assert_eq!((copied.state().warband.units.len(), last(&copied)), (5, "heavy-foot fear".into()));
    let up = copied.says("muster: units, unit: unit-4, change: up");
    let types: Vec<&str> = up.state().warband.units.iter().map(|unit| unit.build.unit_type.id()).collect();
    assert_eq!(types, ["scouts", "scouts", "heavy-foot", "scouts", "heavy-foot"]);
    let first = up.clone().says("muster: units, unit: unit-1");
    assert_eq!(first.off("up"), Some("It is the first already"));
    let gone = up.says("muster: units, unit: unit-5, change: remove");
    assert_eq!(last(&gone), "scouts");
    let led = bench("heavy-foot").says("muster: units, unit: unit-1, change: again");
    assert_eq!(led.state().warband.fault(), None, "a copy of the Leader's unit has no Leader");
}
