//! Games that are kept for whoever writes a verifier of their own: `cargo proof` runs `tests/verifier.py` over them.

use std::fs;
use std::path::PathBuf;

use umpire::board::{Paper, Verdict, verify};

use super::played::{forge, game};

/// Where they lie.
fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games").join(name)
}

/// Every kind of game there is to check: witnessed, nobody asked, a seed by hand, cut short without its secret.
fn games() -> [(&'static str, String); 4] {
    let witnessed = game(11, &mut |_, _, _| false);
    let by_hand = forge(&witnessed, |lines| {
        let seed = umpire::seal::Hex(super::played::dice().seed().expect("sealed")).to_string();
        lines.splice(4..7, [format!("seed {seed}")]);
    });
    let withheld = forge(&witnessed, |lines| {
        lines[5] = "secret withheld".into();
        lines.truncate(120);
    });
    [
        ("witnessed.save", witnessed),
        ("restless.save", game(14, &mut |_, _, _| false)),
        ("seed-by-hand.save", by_hand),
        ("withheld.save", withheld),
    ]
}

/// `UPDATE=1 cargo test` writes them anew.
#[test]
fn kept_games_are_those_that_are_played_today() {
    for (name, text) in games() {
        if std::env::var_os("UPDATE").is_some() {
            fs::write(path(name), &text).expect("a folder of ours");
        }
        assert!(fs::read_to_string(path(name)).is_ok_and(|kept| kept == text), "{name} is another game: UPDATE=1");
        assert!(matches!(verify(&text, &Paper::default()), Verdict::Partly(_)), "{name} fits");
    }
}
