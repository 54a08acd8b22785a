//! A short slice of what `cargo hammer` does at length; and a test of the tests: handhelds that are broken on purpose
//! are found out by the same laws.

use umpire_tests::aloud::say;
use umpire_tests::hammer::crew::hammer;
use umpire_tests::hammer::flaw::Flaw;
use umpire_tests::hammer::shift::{repeat, work};

/// Presses of the slice.
const PRESSES: u64 = 200_000;
/// Presses within which every flaw is found, whatever the shift.
const SOON: u64 = 30_000;

#[test]
fn no_press_breaks_a_law() {
    let tally = hammer(PRESSES, 2, |_| {}).unwrap_or_else(|broken| panic!("{broken}"));
    let (questions, pages) = (tally.questions.len(), tally.pages.len());
    let words = format!(
        "{} presses: {} answers, {} steps back, {questions} questions, {pages} pages, {} ends of games, {} cuts of power",
        tally.presses,
        tally.of("answers"),
        tally.of("steps back"),
        tally.of("ends of games reached"),
        tally.of("power cut while writing"),
    );
    say("hammer", &words);
    // Hands that reach nothing would find nothing.
    assert_eq!(tally.presses, PRESSES);
    assert!(questions > 80 && pages >= 8, "{words}");
    let often = [
        ("answers", 20_000),
        ("steps back", 500),
        ("ends of games reached", 20),
        ("power cut while writing", 20),
        ("games taken up again", 20),
        ("curtains found closed", 1_000),
        ("tapes heard again", 100),
        ("saves taken up", 100),
        ("steps back and the same answer", 300),
    ];
    for (what, least) in often {
        assert!(tally.of(what) >= least, "{what}: {} of {least}", tally.of(what));
    }
}

#[test]
fn a_shift_is_the_same_whenever_it_is_worked() {
    let (once, again) = (work(5, 3_000, Flaw::None), work(5, 3_000, Flaw::None));
    assert_eq!(once, again);
    assert!(once.is_ok());
}

/// Each flaw, and words of the laws that find it.
const FLAWS: [(Flaw, &[&str]); 6] = [
    (Flaw::UndoesTwo, &["a step back takes back one answer", "takes back so many answers"]),
    (Flaw::UndoesNothing, &["a step back is written down", "takes back so many answers", "a step back takes back one"]),
    (Flaw::ForgetsOnResume, &["after the power came back", "nothing is lost, and that is not said either"]),
    (Flaw::LosesAnswer, &["answers, then", "after a step back and the same answer"]),
    (Flaw::CurtainStays, &["a secret can be seen"]),
    (Flaw::Freezes, &["nothing came of"]),
];

#[test]
fn every_flaw_is_found_soon_and_found_again() {
    for (flaw, words) in FLAWS {
        for seed in 0..2 {
            let broken = work(seed, SOON, flaw).expect_err("a broken handheld breaks a law");
            assert!(words.iter().any(|words| broken.law.contains(words)), "{flaw:?} in shift {seed}: {}", broken.law);
            let again = repeat(seed, &broken.deeds, flaw).expect_err("and does so again");
            assert_eq!(again, broken, "{flaw:?} in shift {seed}");
        }
    }
}
