//! Every fault of an army: named by its rule, with what would be right; what has one may not play.

use for_reign_or_ruin::book::{Formation, Kind, Stat};
use for_reign_or_ruin::roster::{Army, ArmyFault, ElementCard};
use umpire_engine::table::{MAX_ROSTER, Roster};

use super::{army, bytes, read, wrong};
use crate::fixture::{commander, element, unit};

/// An army of these cards, as they are.
fn of(cards: &[ElementCard]) -> Army {
    let mut army = Army { name: "Test".try_into().expect("it is short"), ..Army::default() };
    army.elements.extend(cards.iter().cloned());
    army
}

/// The faults of an army of these, which its bytes have, too: they are refused.
#[track_caller]
fn faults(cards: &[ElementCard]) -> Vec<ArmyFault> {
    let army = of(cards);
    let faults: Vec<_> = army.faults().collect();
    assert!(!army.is_sound());
    faults
}

/// FR-IN-1: an army and each of its elements have a name; no two elements have the same.
#[test]
fn names_are_given_and_unique() {
    let one = "FR-IN-1: A: two are called so; a name that no other element of this army has";
    assert_eq!(wrong("unit \"A\" open / hero \"B\" / hero \"A\""), [one]);
    assert_eq!(wrong("unit \"Oak\" open / hero \"OAK\"").len(), 1, "letters of any size");
    assert_eq!(wrong("unit \"\" open"), ["FR-IN-1: element 1: it has no name; unit \"NAME\" ..."]);
    assert_eq!(wrong(""), [": nobody is in it; 1 to 40 elements: unit \"NAME\" close ... / ..."]);
    assert_eq!(read("army \" \" / hero \"X\""), Err(vec![": it has no name; army \"NAME\" / ...".into()]));
    let mut nameless = of(&[unit("A")]);
    nameless.name.clear();
    assert_eq!(nameless.fault(), Some(ArmyFault::Nameless));
    assert_eq!(Army::decode(1, &bytes(&nameless)), None);
    assert_eq!(faults(&[unit("A"), unit("a")]), [ArmyFault::SameName(1)]);
    assert_eq!(Army::decode(1, &bytes(&of(&[unit("A"), unit("A")]))), None);
}

/// FR-IN-3 to FR-IN-12: a number above its most is named by its own rule.
#[test]
fn numbers_have_a_most() {
    let rules = [
        ("init", 20, "FR-IN-3", "Init"),
        ("mov", 60, "FR-IN-4", "Mov"),
        ("att", 20, "FR-IN-5", "Att"),
        ("imp", 20, "FR-IN-6", "Imp"),
        ("rch", 20, "FR-IN-7", "Rch"),
        ("sht", 20, "FR-IN-8", "Sht"),
        ("range", 99, "FR-IN-8", "Rng"),
        ("def", 10, "FR-IN-9", "Def"),
        ("mor", 10, "FR-IN-10", "Mor"),
        ("end", 30, "FR-IN-11", "End"),
        ("act", 9, "FR-IN-12", "Act"),
    ];
    for ((word, most, code, name), stat) in rules.into_iter().zip(Stat::ALL) {
        let more = most + 1;
        let right = format!("0 to {most}, or - where it is not known");
        assert_eq!(wrong(&format!("hero \"X\" {word} {more}")), [format!("{code}: part 2: {name} {more}; {right}")]);
        assert_eq!(wrong(&format!("hero \"X\" {word} many")), [format!("{code}: part 2: {name} many; {right}")]);
        assert_eq!(wrong(&format!("hero \"X\" {word}")), [format!("{code}: part 2: {name} without a number; {right}")]);
        let mut card = unit("X");
        card.set_number(0, stat, more);
        assert_eq!(faults(&[card.clone()]), [ArmyFault::Number(0, stat, more)]);
        assert_eq!(Army::decode(1, &bytes(&of(&[card]))), None);
    }
    let mut second = unit("X");
    (second.two_lines, second.lines[1]) = (true, second.lines[0]);
    second.lines[1].set(Stat::Def, 11);
    assert_eq!(faults(&[second]), [ArmyFault::Number(0, Stat::Def, 11)]);
}

/// FR-IN-13: a unit has a formation, an individual none.
#[test]
fn units_have_a_formation_and_individuals_none() {
    assert_eq!(wrong("unit \"X\" mov 8"), ["FR-IN-13: X: a unit without a formation; skirmish, open or close"]);
    assert_eq!(wrong("hero \"X\" close"), ["FR-IN-13: X: an individual in a formation; a formation for units only"]);
    assert_eq!(army("army \"T\" / hero \"X\" none").fault(), None);
    let mut loose = unit("X");
    loose.lines[0].formation = Formation::None;
    assert_eq!(faults(&[loose.clone()]), [ArmyFault::Unformed(0)]);
    assert_eq!(Army::decode(1, &bytes(&of(&[loose]))), None);
    assert_eq!(faults(&[element("X", Kind::Hero)]), [ArmyFault::Formed(0)]);
    // The bytes of an individual have no formation to be wrong, and others are refused.
    let hero = bytes(&of(&[element("X", Kind::Hero)]));
    assert!(Army::decode(1, &hero).is_some());
    let mut formed = hero.clone();
    assert_eq!(formed[12], Formation::None as u8, "behind both names, the kind and three numbers");
    formed[12] = Formation::Open as u8;
    assert_eq!(Army::decode(1, &formed), None);
}

/// FR-IN-17: no numbers of a second state without one.
#[test]
fn a_state_that_is_not_there_has_no_numbers() {
    let mut card = unit("X");
    card.lines[1].formation = Formation::Open;
    assert_eq!(faults(&[card]), [ArmyFault::OneState(0)]);
}

/// FR-IN-18, FR-TERM-5: a superior is there, commands, and is not below whom he commands; a command is A to O.
#[test]
fn superiors_are_commanders_and_form_no_ring() {
    let letter = "A to O, or - for none";
    assert_eq!(wrong("hero \"X\" command P"), [format!("FR-IN-18: part 2: not understood: P; {letter}")]);
    assert_eq!(wrong("hero \"X\" command"), [format!("FR-IN-18: part 2: something is missing; {letter}")]);
    let right = "the name of an element of this army, letter for letter";
    assert_eq!(wrong("hero \"X\" under \"Y\""), [format!("FR-IN-18: nobody is called Y; {right}")]);
    assert_eq!(wrong("chief \"Y\" / under \"Y\" \"Z\""), [format!("FR-IN-18: part 3: nobody is called Z; {right}")]);
    assert_eq!(
        wrong("hero \"X\" / unit \"U\" open under \"X\""),
        ["FR-IN-18: U: X commands nobody; a commander or a chief"]
    );
    let ring = "it is its own superior; a superior who is not below it himself";
    assert_eq!(
        wrong("commander \"X\" under \"Y\" / commander \"Y\" under \"X\""),
        [format!("FR-IN-18: X: {ring}"), format!("FR-IN-18: Y: {ring}")]
    );
    assert_eq!(wrong("commander \"X\" under \"X\""), [format!("FR-IN-18: X: {ring}")]);
    let mut lost = unit("U");
    lost.superior = Some(7);
    assert_eq!(faults(&[lost.clone()]), [ArmyFault::NoSuperior(0)]);
    assert_eq!(Army::decode(1, &bytes(&of(&[lost]))), None);
    let mut far = unit("U");
    far.command = 16;
    assert_eq!(faults(&[far]), [ArmyFault::Command(0)]);
    let mut chain = [commander("A"), commander("B"), commander("C")];
    chain.iter_mut().for_each(|card| card.lines[0].formation = Formation::None);
    (chain[0].superior, chain[1].superior) = (Some(1), Some(2));
    assert_eq!(of(&chain).fault(), None, "a chain is no ring");
}

/// FR-IN-19: groups are 1 to 15.
#[test]
fn groups_are_fifteen() {
    assert_eq!(wrong("hero \"X\" group 16"), [": part 2: not understood: 16; a number up to 15"]);
    let mut far = unit("U");
    far.group = 16;
    assert_eq!(faults(&[far]), [ArmyFault::Group(0)]);
}

/// FR-IN-21: start stress is at most End.
#[test]
fn start_stress_is_within_end() {
    assert_eq!(wrong("hero \"X\" end 4 stress 5"), ["FR-IN-21: X: start stress 5; 4 at most"]);
    let mut card = unit("U");
    card.stress = 7;
    assert_eq!(faults(&[card.clone()]), [ArmyFault::Stress(0, 6)]);
    assert_eq!(Army::decode(1, &bytes(&of(&[card]))), None);
}

/// Section 2: at most forty elements, and 1,800 bytes.
#[test]
fn an_army_is_forty_elements_in_1800_bytes() {
    assert_eq!(army("army \"T\" / unit \"S\" open x40").elements.len(), 40);
    assert_eq!(wrong("unit \"S\" open x40 / hero \"X\""), [": part 3: too many elements; 40 at most"]);
    let full = "close init 5 mov 8 att 3 imp 1 rch 2 sht 3 range 9 def 5 mor 7 end 8 act 1 indirect caster superior \
                command A group 1 order attack stress 1 hidden state2 mov 9";
    let parts: Vec<_> = (10..50).map(|n| format!("unit \"Fourteen let{n}\" {full} under \"Chief of them\"")).collect();
    let long = format!("chief \"Chief of them\" / {}", parts[..39].join(" / "));
    let army = read(&format!("army \"Sixteen letters!\" / {long}"));
    let length = bytes(&army.clone().expect("39 with 14 letters fit")).len();
    assert!(length <= MAX_ROSTER, "{length}");
    let longer = long.replace("Fourteen let", "Sixteen letter");
    let told = read(&format!("army \"Sixteen letters!\" / {longer}")).expect_err("too long");
    assert_eq!(told.len(), 1);
    assert!(told[0].ends_with("bytes; 1800 at most: shorter names, fewer second states"), "{told:?}");
}
