//! Dice tumble before they lie: after their faces are stored, for a moment, and for nobody who presses on.

use std::rc::Rc;

use embassy_time::{Duration, Instant};
use umpire::app::device::{Device, Outcome};
use umpire::board::Clock;
use umpire::board::simulated::World;
use umpire_engine::table::Session;
use umpire_screens::{Key, ScreenState};
use umpire_tests::gallery::Shot;
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::pilot::{Pilot, fly_in};
use umpire_tests::words::words;

use super::{device, keys, onward};

/// Sets dice to tumble, and plays until they have; then waits, or presses a key.
struct Thrower {
    world: Rc<World>,
    first: Vec<Key>,
    press: Option<Key>,
    /// When they were thrown, and how many answers there were then.
    thrown: Option<(Instant, u16)>,
    seen: Vec<Picture>,
    took: Duration,
    /// What stood on the screen then.
    after: Option<ScreenState>,
    answers: u16,
    rolled: usize,
}

impl Pilot for Thrower {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        if !self.first.is_empty() {
            return Some(vec![self.first.remove(0)]);
        }
        let now = self.world.clock.now();
        if device.view.is_tumbling() {
            self.seen.push(shown());
            self.thrown.get_or_insert((now, game.tape().answer_count()));
            return Some(self.press.take().into_iter().collect());
        }
        if let Some((at, answers)) = self.thrown {
            self.took = now - at;
            self.answers = game.tape().answer_count() - answers;
            self.after = Some(device.view.clone());
            assert!(shown() == picture(&frame(&device.view.layout(game))), "the page that says how they lie");
            return None;
        }
        let rolled = game.tape().last_answers(1).any(|line| line.thrown().is_some());
        self.rolled += usize::from(rolled && device.view.news_at().is_some());
        (self.rolled < 3).then(|| onward(device, game)[..1].to_vec())
    }

    fn came_of(&mut self, _: Outcome, _: &dyn Session) {}
}

fn throws(first: &str, press: Option<Key>) -> Thrower {
    let world = World::new();
    let mut thrower = Thrower {
        world: world.clone(),
        first: keys(first),
        press,
        thrown: None,
        seen: Vec::new(),
        took: Duration::MIN,
        after: None,
        answers: 0,
        rolled: 0,
    };
    fly_in(&world, device(), &mut thrower);
    thrower
}

/// Five rows below the first.
const ON: &str = "y down down down down down a b";

#[test]
fn dice_tumble_for_a_moment_and_then_lie() {
    let thrower = throws(ON, None);
    assert_eq!((thrower.seen.len(), thrower.took), (3, Duration::from_millis(150)));
    assert!(thrower.seen[0] != thrower.seen[1] && thrower.seen[1] != thrower.seen[2], "they move");
    assert!(thrower.after.is_some_and(|view| view.news_at().is_some()), "and the page says what they came to");
}

/// Whoever presses while they tumble has not seen the page: it is there at once, and stays.
#[test]
fn any_key_ends_it_and_does_nothing_else() {
    for key in Key::ALL {
        let thrower = throws(ON, Some(key));
        // It goes down after 40 ms, and is let go 40 ms later.
        assert!(thrower.took < Duration::from_millis(100), "{key:?}: at once");
        assert_eq!(thrower.answers, 0, "{key:?}");
        assert!(thrower.after.is_some_and(|view| view.news_at().is_some() && !view.is_looking()), "{key:?}");
    }
}

#[test]
fn as_it_leaves_the_workshop_no_dice_tumble() {
    let thrower = throws("", None);
    assert!(thrower.seen.is_empty() && thrower.rolled == 3, "{}", thrower.rolled);
}

/// Blank dice: what fell is nowhere in the picture.
#[test]
fn dice_in_the_air_show_no_face() {
    let Shot { game, mut view, .. } = Shot::named("rolled-critical");
    let faces = |view: &ScreenState| {
        let said = words(&view.layout(&game));
        said.iter().filter(|word| ["17", "4", "12"].contains(&word.as_str())).count()
    };
    assert_eq!(faces(&view), 3);
    view.start_tumble(&game);
    for _ in 0..3 {
        assert!(view.is_tumbling());
        assert_eq!(faces(&view), 0);
        view.tumble_on();
    }
    assert!(!view.is_tumbling());
    assert_eq!(faces(&view), 3);
}
