//! B wipes nothing: ticks, cursors, typed numbers, names and dice are as they were left.

use umpire::app::device::{Device, Outcome};
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Session, Thrown};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::fray::{self, hosts};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::pilot::{Pilot, fly};
use umpire_tests::play::{Play, duel, play, with_sides};

/// A device at a game.
struct Desk<'g> {
    device: Device,
    game: &'g mut dyn Session,
}

impl Desk<'_> {
    fn presses(&mut self, keys: &str) -> Outcome {
        let mut outcome = Outcome::Stayed;
        for key in keys.split_whitespace().map(|key| Key::from_id(key).expect("a key")) {
            outcome = self.device.on_key(KeyEvent::down(key), self.game, &mut |_| {});
            self.device.on_key(KeyEvent::up(key), self.game, &mut |_| {});
        }
        outcome
    }

    fn asks(&self) -> &'static str {
        self.game.question().map_or("over", |question| question.heading.id)
    }

    fn screen(&self) -> Picture {
        picture(&frame(&self.device.view.layout(self.game)))
    }

    /// The key of what was picked last.
    fn last(&self) -> Vec<u8> {
        let tape = self.game.tape();
        let mut bytes = Vec::new();
        tape.last_answers(1).next().expect("an answer").choice(&mut |piece| bytes.extend_from_slice(piece));
        bytes
    }
}

fn at<R>(play: &Play, does: impl FnOnce(&mut Desk<'_>) -> R) -> R {
    with_sides(&Default::default(), play.tape(), |game| sit(game, does))
}

fn sit<R>(game: &mut dyn Session, does: impl FnOnce(&mut Desk<'_>) -> R) -> R {
    let mut desk = Desk { device: Device::new(Dice::from_seed([7; 32]), None), game };
    desk.device.sync(desk.game);
    does(&mut desk)
}

#[test]
fn back_to_a_menu_the_cursor_is_on_the_row_that_was_picked() {
    at(&duel("ogrekin", "dwarves"), |desk| {
        desk.presses("down down");
        let menu = desk.screen();
        desk.presses("a");
        let picked = desk.last();
        assert_eq!(desk.asks(), "who");
        desk.presses("b");
        assert!(desk.screen() == menu, "the menu as it was left");
        desk.presses("a");
        assert_eq!(desk.last(), picked);
    });
}

#[test]
fn back_to_a_list_what_was_ticked_is_ticked() {
    at(&play().says("rules: elements"), |desk| {
        assert_eq!(desk.asks(), "terrain");
        desk.presses("a down down a x");
        let ticked = desk.last();
        assert_eq!(desk.asks(), "deploy");
        assert!(matches!(desk.presses("b"), Outcome::Undone { .. }));
        desk.presses("x");
        assert_eq!(desk.last(), ticked, "and done again with one press");
    });
}

#[test]
fn a_page_that_was_left_unanswered_is_as_it_was_after_the_same_answer() {
    at(&duel("ogrekin", "dwarves"), |desk| {
        desk.presses("down a right down");
        let left = desk.screen();
        desk.presses("b a");
        assert_eq!(desk.asks(), "who");
        assert!(desk.screen() == left, "the cursor is where it was");
        desk.presses("b b a a");
        assert!(desk.screen() == left, "and after two steps back and the same two answers");
        desk.presses("b down a");
        assert_eq!(desk.asks(), "who");
        assert!(desk.screen() != left, "another Action asks anew");
    });
}

#[test]
fn several_steps_back_every_answer_is_still_there() {
    at(&duel("ogrekin", "dwarves"), |desk| {
        desk.presses("down a right a down a");
        let (asked, there) = (desk.asks(), desk.game.tape().answer_count());
        let told: Vec<_> = desk.game.tape().answers().map(|line| line.bytes[5..].to_vec()).collect();
        desk.presses("b b b");
        assert_eq!((desk.asks(), desk.game.tape().answer_count()), ("act", there - 3));
        desk.presses("a a a");
        assert_eq!((desk.asks(), desk.game.tape().answer_count()), (asked, there));
        let again: Vec<_> = desk.game.tape().answers().map(|line| line.bytes[5..].to_vec()).collect();
        assert_eq!(again, told);
    });
}

#[test]
fn numbers_and_names_are_as_they_were_typed() {
    for (before, asked, keys) in
        [("names: names", "name", "down right down down a"), ("names: colours", "rounds", "up a")]
    {
        let fray = hosts(&["2 spears", "2 bows"]).says(before);
        fray::with(fray.sides(), fray.tape(), |game| {
            sit(game, |desk| {
                assert_eq!(desk.asks(), asked);
                desk.presses(keys);
                let typed = desk.last();
                desk.presses("b a");
                assert_eq!(desk.last(), typed, "{asked}");
                desk.presses("b");
                desk.presses(keys);
                assert_ne!(desk.last(), typed, "and typed on from there");
            });
        });
    }
}

/// Presses these keys from power-on, and looks at the panel before each.
struct Watcher {
    keys: Vec<Key>,
    seen: Vec<Picture>,
}

impl Pilot for Watcher {
    fn next(&mut self, _: &Device, _: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        self.seen.push(shown());
        self.keys.get(self.seen.len() - 1).map(|key| vec![*key])
    }
}

#[test]
fn back_from_a_game_to_its_rosters_the_one_that_was_picked_is_under_the_cursor() {
    let mut watcher = Watcher { keys: vec![Key::Down, Key::A, Key::A, Key::Down, Key::A, Key::B], seen: Vec::new() };
    fly(Device::new(Dice::from_seed([7; 32]), None), &mut watcher);
    let [.., picked, game, back] = &watcher.seen[..] else { panic!("every key was waited for") };
    assert!(picked != game, "the game has begun");
    assert!(back == picked, "the roster as it was picked");
}

/// A fight up to the dice.
fn at_the_dice() -> Play {
    duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more, facts:").shows("roll")
}

#[test]
fn dice_of_the_players_own_are_as_they_were_entered() {
    at(&at_the_dice(), |desk| {
        desk.presses("right up up a down a");
        let entered = desk.last();
        assert!(matches!(desk.game.tape().last_answers(1).next().expect("dice").thrown(), Some((Thrown::Table, _))));
        assert!(matches!(desk.presses("b"), Outcome::Undone { .. }), "nobody has to agree");
        desk.presses("a a");
        assert_eq!(desk.last(), entered);
    });
}

#[test]
fn a_look_at_own_dice_does_not_make_them_the_usual_ones() {
    at(&at_the_dice(), |desk| {
        desk.presses("right b b");
        assert_eq!(desk.asks(), "facts");
        assert_eq!(desk.presses("x"), Outcome::Said);
        let tape = desk.game.tape();
        assert!(matches!(tape.last_answers(1).next().expect("dice").thrown(), Some((Thrown::Device, _))));
    });
}

#[test]
fn a_secret_is_never_taken_up_where_it_was_left() {
    at(&play().says("rules: elements, terrain:, deploy:"), |desk| {
        desk.presses("a a right b b");
        assert_eq!(desk.asks(), "deploy");
        let hand_over = desk.presses("a");
        assert_eq!((hand_over, desk.asks()), (Outcome::Said, "bid"));
        assert!(!desk.device.view.has_begun_secret());
    });
}
