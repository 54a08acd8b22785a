//! The words beside the picture.

use umpire::board::desktop::caption;
use umpire_screens::ScreenState;
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, bid, press};

fn lines(game: &StillMatch, view: &ScreenState) -> Vec<String> {
    caption(game, view)
}

/// The rows with the cursor.
fn under(game: &StillMatch, view: &ScreenState) -> Vec<String> {
    lines(game, view).into_iter().filter(|line| line.starts_with("> ")).collect()
}

#[test]
fn the_row_under_the_cursor_is_marked() {
    let Shot { game, mut view, .. } = Shot::named("choose-rows");
    let first = under(&game, &view);
    assert_eq!(first.len(), 1, "{:?}", lines(&game, &view));
    press(&mut view, &game, "down");
    let second = under(&game, &view);
    assert!(second.len() == 1 && second != first, "{second:?}");
    press(&mut view, &game, "y");
    assert_eq!(under(&game, &view), [""; 0], "nothing is under it while a page is looked at");
}

#[test]
fn what_is_ticked_has_its_mark() {
    let Shot { game, mut view, .. } = Shot::named("tick-limit-few");
    let ticked = |view: &ScreenState| lines(&game, view).iter().filter(|line| line.contains("[x]")).count();
    let before = ticked(&view);
    let under_before = under(&game, &view);
    assert_eq!(under_before.len(), 1);
    press(&mut view, &game, "a");
    assert_eq!(ticked(&view).abs_diff(before), 1, "{:?}", lines(&game, &view));
}

#[test]
fn a_number_is_said_as_it_stands() {
    let Shot { game, mut view, .. } = Shot::named("number");
    let first = under(&game, &view);
    press(&mut view, &game, "up");
    press(&mut view, &game, "right");
    assert!(first.len() == 1 && under(&game, &view) != first, "{first:?}");
}

#[test]
fn of_a_secret_nothing_is_said() {
    let game = bid();
    let said = |keys: &str| {
        let mut view = ScreenState::new();
        view.sync(&game, 0);
        press(&mut view, &game, keys);
        lines(&game, &view)
    };
    let closed = said("");
    assert!(closed.iter().all(|line| !line.starts_with('>')), "{closed:?}");
    for keys in ["a", "a right", "a right right", "a y+", "a right y+", "a right a"] {
        assert_eq!(said(keys), closed, "{keys}");
    }
}
