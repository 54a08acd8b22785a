//! What is wrong with a warband, and what would be right (section 2 of the checklist).

use super::{THREE, read, warband, with_unit, wrong_unit};

/// What is wrong with a warband of these parts.
#[track_caller]
fn wrong(parts: &str) -> Vec<String> {
    read(&format!("warband \"T\" {parts}")).expect_err(parts)
}

/// DR-WB-1: the units together cost as much as the game has points, and no more; a game has 12 to 36.
#[test]
fn all_units_together_cost_no_more_than_the_game_has() {
    let six = "/ unit elite-foot leader / unit elite-foot / unit elite-foot / unit elite-foot";
    assert_eq!(warband(&format!("warband \"T\" {six}")).cost(), 24);
    assert_eq!(wrong(&format!("{six} / unit ravenous-hordes")), ["DR-WB-1: 25 points together; 24 at most"]);
    assert_eq!(warband(&format!("warband \"T\" 30 {six} / unit ravenous-hordes")).cost(), 25);
    assert_eq!(wrong("11 / unit scouts leader"), ["DR-WB-1: a game of 11 points; 12 to 36"]);
    assert_eq!(wrong("37 / unit scouts leader"), ["DR-WB-1: a game of 37 points; 12 to 36"]);
}

/// DR-WB-2, AMB-02: 4 to 10 units.
#[test]
fn a_warband_of_24_points_has_four_to_ten_units() {
    assert_eq!(wrong(&format!("/ {THREE}")), ["DR-WB-2: only 3 units; 4 to 10 units"]);
    assert_eq!(wrong("/ unit scouts leader"), ["DR-WB-2: only 1 unit; 4 to 10 units"]);
    let ten = "/ unit scouts leader".to_string() + &" / unit scouts".repeat(9);
    assert_eq!(warband(&format!("warband \"T\" {ten}")).units.len(), 10);
    assert_eq!(wrong(&format!("{ten} / unit ravenous-hordes")), ["DR-WB-2: too many units; 4 to 10 units"]);
}

/// AMB-09: other sizes have the same limit as a warning.
#[test]
fn other_sizes_have_fewer_units_with_a_warning() {
    let three = warband(&format!("warband \"T\" 18 / {THREE}"));
    assert_eq!(super::minded(&three), ["only 3 units"]);
    assert!(super::minded(&with_unit("scouts")).is_empty());
}

/// DR-WB-3, AMB-04, AMB-53, DR-FEARFUL-1: a unit costs 1 to 10 after everything.
#[test]
fn a_unit_costs_one_to_ten_after_everything() {
    assert_eq!(with_unit("elite-riders missiles level-headed").units[3].build.cost(), 10);
    assert_eq!(with_unit("light-foot fearful").units[3].build.cost(), 1);
    assert_eq!(wrong_unit("scouts fearful"), ["DR-WB-3: unit 4: it costs 0; 1 at least"]);
    assert_eq!(wrong_unit("elite-foot missiles invisible"), ["DR-WB-3: unit 4: it costs 11; 10 at most"]);
}

/// DR-WB-4: exactly one unit has the Leader.
#[test]
fn exactly_one_unit_has_the_leader() {
    let four = "/ unit scouts / unit scouts / unit scouts / unit scouts";
    assert_eq!(wrong(four), ["DR-WB-4: nobody has the Leader; leader behind one unit"]);
    assert_eq!(wrong_unit("scouts leader"), ["DR-WB-4: 2 units have the Leader; leader behind one unit"]);
}

/// DR-WB-5, DR-WB-6: any type as often as one likes, mixed races, any number of models.
#[test]
fn types_and_races_mix_and_models_are_free() {
    let text =
        "warband \"T\" / unit scouts race elf leader / unit scouts race orc single / unit scouts reduced / unit scouts";
    assert_eq!(warband(text).units.len(), 4);
}

/// DR-WB-7, DR-CLERIC-2: no Cleric in a warband with Undead, and no Undead Cleric (AMB-55).
#[test]
fn no_cleric_beside_undead() {
    assert_eq!(with_unit("heavy-foot cleric").units[3].build.cost(), 4);
    let beside = "DR-CLERIC-2: unit 4: a Cleric beside Undead; no Cleric, or no Undead";
    assert_eq!(wrong_unit("heavy-foot cleric undead"), [beside]);
    assert_eq!(wrong_unit("heavy-foot cleric / unit scouts undead"), [beside]);
}

/// DR-WB-7, AMB-55, DR-SLAYER-1: no Slayer beside those he slays; whom is said in the roster.
#[test]
fn no_slayer_beside_those_he_slays() {
    with_unit("heavy-foot slayer slays troll race dwarf");
    let kin = "DR-WB-7: unit 4: a Slayer of its own side's kin; a race that is not in this warband";
    assert_eq!(wrong_unit("heavy-foot slayer slays Troll / unit scouts race troll"), [kin]);
    assert_eq!(wrong_unit("heavy-foot slayer slays warbeasts / unit lesser-warbeasts"), [kin]);
    with_unit("heavy-foot slayer slays warbeasts / unit scouts were");
    assert_eq!(wrong_unit("heavy-foot slayer"), ["DR-SLAYER-1: unit 4: a Slayer of nobody; slays RACE"]);
    assert_eq!(wrong_unit("heavy-foot slays orc"), ["DR-SLAYER-1: unit 4: it slays, and is no Slayer; slayer, too"]);
}

/// DR-WB-6, DR-OPT-HR-2: Chariots are 2 or 3 models.
#[test]
fn chariots_are_two_or_three_models() {
    with_unit("heavy-riders chariots reduced");
    let said = ["DR-OPT-HR-2: unit 4: Chariots of another number; reduced: 2 or 3 models"];
    assert_eq!(wrong_unit("heavy-riders chariots"), said);
    assert_eq!(wrong_unit("heavy-riders chariots single"), said);
}

/// DR-WERE-1: 1 and both forms, 10 at most; options and Fearful belong to the form that bought them.
#[test]
fn a_were_costs_one_and_both_forms() {
    let cost = |unit: &str| with_unit(unit).units[3].build.cost();
    assert_eq!((cost("scouts were"), cost("light-foot were"), cost("heavy-foot were")), (7, 8, 9));
    assert_eq!((cost("light-riders short were"), cost("heavy-missiles weighty were")), (8, 8));
    assert_eq!((cost("elite-foot fearful were"), cost("elite-foot were beast-fearful")), (9, 9));
    assert_eq!(cost("light-foot were beast-flame"), 10);
    for unit in ["elite-riders were", "greater-warbeasts were", "elite-foot were"] {
        assert_eq!(wrong_unit(unit), ["DR-WERE-1: unit 4: both forms cost 11; 10 at most"]);
    }
    assert_eq!(
        wrong_unit("lesser-warbeasts were"),
        ["DR-PERM-1: unit 4: its type has no Were creatures; leave it off, or agreed behind the name of the warband"]
    );
    assert_eq!(wrong_unit("light-foot beast-flame"), ["DR-WERE-1: unit 4: another form, and no Were; were, too"]);
}

/// DR-SPELLC-1: a Wizardling has exactly three spells; a Spellcaster knows all.
#[test]
fn a_wizardling_has_exactly_three_spells() {
    assert_eq!(with_unit("light-foot wizardling prod bolt bog").units[3].build.cost(), 5);
    assert_eq!(with_unit("light-foot spellcaster").units[3].build.cost(), 7);
    assert_eq!(wrong_unit("light-foot wizardling"), ["DR-SPELLC-1: unit 4: a Wizardling of 0 spells; exactly 3"]);
    let four = wrong_unit("light-foot wizardling prod bolt bog heal");
    assert_eq!(four, ["DR-SPELLC-1: unit 4: a Wizardling of 4 spells; exactly 3"]);
    let none = wrong_unit("light-foot spellcaster bolt");
    assert_eq!(none, ["DR-SPELLC-1: unit 4: spells, and no Wizardling; wizardling, too"]);
}

/// DR-ENCH-1, AMB-58: +1 and +2 for blades, for missiles, or for both; missiles only of those who shoot.
#[test]
fn enchanted_missiles_are_for_those_who_shoot() {
    let cost = |unit: &str| with_unit(unit).units[3].build.cost();
    assert_eq!((cost("scouts enchanted"), cost("scouts enchanted-missiles"), cost("scouts blessed")), (3, 3, 4));
    assert_eq!((cost("scouts enchanted blessed-missiles"), cost("light-foot short enchanted-missiles")), (5, 5));
    assert_eq!(
        wrong_unit("light-foot enchanted-missiles"),
        ["DR-ENCH-1: unit 4: Enchanted missiles, and it cannot shoot; an option with missiles, or blades"]
    );
    assert_eq!(
        wrong_unit("heavy-foot blessed-missiles"),
        ["DR-ENCH-1: unit 4: Blessed missiles, and it cannot shoot; an option with missiles, or blades"]
    );
    with_unit("light-foot were beast-flame points -1 enchanted-missiles");
}

/// DR-PERM-3: one of Spellcaster and Wizardling, of Cleric and Slayer, of Enchanted and Blessed for each weapon.
#[test]
fn some_rules_exclude_each_other() {
    let said = |a: &str, b: &str| vec![format!("DR-PERM-3: unit 4: {a} and {b}; one of the two")];
    assert_eq!(wrong_unit("light-foot spellcaster wizardling prod bolt bog"), said("Spellcaster", "Wizardling"));
    assert_eq!(wrong_unit("light-foot enchanted blessed"), said("Enchanted blades", "Blessed blades"));
    assert_eq!(
        wrong_unit("scouts enchanted-missiles blessed-missiles"),
        said("Enchanted missiles", "Blessed missiles")
    );
    assert_eq!(wrong_unit("light-foot cleric slayer slays orc"), said("Cleric", "Slayer"));
}

/// DR-UNDEAD-2: No Feelings is for Undead.
#[test]
fn no_feelings_is_for_undead() {
    with_unit("light-foot undead no-feelings");
    assert_eq!(wrong_unit("light-foot no-feelings"), ["DR-UNDEAD-2: unit 4: No Feelings, and not Undead; undead, too"]);
}

/// DR-OPT-LF-1 to DR-OPT-LF-3: Mixed weapons go with neither of the others, which go together.
#[test]
fn mixed_weapons_exclude_the_other_options() {
    assert_eq!(with_unit("light-foot offensive short").units[3].build.cost(), 6);
    let said = |a: &str| vec![format!("DR-OPT: unit 4: {a} and Mixed weapons; one of the two")];
    assert_eq!(wrong_unit("light-foot offensive mixed"), said("Offensive"));
    assert_eq!(wrong_unit("light-foot short mixed"), said("Short range"));
}

#[test]
fn a_warband_has_a_name_and_somebody() {
    assert_eq!(read("warband \"T\"").expect_err("nobody"), [": nobody is in it; unit light-foot / ..."]);
    let nameless = read(&format!("warband \" \" / {THREE} / unit scouts")).expect_err("no name");
    assert_eq!(nameless, [": it has no name; warband \"NAME\" / ..."]);
}
