//! Section 4: a warband as a line of text and as a few bytes.

use std::collections::BTreeSet;

use rattle_and_rend::book::{Bond, Reputation, Tactic};
use rattle_and_rend::{GAME_SIZE, MAX_LISTED, ROSTER_BYTES, Warband, Warbands};
use umpire_engine::table::Opening;
use umpire_tests::random::Lcg;
use umpire_tests::warbands::{random_any, random_legal, sides};

use crate::warbands::faults::{SOUND, read};

/// What would be right where a text is not understood.
#[track_caller]
pub(crate) fn right(text: &str) -> (String, String) {
    let mistake = Warband::read(text).expect_err("it is not understood");
    let (wrong, mut right) = (mistake.to_string(), String::new());
    mistake.write_right(&mut right).expect("a string takes all");
    (wrong, right)
}

#[test]
fn a_text_that_is_not_understood_says_what_would_be_right() {
    assert_eq!(right("wrband X").0, "a warband begins with its name");
    assert_eq!(right("warband X / knigths").0, "not understood: knigths");
    assert!(right("warband X / knigths").1.starts_with("one of: champion, heavy, fighters"));
    assert!(right("warband X / heavy flier").1.starts_with("a trait (colossal, flyer, transport)"));
    assert!(right("warband X / bond hate").1.contains("fellowship, strife"));
    assert!(right("warband X / tactics elite").1.contains("elites"));
    assert!(right("warband X / reputation").1.contains("wary"));
    assert!(right("warband X / fighters + dregs").1.contains("+ champion"));
    assert!(right("warband X / 99 fighters").1.contains("from 1 to 18"));
    assert_eq!(right("warband X / 9 dregs / 10 dregs").0, "19 Elements, max 8");
    assert_eq!(right("warband X / fighters \"Tam").0, "a quotation mark is opened and not closed");
    assert!(right("warband X / fighters \"A very long nickname\"").1.contains("12 letters"));
    assert!(right("warband A name that is longer than it should be").1.contains("24 letters"));
}

#[test]
fn parts_end_at_a_slash_or_with_the_line() {
    assert_eq!(read(&SOUND.replace(" / ", "\n")), read(SOUND));
    assert_eq!(read(&SOUND.replace(" / ", "/").to_uppercase().replace("GRIM", "Grim")), read(SOUND));
}

#[test]
fn every_list_is_read_as_it_was_written() {
    let mut rng = Lcg::new(1);
    for _ in 0..3000 {
        let roster: Warband<MAX_LISTED> = random_any(&mut rng);
        let text = roster.to_string();
        assert_eq!(read(&text), roster, "{text}");
    }
}

fn bytes<const N: usize>(roster: &Warband<N>) -> Vec<u8> {
    let mut all = Vec::new();
    roster.to_bytes(&mut |bytes| all.extend_from_slice(bytes));
    all
}

#[test]
fn every_list_survives_its_bytes() {
    let mut rng = Lcg::new(2);
    for _ in 0..3000 {
        let roster: Warband = random_any(&mut rng);
        let all = bytes(&roster);
        assert!(all.len() <= ROSTER_BYTES, "{}", all.len());
        let mut from = all.as_slice();
        assert_eq!(Warband::from_bytes(&mut from), Some(roster));
        assert!(from.is_empty());
        for cut in 0..all.len() {
            assert_eq!(Warband::<8>::from_bytes(&mut &all[..cut]), None, "cut at {cut}");
        }
    }
}

/// What is taken for a list is written with the very same bytes: there is no second form of one.
#[test]
fn a_list_has_one_form_in_bytes() {
    let mut rng = Lcg::new(6);
    for _ in 0..50 {
        let all = bytes(&random_any::<8>(&mut rng));
        for bit in 0..8 * all.len() {
            let mut altered = all.clone();
            altered[bit / 8] ^= 1 << (bit % 8);
            if let Some(other) = Warband::<8>::from_bytes(&mut altered.as_slice()) {
                let again = bytes(&other);
                assert_eq!(again, altered[..again.len()], "bit {bit}");
            }
        }
    }
}

#[test]
fn hostile_bytes_and_texts_never_stop_the_umpire() {
    let mut rng = Lcg::new(3);
    for _ in 0..20_000 {
        let junk: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(40) as u8).collect();
        if let Some(roster) = Warband::<8>::from_bytes(&mut junk.as_slice()) {
            let again = bytes(&roster);
            assert_eq!(again, junk[..again.len()], "one list has one form");
        }
        let _ = Warbands::decode(&junk);
    }
    for _ in 0..3000 {
        let mut text = random_any::<MAX_LISTED>(&mut rng).to_string();
        let at = rng.below(text.chars().count() as u32) as usize;
        let (at, letter) = text.char_indices().nth(at).expect("one of its letters");
        let other = ["", "\"", "/", "\\", "+", "9", "\n"][rng.below(7) as usize];
        text.replace_range(at..at + letter.len_utf8(), other);
        if let Ok(roster) = Warband::read(&text) {
            assert_eq!(read(&roster.to_string()), roster);
        }
    }
}

#[test]
fn an_opening_holds_only_warbands_that_may_play() {
    let mut rng = Lcg::new(4);
    let opening = sides(random_legal(&mut rng), random_legal(&mut rng));
    let mut all = Vec::new();
    opening.encode(&mut |bytes| all.extend_from_slice(bytes));
    assert_eq!(Warbands::decode(&all), Some(opening));
    for cut in 0..all.len() {
        assert_eq!(Warbands::decode(&all[..cut]), None, "cut at {cut}");
    }
    let side = |roster: &Warband| {
        let bytes = bytes(roster);
        [&(bytes.len() as u16 + 1).to_le_bytes()[..], &[1], &bytes].concat()
    };
    let sound = side(&random_legal(&mut rng));
    assert!(Warbands::decode(&[&[2], &sound[..], &sound].concat()).is_some());
    assert_eq!(Warbands::decode(&[&[2], &sound[..], &side(&Warband::default())].concat()), None, "no warband at all");
    assert_eq!(Warbands::decode(&[&[3], &sound[..], &sound, &sound].concat()), None, "three sides");
    assert_eq!(Warbands::decode(&[&[2], &sound[..], &sound, &[0]].concat()), None, "something follows");
}

#[test]
fn random_legal_warbands_cover_the_book() {
    let mut rng = Lcg::new(5);
    let mut seen = BTreeSet::new();
    for _ in 0..2000 {
        let roster = random_legal(&mut rng);
        assert_eq!(roster.faults(GAME_SIZE).next(), None);
        for entry in &roster.entries {
            seen.insert(format!("{:?}", entry.kind));
            seen.extend(entry.own.map(|own| format!("own {own:?}")));
            seen.extend(entry.champion.flatten().map(|own| format!("{:?} led {own:?}", entry.kind)));
            seen.extend((!entry.name.is_empty()).then(|| "nickname".to_string()));
        }
        seen.extend(roster.tactics[0].iter().map(|tactic| format!("{tactic:?}")));
        seen.insert(format!("{:?}", roster.bond.expect("a Bond")));
        seen.insert(format!("{:?}", roster.reputation.expect("a Reputation")));
    }
    let led = 4 * 7;
    let all = 7 + 17 + led + 1 + Tactic::ALL.len() + Bond::ALL.len() + Reputation::ALL.len();
    assert_eq!(seen.len(), all, "{seen:?}");
}
