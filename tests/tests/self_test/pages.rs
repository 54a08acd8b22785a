//! Its pages as pictures in the tree, in both sizes. `UPDATE=1` draws them anew.

use std::path::Path;

use umpire::persistence::journal::{Journal, JournalSlot};
use umpire::persistence::settings::Settings;
use umpire_tests::picture;

use crate::bench::{Bench, well};

/// The pages that differ from each other.
const PAGES: [&str; 9] =
    ["let-go", "starter-stuck", "key-up", "key-y", "colours", "colours-how", "lamp", "sound", "end"];

/// What is seen of a handheld with a dead Left, swapped colours and a silent tearing line, whose X is stuck or not.
fn pages(large: bool, stuck: bool) -> Vec<(String, picture::Picture)> {
    let mut bench = Bench::new();
    let (mut store, _) = Journal::open(bench.flash);
    let settings = Settings { large_text: large, ..Settings::DEFAULT };
    store.write(JournalSlot::Settings, &settings.to_bytes()).expect("there is room");
    bench.flash = store.close();
    bench.world.set_frame_rate(Some(0));
    let walk = bench.walk(&mut |id, _, world| match id {
        "let-go" if stuck => {}
        "key-left" => {}
        "colours" => crate::bench::press(world, umpire_screens::Key::X),
        id => well(id, world),
    });
    walk.pictures
}

#[test]
fn its_pages_look_like_their_pictures() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/self-test");
    let mut wrong = Vec::new();
    for (large, suffix) in [(false, ""), (true, "-large")] {
        let shown = [pages(large, false), pages(large, true)].concat();
        for page in PAGES {
            let (_, now) = shown.iter().find(|(id, _)| id == page).unwrap_or_else(|| panic!("{page} is never shown"));
            let file = golden.join(format!("{page}{suffix}.png"));
            if std::env::var_os("UPDATE").is_some() {
                std::fs::create_dir_all(&golden).expect("the folder of pictures can be made");
                picture::write(&file, now);
            } else if picture::read(&file).as_ref() != Some(now) {
                wrong.push(file.file_name().map(ToOwned::to_owned));
            }
        }
    }
    assert!(wrong.is_empty(), "pages that look different: {wrong:?}");
}
