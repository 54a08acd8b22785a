//! The case as a picture.

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use umpire::board::desktop::case::{CaseLayout, CasePicture, CaseSpot};
use umpire::board::desktop::{HelpLine, help_lines};
use umpire_screens::{Key, SIDE};
use umpire_tests::gallery::Shot;
use umpire_tests::picture::{frame, picture};

const NONE: [bool; Key::ALL.len()] = [false; Key::ALL.len()];

/// A screen as a window takes it.
fn panel() -> Vec<u32> {
    let Shot { game, view, .. } = Shot::named("choose-rows");
    let shown = picture(&frame(&view.layout(&game)));
    shown.chunks_exact(3).map(|rgb| u32::from_be_bytes([0, rgb[0], rgb[1], rgb[2]])).collect()
}

fn help() -> Vec<HelpLine> {
    help_lines(Some(Path::new("/games/umpire/store.flash")))
}

#[test]
fn the_case_looks_like_its_pictures() {
    let panel = panel();
    let mut held = NONE;
    (held[Key::Left as usize], held[Key::A as usize]) = (true, true);
    let mut wrong = Vec::new();
    for (name, scale, lit, helps) in [
        ("case", 2, NONE, false),
        ("case-held", 2, held, false),
        ("case-small", 1, NONE, false),
        ("help", 2, NONE, true),
    ] {
        let mut case = CasePicture::new(CaseLayout::window(scale));
        case.show(&panel, true, lit, helps.then_some(&help()[..]));
        let (pixels, size) = case.pixels();
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden/desk").join(name).with_extension("png");
        if std::env::var_os("UPDATE").is_some() {
            write(&file, pixels, size);
        } else if read(&file).as_deref() != Some(pixels) {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "cases that look different: {wrong:?}");
}

/// What changed is drawn over what was there, and comes to the same as all of it drawn anew.
#[test]
fn only_what_changes_is_drawn_again() {
    let panel = panel();
    let size = CaseLayout::window(2);
    let anew = |lit| {
        let mut case = CasePicture::new(size);
        case.show(&panel, true, lit, None);
        case.pixels().0.to_vec()
    };
    let mut case = CasePicture::new(size);
    assert!(case.show(&panel, true, NONE, None), "at first all is drawn");
    assert!(!case.show(&panel, false, NONE, None), "and then nothing");
    for key in Key::ALL {
        let mut lit = NONE;
        lit[key as usize] = true;
        assert!(case.show(&panel, false, lit, None), "{key:?} is lit");
        assert!(case.pixels().0 == anew(lit), "{key:?}");
    }
    assert!(case.show(&panel, false, NONE, Some(&help())), "the card covers all");
    assert!(!case.show(&panel, false, NONE, Some(&help())), "once");
    assert!(case.show(&panel, false, NONE, None));
    assert!(case.pixels().0 == anew(NONE), "and leaves nothing behind");
}

#[test]
fn the_panel_is_shown_in_whole_squares_whatever_the_size_of_the_window() {
    let panel = panel();
    for size in [(1008, 576), (1280, 800), (1920, 1017), (700, 430), (300, 260), (250, 700), (100, 90), (1, 1)] {
        let mut case = CasePicture::new(size);
        case.show(&panel, true, NONE, None);
        let (layout, (pixels, (wide, high))) = (case.layout(), case.pixels());
        assert_eq!((wide, high), size);
        let ((left, top), scale) = (layout.panel(), layout.scale());
        for (x, y) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y))) {
            for (x, y, want) in [(0, 0), (scale - 1, scale - 1)]
                .map(|(dx, dy)| (left + x * scale + dx, top + y * scale + dy, panel[y * SIDE + x]))
            {
                assert!(x >= wide || y >= high || pixels[y * wide + x] == want, "{size:?}: {x},{y}");
            }
        }
    }
}

#[test]
fn the_mouse_hits_what_it_points_at_in_any_window() {
    let spots = || Key::ALL.into_iter().map(CaseSpot::Key).chain([CaseSpot::Help]);
    for size in [(504, 288), (1008, 576), (1280, 800), (1920, 1017)] {
        let layout = CaseLayout::fit(size);
        for spot in spots() {
            assert_eq!(layout.spot(layout.middle(spot)), Some(spot), "{size:?}");
        }
        let (left, top) = layout.panel();
        let middle = (left + SIDE * layout.scale() / 2, top + SIDE * layout.scale() / 2);
        for at in [(0, 0), (-5, 3), (middle.0 as i32, middle.1 as i32), (size.0 as i32, size.1 as i32)] {
            assert_eq!(layout.spot(at), None, "{size:?}: {at:?}");
        }
        // No two lie over one another, and none over the panel.
        let hits = |spot: CaseSpot| {
            let places = (0..size.1 as i32).step_by(3).flat_map(|y| (0..size.0 as i32).step_by(3).map(move |x| (x, y)));
            places.filter(|at| layout.spot(*at) == Some(spot)).collect::<Vec<_>>()
        };
        let end = (left + SIDE * layout.scale()) as i32;
        for spot in spots() {
            let hits = hits(spot);
            assert!(hits.iter().all(|(x, _)| *x < left as i32 || *x >= end), "{spot:?} lies beside the panel");
        }
    }
    assert_eq!(CaseLayout::fit((300, 260)).spot((10, 140)), None, "where there is no case there are no keys");
}

#[test]
fn every_word_of_case_and_card_has_its_room() {
    for scale in 1..=4 {
        let size = CaseLayout::window(scale);
        for help in [None, Some(help()), Some(help_lines(None))] {
            let words = CasePicture::new(size).words(help.as_deref());
            for (at, (area, text)) in words.iter().enumerate() {
                let low = area.bottom_right().expect("a word has a size");
                let fits = area.top_left.x >= 0 && low.x < size.0 as i32 && low.y < size.1 as i32;
                assert!(fits, "{text:?} leaves a window of {size:?}");
                let touched = words[..at].iter().find(|(other, _)| !area.intersection(other).is_zero_sized());
                assert!(touched.is_none(), "{text:?} touches {touched:?} at {scale}");
            }
            if let Some(lines) = help {
                let all: String = words.iter().map(|(_, text)| format!("{text} ")).collect();
                for line in lines {
                    let last = line.text.split_whitespace().last().expect("a line has words");
                    assert!(all.contains(last), "{last:?} of {:?} is cut at {scale}", line.key);
                }
            }
        }
    }
}

fn write(file: &Path, pixels: &[u32], (wide, high): (usize, usize)) {
    let mut colours: Vec<u32> = Vec::new();
    let mut place = |pixel: &u32| {
        colours.iter().position(|colour| colour == pixel).unwrap_or_else(|| {
            colours.push(*pixel);
            colours.len() - 1
        }) as u8
    };
    let indices: Vec<u8> = pixels.iter().map(&mut place).collect();
    let out = File::create(file).expect("the folder of pictures can be written");
    let mut png = png::Encoder::new(BufWriter::new(out), wide as u32, high as u32);
    png.set_color(png::ColorType::Indexed);
    png.set_depth(png::BitDepth::Eight);
    png.set_palette(colours.iter().flat_map(|colour| colour.to_be_bytes()[1..].to_vec()).collect::<Vec<u8>>());
    png.write_header().and_then(|mut writer| writer.write_image_data(&indices)).expect("a whole picture");
}

fn read(file: &Path) -> Option<Vec<u32>> {
    let mut decoder = png::Decoder::new(BufReader::new(File::open(file).ok()?));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut png = decoder.read_info().expect("a PNG");
    let mut bytes = vec![0; png.output_buffer_size().expect("a small picture")];
    png.next_frame(&mut bytes).expect("a whole PNG");
    Some(bytes.chunks_exact(3).map(|rgb| u32::from_be_bytes([0, rgb[0], rgb[1], rgb[2]])).collect())
}
