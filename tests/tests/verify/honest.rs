//! What is said about games in which nobody meddled.

use umpire::board::{Verdict, verify};
use umpire::seal::{Spoken, words};

use super::played::{by_device, dice, forge, game, honest, records};

fn summary(text: &str) -> String {
    match verify(text) {
        Verdict::Fits(summary) => summary,
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
    assert!(said.contains(&format!("seal      {}\n", Spoken(words(&hash)))), "{said}");
    assert!(said.contains("pressed   at 81234567 and 93456789 microseconds"), "{said}");
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
        ("", "'pocket-umpire save 3'"),
        ("hello\n", "'pocket-umpire save 3'"),
        ("pocket-umpire save 2\n", "goes on only in the program that saved it"),
        ("pocket-umpire save 3\ngame x\nedition 1\nsead\n", "'seal' or 'seed'"),
    ] {
        let verdict = verify(text);
        assert_eq!(verdict.code(), 2, "{text:?}");
        assert!(verdict.to_string().contains(right), "{verdict}");
    }
}
