//! Putting something right by hand: every seat agrees, by thumb, and nothing is changed before.

use umpire::app::device::{Device, Outcome};
use umpire::console::{Console, Place};
use umpire::fairness::dice::Dice;
use umpire_engine::table::{AnswerError, Correction, CorrectionTarget, HistoryItem, Seat, Session, Source};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::correctable;

/// Presses keys one by one, and lets go of each before the next; what the last of them came to.
fn press(device: &mut Device, game: &mut StillMatch, keys: &str) -> Outcome {
    let keys = keys.split_whitespace().map(|key| Key::from_id(key).expect("a key"));
    keys.fold(Outcome::Stayed, |_, key| {
        let outcome = device.on_key(KeyEvent::down(key), game, &mut |_| {});
        device.on_key(KeyEvent::up(key), game, &mut |_| {});
        outcome
    })
}

/// Red holds the pad, and Blue presses A.
fn agree(device: &mut Device, game: &mut StillMatch) -> Outcome {
    device.on_key(KeyEvent::down(Key::Left), game, &mut |_| {});
    device.on_key(KeyEvent::down(Key::A), game, &mut |_| {})
}

fn at_the_table(game: &StillMatch) -> Device {
    let mut device = Device::new(Dice::from_seed([3; 32]), None);
    device.sync(game);
    device
}

/// What was put right last: a correction that is taken back is told by its own name.
fn corrected(game: &mut dyn Session) -> Option<Correction> {
    let mut found = None;
    assert!(game.undo(1, false, Source::Thumb));
    game.visit_history(1, &mut |told| {
        if let HistoryItem::Corrected(correction) = told.what {
            assert_eq!((told.source, told.undone), (Source::Thumb, true));
            found = Some(correction);
        }
    });
    found
}

/// To the page that says what blue's momentum is, and will be.
const BLUE: &str = "y a down down down down a";
const SEVEN: Correction = Correction { target: CorrectionTarget::Seat(Seat::BLUE), field: 0, value: 7 };

#[test]
fn what_all_agree_to_is_put_right() {
    let mut game = correctable();
    let (mut device, lines) = (at_the_table(&game), game.tape().answer_count());
    assert_eq!(press(&mut device, &mut game, BLUE), Outcome::Stayed);
    assert_eq!(press(&mut device, &mut game, "up up a"), Outcome::Stayed, "both are asked");
    assert!(device.view.asks_consent() && game.tape().answer_count() == lines);
    assert_eq!(agree(&mut device, &mut game), Outcome::Said);
    assert!(!device.view.asks_consent() && !device.view.is_looking(), "the question is on the screen again");
    assert_eq!(corrected(&mut game), Some(SEVEN));
}

/// As for dice that are taken back: whatever one thumb presses, one key after the other, it is never two.
#[test]
fn one_thumb_cannot_agree_for_two() {
    let mut game = correctable();
    let (mut device, lines) = (at_the_table(&game), game.tape().answer_count());
    press(&mut device, &mut game, &format!("{BLUE} up up a"));
    for keys in ["a", "a a a a", "left a right a up down a", "x y x a"] {
        assert_eq!(press(&mut device, &mut game, keys), Outcome::Stayed, "{keys}");
        assert!(device.view.asks_consent() && game.tape().answer_count() == lines, "{keys}");
    }
    assert_eq!(agree(&mut device, &mut game), Outcome::Said);
}

#[test]
fn six_seats_agree_one_after_the_other() {
    let mut game = correctable().on(|still| still.seats = 6);
    let mut device = at_the_table(&game);
    assert_eq!(press(&mut device, &mut game, &format!("{BLUE} up up a a a a a a")), Outcome::Stayed, "five agree");
    assert_eq!(press(&mut device, &mut game, "a"), Outcome::Said);
}

#[test]
fn b_steps_back_from_everywhere_and_nothing_is_changed() {
    let mut game = correctable();
    let (mut device, lines) = (at_the_table(&game), game.tape().answer_count());
    press(&mut device, &mut game, &format!("{BLUE} up up a"));
    assert!(device.view.asks_consent());
    press(&mut device, &mut game, "b");
    assert!(!device.view.asks_consent(), "to the value");
    assert_eq!(press(&mut device, &mut game, "a"), Outcome::Stayed, "both are asked anew");
    press(&mut device, &mut game, "b b b");
    assert!(device.view.is_looking(), "to the look");
    press(&mut device, &mut game, "b");
    assert!(!device.view.is_looking() && game.tape().answer_count() == lines);
}

/// B is pressed in haste: what all had agreed to does not go without a word, and the next B only reads that.
#[test]
fn a_correction_is_not_taken_back_in_silence() {
    let mut game = correctable();
    let mut device = at_the_table(&game);
    press(&mut device, &mut game, &format!("{BLUE} up up a"));
    assert_eq!(agree(&mut device, &mut game), Outcome::Said);
    let lines = game.tape().answer_count();
    assert_eq!(press(&mut device, &mut game, "b"), Outcome::Undone { dice: false });
    assert_eq!(game.tape().answer_count(), lines - 1);
    assert_eq!(press(&mut device, &mut game, "b"), Outcome::Stayed, "it is read first");
    assert_eq!(game.tape().answer_count(), lines - 1);
}

#[test]
fn what_is_so_already_is_not_asked() {
    let mut game = correctable();
    let mut device = at_the_table(&game);
    press(&mut device, &mut game, &format!("{BLUE} up down a"));
    assert!(!device.view.asks_consent());
}

#[test]
fn a_value_keeps_to_its_range() {
    let mut game = correctable();
    let mut device = at_the_table(&game);
    let ups = "up ".repeat(20);
    press(&mut device, &mut game, &format!("{BLUE} {ups} a"));
    assert_eq!(agree(&mut device, &mut game), Outcome::Said);
    assert_eq!(corrected(&mut game), Some(Correction { value: 10, ..SEVEN }));
}

/// Whoever sits at the cable cannot agree for the players.
#[test]
fn the_cable_agrees_to_nothing() {
    let mut game = correctable();
    let (mut device, mut console) = (at_the_table(&game), Console::at(Place::Handheld));
    let lines = game.tape().answer_count();
    press(&mut device, &mut game, &format!("{BLUE} up up a"));
    for line in ["press a", "hold a", "press b"] {
        let mut out = String::new();
        console.line(line, &mut device, &mut game, &mut out).expect("a string takes all");
        assert!(out.contains("thumbs answer that"), "{out}");
        assert!(device.view.asks_consent() && game.tape().answer_count() == lines);
    }
    assert_eq!(agree(&mut device, &mut game), Outcome::Said);
}

/// Nothing can be put right where somebody looks back, nor when the game is over.
#[test]
fn only_a_game_that_goes_on_can_be_put_right() {
    let mut game = correctable().looked_back(12);
    let mut device = at_the_table(&game);
    device.view.sync_looking_back(&game, false);
    press(&mut device, &mut game, "y a down a up a");
    assert!(!device.view.asks_consent());
    let fields = correctable();
    let mut over = StillMatch::over().on(|still| {
        fields.scene().fields(CorrectionTarget::Game, &mut |field| {
            still.fields.push((CorrectionTarget::Game, field));
        })
    });
    let mut device = at_the_table(&over);
    press(&mut device, &mut over, "y a a up a");
    assert!(!device.view.asks_consent());
}

#[test]
fn what_cannot_be_so_changes_nothing() {
    let mut game = correctable();
    let (mut device, lines) = (at_the_table(&game), game.tape().answer_count());
    let wrong = Correction { value: 99, ..SEVEN };
    let refused = device.correct(wrong, Source::Thumb, &mut game, &mut |_| {});
    assert_eq!(refused, Outcome::Refused(AnswerError::Range));
    assert_eq!(game.tape().answer_count(), lines);
}
