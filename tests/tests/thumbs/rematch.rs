//! A rematch: the same rosters, and what was agreed before the last game.

use umpire_engine::table::{Answer, Kind, Session};

use crate::player::Player;
use crate::recorded::Recorded;
use crate::scripts::SCRIPTS;

/// RR-HR-1: who agreed on house rules does not tick them again. The question that sums them up is asked, with the cursor
/// on what was played.
#[test]
fn a_rematch_is_played_by_the_same_house_rules() {
    let mut player = Player::new(SCRIPTS[0]);
    let agreed = [("rules", 2), ("house", 0), ("house-rule", 0), ("house-rule", 5), ("house", 5)];
    for (question, at) in agreed {
        assert_eq!(player.asks(), Some(question));
        player.answer(|_| Some(Answer::Pick(at)));
    }
    player.answer(|_| Some(Answer::Pick(1)));
    player.until("act");
    for word in ["talk", "concede", "concede"] {
        player.answer(|game| row(game, word));
    }
    assert_eq!(player.asks(), None, "conceded");
    player.turn_to_the_last_page();
    // The last press that answers which rules are played, apart from those that lead to it.
    let keys = player.written().replacen("down a                  # rules", "down\na # before", 1);
    let played = Recorded::play(&format!("{keys}\na\na # roster\na # rematch\na # next"));
    let shown = |name: &str| played.scenes.iter().find(|scene| scene.0 == name).map(|scene| &scene.1);
    assert!(shown("before").is_some() && shown("before") == shown("rematch"), "one house rule, Elements only");
    assert_eq!((played.over, played.asks), (false, Some("terrain")), "and one key plays them");
}

/// The row of this key.
fn row(game: &dyn Session, word: &str) -> Option<Answer> {
    let question = game.question()?;
    let Kind::Choose(choose) = &question.kind else { return None };
    let at = choose.options.iter().position(|option| option.key.word == word)?;
    Some(Answer::Pick(at as u8))
}
