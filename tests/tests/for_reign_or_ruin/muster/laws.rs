//! Laws of armies, on thousands of random ones.

use for_reign_or_ruin::roster::Army;
use umpire_engine::table::{MAX_ROSTER, Roster};
use umpire_tests::random::Lcg;

use super::random_army::random_army;
use super::{bytes, read, text};

/// FR-IN-1 to FR-IN-22: what may play is the same after its bytes and after its text, which is written the same again.
#[test]
fn armies_that_may_play_are_read_back_whole() {
    let mut rng = Lcg::new(4);
    let (mut played, mut under, mut longest) = (0, 0, 0);
    for _ in 0..500 {
        let army = random_army(&mut rng);
        if bytes(&army).len() > MAX_ROSTER {
            continue;
        }
        assert_eq!(army.fault(), None, "{army:?}");
        assert_eq!(Army::decode(1, &bytes(&army)).as_ref(), Some(&army), "{army:?}");
        let line = text(&army);
        assert_eq!(read(&line).as_ref(), Ok(&army), "{line}");
        assert_eq!(text(&read(&line).expect("it reads")), line);
        let lined = line.replace(" / unit", "\n  unit").replace(" / copy", " # more\r\n\ncopy");
        assert_eq!(read(&lined).as_ref(), Ok(&army), "{lined}");
        (played, longest) = (played + 1, longest.max(line.len()));
        under += usize::from(line.contains(" / under"));
    }
    assert!(played > 350 && under > 40 && longest > 4_000, "{played}, {under}, {longest}");
}

/// Whatever is cut off or altered, bytes are an army as it would be written, and one that its text tells whole; or none.
#[test]
fn damaged_bytes_are_no_army_or_another_whole_one() {
    let mut rng = Lcg::new(3);
    let (mut kept, mut tried) = (0, 0);
    while tried < 6 {
        let army = random_army(&mut rng);
        if army.elements.len() > 8 {
            continue;
        }
        tried += 1;
        let sound = bytes(&army);
        for end in 0..sound.len() {
            assert_eq!(Army::decode(1, &sound[..end]), None, "cut at {end}: {sound:?}");
        }
        for (at, bit) in (0..sound.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
            let mut other = sound.clone();
            other[at] ^= 1 << bit;
            if let Some(army) = Army::decode(1, &other) {
                assert_eq!(army.fault(), None);
                assert_eq!((bytes(&army), read(&text(&army))), (other, Ok(army)), "byte {at}, bit {bit}");
                kept += 1;
            }
        }
    }
    assert!(kept > 500, "most numbers are as good as others: {kept}");
}

/// However many bytes of it are others, what is read is an army that may play, or none; a draft is written as it was read.
#[test]
fn any_bytes_are_an_army_that_may_play_or_none() {
    let mut rng = Lcg::new(9);
    let mut drafts = 0;
    for _ in 0..1_000 {
        let mut noise = bytes(&random_army(&mut rng.clone()));
        for _ in 0..=rng.below(4) {
            let at = rng.below(noise.len() as u32) as usize;
            noise[at] = rng.below(256) as u8 >> rng.below(6);
        }
        assert!(Army::decode(1, &noise).is_none_or(|army| army.is_sound()), "{noise:?}");
        drafts += usize::from(Army::decode_draft(1, &noise).is_some());
    }
    assert!(drafts > 50, "{drafts}");
}

/// Any text is an army or a remark: nothing is lost without a word, and nothing panics.
#[test]
fn any_text_is_an_army_or_a_remark() {
    let mut rng = Lcg::new(21);
    for _ in 0..1_000 {
        let mut letters: Vec<char> = text(&random_army(&mut rng)).chars().take(600).collect();
        for _ in 0..=rng.below(3) {
            let at = rng.below(letters.len() as u32) as usize;
            letters[at] = ['"', '/', '\\', '\n', '#', 'x', '9', ' ', 'é'][rng.below(9) as usize];
        }
        let line: String = letters.into_iter().collect();
        match read(&line) {
            Ok(army) => assert_eq!(army.fault(), None, "{line}"),
            Err(wrong) => assert!(!wrong.is_empty(), "{line}"),
        }
    }
}
