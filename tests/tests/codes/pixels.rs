//! Codes on the panel, read back from its pixels by a reader that shares nothing with us.

use rqrr::PreparedImage;
use umpire_engine::table::CodeKind;
use umpire_screens::{DAY, Key, KeyEvent, ScreenState, TextScale};
use umpire_tests::fixture::StillMatch;
use umpire_tests::gallery::{coded, press};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::random::Lcg;

use super::{lines, some};

/// A screen at this question.
fn view(game: &StillMatch) -> ScreenState {
    let mut view = ScreenState::new();
    view.sync(game, 0);
    view
}

/// The text of the one code on a panel, and its version.
#[track_caller]
pub(crate) fn scanned(panel: &Picture) -> (String, usize) {
    let side = 240;
    let mut image = PreparedImage::prepare_from_greyscale(side, side, |x, y| panel[(y * side + x) * 3 + 1]);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "one code");
    let (meta, text) = grids[0].decode().expect("it can be read");
    (text, meta.version.0)
}

/// Every length in small steps, each part of it, in both themes and in large text.
#[test]
fn every_part_of_every_size_can_be_read_from_the_panel() {
    let (mut rng, mut versions) = (Lcg::new(7), [0; 10]);
    for length in (1..=170).step_by(7).chain([171, 340, 341, 700, 1_200, 1_801]) {
        let bytes = some(&mut rng, length);
        let all = lines(CodeKind::Roster, "rattle-and-rend", &bytes);
        let game = coded("Ogrekin Hunting Party", bytes);
        for (day, scale) in [(false, TextScale::Normal), (true, TextScale::Normal), (true, TextScale::Large)] {
            let mut view = self::view(&game);
            if day {
                view.set_theme(&DAY);
            }
            view.set_text_scale(scale);
            for line in &all {
                let (text, version) = scanned(&picture(&frame(&view.layout(&game))));
                assert_eq!(&text, line, "{length} bytes");
                versions[version] += 1;
                view.on_key(KeyEvent::down(Key::Right), &game);
            }
        }
    }
    assert!(versions[4..].iter().all(|seen| *seen > 0), "large and small ones: {versions:?}");
}

/// Modules and the light around them, measured on the panel: 5 pixels, 4 or 3, and four modules of light on each side.
#[test]
fn modules_are_as_large_as_there_is_room_for() {
    let mut seen = Vec::new();
    for length in [1, 24, 60, 70, 170] {
        let game = coded("Ogrekin Hunting Party", some(&mut Lcg::new(8), length));
        let panel = picture(&frame(&self::view(&game).layout(&game)));
        let (_, version) = scanned(&panel);
        let light = |x: usize, y: usize| panel[(y * 240 + x) * 3 + 1] > 128;
        let left = (0..240).find(|x| light(*x, 0)).expect("it is light around the code");
        let wide = (left..240).take_while(|x| light(*x, 0)).count();
        let modules = 17 + 4 * version + 8;
        assert_eq!(wide % modules, 0, "whole pixels");
        let pixels = wide / modules;
        let quiet = (0..wide).take_while(|row| (left..left + wide).all(|x| light(x, *row))).count();
        assert_eq!(quiet, 4 * pixels, "the quiet zone");
        seen.push((version, pixels));
    }
    assert_eq!(seen, [(2, 5), (4, 4), (5, 4), (6, 3), (9, 3)]);
}

#[test]
fn a_and_the_pad_turn_the_parts_round_and_round() {
    let bytes = some(&mut Lcg::new(9), 500);
    let all = lines(CodeKind::Roster, "rattle-and-rend", &bytes);
    let game = coded("Ogrekin Hunting Party", bytes);
    for (keys, part) in [("", 0), ("a", 1), ("right", 1), ("a a", 2), ("a a a", 0), ("left", 2), ("right left", 0)] {
        let mut view = self::view(&game);
        press(&mut view, &game, keys);
        assert_eq!(scanned(&picture(&frame(&view.layout(&game)))).0, all[part], "{keys}");
    }
}
