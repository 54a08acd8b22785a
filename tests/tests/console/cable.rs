//! A console at the end of a handheld's cable: what it may not see, what it may not do unnoticed, and what it cannot break.

use std::pin::pin;

use serde_json::{Value, json};
use umpire::app::device::{Device, Notice};
use umpire::board::desktop::RosterFile;
use umpire::board::{Absent, Incoming};
use umpire::console::facts::Battery;
use umpire::console::{CableConsole, Call, Facts, Place};
use umpire::fairness::dice::{Dice, Origin};
use umpire::games::Leave;
use umpire::persistence::settings::Settings;
use umpire_engine::table::{Answer, Game, Runner, Session, Source, Standing, Table, Tape};
use umpire_screens::{DeviceStatus, Key, KeyEvent};
use umpire_tests::picture::{Picture, frame, picture};
use umpire_tests::words::words;

use super::duel::Duel;

const FACTS: Facts = Facts {
    board: "toy",
    battery: Some(Battery { percent: 70, charging: true }),
    flash_left: Some(900),
    settings: Settings::DEFAULT,
};

/// Everything a handheld has, around one game.
pub(super) struct Handheld {
    guest: CableConsole,
    pub(super) device: Device,
    rosters: RosterFile,
}

impl Handheld {
    pub(super) fn new() -> Self {
        let mut device = Device::new(Dice::from_seed([3; 32]), None);
        device.remember("a die fell off the table".try_into().expect("it is short"), false);
        Handheld { guest: CableConsole::at(Place::Handheld), device, rosters: RosterFile::default() }
    }

    pub(super) fn call(&mut self, call: Call<'_>, game: &mut dyn Session) -> (String, Option<Leave>) {
        let mut out = String::new();
        let left = self.guest.call(
            Incoming { call, out: &mut out, files: None },
            &FACTS,
            &mut self.device,
            (&mut self.rosters, &mut Absent),
            game,
        );
        (out, left)
    }

    /// What a line brings, each line of it parsed.
    pub(super) fn says(&mut self, line: &str, game: &mut dyn Session) -> Vec<Value> {
        let (out, _) = self.call(Call::Line(line), game);
        out.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
    }

    pub(super) fn last(&mut self, line: &str, game: &mut dyn Session) -> Value {
        self.says(line, game).pop().expect("a line at least")
    }

    fn thumb(&mut self, key: Key, game: &mut dyn Session) {
        for stroke in [KeyEvent::down(key), KeyEvent { key, down: false }] {
            self.device.on_key(stroke, game, &mut |_| {});
        }
    }

    pub(super) fn screen(&self, game: &dyn Session) -> Picture {
        picture(&frame(&self.device.view.layout(game)))
    }
}

/// A duel by cable, and what is done in it.
pub(super) fn duel<R>(does: impl FnOnce(&mut Handheld, &mut dyn Session) -> R) -> R {
    let table = Table::<Duel>::new(&(), Tape::new());
    let flow = pin!(Duel::play(&table));
    let mut live = Runner::new(&table, (), flow, Duel::play).expect("an empty tape fits");
    let mut handheld = Handheld::new();
    handheld.device.sync(&live);
    does(&mut handheld, &mut live)
}

const TO_BID: [&str; 3] = ["pick strike-red-1", "tick high far", "dice 20 3 17"];
const AFTER_BID: [&str; 3] = ["number 20", "ok", "name Mara"];

#[test]
fn what_followed_from_a_line_is_marked_and_what_followed_from_a_thumb_is_not() {
    duel(|handheld, game| {
        handheld.device.say(&Answer::Pick(0), Source::Thumb, game, &mut |_| {});
        handheld.says("tick high far", game);
        handheld.says("dice 20 3 17", game);
        let by = |log: &Value| {
            log["log"].as_array().expect("a log").iter().map(|e| e.get("by").cloned()).collect::<Vec<_>>()
        };
        let log = handheld.last("log", game);
        let (first, rest) = (by(&log)[0].clone(), by(&log)[1..].to_vec());
        assert_eq!(first, None, "{log}");
        assert!(!rest.is_empty() && rest.iter().all(|by| *by == Some(json!("console"))), "{log}");
        assert_eq!([1, 2, 3].map(|line| game.tape().source(line).is_remote()), [false, true, true]);
        // Taken back and answered by thumb, it is marked no more.
        handheld.says("undo", game);
        handheld.device.roll(Source::Thumb, game, &mut |_| {});
        let log = handheld.last("log", game);
        assert!(by(&log).iter().all(|by| by.is_none() || *by == Some(json!("console"))));
        // Three answers, the step that took one back, and the thumb's.
        let marked = [3, 4, 5].map(|line| game.tape().source(line).is_remote());
        assert_eq!((marked, &log["undone_by_console"]), ([true, true, false], &json!(1)));
    });
}

#[test]
fn marks_do_not_change_a_die() {
    let faces = |marked: bool| {
        duel(|handheld, game| {
            let source = if marked { Source::Cable } else { Source::Thumb };
            handheld.device.say(&Answer::Pick(0), source, game, &mut |_| {});
            handheld.says("tick high far", game);
            handheld.says("roll", game)
        })
    };
    assert_eq!(faces(true), faces(false));
}

#[test]
fn what_the_device_has_to_say_stays_until_a_thumb_has_read_it() {
    duel(|handheld, game| {
        handheld.device.wait_for_thumbs();
        handheld.device.show_notice(Notice::NotStored);
        handheld.says("pick strike-red-1", game);
        handheld.thumb(Key::A, game); // "answers by cable"
        let shown = handheld.screen(game);
        handheld.device.show_notice(Notice::NotStored); // which changes nothing where it is said already
        let said = handheld.screen(game);
        assert!(said == shown, "an answer by cable does not put it away");
        handheld.says("press y", game);
        assert!(said == handheld.screen(game), "nor does a key by cable");
        handheld.device.show_notice(Notice::BatteryLow);
        assert!(said != handheld.screen(game));
        handheld.thumb(Key::A, game);
        assert!(said == handheld.screen(game), "what was covered is said again");
        handheld.thumb(Key::A, game);
        assert!(said != handheld.screen(game), "and then it is read");
    });
}

#[test]
fn the_players_are_told_until_a_thumb_has_put_it_away() {
    duel(|handheld, game| {
        handheld.says("log", game);
        let open = handheld.screen(game);
        handheld.says("pick strike-red-1", game);
        let told = handheld.screen(game);
        handheld.says("tick high far", game);
        handheld.says("press y", game);
        assert!(told == handheld.screen(game), "whatever the console does, the message stays");
        handheld.thumb(Key::A, game);
        assert!(told != handheld.screen(game) && open != handheld.screen(game));
        handheld.says("dice 20 3 17", game);
        assert!(told != handheld.screen(game), "once in a game is enough");
        handheld.says("undo", game);
        assert!(told == handheld.screen(game), "but going back is always told");
    });
}

#[test]
fn keys_by_cable_work_under_the_message() {
    duel(|handheld, game| {
        handheld.says("press a", game);
        assert_eq!(game.tape().answer_count(), 1, "the first option is picked");
        handheld.says("press x", game);
        assert_eq!(game.tape().answer_count(), 3, "and the list is done and the dice are thrown, through the message");
        assert!([1, 2, 3].iter().all(|&line| game.tape().source(line).is_remote()));
    });
}

#[test]
fn a_secret_given_by_cable_is_asked_again_after_the_cable_was_pulled() {
    duel(|handheld, game| {
        TO_BID.iter().for_each(|line| drop(handheld.says(line, game)));
        assert_eq!(handheld.last("number 2", game)["seat"], "blue");
        let (out, _) = handheld.call(Call::Left, game);
        assert_eq!(out, "");
        let (out, _) = handheld.call(Call::Came, game);
        let asked: Value = serde_json::from_str(out.trim()).expect("one line");
        assert_eq!((&asked["ask"], &asked["seat"]), (&json!("secret"), &json!("red")));
    });
}

#[test]
fn a_secret_is_not_picked_by_keys_from_afar() {
    duel(|handheld, game| {
        TO_BID.iter().for_each(|line| drop(handheld.says(line, game)));
        for line in ["press a", "hold y", "release y"] {
            assert_eq!(handheld.last(line, game)["error"], "a secret is picked by thumb, or given as a number");
        }
    });
}

#[test]
fn the_seed_stays_inside_until_the_game_is_over() {
    duel(|handheld, game| {
        let running = handheld.last("save", game);
        assert_eq!(running["want"], "save after its end");
        let lines = TO_BID.iter().chain(&["number 2", "number 1"]).chain(&AFTER_BID);
        for line in lines {
            let out = handheld.says(line, game);
            let more = ["device", "log", "state", "help", "save"].map(|line| handheld.says(line, game));
            let all = format!("{out:?}{more:?}");
            assert_eq!(all.contains(&"03".repeat(32)), game.standing() == Standing::Over, "{line}: {all}");
        }
        let text = handheld.last("save", game)["save"].as_str().expect("the text").to_owned();
        let save = umpire::persistence::save_file::read(&text).expect("as it was written");
        assert_eq!((&save.origin, save.tape.as_bytes()), (&Origin::Fixed([3; 32]), game.tape().as_bytes()));
        assert!((1..=save.tape.answer_count()).all(|line| save.tape.source(line).is_remote()));
        assert!(!handheld.device.dice().trusted(), "who plays on now knows the dice: they throw no more");
        assert_eq!(handheld.device.dice().seed(), Some(&[3; 32]), "and can still be checked");
    });
}

#[test]
fn what_only_a_desk_can_do_is_refused_with_where_it_can_be_done() {
    duel(|handheld, game| {
        for (line, error) in [
            ("screen a.png", "screen: a handheld has no files"),
            ("screen", "screen: a handheld has no files"),
            ("load a", "load: a handheld has no files"),
            ("save a", "a handheld has no files"),
            ("quit", "a handheld is not left by a line"),
        ] {
            let got = handheld.last(line, game);
            assert_eq!(got["error"], error);
            assert!(got["want"].is_string(), "{got}");
        }
        let help = handheld.last("help", game);
        let commands: Vec<&str> = help["help"].as_object().expect("commands").keys().map(String::as_str).collect();
        assert!(commands.contains(&"save") && commands.contains(&"mishap"), "{commands:?}");
        assert!(!["screen FILE.png", "save FILE", "load FILE", "quit"].iter().any(|desk| commands.contains(desk)));
    });
}

#[test]
fn the_device_tells_of_itself() {
    duel(|handheld, game| {
        assert_eq!(
            handheld.last("device", game),
            json!({"device": {"board": "toy", "firmware": env!("CARGO_PKG_VERSION"), "dice": true,
                "battery": {"percent": 70, "charging": true}, "flash_left": 900, "mishap": "a die fell off the table"}})
        );
        assert_eq!(handheld.last("mishap", game), json!({"mishap": "a die fell off the table"}));
        assert_eq!(handheld.last("mishap now", game)["error"], "mishap stands alone: nothing comes after it");
    });
}

/// Whoever is at the cable does not hold the device.
#[test]
fn settings_are_not_changed_from_afar() {
    duel(|handheld, game| {
        handheld.device.view.set_status(DeviceStatus { witnessed: Some(false), ..DeviceStatus::default() });
        handheld.says("press y", game);
        let on_device = |handheld: &Handheld, game: &dyn Session| {
            words(&handheld.device.view.layout(game)).iter().any(|word| word == "SETTINGS")
        };
        let turned = (0..12).take_while(|_| {
            handheld.says("press left", game);
            !on_device(handheld, game)
        });
        assert!(turned.count() < 12, "the page is among those that Y opens");
        let error = handheld.last("press a", game);
        assert_eq!(error["error"], "settings are changed by thumb");
        assert_eq!(handheld.guest.take_settings(), None);
    });
}
