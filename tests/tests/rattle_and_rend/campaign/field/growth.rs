//! What a game brings (RR-CAMP-4 to RR-CAMP-6, RR-CAMP-14, RR-ESC-1, HR 16).

use rattle_and_rend::book::Type;
use rattle_and_rend::book::{House, HouseRule, LOSER, WINNER};
use rattle_and_rend::{Campaign, GameOutcome, Growth, WARBANDS};
use umpire_engine::table::{Seat, Show};
use umpire_tests::play::{Play, play_with, whole, won};

use super::{band, begin, blue_wins, drawn, escalating, everybody, game, listed, red_wins};

/// What both gained.
fn changes(play: &Play) -> [Option<i8>; 2] {
    play.state().results.map(|result| result.map(|result| result.change))
}

fn by(outcome: GameOutcome, house: House) -> Vec<i8> {
    (1..=20).map(|face| Growth::Tables.change(outcome, Some(face), &house)).collect()
}

/// RR-CAMP-4: 1-5 no change, 6-15 one point, 16-20 two.
#[test]
fn the_winners_table() {
    let want = [vec![0; 5], vec![1; 10], vec![2; 5]].concat();
    assert_eq!(by(GameOutcome::Won, House::default()), want);
    assert_eq!(WINNER, [(0, 1, 5), (1, 6, 15), (2, 16, 20)], "as printed");
}

/// RR-CAMP-5, GAP 114, HR 16: 1-9 a point less, 10-15 no change, 16-20 one more; by house rule a 10 is a loss too.
#[test]
fn the_losers_table() {
    let want = [vec![-1; 9], vec![0; 6], vec![1; 5]].concat();
    assert_eq!(by(GameOutcome::Lost, House::default()), want);
    let house = House::default().turned(HouseRule::LoserRollsTen);
    assert_eq!(by(GameOutcome::Lost, house), [vec![-1; 10], vec![0; 5], vec![1; 5]].concat());
    assert_eq!(LOSER, [(-1, 1, 10), (0, 10, 15), (1, 16, 20)], "as printed");
}

/// RR-CAMP-4, RR-CAMP-5: after the verdict, and before the last page, each rolls; the winner first.
#[test]
fn each_rolls_after_the_verdict() {
    let play = blue_wins(game(band(&everybody()), band(&everybody())));
    assert_eq!(play.heard().last(), Some(&"verdict"));
    assert_eq!((play.asks().as_str(), play.seat(), won(&play)), ("growth-won", "blue", None));
    let play = play.says("growth-won: 12").shows("growth-lost");
    assert_eq!((play.seat(), play.log()), ("red", vec!["Blue: 1 point gained".to_string()]));
    let Show::Rolled(rolled) = &play.news()[0].show else { panic!("the die is shown") };
    assert_eq!((rolled.word, rolled.then.line(&play.state()).as_str()), ("1 POINT MORE", "+1 point: 13 points now"));
    let play = play.says("growth-lost: 3");
    assert!(play.is_over());
    assert_eq!((won(&play), changes(&play)), (Some(Some(Seat::BLUE)), [Some(-1), Some(1)]));
    assert_eq!(play.log(), ["Red: 1 point lost", "Red conceded"]);
}

/// RR-CAMP-4, RR-CAMP-5: dice that fell in the other table.
#[test]
fn red_may_win_too() {
    let play = red_wins(game(band(&everybody()), band(&everybody()))).shows("growth-won");
    assert_eq!(play.seat(), "red");
    assert_eq!(changes(&play.says("growth-won: 20, growth-lost: 16")), [Some(2), Some(1)]);
}

/// HR 16: the rule lies with the other house rules in a game of a campaign, and in no other.
#[test]
fn a_losers_ten_by_house_rule() {
    let red = [band(&everybody()), band(&everybody())];
    let house = "rules: house, house: campaign, house-rule: hr-16, house-rule: back, house: done, rules: whole";
    let play = play_with(red).says(&format!("warband: own-1, warband: own-2, {house}"));
    let play = blue_wins(play.sets_up("").red_begins()).says("growth-won: 1, growth-lost: 10");
    assert_eq!(changes(&play), [Some(-1), Some(0)]);
    let ours = blue_wins(game(band(&everybody()), band(&everybody()))).says("growth-won: 1, growth-lost: 10");
    assert_eq!(changes(&ours), [Some(0), Some(0)]);
    let plain = umpire_tests::play::play().says("rules: house").shows("house");
    assert!(!plain.offers().contains(&"campaign".to_string()));
}

/// RR-CAMP-6, GAP 115: a gain above 18 is ignored whole; 17 with +2 stays 17, and points in the bank count.
#[test]
fn never_above_eighteen() {
    let seventeen = listed(&[(4, Type::Fighters), (3, Type::Heavy)]);
    let wins = |kept, roll| {
        let play = blue_wins(game(band(&everybody()), kept));
        play.says(&format!("growth-won: {roll}"))
    };
    let play = wins(band(&seventeen), 20);
    assert_eq!(changes(&play)[1], Some(0));
    let Show::Rolled(rolled) = &play.news()[0].show else { panic!("the die is shown") };
    assert_eq!((rolled.word, rolled.then.line(&play.state()).as_str()), ("NO CHANGE", "Above 18: still 17 points"));
    assert_eq!(changes(&wins(band(&seventeen), 10))[1], Some(1));
    let mut saved = band(&everybody());
    saved.campaign = Some(Campaign { banked: 5, ..saved.campaign.expect("a campaign") });
    assert_eq!(changes(&wins(saved, 20))[1], Some(0));
}

/// RR-CAMP-14, GAP 118: a draw changes nothing, and nobody rolls.
#[test]
fn a_draw_changes_nothing() {
    let play = drawn(band(&everybody()), band(&everybody()));
    assert!(play.is_over());
    assert_eq!((won(&play), changes(&play)), (Some(None), [Some(0), Some(0)]));
}

/// RR-ESC-1: in an escalation everybody gains a point, and nobody rolls; after a draw too.
#[test]
fn an_escalation_brings_everybody_a_point() {
    let play = blue_wins(game(escalating(&everybody()), escalating(&everybody())));
    assert!(play.is_over());
    assert_eq!((won(&play), changes(&play)), (Some(Some(Seat::BLUE)), [Some(1), Some(1)]));
    let Show::Beat(beat) = play.news()[1].show else { panic!("a page for it") };
    assert_eq!(
        (beat.big.line(&play.state()).as_str(), beat.reason.line(&play.state()).as_str()),
        ("+1", "13 points now")
    );
    let tie = drawn(escalating(&everybody()), escalating(&everybody()));
    assert_eq!((won(&tie), changes(&tie)), (Some(None), [Some(1), Some(1)]));
}

/// RR-CAMP-6, RR-ESC-1: 18 points stay 18 there, too.
#[test]
fn an_escalation_ends_at_eighteen() {
    let eighteen = listed(&[(6, Type::Fighters), (2, Type::Heavy)]);
    let play = blue_wins(begin(escalating(&eighteen), escalating(&eighteen)).says("size: 12").sets_up("").red_begins());
    assert_eq!(changes(&play), [Some(0), Some(0)]);
}

/// RR-CAMP-4: of two sides only the one of a campaign rolls; two campaigns are each played by their own way of growing.
#[test]
fn each_by_its_own_campaign() {
    let guest = blue_wins(game(WARBANDS[0].roster(), band(&everybody()))).shows("growth-won").says("growth-won: 7");
    assert!(guest.is_over());
    assert_eq!(changes(&guest), [None, Some(1)]);
    let mixed =
        blue_wins(game(band(&everybody()), escalating(&everybody()))).shows("growth-lost").says("growth-lost: 16");
    assert!(mixed.is_over());
    assert_eq!(changes(&mixed), [Some(1), Some(1)]);
}

/// RR-VIC-1: a game of no campaign ends with its verdict.
#[test]
fn other_games_end_as_they_did() {
    let play = blue_wins(whole("ogrekin", "dwarves"));
    assert!(play.is_over());
    assert_eq!((play.heard(), changes(&play)), (vec!["over"], [None, None]));
}
