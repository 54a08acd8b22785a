//! The printed tables.

use warbands_and_heroes::book::{
    AttackKind, CaptainTrait, Category, Class, ClassNumber, HouseRule, HouseRules, PrintedClass, UnitTrait,
};

/// WH-DATA-1, WH-FS-3: the three classes as they are printed; Warriors are bloodied at 4, not at half.
#[test]
fn the_printed_classes_have_the_printed_numbers() {
    let printed = [
        (PrintedClass::Warriors, "Warriors", [3, 5, 12, 4, 4, 5], UnitTrait::Resolute),
        (PrintedClass::Berserkers, "Berserkers", [3, 6, 9, 5, 4, 5], UnitTrait::Berserk),
        (PrintedClass::Bowmen, "Bowmen", [1, 3, 8, 4, 4, 6], UnitTrait::Retreat),
    ];
    assert_eq!(PrintedClass::ALL, printed.map(|row| row.0));
    for (printed, name, numbers, own) in printed {
        let class = printed.class();
        assert_eq!((class.name.as_str(), class.category), (name, Category::Martial));
        assert_eq!(ClassNumber::ALL.map(|number| number.of(&class)), numbers, "{name}");
        assert_eq!(class.traits.iter().collect::<Vec<_>>(), [own], "{name}");
        assert_eq!(class.fault(), None, "{name}");
    }
}

/// WH-DATA-2: the six attacks as they are printed.
#[test]
fn the_printed_attacks_have_the_printed_dice_and_damage() {
    use AttackKind::{Melee, Ranged};
    let printed = [
        [("Melee", 4, 2, Melee, 0, false), ("Shield Wall", 5, 2, Melee, 0, true)],
        [("Melee", 3, 4, Melee, 0, false), ("Charge", 4, 2, Melee, 2, false)],
        [("Melee", 2, 1, Melee, 0, false), ("Arrows", 5, 1, Ranged, 0, false)],
    ];
    for (class, attacks) in PrintedClass::ALL.map(PrintedClass::class).iter().zip(printed) {
        let of = class.attacks.iter().map(|a| (a.name.as_str(), a.dice, a.damage, a.kind, a.extra_move, a.reaction));
        assert_eq!(of.collect::<Vec<_>>(), attacks);
        assert!(class.attacks.iter().all(|attack| attack.range == 0 && attack.note.is_empty()), "sight is the limit");
    }
}

/// WH-FS-4, WH-CLS-2: half of the FS, rounded down, is proposed; what was edited stays until the FS changes.
#[test]
fn half_the_strength_rounded_down_is_proposed_as_bloodied() {
    let mut class = Class::fresh("Riders");
    for (strength, half) in [(1, 0), (2, 1), (9, 4), (40, 20)] {
        ClassNumber::Strength.set(&mut class, strength);
        assert_eq!(class.bloodied_at, half);
    }
    ClassNumber::BloodiedAt.set(&mut class, 7);
    ClassNumber::Speed.set(&mut class, 8);
    assert_eq!((class.bloodied_at, class.speed), (7, 8));
}

/// WH-SETUP-6, WH-DICE-1: the d8 has a trait for each face, in the printed order.
#[test]
fn each_face_of_the_d8_is_a_captains_trait() {
    let names =
        ["Reprehensible", "Cowardly", "Wicked", "Shrewd", "Resolute", "Aggressive", "Dangerous", "Level-Headed"];
    let of_faces = (1..=8).map(|face| CaptainTrait::of_face(face).map(CaptainTrait::name));
    assert!(of_faces.eq(names.map(Some)));
    assert_eq!((CaptainTrait::of_face(0), CaptainTrait::of_face(9)), (None, None));
}

/// Every switch of section 17 has a number, short words, and begins with the ruling. What each does is played elsewhere.
#[test]
fn fifteen_house_rules_begin_with_the_ruling() {
    assert_eq!(HouseRule::ALL.map(HouseRule::number).to_vec(), (1..=15).collect::<Vec<u8>>());
    for rule in HouseRule::ALL {
        assert!(
            rule.name().len() <= 16 && [false, true].iter().all(|other| rule.setting(*other).len() <= 12),
            "{rule:?}"
        );
        let house = HouseRules::default();
        assert!(
            !house.has(rule) && house.turned(rule).changed().eq([rule]) && house.turned(rule).turned(rule) == house
        );
    }
}
