//! Warbands as text and as bytes.

use umpire_engine::table::{Opening, Roster, Sides};
use warbands_and_heroes::book::{Class, PrintedClass};
use warbands_and_heroes::roster::{ClassRef, CustomClasses, PackedWarbands, UnitEntry, Warband};

use super::{bytes, text, warband};

/// One with everything that can be said of a warband.
pub(super) const WHOLE: &str = "warband \"Hill \\\"Kin\\\"\" / treasury 31 / turn 4 / class \"Riders\" mounted cost 4 resolve 5 fs 10 \
     bloodied 4 tn 4 speed 8 trait berserk trait fearless note \"on ponies\" attack \"Lances\" 4d2 extra 2 attack \
     \"Sling\" 3d1 ranged range 8 note \"from afar\" attack \"Ring\" 5d1 wall / class \"Ogre\" heroic cost 0 resolve 6 fs \
     14 bloodied 7 tn 3 speed 4 trait hero attack \"Melee\" 6d3 / unit warriors \"Oak\" captain shrewd \"Old Tam\" / unit \
     \"Riders\" captain level-headed lost 3 / unit \"Ogre\" \"Grub\" / unit bowmen";

/// WH-DATA-1 to WH-DATA-3, WH-DATA-7, WH-DATA-8, WH-DATA-10: a warband is written and read back whole.
#[test]
fn a_warband_is_read_back_as_it_was_written_from_text_and_from_bytes() {
    let whole = warband(WHOLE);
    assert_eq!(text(&whole), WHOLE);
    assert_eq!(Warband::decode(1, &bytes(&whole)), Some(whole.clone()));
    assert_eq!((whole.treasury, whole.world_turn, whole.units.len(), whole.classes.len()), (31, 4, 4, 2));
    assert_eq!(whole.due(), 3 + 4 + 1);
    let grub = &whole.units[2];
    assert!(whole.class_of(grub).is_hero() && grub.captain.is_none());
}

/// The examples play, are told apart by name, and use printed classes only.
#[test]
fn the_examples_play() {
    assert!(Warband::EXAMPLES.len() >= 3);
    for (at, (_, name)) in Warband::EXAMPLES.iter().enumerate() {
        let example = Warband::example(at);
        assert_eq!((example.name(), example.fault()), (*name, None));
        assert!(example.classes.is_empty() && example.units.iter().all(|unit| unit.name.len() > 2), "{name}");
        assert_eq!(warband(&text(&example)), example);
    }
}

/// WH-DATA-1: 12 Units, 16 classes of two attacks; no more of either.
#[test]
fn sixteen_classes_of_two_attacks_fit_and_no_more() {
    let mut classes: CustomClasses = CustomClasses::new();
    for at in 0..16 {
        let mut class =
            Class { name: format!("Riders no {at}").as_str().try_into().expect("12 letters"), ..Class::fresh("") };
        class.attacks.push(class.attacks[0].clone()).expect("two of four");
        assert!(classes.push(&class), "{at}");
    }
    assert!(!classes.push(&Class::fresh("One more")), "there is no room");
    let mut small: CustomClasses = CustomClasses::new();
    assert!((0..16).all(|_| small.push(&Class::fresh("A"))) && !small.push(&Class::fresh("A")), "sixteen are the most");
    let twelve = ["x / unit bowmen"; 12].concat().replace('x', "");
    assert_eq!(warband(&format!("warband \"Many\"{twelve}")).units.len(), 12);
    let wrong = super::read(&format!("warband \"Many\"{twelve} / unit bowmen")).expect_err("13");
    assert_eq!(wrong, [": too many Units; 12 at most"]);
}

/// A class is put in another's place; those around it stay as they are.
#[test]
fn a_class_is_replaced_among_others_and_removed() {
    let named = |name: &str| Class::fresh(name);
    let mut classes: CustomClasses = CustomClasses::new();
    for name in ["A", "B", "C"] {
        assert!(classes.push(&named(name)));
    }
    assert!(classes.set(1, &named("Longer")));
    let names = |classes: &CustomClasses| classes.iter().map(|class| class.name.to_string()).collect::<Vec<_>>();
    assert_eq!(names(&classes), ["A", "Longer", "C"]);
    assert!(!classes.set(3, &named("Nobody")));
    classes.remove(0);
    assert_eq!(names(&classes), ["Longer", "C"]);
}

/// WH-SETUP-1, WH-SETUP-2: any warbands may meet, two to six of them; 40 Units and 16 own classes in all.
#[test]
fn a_battle_takes_two_to_six_sides_and_forty_units() {
    let of = |units: usize| {
        let mut some = Warband { name: "Some".try_into().expect("short"), ..Warband::default() };
        for _ in 0..units {
            some.units.push(UnitEntry::of(ClassRef::Printed(PrintedClass::Bowmen))).expect("twelve at most");
        }
        some
    };
    let meet = |sizes: &[usize]| {
        let all: Vec<Warband> = sizes.iter().map(|units| of(*units)).collect();
        let sides: Sides<Warband> = Sides(all.iter().cloned().collect());
        let mut bytes = Vec::new();
        sides.encode(&mut |piece| bytes.extend_from_slice(piece));
        let packed = PackedWarbands::decode(&bytes);
        assert_eq!(packed, PackedWarbands::of(all.iter()), "both ways in");
        packed.is_some_and(|packed| sides_of(&packed) == all)
    };
    assert!(meet(&[1, 12]) && meet(&[12, 12, 12, 1, 1, 2]));
    assert!(!meet(&[12]) && !meet(&[12, 12, 12, 2, 2, 1]));
    assert_eq!(sides_of(&PackedWarbands::default()), [Warband::example(0), Warband::example(1)]);
}

/// 16 classes of all sides together, and 640 bytes for them.
#[test]
fn a_battle_takes_sixteen_own_classes_of_all_sides() {
    let meet = |sides: [String; 2]| {
        let sides = sides.map(|classes| warband(&format!("warband \"T\" / {classes}unit bowmen")));
        PackedWarbands::of(sides.iter()).is_some()
    };
    let small = |count: u8| (0..count).map(|at| format!("class \"C{at}\" attack \"Melee\" 1d1 / ")).collect::<String>();
    assert!(meet([small(8), small(8)]) && meet([small(16), String::new()]));
    assert!(!meet([small(8), small(9)]));
    let large = |name: &str| {
        let note = "note \"sixteen letters!\"";
        let attacks: String = (0..4).map(|at| format!("attack \"Long name {at}\" 1d1 {note} ")).collect();
        format!("class \"{name}\" {note} {attacks}/ ")
    };
    let two = || large("Class no 1") + &large("Class no 2");
    assert!(meet([two(), two()]), "4 times 160 bytes");
    assert!(!meet([two(), two() + &small(1)]));
}

/// Each side's warband.
fn sides_of(packed: &PackedWarbands) -> Vec<Warband> {
    let mut sides = Vec::new();
    packed.each(&mut |warband| sides.push(warband.clone()));
    sides
}

/// WH-DATA-10: a warband of a campaign has its name and its battles in text and bytes; one of none is as it ever was.
#[test]
fn a_campaign_is_in_text_and_bytes() {
    let line = "warband \"Hill Folk\" / treasury 7 / turn 2 / campaign \"Winter War\" 3 / unit bowmen";
    let of = warband(line);
    assert_eq!((Roster::campaign(&of), of.battles, of.standing().worth), ("Winter War", 3, 7));
    let whole = bytes(&of);
    assert_eq!((text(&of).as_str(), Warband::decode(1, &whole)), (line, Some(of.clone())));
    assert_eq!(warband(&line.replace(" 3 /", " /")).battles, 0, "a hand leaves them out");
    let plain = Warband { campaign: Default::default(), battles: 0, ..of };
    let old = bytes(&plain);
    assert_eq!((whole.len(), Warband::decode(1, &old)), (old.len() + 12, Some(plain)));
}
