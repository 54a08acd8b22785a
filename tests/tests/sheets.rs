//! Every screen that recorded games come to, in both sizes of text and both themes: nothing is cut, nothing collides, and
//! all of it can be read. `cargo sheets` draws them.

use umpire_tests::played::{LOOKS, played};
use umpire_tests::sheets::folder;

#[test]
fn every_screen_of_every_recorded_game_is_whole_in_both_sizes_and_themes() {
    let games = played();
    let mut wrong = Vec::new();
    for (game, shots) in &games {
        println!("{game}: {} screens", shots.len());
        assert!(shots.len() > 20, "{game} has only {} screens", shots.len());
        wrong.extend(shots.iter().flat_map(|shot| &shot.faults).map(|fault| format!("{game}: {fault}")));
    }
    assert!(games.len() >= 4, "every rulebook is recorded: {:?}", games.keys());
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    for (game, look) in games.keys().flat_map(|game| LOOKS.map(|(_, _, look)| (game, look))) {
        let sheet = folder().join(format!("sheets/{game}-{look}-1.png"));
        assert!(sheet.exists(), "{} is not in the tree: cargo sheets draws it", sheet.display());
    }
}
