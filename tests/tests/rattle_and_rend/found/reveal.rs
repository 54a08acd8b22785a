//! When both bids are shown.

use umpire_engine::table::Kind;
use umpire_screens::{Intent, Key, KeyEvent, ScreenState};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::play::{play, with_sides};
use umpire_tests::words::words;

/// From the hand-over to Red to the page before the reveal, with so many steps of each picker.
fn all_in(steps: [usize; 2]) -> (Picture, Vec<String>, [bool; 3]) {
    let bid = play().says("rules: elements, warband: ogrekin, warband: dwarves, terrain:, deploy:").shows("bid");
    with_sides(&Default::default(), bid.tape(), |game| {
        assert!(matches!(game.question().expect("a bid").kind, Kind::Secret(_)));
        let mut view = ScreenState::new();
        view.sync(game, 0);
        let press = |view: &mut ScreenState, key| view.on_key(KeyEvent::down(key), game);
        press(&mut view, Key::A); // the page of the Round
        for steps in steps {
            press(&mut view, Key::A);
            (0..steps).for_each(|_| drop(press(&mut view, Key::Right)));
            assert_eq!(press(&mut view, Key::A), Intent::Stay, "a lock reveals nothing");
        }
        let (one, mut back) = (view.clone(), view.clone());
        press(&mut back, Key::B);
        let stays = [Key::X, Key::Right].map(|key| press(&mut view, key) == Intent::Stay && view == one);
        let reveals = matches!(press(&mut view, Key::A), Intent::Answer(_));
        let stack = one.layout(game);
        assert_eq!(back.locked_secrets(), 1, "B gives the last bid anew");
        (picture(&frame(&stack)), words(&stack), [stays[0], stays[1], reveals])
    })
}

/// P-19, RR-BID-2: after the second lock comes a page that is the same whatever was bid. A reveals, and no other key.
#[test]
fn both_bids_show_at_one_press_after_a_neutral_page() {
    let (page, words, keys) = all_in([1, 1]);
    assert_eq!(keys, [true; 3]);
    assert!(words.iter().any(|word| word == "ALL LOCKED") && words.iter().any(|word| word == "Reveal"), "{words:?}");
    for steps in [[2, 1], [1, 3], [5, 4]] {
        assert!(all_in(steps).0 == page, "{steps:?}");
    }
}
