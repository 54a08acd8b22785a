//! A guided first game: two units a side, one turn; a shot, a fight, and the morale of whoever is left.

mod cues;

use umpire_engine::table::{Answer, CueMoment, Lesson};

use self::cues::{CLOSING, CUES};

/// The guided first game.
pub(crate) static LESSON: Lesson = Lesson {
    opening: |out| out(&OPENING),
    given: &[("rules", || Answer::Pick(0))],
    dice: &DICE,
    cues: CUES,
    end: CueMoment::News("order"),
    closing: CLOSING,
}
.checked();

/// A shot; both sides strike, and one is destroyed; one holds, and one does not, however often.
#[rustfmt::skip]
static DICE: [&[u8]; 12] = [
    &[ 9,  2,  1,  3,  2, 1],
    &[ 9,  8,  7,  6,  2, 1],
    &[ 7,  3,  2,  1,  1, 1],
    &[ 2,  1,  3,  2,  1, 2],
    &[ 9, 10,  8,  9, 10, 9],
    &[ 9, 10,  8,  9, 10, 9],
    &[10,  9,  8,  9, 10, 9],
    &[ 9, 10,  8,  9, 10, 9],
    &[10,  9,  8,  9, 10, 9],
    &[ 9, 10,  8,  9, 10, 9],
    &[10,  9,  8,  9, 10, 9],
    &[ 9, 10,  8,  9, 10, 9],
];

/// Two armies as they are packed, for an army is large where it lies open. What is in them is text in the tests.
static OPENING: [u8; 126] = *b"\
    \x02\x3c\x00\x01\x0aFirst Army\x02\x40\x06Spears\x05\x04\xff\x02\x08\x04\x01\x02\x00\xff\x05\x06\x01\
    \x00\x00\x40\x07Archers\x07\x03\xff\x01\x08\x01\x00\x00\x03\x18\x04\x06\x01\x00\x00\x3d\x00\x01\x0bS\
    econd Army\x02\x40\x06Spears\x04\x04\xff\x02\x08\x04\x01\x02\x00\xff\x05\x06\x01\x00\x00\x40\x07Arch\
    ers\x06\x03\xff\x01\x08\x01\x00\x00\x03\x18\x04\x06\x01\x00\x00";
