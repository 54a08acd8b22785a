use std::collections::BTreeSet;
use umpire_rules::table::*;
use umpire_screens::View;
use umpire_tests::picture::{frame, picture, write};
use umpire_tests::play::{say, with};
#[test]
fn dump() {
    let mut seen = BTreeSet::new();
    for name in ["the-hill", "the-flags", "the-haunting"] {
        let text = std::fs::read_to_string(format!("games/{name}.story")).unwrap();
        with(&Tape::new(), |game| {
            for line in text.lines() {
                if line.starts_with("    ") || line.starts_with('#') {
                    continue;
                }
                let step = line.split('#').next().unwrap().trim();
                if step.is_empty() {
                    continue;
                }
                let id = step.split(':').next().unwrap().to_string();
                if seen.insert(id.clone()) {
                    let mut view = View::new();
                    view.turn_to(game, 7);
                    // skip news pages
                    for _ in 0..12 {
                        let st = view.stack(game);
                        write(std::path::Path::new(&format!("/tmp/shots/{id}.png")), &picture(&frame(&st)));
                        if game.news().is_empty() {
                            break;
                        }
                        let mut v2 = view.clone();
                        let act = v2.stroke(umpire_screens::Stroke::down(umpire_screens::Key::A), game);
                        if !matches!(act, umpire_screens::Act::Stay) {
                            break;
                        }
                        if format!("{:?}", v2) == format!("{:?}", view) {
                            break;
                        }
                        let before = format!("{:?}", view.clone());
                        if !before.contains("news: Some") {
                            break;
                        }
                        view = v2;
                    }
                }
                say(game, step).unwrap();
            }
        });
    }
    println!("{seen:?}");
}
