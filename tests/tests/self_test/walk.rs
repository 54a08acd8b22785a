//! The way through all parts: with somebody who does what is asked, with nobody, and with somebody who has enough.

use embassy_time::Duration;
use umpire::board::Clock;
use umpire_screens::{Key, KeyEvent};

use crate::bench::{Bench, press, well};

const KEYS: [&str; 8] = ["key-up", "key-down", "key-left", "key-right", "key-a", "key-b", "key-x", "key-y"];

#[test]
fn with_all_well_everything_is_tried_once_and_nothing_is_blamed() {
    let walk = Bench::new().walk(&mut |id, _, world| well(id, world));
    let mut asked = vec!["let-go"];
    asked.extend(KEYS);
    asked.extend(["colours", "lamp", "sound", "end"]);
    assert_eq!(walk.asked, asked);
    assert_eq!(walk.troubles(), [""; 0]);
    assert_eq!(walk.report().last(), Some(&"result: all is well"));
    assert!(walk.took < Duration::from_secs(30), "{}", walk.took);
}

#[test]
fn it_goes_on_by_itself_and_says_that_nobody_answered() {
    let mut ended = None;
    let walk = Bench::new().walk(&mut |id, _, world| {
        if id == "let-go" {
            well(id, world);
        }
        if id == "end" {
            ended = Some(world.clock.now().as_secs());
        }
    });
    assert!(ended.is_some_and(|ended| ended <= 120), "two minutes at the most: {ended:?}");
    for key in ["Up", "Down", "Left", "Right", "A", "B", "X", "Y"] {
        assert!(walk.part(&format!("{key} (GP")).contains(": not seen. Look at the solder joint of GP"), "{key}");
    }
    for part in ["Panel", "Lamp", "Sound"] {
        assert!(walk.part(part).starts_with(&format!("{part}: nobody answered")), "{part}");
    }
    assert_eq!(walk.report().last(), Some(&"result: 11 not well"));
    assert!(walk.took < Duration::from_secs(245), "the last page goes by itself: {}", walk.took);
}

#[test]
fn whoever_holds_b_leaves_wherever_they_are() {
    for leave in ["key-left", "colours", "lamp", "end"] {
        let walk = Bench::new().walk(&mut |id, _, world| {
            if id == leave {
                world.press(KeyEvent::up(Key::X), Duration::from_millis(100));
                world.press(KeyEvent::down(Key::B), Duration::from_millis(100));
                world.press(KeyEvent::up(Key::B), Duration::from_millis(3000));
            } else {
                well(id, world);
            }
        });
        // Going down, B goes back a step, as everywhere.
        let after = walk.asked.iter().skip_while(|id| *id != leave).count();
        assert!((1..=2).contains(&after), "{leave}: {:?}", walk.asked);
        let whole = if leave == "end" { "result: all is well" } else { "result: not all was tried" };
        assert_eq!(walk.report().last(), Some(&whole), "{leave}: what was found is printed");
    }
}

#[test]
fn a_short_b_leaves_nothing() {
    let walk = Bench::new().walk(&mut |id, _, world| {
        if id == "lamp" {
            press(world, Key::Y);
            press(world, Key::B);
            press(world, Key::A);
        }
        well(id, world);
    });
    assert_eq!(walk.asked.last().map(String::as_str), Some("end"));
}

#[test]
fn without_x_there_is_no_self_test() {
    let bench = Bench::new();
    bench.world.close_contact(Key::X, false);
    let walk = bench.walk(&mut |id, _, _| panic!("{id} is asked"));
    assert!(!walk.printed.contains("SELF-TEST"));
    assert!(walk.again.contains("there was none yet"), "{}", walk.again);
}
