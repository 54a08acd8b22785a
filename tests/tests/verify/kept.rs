//! Games that are kept for whoever writes a verifier of their own: `cargo proof` runs `tests/verifier.py` over them.

use std::fs;

use umpire::board::desktop::{Paper, Verification, verify};
use umpire::fairness::dice::Dice;
use umpire::fairness::seal::{Seal, Spoken, words};
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::{Answer, RosterLine, Source, Thrown};
use umpire_tests::kept_save::{is_kept, path};
use umpire_tests::random::Lcg;
use umpire_tests::wide;

use super::played::{forge, game, throw};

/// Every kind of game there is to check: witnessed, nobody asked, a seed by hand, cut short without its secret.
fn games() -> [(&'static str, String); 4] {
    let witnessed = game(11, &mut |_, _, _| false);
    let by_hand = forge(&witnessed, |lines| {
        let seed = umpire::fairness::seal::Hex(super::played::dice().seed().expect("sealed")).to_string();
        lines.splice(4..7, [format!("seed {seed}")]);
    });
    let withheld = forge(&witnessed, |lines| {
        lines[5] = "secret withheld".into();
        lines.truncate(120);
    });
    [
        ("witnessed.save", witnessed),
        ("restless.save", game(14, &mut |_, _, _| false)),
        ("seed-by-hand.save", by_hand),
        ("withheld.save", withheld),
    ]
}

/// A game of three seats with all that few games have: corrections, hits alone, secrets of every kind, 48 dice. Nobody but
/// the page can check it: it stands on no shelf.
fn by_hand() -> String {
    let mut seal = Seal::new([0x3c; 32]);
    [0, 999_999, 31_415].into_iter().for_each(|number| seal.add(number));
    let (dice, mut rng, mut text) = (Dice::from_seal(seal), Lcg::new(5), String::new());
    wide::with(3, |game| {
        for at in 1..90 {
            if at % 4 == 0
                && let Some(correction) = wide::any_correction(game, &mut rng)
            {
                game.correct(correction, Source::Thumb).expect("it fits");
            }
            let Some(answer) = wide::any_said(game, &mut rng) else { break };
            let answer = match answer {
                Answer::Dice(faces, _) if rng.below(4) == 0 => Answer::Dice(faces, Thrown::Table),
                Answer::Dice(..) => throw(game, &dice).expect("a roll is open"),
                answer => answer,
            };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
            if at % 7 == 0 {
                let all = game.tape().crossing(2).needs_all();
                assert!(game.undo(2, all, Source::Thumb));
            }
            if at % 14 == 0 {
                game.note_resumed(&[at as u8; 16]);
                assert!(game.redo(Source::Cable));
            }
        }
        save_file::write(game, &dice, Telling::All, &mut text).expect("a string takes all");
    });
    text
}

#[test]
fn kept_games_are_those_that_are_played_today() {
    for (name, text) in games() {
        is_kept(name, &text);
        assert!(matches!(verify(&text, &Paper::default()), Verification::Partly(_)), "{name} fits");
    }
}

#[test]
fn the_kept_game_by_hand_has_every_line_there_is() {
    let text = by_hand();
    is_kept("by-hand.save", &text);
    let lines = || text.lines().skip(9);
    for begins in ["00", "01", "02", "04", "05", "08", "09"] {
        assert!(lines().any(|line| line.starts_with(begins)), "{begins}");
    }
    let payload =
        |kind: &str, bytes: usize| lines().any(|line| line.starts_with(kind) && line.len() == 2 * (5 + bytes));
    assert!([3, 6, 18].into_iter().all(|bytes| payload("04", bytes)), "secrets of every width");
    assert!(lines().any(|line| line.starts_with("0500") && line[10..].starts_with("02")), "hits alone");
    assert!(payload("05", 2 + 48), "48 dice");
}

/// Who reads the page can trust its examples.
#[test]
fn the_page_shows_what_is_read_here() {
    let page = include_str!("../../FORMAT.md");
    let tiny = fs::read_to_string(path("tiny.save")).expect("a kept game");
    let shown: String = tiny.lines().map(|line| format!("    {line}\n")).collect();
    assert!(page.contains(&shown), "the whole game");
    let save = save_file::read(&tiny).expect("it is read");
    assert!(page.contains(&Spoken(words(&save_file::closing_of(&save))).to_string()), "its closing words");
    let roster = page.lines().find(|line| line.starts_with("    toy v")).expect("a roster");
    assert!(RosterLine::read(roster).is_ok_and(|line| (line.game, line.version) == ("toy", Some(1))), "{roster}");
}
