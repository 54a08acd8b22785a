//! A roster as one line: with its version and a checksum, read back anywhere, refused where it is not as it was.

use rattle_and_rend::{RattleAndRend, WARBANDS};
use umpire::board::desktop::RosterFile;
use umpire_engine::table::{RosterBook, RosterLine, RosterLineError};
use umpire_tests::random::Lcg;
use umpire_tests::warbands::{bytes, random_legal};

use super::said;

const BOOK: RosterBook = RosterBook::of::<RattleAndRend>();

fn line(bytes: &[u8]) -> String {
    let mut line = String::new();
    RosterLine::write(&BOOK, bytes, &mut line).expect("a roster").expect("a string takes all");
    line
}

/// The bytes a line comes to.
fn read(line: &str) -> Option<Vec<u8>> {
    let line = RosterLine::read(line).ok()?;
    let mut bytes = Vec::new();
    (BOOK.read)(line.version(&BOOK).ok()?, line.text, &mut |piece| bytes.extend_from_slice(piece), &mut |_| {})
        .then_some(bytes)
}

#[test]
fn every_roster_survives_its_line() {
    let mut rng = Lcg::new(11);
    let some = (0..500).map(|_| random_legal(&mut rng));
    for roster in WARBANDS.iter().map(|warband| warband.roster()).chain(some) {
        let bytes = bytes(&roster);
        let line = line(&bytes);
        assert!(!line.contains('\n') && line.is_ascii() == roster.to_string().is_ascii(), "{line}");
        assert_eq!(read(&line), Some(bytes), "{line}");
    }
}

/// Any letter altered, lost or doubled on the way is seen.
#[test]
fn a_damaged_line_is_refused() {
    let sound = line(&bytes(&WARBANDS[1].roster()));
    for (at, letter) in sound.char_indices() {
        let end = at + letter.len_utf8();
        let other = if letter == 'x' { 'y' } else { 'x' };
        for altered in
            [format!("{}{other}{}", &sound[..at], &sound[end..]), format!("{}{}", &sound[..at], &sound[end..])]
        {
            // What is no checksum any more is a text by hand; and then no roster that begins like this one is read.
            let read = RosterLine::read(&altered);
            let digits = |sum: &str| sum.len() == 8 && sum.bytes().all(|digit| digit.is_ascii_hexdigit());
            let stamped = altered.rsplit_once(" #").is_some_and(|(_, sum)| digits(sum));
            assert!(!stamped || read == Err(RosterLineError::Damaged), "{altered}");
        }
    }
    assert_eq!(
        RosterLine::read(&sound[..sound.len() - 1]).map(|line| line.version),
        Ok(Some(1)),
        "no checksum any more"
    );
}

#[test]
fn what_a_hand_wrote_needs_neither_version_nor_checksum() {
    let text = WARBANDS[2].roster().to_string();
    let expected = bytes(&WARBANDS[2].roster());
    assert_eq!(read(&format!("rattle-and-rend {text}")), Some(expected.clone()));
    assert_eq!(read(&format!("rattle-and-rend v1 {text}")), Some(expected));
}

/// Every way a line can be wrong says what would be right, and nothing is kept.
#[test]
fn wrong_lines_say_what_would_be_right() {
    let sound = line(&bytes(&WARBANDS[0].roster()));
    let (head, _) = sound.rsplit_once(" #").expect("a checksum");
    let cases = [
        (format!("roster {head} #00000000"), "its checksum does not fit", "the line as it was printed"),
        (
            format!("roster {}", head.replacen("v1", "v9", 1)),
            "a newer program wrote it, in version 9; 1 is the newest",
            "a newer program",
        ),
        ("roster chess v1 army of white".into(), "no game here is called chess", "one of the games below"),
        ("roster rattle-and-rend".into(), "a roster is a game and its text", "roster GAME TEXT"),
        ("roster".into(), "a roster is a game and its text", "roster GAME TEXT"),
        ("roster rattle-and-rend warband Odd / knights".into(), "not understood: knights", "fighters"),
        ("roster-drop chess Odd".into(), "no game here is called chess", "one of the games below"),
        ("roster-drop rattle-and-rend Odd".into(), "no roster of this name is kept", "one of the names below"),
        ("rosters chess".into(), "no game here is called chess", "one of the games below"),
    ];
    for (said_line, wrong, want) in cases {
        let out = said(RosterFile::default(), &format!("{said_line}\nrosters\n"));
        let [.., error, list] = &out[..] else { panic!("{out:?}") };
        assert!(error["error"].as_str().is_some_and(|error| error.starts_with(wrong)), "{said_line}: {error}");
        assert!(error["want"].as_str().is_some_and(|text| text.contains(want)), "{said_line}: {error}");
        assert_eq!(list["rosters"].as_array().map(Vec::len), Some(0), "{said_line}");
    }
}

/// The line that one umpire prints, another one keeps: the same roster, and the same line.
#[test]
fn a_printed_line_is_kept_elsewhere() {
    let mine =
        "warband Grim / 4 fighters + champion spot-weakness / tactics elites zealots / bond null / reputation wary";
    let out = said(RosterFile::default(), &format!("{mine}\nrosters rattle-and-rend\n"));
    let printed = out.last().expect("the list")["rosters"][0]["line"].as_str().expect("a line").to_owned();
    assert!(printed.starts_with("rattle-and-rend v1 warband \"Grim\" /"), "{printed}");
    let out = said(RosterFile::default(), &format!("roster {printed}\nrosters\n"));
    assert_eq!(out.last().expect("the list")["rosters"][0]["line"], printed.as_str());
}
