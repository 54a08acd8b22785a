//! What the owner of a warband should mind.

use super::{minded, warband, with_unit};

/// AMB-57: redundant options are legal, with a warning.
#[test]
fn options_that_do_little_beside_another_are_told() {
    assert_eq!(
        minded(&with_unit("elite-riders missiles level-headed")),
        ["Elite Riders: Level Headed does little beside Mounted missiles"]
    );
    assert_eq!(
        minded(&with_unit("greater-warbeasts flame ponderous")),
        ["Greater Warbeasts: Ponderous does little beside Flame or spores"]
    );
}

/// AMB-53: Fear and Fearful together are legal, with a warning.
#[test]
fn fear_and_fearful_together_are_told() {
    let both = with_unit("heavy-foot fear fearful");
    assert_eq!((both.units[3].build.cost(), minded(&both)), (4, vec!["Heavy Foot: Fear and Fearful".to_string()]));
}

/// DR-WB-8: a Cleric or Slayer may cost 4 more, which may be too much: 7 is too dear for a unit, 21 for a warband.
#[test]
fn what_a_cleric_may_cost_is_told_before_the_match() {
    assert_eq!(minded(&with_unit("heavy-foot cleric")), ["Heavy Foot: 4 more against whom it hunts"]);
    assert_eq!(
        minded(&with_unit("elite-foot cleric enchanted")),
        ["Elite Foot: 4 more against whom it hunts", "Elite Foot: too dear then, 11 of 17"]
    );
    let full = "warband \"T\" 12 / unit heavy-foot leader / unit heavy-foot / unit heavy-foot slayer slays orc";
    let told = minded(&warband(full));
    assert_eq!(told.last().map(String::as_str), Some("Heavy Foot: too dear then, 8 of 16"));
}

/// DR-WB-10: who is summoned by consent is told; who flies needs none.
#[test]
fn who_is_summoned_by_consent_is_told() {
    assert_eq!(minded(&with_unit("scouts summonable")), ["Scouts: summoned, if all agree"]);
    assert!(minded(&with_unit("scouts flying summonable")).is_empty());
}
