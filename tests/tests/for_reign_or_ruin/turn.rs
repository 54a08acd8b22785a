//! The turn: what begins it, its steps, skipping them, and the end.

mod end;
mod house;
mod room;
mod setup;
mod skip;

use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, foes, fresh, unit};
use for_reign_or_ruin::book::{Attribute, Kind, Order, Stat, Step, UNKNOWN};
use for_reign_or_ruin::roster::{Army, ElementCard, PackedArmies};
use for_reign_or_ruin::{Flag, ForReignOrRuin};
use umpire_engine::table::{Roster, Show};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::Lcg;
use umpire_tests::random_game::RandomGame;

/// The Lord and his spears, who can be ordered.
fn ordered() -> [ElementCard; 2] {
    [commander("Lord"), unit("Spears").under(1, Some(0)).order(Order::Attack)]
}

/// The armies that come with the device.
fn examples() -> BattlePlay {
    GamePlay::<ForReignOrRuin>::new(PackedArmies::of([Army::example(0), Army::example(1)].iter()).expect("they fit"))
}

/// FR-TURN-1: a turn begins, and is told.
#[test]
fn a_turn_begins_and_is_counted() {
    let play = fresh(&[unit("Spears")], &[unit("Orcs")]);
    assert_eq!(play.state().turn, 0);
    let play = play.says("rules: fight, deploy: done").shows("turn");
    assert_eq!(play.state().turn, 1);
    assert!(play.news().iter().any(|news| news.show == Show::Round(1)));
    assert_eq!(play.says("turn: begin").past(17).state().turn, 2);
}

/// FR-TURN-1, FR-ST-2, FR-ST-3: Act is full again, and what lasts a turn is over.
#[test]
fn act_is_full_and_flags_are_cleared() {
    let play = begun(&ordered(), &foes()).past(16).says("step: begin, whom: red-2, order: halt").shows("turn");
    let (lord, spears) = (play.element("red-1"), play.element("red-2"));
    assert_eq!((lord.act, spears.order, spears.led), (3, Order::Halt, None));
    let this_turn = [Flag::Ordered, Flag::Confirmed, Flag::Reformed, Flag::RallyChecked, Flag::Attacked];
    assert!(this_turn.iter().all(|flag| !spears.is(*flag)));
}

/// FR-TURN-1: an Act that nobody has entered is asked for when the turn begins, and kept if they like.
#[test]
fn a_blank_act_is_asked_for() {
    let red = || [commander("Lord").with(Stat::Act, UNKNOWN), unit("Spears").under(1, Some(0))];
    let play = begun(&red(), &foes()).shows("stat").says("stat: 2, keep: once").past(16).shows("step");
    assert_eq!(play.element("red-1").act, 2);
    let play = play.says("step: begin, whom: none, turn: begin").shows("stat").says("stat: 4, keep: keep");
    let play = play.past(16).says("step: begin, whom: none, turn: begin").past(16).shows("step");
    assert_eq!(play.element("red-1").act, 4);
}

/// FR-UI-1: where nothing can be done nothing is asked.
#[test]
fn an_empty_turn_has_one_page() {
    assert_eq!(begun(&[unit("Spears")], &foes()).past(14).asks(), "turn");
    let idle = commander("Lord").with(Stat::Act, 0);
    assert_eq!(begun(&[idle, unit("Spears").under(1, Some(0))], &foes()).past(14).asks(), "turn", "no Act, no orders");
}

/// FR-UI-1: the frame of a quiet turn is a press each for the turn, four phases of magic, step 16, and each side's orders.
#[test]
fn the_frame_of_a_quiet_turn_is_few_presses() {
    let mut play = examples().says("rules: fight, deploy: done").shows("turn");
    let mut asked = Vec::new();
    while play.state().turn == 1 {
        let id = play.asks();
        if id == "step" && play.state().step != Step::ORDERS {
            // The steps of other chapters have their own count.
            play = play.says("step: skip");
            play = if play.asks() == "skip" { play.says("skip: skip") } else { play };
            continue;
        }
        let answer = match id.as_str() {
            "turn" | "step" => "begin",
            "cast" | "whom" => "none",
            "swapped" => "",
            other => panic!("{other} is asked in a quiet turn"),
        };
        play = play.says(&format!("{id}: {answer}"));
        asked.push(id);
    }
    let frame = ["turn", "cast", "cast", "cast", "cast", "step", "whom", "whom", "swapped"];
    assert_eq!(asked, frame);
}

/// FR-TURN-14, FR-TURN-15, FR-TURN-16, FR-TURN-17: magic, spotting, orders, then who was not confirmed.
#[test]
fn the_command_phase_has_its_order() {
    let mage = unit("Mage").special(Attribute::Caster);
    let thralls = unit("Thralls").special(Attribute::Mindless).order(Order::Attack);
    let hidden = ElementCard { hidden: true, ..unit("Ambush") };
    let [lord, spears] = ordered();
    let mut play = begun(&[lord, spears, mage, thralls], &[hidden]).past(14);
    for (asked, step) in
        [("cast: none", 14), ("spot: none", 15), ("step: begin", 16), ("whom: none", 16), ("swapped:", 17)]
    {
        assert_eq!(play.state().step.0, step, "{asked}");
        play = play.says(asked);
    }
    assert_eq!(play.asks(), "turn");
}

/// FR-UI-3: the tape up to any answer stands where the game stood, in guided turns and in quick mode.
#[test]
fn any_moment_can_be_resumed() {
    for seed in 0..6 {
        RandomGame::new(examples(), Lcg::new(seed)).most(60).every_prefix_stands();
        let quick = examples().says("rules: quick, deploy: done");
        RandomGame::new(quick, Lcg::new(seed)).most(60).every_prefix_stands();
    }
}

/// FR-UI-1, FR-UI-2: any answer that is offered is taken, whatever the armies are like.
#[test]
fn random_battles_go_on() {
    let kinds = [Kind::ChiefCommander, Kind::Commander, Kind::Hero, Kind::Unit, Kind::Unit, Kind::Individual];
    for seed in 0..30 {
        let mut rng = Lcg::new(seed);
        let mut army = |side: &str| -> Vec<ElementCard> {
            let count = 1 + rng.below(40);
            (0..count)
                .map(|n| {
                    let mut card = unit(&format!("{side} {n}"));
                    card.kind = kinds[rng.below(6) as usize];
                    card.act = if rng.below(9) == 0 { UNKNOWN } else { rng.below(4) as u8 };
                    card.init = if rng.below(9) == 0 { UNKNOWN } else { rng.below(9) as u8 };
                    card.order = Order::ALL[rng.below(9) as usize];
                    card.unconfirmed = Order::ALL[rng.below(9) as usize];
                    card.attributes = Attribute::ALL.into_iter().filter(|_| rng.below(3) == 0).collect();
                    card.command = rng.below(4) as u8;
                    card.superior = (rng.below(2) == 0).then(|| rng.below(count) as u8);
                    card.group = rng.below(4) as u8;
                    card.hidden = rng.below(5) == 0;
                    card.stress = rng.below(7) as u8;
                    card
                })
                .collect()
        };
        let (red, blue) = (army("Red"), army("Blue"));
        RandomGame::new(fresh(&red, &blue), Lcg::new(seed)).most(300).play(|_, question, _| {
            umpire_tests::random_game::starts_on_what_can_be_picked(question);
        });
    }
}
