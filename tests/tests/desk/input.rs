//! Keyboard and mouse as strokes.

use umpire::board::desktop::case::{CaseInput, CaseLayout, CaseSpot, KeyCapRole, WindowInput};
use umpire_screens::{Key, KeyEvent};

fn layout() -> CaseLayout {
    CaseLayout::fit(CaseLayout::window(2))
}

fn key(key: Key, down: bool) -> WindowInput {
    WindowInput::Key(KeyCapRole::Key(key), down)
}

/// The mouse over something.
fn over(spot: CaseSpot, down: bool) -> WindowInput {
    WindowInput::Mouse(layout().middle(spot), down)
}

/// The mouse over nothing.
const fn aside(down: bool) -> WindowInput {
    WindowInput::Mouse((1, 1), down)
}

/// What comes of this.
fn strokes(input: &mut CaseInput, heard: &[WindowInput]) -> Vec<KeyEvent> {
    heard.iter().for_each(|heard| input.hear(*heard, layout()));
    std::iter::from_fn(|| input.next_event()).collect()
}

const A: CaseSpot = CaseSpot::Key(Key::A);

#[test]
fn a_click_is_a_press_and_a_release() {
    let mut input = CaseInput::default();
    assert_eq!(strokes(&mut input, &[aside(false), over(A, false)]), [], "pointing presses nothing");
    assert_eq!(strokes(&mut input, &[over(A, true), over(A, true)]), [KeyEvent::down(Key::A)], "held, it stays down");
    assert!(input.lit()[Key::A as usize], "and is lit");
    assert_eq!(strokes(&mut input, &[over(A, false)]), [KeyEvent::up(Key::A)]);
    assert_eq!(input.lit(), [false; Key::ALL.len()]);
}

#[test]
fn leaving_a_key_with_the_button_held_lets_it_go() {
    let mut input = CaseInput::default();
    let right = CaseSpot::Key(Key::Right);
    let left = strokes(&mut input, &[over(A, true), aside(true)]);
    assert_eq!(left, [KeyEvent::down(Key::A), KeyEvent::up(Key::A)]);
    let dragged = strokes(&mut input, &[over(right, true), over(A, true), aside(false)]);
    assert_eq!(dragged, [], "and no other key is pressed on the way, nor the same again");
    assert_eq!(strokes(&mut input, &[over(right, true)]), [KeyEvent::down(Key::Right)], "until it is pressed anew");
}

#[test]
fn two_keys_are_held_at_once() {
    let (left, up) = (KeyEvent::down(Key::Left), KeyEvent::up(Key::Left));
    let both = [key(Key::Left, true), key(Key::A, true), key(Key::A, false), key(Key::Left, false)];
    let want = [left, KeyEvent::down(Key::A), KeyEvent::up(Key::A), up];
    assert_eq!(strokes(&mut CaseInput::default(), &both), want, "by keyboard");
    let mixed = [over(CaseSpot::Key(Key::Left), true), key(Key::A, true), key(Key::A, false), aside(false)];
    assert_eq!(strokes(&mut CaseInput::default(), &mixed), want, "or one by mouse");
    let same = [key(Key::A, true), over(A, true), key(Key::A, false), over(A, false)];
    let once = [KeyEvent::down(Key::A), KeyEvent::up(Key::A)];
    assert_eq!(strokes(&mut CaseInput::default(), &same), once, "a key held twice is one that is down");
}

#[test]
fn whoever_looks_away_lets_go() {
    let mut input = CaseInput::default();
    let gone = strokes(&mut input, &[key(Key::Y, true), over(A, true), WindowInput::Away]);
    let want = [KeyEvent::down(Key::Y), KeyEvent::down(Key::A), KeyEvent::up(Key::A), KeyEvent::up(Key::Y)];
    assert_eq!(gone, want);
    assert_eq!(strokes(&mut input, &[key(Key::Y, false), aside(false)]), [], "and has nothing left to let go");
}

#[test]
fn any_key_closes_the_card_and_does_nothing_else() {
    let help = WindowInput::Key(KeyCapRole::Help, true);
    let closers = [
        key(Key::A, true),
        key(Key::B, true),
        help,
        WindowInput::Key(KeyCapRole::Other, true),
        over(A, true),
        over(CaseSpot::Help, true),
        aside(true),
    ];
    for closer in closers {
        let mut input = CaseInput::default();
        assert_eq!(strokes(&mut input, &[help]), []);
        assert!(input.is_helping());
        let shifted = WindowInput::Key(KeyCapRole::Shift, true);
        assert_eq!(strokes(&mut input, &[shifted]), [], "a shift alone is no key");
        assert!(input.is_helping());
        assert_eq!(strokes(&mut input, &[closer]), [], "{closer:?}");
        assert!(!input.is_helping(), "{closer:?}");
        let let_go = match closer {
            WindowInput::Key(cap, _) => WindowInput::Key(cap, false),
            WindowInput::Mouse(at, _) => WindowInput::Mouse(at, false),
            away => away,
        };
        assert_eq!(strokes(&mut input, &[let_go]), [], "{closer:?}");
        assert_eq!(strokes(&mut input, &[key(Key::A, true)]), [KeyEvent::down(Key::A)], "after {closer:?}");
    }
}

#[test]
fn under_the_card_no_key_is_down() {
    let mut input = CaseInput::default();
    let opened = strokes(&mut input, &[key(Key::Y, true), WindowInput::Key(KeyCapRole::Help, true)]);
    assert_eq!(opened, [KeyEvent::down(Key::Y), KeyEvent::up(Key::Y)], "what was held is let go");
    let mut by_mouse = CaseInput::default();
    assert_eq!(strokes(&mut by_mouse, &[over(CaseSpot::Help, true), over(CaseSpot::Help, false)]), []);
    assert!(by_mouse.is_helping(), "the word on the case opens it, too");
}
