//! Every screen as a picture in the tree. `UPDATE=1 cargo test --test golden` draws them anew.

use std::path::Path;

use umpire_engine::table::Seat;
use umpire_screens::{DamageTracker, Key, KeyEvent, STRIDE, ScreenState};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{Shot, bid, gallery, press, rolls};
use umpire_tests::picture::{frame, picture, read, write};
use umpire_tests::words::faults;

#[test]
fn every_screen_looks_like_its_picture() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let actual = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut wrong = Vec::new();
    for Shot { name, game, view } in gallery() {
        let (file, now) = (golden.join(name).with_extension("png"), picture(&frame(&view.layout(&game))));
        if read(&file).as_ref() == Some(&now) {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            write(&file, &now);
        } else {
            let seen = actual.join(name).with_extension("png");
            write(&seen, &now);
            wrong.push(format!("{} is not {}", seen.display(), file.display()));
        }
    }
    assert!(wrong.is_empty(), "screens that look different:\n{}", wrong.join("\n"));
}

#[test]
fn a_screen_looks_the_same_whatever_was_there_before() {
    for Shot { name, game, view } in gallery() {
        let mut over = frame(&view.layout(&game));
        over.as_bytes_mut().fill(0xA5);
        view.layout(&game).draw_all(&mut over);
        assert!(picture(&over) == picture(&frame(&view.layout(&game))), "{name}");
    }
}

#[test]
fn bands_cover_the_panel_from_top_to_bottom() {
    for Shot { name, game, view } in gallery() {
        let stack = view.layout(&game);
        let mut next = 0;
        for band in 0..stack.len() {
            assert_eq!(stack.rows(band).start, next, "{name}, band {band}");
            next = stack.rows(band).end;
        }
        assert_eq!(next, 240, "{name}");
    }
}

#[test]
fn every_text_fits_its_zone_and_touches_no_other() {
    let wrong = gallery().into_iter().flat_map(|Shot { name, game, view }| {
        let stack = view.layout(&game);
        faults(&stack, 0..stack.len()).into_iter().map(move |fault| format!("{name}: {fault}"))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Any need, any number of reasons, buttons and dice.
#[test]
fn every_roll_page_has_room_for_its_words() {
    let mut wrong = std::collections::BTreeSet::new();
    for game in rolls() {
        let mut view = ScreenState::new();
        view.sync(&game, 0);
        let stack = view.layout(&game);
        wrong.extend(faults(&stack, 0..stack.len()));
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Draws what is dirty over what the panel showed; which bands that were.
fn repaint(view: &ScreenState, game: &StillMatch, tracker: &mut DamageTracker, panel: &mut [u8]) -> Vec<usize> {
    let stack = view.layout(game);
    let mut bands = Vec::new();
    for piece in stack.dirty_pieces(tracker) {
        stack.draw_piece(&piece, &mut panel[usize::from(piece.rows.start) * STRIDE..]);
        bands.push(piece.band);
    }
    bands.dedup();
    bands
}

#[test]
fn after_any_stroke_the_dirty_bands_are_enough() {
    for Shot { name, game, mut view } in gallery() {
        let (mut tracker, mut panel) = (DamageTracker::new(), vec![0; 240 * STRIDE]);
        assert_eq!(repaint(&view, &game, &mut tracker, &mut panel).len(), view.layout(&game).len());
        let strokes =
            [Key::ALL, Key::ALL].concat().into_iter().flat_map(|key| [KeyEvent::down(key), KeyEvent::up(key)]);
        for stroke in strokes {
            view.on_key(stroke, &game);
            repaint(&view, &game, &mut tracker, &mut panel);
            let all = frame(&view.layout(&game));
            assert!(panel == all.rows(0, 240), "{name} after {stroke:?}");
            assert!(repaint(&view, &game, &mut tracker, &mut panel).is_empty(), "{name}: nothing changed");
        }
    }
}

#[test]
fn a_step_of_the_cursor_draws_two_rows_and_what_belongs_to_them() {
    for (name, most) in [
        ("choose-rows", 3),
        ("choose-rows-off", 4),
        ("choose-rows-eighteen", 3),
        ("choose-grid", 4),
        ("rows-forty-eight", 2),
        ("grid-units", 3),
        ("list-plain", 2),
        ("list-forty-eight", 2),
        ("ticks-fourteen", 2),
        ("ticks-fourteen-right", 2),
        ("ladder-declare", 3),
    ] {
        let Shot { game, mut view, .. } = Shot::named(name);
        let (mut tracker, mut panel) = (DamageTracker::new(), vec![0; 240 * STRIDE]);
        repaint(&view, &game, &mut tracker, &mut panel);
        press(&mut view, &game, "up");
        let dirty = repaint(&view, &game, &mut tracker, &mut panel);
        assert!((2..=most).contains(&dirty.len()), "{name}: {dirty:?}");
    }
}

#[test]
fn a_turn_that_passes_on_draws_two_thirds_of_the_strip() {
    let Shot { game, view, .. } = Shot::named("strip-six");
    let mut tracker = DamageTracker::new();
    view.layout(&game).dirty_bands(&mut tracker);
    let game = game.on(|still| still.active = Some(Seat(4)));
    let strip = view.layout(&game).dirty_bands(&mut tracker);
    assert_eq!(strip.len(), 1, "{strip:?}");
    assert_eq!((strip[0].rows.clone(), strip[0].columns.clone()), (0..40, 80..240));
}

/// How many presses of the pad it takes at most to any place of a list, by the fewest to each.
fn reach(name: &str) -> (usize, usize) {
    let Shot { game, view, .. } = Shot::named(name);
    let (mut known, mut edge, mut presses) = (vec![view.clone()], vec![view], 0);
    loop {
        let mut next = Vec::new();
        for (view, key) in edge.iter().flat_map(|view| ["up", "down", "left", "right"].map(|key| (view, key))) {
            let mut view = view.clone();
            press(&mut view, &game, key);
            if !known.contains(&view) {
                known.push(view.clone());
                next.push(view);
            }
        }
        if next.is_empty() {
            return (known.len(), presses);
        }
        (edge, presses) = (next, presses + 1);
    }
}

#[test]
fn every_row_of_forty_eight_is_a_dozen_presses_away() {
    for name in ["rows-forty-eight-end", "list-forty-eight", "ticks-forty-eight", "ticks-long-end"] {
        let (places, presses) = reach(name);
        assert!(places >= 48, "{name}: only {places} can be reached");
        assert!(presses <= 12, "{name}: {presses} presses");
    }
}

#[test]
fn a_step_along_the_dice_draws_two_of_them() {
    let Shot { game, mut view, .. } = Shot::named("omen");
    let mut tracker = DamageTracker::new();
    view.layout(&game).dirty_bands(&mut tracker);
    press(&mut view, &game, "right");
    let dirty = view.layout(&game).dirty_bands(&mut tracker);
    assert_eq!(dirty.len(), 1, "{dirty:?}");
    assert_eq!(dirty[0].columns, 80..240, "the second die and the third");
}

#[test]
fn a_tick_changes_its_row_and_the_sum() {
    let Shot { game, mut view, .. } = Shot::named("tick-limit-few");
    let mut tracker = DamageTracker::new();
    view.layout(&game).dirty_bands(&mut tracker);
    press(&mut view, &game, "a");
    assert_eq!(view.layout(&game).dirty_bands(&mut tracker).len(), 2);
    press(&mut view, &game, "x");
    assert_eq!(view.layout(&game).dirty_bands(&mut tracker).len(), 1, "the foot says why not");
    press(&mut view, &game, "a");
    assert_eq!(view.layout(&game).dirty_bands(&mut tracker).len(), 3, "until another key is pressed");
}

#[test]
fn the_first_arrow_behind_a_curtain_draws_its_keys_alone() {
    let (game, mut view, mut tracker) = (bid(), ScreenState::new(), DamageTracker::new());
    view.sync(&game, 0);
    press(&mut view, &game, "a");
    view.layout(&game).dirty_bands(&mut tracker);
    press(&mut view, &game, "right");
    let dirty = view.layout(&game).dirty_bands(&mut tracker);
    let [band] = &dirty[..] else { panic!("{} bands", dirty.len()) };
    assert_eq!(band.rows, 177..240);
}

#[test]
fn a_closed_secret_looks_the_same_whatever_is_chosen() {
    let game = bid();
    let closed = |noise, keys: &str| {
        let mut view = ScreenState::new();
        view.sync(&game, noise);
        press(&mut view, &game, keys);
        picture(&frame(&view.layout(&game)))
    };
    let (opened, turned, looked) = (closed(0, "a"), closed(0, "a right"), closed(0, "a y"));
    for turns in 1..=11 {
        let (noise, keys) = (turns as u64 * 0x1234_5678, format!("a {}", "right ".repeat(turns)));
        assert!(closed(noise, "a") == opened, "wherever it starts");
        assert!(closed(noise, &keys) == turned, "after {turns} turns");
        assert!(closed(7, &format!("{keys} y+ y")) == looked, "let go after {turns} turns");
    }
    assert!(closed(0, "a y+") != looked, "while the key is held it is seen");
}
