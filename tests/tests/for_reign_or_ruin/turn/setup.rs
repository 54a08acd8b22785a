//! Before the first turn.

use crate::fixture::{fresh, unit};
use umpire_engine::table::{Scene, Seat};

/// G-48: there are no rules for it: the menu, then one page to deploy, then turn 1.
#[test]
fn the_menu_then_deploy_then_turn_one() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]).shows("rules");
    assert_eq!(play.offers(), ["fight", "quick", "names", "attach", "house"]);
    assert_eq!(play.cursor(), "fight");
    let play = play.says("rules: fight").shows("deploy").says("deploy: done").shows("turn");
    assert_eq!(play.state().turn, 1);
}

/// FR-IN-1: players have names if they like.
#[test]
fn players_have_names() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]).says("rules: names, name: Ann, name: Bob").shows("rules");
    assert_eq!((play.state().seat_name(Seat::RED), play.state().seat_name(Seat(1))), ("Ann", "Bob"));
}

/// FR-UI-5: quick mode from the start.
#[test]
fn quick_mode_is_there_from_the_start() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]).says("rules: quick, deploy: done").shows("quick");
    assert!(play.state().quick);
    assert_eq!(play.state().turn, 1);
}
