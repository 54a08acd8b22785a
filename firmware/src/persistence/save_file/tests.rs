//! What a save says, and what is wrong with one that was altered.

extern crate std;
use std::string::String;

use super::*;
use crate::fairness::seal::Seal;

/// A pick, a done and a number, each with any check.
const LINES: [&[u8]; 3] = [&[1, 0, 1, 9, 9, 1], &[6, 1, 0, 7, 7], &[3, 0, 2, 3, 3, 5, 0]];

fn written(origin: Origin) -> String {
    let tape = Tape::from_bytes(&LINES.concat()).expect("three lines");
    let opening = Vec::from_slice(&[1, 0xcd]).expect("two bytes fit");
    let mut text = String::new();
    Save { game: "duel", edition: 2, origin, opening, tape }.write(&mut text).expect("a string takes all");
    text
}

fn saved() -> String {
    written(Origin::Fixed([0xab; 32]))
}

fn sealed() -> String {
    let mut seal = Seal::new([0xcd; 32]);
    [123_456, 7].into_iter().for_each(|number| seal.add(number));
    written(Origin::Sealed(seal))
}

fn crc(bytes: &[u8]) -> u32 {
    let mut sum = Crc32::new();
    sum.add(bytes);
    sum.done()
}

#[test]
fn a_save_reads_as_it_was_written() {
    let text = saved();
    let save = read(&text).expect("unaltered");
    assert_eq!((save.game, save.edition, &save.origin), ("duel", 2, &Origin::Fixed([0xab; 32])));
    assert_eq!(save.tape.as_bytes(), LINES.concat());
    assert_eq!(save.opening, [1, 0xcd]);
    assert_eq!((save.head(), text.lines().nth(7)), (7, Some("010001090901")));
}

#[test]
fn a_seal_is_written_with_its_secret_and_the_numbers() {
    let text = sealed();
    let lines: std::vec::Vec<&str> = text.lines().collect();
    let save = read(&text).expect("unaltered");
    let Origin::Sealed(seal) = &save.origin else { panic!("it was sealed") };
    assert_eq!(lines[4], std::format!("seal {}", Hex(&seal.hash())));
    assert_eq!(lines[5], std::format!("secret {}", "cd".repeat(32)));
    assert_eq!(lines[6], "numbers 123456 000007");
    assert_eq!((save.opening_line(), lines[7]), (8, "opening 01cd"));
    assert_eq!((save.head(), lines[9]), (9, "010001090901"));
    assert_eq!(seal.numbers(), [123_456, 7]);
    let mut again = String::new();
    save.write(&mut again).expect("a string takes all");
    assert_eq!(again, text);
}

#[test]
fn a_game_that_goes_on_is_saved_without_its_secret() {
    let seal = Seal::new([0xcd; 32]);
    let text = written(Origin::Withheld(seal.hash(), Vec::new()));
    let lines: std::vec::Vec<&str> = text.lines().collect();
    assert_eq!((lines[5], lines[6]), ("secret withheld", "numbers none"));
    assert!(!text.contains("cdcdcd"));
    let save = read(&text).expect("unaltered");
    assert_eq!(save.origin, Origin::Withheld(seal.hash(), Vec::new()));
}

#[test]
fn a_file_is_taken_apart_up_to_the_line_that_cannot_be_read() {
    let text = sealed().replace("0601000707", "060100");
    let Draft { save, broken } = draft(&text).expect("its head is sound");
    assert_eq!((save.tape.as_bytes(), broken.map(|error| error.line)), (LINES[0], Some(11)));
}

fn resummed(text: &str) -> String {
    let body = &text[..text.rfind("crc32").expect("it ends so")];
    std::format!("{body}crc32 {:08x}\n", crc(body.as_bytes()))
}

#[test]
fn another_secret_than_the_sealed_one_is_refused_even_with_the_right_sum() {
    let forged = resummed(&sealed().replace("secret cd", "secret ce"));
    assert_eq!(read(&forged).map_err(|error| error.line), Err(6));
    assert_eq!(draft(&forged).map(|draft| draft.broken), Ok(None), "the rest of it can be read");
}

#[test]
fn a_tape_of_another_format_is_refused_by_name() {
    let other = resummed(&saved().replace("tape 3", "tape 4"));
    assert_eq!(read(&other).map_err(|error| (error.line, error.want)), Err((4, "'tape 3'")));
}

#[test]
fn whatever_is_altered_changes_the_closing_words() {
    let text = sealed();
    let closing = |text: &str| closing_of(&read(text).expect("a sound sum"));
    assert_eq!(closing(&text), closing(&text.replace('\n', "\r\n")));
    for (from, to) in [("0601000707", "0600000707"), ("numbers 123456", "numbers 123457"), ("01cd", "01ce")] {
        assert_ne!(closing(&text), closing(&resummed(&text.replace(from, to))), "{from}");
    }
}

#[test]
fn other_line_ends_are_the_same_game() {
    let text = saved();
    assert_eq!(read(&text.replace('\n', "\r\n")), read(&text));
}

#[test]
fn every_cut_and_every_altered_letter_is_refused() {
    for text in [saved(), sealed()] {
        refuses_all_but(&text);
    }
}

fn refuses_all_but(text: &str) {
    let last = text.lines().count();
    for at in 0..text.len() {
        assert!(read(&text[..at]).is_err(), "cut at {at}");
        let mut other = String::from(text).into_bytes();
        other[at] ^= 1;
        let other = String::from_utf8(other).expect("still letters");
        assert!(read(&other).is_err(), "altered at {at}");
    }
    for more in ["more\n", "more", "\n"] {
        assert_eq!(read(&(String::from(text) + more)).map_err(|e| e.line), Err(last + 1), "{more:?}");
    }
}

#[test]
fn the_line_that_is_wrong_is_named() {
    let line = |text: &str| read(text).expect_err("altered").line;
    let text = saved();
    assert_eq!(line(""), 1);
    assert_eq!(line("hello\n"), 1);
    for old in ["save 1", "save 2", "save 3"] {
        assert_eq!(line(&text.replace("save 4", old)), 1, "{old}");
    }
    assert_eq!(line(&text.replace("edition 2", "edition two")), 3);
    assert_eq!(line(&text.replace("seed ab", "seed a")), 5);
    assert_eq!(line(&text.replace("lines 3", "lines 4")), 11, "the checksum is no line of a tape");
    assert_eq!(line(&text.replace("0601000707", "0601010707")), 9, "a head that promises more than there is");
    assert_eq!(line(&text.replace("lines 3", "lines 2")), 10);
    assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 6);
    let text = sealed();
    assert_eq!(line(&text.replace("seal ", "sael ")), 5);
    assert_eq!(line(&text.replace("secret cd", "secret c")), 6);
    assert_eq!(line(&text.replace("numbers 123456", "numbers soon")), 7);
    assert_eq!(line(&text.replace("numbers", "numbers 000001 000002 000003 000004 000005")), 7, "six seats at most");
    assert_eq!(line(&text.replace("000007", "7")), 7, "six digits each");
    assert_eq!(line(&text.replace("opening 01cd", "opening 01c")), 8);
}
