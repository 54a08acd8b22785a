//! What is wrong with a text or with bytes, and what would be right.

use umpire_engine::table::Roster;
use warbands_and_heroes::roster::Warband;

use super::{bytes, read, text, warband};

/// The only thing that is wrong with a warband of these parts.
fn wrong(parts: &str) -> String {
    let all = read(&format!("warband \"T\" / {parts}")).expect_err(parts);
    assert_eq!(all.len(), 1, "{all:?}");
    all.into_iter().next().unwrap_or_default()
}

#[test]
fn a_text_that_is_no_warband_says_what_would_be_right() {
    let begins = [": a warband begins with its name; warband \"NAME\" / unit CLASS \"NAME\" / unit CLASS ..."];
    assert_eq!(read("host \"T\" / unit bowmen").expect_err("no warband"), begins);
    assert_eq!(read("warband / unit bowmen").expect_err("no name"), begins);
    for (parts, said) in [
        (
            "unit \"Knights\"",
            ": not understood: Knights; one of: warriors, berserkers, bowmen; or the \"NAME\" of a class that stands before",
        ),
        (
            "unit bowmen \"Oak",
            ": a quotation mark is opened and not closed; \"NAME\", with \\\" for a quotation mark in it",
        ),
        ("unit bowmen \"Thirteen long\"", ": this name does not fit; at most 12 letters (accented ones count twice)"),
        (
            "unit bowmen captain brave",
            ": not understood: brave; reprehensible, cowardly, wicked, shrewd, resolute, aggressive, dangerous, level-headed",
        ),
        ("unit bowmen sailing", ": not understood: sailing; its \"NAME\", captain TRAIT \"NAME\", lost NUMBER"),
        ("units bowmen", ": not understood: units; one of: treasury, turn, campaign, class, unit"),
        ("treasury 12345 / unit bowmen", ": not understood: 12345; a number up to 9999"),
        ("treasury / unit bowmen", ": something is missing; a number up to 9999"),
        (
            "class \"A\" trait brave attack \"B\" 1d1 / unit \"A\"",
            ": not understood: brave; resolute, berserk, retreat, fearless, hero",
        ),
        ("class \"A\" attack \"B\" 4x1 / unit \"A\"", ": not understood: 4x1; dice and damage of a hit: 4d2"),
    ] {
        assert_eq!(wrong(parts), said);
    }
}

/// WH-CLS-1, WH-CLS-4, WH-CLS-6: a class out of its limits is told by its code, with the limits.
#[test]
fn a_class_out_of_its_limits_is_told_with_the_limits() {
    for (class, said) in [
        ("resolve 7", "WH-CLS-1: class 1: Resolve 7; 1 to 6"),
        ("resolve 0", "WH-CLS-1: class 1: Resolve 0; 1 to 6"),
        ("cost 100", "WH-CLS-1: class 1: Cost 100; 0 to 99"),
        ("fs 41", "WH-CLS-1: class 1: Fighting Strength 41; 1 to 40"),
        ("fs 8 bloodied 8", "WH-CLS-1: class 1: Bloodied at 8; 0 to 7"),
        ("tn 1", "WH-CLS-1: class 1: Target Number 1; 2 to 6"),
        ("speed 13", "WH-CLS-1: class 1: Speed 13; 0 to 12"),
    ] {
        assert_eq!(wrong(&format!("class \"A\" {class} attack \"B\" 1d1 / unit \"A\"")), said);
    }
    for (attack, said) in [
        ("", "WH-CLS-6: class 1: it has no attack; attack \"NAME\" 1d0, where it should have none"),
        ("attack \"B\" 13d1", "WH-CLS-1: class 1: Dice 13; 1 to 12"),
        ("attack \"B\" 0d1", "WH-CLS-1: class 1: Dice 0; 1 to 12"),
        ("attack \"B\" 1d10", "WH-CLS-1: class 1: Damage 10; 0 to 9"),
        ("attack \"B\" 1d1 extra 10", "WH-CLS-1: class 1: Extra move 10; 0 to 9"),
        ("attack \"B\" 1d1 ranged range 49", "WH-CLS-1: class 1: Range 49; 0 to 48"),
    ] {
        assert_eq!(wrong(&format!("class \"A\" {attack} / unit \"A\"")), said);
    }
    for both in ["ranged wall", "ranged extra 2", "wall extra 2", "range 8"] {
        let said = "WH-CLS-4: class 1: an attack is two things at once; plain, extra or wall in melee; ranged with or \
                    without a range";
        assert_eq!(wrong(&format!("class \"A\" attack \"B\" 1d1 {both} / unit \"A\"")), said);
    }
}

/// WH-SETUP-5, WH-CLS-5: a led Hero, the name of a printed class, more losses than FS, nobody at all.
#[test]
fn a_warband_that_breaks_a_rule_is_told_by_its_code() {
    let hero = "class \"A\" fs 6 trait hero attack \"B\" 1d1 /";
    for (parts, said) in [
        (
            format!("{hero} unit \"A\" captain wicked"),
            "WH-SETUP-5: Unit 1 is a Hero, and has a captain; a captain on another Unit",
        ),
        (format!("{hero} unit \"A\" lost 6"), "WH-HR-12: Unit 1 has lost all its FS; 5 at most"),
        (
            "class \"Bowmen\" attack \"B\" 1d1 / unit bowmen".into(),
            "WH-CLS-5: class 1 has the name of another; a name that no other class has",
        ),
        ("treasury 3".into(), ": nobody is in it; one Unit at least: unit warriors"),
    ] {
        assert_eq!(wrong(&parts), said);
    }
}

/// Whatever is cut off or altered, bytes are a warband as it would be written, and one that its text tells whole; or none.
#[test]
fn damaged_bytes_are_no_warband_or_another_whole_one() {
    let whole = warband(super::rosters::WHOLE);
    let sound = bytes(&whole);
    for end in 0..sound.len() {
        let cut = Warband::decode(1, &sound[..end]);
        assert!(cut.is_none_or(|cut| bytes(&cut) == sound[..end]), "cut at {end}");
    }
    for at in 0..sound.len() {
        for bit in 0..8 {
            let mut other = sound.clone();
            other[at] ^= 1 << bit;
            if let Some(kept) = Warband::decode(1, &other) {
                assert_eq!((bytes(&kept), read(&text(&kept))), (other, Ok(kept)), "byte {at}, bit {bit}");
            }
        }
    }
}
