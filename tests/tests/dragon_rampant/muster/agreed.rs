//! What all agree to (DR-WB-9).

use dragon_rampant::book::{Special, TypeOption};
use dragon_rampant::roster::Warband;
use umpire_engine::table::Roster;

use super::{bytes, minded, read, text, warband, with_unit};

/// DR-WB-9: any option or rule may be given to any unit where all agree; the warband says so.
#[test]
fn where_all_agree_anything_may_be_given_to_anybody() {
    let odd = "warband \"T\" agreed / unit ravenous-hordes elite-riders.level-headed flying leader";
    let agreed = warband(odd);
    assert_eq!((text(&agreed).as_str(), Warband::decode(1, &bytes(&agreed))), (odd, Some(agreed.clone())));
    let unit = &agreed.units[0].build;
    assert!(unit.options.has(TypeOption::LevelHeaded) && !unit.profile(false).specials.has(Special::WildCharge));
    assert_eq!(unit.profile(false).moves, 5);
    assert_eq!(
        minded(&agreed),
        [
            "by agreement: only 1 unit",
            "by agreement: unit 1: its type has no Flying",
            "by agreement: unit 1: Level Headed is for Elite Riders",
        ]
    );
    let strict = read(&odd.replace(" agreed", "")).expect_err("it is not agreed");
    assert_eq!(strict.len(), 3, "{strict:?}");
}

/// DR-WB-4: no agreement makes two Leaders, or none.
#[test]
fn the_leader_is_no_matter_of_agreement() {
    let none = read("warband \"T\" agreed / unit scouts").expect_err("nobody leads");
    assert_eq!(none, ["DR-WB-4: nobody has the Leader; leader behind one unit"]);
}

/// DR-WB-9: points by agreement count, and are told.
#[test]
fn points_by_agreement_count() {
    let warband = with_unit("scouts \"Mad Dogs\" points +2");
    assert_eq!((warband.units[3].build.cost(), warband.cost()), (4, 10));
    assert_eq!(minded(&warband), ["Mad Dogs: +2 points by agreement"]);
}
