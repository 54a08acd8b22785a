//! Bytes that nobody writes: each is a warband in other bytes than its own, or none that may play.

use umpire_engine::table::Roster;
use warbands_and_heroes::roster::Warband;

use super::{bytes, warband};

/// One Unit of Bowmen, from its name to its class.
const BOWMEN: [u8; 8] = [1, b'T', 0, 0, 0, 0, 1, 2];
const NAMED: u8 = 32;
const HURT: u8 = 128;

/// These bytes with others instead of the last so many.
fn ending(bytes: &[u8], but: usize, end: &[u8]) -> Option<Warband> {
    Warband::decode(1, &[&bytes[..bytes.len() - but], end].concat())
}

#[test]
fn a_unit_without_a_name_or_losses_is_written_in_one_byte() {
    assert_eq!(bytes(&warband("warband \"T\" / unit bowmen")), BOWMEN);
    assert!(ending(&BOWMEN, 1, &[2 | NAMED, 1, b'U']).is_some());
    assert_eq!(ending(&BOWMEN, 1, &[2 | NAMED, 0]), None, "an empty name");
    assert!(ending(&BOWMEN, 1, &[2 | HURT, 3]).is_some());
    assert_eq!(ending(&BOWMEN, 1, &[2 | HURT, 0]), None, "losses of none");
}

#[test]
fn a_name_has_no_letters_that_nobody_sees() {
    assert!(ending(&BOWMEN, 1, &[2 | NAMED, 2, b'U', b'V']).is_some());
    assert_eq!(ending(&BOWMEN, 1, &[2 | NAMED, 2, b'U', b'\n']), None);
}

/// WH-DATA-8, WH-DATA-10: as much coin and as many World-Turns as there can be, and no more.
#[test]
fn coin_and_world_turns_have_an_end() {
    let numbers = |coin: u16, turn: u16| {
        let numbers = [coin.to_le_bytes(), turn.to_le_bytes()].concat();
        Warband::decode(1, &[&BOWMEN[..2], &numbers, &BOWMEN[6..]].concat())
    };
    let most = numbers(9_999, 999).map(|warband| (warband.treasury, warband.world_turn));
    assert_eq!(most, Some((9_999, 999)));
    assert_eq!((numbers(10_000, 0), numbers(0, 1_000)), (None, None));
}

/// A name that is stored as one byte is never written out, and nothing lies behind the last class.
#[test]
fn a_class_has_one_way_to_be_written() {
    let sound = bytes(&warband("warband \"T\" / class \"A\" attack \"Melee\" 1d1 / unit bowmen"));
    let melee = 0x80;
    assert_eq!((sound[8], sound.last()), (13, Some(&melee)), "its length, and the last of its bytes");
    assert!(ending(&sound, 0, &[]).is_some());
    let mut spelled = sound.clone();
    spelled[8] += 5;
    assert_eq!(ending(&spelled, 1, b"\x05Melee"), None);
    assert!(ending(&spelled, 1, b"\x05Mauls").is_some(), "a name that has no byte");
    assert_eq!(ending(&sound, 0, &[9]), None, "a length without a class");
}
