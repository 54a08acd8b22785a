//! Pages of a battle as pictures in the tree. `UPDATE=1` draws them anew.

use for_reign_or_ruin::book::{Formation, Kind, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use umpire_screens::{BandStack, Key, KeyEvent, ScreenState};
use umpire_tests::picture::look_like_their_pictures;

use crate::fixture::{BattlePlay, Carded, begun, element, fresh};
use crate::morale::{checking, shaky};

fn piece(name: &str, kind: Kind, order: Order) -> ElementCard {
    element(name, kind).order(order)
}

fn unit(name: &str, order: Order, init: u8) -> ElementCard {
    piece(name, Kind::Unit, order).under(2, Some(1)).with(Stat::Init, init)
}

fn archers(name: &str) -> ElementCard {
    unit(name, Order::Defend, 4).formed(Formation::Open).with(Stat::Sht, 3).with(Stat::Range, 24)
}

/// Twenty, three of them leaders.
fn red() -> Vec<ElementCard> {
    let chief = piece("The Grey Warlord", Kind::ChiefCommander, Order::Halt).with(Stat::Act, 4).under(1, None);
    let baron = piece("Baron Aldric", Kind::Commander, Order::Halt).with(Stat::Act, 3).under(2, Some(0));
    let hero = piece("Hero Nimwen", Kind::Hero, Order::Halt).with(Stat::Act, 2);
    let first = [
        chief,
        baron,
        hero,
        unit("Silver Spears", Order::Attack, 2).with(Stat::Imp, 3).with(Stat::Rch, 0).stressed(2),
        unit("Woodland Riders", Order::Move, 3).with(Stat::Mov, 7).formed(Formation::Open),
        archers("Wood Archers III"),
        unit("Old Guard", Order::Defend, 8).with(Stat::Sht, 1).stressed(1),
        unit("Border Levy", Order::Rout, 6).stressed(2).with(Stat::Mor, 4),
    ];
    let others = (1..=12).map(|n| unit(&format!("Hill Clan {n}"), Order::Halt, 7));
    first.into_iter().chain(others).collect()
}

fn blue() -> Vec<ElementCard> {
    let boss = piece("Old Snaggletooth", Kind::Commander, Order::Halt).with(Stat::Act, 2).under(1, None);
    let goblin = |name| piece(name, Kind::Unit, Order::Halt).under(1, Some(0));
    vec![
        boss,
        goblin("Goblin Bowmen II").with(Stat::Def, 3),
        goblin("Mountain Giant").with(Stat::Def, 3),
        goblin("Wolf Riders"),
    ]
}

/// The battle, page by page: what was said since the page before, the name of the page, and what is pressed there once all
/// news is read. A page of news has no keys but those that lead to it.
const STORY: [(&str, &str, &str); 33] = [
    ("", "step", ""),
    ("step: begin", "move", ""),
    ("move: contact", "foe", "down"),
    ("foe: blue-3", "edges", ""),
    ("edges:", "move-span", "down"),
    ("move: happened", "happened", "down"),
    ("happened:, move: moved", "move-rout", ""),
    ("move: moved, move: moved, step: begin", "shooters", ""),
    ("shooters: red-6", "shoot", "right"),
    ("shoot: blue-2", "shot-facts", "a"),
    ("shot-facts: soft, shot: 9 8 2", "shot", NEWS),
    ("step: begin", "strays", ""),
    ("strays:", "step-combat", ""),
    ("step: begin", "pair", ""),
    ("pair: touch-blue-3", "touch", ""),
    ("touch: flank, pair: fight", "strike", ""),
    ("strike: 9 8 7 3 3 3 2 2 2 1 1 1, strike-back: 9", "clash", NEWS),
    ("step: begin", "pass-near", "down"),
    ("pass-near: red-7", "pass-more", "down"),
    ("pass-more: none, pass-near:, giver: none, pass-near:, pass-near:, pass-near:, step: begin", "check", ""),
    ("check: 9 3", "fails", NEWS),
    ("check: 2 2, check: 2 2 3", "rally", ""),
    ("rally: red-8", "rallies", ""),
    ("rallies: red-2, rally-roll: 3 2", "rallied", NEWS),
    ("", "step-orders", ""),
    ("step: begin", "whom", "down down"),
    ("", "card", "down down y"),
    ("whom: red-4", "order", "down"),
    ("", "why", "down down y"),
    ("order: retreat", "put-right", "y right a"),
    ("", "state", "y right"),
    ("whom: none, whom: none", "turn", ""),
    ("turn: quick", "quick", ""),
];
/// A page of news.
const NEWS: &str = "news";

/// The page once all news is read, and these keys are pressed.
fn page(play: &BattlePlay, keys: &str) -> BandStack {
    play.with(|game| {
        let mut view = ScreenState::new();
        view.sync(game, 0);
        while view.news_at().is_some() && keys != NEWS {
            view.on_key(KeyEvent::down(Key::A), game);
        }
        for key in keys.split_whitespace().filter_map(Key::from_id) {
            view.on_key(KeyEvent::down(key), game);
        }
        view.layout(game)
    })
}

#[test]
fn pages_of_a_battle_look_like_their_pictures() {
    let mut play: BattlePlay = begun(&red(), &blue());
    // One after the other: a page is large.
    let story = STORY.into_iter().map(|(says, name, keys)| {
        play = play.clone().says(says);
        (name, page(&play, keys))
    });
    let menus = [("menu", "", ""), ("house", "rules: house", "down")];
    let menus = menus.into_iter().map(|(name, says, keys)| (name, page(&fresh(&red(), &blue()).says(says), keys)));
    let check = checking(&[shaky("Silver Spears").order(Order::Attack)], &blue(), "6");
    let many = [("fails-many", page(&check.says("check: 9 8 7 2 1 1"), NEWS))];
    look_like_their_pictures("reign", story.chain(menus).chain(many));
}
