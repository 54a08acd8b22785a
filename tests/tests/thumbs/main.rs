//! Games played by thumbs: every answer as the presses it takes.
//!
//! `tests/games/*.keys` and `tests/outside/*.keys` are whole games as key presses. They are played here, on the desk's
//! program and on the emulated handheld, with the same screens. `UPDATE=1` plays and records them anew.

mod player;
mod recorded;
mod scripts;

use std::fs;
use std::path::PathBuf;

use umpire::app::device::{Device, Notice};
use umpire::fairness::dice::Dice;
use umpire::games::{Host, Leave, play};
use umpire_rules::table::{Answer, Kind, Session, Thrown};
use umpire_screens::{BandStack, Intent};
use umpire_tests::picture::{frame, picture, read, write};

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
        }
        let keys = fs::read_to_string(file).expect("the game is in the tree");
        let played = Recorded::play(&keys);
        assert!(played.over, "{} ends", script.name);
        // With a guest on the shelf, it is not that of the handhelds: their tests look at it.
        let here = |(name, _): &&(String, BandStack)| name != "game" || script.file.starts_with("outside");
        for (name, stack) in played.scenes.iter().filter(here) {
            let (golden, now) = (golden.join(name).with_extension("png"), picture(&frame(stack)));
            if update {
                write(&golden, &now);
            }
            assert!(read(&golden) == Some(now), "{name} does not look like {}", golden.display());
        }
    }
}

/// What the handheld shows first when its noise source fails; the emulator's test looks for the same picture.
#[test]
fn a_device_without_fair_dice_says_so_first() {
    struct Glance(Device, Option<BandStack>);
    impl Host for Glance {
        async fn play(&mut self, game: &mut dyn Session) -> Leave {
            self.0.turn(game);
            self.1 = Some(self.0.view.layout(game));
            Leave::Quit
        }
    }
    let mut glance = Glance(Device::new(Dice::NONE, Some(Notice::NoDice)), None);
    embassy_futures::block_on(play(&mut glance, None));
    let now = picture(&frame(&glance.1.expect("the shelf is shown")));
    let golden = here().join("golden/first-blood/no-dice.png");
    if std::env::var_os("UPDATE").is_some() {
        write(&golden, &now);
    }
    assert!(read(&golden) == Some(now), "not like {}", golden.display());
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
