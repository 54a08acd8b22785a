//! What players put right by hand, when all agree: each thing, and its bounds.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Trait};
use rattle_and_rend::{Credit, Marker, Whereabouts};
use umpire_engine::table::{AnswerError, Correction, CorrectionField, CorrectionTarget, PieceId, Seat, Show, Source};
use umpire_tests::play::{Play, duel, roster, with_sides};

use crate::muster::{
    CHAMPION, DREGS, FIGHTERS, SKIRMISHERS, by_house, champion, fighters, heavy, meet, meet_on, quiet, with,
};

pub(crate) const RED: CorrectionTarget = CorrectionTarget::Seat(Seat::RED);
pub(crate) const BLUE: CorrectionTarget = CorrectionTarget::Seat(Seat::BLUE);

/// A piece by its number in the list of all.
pub(crate) const fn piece(id: u8) -> CorrectionTarget {
    CorrectionTarget::Piece(PieceId(id))
}

/// What may be put right of this now.
pub(crate) fn fields(play: &Play, target: CorrectionTarget) -> Vec<CorrectionField> {
    let mut fields = Vec::new();
    with_sides(play.sides(), play.tape(), |game| game.scene().fields(target, &mut |field| fields.push(field)));
    fields
}

/// One of them, by its name.
pub(crate) fn field(play: &Play, target: CorrectionTarget, key: &str) -> Option<CorrectionField> {
    fields(play, target).into_iter().find(|field| field.key == key)
}

/// Its bounds.
fn bounds(play: &Play, target: CorrectionTarget, key: &str) -> (i16, i16) {
    field(play, target, key).map(|field| (field.min, field.max)).expect("it may be put right")
}

#[track_caller]
pub(crate) fn correction(play: &Play, target: CorrectionTarget, key: &str, value: i16) -> Correction {
    let at = fields(play, target).iter().position(|field| field.key == key);
    Correction { target, field: at.unwrap_or_else(|| panic!("no {key} to put right")) as u8, value }
}

/// Puts it right; the log says so, and nothing else happened by it.
#[track_caller]
pub(crate) fn put(play: Play, target: CorrectionTarget, key: &str, value: i16) -> Play {
    let correction = correction(&play, target, key, value);
    let play = play.then(|game| game.correct(correction, Source::Thumb).expect("it fits"));
    assert_eq!(play.heard()[0], "put-right");
    play
}

/// Checks that it is refused, and nothing is lost.
#[track_caller]
pub(crate) fn refused(play: &Play, correction: Correction, refusal: AnswerError) {
    let after = play.clone().then(|game| assert_eq!(game.correct(correction, Source::Thumb), Err(refusal)));
    assert!(after.tape().same_answers(play.tape()));
}

/// RR-MOM-4
#[test]
fn momentum_is_put_right_up_to_its_total() {
    let game = duel("ogrekin", "dwarves");
    assert_eq!(bounds(&game, RED, "momentum"), (0, 12));
    let set = put(game.clone(), RED, "momentum", 5);
    assert_eq!((set.momentum(), set.news()[0].change, set.asks().as_str()), ((5, 12), -6, "act"));
    assert_eq!(set.log(), ["Momentum put right"]);
    for value in [-1, 13, 11] {
        let same = correction(&game, RED, "momentum", value);
        refused(&game, same, AnswerError::Range);
    }
    refused(&game, Correction { target: RED, field: 1, value: 1 }, AnswerError::NoSuchField);
    refused(
        &game,
        Correction { target: CorrectionTarget::Seat(Seat(2)), field: 0, value: 1 },
        AnswerError::NoSuchField,
    );
}

/// HR 27
#[test]
fn by_house_rule_momentum_goes_above_its_total() {
    let game = by_house(fighters(), fighters(), ("bids", "hr-27"), "terrain:");
    assert_eq!(bounds(&game, RED, "momentum"), (0, 99));
    assert_eq!(put(game, RED, "momentum", 40).momentum().0, 40);
}

/// RR-TURN-2
#[test]
fn who_is_left_with_no_momentum_passes() {
    let poor = put(duel("ogrekin", "dwarves"), RED, "momentum", 0).shows("act");
    assert_eq!((poor.active(), poor.state().passes), ("blue", 1));
}

/// RR-FLOW-REMOVE: none of it.
#[test]
fn who_is_put_out_of_play_is_no_loss() {
    let strife = with(&[FIGHTERS; 6], [Tactic::Avengers, Tactic::Butchers], Bond::Strife);
    let bloody = with(&[FIGHTERS; 6], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust);
    let game = meet(strife, bloody).says("act: sprint, who: red-2, move:");
    let game = put(put(game, RED, "momentum", 3), BLUE, "momentum", 3);
    let out = put(game.clone(), piece(0), "in-play", 0).shows("act");
    assert_eq!((out.is_out("red-1"), out.momentum(), out.heard()), (true, (3, 3), vec!["put-right"]));
    assert_eq!(out.state().sides[0].total, game.state().sides[0].total, "till the next Round");
    assert!(out.state().current.lost.is_empty() && out.state().fallen.is_empty());
    assert_eq!(out.log(), ["Fighters I: out of play"]);
    let list = out.clone().says("act: sprint").shows("who").options();
    assert_eq!(list[0], ("red-1".into(), Some("removed")));
    let back = put(out, piece(0), "in-play", 1);
    assert_eq!(back.state(), game.state(), "as if nothing had been");
    assert!(back.says("act: sprint").offers().contains(&"red-1".into()));
}

/// RR-MOM-6
#[test]
fn who_is_put_back_raises_the_total_as_any_that_return() {
    let game = duel("ogrekin", "dwarves").kills("red-1", "blue-2");
    let next = game.says("act: pass, act: pass, end-round: pass, bid: 1 0, first: red");
    let (lost, whole) = (next.state().sides[1].total, 12);
    let back = put(next, piece(7), "in-play", 1);
    assert_eq!((lost < whole, back.state().sides[1].total, back.momentum().1), (true, whole, lost));
    assert_eq!(bounds(&back, BLUE, "momentum"), (0, 12));
}

/// RR-TRN-6, RR-FLAG-3, GAP 147: nobody rolls, but nothing is left that contradicts it.
#[test]
fn passengers_markers_and_credits_do_not_go_with_it() {
    let carriers = quiet(&[heavy(Trait::Transport), FIGHTERS, DREGS, CHAMPION]);
    let game = meet_on(carriers, fighters(), "scenario: flags, terrain:, cargo: red-2");
    let game = put(put(game, piece(0), "marker", 1), piece(0), "free-action", 1);
    let out = put(game, piece(0), "in-play", 0).shows("act");
    let state = out.state();
    assert_eq!((out.element("red-1").place, out.element("red-2").place), (Whereabouts::Out, Whereabouts::Table));
    assert_eq!((state.markers, state.sides[0].credits.len()), ([Marker::Free; 3], 0));
    assert!(state.pending_checks.is_empty());
}

/// RR-VIC-1: as soon as the rules look again.
#[test]
fn the_last_one_put_out_of_play_loses_after_the_next_action() {
    let game = meet(fighters(), quiet(&[FIGHTERS; 2]));
    let blue = put(put(game, piece(6), "in-play", 0), piece(7), "in-play", 0).shows("act");
    assert!(blue.says("act: sprint, who: red-1, move:").is_over());
}

/// RR-ACT-BANISH-FOE
#[test]
fn the_banished_are_put_back_with_their_passengers() {
    let banisher = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let carriers = quiet(&[heavy(Trait::Transport), FIGHTERS, FIGHTERS]);
    let game = meet_on(banisher, carriers, "terrain:, cargo: blue-2");
    let gone = game.says("act: banish-foe, target: blue-1, react: none-more, roll: 20, banish:, roll: 20 20");
    assert!(gone.is_out("blue-1") && gone.is_out("blue-2"));
    let back = put(gone, piece(2), "in-play", 1);
    assert_eq!(
        (back.element("blue-1").place, back.element("blue-2").place),
        (Whereabouts::Table, Whereabouts::Aboard(PieceId(2)))
    );
}

/// RR-TURN-6
#[test]
fn who_acted_last_is_put_right() {
    let game = duel("ogrekin", "dwarves").says("act: sprint, who: red-1, react: none-more, move:");
    let sprint = |game: &Play| game.clone().says("act: sprint").offers();
    assert!(!sprint(&game).contains(&"red-1".into()));
    let free = put(game, piece(0), "acted-last", 0);
    assert!(sprint(&free).contains(&"red-1".into()));
    let other = put(free, piece(1), "acted-last", 1);
    assert_eq!(other.log(), ["Champion II acted last"]);
    assert!(!sprint(&other).contains(&"red-2".into()));
}

/// RR-FLAG-1 to RR-FLAG-5
#[test]
fn markers_are_put_right_and_two_off_win_when_the_rules_look() {
    let game = meet_on(quiet(&[FIGHTERS, SKIRMISHERS]), fighters(), "scenario: flags, terrain:");
    let laden = put(game.clone(), piece(0), "marker", 1);
    assert_eq!(laden.state().markers[0], Marker::Carried(PieceId(0), 0), "since some Turn before");
    assert_eq!(bounds(&laden, BLUE, "markers-off"), (0, 2), "one is carried");
    let dropped = put(laden.clone(), piece(0), "marker", 0);
    assert_eq!(dropped.state(), game.state());
    let off = put(laden, BLUE, "markers-off", 2).shows("act");
    assert_eq!((off.log(), field(&off, piece(1), "marker")), (vec!["Markers off: 2".into()], None), "none lies free");
    let less = put(off.clone(), BLUE, "markers-off", 1);
    assert_eq!(bounds(&less, RED, "markers-off"), (0, 1));
    assert!(off.says("act: sprint, who: red-2, move:").is_over());
    assert_eq!(field(&duel("ogrekin", "dwarves"), RED, "markers-off"), None, "nothing to score");
}

/// RR-ACT-MANEUVER, RR-TAC-COUNTER-PUNCHERS, RR-REP-COMPELLED
#[test]
fn what_is_free_or_compelled_is_put_right() {
    let entries = [FIGHTERS; 6];
    let red = roster(&entries, [Tactic::CounterPunchers, Tactic::Rangers], Bond::Null, Reputation::Compelled);
    let game = meet(red, fighters());
    let free = put(game.clone(), piece(1), "free-action", 1);
    assert_eq!(free.state().sides[0].credits.as_slice(), [Credit::ActionOf(PieceId(1))]);
    let counter = put(free, piece(1), "free-counter", 1);
    assert_eq!(counter.state().sides[0].credits.len(), 2);
    let both = put(put(counter, piece(1), "free-action", 0), piece(1), "free-counter", 0);
    assert_eq!(both.state(), game.state());
    let compelled = put(game, piece(1), "compelled", 1);
    assert!(
        compelled.element("red-2").compelled && !put(compelled, piece(1), "compelled", 0).element("red-2").compelled
    );
    let other = meet(fighters(), fighters());
    assert!(field(&other, piece(1), "compelled").is_none() && field(&other, piece(1), "free-counter").is_none());
}

/// RR-TURN-4, RR-FIRST-1
#[test]
fn whose_turn_it_is_is_put_right() {
    let game = duel("ogrekin", "dwarves").says("act: pass");
    let red = put(game, CorrectionTarget::Game, "turn", 0).shows("act");
    assert_eq!((red.seat(), red.active(), red.state().passes), ("red", "red", 0));
    assert_eq!(red.news()[0].show, Show::Turn(Seat::RED));
    let first = put(duel("ogrekin", "dwarves"), CorrectionTarget::Game, "turn", 1);
    assert!(first.state().sides[1].round.first_turn, "its first of this Round");
    let poor = put(first, RED, "momentum", 0);
    assert_eq!(field(&poor, CorrectionTarget::Game, "turn"), None, "red would pass at once");
}

/// RR-SCN-0, RR-ACT-BANISH-FOE
#[test]
fn the_round_is_put_right_up_to_the_last() {
    let banisher = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let game = meet_on(banisher, fighters(), "scenario: flags, terrain:");
    let gone = game.says("act: banish-foe, target: blue-1, roll: 20, banish:, roll: 20 20");
    assert_eq!(bounds(&gone, CorrectionTarget::Game, "round"), (1, 4));
    let last = put(gone, CorrectionTarget::Game, "round", 4);
    assert_eq!((last.state().round, last.element("blue-1").place), (4, Whereabouts::Banished(5)), "still the next one");
    assert_eq!(last.says("act: pass, act: pass, end-round: pass").asks(), "near", "the last is scored");
    assert_eq!(bounds(&duel("ogrekin", "dwarves"), CorrectionTarget::Game, "round"), (1, 99), "without a last one");
}
