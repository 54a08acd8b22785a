//! Cards, details and notes (FR-UI-6).

use for_reign_or_ruin::book::{Attribute, Order, Stat};
use umpire_engine::table::{Card, Scene};

use super::corrects;
use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, fresh, unit};

fn two() -> BattlePlay {
    let spears = unit("Spears").under(1, Some(0)).stressed(3).order(Order::Halt).grouped(2);
    let blank = unit("Shades").with(Stat::End, 255).special(Attribute::CausesFear);
    begun(&[commander("Arel"), spears], &[blank])
}

fn card(play: &BattlePlay, id: &str) -> Card {
    play.state().card(play.id(id))
}

fn notes(play: &BattlePlay) -> Vec<String> {
    let battle = play.state();
    let mut notes = Vec::new();
    battle.notes(&mut |_, words| notes.push(words.line(&battle).to_string()));
    notes
}

/// FR-UI-6: a card has the order, stress of End, and all numbers; what nobody knows is a dash.
#[test]
fn a_card_has_stress_order_and_twelve_numbers() {
    let play = two();
    let figure = card(&play, "red-2").figure.expect("its stress");
    assert_eq!((figure.name, figure.now, figure.of), ("stress", 3, Some(6)));
    assert_eq!(card(&play, "red-2").marks[0].name, "Halt");
    let numbers: Vec<String> = card(&play, "red-2").stats.iter().map(|stat| format!("{} {stat}", stat.name)).collect();
    let all =
        ["Init 5", "Mov 8", "Att 3", "Imp 1", "Rch 1", "Sht 0", "Rng 0", "Def 5", "Mor 6", "End 6", "Act 0", "Group 2"];
    assert_eq!(numbers, all);
    let blank = card(&play, "blue-1");
    assert_eq!((blank.figure.expect("its stress").of, blank.stats[9].to_string().as_str()), (None, "-"));
    let shown = play.state().details(play.id("blue-1")).expect("its page");
    assert_eq!(shown.traits.iter().map(|own| own.name).collect::<Vec<_>>(), ["Causes fear"]);
}

/// FR-IN-18, FR-TERM-5: in lists, who is under whom.
#[test]
fn elements_are_listed_under_their_commander() {
    let play = two();
    let battle = play.state();
    assert_eq!(card(&play, "red-2").group.line(&battle).as_str(), "Under Arel");
    assert_eq!(card(&play, "blue-1").group.line(&battle).as_str(), "Of no command");
}

/// FR-CMD-3, FR-CMD-12: in lists, the Act that their commander has left.
#[test]
fn a_list_tells_the_act_of_the_commander() {
    let play = two();
    let note = |play: &BattlePlay, id| card(play, id).group_note.line(&play.state()).to_string();
    assert_eq!((note(&play, "red-2").as_str(), note(&play, "blue-1").as_str()), ("Act 3", ""));
    assert_eq!(note(&corrects(play, "red-1", "act", 1), "red-2"), "Act 1");
}

/// FR-TURN-1 to FR-TURN-17: every page tells which of the 17 steps it is; not before the battle, nor without the guide.
#[test]
fn every_page_tells_its_step() {
    let before = fresh(&[commander("Arel"), unit("Spears").under(1, Some(0))], &[unit("Shades")]);
    assert_eq!(before.state().step(), None);
    let turn = before.says("rules: fight, deploy: done");
    assert_eq!((turn.state().step(), turn.clone().says("turn: quick").state().step()), (Some((1, 17)), None));
    let orders = turn.says("turn: begin").past(16).shows("step");
    assert_eq!(orders.state().step(), Some((16, 17)));
}

/// FR-ST-1, FR-MOR-1: who will check, who routs, and stress that is due are told.
#[test]
fn notes_tell_what_cannot_be_seen() {
    let play = corrects(corrects(two(), "red-2", "due", 2), "red-2", "stress", 5);
    let play = corrects(play, "blue-1", "order", 8);
    let told = notes(&play);
    for line in ["Spears: +2 due", "Spears: will check", "Shades: routs", "2 of 2 on the table"] {
        assert!(told.iter().any(|note| note == line), "{line}: {told:?}");
    }
}
