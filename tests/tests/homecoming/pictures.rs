//! The pages of a homecoming as the panel shows them. `UPDATE=1` draws them anew.

use std::path::Path;

use umpire_tests::picture::{read, write};

use super::sitting::{keeper_of, left};
use umpire_tests::desk::said;

/// To the settings, the first of which is the size of text, and back.
const LARGE: [&str; 4] = ["press y", "press right", "thumb a", "press b"];

#[test]
fn pages_of_a_homecoming_look_like_their_pictures() {
    let many = keeper_of(
        "warband \"Hill Folk\" / unit warriors \"Oak Guard\" / unit bowmen \"Hedge\" / unit bowmen / unit berserkers \
         / unit warriors",
    );
    let lost = [
        &super::sitting::FOUGHT[..9],
        &["pick red-3", "number 8", "pick red-4", "number 9", "pick red-5", "number 12", "pick none"],
        &["pick end", "pick yes", "tick", "pick nobody", "press x"],
    ]
    .concat();
    let pages = [
        ("asked", said(&left(), &[])),
        ("take", said(&left(), &["press down"])),
        ("why", said(&left(), &["press y"])),
        // Nobody plays along any more.
        ("many", said(&said(&many, &lost).0, &[])),
        ("large", said(&left(), &LARGE)),
        ("large-many", said(&said(&many, &lost).0, &LARGE)),
        ("gone", said(&left(), &["roster-drop warbands-and-heroes Hill Folk"])),
    ];
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/homecoming");
    for (name, (_, stands)) in pages {
        let file = golden.join(name).with_extension("png");
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(&golden).expect("the folder of pictures can be made");
            write(&file, &stands.shown.0);
        }
        assert!(read(&file).as_ref() == Some(&stands.shown.0), "{name} is another picture: UPDATE=1 draws it anew");
    }
}
