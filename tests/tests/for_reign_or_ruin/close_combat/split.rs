//! Several opponents: shares of Att and Imp.

use for_reign_or_ruin::book::Stat;
use for_reign_or_ruin::{Contact, Edge, Event};
use umpire_engine::table::Kind;

use super::{knights, orcs};
use crate::fixture::{Carded, unit};
use crate::ranged::staged::{Staged, red, staged, touching};

/// Knights with this Att against so many, each on this edge of theirs; at the first split.
fn against<const N: usize>(att: u8, imp: u8, edges: [Edge; N]) -> Staged {
    let knights = knights().with(Stat::Att, att).with(Stat::Imp, imp);
    let names = ["Orcs", "Boars", "Wolves"];
    let foes: Vec<_> = names[..N].iter().map(|name| unit(name).with(Stat::Rch, 0).with(Stat::Imp, 0)).collect();
    let events: Vec<Event> = (2..).zip(edges).map(|(foe, edge)| touch(foe, edge)).collect();
    staged(&[knights], &foes, events).begins("Close combat").says("pair: fight")
}

fn touch(foe: u8, edge: Edge) -> Event {
    let mut contact = Contact::new(red(1), red(foe));
    contact.ends[0].edge = edge;
    touching(contact)
}

/// What the picker starts with, and its least and most.
fn picker(game: &Staged) -> (i16, i16, i16) {
    let Kind::Number(number) = game.question().kind else { panic!("no number is asked for") };
    (number.preset, number.min, number.max)
}

/// Dice of Knights at each opponent in the order of pairs, all hits 0.
fn struck(mut game: Staged) -> Vec<u8> {
    let mut dice = Vec::new();
    loop {
        game = match game.asks().as_str() {
            "pair" => game.says("pair: fight"),
            "strike" => {
                dice.push(game.dice().0);
                game.says("strike: hits 0")
            }
            "strike-back" => game.says("strike-back: hits 0"),
            _ => return dice,
        };
    }
}

/// FR-CC-10, G-28: equal shares are proposed, the odd die to the front; the players adjust, and the sum stays.
#[test]
fn equal_shares_are_proposed() {
    let game = against(5, 0, [Edge::Flank, Edge::Front]).shows("split");
    assert_eq!(picker(&game), (3, 0, 5), "the odd one to the Boars on its front");
    // Into the flank's opponent: half of what is left.
    assert_eq!(struck(game.clone().says("split: 3")), [1, 3], "2 at the Orcs on its own flank, halved");
    assert_eq!(struck(game.says("split: 1")), [2, 1], "4 of 5 at the Orcs, halved");
}

/// FR-CC-10: odd dice go to the front first, then to flanks, then to the rear.
#[test]
fn odd_dice_by_edges() {
    let game = against(8, 0, [Edge::Rear, Edge::Flank, Edge::Front]).shows("split");
    assert_eq!(picker(&game).0, 3, "front");
    let game = game.says("split: 3").shows("split");
    assert_eq!(picker(&game), (3, 0, 5), "flank");
    assert_eq!(struck(game.says("split: 3")), [1, 1, 3], "2 at its rear, halved; 3 at its flank, halved; 3 in front");
}

/// FR-CC-10, FR-CC-9: Imp is split over opponents on the front alone, against whom it is primed.
#[test]
fn impetus_goes_to_the_front() {
    let game = against(4, 3, [Edge::Front, Edge::Flank]).shows("split").says("split: 2").shows("strike");
    assert_eq!(struck(game), [5, 1], "2 and all Imp in front; 2 on its flank, halved, without Imp");
    let game = against(4, 3, [Edge::Front, Edge::Front]).says("split: 2").shows("split-imp");
    assert_eq!(picker(&game), (2, 0, 3));
    assert_eq!(struck(game.says("split-imp: 2")), [4, 3]);
}

/// FR-CC-10, FR-UI-1: whoever has one opponent is asked nothing, and nobody is asked twice in a turn.
#[test]
fn split_only_where_there_are_several() {
    let game = against(4, 0, [Edge::Front]).shows("strike");
    assert_eq!(game.dice().0, 4);
    let game = against(4, 0, [Edge::Front, Edge::Front]).says("split: 2, strike: hits 0, strike-back: hits 0");
    game.shows("pair").says("pair: fight").shows("strike");
}

/// FR-CC-14: in the next turn it is split anew.
#[test]
fn shares_last_a_turn() {
    let game = against(4, 0, [Edge::Front, Edge::Front]).says("split: 1, strike: hits 0, strike-back: hits 0");
    let game = game.says("pair: fight, strike: hits 0, strike-back: hits 0").skips_to("Turn 2").says("turn: begin");
    let game = game.begins("Close combat").says("pair: fight").shows("split");
    assert_eq!(picker(&game).0, 2, "proposed anew");
}

/// FR-CC-9: an opponent of two splits its own dice.
#[test]
fn the_other_side_splits_too() {
    let two = [knights(), unit("Guards").with(Stat::Rch, 0)];
    let events = [touching(Contact::new(red(1), red(3))), touching(Contact::new(red(2), red(3)))];
    let game = staged(&two, &[orcs()], events).begins("Close combat").says("pair: fight").shows("split");
    let game = game.says("split: 3, strike: hits 0").shows("strike-back");
    assert_eq!(game.dice().0, 3);
    let game = game.says("strike-back: hits 0, pair: fight, strike: hits 0").shows("strike-back");
    assert_eq!(game.dice().0, 1, "what is left of 4");
}
