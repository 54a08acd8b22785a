//! From the list of what is kept to its code on the panel, by buttons alone.

use umpire_engine::table::CodeKind;
use umpire_tests::flash::Flash;

use super::console::WON;
use super::pixels::scanned;
use super::{examples, lines, read};
use umpire_tests::desk::{blank, said};

/// A board that keeps the examples of every book, and how its lines read.
fn keeper() -> (Flash, Vec<(&'static str, Vec<String>)>) {
    let mut flash = blank();
    let mut kept: Vec<(&'static str, Vec<String>)> = Vec::new();
    for (book, bytes) in examples() {
        if kept.iter().any(|(game, _)| *game == book.game) {
            continue;
        }
        let all = lines(CodeKind::Roster, book.game, &bytes);
        for line in &all {
            flash = said(&flash, &[&format!("code {line}")]).0;
        }
        kept.push((book.game, all));
    }
    (flash, kept)
}

/// Every rulebook's first example: its menu has the row, and the panel shows each part of it.
#[test]
fn a_roster_of_every_rulebook_is_shown_as_its_code() {
    let (flash, kept) = keeper();
    let benches: Vec<String> = said(&flash, &[]).1.options.into_iter().map(|(id, ..)| id).collect();
    for (game, all) in kept {
        let title = umpire::games::SHELF.iter().find(|title| title.rosters.game == game).expect("it is on the shelf");
        let Some(bench) = title.bench else { continue };
        assert!(benches.iter().any(|id| id == bench.id));
        let pick = format!("pick {}", bench.id);
        let menu = said(&flash, &[&pick, "pick kept-1"]).1;
        let rows: Vec<&str> = menu.options.iter().map(|(_, label, _)| label.as_str()).collect();
        assert_eq!(rows, ["Change it", "Delete it", "Show its code"], "{game}");
        let mut keys = vec![pick.as_str(), "pick kept-1", "press down", "press down", "press a"];
        for line in &all {
            let (_, shown) = said(&flash, &keys);
            assert_eq!((shown.asks.as_str(), &scanned(&shown.shown.0).0), ("code", line), "{game}");
            keys.push("press a");
        }
        if all.len() > 1 {
            let (_, shown) = said(&flash, &keys);
            assert_eq!(scanned(&shown.shown.0).0, all[0], "{game}: round and round");
        }
    }
}

/// B and Done lead back to the menu, and another roster shows its own code.
#[test]
fn the_ways_back_lead_where_one_came_from() {
    let (flash, kept) = keeper();
    let (game, all) = kept.into_iter().find(|(_, all)| all.len() == 1).expect("a short one");
    let title = umpire::games::SHELF.iter().find(|title| title.rosters.game == game).expect("it is on the shelf");
    let pick = format!("pick {}", title.bench.expect("a workbench").id);
    let other = (1..3).find_map(|at| {
        let (book, bytes) = examples().into_iter().filter(|(book, _)| book.game == game).nth(at)?;
        let all = lines(CodeKind::Roster, book.game, &bytes);
        (all.len() == 1).then(|| all[0].clone())
    });
    let other = other.expect("another short one");
    let flash = said(&flash, &[&format!("code {other}")]).0;
    let shown = [pick.as_str(), "pick kept-1", "pick code"];
    let asks = |keys: &[&str]| said(&flash, &[&shown[..], keys].concat()).1;
    assert_eq!(asks(&[]).asks, "code");
    assert_eq!(asks(&["press b"]).asks, "kept");
    assert_eq!(asks(&["press b", "press b"]).asks, title.rosters.words);
    assert_eq!(asks(&["press a"]).asks, "kept", "done");
    assert_eq!(asks(&["ok"]).asks, "kept", "done by a line");
    let again = asks(&["press b", "pick code"]);
    assert_eq!(scanned(&again.shown.0).0, all[0]);
    let second = asks(&["press b", "press b", "pick kept-2", "pick code"]);
    assert_eq!(scanned(&second.shown.0).0, other, "the other one's own");
}

/// Of a campaign, the last result as well; before the first game there is none, and the page says so.
#[test]
fn the_last_result_of_a_campaign_is_shown_as_its_code() {
    let way = ["pick hosts", "pick campaign-1", "pick roster-1"];
    let flash = said(&blank(), &[WON]).0;
    let menu = said(&flash, &way).1;
    assert_eq!(menu.options.last().map(|(_, label, _)| label.as_str()), Some("Show its last result"));
    let shown = said(&flash, &[&way[..], &["pick code-result"]].concat()).1;
    let code = scanned(&shown.shown.0).0;
    assert_eq!(read(&code).kind, CodeKind::Result);
    let new = said(&blank(), &[&WON.replace(" 1 0 0 0000cafe won", "")]).0;
    let taken = said(&new, &[&format!("code {code}")]).0;
    let again = said(&taken, &[&way[..], &["pick code-result"]].concat()).1;
    assert_eq!(scanned(&again.shown.0).0, code, "where it was taken it is the last one, too");
    let none = said(&new, &[&way[..], &["pick code-result"]].concat()).1;
    assert_eq!((none.asks.as_str(), none.about), ("page", vec![vec!["No game yet".to_owned()]]));
}
