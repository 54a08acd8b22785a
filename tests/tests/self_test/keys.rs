//! Contacts that are dead, stuck, bridged or swapped.

use embassy_time::Duration;
use umpire_screens::{Key, KeyEvent};

use crate::bench::{Bench, Walk, press, well};

const STEP: Duration = Duration::from_millis(90);

/// A walk with this odd behaviour of a key; all else is well.
fn odd(id: &str, does: impl Fn(u32, &umpire::board::simulated::World)) -> Walk {
    Bench::new().walk(&mut |asked, times, world| if asked == id { does(times, world) } else { well(asked, world) })
}

#[test]
fn a_key_that_never_closes_is_named_with_its_pin() {
    let walk = odd("key-left", |_, _| {});
    assert_eq!(walk.troubles(), ["Left (GP2): not seen. Look at the solder joint of GP2."]);
    assert_eq!(walk.report().last(), Some(&"result: 1 not well"));
}

#[test]
fn a_key_that_is_closed_from_the_start_is_stuck_and_is_not_waited_for() {
    let bench = Bench::new();
    bench.world.close_contact(Key::Y, true);
    let walk = bench.walk(&mut |id, _, world| well(id, world));
    assert_eq!(walk.troubles(), ["Y (GP7): down all the time. Look for a bridge from GP7 to ground, or a jammed cap."]);
    assert!(!walk.asked.contains(&"key-y".into()), "{:?}", walk.asked);
}

#[test]
fn a_key_that_does_not_come_up_again_is_stuck() {
    let walk = odd("key-right", |_, world| world.press(KeyEvent::down(Key::Right), STEP));
    assert!(walk.troubles()[0].starts_with("Right (GP3): down all the time."), "{:?}", walk.troubles());
    assert_eq!(walk.troubles().len(), 1, "and no other is blamed for it: {:?}", walk.troubles());
}

/// Both go down whenever one of them is pressed.
fn both(world: &umpire::board::simulated::World, keys: [Key; 2]) {
    keys.iter().for_each(|key| world.press(KeyEvent::down(*key), Duration::from_millis(5)));
    keys.iter().for_each(|key| world.press(KeyEvent::up(*key), STEP));
}

#[test]
fn two_keys_with_a_bridge_between_them_are_both_named() {
    let walk = Bench::new().walk(&mut |id, _, world| match id {
        "key-a" => both(world, [Key::A, Key::X]),
        "key-x" => both(world, [Key::X, Key::A]),
        id => well(id, world),
    });
    let bridged = [
        "A (GP4): X comes with it. Look for a solder bridge between GP4 and GP6.",
        "X (GP6): A comes with it. Look for a solder bridge between GP6 and GP4.",
    ];
    assert_eq!(walk.troubles(), bridged);
}

#[test]
fn two_keys_under_one_thumb_are_asked_for_once_more_and_not_blamed() {
    let walk = odd("key-up", |times, world| match times {
        0 => both(world, [Key::Up, Key::Left]),
        _ => press(world, Key::Up),
    });
    assert_eq!(walk.troubles(), [""; 0]);
    assert_eq!(walk.asked.iter().filter(|id| *id == "key-up").count(), 2);
}

#[test]
fn two_keys_that_are_swapped_are_told_so() {
    let walk = Bench::new().walk(&mut |id, _, world| match id {
        "key-left" => press(world, Key::Right),
        "key-right" => press(world, Key::Left),
        id => well(id, world),
    });
    let swapped = [
        "Left (GP2): Right came instead. Two wires are swapped, or another key was pressed.",
        "Right (GP3): Left came instead. Two wires are swapped, or another key was pressed.",
    ];
    assert_eq!(walk.troubles(), swapped);
}

#[test]
fn a_wrong_key_before_the_right_one_is_forgiven() {
    let walk = odd("key-down", |_, world| {
        press(world, Key::A);
        press(world, Key::Down);
    });
    assert_eq!(walk.troubles(), [""; 0]);
}

/// X cannot be let go: it is tested on with A, or the game begins.
#[test]
fn a_stuck_x_neither_hangs_nor_hides_the_rest() {
    let on = Bench::new().walk(&mut |id, _, world| {
        if id != "let-go" {
            well(id, world)
        }
    });
    assert_eq!(on.troubles(), ["X (GP6): down all the time. Look for a bridge from GP6 to ground, or a jammed cap."]);
    assert_eq!(on.asked.last().map(String::as_str), Some("end"));
    let off = Bench::new().walk(&mut |_, _, _| {});
    assert_eq!(off.asked, ["let-go", "starter-stuck"]);
    assert!(off.took < Duration::from_secs(20), "{}", off.took);
    assert!(off.part("X (GP6)").starts_with("X (GP6): down all the time."), "it is said by the cable");
}
