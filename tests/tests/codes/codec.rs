//! What is written as a code is read back byte for byte, in any order of its parts.

use for_reign_or_ruin::roster::Army;
use umpire_engine::table::{CodeBytes, CodeKind, CodeProgress, MAX_CODE, MAX_ROSTER, Roster, collect_part};
use umpire_tests::random::Lcg;
use umpire_tests::warbands::random_legal;

use super::{examples, lines, read, some};

/// Takes these lines in this order; what came of them.
#[track_caller]
pub(crate) fn whole<'l>(lines: impl Iterator<Item = &'l String>) -> Vec<u8> {
    let mut came = CodeBytes::new();
    let last = lines.map(|line| collect_part(&mut came, &read(line)).expect("parts of one code")).last();
    assert_eq!(last, Some(CodeProgress::Whole));
    came.to_vec()
}

#[track_caller]
fn carries(kind: CodeKind, game: &str, bytes: &[u8], rng: &mut Lcg) {
    let all = lines(kind, game, bytes);
    let plain = |letter: char| letter.is_ascii_digit() || letter.is_ascii_uppercase() || "-:/".contains(letter);
    for line in &all {
        assert!(line.len() <= MAX_CODE && line.chars().all(plain), "{line}");
        let part = read(line);
        assert_eq!((part.kind, part.game.as_str(), usize::from(part.length)), (kind, game, bytes.len()));
    }
    let mut order: Vec<&String> = all.iter().collect();
    for at in (1..order.len()).rev() {
        order.swap(at, rng.below(at as u32 + 1) as usize);
    }
    assert_eq!(whole(order.into_iter()), bytes);
}

/// Every length there is, and ids of any game: the longest has 24 letters.
#[test]
fn any_bytes_come_back_whatever_the_order_of_their_parts() {
    let mut rng = Lcg::new(1);
    for length in 1..=MAX_ROSTER + 1 {
        let bytes = some(&mut rng, length);
        carries(CodeKind::Roster, "for-reign-or-ruin", &bytes, &mut rng);
        carries(CodeKind::Result, "abcdefghijklmnopqrstuvwx", &bytes, &mut rng);
    }
}

/// Those the books print, random warbands, and large armies: what is read is the same roster.
#[test]
fn rosters_of_all_rulebooks_come_back_byte_for_byte() {
    let mut rng = Lcg::new(2);
    for (book, bytes) in examples() {
        carries(CodeKind::Roster, book.game, &bytes, &mut rng);
        let back = whole(lines(CodeKind::Roster, book.game, &bytes).iter());
        assert!((book.name)(&back, &mut |_| {}), "{}: it may play", book.game);
    }
    for _ in 0..300 {
        let mut bytes = vec![1];
        let roster = rattle_and_rend::KeptWarband::from(random_legal(&mut rng).clone());
        roster.encode(&mut |piece| bytes.extend_from_slice(piece));
        carries(CodeKind::Roster, "rattle-and-rend", &bytes, &mut rng);
    }
    let mut large = vec![1];
    Army::example(0).encode(&mut |piece| large.extend_from_slice(piece));
    carries(CodeKind::Roster, "for-reign-or-ruin", &large, &mut rng);
}

/// What a hand types: small letters, blanks between and around.
#[test]
fn small_letters_and_blanks_are_forgiven() {
    let bytes = some(&mut Lcg::new(3), 60);
    let line = lines(CodeKind::Roster, "dragon-rampant", &bytes).remove(0);
    let spaced: String = line.to_lowercase().chars().flat_map(|letter| [letter, ' ']).collect();
    let grouped = line.as_bytes().chunks(5).map(|five| std::str::from_utf8(five).expect("ASCII")).collect::<Vec<_>>();
    for typed in [line.to_lowercase(), spaced, grouped.join("  "), format!("\t {line} \r\n")] {
        assert_eq!(read(&typed), read(&line), "{typed}");
    }
}

/// The same part again changes nothing, and what is missing is known at every step.
#[test]
fn parts_that_came_are_known() {
    let bytes = some(&mut Lcg::new(4), 600);
    let all = lines(CodeKind::Roster, "dragon-rampant", &bytes);
    assert_eq!(all.len(), 4);
    let mut came = CodeBytes::new();
    for (at, missing) in [(2, 0b1011), (2, 0b1011), (0, 0b1010), (3, 0b0010)] {
        assert_eq!(collect_part(&mut came, &read(&all[at])), Ok(CodeProgress::Missing(missing)));
    }
    assert_eq!(collect_part(&mut came, &read(&all[1])), Ok(CodeProgress::Whole));
    assert_eq!(came[..], bytes[..]);
}
