//! What the pages of this chapter say has room, with the longest names of an army, in both sizes of text.

use std::collections::BTreeMap;

use crate::fixture::{BattlePlay, Carded, Fought, begun, fresh, unit};
use for_reign_or_ruin::book::{Attribute, Kind, Order};
use for_reign_or_ruin::roster::ElementCard;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;
use umpire_tests::why::without_room;

/// Every question of set-up, the turn's frame, magic, command and quick mode.
const OURS: [&str; 33] = [
    "rules",
    "name",
    "house",
    "limits",
    "allowed",
    "counters",
    "counter",
    "deploy",
    "turn",
    "winner",
    "step",
    "skip",
    "cast",
    "worked",
    "act-spent",
    "effect",
    "whose",
    "who",
    "which",
    "amount",
    "new-order",
    "spot",
    "marker",
    "distance",
    "spot-die",
    "whom",
    "order",
    "own-order",
    "swapped",
    "quick",
    "act",
    "dice",
    "too-far",
];

fn army(first: char) -> Vec<ElementCard> {
    use Kind::{ChiefCommander, Commander, Hero, Individual, Unit};
    let kinds = [ChiefCommander, Commander, Hero, Unit, Unit, Unit, Individual, Unit];
    let card = |(n, kind): (usize, Kind)| {
        let mut card = unit(&format!("Silver Spears {first}{n}"));
        (card.kind, card.act, card.command, card.hidden, card.order) = (kind, 3, 1, n == 7, Order::ALL[n]);
        card.unconfirmed = Order::Retreat;
        match n {
            3 | 4 => card.special(Attribute::Mindless),
            5.. => card.special(Attribute::Caster),
            _ => card,
        }
    };
    kinds.into_iter().enumerate().map(card).collect()
}

/// FR-UI-2: pages can be read: nothing is cut, whoever it names.
#[test]
fn every_page_has_room() {
    let (red, blue) = (army('A'), army('B'));
    let starts: [BattlePlay; 3] =
        [fresh(&red, &blue), begun(&red, &blue).past(15), begun(&red, &blue).past(16).says("step: begin")];
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..90 {
        let start = starts[seed as usize % 3].clone();
        RandomGame::new(start, Lcg::new(seed)).most(60).play(|game, question, _| {
            let id = question.heading.id;
            let times = seen.entry(id).or_default();
            *times += 1;
            if *times <= 3 && OURS.contains(&id) {
                let wrong = without_room(game, id, "a a down down up");
                assert!(wrong.is_empty(), "{wrong:#?}");
            }
        });
    }
    let unseen: Vec<_> = OURS.iter().filter(|id| !seen.contains_key(*id)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}
