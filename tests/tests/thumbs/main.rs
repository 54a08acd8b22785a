//! Games played by thumbs: every answer as the presses it takes.
//!
//! `tests/games/*.keys` and `tests/outside/*.keys` are whole games as key presses. They are played here, on the desk's
//! program and on the emulated handheld, with the same screens. `UPDATE=1` plays and records them anew.

mod player;
mod recorded;
mod rematch;
mod scripts;

use std::fs;
use std::path::PathBuf;

use umpire::app::device::Device;
use umpire::board::simulated::World;
use umpire::fairness::entropy::EntropyError;
use umpire_engine::table::{Answer, Kind, Session, Thrown};
use umpire_screens::{Intent, Key};
use umpire_tests::picture::{Picture, read, write};
use umpire_tests::pilot::{Pilot, fly, fly_in};

use player::Player;
use recorded::Recorded;
use scripts::SCRIPTS;

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn games_played_by_buttons_reach_their_end() {
    for script in SCRIPTS {
        let golden = here().join("golden").join(script.name);
        let file = here().join(script.file);
        let update = std::env::var_os("UPDATE").is_some();
        if update {
            let written = Player::new(script).play_to_the_end();
            fs::write(&file, written).expect("the games folder can be written");
            fs::create_dir_all(&golden).expect("the folder of pictures can be made");
        }
        let keys = fs::read_to_string(file).expect("the game is in the tree");
        let played = Recorded::play(&keys);
        assert!(played.over, "{} ends", script.name);
        // With a guest on the shelf, it is not that of the handhelds: their tests look at it.
        let here = |(name, _): &&(String, Picture)| name != "game" || script.file.starts_with("outside");
        for (name, now) in played.scenes.iter().filter(here) {
            let golden = golden.join(name).with_extension("png");
            if update {
                write(&golden, now);
            }
            assert!(read(&golden).as_ref() == Some(now), "{name} does not look like {}", golden.display());
        }
    }
}

/// Recorded anew after a change of the rules it may go another way; then another fancy or seed is to be tried.
#[test]
fn the_dragons_have_a_scenario_magic_and_quests() {
    let script = SCRIPTS.iter().find(|script| script.name == "dragon-rampant").expect("it is recorded");
    let keys = fs::read_to_string(here().join(script.file)).expect("the game is in the tree");
    let asked = |id: &str| keys.lines().any(|line| line.split('#').nth(1).is_some_and(|asked| asked.trim() == id));
    for id in ["told", "quests", "wild", "spell", "cast-on", "react", "courage", "judged"] {
        assert!(asked(id), "nobody is asked {id}");
    }
    assert!((120..=300).contains(&keys.lines().count()), "of a middling length");
}

/// A rematch begins where the last warband was picked, which lies under the cursor still: one key plays, and others go
/// back from there.
#[test]
fn a_rematch_begins_with_the_same_warbands() {
    let keys = fs::read_to_string(here().join(SCRIPTS[0].file)).expect("the game is in the tree");
    let after = |more: &str| Recorded::play(&format!("{keys}\n{more}"));
    let seed = keys.lines().find(|line| line.starts_with("seed ")).expect("a recording has its seed");
    let probe = |played: &Recorded| played.scenes.iter().find(|(name, _)| name == "probe").map(|scene| scene.1.clone());
    let first = Recorded::play(&format!("{seed}\ndown a\na\na # probe"));
    let again = after("a\na # probe");
    assert!(probe(&first).is_some() && probe(&first) == probe(&again), "the same page, and the cursor where it was");
    assert_eq!((again.over, again.asks), (false, Some("rules")));
    assert_eq!(after("a\nb\nb").asks, Some("game"), "or another game");
    assert_eq!(after("x").asks, Some("game"));
}

/// Looks at the first picture that stays.
struct Glance(Option<Picture>);

impl Pilot for Glance {
    fn next(&mut self, _: &Device, _: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        self.0 = Some(shown());
        None
    }
}

/// What the handheld shows first when its noise source fails; the emulator's test looks for the same picture.
#[test]
fn a_device_without_fair_dice_says_so_first() {
    let mut glance = Glance(None);
    fly(Device::drawing(&mut || Err(EntropyError::Stopped)), &mut glance);
    let now = glance.0.expect("the shelf is shown");
    let golden = here().join("golden/first-blood/no-dice.png");
    if std::env::var_os("UPDATE").is_some() {
        write(&golden, &now);
    }
    assert!(read(&golden) == Some(now), "not like {}", golden.display());
}

/// Half of the noise is gathered behind the first picture.
#[test]
fn noise_that_fails_behind_the_first_picture_is_told_before_any_key() {
    let world = World::new();
    world.script_noise(|| Ok(true));
    let (mut glance, mut at) = (Glance(None), 0);
    let sound_at_first = Device::drawing(&mut || {
        at += 1;
        Ok(at % 2 == 0)
    });
    fly_in(&world, sound_at_first, &mut glance);
    let golden = here().join("golden/first-blood/no-dice.png");
    assert!(read(&golden) == glance.0, "not like {}", golden.display());
}

/// Budget: from the turn menu to the dice of a plain attack at most 6 presses.
#[test]
fn a_plain_attack_takes_six_presses_from_the_turn_menu_to_the_dice() {
    let mut player = Player::new(SCRIPTS[0]);
    player.until("act");
    let wanted = |game: &dyn Session| match game.question().as_deref() {
        Some(question) => match (&question.kind, question.heading.id) {
            (Kind::Choose(choose), "act") => {
                let at = choose.options.iter().position(|option| option.key.word == "stand").expect("an Action");
                Some(Answer::Pick(at as u8))
            }
            (Kind::Choose(choose), _) => Some(Answer::Pick(choose.preset)),
            (Kind::Tick(_), _) => Some(Answer::Ticks(0)),
            _ => None,
        },
        None => None,
    };
    let (mut presses, mut reacted) = (0, false);
    loop {
        reacted |= player.asks() == Some("react");
        let before = player.rolls();
        presses += player.answer(wanted);
        if player.rolls() > before {
            break;
        }
    }
    let played = Recorded::play(player.written());
    assert_eq!((played.asks, played.rolls as u32), (player.asks(), player.rolls()), "the app plays as it was planned");
    println!("a plain attack: {presses} presses, the other player's \"no reaction\" included");
    assert!(reacted, "the case with the other player's word in it is the longest");
    assert!(presses <= 6, "{presses} presses");
}

#[test]
fn own_dice_can_be_entered_by_buttons_for_any_check() {
    for first in ["roll", "facts"] {
        let mut player = Player::new(SCRIPTS[0]);
        player.until(first);
        if first == "facts" {
            // Without rolling: the ticks alone, then the faces.
            let keys = player.find(|act| matches!(act, Intent::Answer(Answer::Ticks(_))));
            player.press(&keys);
        }
        player.find(|act| matches!(act, Intent::Answer(Answer::Dice(_, Thrown::Table))));
    }
}
