//! Names by buttons: spelt letter by letter, beside whatever is asked.

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Answer, Bearer, Kind, Roster, Seat, Session, Sides, Source, Tape};
use umpire_outside::WarHost;
use umpire_screens::{Key, KeyEvent};
use umpire_tests::fray::with;

/// A game of two hosts whose first question is answered, and a device before it.
fn at_the_table(f: impl FnOnce(&mut dyn Session, &mut Device)) {
    let hosts = Sides((0..2).map(WarHost::example).collect());
    with(&hosts, &Tape::new(), |game| {
        let mut device = Device::new(Dice::from_seed([3; 32]), None);
        device.sync(game);
        f(game, &mut device);
    });
}

fn press(device: &mut Device, game: &mut dyn Session, keys: &str) -> Outcome {
    let keys = keys.split_whitespace().map(|key| Key::from_id(key).expect("a key"));
    keys.fold(Outcome::Stayed, |_, key| {
        let outcome = device.on_key(KeyEvent::down(key), game, &mut |_| {});
        device.on_key(KeyEvent::up(key), game, &mut |_| {});
        outcome
    })
}

fn name(game: &dyn Session, bearer: Bearer) -> String {
    bearer.line(&*game.scene()).to_string()
}

/// Looks, and goes to the last row of what may be changed by hand: what Blue is called.
const NAME_BLUE: &str = "y a up a";

/// Turns letters until this one is there: capitals come first at the beginning of a word.
fn letter(letter: u8, first: bool) -> String {
    let at = match (letter.is_ascii_uppercase(), first) {
        (true, true) => letter - b'A' + 1,
        (false, false) => letter - b'a' + 1,
        _ => letter.to_ascii_lowercase() - b'a' + 27,
    };
    "down ".repeat(at.into())
}

fn spell(text: &str) -> String {
    let letters = text.bytes().enumerate();
    letters.map(|(at, byte)| letter(byte, at == 0)).collect::<Vec<_>>().join(" right ")
}

#[test]
fn a_side_gets_a_name_and_the_question_stays() {
    at_the_table(|game, device| {
        let (lines, open) = (game.tape().answer_count(), game.question().map(|question| question.clone()));
        press(device, game, NAME_BLUE);
        assert_eq!(press(device, game, &format!("{} a", spell("Ann"))), Outcome::Said);
        assert_eq!(name(game, Bearer::Seat(Seat::BLUE)), "Ann");
        assert_eq!(game.tape().answer_count(), lines + 1);
        assert_eq!(game.question().map(|question| question.clone()), open, "the same is asked");
        assert!(device.view.is_looking(), "the list is still there");
        press(device, game, "b b");
        assert!(!device.view.is_looking());
        assert!(matches!(press(device, game, "b"), Outcome::Undone { .. }), "B takes it back like any other line");
        assert_eq!(name(game, Bearer::Seat(Seat::BLUE)), "Blue");
    });
}

#[test]
fn a_name_that_another_has_is_said_and_the_letters_stay() {
    at_the_table(|game, device| {
        let lines = game.tape().answer_count();
        press(device, game, NAME_BLUE);
        press(device, game, &spell("Red"));
        assert!(matches!(press(device, game, "a"), Outcome::Refused(_)));
        assert_eq!(game.tape().answer_count(), lines);
        // The message is put away, and one more letter makes it another name.
        press(device, game, "b");
        assert_eq!(press(device, game, &format!("right {} a", letter(b'y', false))), Outcome::Said);
        assert_eq!(name(game, Bearer::Seat(Seat::BLUE)), "Redy");
    });
}

#[test]
fn an_empty_name_takes_it_away_and_b_changes_nothing() {
    at_the_table(|game, device| {
        press(device, game, NAME_BLUE);
        press(device, game, &format!("{} a", spell("Ann")));
        let lines = game.tape().answer_count();
        press(device, game, "a down b a a");
        assert_eq!(game.tape().answer_count(), lines, "neither B nor the same name again is a line");
        assert_eq!(press(device, game, "a x a"), Outcome::Said);
        assert_eq!(name(game, Bearer::Seat(Seat::BLUE)), "Blue");
    });
}

/// What is answered by halves beneath it is there afterwards: a tick, a number that was turned.
#[test]
fn a_page_that_is_answered_by_halves_stays_so() {
    at_the_table(|game, device| {
        let number = |game: &dyn Session| matches!(game.question().map(|q| q.kind.word()), Some("number"));
        for _ in 0..40 {
            if number(game) {
                break;
            }
            let question = game.question().expect("it goes on").clone();
            let answer = match &question.kind {
                Kind::Choose(choose) => Answer::Pick(choose.preset),
                Kind::Tick(_) => Answer::Ticks(0),
                _ => umpire_tests::random::any_answer(&question, &mut umpire_tests::random::Lcg::new(1)),
            };
            game.say(&answer, Source::Thumb).expect("an answer the question allows");
        }
        assert!(number(game), "a number is asked somewhere");
        device.sync(game);
        press(device, game, "a b"); // no news lies over it
        device.sync(game);
        let Some(Kind::Number(number)) = game.question().map(|question| question.kind.clone()) else {
            panic!("a number is asked")
        };
        press(device, game, "up");
        press(device, game, NAME_BLUE);
        press(device, game, &format!("{} a b b", spell("Bo")));
        assert_eq!(name(game, Bearer::Seat(Seat::BLUE)), "Bo");
        assert_eq!(press(device, game, "a"), Outcome::Said);
        let said = game.tape().last_line().and_then(|line| line.bytes.last_chunk::<2>().copied());
        let said = said.map(i16::from_le_bytes).expect("a number");
        assert!(said > number.min, "the number that was turned is the one that is said: {said}");
    });
}

/// A piece is named from its own page; both its side and it are there to be named.
#[test]
fn a_piece_is_named_from_its_card() {
    at_the_table(|game, device| {
        press(device, game, "y right down a a up up a");
        assert_eq!(press(device, game, &format!("{} a", spell("Bob"))), Outcome::Said);
        let named: Vec<_> = Bearer::all(&*game.scene()).filter(|bearer| name(game, *bearer) == "Bob").collect();
        assert!(matches!(named[..], [Bearer::Piece(_)]), "{named:?}");
    });
}
