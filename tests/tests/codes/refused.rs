//! What is not as it was written is refused with its reason, and nothing that came before is lost.

use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{CodeBytes, CodeError, CodeKind, CodePart, CodeProgress, collect_part};
use umpire_tests::random::Lcg;

use super::{lines, read, some};

/// Any letter that a QR code or a hand could put there.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -:/.+$%*aö";

fn line() -> String {
    lines(CodeKind::Roster, "dragon-rampant", &some(&mut Lcg::new(5), 50)).remove(0)
}

/// Whether a line is refused, or says the very same.
fn holds(line: &str, changed: &str) -> bool {
    CodePart::read(changed).map_or(true, |part| part == read(line))
}

#[test]
fn no_single_letter_can_be_another() {
    let line = line();
    let letters: Vec<char> = line.chars().collect();
    let mut refused = 0;
    for at in 0..letters.len() {
        for letter in LETTERS.chars().filter(|letter| *letter != letters[at]) {
            let mut changed = letters.clone();
            changed[at] = letter;
            let changed: String = changed.into_iter().collect();
            assert!(holds(&line, &changed), "{changed}");
            refused += usize::from(CodePart::read(&changed).is_err());
        }
    }
    assert!(refused > letters.len() * (LETTERS.len() - 4), "only its own small letter is the same one");
}

#[test]
fn no_two_letters_can_change_places_and_none_can_go_or_come_twice() {
    let line = line();
    let letters: Vec<char> = line.chars().collect();
    for a in 0..letters.len() {
        for b in a + 1..letters.len() {
            let mut changed = letters.clone();
            changed.swap(a, b);
            assert!(holds(&line, &changed.into_iter().collect::<String>()), "{a} and {b}");
        }
        let (mut less, mut more) = (letters.clone(), letters.clone());
        less.remove(a);
        more.insert(a, letters[a]);
        assert!(CodePart::read(&less.into_iter().collect::<String>()).is_err(), "without {a}");
        assert!(CodePart::read(&more.into_iter().collect::<String>()).is_err(), "with {a} twice");
    }
}

#[test]
fn what_is_cut_off_is_refused_wherever_it_ends() {
    let line = line();
    for end in 0..line.len() {
        let why = CodePart::read(&line[..end]).expect_err("it is cut off");
        let cut = why == CodeError::CutOff || (end < "PU1".len() && why == CodeError::NoCode);
        assert!(cut || why == CodeError::Damaged, "{why:?}: {}", &line[..end]);
        assert!(CodePart::read(&line[end + 1..]).is_err(), "nor does it begin later");
    }
    assert_eq!(CodePart::read(&line[..line.len() - 3]), Err(CodeError::CutOff));
    assert_eq!(CodePart::read(&line[..30]), Err(CodeError::CutOff));
}

/// The line with the checksum that fits it.
fn signed(covered: &str) -> String {
    let mut sum = Crc32::new();
    sum.add(covered.as_bytes());
    format!("{covered}:{:08X}", sum.done())
}

/// Who knows how a line is summed up still cannot put anything else into it.
#[test]
fn what_was_edited_and_signed_anew_is_refused() {
    let line = line();
    let covered = line.rsplit_once(':').expect("a checksum").0;
    assert_eq!(signed(covered), line, "so it is summed up");
    let other = if covered.ends_with('A') { 'Q' } else { 'A' };
    let at = covered.len() - 10;
    let edited = format!("{}{other}{}", &covered[..at], &covered[at + 1..]);
    let part = CodePart::read(&signed(&edited)).expect("its own checksum fits");
    assert_eq!(collect_part(&mut CodeBytes::new(), &part), Err(CodeError::Edited), "that of the whole does not");
    let wrong = ["1/2", "2/1", "0/1", "1/0", "1-1", "1/1/1"];
    for numbers in wrong {
        assert_eq!(CodePart::read(&signed(&covered.replace("1/1", numbers))), Err(CodeError::Edited), "{numbers}");
    }
    assert_eq!(CodePart::read(&signed(&covered.replace(":R:", ":Q:"))), Err(CodeError::Edited));
    assert_eq!(CodePart::read(&signed(&covered[..covered.len() - 8])), Err(CodeError::Edited), "some are missing");
}

#[test]
fn codes_of_newer_programs_and_other_lines_are_told_apart() {
    let line = line();
    assert_eq!(CodePart::read(&line.replacen("PU1", "PU2", 1)), Err(CodeError::Newer));
    for none in ["", "PU", "PUX:R", "WARBAND GRIM", "PU0:R:X", "HTTPS://EXAMPLE.ORG"] {
        assert_eq!(CodePart::read(none), Err(CodeError::NoCode), "{none}");
    }
    assert!(CodePart::is_meant(&line) && CodePart::is_meant("pu2:x") && !CodePart::is_meant("dragon-rampant Grim"));
}

/// Two rosters that differ in one byte, and a roster beside a result of the same bytes.
#[test]
fn parts_of_two_codes_are_never_mixed() {
    let bytes = some(&mut Lcg::new(6), 500);
    let mut other = bytes.clone();
    other[499] ^= 1;
    let all = lines(CodeKind::Roster, "dragon-rampant", &bytes);
    let others = [
        lines(CodeKind::Roster, "dragon-rampant", &other),
        lines(CodeKind::Result, "dragon-rampant", &bytes),
        lines(CodeKind::Roster, "rattle-and-rend", &bytes),
        lines(CodeKind::Roster, "dragon-rampant", &bytes[..400]),
    ];
    for other in &others {
        let mut came = CodeBytes::new();
        assert_eq!(collect_part(&mut came, &read(&all[0])), Ok(CodeProgress::Missing(0b110)));
        let before = came.clone();
        for part in &other[1..] {
            assert_eq!(collect_part(&mut came, &read(part)), Err(CodeError::OtherRoster));
            assert_eq!(came, before, "and what came is as it was");
        }
        assert_eq!(collect_part(&mut came, &read(&all[2])), Ok(CodeProgress::Missing(0b010)));
        assert_eq!(collect_part(&mut came, &read(&all[1])), Ok(CodeProgress::Whole));
        assert_eq!(came[..], bytes[..]);
    }
}
