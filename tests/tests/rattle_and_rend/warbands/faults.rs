//! Section 4: what a warband may be, and what is said where it may not.

use rattle_and_rend::book::{Reputation, Tactic, Trait, Type};
use rattle_and_rend::{
    GAME_SIZE, MAX_LISTED, WARBANDS, Want, Warband, WarbandEntry, WarbandError, WarbandTextError, WarbandWarning,
};

use crate::warbands::lists::right;

/// 12 points, 7 Elements, 6 of the points in the core.
pub(crate) const SOUND: &str = "warband Grim / champion spot-weakness / 2 fighters / shooters / heavy flyer / 2 ward detonate \
                     / tactics elites riders / bond null / reputation wary";

#[track_caller]
pub(crate) fn read(text: &str) -> Warband<MAX_LISTED> {
    Warband::read(text).unwrap_or_else(|mistake| panic!("{mistake:?} in {text}"))
}

/// Every fault of a text, as a player reads it.
#[track_caller]
pub(crate) fn faults(text: &str) -> Vec<String> {
    let roster = read(text);
    roster.faults(GAME_SIZE).map(|fault| fault.words().line(&roster).to_string()).collect()
}

/// The sound warband with one part written otherwise.
#[track_caller]
pub(crate) fn with(part: &str, other: &str) -> String {
    assert!(SOUND.contains(part), "{part}");
    SOUND.replace(part, other)
}

#[track_caller]
fn warnings(text: &str) -> Vec<WarbandWarning> {
    assert_eq!(faults(text), [] as [&str; 0]);
    read(text).warnings().collect()
}

/// RR-WB-1, V1
#[test]
fn exactly_twelve_points_are_spent() {
    assert_eq!(faults(SOUND), [] as [&str; 0]);
    assert_eq!(faults(&with("2 ward", "1 ward")), ["11/12 points"]);
    assert_eq!(faults(&with("heavy flyer", "heavy flyer + champion spot-weakness")), ["13/12 points"]);
    // Another size of game, as campaigns have them.
    assert_eq!(read(SOUND).faults(18).collect::<Vec<_>>(), [WarbandError::Points { have: 12, size: 18 }]);
}

/// RR-WB-2, RR-ATT-1, RR-ATT-7, V2
#[test]
fn four_to_eight_elements_and_a_led_one_counts_once() {
    let rest = "tactics elites riders / bond null / reputation wary";
    let four = format!("warband Few / 4 fighters + champion spot-weakness / {rest}");
    assert_eq!((read(&four).points(), faults(&four)), (12, vec![]), "points add, the two are one Element");
    let three = format!("warband Few / 2 heavy flyer + champion spot-weakness / 2 shooters / {rest}");
    assert_eq!(faults(&three), [] as [&str; 0]);
    let three = format!("warband Few / 3 heavy flyer + champion spot-weakness / {rest}");
    assert_eq!(faults(&three), ["3 Elements, min 4", "0/4 in Fi/Sh/Sk"]);
    let eight = format!("warband Many / 4 fighters / 4 dregs / {rest}");
    assert_eq!(faults(&eight), [] as [&str; 0]);
    let nine = format!("warband Many / 3 fighters / 6 dregs / {rest}");
    assert_eq!(faults(&nine), ["9 Elements, max 8"]);
    assert_eq!(read(&nine).legal(GAME_SIZE), None);
    // Nine printed entries, eight Elements (RR-PRE-3).
    assert_eq!(WARBANDS[2].entries.len(), 8);
}

/// RR-WB-3, V3
#[test]
fn four_points_are_fighters_shooters_or_skirmishers() {
    let rest = "tactics elites riders / bond null / reputation wary";
    assert_eq!(faults(&format!("warband Thin / 2 heavy flyer / fighters / 4 dregs / {rest}")), ["2/4 in Fi/Sh/Sk"]);
    // An attached Champion's point does not help.
    let led = format!("warband Thin / 2 heavy flyer / fighters + champion spot-weakness / 3 dregs / {rest}");
    assert_eq!(faults(&led), ["2/4 in Fi/Sh/Sk"]);
    for core in ["fighters / fighters", "shooters / skirmishers"] {
        assert_eq!(faults(&format!("warband Core / 2 heavy flyer / {core} / 2 dregs / {rest}")), [] as [&str; 0]);
    }
}

/// RR-WB-4, V4
#[test]
fn two_different_tactics() {
    assert_eq!(faults(&with("tactics elites riders", "tactics elites")), ["1/2 Tactics"]);
    assert_eq!(faults(&with("tactics elites riders", "tactics elites elites")), ["1/2 Tactics"]);
    assert_eq!(faults(&with("elites riders", "elites riders zealots")), ["3/2 Tactics"]);
    assert_eq!(faults(&with("/ tactics elites riders", "")), ["0/2 Tactics"]);
}

/// RR-WB-5, RR-WB-6, V5, V6
#[test]
fn one_bond_and_one_reputation() {
    assert_eq!(faults(&with("/ bond null", "")), ["No Bond"]);
    assert_eq!(faults(&with("/ reputation wary", "")), ["No Reputation"]);
    assert_eq!(Warband::read(&with("bond null", "bond null / bond strife")), Err(WarbandTextError::Twice("bond")));
    assert_eq!(Warband::read(&with("wary", "wary devious")), Err(WarbandTextError::Word("devious", Want::Part)));
}

/// RR-WB-7, RR-EL-CHAMPION, RR-EL-HEAVY, RR-EL-FIGHTERS, RR-EL-SHOOTERS, RR-EL-SKIRMISHERS, RR-EL-DREGS, RR-EL-WARD, V7
#[test]
fn champions_heavies_and_wards_have_one_trait_of_their_list() {
    assert_eq!(faults(&with("champion spot-weakness", "champion")), ["Champion: trait?"]);
    assert_eq!(faults(&with("heavy flyer", "heavy")), ["Heavy: trait?"]);
    assert_eq!(faults(&with("2 ward detonate", "2 ward")), ["Ward I: trait?", "Ward II: trait?"]);
    assert_eq!(faults(&with("heavy flyer", "heavy detonate")), ["Heavy: not Detonate"]);
    assert_eq!(faults(&with("shooters", "shooters flyer")), ["Shooters: not Flyer"]);
    assert_eq!(Warband::read(&with("flyer", "flyer colossal")), Err(WarbandTextError::Twice("colossal")));
    let lists = [7, 3, 0, 0, 0, 0, 7];
    let types =
        [Type::Champion, Type::Heavy, Type::Fighters, Type::Shooters, Type::Skirmishers, Type::Dregs, Type::Ward];
    for (kind, count) in types.into_iter().zip(lists) {
        assert_eq!(Trait::of(kind).count(), count, "{kind:?}");
        assert_eq!(WarbandEntry::plain(kind).points(), kind.line().points, "{kind:?}");
    }
    // The same trait twice is allowed: two Wards detonate above.
    let champion = with("heavy flyer / 2 ward detonate", "fighters + champion / 2 ward detonate");
    assert_eq!(faults(&champion), ["Led Fighters: leader?"]);
    let alien = with("heavy flyer / 2 ward detonate", "fighters + champion flyer / 2 ward detonate");
    assert_eq!(faults(&alien), ["Led Fighters: not Flyer"]);
}

/// RR-WB-8, RR-ATT-1, V8
#[test]
fn champions_join_heavies_fighters_shooters_and_skirmishers_only() {
    let hosts = |kind: &str, own: &str| {
        let rest = "tactics elites riders / bond null / reputation wary";
        let text = format!("warband Host / {kind} {own} + champion spot-weakness / 2 shooters / dregs / {rest}");
        let roster = read(&text);
        let faults = roster.faults(roster.points()).map(|fault| fault.words().line(&roster).to_string());
        faults.collect::<Vec<_>>()
    };
    for (kind, own) in [("heavy", "flyer"), ("fighters", ""), ("shooters", ""), ("skirmishers", "")] {
        assert_eq!(hosts(kind, own), [] as [&str; 0], "{kind}");
    }
    assert_eq!(hosts("dregs", ""), ["Dregs cannot host"]);
    assert_eq!(hosts("ward", "detonate"), ["Ward cannot host"]);
    assert_eq!(hosts("champion", "distant-doom"), ["Champion cannot host"]);
    let two = "warband Two / fighters + champion spot-weakness + champion spot-weakness";
    assert_eq!(Warband::read(two), Err(WarbandTextError::Fault(WarbandError::SecondChampion)));
    assert_eq!(WarbandError::SecondChampion.code(), "V8");
}

/// RR-WB-9, V9
#[test]
fn a_retinue_names_its_focus() {
    assert_eq!(faults(&with("bond null", "bond retinue")), ["No Focus"]);
    assert_eq!(faults(&with("bond null", "bond retinue focus 2")), [] as [&str; 0]);
    assert_eq!(faults(&with("bond null", "bond retinue focus 8")), ["Focus 8: who?"], "there are seven");
    assert_eq!(read(&with("bond null", "focus 3 / bond retinue")).focus, Some(2), "counted from 1, before or after");
    assert_eq!(right(&with("bond null", "bond retinue focus 0")).0, "not understood: 0");
}

/// RR-WB-10
#[test]
fn there_are_no_other_caps() {
    let rest = "tactics elites riders / bond null / reputation wary";
    for elements in [
        "2 heavy colossal / 2 fighters / 2 dregs",
        "4 skirmishers / 4 ward pursuit",
        "2 fighters / 2 heavy flyer + champion scheming-plot",
    ] {
        assert_eq!(faults(&format!("warband Any / {elements} / {rest}")), [] as [&str; 0], "{elements}");
    }
}

/// RR-WB-11: said, and not forbidden.
#[test]
fn what_is_hardly_meant_is_said() {
    assert_eq!(warnings(SOUND), []);
    let foot = "warband Foot / 2 fighters / 3 shooters / 2 dregs / tactics T / bond B / reputation wary";
    let foot = |tactics: &str, bond: &str| warnings(&foot.replace('T', tactics).replace('B', bond));
    assert_eq!(foot("elites riders", "null"), [WarbandWarning::RidersWithoutHeavy]);
    assert_eq!(foot("elites butchers", "null"), [WarbandWarning::ButchersWithNull]);
    assert_eq!(foot("elites butchers", "strife"), []);
    assert_eq!(foot("berserkers bastions", "null"), [WarbandWarning::Cancelling]);
    assert_eq!(
        warnings(&with("elites riders", "elites butchers").replace("null", "strife")),
        [WarbandWarning::ButchersWithoutDregs]
    );
    let led = with("2 fighters / shooters", "fighters + champion spot-weakness / fighters / dregs");
    assert_eq!(warnings(&led.replace("bond null", "bond retinue focus 2")), [WarbandWarning::LedFocus]);
    assert_eq!(warnings(&led.replace("bond null", "bond retinue focus 3")), []);
    let wards = "warband Stones / heavy flyer + champion spot-weakness / 2 fighters / 4 ward detonate / tactics elites rangers / bond null / reputation wary";
    assert_eq!(warnings(wards), [WarbandWarning::LonelyWards]);
}

/// RR-WB-12
#[test]
fn names_and_nicknames_are_free() {
    let roster =
        read(&with("2 fighters", "fighters \"Ann \\\"7/8\\\" #1\" / fighters").replace("Grim", "\"Ölaf / Sons\""));
    assert_eq!(roster.name.as_str(), "Ölaf / Sons");
    assert_eq!(roster.entries[1].name.as_str(), "Ann \"7/8\" #1");
}

/// RR-TRN-1, RR-TRN-2, V10: for the setup, which asks who starts aboard.
#[test]
fn cargo_fits_and_may_be_carried() {
    let text = "warband Cargo / heavy transport / heavy flyer / champion spot-weakness / dregs / fighters / ward detonate / dregs";
    let riders = format!("{text} / tactics riders elites");
    let line = |text: &str, carrier, aboard: &[u8]| {
        let roster = read(text);
        roster.cargo_fault(carrier, aboard).map(|fault| (fault.code(), fault.words().line(&roster).to_string()))
    };
    let fault = |words: &str| Some(("V10", words.to_string()));
    assert_eq!(line(text, 0, &[2, 3]), None);
    assert_eq!(line(text, 0, &[2, 4]), fault("Cargo 3/2"));
    assert_eq!(line(text, 0, &[1]), fault("Heavy II stays out"));
    assert_eq!(line(text, 0, &[5]), fault("Ward stays out"));
    assert_eq!(line(text, 1, &[2]), fault("Heavy II carries nobody"));
    assert_eq!(line(&riders, 0, &[2, 4, 5]), None);
    assert_eq!(line(&riders, 0, &[2, 3, 4, 5]), fault("Cargo 5/4"));
    assert_eq!(line(&riders, 1, &[4]), None);
    assert_eq!(line(&riders, 1, &[4, 3]), fault("Cargo 3/2"));
}

/// RR-PRE-1, RR-PRE-2, RR-PRE-3, RR-PRE-4
#[test]
fn the_examples_are_as_printed_and_may_play() {
    let printed = [
        "warband \"Ogrekin Hunting Party\" / champion crashing-wave / champion push-to-the-brink / fighters + champion \
         spot-weakness / 2 shooters / heavy flyer / tactics ambushers zealots / bond bloodlust / reputation devious",
        "warband \"Dwarven Throng\" / champion spot-weakness / 4 fighters / heavy transport / tactics death-defiers riders \
         / bond fellowship / reputation prepared",
        "warband \"Vampire Court\" / champion banish-foe / 2 champion battle-summons / fighters + champion crashing-wave \
         / 2 skirmishers / ward detonate / ward vengeance / tactics soothsayers poisoners / bond superiority / reputation frenzied",
        "warband \"Ghostly Host\" / 2 dregs / 2 fighters / 2 heavy colossal / tactics nightmares resurrectionists \
         / bond null / reputation compelled",
    ];
    for (warband, text) in WARBANDS.iter().zip(printed) {
        assert_eq!(warband.roster().resized(), Some(read(text)), "{}", warband.name);
        assert_eq!(faults(text), [] as [&str; 0]);
        assert_eq!(warband.roster().warnings().count(), 0, "{}", warband.name);
    }
}

/// RR-PRE-5
#[test]
fn printed_names_are_understood_and_the_examples_count_as_listed() {
    let names = |text: &str| read(&format!("warband A / tactics {text}")).tactics[0];
    assert!(names("FEARSOME Ressurectionists").has(Tactic::Nightmares));
    assert!(names("FEARSOME Ressurectionists").has(Tactic::Resurrectionists));
    assert!(names("tactitians").has(Tactic::Tacticians));
    assert_eq!(read("warband A / reputation deviious").reputation, Some(Reputation::Devious));
    let counts = ["dwarves", "ogrekin", "vampires", "ghosts"].map(|id| {
        let roster = WARBANDS.iter().find(|warband| warband.id == id).expect("an example").roster();
        (roster.entries.len(), roster.core_points())
    });
    assert_eq!(counts, [(6, 8), (6, 6), (8, 6), (6, 4)]);
}

/// RR-EL-3
#[test]
fn a_ward_is_an_element_worth_a_point() {
    assert_eq!(faults(&with("2 ward", "ward")), ["11/12 points"]);
    assert_eq!(read(SOUND).entries.len(), 7);
}
