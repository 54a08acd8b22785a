//! Pages of shooting and close combat: every word has room, whatever elements are called.

use for_reign_or_ruin::book::{Defence, Kind, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Contact, Edge, Extent};
use umpire_tests::why::without_room;

use crate::fixture::{Carded, element};
use crate::ranged::staged::{Staged, inside, red, staged, touching};

fn long(name: &str, kind: Kind) -> ElementCard {
    element(name, kind)
        .with(Stat::Sht, 3)
        .with(Stat::Range, 24)
        .with(Stat::Def, 3)
        .with(Stat::Act, 2)
        .order(Order::Attack)
}

fn battle() -> Staged {
    let mut contact = Contact::new(red(1), red(4));
    (contact.ends[1].edge, contact.ends[1].extent) = (Edge::Flank, Extent::Reduced);
    (contact.ends[1].obstacle, contact.ends[1].defence) = (true, Defence::Fortification);
    let red_side = [
        long("Silver Spears II", Kind::Unit),
        long("Wood Archers III", Kind::Unit),
        long("Hero Nimwendelin", Kind::Hero),
    ];
    let blue_side = [
        long("Goblin Bowmen II", Kind::Unit),
        long("Mountain Giant I", Kind::Unit),
        long("Old Snaggletooth", Kind::Hero),
    ];
    let second = Contact::new(red(1), red(5));
    staged(&red_side, &blue_side, [inside(red(3), red(1)), touching(contact), touching(second)])
}

/// FR-TURN-4, FR-TURN-5, FR-TURN-7, FR-TURN-8, FR-UI-2: no word of a page is cut, in either size of text.
#[test]
fn every_word_has_room() {
    let steps = "shooters: red-2, shoot: pointed, shoot: blue-3, shot-facts: hard rear, shot: 4 5 6 7 8 9
        shooters:
        step: begin, strays: red-3, stray-facts: hard, stray: 9
        step: begin, pair: touch-blue-1, touch: flank reduced obstacle fort, pair: fight, split: 2, split-imp: 1
        strike: 1 8 9 9, strike-back: 9, pair: fight, strike: 9, strike-back: 9 9 9 9
        step: begin, inside: 9";
    let (mut game, mut wrong) = (battle().begins("Shooting"), Vec::new());
    for step in steps.split([',', '\n']).map(str::trim) {
        if step.starts_with("step") {
            let next = game.next_step();
            game = game.skips_to(&next);
        }
        let id = game.asks();
        wrong.extend(game.with(|game, _, _| without_room(game, &id, "a a a down down up")));
        game = game.says(step);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
