//! An army that comes line by line: its text is longer than a line of a handheld.

use for_reign_or_ruin::roster::Army;
use umpire_engine::table::{MAX_ROSTER, Remark, Roster};
use umpire_tests::random::Lcg;

use super::random_army::random_army;
use super::{army, bytes, text};

/// The bytes after these pieces, as a console keeps them between two of them; or what is wrong with one.
fn sent(pieces: &[&str]) -> Result<Vec<u8>, String> {
    const { assert!(Army::IN_PIECES) };
    let mut draft = bytes(&Army::default());
    let mut wrong = String::new();
    let mut say = |remark: Remark<'_>| wrong += &format!("{}: {}", remark.code, remark.wrong);
    for piece in pieces {
        let mut army = Army::decode_draft(1, &draft).expect("what was written is read");
        if !army.read_more(1, piece, &mut say) {
            return Err(wrong);
        }
        draft = bytes(&army);
    }
    let whole = Army::decode_draft(1, &draft).expect("what was written is read").may_play(&mut say);
    assert_eq!(whole, Army::decode(1, &draft).is_some());
    if whole { Ok(draft) } else { Err(wrong) }
}

/// FR-IN-1 to FR-IN-22: an army that is sent part by part is the one that is read at once.
#[test]
fn an_army_may_be_sent_part_by_part() {
    let mut rng = Lcg::new(8);
    let mut sent_armies = 0;
    while sent_armies < 40 {
        let army = random_army(&mut rng);
        if bytes(&army).len() > MAX_ROSTER {
            continue;
        }
        // Names have slashes in them: a part begins with its own word.
        let line = text(&army);
        let words = ["unit", "commander", "chief", "hero", "individual", "copy", "under"];
        let mut lined = line.clone();
        words.iter().for_each(|word| lined = lined.replace(&format!(" / {word} \""), &format!("\n{word} \"")));
        let pieces: Vec<&str> = lined.lines().collect();
        assert!(pieces.len() > army.elements.len());
        assert_eq!(sent(&pieces), Ok(bytes(&army)), "{line}");
        sent_armies += 1;
    }
}

/// FR-IN-18: what a piece refers to stands in it or before it; rules are looked at when all came.
#[test]
fn pieces_are_judged_by_what_came() {
    let ok = sent(&[
        "army \"T\"",
        "chief \"C\" / unit \"S\" open under \"C\" x2",
        "copy \"R\" # as the last",
        "",
        "under \"C\" \"R\"",
    ]);
    let all = army("army \"T\" / chief \"C\" / unit \"S\" open under \"C\" x2 / copy \"R\" under \"C\"");
    assert_eq!(ok, Ok(bytes(&all)));
    assert_eq!(sent(&["unit \"S\" open"]), Err(": part 1: an army begins with its name".into()));
    assert_eq!(
        sent(&["army \"T\"", "unit \"S\" open under \"C\"", "chief \"C\""]),
        Err("FR-IN-18: nobody is called C".into())
    );
    assert_eq!(sent(&["army \"T\"", "unit \"S\" open", "hero \"S\""]), Err("FR-IN-1: S: two are called so".into()));
    let remarked = sent(&["# mine", "", "army \"T\"", "hero \"X\""]);
    assert_eq!(remarked, Ok(bytes(&army("army \"T\" / hero \"X\""))));
    assert_eq!(sent(&["army \"T\""]), Err(": nobody is in it".into()));
}
