//! The clock: how long whoever is asked has thought, beside the question and under Device.

use std::rc::Rc;

use embassy_time::Duration;
use umpire::app::device::{Device, Outcome};
use umpire::board::simulated::World;
use umpire_engine::table::{Kind, Session};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly_in};
use umpire_tests::words::words;

use super::{device, keys, onward};

/// Six rows below the first.
const ON: &str = "y down down down down down down a b";
/// To the page of the device.
const DEVICE: &str = "y left left left";
/// How long each question is looked at, and how long one is that everybody has gone away from.
const WAITS: Duration = Duration::from_secs(20);
const LONG: Duration = Duration::from_secs(7200);

/// Sets the clock, plays some answers, each after a while, and looks at the device.
struct Thinker {
    world: Rc<World>,
    first: Vec<Key>,
    answers: usize,
    /// How long to wait at each of them.
    waits: Duration,
    waited: bool,
    last: Vec<Key>,
    /// What was asked of whom, and all words of the page, after the wait; and of the last page.
    seen: Vec<(bool, Option<usize>, Vec<String>)>,
    end: Vec<String>,
}

impl Pilot for Thinker {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        if !self.first.is_empty() {
            return Some(vec![self.first.remove(0)]);
        }
        let page = words(&device.view.layout(game));
        if self.answers == 0 {
            self.end = page;
            return (!self.last.is_empty()).then(|| vec![self.last.remove(0)]);
        }
        if device.view.news_at().is_some() {
            return Some(vec![Key::A]);
        }
        let question = game.question().expect("the game goes on").clone();
        if !std::mem::replace(&mut self.waited, true) {
            // Down and up again: the cursor is where it was. In the dark the first key wakes the device, and does no more.
            let keys = [(Key::Down, self.waits), (Key::Up, Duration::from_millis(40))];
            for (key, after) in keys.into_iter().take(if self.waits == LONG { 1 } else { 2 }) {
                self.world.press(KeyEvent::down(key), after);
                self.world.press(KeyEvent::up(key), Duration::from_millis(40));
            }
            return Some(Vec::new());
        }
        let secret = matches!(question.kind, Kind::Secret(_));
        self.seen.push((secret, question.heading.asked.seat().map(|seat| seat.index()), page));
        Some(onward(device, game))
    }

    fn came_of(&mut self, outcome: Outcome, _: &dyn Session) {
        if outcome == Outcome::Said && self.answers > 0 {
            (self.answers, self.waited) = (self.answers - 1, false);
        }
    }
}

fn thinks(first: &str, answers: usize, waits: Duration) -> Thinker {
    let world = World::new();
    let (first, last) = (keys(first), keys(DEVICE));
    let mut thinker =
        Thinker { world: world.clone(), first, answers, waits, waited: false, last, seen: Vec::new(), end: Vec::new() };
    fly_in(&world, device(), &mut thinker);
    thinker
}

/// Seconds that a page shows, `1:05`.
fn times(page: &[String]) -> Vec<u64> {
    let time = |word: &str| {
        let (minutes, seconds) = word.split_once(':')?;
        (seconds.len() == 2).then_some(60 * minutes.parse::<u64>().ok()? + seconds.parse::<u64>().ok()?)
    };
    page.iter().flat_map(|words| words.split_whitespace()).filter_map(time).collect()
}

#[test]
fn each_side_is_told_how_long_it_was_asked_and_device_tells_of_all() {
    let thinker = thinks(ON, 40, WAITS);
    let mut asked = [0_u64; 2];
    let mut shown = 0;
    for (secret, seat, page) in &thinker.seen {
        assert!(!secret || times(page).is_empty(), "in front of a curtain there is no clock: {page:?}");
        let Some(seat) = seat.filter(|_| !secret) else { continue };
        asked[seat] += WAITS.as_secs();
        for seconds in times(page) {
            shown += 1;
            // Besides, every key takes its time.
            assert!((asked[seat]..asked[seat] + 15).contains(&seconds), "{seconds}, not {}: {page:?}", asked[seat]);
        }
    }
    assert!(shown > 10, "it is seen beside questions that have room: {shown}");
    for (name, asked) in ["First Warband", "Second Warband"].into_iter().zip(asked) {
        let line = thinker.end.windows(2).find(|pair| pair[1] == name).expect("a line of each side");
        let told = times(&line[..1])[0];
        assert!(asked > 0 && (asked..asked + 25).contains(&told), "{name}: {told}, not {asked}");
    }
}

#[test]
fn as_it_leaves_the_workshop_there_is_no_clock() {
    let thinker = thinks("", 40, WAITS);
    assert!(thinker.seen.iter().all(|(_, _, page)| times(page).is_empty()));
    assert!(times(&thinker.end).is_empty() && thinker.end.iter().any(|word| word == "Dice"), "{:?}", thinker.end);
}

/// Whoever leaves the table for hours is not charged with them.
#[test]
fn nobody_thinks_in_the_dark() {
    let thinker = thinks(ON, 24, LONG);
    let told = thinker.seen.iter().flat_map(|(_, _, page)| times(page)).max().expect("it is shown");
    assert!((60..LONG.as_secs()).contains(&told), "{told} s of {} times {} s", thinker.seen.len(), LONG.as_secs());
}
