//! What is recorded, read back by a decoder.

use std::io::Cursor;
use std::time::Duration;

use umpire::board::desktop::{GifRecorder, RecordFile};
use umpire_screens::SIDE;
use umpire_tests::gallery::gallery;
use umpire_tests::picture::{frame, picture};

/// Some screens, as the panel's pixels.
fn screens() -> Vec<Vec<u32>> {
    let shots = gallery().into_iter().take(12);
    shots
        .map(|shot| {
            let shown = picture(&frame(&shot.view.layout(&shot.game)));
            shown.chunks_exact(3).map(|rgb| u32::from_be_bytes([0, rgb[0], rgb[1], rgb[2]])).collect()
        })
        .collect()
}

/// Every picture of a recording and how long it stays, in hundredths of a second.
fn played(bytes: &[u8]) -> Vec<(Vec<u32>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (SIDE as u16, SIDE as u16));
    let (mut canvas, mut all) = (vec![0; SIDE * SIDE], Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a whole GIF") {
        for (at, rgba) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            if rgba[3] != 0 {
                let place = (y + usize::from(frame.top)) * SIDE + x + usize::from(frame.left);
                canvas[place] = u32::from_be_bytes([0, rgba[0], rgba[1], rgba[2]]);
            }
        }
        all.push((canvas.clone(), frame.delay));
    }
    all
}

#[test]
fn a_recording_shows_what_was_shown_for_as_long() {
    let screens = screens();
    let mut gif = GifRecorder::new(Cursor::new(Vec::new())).expect("memory takes all");
    for (at, screen) in (0..).zip(&screens) {
        gif.picture(screen, Duration::from_millis(500 * at)).expect("memory takes all");
        gif.picture(screen, Duration::from_millis(500 * at + 100)).expect("the same again is no picture");
    }
    let end = Duration::from_millis(500 * screens.len() as u64 + 60_000);
    let bytes = gif.finish(end).expect("memory takes all").into_inner();
    let played = played(&bytes);
    assert_eq!(played.len(), screens.len());
    for (at, ((shown, stays), screen)) in played.iter().zip(&screens).enumerate() {
        assert!(shown == screen, "picture {at}");
        assert_eq!(*stays, if at + 1 < screens.len() { 50 } else { 300 }, "nobody waits a minute for the next");
    }
}

/// Whatever stops the desk, the file can be shown.
#[test]
fn a_recording_is_whole_after_every_picture() {
    let screens = screens();
    let mut file = Cursor::new(Vec::new());
    let mut gif = GifRecorder::new(&mut file).expect("memory takes all");
    for (at, screen) in (0..5).zip(&screens) {
        gif.picture(screen, Duration::from_secs(at)).expect("memory takes all");
    }
    drop(gif);
    let bytes = file.into_inner();
    assert_eq!(bytes.last(), Some(&0x3B));
    assert_eq!(played(&bytes).len(), 4, "all but the one that is still shown");
}

#[test]
fn only_a_name_that_says_what_it_is_will_do() {
    assert!(RecordFile::named("a.gif".into(), false).is_ok());
    assert!(RecordFile::named("A.GIF".into(), false).is_ok());
    for name in ["a.png", "gif", "a", ""] {
        let want = format!("--record wants a name that ends in .gif, not '{name}'");
        assert_eq!(RecordFile::named(name.into(), false), Err(want));
    }
}
