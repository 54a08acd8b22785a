//! Lots: a coin, who begins, any one side, the order of all.

use umpire_engine::table::{Seat, Show};
use umpire_tests::tabletop::table;

/// AG-LOT-1: four or more is heads.
#[test]
fn a_coin_is_heads_or_tails() {
    let play = table(1).says("start: lots, lots: coin, coin: 4");
    assert_eq!(play.heard(), ["Heads"]);
    assert_eq!(play.says("table: lots, lots: coin, coin: 3").heard(), ["Tails"]);
}

/// AG-LOT-2, AG-LOT-3: every side has as many faces of the die; who is drawn to begin has the turn.
#[test]
fn every_side_is_drawn_by_as_many_faces() {
    for sides in 2..=6_usize {
        let mut drawn = vec![0; sides];
        let asked = table(sides).says("start: lots, lots: first");
        let faces = asked.open_roll().pool.die.sides();
        for face in 1..=faces {
            let play = asked.clone().says(&format!("lot: {face}"));
            drawn[play.state().active().index()] += 1;
            assert_eq!(play.state().at, 0, "and begins");
        }
        assert_eq!(drawn, vec![usize::from(faces) / sides; sides]);
    }
    let play = table(3).says("start: lots, lots: side, lot: 2");
    assert_eq!((play.heard(), play.seat()), (vec!["Blue is drawn".into()], "red"));
}

/// AG-LOT-4: the highest first; who throws the same makes all throw again.
#[test]
fn the_order_of_all_is_drawn_until_no_two_are_equal() {
    let play = table(3).says("start: lots, lots: order, order: 40 7 40").shows("order");
    let play = play.says("order: 40 7 90");
    assert_eq!(play.state().order.iter().map(|seat| seat.0).collect::<Vec<_>>(), [2, 0, 1]);
    let news = play.news();
    let Some(Show::Order(order)) = news.last().map(|told| &told.show) else { panic!("{news:?}") };
    assert_eq!((order.blocks.len(), order.numbers[..3].to_vec()), (3, vec![40, 7, 90]));
    assert_eq!(play.says("table: next").state().active(), Seat::RED);
}
