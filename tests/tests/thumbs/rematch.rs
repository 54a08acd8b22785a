//! A rematch: the same rosters, and what was agreed before the last game.

use any_game::AnyGame;
use dragon_rampant::DragonRampant;
use dragon_rampant::roster::{PackedWarbands, Warband};
use umpire::app::device::Device;
use umpire_engine::table::{Answer, Kind, Roster, Session, Sides};
use umpire_screens::Key;
use umpire_tests::noise::fair_bits;
use umpire_tests::random::any_answer;

use crate::player::{Player, Script, sit};
use crate::recorded::Recorded;
use crate::scripts::SCRIPTS;

/// RR-HR-1: who agreed on house rules does not tick them again. The question that sums them up is asked, with the cursor
/// on what was played.
#[test]
fn a_rematch_is_played_by_the_same_house_rules() {
    let mut player = Player::new(SCRIPTS[0]);
    let agreed = [("rules", 2), ("house", 0), ("house-rule", 0), ("house-rule", 5), ("house", 5)];
    for (question, at) in agreed {
        assert_eq!(player.asks(), Some(question));
        player.answer(|_| Some(Answer::Pick(at)));
    }
    player.answer(|_| Some(Answer::Pick(1)));
    player.until("act");
    for word in ["talk", "concede", "concede"] {
        player.answer(|game| row(game, word));
    }
    assert_eq!(player.asks(), None, "conceded");
    player.turn_to_the_last_page();
    // The last press that answers which rules are played, apart from those that lead to it.
    let keys = player.written().replacen("down a                  # rules", "down\na # before", 1);
    let played = Recorded::play(&format!("{keys}\na\na # roster\na # rematch\na # next"));
    let (before, again) = (played.shown("before"), played.shown("rematch"));
    assert!(before.is_some() && before == again, "one house rule, Elements only");
    assert_eq!((played.over, played.asks), (false, Some("terrain")), "and one key plays them");
}

/// WH-SETUP-3 to WH-SETUP-6, section 17: names, alliances, captains, who comes later and house rules are said again; how
/// it is fought is asked, with the cursor on what was played.
#[test]
fn a_rematch_of_three_has_the_same_names_friends_captains_and_rules() {
    let mut player = Player::new(SCRIPTS[2]);
    let menu = |player: &mut Player, word: &str| {
        assert_eq!(player.asks(), Some("rules"));
        player.answer(|game| row(game, word))
    };
    let each = |player: &mut Player, question: &str, keys: [&[Key]; 3]| {
        for keys in keys {
            assert_eq!(player.asks(), Some(question));
            player.press(keys);
        }
    };
    const A: &[Key] = &[Key::A];
    menu(&mut player, "names");
    each(&mut player, "name", [A, A, A]);
    menu(&mut player, "alliances");
    each(&mut player, "alliance", [A, A, &[Key::Up, Key::Up, Key::A]]);
    menu(&mut player, "captains");
    player.answer(|_| Some(Answer::Pick(0)));
    player.answer(|game| row(game, "wicked"));
    player.answer(|game| row(game, "none"));
    menu(&mut player, "hold");
    each(&mut player, "hold", [&[Key::A, Key::X], &[Key::X], &[Key::Down, Key::A, Key::X]]);
    menu(&mut player, "house");
    // Ranged attacks have a limit, and who is Shaken stays so.
    player.press(&[&[Key::Down; 6][..], &[Key::A, Key::Down, Key::A, Key::X]].concat());
    assert_eq!(player.asks(), Some("ranged-limit"));
    player.press(&[Key::Up, Key::A]);
    let agreed = player.said();
    menu(&mut player, "quick");
    let all = player.said();
    assert_eq!(player.asks(), Some("deploy"));
    player.step();
    player.answer(|game| row(game, "end"));
    player.answer(|game| row(game, "yes"));
    player.answer(|game| row(game, "nobody"));
    assert_eq!(player.asks(), None, "it is over");
    player.turn_to_the_last_page();
    let played = Recorded::play(&format!("{}\na\na # roster\na # rematch\ny # after", player.written()));
    assert!(played.said("rematch") == agreed, "all but the last is said again");
    assert_eq!((played.over, played.asks), (false, Some("deploy")), "and one key plays it");
    assert!(played.said("after") == all, "the same way");
}

/// A battle of *Dragon Rampant*, by whoever takes what lies under the cursor.
const DRAGON: Script = Script {
    name: "rampant",
    file: "",
    title: "Dragon Rampant, two sides",
    foyer: "down down down a # game: dragon-rampant\na # seats\na # warband\na # warband",
    open: || {
        let sides = [0, 1].map(Warband::example);
        sit::<DragonRampant>(PackedWarbands::of(sides.iter()).expect("two examples fit a battle"))
    },
    choose: any_answer,
    fancy: 1,
    seed: 3,
};

/// DR-SETUP-1, DR-SETUP-4: names, house rules and the scenario with its page are said again; to fight is asked, with the
/// cursor on it.
#[test]
fn a_rematch_of_dragons_has_the_same_scenario_names_and_rules() {
    let mut player = Player::new(DRAGON);
    let menu = |player: &mut Player, word: &str| {
        assert_eq!(player.asks(), Some("rules"));
        player.answer(|game| row(game, word))
    };
    menu(&mut player, "names");
    player.press(&[Key::A]);
    player.press(&[Key::A]);
    menu(&mut player, "house");
    player.press(&[Key::Down, Key::A, Key::X]);
    menu(&mut player, "traits");
    menu(&mut player, "pick");
    assert_eq!(player.asks(), Some("scenario"));
    player.answer(|game| row(game, "pot"));
    assert_eq!(player.asks(), Some("told"));
    player.step();
    let agreed = player.said();
    menu(&mut player, "fight");
    assert_eq!(player.asks(), Some("terrain"));
    let all = player.said();
    player.until("unit");
    player.answer(|game| row(game, "battle"));
    player.answer(|game| row(game, "agreed"));
    assert_eq!(player.asks(), Some("judged"));
    player.step();
    assert_eq!(player.asks(), None, "it is over");
    player.turn_to_the_last_page();
    let played = Recorded::play(&format!("{}\na\na # roster\na # rematch\ny # after", player.written()));
    assert!(played.said("rematch") == agreed, "all but the last is said again");
    assert_eq!((played.over, played.asks), (false, Some("terrain")), "and one key plays it");
    assert!(played.said("after") == all, "the same way");
}

/// *Any game* between two.
const ANY: Script = Script {
    name: "any",
    file: "",
    title: "Any game, two sides",
    foyer: "down down down down down a # game: any-game\na # seats",
    open: || sit::<AnyGame>(Sides::examples(2)),
    choose: any_answer,
    fancy: 1,
    seed: 5,
};

/// AG-SAVE-3: counters and names are set up again, and what was done on the table is not.
#[test]
fn a_rematch_of_any_game_has_the_same_counters_and_names() {
    let mut player = Player::new(ANY);
    player.answer(|game| row(game, "setup"));
    player.answer(|game| row(game, "add-counter"));
    player.press(&[Key::A]);
    player.answer(|_| Some(Answer::Number(3)));
    player.answer(|game| row(game, "names"));
    player.press(&[Key::A]);
    player.press(&[Key::A]);
    player.answer(|game| row(game, "done"));
    let agreed = player.said();
    assert_eq!(player.asks(), Some("start"));
    player.answer(|game| row(game, "next"));
    player.answer(|game| row(game, "setup"));
    player.answer(|game| row(game, "clock"));
    player.answer(|game| row(game, "on"));
    player.answer(|game| row(game, "done"));
    player.answer(|game| row(game, "end"));
    player.answer(|game| row(game, "nobody"));
    assert_eq!(player.asks(), None, "it is over");
    player.turn_to_the_last_page();
    let played = Recorded::play(&format!("{}\na\na # seats\na # rematch\ny # after", player.written()));
    assert!(played.said("rematch") == agreed, "all but the last is said again: {:?}", played.asks);
    assert_eq!((played.over, played.asks), (false, Some("table")), "and one key plays on");
}

/// The seal of witnessed dice comes first: nothing is said before every seat has added its number.
#[test]
fn a_rematch_with_witnessed_dice_is_sealed_before_anything_is_said() {
    let mut player = Player::new(SCRIPTS[0]);
    for (question, at) in [("rules", 2), ("house", 0), ("house-rule", 0), ("house-rule", 5), ("house", 5)] {
        assert_eq!(player.asks(), Some(question));
        player.answer(|_| Some(Answer::Pick(at)));
    }
    let agreed = player.said();
    player.answer(|_| Some(Answer::Pick(1)));
    player.until("act");
    for word in ["talk", "concede", "concede"] {
        player.answer(|game| row(game, word));
    }
    player.turn_to_the_last_page();
    // The words are copied, then each seat adds a number.
    let seal = |which| format!("a\na up a up a # {which}");
    let roster = player.written().match_indices("# warband").nth(1).expect("two warbands").0 + "# warband".len();
    let (foyer, game) = player.written().split_at(roster);
    let keys =
        format!("{WITNESSED}\n{foyer}\n{}\n{game}\na\na # roster\n{}\na # rematch", seal("first"), seal("second"));
    let played = Recorded::play_on(Device::drawing(&mut fair_bits()), &keys);
    assert!(played.shown("first").is_some() && played.shown("first") != played.shown("second"), "another secret");
    assert!(played.said("second").is_empty(), "the seal comes first");
    assert!(played.said("rematch") == agreed, "then all but the last is said again");
    assert_eq!((played.over, played.asks), (false, Some("terrain")), "and one key plays it");
}

/// From the shelf to the settings, whose last row is witnessed dice, and back.
const WITNESSED: &str = "y down down down down down down down down down a b";

/// The row of this key.
fn row(game: &dyn Session, word: &str) -> Option<Answer> {
    let question = game.question()?;
    let Kind::Choose(choose) = &question.kind else { return None };
    let at = choose.options.iter().position(|option| option.key.word == word)?;
    Some(Answer::Pick(at as u8))
}
