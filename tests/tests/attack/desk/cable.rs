//! A bid that a thumb has locked stays as it is, whatever comes by cable or by lines.

use rattle_and_rend::RattleAndRend;
use serde_json::Value;
use umpire::app::device::Device;
use umpire::board::desktop::{Headless, RosterFile};
use umpire::board::{Absent, Incoming};
use umpire::console::{CableConsole, Call, Facts, Place};
use umpire::fairness::dice::Dice;
use umpire::persistence::settings::Settings;
use umpire_engine::table::{Session, Tape};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::play;

const FACTS: Facts = Facts { board: "toy", battery: None, flash_left: None, settings: Settings::DEFAULT };
/// What stands before the first bid.
const TO_BID: [&str; 3] = ["rules: elements", "terrain:", "deploy:"];
/// All that a cable might try to get rid of a bid.
const TRIES: [&str; 8] = ["number 0", "number 3", "number 99", "number x", "undo", "undo both", "undo action", "redo"];

struct Handheld {
    guest: CableConsole,
    device: Device,
    rosters: RosterFile,
}

impl Handheld {
    /// A handheld before the first bid, with somebody at its cable.
    fn at_the_bid<R>(does: impl FnOnce(&mut Handheld, &mut dyn Session) -> R) -> R {
        play::with(&Tape::new(), |game| {
            for step in TO_BID {
                play::say(game, step).unwrap_or_else(|why| panic!("{why}"));
            }
            let device = Device::new(Dice::from_seed([3; 32]), None);
            let mut all = Handheld { guest: CableConsole::at(Place::Handheld), device, rosters: RosterFile::default() };
            all.device.sync(game);
            while all.device.view.news_at().is_some() {
                all.thumb(&[Key::A], game);
            }
            assert!(all.device.view.asks_secret(), "a secret is asked");
            does(&mut all, game)
        })
    }

    fn thumb(&mut self, keys: &[Key], game: &mut dyn Session) {
        for &key in keys {
            for down in [true, false] {
                let moved = self.device.on_key(KeyEvent { key, down }, game, &mut |_| {});
                self.guest.thumb(moved, game, &mut String::new());
            }
        }
    }

    fn says(&mut self, line: &str, game: &mut dyn Session) -> String {
        let mut out = String::new();
        let left = self.guest.call(
            Incoming { call: Call::Line(line), out: &mut out, files: None },
            &FACTS,
            &mut self.device,
            (&mut self.rosters, &mut Absent),
            game,
        );
        assert_eq!(left, None, "{line}");
        out
    }
}

const LOCK: [Key; 3] = [Key::A, Key::Right, Key::A];
/// The last lock, and the reveal.
const LOCK_LAST: [Key; 4] = [Key::A, Key::Right, Key::A, Key::A];
const LOCK_ANOTHER: [Key; 4] = [Key::A, Key::Right, Key::Right, Key::A];

#[test]
fn the_cable_never_replaces_a_bid_that_a_thumb_has_locked() {
    let heard = |red: &[Key], tries: &[&str]| {
        Handheld::at_the_bid(|handheld, game| {
            handheld.thumb(red, game);
            let (before, locked) = (game.tape().clone(), handheld.device.view.locked_secrets());
            let out: Vec<String> = tries.iter().map(|line| handheld.says(line, game)).collect();
            assert!(out.iter().all(|out| out.starts_with("{\"error\":\"a thumb gives this secret")), "{out:?}");
            assert_eq!((game.tape().clone(), handheld.device.view.locked_secrets()), (before, locked));
            handheld.thumb(&LOCK_LAST, game);
            (out, game.tape().clone())
        })
    };
    let (one, other) = (heard(&LOCK, &TRIES), heard(&LOCK_ANOTHER, &TRIES));
    assert_eq!(one.0, other.0, "nothing that is said depends on the bid");
    assert_ne!(one.1, other.1, "two bids");
    assert_eq!((one.1, other.1), (heard(&LOCK, &[]).1, heard(&LOCK_ANOTHER, &[]).1), "and the thumbs' bids stand");
}

#[test]
fn nor_while_a_thumb_picks_and_the_cable_may_go_on_when_it_has_gone_back() {
    Handheld::at_the_bid(|handheld, game| {
        handheld.thumb(&[Key::A, Key::Right], game);
        let picks = handheld.says("number 0", game);
        handheld.thumb(&[Key::A], game);
        assert_eq!(picks, handheld.says("number 0", game), "whether it is locked is not said either");
        handheld.thumb(&[Key::B], game); // the number is forgotten by the thumb itself
        assert!(handheld.says("number 1", game).contains("\"seat\":\"blue\""));
        let out = handheld.says("number 0", game);
        assert!(out.contains("\"revealed\":{\"red\":1,\"blue\":0}"), "{out}");
    });
}

/// Red's number came by cable; then thumbs give both.
#[test]
fn where_thumbs_take_over_from_the_cable_theirs_count() {
    let given = |by_cable: &[&str]| {
        Handheld::at_the_bid(|handheld, game| {
            by_cable.iter().for_each(|line| drop(handheld.says(line, game)));
            handheld.thumb(&LOCK, game);
            let refused = handheld.says("number 0", game);
            assert!(refused.starts_with("{\"error\":\"a thumb gives this secret"), "{refused}");
            handheld.thumb(&LOCK_LAST, game);
            game.tape().clone()
        })
    };
    assert_eq!(given(&["number 0"]), given(&[]));
    assert_eq!(given(&["number 1"]), given(&[]));
}

#[test]
fn at_a_desk_a_line_never_replaces_a_bid_that_keys_have_locked() {
    let revealed = |tries: &str| {
        let to = "pick elements\ntick\nok\n";
        let lock = "press a\npress right\npress a\n";
        let lines = format!("{to}{lock}{tries}{lock}press a\n");
        let device = Device::new(Dice::from_seed([3; 32]), None);
        let headless = Headless::new(lines.as_bytes(), Vec::new(), device).sit::<RattleAndRend>();
        let out = String::from_utf8(headless.into_output()).expect("text");
        let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let errors = lines.iter().filter(|line| line.get("error").is_some()).count();
        (lines.iter().find_map(|line| line.get("revealed").cloned()).expect("both are in"), errors)
    };
    let tries: String = TRIES.iter().map(|line| format!("{line}\n")).collect();
    let (untouched, errors) = revealed("");
    assert_eq!(errors, 0);
    assert_eq!(revealed(&tries), (untouched, TRIES.len()));
}

/// While somebody looks back, lines tell of the past: they say so, and of which.
#[test]
fn what_is_told_of_the_past_says_so() {
    Handheld::at_the_bid(|handheld, game| {
        let mut told = |at: Option<u16>, game: &mut dyn Session| {
            handheld.device.look_back_to(at, game);
            ["state", "log", "stats", "odds"].map(|line| {
                let told: Value = serde_json::from_str(&handheld.says(line, game)).expect("one line of JSON");
                (told.get(line).is_some(), told.get("looking_back").cloned())
            })
        };
        assert_eq!(told(None, game), [const { (true, None) }; 4]);
        for at in [0, 2] {
            assert_eq!(told(Some(at), game), [(); 4].map(|()| (true, Some(Value::from(at)))), "after {at} answers");
        }
        assert_eq!(told(None, game), [const { (true, None) }; 4], "and not when all is as it is");
    });
}
