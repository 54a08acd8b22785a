//! Bids that nobody sees before all have given theirs.

use umpire_engine::table::{AnswerError, Asked, Kind, Seat, Show};
use umpire_tests::tabletop::{TabletopPlay, table};

fn revealed(play: &TabletopPlay) -> Vec<(Seat, i16, Option<&'static str>)> {
    let news = play.news();
    let Some(Show::Revealed(revealed)) = news.last().map(|told| &told.show) else { panic!("{news:?}") };
    revealed.iter().map(|(seat, number)| (seat, number, revealed.name(number))).collect()
}

/// AG-BID-1: a number from each, up to what was said, all shown at once.
#[test]
fn numbers_are_bid_unseen_and_shown_together() {
    let play = table(2).says("start: bid, bid-kind: number, most: 12").shows("bid");
    assert!(matches!(play.question().kind, Kind::Secret(_)));
    let play = play.refuses("bid: 13 0", AnswerError::Range).says("bid: 12 0");
    assert_eq!(revealed(&play), [(Seat::RED, 12, None), (Seat::BLUE, 0, None)]);
    assert_eq!(play.asks(), "table");
}

/// AG-BID-2: one of three, or of two to six cards, by name.
#[test]
fn picks_have_names_when_they_are_shown() {
    let play = table(2).says("start: bid, bid-kind: throw, bid: 0 2");
    assert_eq!(revealed(&play), [(Seat::RED, 0, Some("Rock")), (Seat::BLUE, 2, Some("Scissors"))]);
    let play = play.says("table: bid, bid-kind: card, cards: 6, bid: 5 1");
    assert_eq!(revealed(&play), [(Seat::RED, 5, Some("Card 6")), (Seat::BLUE, 1, Some("Card 2"))]);
    let two = play.says("table: bid, bid-kind: card, cards: 2");
    two.refuses("bid: 2 0", AnswerError::NoSuchOption);
}

/// AG-BID-3: with three or more sides some of them may stay out of it.
#[test]
fn some_sides_bid_and_the_others_are_not_asked() {
    let play = table(4).says("start: bid, bid-kind: number, most: 5").shows("bidders");
    let play = play.refuses("bidders:", AnswerError::Weight).says("bidders: blue green");
    let Asked::Seats(seats) = play.question().heading.asked else { panic!("several are asked") };
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    assert_eq!(revealed(&play.says("bid: 4 5")), [(Seat(1), 4, None), (Seat(3), 5, None)]);
}

/// AG-BID-1: what was bid last time lies under the cursor.
#[test]
fn the_last_bid_is_the_preset_of_the_next() {
    let play = table(2).says("start: bid, bid-kind: card, cards: 5, bid: 0 0, table: bid");
    assert_eq!(play.cursor(), "card");
    let Kind::Number(number) = play.says("bid-kind: card").question().kind else { panic!("a number") };
    assert_eq!(number.preset, 5);
}
