//! Dice of a shot: how many, against what, and what they bring.

use for_reign_or_ruin::book::{Defence, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Flag, Place};
use umpire_engine::dice::Die;
use umpire_engine::table::{Kind, Show, Tone};

use super::staged::{Staged, staged};
use crate::fixture::{Carded, unit};

/// Sht 3, on Attack.
fn archers() -> ElementCard {
    unit("Archers").with(Stat::Sht, 3).order(Order::Attack)
}

/// Archers at Orcs with this Def, at the page with the facts.
fn at_def(def: u8) -> Staged {
    aims(archers(), unit("Orcs").with(Stat::Def, def))
}

fn aims(by: ElementCard, at: ElementCard) -> Staged {
    staged(&[by], &[at], []).begins("Shooting").says("shooters: red-1")
}

/// FR-RNG-3, FR-RNG-4, FR-DICE-2, FR-SRC-1: worked example 1: Sht 3 at Def 5, dice 6, 5, 9, two hits.
#[test]
fn archers_in_the_open() {
    let game = at_def(5).shows("shot-facts");
    assert_eq!(game.dice(), (3, 5));
    assert_eq!(game.reasons(), ["Sht", "Def"]);
    let game = game.says("shot-facts:").shows("shot");
    assert_eq!(game.dice(), (3, 5));
    let game = game.says("shot: 6 5 9");
    assert_eq!(game.stress("blue-1"), 2);
    assert!(game.heard().contains(&"Orcs +2: shot at".into()), "{:?}", game.heard());
}

/// FR-RNG-4: the page after the dice says the hits, and how much stress that makes of how much.
#[test]
fn the_page_after_the_dice_says_it_all() {
    let game = aims(archers(), unit("Orcs").stressed(1)).says("shot-facts:, shot: 6 5 9");
    let (rolled, then) = game_page(&game);
    assert_eq!((rolled.hits, rolled.tone, rolled.word), (2, Tone::Good, "Hits"));
    assert_eq!(then, "Stress 3 of 6");
    let game = aims(archers(), unit("Orcs").stressed(5)).says("shot-facts:, shot: 6 5 9");
    assert_eq!((game_page(&game).0.tone, game_page(&game).1.as_str()), (Tone::Great, "Stress 7 of 6: too much"));
}

fn game_page(game: &Staged) -> (umpire_engine::table::Rolled, String) {
    let state = game.state();
    let is = |show: Show| if let Show::Rolled(rolled) = show { Some(rolled) } else { None };
    let rolled = game.news().into_iter().find_map(|news| is(news.show)).expect("dice fell");
    let then = rolled.then.line(&state).to_string();
    (rolled, then)
}

/// FR-DICE-1, G-1: the highest face is 10, and exceeds 9.
#[test]
fn a_ten_is_a_ten() {
    let game = at_def(9).says("shot-facts:").shows("shot");
    assert_eq!(game.roll().pool.die, Die::D10);
    assert_eq!(game.says("shot: 10 9 1").stress("blue-1"), 1);
}

/// FR-DICE-3: Def 10 cannot be hit: no dice, and that is told.
#[test]
fn def_ten_cannot_be_hit() {
    let game = at_def(10);
    assert_eq!((game.stress("blue-1"), game.next_step().as_str()), (0, "Close combat"));
    assert!(game.heard().contains(&"Archers cannot hit".into()), "{:?}", game.heard());
    assert!(game.element("blue-1").is(Flag::Attacked), "it was shot at all the same");
}

/// FR-DICE-4: shots of 0, typed in, are no dice and no attack.
#[test]
fn no_shots_do_nothing() {
    let game = aims(archers().with(Stat::Sht, u8::MAX), unit("Orcs")).says("stat: 0, keep: once");
    assert!(!game.element("blue-1").is(Flag::Attacked));
    assert_ne!(game.asks(), "shot-facts", "nothing is asked about no dice");
}

/// FR-DICE-5: players may type the number of hits and no faces.
#[test]
fn hits_may_be_counted_by_hand() {
    assert_eq!(at_def(5).says("shot-facts:, shot: hits 3").stress("blue-1"), 3);
}

/// FR-RNG-10, FR-RNG-11, FR-RNG-12, FR-RNG-13, G-23: Def 2 to 7 behind every kind of cover, with and without indirect fire.
#[test]
fn modified_def_as_in_the_table() {
    const COLUMNS: [&str; 7] = ["soft", "hard", "fort", "soft indirect", "hard indirect", "fort indirect", "indirect"];
    const ROWS: [(u8, [i16; 7]); 6] = [
        (2, [3, 4, 5, 4, 5, 6, 3]),
        (3, [4, 5, 6, 5, 6, 7, 4]),
        (4, [5, 6, 7, 6, 7, 8, 5]),
        (5, [5, 6, 7, 6, 7, 8, 6]),
        (6, [6, 6, 7, 7, 7, 8, 7]),
        (7, [7, 7, 7, 8, 8, 8, 8]),
    ];
    let mut archers = archers();
    archers.lines[0].indirect = true;
    for (base, row) in ROWS {
        let game = aims(archers.clone(), unit("Orcs").with(Stat::Def, base));
        let listed = game.offers();
        for (facts, def) in COLUMNS.into_iter().zip(row) {
            // What changes nothing is not listed.
            let said: Vec<_> = facts.split(' ').filter(|fact| listed.iter().any(|key| key == fact)).collect();
            let game = game.clone().says(&format!("shot-facts: {}", said.join(" ")));
            assert_eq!(game.dice(), (3, def), "Def {base}, {facts}");
        }
    }
}

/// FR-RNG-11: worked example 2: Def 5 in soft cover stays 5, which is not even listed; Def 3 in hard cover is 5.
#[test]
fn soft_cover_does_nothing_for_def_five() {
    assert_eq!(at_def(5).offers(), ["hard", "fort", "rear"]);
    assert_eq!(at_def(3).offers(), ["soft", "hard", "fort", "rear"]);
    assert_eq!(at_def(8).offers(), ["rear"], "FR-UI-1: no cover raises 8");
    assert_eq!(at_def(3).says("shot-facts: hard").dice(), (3, 5));
    assert_eq!(Defence::ALL.map(|cover| cover.raised(8)), [8; 4], "the cap lowers nothing");
}

/// FR-RNG-12: of several kinds of cover only the best counts.
#[test]
fn only_the_best_cover_counts() {
    assert_eq!(at_def(3).says("shot-facts: soft hard fort").dice(), (3, 6));
    assert_eq!(at_def(3).says("shot-facts: soft hard").dice(), (3, 5));
}

/// FR-RNG-3: into the rear the dice are doubled; the page counts them before they fall.
#[test]
fn the_rear_doubles_the_dice() {
    let game = at_def(3);
    let Kind::Tick(tick) = game.question().kind else { panic!("facts are open") };
    let shown = tick.roll(0b1010).expect("a roll is prepared");
    assert_eq!((shown.pool.count, shown.score.need().map(|need| need.value)), (6, Some(5)), "hard cover and rear");
    let game = game.says("shot-facts: hard rear");
    assert_eq!(game.dice(), (6, 5));
    assert_eq!(game.reasons(), ["Sht", "Def", "hard cover", "rear x2"]);
}

/// FR-RNG-12: indirect fire is asked of those only whose line has it; Def 9 becomes 10, and no die can hit.
#[test]
fn indirect_fire_comes_on_top() {
    assert!(!at_def(9).offers().contains(&"indirect".into()));
    let mut archers = archers();
    archers.lines[0].indirect = true;
    let game = aims(archers, unit("Orcs").with(Stat::Def, 9)).says("shot-facts: indirect");
    assert_ne!(game.asks(), "shot");
    assert!(game.heard().contains(&"Archers cannot hit".into()));
}

/// FR-RNG-6, FR-TURN-4, FR-STR-5, G-46: whoever is shot to pieces still shoots; losses are taken after the last shot.
#[test]
fn shots_fall_at_the_same_time() {
    let game = staged(&[archers().with(Stat::End, 1)], &[archers().with(Stat::End, 1)], []);
    let game = game.begins("Shooting").says("shooters: red-1, shot-facts:, shot: hits 2").shows("shooters");
    assert_eq!((game.stress("blue-1"), game.element("blue-1").pending), (0, 2), "it is pending");
    assert_eq!(game.offers(), ["blue-1"]);
    let game = game.says("shooters: blue-1, shot-facts:, shot: hits 2");
    assert_eq!(game.element("red-1").place, Place::Destroyed);
    assert_eq!(game.element("blue-1").place, Place::Destroyed);
}

/// FR-RNG-7, G-20: being shot at counts as attacked, hits or not.
#[test]
fn a_miss_is_an_attack() {
    let game = at_def(5).says("shot-facts:, shot: 1 2 5");
    let orcs = game.element("blue-1");
    assert_eq!((orcs.stress, orcs.gained, orcs.is(Flag::Attacked)), (0, 0, true));
    assert!(!game.element("red-1").is(Flag::Attacked));
}

/// FR-TURN-4: from "Who shoots?" to the dice in four presses: a tick, done, the target, and the facts, whose X throws.
#[test]
fn a_shot_takes_four_presses() {
    let game = staged(&[archers()], &[unit("Orcs"), unit("Boars")], []).begins("Shooting").shows("shooters");
    let game = game.says("shooters: red-1").shows("shoot").says("shoot: blue-1").shows("shot-facts");
    assert!(game.roll().extras.is_empty(), "X throws at once");
    game.says("shot-facts:").shows("shot");
}
