//! The clock of a turn, on the real app: shown while the turn lasts, and answered by the device.

use std::rc::Rc;

use embassy_time::Duration;
use umpire::app::device::Device;
use umpire::board::simulated::World;
use umpire::fairness::dice::Dice;
use umpire_engine::table::Session;
use umpire_screens::{Intent, Key, KeyEvent};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly_in};
use umpire_tests::play::answer_of;
use umpire_tests::way::shortest;
use umpire_tests::words::words;

/// To a table of two with a clock.
const BEGIN: [Step; 5] = [
    Step::Says("game", "any-game"),
    Step::Says("seats", "2"),
    Step::Says("start", "setup"),
    Step::Says("setup", "clock"),
    Step::Says("clock", "on"),
];

/// What somebody does next.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Answers this question so.
    Says(&'static str, &'static str),
    /// Waits for so many seconds, and moves the cursor.
    Waits(u64),
    Presses(Key),
}

/// Somebody who does what is written down.
struct Player {
    world: Rc<World>,
    steps: Vec<Step>,
    /// The open question before each step, and at the end; with all words of the page.
    seen: Vec<(String, Vec<String>)>,
}

impl Pilot for Player {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        if device.view.news_at().is_some() {
            return Some(vec![Key::A]);
        }
        let question = game.question().expect("nobody has won").clone();
        self.seen.push((question.heading.id.to_string(), words(&device.view.layout(game))));
        if self.steps.is_empty() {
            return None;
        }
        match self.steps.remove(0) {
            Step::Presses(key) => Some(vec![key]),
            Step::Waits(seconds) => {
                self.world.press(KeyEvent::down(Key::Down), Duration::from_secs(seconds));
                self.world.press(KeyEvent::up(Key::Down), Duration::from_millis(40));
                Some(Vec::new())
            }
            Step::Says(id, said) => {
                assert_eq!(question.heading.id, id, "{said} is to be said");
                let answer = answer_of(game, &question, said).unwrap_or_else(|why| panic!("{why}"));
                let said = |intent: &Intent| matches!(intent, Intent::Answer(given) if *given == answer);
                Some(shortest(device, game, said).expect("keys answer it"))
            }
        }
    }
}

/// What is seen by somebody who sets up a clock and then does this.
fn seen(steps: &[Step]) -> Vec<(String, Vec<String>)> {
    let world = World::new();
    let steps = [&BEGIN[..], &[Step::Says("setup", "done")], steps].concat();
    let mut player = Player { world: world.clone(), steps, seen: Vec::new() };
    fly_in(&world, Device::new(Dice::from_seed([3; 32]), None), &mut player);
    player.seen.split_off(BEGIN.len() + 1)
}

/// Whether a page has this word.
#[track_caller]
fn shows((question, words): &(String, Vec<String>), id: &str, word: &str) {
    assert_eq!(question, id);
    assert!(words.iter().any(|shown| shown.contains(word)), "{word} is not in {words:?}");
}

const NEXT: Step = Step::Says("table", "next");

/// AG-TIME-3: the time of the turn is on its page, and the device answers how long it took.
#[test]
fn the_device_counts_the_turn_and_asks_nobody() {
    let pages = seen(&[Step::Waits(95), Step::Says("start", "next"), Step::Waits(30), NEXT, Step::Waits(5)]);
    shows(&pages[1], "start", "1:3");
    shows(&pages[2], "table", "0:00");
    shows(&pages[3], "table", "0:30");
    shows(&pages[4], "table", "0:00");
    assert_eq!(pages.len(), 6, "the question of the time is never seen");
}

/// AG-TIME-3: a step back leads to the seconds, to put them right, and one more into the turn, whose time goes on.
#[test]
fn whoever_takes_the_end_of_a_turn_back_plays_on_in_it() {
    let back = Step::Presses(Key::B);
    let pages = seen(&[Step::Waits(95), Step::Says("start", "next"), back, back, Step::Waits(10), Step::Waits(0)]);
    assert_eq!(pages[3].0, "time");
    shows(&pages[4], "start", "1:3");
    shows(&pages[5], "start", "1:4");
    let pages = seen(&[Step::Waits(95), Step::Says("start", "next"), back, Step::Says("time", "60"), Step::Waits(2)]);
    shows(&pages[4], "table", "0:0");
}

/// AG-TIME-3: what was used is added up where the state of the game is shown.
#[test]
fn what_was_counted_is_in_the_state_of_the_game() {
    let pages = seen(&[
        Step::Waits(61),
        Step::Says("start", "next"),
        Step::Presses(Key::Y),
        Step::Presses(Key::Right),
        Step::Presses(Key::Right),
    ]);
    let all: Vec<_> = pages.iter().flat_map(|(_, words)| words).collect();
    assert!(all.iter().any(|word| word.contains("Time: 1:0")), "{all:?}");
}
