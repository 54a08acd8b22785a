//! How many presses an army takes on the device.

use for_reign_or_ruin::book::{Stat, UNKNOWN};
use umpire_engine::table::{Session, Source};
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};

use super::bench::{Bench, bench, empty};

/// Presses keys one after the other, as a player does; how many there were.
fn press(game: &mut dyn Session, keys: &str) -> usize {
    let mut view = ScreenState::new();
    view.sync(game, 0);
    let keys: Vec<&str> = keys.split_whitespace().collect();
    for id in &keys {
        let key = Key::from_id(id).expect("a key");
        let intent = view.on_key(KeyEvent::down(key), game);
        view.on_key(KeyEvent::up(key), game);
        if let Intent::Answer(answer) = intent {
            game.say(&answer, Source::Thumb).expect("screens offer legal answers");
            view.sync(game, 0);
        }
    }
    keys.len()
}

/// The workbench after these keys, of which there are no more than so many.
#[track_caller]
fn pressed(bench: Bench, keys: &str, most: usize) -> Bench {
    bench.then(|game| {
        let presses = press(game, keys);
        assert!(presses <= most, "{presses}");
    })
}

fn names(bench: &Bench) -> Vec<String> {
    bench.state().army.elements.iter().map(|card| card.name.to_string()).collect()
}

/// Section 2: one more of the last takes three presses, and one each behind it; of any other three, and the way to it.
#[test]
fn a_copy_takes_four_presses_at_the_most() {
    let two = bench("chief \"C\" / unit \"S\" open");
    // The cursor of an army that may be kept is on Keep it; above it the elements, and the copy.
    let copied = pressed(two.clone(), "up up a", 4);
    assert_eq!(names(&copied), ["C", "S", "S II"]);
    let more = pressed(copied, "a a a", 3);
    assert_eq!(more.state().army.elements.len(), 6, "a press each");
    let listed = two.says("muster: elements, element: element-1, change: done");
    assert_eq!(listed.cursor(), "elements");
    // Elements, the first of them, its copy.
    assert_eq!(names(&pressed(listed, "a a a", 3)), ["C", "S", "C II"]);
}

/// Section 2: behind another element, a unit is 15 presses with each of its numbers looked at, 7 with all left blank.
#[test]
fn a_unit_takes_fifteen_presses_and_seven_where_it_is_blank() {
    let led = empty().then(|game| {
        // Add; the C-in-C; the name suggested; not one by one, but blank.
        assert_eq!(press(game, "a a a down a"), 5);
    });
    assert_eq!((led.cursor(), names(&led)), ("copy".into(), vec!["The King".into()]));
    // Add; a unit; the name suggested; close order; one by one; nine numbers.
    let typed = pressed(led.clone(), "up a a a a a  a a a a a a a a a", 15);
    assert_eq!((typed.asks(), names(&typed)), ("muster".into(), vec!["The King".into(), "Spears".into()]));
    assert_eq!(typed.state().army.elements[1].number(0, Stat::Mov), 8, "as usual");
    let blank = pressed(led, "up a a a a down a", 7);
    assert_eq!((blank.asks(), names(&blank)), ("muster".into(), vec!["The King".into(), "Spears".into()]));
    assert_eq!(blank.state().army.elements[1].number(0, Stat::Mov), UNKNOWN);
}

/// Section 2: a C-in-C and five times four units with usual numbers, as a player types them: 130 presses at the most.
#[test]
fn twenty_one_elements_take_130_presses() {
    // Add, C-in-C, the first name, one by one, ten numbers (no range without shots).
    let chief = format!("a a a a {}", "a ".repeat(10));
    // Add, unit, another name, close order, one by one, nine numbers; then three copies.
    let unit = |others: usize| format!("up a a {} a a a {} a a a", "x ".repeat(others), "a ".repeat(9));
    let keys = std::iter::once(chief).chain((0..5).map(unit)).collect::<Vec<_>>().join(" ");
    let made = pressed(empty(), &keys, 130);
    assert_eq!((made.asks(), made.state().army.elements.len()), ("muster".into(), 21));
    assert_eq!(names(&made)[18..], ["Pikes II", "Pikes III", "Pikes IV"]);
    println!("{} presses", keys.split_whitespace().count());
}
