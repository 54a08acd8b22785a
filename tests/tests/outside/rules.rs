//! What its rules say, played.

use umpire_engine::dice::Score;
use umpire_engine::table::{Amount, AnswerError, Kind, SeatSet, Show, Tone};
use umpire_tests::fray::{fought, hosts};

#[test]
fn the_smallest_side_keeps_the_vow_and_of_several_the_last() {
    let vow = |lines: &[&str]| hosts(lines).says("names: colours, rounds: 1").seat();
    assert_eq!(vow(&["2 spears", "3 spears"]), "red");
    assert_eq!(vow(&["3 spears", "3 spears"]), "blue");
    assert_eq!(vow(&["3 spears", "2 bows", "9 beasts", "2 riders", "4 bows"]), "green");
}

#[test]
fn a_side_brings_forty_and_fewer_where_many_fight() {
    let brought = |count: usize| hosts(&vec!["40 spears"; count]).state().sides[0].brought;
    assert_eq!([2, 3, 4, 5, 6].map(brought), [40, 32, 24, 19, 16]);
}

/// Two dice, what helps and what hinders, against 7.
#[test]
fn an_order_is_a_sum_with_modifiers() {
    let play = fought(&["2 spears", "2 bows"], 1).says("stance: 0 2, company: red-spears-1, helps: captain rough");
    let Kind::Roll(roll) = play.question().kind else { panic!("an order is rolled") };
    assert_eq!((roll.pool.to_string().as_str(), roll.score.word()), ("2d6", "sum"));
    let why: Vec<_> = roll.why.iter().map(|why| (why.amount, why.name)).collect();
    assert_eq!(
        why,
        [(Amount::Plus(1), "press"), (Amount::Plus(1), "captain near"), (Amount::Plus(-1), "rough ground")]
    );
    assert!(matches!(roll.score, Score::Sum { plus: 1, .. }));
    assert_eq!(play.clone().says("order: 3 3").asks(), "move", "6 and 1 are 7");
    let refused = play.says("order: 2 3");
    assert_eq!(refused.asks(), "company", "5 and 1 are not");
    assert!(!refused.offers().contains(&"red-spears-1".into()), "and it has acted");
}

#[test]
fn four_or_less_shakes_for_this_round_and_the_next() {
    let play = fought(&["2 spears", "2 bows"], 3).says("stance: 1 2, company: red-spears-1, helps:, order: 1 2");
    assert_eq!(play.state().companies[0].shaken, 2);
    let next = play.says("company: pass, company: pass, stance: 1 2");
    assert_eq!((next.asks().as_str(), next.offers()), ("company", vec!["red-spears-2".into(), "pass".into()]));
    let third = next.says("company: pass, company: pass, stance: 1 2");
    assert!(third.offers().contains(&"red-spears-1".into()));
}

/// A die for each point of attack and impact, one less for each other foe near; hits may be entered alone.
#[test]
fn a_fight_is_a_fistful_of_tens_each_against_a_number() {
    let to_dice = "helps:, order: 6 6, move: done";
    let play = fought(&["2 riders", "3 spears"], 1).says(&format!("stance: 0 2, company: red-riders-1, {to_dice}"));
    let alone = play.clone().says("near: blue-spears-1");
    let Kind::Roll(roll) = alone.question().kind else { panic!("a fight is rolled") };
    assert_eq!((roll.pool.to_string().as_str(), roll.score), ("20d10", Score::at_least(7)), "6, and 1 for holding");
    assert!(roll.hits_only);
    let crowd = play.says("near: blue-spears-1 blue-spears-3, target: blue-spears-3");
    let Kind::Roll(roll) = crowd.question().kind else { panic!("a fight is rolled") };
    assert_eq!(roll.pool.count, 19);
    let hit = alone.clone().then(|game| {
        let hits = umpire_engine::table::Answer::Hits(9);
        game.say(&hits, umpire_engine::table::Source::Thumb).expect("hits are enough");
    });
    let rolled = hit.news().into_iter().find_map(|news| if let Show::Rolled(r) = news.show { Some(r) } else { None });
    let rolled = rolled.expect("the hits are shown");
    assert_eq!((rolled.hits, rolled.tone, rolled.faces.len()), (9, Tone::Good, 0));
    alone.then(|game| {
        let hits = umpire_engine::table::Answer::Hits(21);
        let refused = game.say(&hits, umpire_engine::table::Source::Thumb);
        assert_eq!(refused, Err(AnswerError::Hits), "there are 20 dice");
    });
}

#[test]
fn riders_throw_up_to_three_dice_again() {
    let dice = "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10";
    let setup = "stance: 0 1, company: red-riders-1, helps:, order: 6 6, move: done, near: blue-spears-1";
    let play = fought(&["2 riders", "2 spears"], 1).says(&format!("{setup}, fight: {dice}"));
    assert_eq!((play.asks().as_str(), play.offers().len()), ("dice", 20));
    let play = play.refuses("dice: die-1 die-2 die-3 die-4", AnswerError::Weight);
    assert_eq!(play.clone().says("dice:").happened(), ["hits"], "or none");
    let again = play.says("dice: die-1 die-11");
    let Kind::Roll(roll) = again.question().kind else { panic!("they are thrown again") };
    assert_eq!((roll.pool.to_string().as_str(), roll.hits_only), ("2d10", false));
    let done = again.says("again: 10 6");
    let rolled = done.news().into_iter().find_map(|news| if let Show::Rolled(r) = news.show { Some(r) } else { None });
    let rolled = rolled.expect("all twenty are shown");
    assert_eq!((rolled.faces[0], rolled.faces[10], rolled.faces.len()), (10, 6, 20));
    assert_eq!(rolled.hits, 12, "ten of 6 or more, and two more");
}

/// Who chose alike acts together, Press first, Hold last; the page says how many each has left.
#[test]
fn who_acts_when_has_a_page_of_its_own() {
    let play = fought(&["2 spears", "13 bows", "4 riders", "2 beasts"], 1).says("stance: 2 0 1 0");
    let order = play.news().into_iter().find_map(|news| if let Show::Order(o) = news.show { Some(o) } else { None });
    let order = order.expect("the order is shown");
    let seats = |seats: &[usize]| seats.iter().map(|at| umpire_engine::table::Seat(*at as u8)).collect::<SeatSet>();
    assert_eq!(order.blocks, [seats(&[1, 3]), seats(&[2]), seats(&[0])]);
    assert_eq!(order.numbers[..4], [2, 13, 4, 2]);
    let page = play.reads("a");
    for number in ["1", "2", "3", "13", "4"] {
        assert!(page.iter().any(|word| word == number), "{number}: {page:?}");
    }
}

#[test]
fn losses_of_a_block_count_when_all_of_it_are_done() {
    let hit = |who: &str, whom: &str, dice: &str| {
        format!("company: {who}, helps:, order: 6 6, move: done, near: {whom}, fight: {dice}, company: pass,")
    };
    let ten = "10 10 10 10 10 10 10 10 10 10";
    let play = fought(&["2 spears", "2 spears"], 1).says("stance: 1 1");
    assert!(play.happened().contains(&"block"), "it is said that they act together");
    let play = play.says(&hit("red-spears-1", "blue-spears-1", ten));
    assert_eq!((play.stress("blue-spears-1"), play.seat()), (0, "blue"));
    let play = play.says(&hit("blue-spears-1", "red-spears-2", ten));
    assert_eq!((play.stress("blue-spears-1"), play.stress("red-spears-2")), (9, 9), "both are gone: 8 is the most");
    assert!(play.is_over() && play.happened().contains(&"vow"), "{:?}", play.happened());
}

#[test]
fn players_have_names_where_they_give_some() {
    let play = hosts(&["2 spears", "2 bows", "2 riders"]).says("names: names, name: Anna, name: Ben, name: Cleo");
    umpire_tests::fray::with(play.sides(), play.tape(), |game| {
        let scene = game.scene();
        assert_eq!(
            umpire_engine::table::Seat::first(3).map(|seat| scene.name_of(seat).to_owned()).collect::<Vec<_>>(),
            ["Anna", "Ben", "Cleo"]
        );
    });
}
