//! What is said about games in which nobody meddled.

use umpire::board::desktop::{Paper, Verdict, verify};
use umpire::fairness::seal::{Spoken, words};

use super::played::{by_device, dice, forge, game, honest, records};

/// What the players of these games wrote down.
fn paper() -> Paper {
    let hash = dice().hash().expect("they are sealed");
    let words = hash.first_chunk().copied();
    Paper { words, numbers: vec![123_456, 7], closing: None }
}

fn summary(text: &str) -> String {
    match verify(text, &paper()) {
        Verdict::Fits(summary) | Verdict::Partly(summary) => summary,
        other => panic!("it does not fit: {other:?}"),
    }
}

#[test]
fn every_honest_game_fits() {
    let (mut seen, mut ended, mut forgot) = ((0, 0), 0, 0);
    for seed in 0..8 {
        let text = game(seed, &mut |_, _, _| false);
        let throws = records(&text).iter().filter(|(_, line)| by_device(line)).count();
        let said = summary(&text);
        assert!(said.contains(&format!("in {throws} throws of the device")), "{said}");
        seen = (seen.0 + throws, seen.1 + records(&text).len());
        ended += usize::from(!said.contains("not yet"));
        forgot += usize::from(said.contains("did not fit on the tape"));
    }
    println!("8 games, {} lines and {} throws computed again; {forgot} had to forget lines", seen.1, seen.0);
    assert!(seen.0 > 200 && ended >= 5, "{seen:?}, {ended} ended");
}

#[test]
fn the_summary_has_the_words_to_compare_and_who_won() {
    let said = summary(&honest());
    let hash = dice().hash().expect("they are sealed");
    assert!(said.contains(&format!("seal      {}, as on paper\n", Spoken(words(&hash)))), "{said}");
    assert!(said.contains("numbers   123456 000007, as on paper\n"), "{said}");
    assert!(
        ["the end   Red: ", "the end   Blue: ", "the end   a draw: "].iter().any(|end| said.contains(end)),
        "{said}"
    );
}

#[test]
fn what_a_handheld_prints_by_cable_is_the_same_game() {
    let text = honest();
    let line = format!("{{\"save\":\"{}\"}}\n", text.replace('\n', "\\u000a"));
    assert_eq!(summary(&format!("{{\"mark\":\"x\"}}\n{line}{{\"mark\":\"y\"}}\n")), summary(&text));
    assert_eq!(summary(&text.replace('\n', "\r\n")), summary(&text));
}

#[test]
fn a_game_that_goes_on_fits_as_far_as_it_went_and_is_said_to_go_on() {
    let text = honest();
    let short = forge(&text, |lines| lines.truncate(100));
    assert!(summary(&short).contains("the end   not yet"), "{}", summary(&short));
}

#[test]
fn what_is_no_saved_game_is_said_with_what_would_be_right() {
    for (text, right) in [
        ("", "'pocket-umpire save 4'"),
        ("hello\n", "'pocket-umpire save 4'"),
        ("pocket-umpire save 3\n", "goes on only there"),
        ("pocket-umpire save 4\ngame x\nedition 1\ntape 3\nsead\n", "'seal' or 'seed'"),
    ] {
        let verdict = verify(text, &Paper::default());
        assert_eq!(verdict.code(), 2, "{text:?}");
        assert!(verdict.to_string().contains(right), "{verdict}");
    }
}

/// Every verdict has an exit status of its own.
#[test]
fn what_could_not_be_established_has_a_status_of_its_own() {
    let (text, paper) = (honest(), paper());
    let short = forge(&text, |lines| lines.truncate(100));
    let hidden = forge(&text, |lines| lines[5] = "secret withheld".into());
    let unsealed = forge(&text, |lines| drop(lines.splice(4..7, ["seed none".into()])));
    let no_words = Paper { words: None, ..paper.clone() };
    let no_numbers = Paper { numbers: Vec::new(), ..paper.clone() };
    for (name, text, paper, code, says) in [
        ("all fits and finished", &text, &paper, 0, "as on paper"),
        ("unfinished", &short, &paper, 3, "the game is not finished"),
        ("no words", &text, &no_words, 3, "no words were given"),
        ("no numbers", &text, &no_numbers, 3, "no numbers were given"),
        ("no secret", &hidden, &paper, 3, "no die of the device is checked"),
        ("nobody wrote anything", &text, &Paper::default(), 3, "no words were given"),
        ("never sealed", &unsealed, &paper, 1, "never sealed"),
        ("unreadable", &"hello".to_owned(), &paper, 2, "no saved game"),
    ] {
        let verdict = verify(text, paper);
        assert_eq!(verdict.code(), code, "{name}: {verdict}");
        assert!(verdict.to_string().contains(says), "{name}: {verdict}");
    }
}

#[test]
fn other_words_or_numbers_than_those_on_paper_are_named() {
    let (text, paper) = (honest(), paper());
    let closing =
        umpire::persistence::save_file::closing_of(&umpire::persistence::save_file::read(&text).expect("unaltered"))
            .first_chunk()
            .copied();
    let closed = Paper { closing, ..paper.clone() };
    assert_eq!(verify(&text, &closed).code(), 0);
    let last = text.lines().count();
    let other = |words: Option<[u8; 12]>| words.map(|words| words.map(|byte| byte ^ 1));
    for (paper, line) in [
        (Paper { words: other(paper.words), ..paper.clone() }, 5),
        (Paper { numbers: vec![7, 123_456], ..paper.clone() }, 7),
        (Paper { closing: other(closing), ..paper.clone() }, last),
    ] {
        match verify(&text, &paper) {
            Verdict::Wrong(wrong) => assert_eq!(wrong.line, line, "{wrong:?}"),
            verdict => panic!("{verdict}"),
        }
    }
}
