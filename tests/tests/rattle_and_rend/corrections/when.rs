//! When something may be put right, and which questions are asked anew by it.

use rattle_and_rend::Marker;
use rattle_and_rend::book::Trait;
use umpire_engine::table::{AnswerError, Correction, CorrectionTarget, Kind, Source};
use umpire_tests::play::{Play, duel, play};

use crate::corrections::items::{BLUE, RED, correction, field, fields, piece, put, refused};
use crate::muster::{FIGHTERS, SHOOTERS, by_house, champion, fighters, heavy, meet, quiet};

const IN_PLAY: u8 = 0;

#[test]
fn nothing_is_put_right_before_the_first_round_or_after_the_last() {
    let all = [CorrectionTarget::Game, RED, BLUE, piece(0), piece(99)];
    let setup = play().says("rules: elements, warband: ogrekin, warband: dwarves").shows("terrain");
    assert!(all.iter().all(|target| fields(&setup, *target).is_empty()));
    let game = duel("ogrekin", "dwarves");
    assert!(fields(&game, piece(99)).is_empty());
    let over = game.says("act: talk, talk: concede, concede: concede");
    assert!(over.is_over() && all.iter().all(|target| fields(&over, *target).is_empty()));
}

#[test]
fn a_correction_is_one_line_taken_back_and_made_again() {
    let game = duel("ogrekin", "dwarves");
    let set = put(game.clone(), piece(6), "in-play", 0);
    assert_eq!(set.tape().answer_count(), game.tape().answer_count() + 1);
    assert_ne!(set.state(), game.state());
    let undone = set.clone().then(|game| {
        let all = game.tape().crossing(1).needs_all();
        assert!(game.undo(1, all, Source::Thumb));
    });
    assert_eq!(undone.state(), game.state());
    let again = undone.then(|game| assert!(game.redo(Source::Thumb)));
    assert_eq!(again.state(), set.state());
}

/// The list of who acts is made anew, with the Action that was chosen; or the menu, where nobody could take it.
#[test]
fn who_acts_is_asked_anew() {
    let who = duel("ogrekin", "dwarves").says("act: sprint").shows("who");
    let out = put(who.clone(), piece(0), "in-play", 0).shows("who");
    assert!(who.offers().contains(&"red-1".into()) && !out.offers().contains(&"red-1".into()));
    let poor = put(who.clone(), RED, "momentum", 0).shows("act");
    assert_eq!(poor.seat(), "blue", "red passes");
    assert_eq!(put(who, CorrectionTarget::Game, "turn", 1).shows("act").seat(), "blue");
}

#[test]
fn at_whom_is_asked_anew_while_it_makes_sense() {
    let aims = meet(fighters(), quiet(&[FIGHTERS; 2])).says("act: stand, who: red-1").shows("target");
    let one = put(aims.clone(), piece(6), "in-play", 0).shows("target");
    assert_eq!(one.offers(), ["blue-2"]);
    put(one, piece(7), "in-play", 0).shows("act");
    put(aims.clone(), piece(0), "in-play", 0).shows("act");
    put(aims.clone(), piece(0), "acted-last", 1).shows("act");
    let shot = put(aims, piece(0), "free-action", 1).says("target: blue-1, react: none-more");
    assert_eq!(shot.momentum().0, 11, "free after all");
}

#[test]
fn who_returns_and_who_strikes_are_asked_anew() {
    let red = quiet(&[champion(Trait::BattleSummons), FIGHTERS, FIGHTERS, champion(Trait::SpotWeakness)]);
    let game = put(meet(red, fighters()), piece(1), "in-play", 0);
    let back = game.clone().says("act: battle-summons").shows("summon");
    put(back, piece(1), "in-play", 1).shows("act");
    let ally = game.says("act: spot-weakness").shows("ally");
    assert_eq!(put(ally, piece(2), "in-play", 0).shows("ally").offers(), ["red-1"]);
}

/// Red is about to be shot at on its way.
fn window() -> Play {
    meet(fighters(), quiet(&[SHOOTERS; 2])).says("act: sprint, who: red-1, move:").shows("react")
}

/// RR-REACT-10
#[test]
fn the_list_of_reactions_is_made_anew() {
    let react = window();
    assert_eq!(put(react.clone(), BLUE, "momentum", 0).shows("act").seat(), "red", "nobody can react");
    let free = put(react, piece(6), "free-action", 1).shows("react").says("react: suppress-blue-1");
    assert_eq!(free.momentum().1, 3, "an Action is free, not this");
}

/// RR-FLAG-1, HR 26: one marker an Element.
#[test]
fn who_is_given_a_marker_by_hand_takes_no_second() {
    let heavies = quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let game = by_house(fighters(), heavies, ("actions", "hr-26"), "scenario: flags, terrain:");
    let takes = game.says("act: take-marker, who: red-1").shows("react");
    let taken = put(takes, piece(0), "marker", 1).shows("react").says("react: none-more").shows("act");
    assert_eq!(taken.state().markers.iter().filter(|marker| **marker == Marker::Free).count(), 2);
}

/// While an Action is under way nobody comes or goes by hand, and the Turn stays.
#[test]
fn in_a_window_nobody_is_put_out_of_play() {
    let react = window();
    assert!(fields(&react, CorrectionTarget::Game).is_empty() && field(&react, piece(0), "in-play").is_none());
    refused(&react, Correction { target: CorrectionTarget::Game, field: IN_PLAY, value: 1 }, AnswerError::NoSuchField);
    put(react, piece(1), "acted-last", 1).shows("react");
}

/// RR-MOM-4: a price that was named can be paid.
#[test]
fn midway_momentum_only_rises_and_the_question_stays() {
    let game = window().says("react: suppress-blue-1").shows("answer");
    let momentum = field(&game, BLUE, "momentum").expect("it has paid");
    assert_eq!((momentum.min, momentum.max), (3, 4));
    let low = put(window(), BLUE, "momentum", 2).says("react: suppress-blue-1").shows("answer");
    let momentum = field(&low, BLUE, "momentum").expect("it may rise");
    assert_eq!((momentum.min, momentum.max), (1, 4));
    refused(&low, correction(&low, BLUE, "momentum", 0), AnswerError::Range);
    let more = put(low.clone(), BLUE, "momentum", 4).shows("answer");
    assert_eq!((more.options(), more.momentum().1), (low.options(), 4));
    let keys: Vec<_> = fields(&low, piece(0)).iter().map(|field| field.key).collect();
    assert_eq!(keys, ["acted-last"]);
    let rolls = low.says("answer: accept");
    assert!(matches!(rolls.question().kind, Kind::Roll(_) | Kind::Tick(_)));
    put(rolls, piece(2), "acted-last", 1);
}
