//! Back and forth by lines: who has to agree, and all that happened told as lines and as a text.

use umpire::app::device::Outcome;
use umpire_engine::table::Answer;
use umpire_engine::table::Source;
use umpire_screens::{Key, KeyEvent};

use super::cable::duel;
use super::*;

const NEEDS_ALL: &str = "this takes back dice the device threw, or revealed secrets: every seat has to agree";

#[test]
fn dice_and_revealed_secrets_are_taken_back_by_both_and_nobody_else() {
    for (to, word) in [(format!("{TO_ROLL}roll\n"), "roll"), (format!("{TO_BID}number 2\nnumber 1\n"), "secret")] {
        let out = said::<Duel>(format!("{to}undo\nstate\nundo both\nhistory\n"));
        let asked = out.len() - 1;
        let refused = out.iter().position(|line| line["error"] == NEEDS_ALL).expect("it is refused");
        assert_eq!(out[refused]["want"], "undo both");
        assert_eq!(out[refused + 2]["event"], "undone");
        assert_eq!(out[refused + 3]["ask"], word);
        let back = out[..asked].iter().rfind(|line| line["event"] == "back").expect("it is told");
        assert_eq!((&back["agreed"], &back["secret"]), (&json!(true), &json!(word == "secret")), "{back}");
    }
}

#[test]
fn own_dice_are_taken_back_by_one() {
    assert_eq!(last(format!("{TO_BID}undo\n"))["ask"], "roll");
}

#[test]
fn what_was_taken_back_stands_again_with_the_same_faces() {
    let once = said::<Duel>(format!("{TO_ROLL}roll\n"));
    let again = said::<Duel>(format!("{TO_ROLL}roll\nundo both\nredo\n"));
    assert_eq!(once[once.len() - 2..], again[again.len() - 2..], "the dice, and the question after them");
    let wrong = last(format!("{TO_ROLL}undo\ntick high far\nredo\n"));
    assert_eq!(wrong["error"], "nothing was taken back since the last answer");
}

#[test]
fn all_that_happened_is_told_with_what_was_taken_back() {
    let out = said::<Duel>(format!("{TO_ROLL}roll\nundo both\nundo\ntick high\nroll\nhistory\n"));
    let told: Vec<_> = out.iter().filter(|line| line.get("line").is_some()).collect();
    let events: Vec<_> =
        told.iter().map(|line| (line["event"].as_str().expect("a word"), line.get("undone").is_some())).collect();
    let expected =
        [("tired", false), ("said", true), ("said", true), ("rolled", true), ("back", false), ("rolled", false)];
    assert_eq!(events, expected);
    assert_eq!(told[1]["text"], "facts: 2 ticked");
    assert_eq!(out.last(), Some(&json!({"told": 6, "next": null})));
    assert_eq!(last("history x\n")["error"], "history N tells from line N on, counted from 0");
}

#[test]
fn a_game_is_exported_as_lines_and_as_a_text() {
    let (text, lines) = (file("export-text"), file("export-lines").with_extension("jsonl"));
    let to = format!(
        "{TO_ROLL}roll\nundo both\nundo\ntick high\nroll\nexport {}\nexport {}\n",
        text.display(),
        lines.display()
    );
    said::<Duel>(format!("{to}export /nowhere/at/all\n"));
    let (told, parts) = (fs::read_to_string(&text).expect("a text"), fs::read(&lines).expect("lines"));
    fs::remove_file(&text).and(fs::remove_file(&lines)).expect("they were written");
    assert!(
        told.contains("\n~~") && told.contains("<- 2 steps back (in 2 steps), across dice: all agreed\n"),
        "{told}"
    );
    let told_of = said::<Duel>(format!("{TO_ROLL}roll\nundo both\nundo\ntick high\nroll\nhistory\n"));
    assert_eq!(parsed(&parts), told_of.into_iter().filter(|line| line.get("line").is_some()).collect::<Vec<_>>());
    let wrong = last("export /nowhere/at/all\n");
    assert!(wrong["error"].as_str().is_some_and(|why| why.starts_with("/nowhere/at/all cannot be written")), "{wrong}");
}

/// Whoever sits at the cable cannot agree for the players, nor ask them to.
#[test]
fn at_a_handheld_thumbs_agree_and_no_line() {
    duel(|handheld, game| {
        ["pick strike-red-1", "tick high far", "roll"].iter().for_each(|line| drop(handheld.says(line, game)));
        let lines = game.tape().answer_count();
        for line in ["undo", "undo both"] {
            let refused = handheld.last(line, game);
            assert_eq!(refused["error"], NEEDS_ALL);
            assert!(refused["want"].as_str().is_some_and(|want| want.starts_with("thumbs")), "{refused}");
            assert!(!handheld.device.view.asks_consent() && game.tape().answer_count() == lines, "{line}");
        }
        // The message about the cable lies over it, and is put away first.
        let mut press = |key| handheld.device.on_key(KeyEvent::down(key), game, &mut |_| {});
        let moves = [press(Key::B), press(Key::B)];
        assert!(moves.contains(&Outcome::Asked), "{moves:?}");
        for line in ["press a", "hold a", "press b"] {
            let refused = handheld.last(line, game);
            assert!(refused["error"].as_str().is_some_and(|why| why.contains("thumbs answer that")), "{refused}");
            assert!(handheld.device.view.asks_consent() && game.tape().answer_count() == lines, "{line}");
        }
        let mut press = |key| handheld.device.on_key(KeyEvent::down(key), game, &mut |_| {});
        assert_eq!([press(Key::Left), press(Key::A)], [Outcome::Stayed, Outcome::Undone { dice: true }]);
        assert_eq!(game.tape().answer_count(), lines - 1);
    });
}

/// The players see on the screen that the console put an answer back.
#[test]
fn a_redo_by_cable_is_seen() {
    duel(|handheld, game| {
        handheld.device.say(&Answer::Pick(0), Source::Thumb, game, &mut |_| {});
        assert!(game.undo(1, false, Source::Thumb));
        handheld.device.sync(game);
        let before = handheld.screen(game);
        handheld.says("redo", game);
        handheld.says("undo", game);
        assert!(handheld.screen(game) != before, "a message lies over the question");
        assert!(game.tape().steps().all(|(_, source, steps)| source.is_remote() && steps.backs == 2));
    });
}

/// An answer by line is an answer to the question that is open, whatever somebody looks back at.
#[test]
fn lines_are_about_the_open_question_while_somebody_looks_back() {
    let back = "press y\npress x\npress down\npress down\npress down\npress a\n";
    let out = said::<Duel>(format!("{TO_FACTS}{back}pick pass\n"));
    assert!(out.last().expect("a line")["error"].as_str().is_some_and(|why| why.contains("tick")), "{out:?}");
    let out = said::<Duel>(format!("{TO_FACTS}{back}tick high\n"));
    assert_eq!(out.last().expect("a line")["ask"], "roll");
    let out = said::<Duel>(format!("{TO_FACTS}{back}undo action\nstate\n"));
    assert_eq!(out[out.len() - 2]["error"], "no Action has begun yet", "and the game is not put away: {out:?}");
    let out = said::<Duel>(format!("{TO_FACTS}{back}undo\n"));
    assert_eq!(out.last().expect("a line")["id"], "act");
}

#[test]
fn a_handheld_tells_a_page_at_a_time() {
    duel(|handheld, game| {
        handheld.says("pick strike-red-1", game);
        for n in 0..12 {
            handheld.says(["tick high", "tick high far"][n % 2], game);
            handheld.says("undo", game);
        }
        let first = handheld.says("history", game);
        assert_eq!((first.len(), &first[16]["next"]), (17, &json!(16)), "{first:?}");
        let rest = handheld.says("history 16", game);
        let told = first[16]["told"].as_u64().expect("a number");
        assert_eq!((rest.len() as u64, &rest[rest.len() - 1]["next"]), (told - 16 + 1, &json!(null)));
        let past = handheld.says("history 9999", game);
        assert_eq!(past.len(), 1);
    });
}
