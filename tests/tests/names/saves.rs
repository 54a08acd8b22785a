//! Saved games with names: they load, they are verified, and whoever alters a name is found.

use umpire::board::desktop::{Paper, Verification, verify};
use umpire::fairness::dice::Dice;
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::{Answer, Bearer, Kind, Nickname, PieceId, Roster, Seat, Sides, Source, Tape, Thrown};
use umpire_outside::WarHost;
use umpire_tests::craft::crc;
use umpire_tests::fray::with;
use umpire_tests::kept_save::is_kept;
use umpire_tests::random::{Lcg, any_answer};

fn hosts() -> Sides<WarHost> {
    Sides((0..2).map(WarHost::example).collect())
}

/// A game with names and the device's dice, as it is saved.
fn saved() -> String {
    let (dice, mut rng, mut text) = (Dice::from_seed([3; 32]), Lcg::new(8), String::new());
    with(&hosts(), &Tape::new(), |game| {
        for at in 0..60 {
            let bearer = if at % 2 == 0 { Bearer::Seat(Seat(at / 2 % 2)) } else { Bearer::Piece(PieceId(at % 8)) };
            let name = format!("Name {at}");
            if at % 5 == 0 {
                game.nickname(Nickname { bearer, text: &name }, Source::Thumb).expect("a name");
            }
            let Some(question) = game.question().map(|question| question.clone()) else { break };
            let answer = match (any_answer(&question, &mut rng), &question.kind) {
                (Answer::Dice(..), Kind::Roll(roll)) => {
                    Answer::Dice(dice.throw(roll.pool, &game.tape()).expect("a seed"), Thrown::Device)
                }
                (answer, _) => answer,
            };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
            if at % 10 == 5 {
                let all = game.tape().crossing(2).needs_all();
                assert!(game.undo(2, all, Source::Thumb));
            }
        }
        save_file::write(game, &dice, Telling::All, &mut text).expect("a string takes all");
    });
    text
}

/// The same file with another line, and a checksum that fits.
fn forged(text: &str, change: impl FnOnce(&mut String)) -> (usize, String) {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    let at = lines.iter().position(|line| line.starts_with("0a0")).expect("a name");
    change(&mut lines[at]);
    let body = lines.join("\n") + "\n";
    let sum = u32::from_le_bytes(crc(&[body.as_bytes()]));
    (at + 1, format!("{body}crc32 {sum:08x}\n"))
}

#[test]
fn a_game_with_names_is_loaded_and_verified() {
    let text = saved();
    is_kept("names.save", &text);
    let verdict = verify(&text, &Paper::default());
    assert!(matches!(verdict, Verification::Partly(_)), "{verdict}");
    assert!(verdict.to_string().contains("which no die depends on"), "{verdict}");
    let save = save_file::read(&text).expect("it is read");
    with(&hosts(), &save.tape, |game| {
        assert!(Bearer::all(&*game.scene()).any(|bearer| bearer.line(&*game.scene()).starts_with("Name ")));
    });
}

#[test]
fn an_altered_name_is_found_at_its_line() {
    let text = saved();
    let digit =
        |at: usize, digits: &'static str| move |line: &mut String| line.replace_range(at..at + digits.len(), digits);
    for (change, says) in [
        (Box::new(digit(20, "5a")) as Box<dyn FnOnce(&mut String)>, "should be"),
        (Box::new(digit(10, "03")), "calls nobody anything"),
        (Box::new(digit(12, "05")), ""),
        (Box::new(digit(14, "07")), "calls nobody anything"),
    ] {
        let (at, text) = forged(&text, change);
        match verify(&text, &Paper::default()) {
            Verification::Wrong(wrong) => {
                assert!(wrong.line == at && wrong.to_string().contains(says), "{at}, {says}: {wrong}");
            }
            verdict => panic!("it is not found: {verdict}"),
        }
    }
}
