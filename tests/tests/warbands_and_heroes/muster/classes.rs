//! Classes of one's own, and Heroes (sections 13 and 16).

use umpire_engine::table::{AnswerError, Kind};
use warbands_and_heroes::book::UnitTrait;

use super::bench::{Bench, bench, empty};

const NEW: &str = "muster: classes, classes: new, model: nothing, class-name: Riders,";

/// WH-CLS-1: the fields of a class and the limits of each, as pickers have them.
#[test]
fn numbers_of_a_class_keep_to_their_limits() {
    let class = empty().says(NEW);
    for (id, limits) in [
        ("cost", (0, 99)),
        ("resolve", (1, 6)),
        ("fs", (1, 40)),
        ("bloodied", (0, 9)),
        ("tn", (2, 6)),
        ("speed", (0, 12)),
    ] {
        let asked = class.clone().says(&format!("edit: {id}"));
        let Kind::Number(number) = asked.question().kind else { panic!("{id} is a number") };
        assert_eq!((number.min, number.max), limits, "{id}");
        asked.refuses(&format!("{id}: {}", limits.1 + 1), AnswerError::Range);
    }
    let attack = class.says("edit: attack-1");
    for (id, limits) in [("dice", (1, 12)), ("damage", (0, 9))] {
        let Kind::Number(number) = attack.clone().says(&format!("attack: {id}")).question().kind else {
            panic!("{id}")
        };
        assert_eq!((number.min, number.max), limits, "{id}");
    }
    for (kind, id, limits) in [("charge", "extra", (1, 9)), ("ranged", "range", (0, 48))] {
        let asked = attack.clone().says(&format!("attack: kind, kind: {kind}, attack: {id}"));
        let Kind::Number(number) = asked.question().kind else { panic!("{id}") };
        assert_eq!((number.min, number.max), limits, "{id}");
    }
}

/// WH-CLS-2: half of a new FS is proposed as bloodied, rounded down, and may be edited, up to one below FS.
#[test]
fn half_of_a_new_strength_is_proposed_and_may_be_edited() {
    let class = empty().says(NEW).says("edit: fs, fs: 13");
    assert_eq!(class.state().warband.classes.get(0).map(|class| class.bloodied_at), Some(6));
    let edited = class.says("edit: bloodied, bloodied: 12");
    assert_eq!(edited.state().warband.classes.get(0).map(|class| class.bloodied_at), Some(12));
    edited.says("edit: bloodied").refuses("bloodied: 13", AnswerError::Range);
}

/// WH-CLS-3, WH-DATA-1: traits that the rules know are ticked; anything else is a note.
#[test]
fn traits_are_ticked_and_the_rest_is_a_note() {
    let class = empty().says(NEW).says("edit: traits, traits: berserk fearless, edit: note, note: poisoned");
    let read = class.state().warband.classes.get(0).expect("one class");
    assert_eq!(read.traits.iter().collect::<Vec<_>>(), [UnitTrait::Berserk, UnitTrait::Fearless]);
    assert_eq!(read.note.as_str(), "poisoned");
    let Kind::Tick(list) = class.clone().says("edit: traits").question().kind else { panic!("no list") };
    assert_eq!(list.preset(), 0b01010, "what it has is ticked");
    let bare = class.says("edit: traits, traits: retreat, edit: no-note, edit: category, category: mounted");
    let read = bare.state().warband.classes.get(0).expect("one class");
    assert_eq!((read.traits.iter().collect::<Vec<_>>(), read.note.as_str()), (vec![UnitTrait::Retreat], ""));
    assert_eq!(read.category.id(), "mounted");
}

/// WH-CLS-4, WH-DATA-2: melee, ranged with a range, a charge with its extra move, a wall; never two of them at once.
#[test]
fn an_attack_is_of_one_kind_and_keeps_nothing_of_another() {
    let attack = |steps: &str| {
        let class = empty().says(NEW).says("edit: attack-1,").says(steps);
        class.text().split(" attack ").nth(1).expect("an attack").to_string()
    };
    assert_eq!(attack(""), "\"Melee\" 3d1");
    assert_eq!(attack("attack: kind, kind: ranged, attack: range, range: 8"), "\"Melee\" 3d1 ranged range 8");
    assert_eq!(attack("attack: kind, kind: charge"), "\"Melee\" 3d1 extra 2", "as the Berserkers'");
    assert_eq!(attack("attack: kind, kind: charge, attack: extra, extra: 3"), "\"Melee\" 3d1 extra 3");
    assert_eq!(attack("attack: kind, kind: charge, attack: kind, kind: wall"), "\"Melee\" 3d1 wall");
    let ranged = "attack: kind, kind: ranged, attack: range, range: 8, attack: kind, kind: melee";
    assert_eq!(attack(ranged), "\"Melee\" 3d1");
    let all = "attack: name, attack-name: Sling, attack: dice, dice: 5, attack: damage, damage: 0, \
               attack: note, attack-note: stuns";
    assert_eq!(attack(all), "\"Sling\" 5d0 note \"stuns\"");
    assert_eq!(attack(&format!("{all}, attack: no-note")), "\"Sling\" 5d0");
}

/// WH-CLS-5: printed classes are copied, never edited; a copy begins with all they have, and they stay as they are.
#[test]
fn a_printed_class_is_copied_and_stays_as_it_is() {
    let list = empty().says("muster: classes");
    assert_eq!(list.options().iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["new"], "none is there to edit");
    let copy = list.says("classes: new, model: warriors, class-name: Guard, edit: fs, fs: 14, edit: done");
    let text = "class \"Guard\" martial cost 3 resolve 5 fs 14 bloodied 7 tn 4 speed 5 trait resolute attack \"Melee\" 4d2 \
                attack \"Shield Wall\" 5d2 wall";
    assert!(copy.text().contains(text), "{}", copy.text());
    let both = copy.says("muster: add, class: warriors, muster: add, class: own-1");
    let warband = both.state().warband;
    assert_eq!([0, 1].map(|at| warband.class_of(&warband.units[at]).strength), [12, 14]);
    let bows = both.says("muster: classes, classes: new, model: bowmen, class-name: Archers");
    assert_eq!(bows.state().warband.classes.get(1).map(|class| class.strength), Some(8));
}

/// WH-CLS-6: the last attack stays; four are the most.
#[test]
fn every_class_has_one_to_four_attacks() {
    let class = empty().says(NEW);
    assert_eq!(class.clone().says("edit: attack-1").off("remove"), Some("Every class has an attack"));
    let four = class.says("edit: new-attack, edit: new-attack, edit: new-attack");
    assert_eq!(four.off("new-attack"), Some("4 attacks are the most"));
    let three = four.says("edit: attack-2, attack: remove");
    assert_eq!(three.off("new-attack"), None);
    assert_eq!(three.state().warband.classes.get(0).map(|class| class.attacks.len()), Some(3));
}

/// WH-DATA-2: attacks of one class are told apart by their names, those of new ones and those that are given.
#[test]
fn two_attacks_of_a_class_have_two_names() {
    let names = |bench: &Bench| {
        let class = bench.state().warband.classes.get(0).expect("a class");
        class.attacks.iter().map(|attack| attack.name.to_string()).collect::<Vec<_>>()
    };
    let two = empty().says(NEW).says("edit: new-attack");
    assert_eq!(names(&two), ["Melee", "Melee II"]);
    let bows = two.says("edit: attack-2, attack: name, attack-name: Arrows, attack: done, edit: new-attack");
    assert_eq!(names(&bows), ["Melee", "Arrows", "Melee II"]);
    let same = bows.says("edit: attack-3, attack: name, attack-name: Arrows, attack: name, attack-name: Arrows");
    assert_eq!(names(&same), ["Melee", "Arrows", "Arrows II"], "its own name is no other's");
}

/// G-4: a range that is no number of squares is called sight, where it is entered, too.
#[test]
fn the_least_range_is_called_sight() {
    let range = empty().says(NEW).says("edit: attack-1, attack: kind, kind: ranged, attack: range");
    let Kind::Number(number) = range.question().kind else { panic!("a number") };
    assert_eq!((number.min, number.preset, number.least), (0, 0, "sight"));
    let dice = range.says("range: 0, attack: dice");
    let Kind::Number(number) = dice.question().kind else { panic!("a number") };
    assert_eq!(number.least, "");
}

/// Sixteen classes are the most; a class that Units are of is not removed, and places behind a removed one move up.
#[test]
fn classes_are_removed_only_when_nobody_is_of_them() {
    let two = empty()
        .says("muster: classes, classes: new, model: nothing, class-name: A, edit: done")
        .says("muster: classes, classes: new, model: nothing, class-name: B, edit: done, muster: add, class: own-2");
    assert_eq!(
        two.clone().says("muster: classes, classes: own-2").off("remove"),
        Some("Units of it are in the warband")
    );
    let one = two.says("muster: classes, classes: own-1, edit: remove");
    assert!(one.text().ends_with("/ unit \"B\""), "{}", one.text());
    let full = (1..16).fold(one, |bench, at| {
        bench.says(&format!("muster: classes, classes: new, model: bowmen, class-name: C{at}, edit: done"))
    });
    assert_eq!(full.says("muster: classes").off("new"), Some("16 classes are the most"));
}

/// Two classes of one name could not be told apart: the warband is not kept before one has another.
#[test]
fn two_classes_have_two_names() {
    let twins = bench("warband \"T\" / unit bowmen")
        .says("muster: classes, classes: new, model: nothing, class-name: bowmen, edit: done");
    assert_eq!((twins.off("keep"), twins.cursor()), (Some("Two classes have one name"), "classes".into()));
    let mended = twins.says("muster: classes, classes: own-1, edit: name, class-name: Archers, edit: done");
    assert_eq!(mended.off("keep"), None);
    let twins = mended.says("muster: classes, classes: new, model: nothing, class-name: archers, edit: done");
    assert_eq!(twins.off("keep"), Some("Two classes have one name"));
}

/// WH-HERO-5, WH-HERO-6: a Hero is of a class of one's own, may cost nothing, and takes no captain.
#[test]
fn a_hero_is_made_as_a_class_and_takes_no_captain() {
    let hero = empty()
        .says("muster: classes, classes: new, model: hero, class-name: Warlord, edit: cost, cost: 0, edit: done");
    let joined = hero.says("muster: add, class: own-1, muster: units, unit: unit-1");
    let warband = joined.state().warband;
    let class = warband.class_of(&warband.units[0]);
    assert_eq!((class.is_hero(), class.category.id(), warband.due()), (true, "heroic", 0));
    assert_eq!(joined.off("captain"), Some("A Hero takes no captain"));
}

/// WH-HERO-6, WH-SETUP-5: when a class becomes one of Heroes, captains of its Units leave.
#[test]
fn who_becomes_a_hero_loses_its_captain() {
    let led = bench("warband \"T\" / class \"Ogre\" fs 10 attack \"Melee\" 4d2 / unit \"Ogre\" captain wicked lost 7");
    let hero = led.says("muster: classes, classes: own-1, edit: traits, traits: hero, edit: fs, fs: 5, edit: done");
    let unit = &hero.state().warband.units[0];
    assert_eq!((&unit.captain, unit.losses, hero.off("keep")), (&None, 4, None));
}

/// Where notes and names have used up the room, that is said before anything more is entered.
#[test]
fn a_full_list_of_classes_takes_no_more_words() {
    let class = |name: &str, attacks: u8| {
        let note = "note \"sixteen letters!\"";
        let attacks: String = (0..attacks).map(|at| format!("attack \"Long name {at}\" 1d1 {note} ")).collect();
        format!("class \"{name}\" {note} {attacks}/ ")
    };
    let two = format!("warband \"T\" / {}{}", class("Class no 1", 4), class("Class no 2", 4));
    let some = bench(&format!("{two}unit bowmen")).says("muster: classes");
    assert_eq!(some.clone().says("classes: own-1").off("note"), None, "there is some left");
    let short = Some("Shorten names and notes first");
    assert_eq!(some.says("classes: new").off("own-1"), short, "but not for another such");
    let full = bench(&format!("{two}{}unit bowmen", class("C", 3))).says("muster: classes");
    assert_eq!(full.off("new"), short);
    let asked = full.says("classes: own-3");
    assert_eq!(["name", "note", "new-attack"].map(|row| asked.off(row)), [short; 3]);
    let asked = asked.says("edit: attack-1");
    assert_eq!(["name", "note"].map(|row| asked.off(row)), [short; 2]);
    let third = format!("{two}{}unit bowmen", class("Class no 3", 4));
    let wrong = super::read(&third).expect_err("too much");
    assert_eq!(wrong, [": too many classes of its own; 16 at most, in 448 bytes: shorter names, fewer notes"]);
}
