//! The seal of a game's dice: drawn without a word, or witnessed by every seat before there are dice.

use std::cell::RefCell;
use std::pin::pin;

use rattle_and_rend::{Builder, RattleAndRend};
use serde_json::Value;
use umpire::app::device::{Device, Notice, Outcome};
use umpire::board::desktop::RosterFile;
use umpire::board::{Absent, Incoming};
use umpire::console::{CableConsole, Call, Facts, Place};
use umpire::fairness::dice::{Dice, Origin};
use umpire::fairness::seal::{Spoken, words};
use umpire::games::Leave;
use umpire::persistence::journal::Journal;
use umpire::persistence::save_file::Telling;
use umpire::persistence::session_store::{Recorded, Waiting, book};
use umpire::persistence::settings::Settings;
use umpire_engine::table::{Answer, Game, Runner, Seat, Source, Standing, Table, Tape};
use umpire_screens::{Key, KeyEvent};
use umpire_tests::flash::Flash;
use umpire_tests::noise::{entropy, real_bits};
use umpire_tests::picture::{frame, picture};
use umpire_tests::random::{Lcg, any_answer};

type Shelf = RefCell<Journal<Flash>>;
type Sat<'g> = Recorded<'g, 'g, Flash>;

/// Sits down at a new game of these rules with this device.
fn at<G: Game, T>(store: &Shelf, device: &mut Device, act: impl FnOnce(&mut Sat<'_>, &mut Device) -> T) -> T {
    let opening = G::Opening::default();
    let table = Table::<G>::new(&opening, Tape::new());
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    let mut game = Recorded::new(&mut live, Some(store));
    let mut waiting = if book(store) == Ok(None) { Waiting::No } else { Waiting::Yes };
    game.open(&mut waiting, device, &mut entropy(5, &mut real_bits()));
    device.sync(&game);
    act(&mut game, device)
}

fn skirmish<T>(act: impl FnOnce(&mut Sat<'_>, &mut Device) -> T) -> T {
    at::<RattleAndRend, T>(&shelf(), &mut Device::drawing(&mut real_bits()), act)
}

fn shelf() -> Shelf {
    RefCell::new(Journal::open(Flash::new(12)).0)
}

/// The same with witnessed dice.
fn witnessed<T>(act: impl FnOnce(&mut Sat<'_>, &mut Device) -> T) -> T {
    at::<RattleAndRend, T>(&shelf(), &mut witnessing(), act)
}

fn witnessing() -> Device {
    let mut device = Device::drawing(&mut real_bits());
    device.set_witnessed(true);
    device
}

/// A thumb.
fn press(key: Key, game: &mut Sat<'_>, device: &mut Device) -> Outcome {
    let moved = device.on_key(KeyEvent::down(key), game, &mut |_| {});
    device.on_key(KeyEvent::up(key), game, &mut |_| {});
    game.settle(device);
    moved
}

/// Plays with the device's dice to the end.
fn play_to_the_end(game: &mut Sat<'_>, device: &mut Device) {
    for seed in 0.. {
        let mut rng = Lcg::new(seed);
        while let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) {
            let moved = match answer {
                Answer::Dice(..) => device.roll(Source::Thumb, game, &mut |_| {}),
                answer => device.say(&answer, Source::Thumb, game, &mut |_| {}),
            };
            if moved != Outcome::Said {
                break;
            }
        }
        if game.standing() == Standing::Over {
            return;
        }
        while game.undo(1, false, Source::Thumb) {}
    }
}

/// Keys by their names, one after the other; what came of the last.
fn presses(keys: &str, game: &mut Sat<'_>, device: &mut Device) -> Outcome {
    let keys = keys.split_whitespace().map(|key| Key::from_id(key).expect("a key"));
    keys.fold(Outcome::Stayed, |_, key| press(key, game, device))
}

#[test]
fn a_game_begins_without_a_ceremony_and_is_sealed_all_the_same() {
    skirmish(|game, device| {
        assert!(!device.is_sealing() && device.dice().trusted());
        let seal = device.dice().seal().expect("sealed");
        assert!(seal.is_sound() && seal.numbers().is_empty());
        assert_eq!((game.question().map(|open| open.heading.id), game.tape().line_count()), (Some("rules"), 0));
    });
}

#[test]
fn every_seat_adds_its_number_after_the_words_were_shown() {
    witnessed(|game, device| {
        let hash = device.hash().expect("it is committed before anybody adds a number");
        assert!(device.is_sealing() && !device.dice().trusted());
        assert_eq!(presses("a a up right down a", game, device), Outcome::Added { next: Seat::BLUE });
        assert_eq!((device.hash(), device.adds_next()), (Some(hash), Some(Seat::BLUE)));
        assert_eq!(presses("left up a", game, device), Outcome::Sealed);
        let seal = device.dice().seal().expect("sealed").clone();
        assert_eq!((seal.hash(), device.dice().seed()), (hash, Some(&seal.seed())));
        assert_eq!(seal.numbers(), [190_000, 1]);
        assert!(device.dice().trusted() && !device.is_sealing());
        assert_eq!(game.tape().line_count(), 0, "a number for the seal is no answer");
    });
}

/// The order is the argument: paper first, then words, then numbers.
#[test]
fn no_number_is_taken_before_the_words_and_no_words_are_shown_before_the_paper() {
    witnessed(|game, device| {
        let reads = |device: &Device, game: &Sat<'_>| umpire_tests::words::words(&device.view.layout(game)).join(" ");
        let word = words(&device.hash().expect("sealed"))[0];
        assert!(reads(device, game).contains("paper") && !reads(device, game).contains(word));
        press(Key::A, game, device);
        assert!(reads(device, game).contains(word));
        assert!(device.seal().is_some_and(|seal| seal.numbers().is_empty()));
        press(Key::A, game, device);
        assert!(!reads(device, game).contains(word) && reads(device, game).contains("Red's number"));
    });
}

#[test]
fn nothing_is_answered_before_all_have_added_their_numbers() {
    witnessed(|game, device| {
        for key in [Key::Up, Key::Down, Key::Left, Key::Right, Key::X] {
            assert_eq!(press(key, game, device), Outcome::Stayed, "{key:?}");
        }
        let page = picture(&frame(&device.view.layout(game)));
        press(Key::Y, game, device);
        assert!(device.view.is_looking(), "anybody may look");
        assert_eq!(press(Key::A, game, device), Outcome::Stayed);
        press(Key::Y, game, device);
        assert!(picture(&frame(&device.view.layout(game))) == page);
        device.show_notice(Notice::BatteryLow);
        assert_eq!(press(Key::A, game, device), Outcome::Stayed, "a message is read first");
        assert!(device.seal().is_some_and(|seal| seal.numbers().is_empty()) && game.tape().line_count() == 0);
    });
}

#[test]
fn who_leaves_before_the_end_of_it_gets_another_secret() {
    let (store, mut device) = (shelf(), witnessing());
    let first = at::<RattleAndRend, _>(&store, &mut device, |game, device| {
        assert_eq!(presses("a a a b", game, device), Outcome::AtStart);
        device.hash()
    });
    at::<Builder, _>(&store, &mut device, |_, device| assert!(!device.is_sealing(), "no dice at the workbench"));
    at::<RattleAndRend, _>(&store, &mut device, |_, device| {
        assert!(device.is_sealing());
        assert_ne!(device.hash(), first);
    });
}

#[test]
fn a_game_is_stored_when_its_dice_are_fixed_and_comes_back_with_its_seal() {
    let store = shelf();
    let sealed = at::<RattleAndRend, _>(&store, &mut witnessing(), |game, device| {
        presses("a a a", game, device);
        assert_eq!(book(&store), Ok(None), "who switches off now begins anew");
        presses("up a", game, device);
        device.dice().clone()
    });
    assert!(book(&store).is_ok_and(|book| book.is_some()));
    let store = RefCell::new(Journal::open(store.into_inner().close()).0);
    at::<RattleAndRend, _>(&store, &mut witnessing(), |game, device| {
        assert!(!device.is_sealing(), "a game that is taken up again was sealed before");
        assert_eq!(device.dice(), &sealed);
        let save = {
            let mut text = String::new();
            umpire::persistence::save_file::write(game, device.dice(), Telling::All, &mut text)
                .expect("a string takes all");
            text
        };
        assert!(save.contains("\nnumbers 000000 100000\n"), "{save}");
    });
}

#[test]
fn given_seeds_and_games_without_sound_noise_have_no_seal() {
    let mut fixed = Device::new(Dice::from_seed([3; 32]), Some(Notice::FixedSeed));
    at::<RattleAndRend, _>(&shelf(), &mut fixed, |_, device| {
        assert_eq!((device.is_sealing(), device.hash(), device.dice().trusted()), (false, None, true));
    });
    let mut weak = Device::new(Dice::NONE, Some(Notice::NoDice));
    at::<RattleAndRend, _>(&shelf(), &mut weak, |_, device| {
        assert_eq!((device.is_sealing(), device.hash(), device.dice().origin()), (false, None, &Origin::None));
    });
}

#[test]
fn the_secret_is_shown_after_the_game_and_then_the_dice_are_known() {
    skirmish(|game, device| {
        assert!(!device.tell_secret(game), "not while it runs");
        play_to_the_end(game, device);
        assert!(device.dice().trusted());
        let (over, secret) =
            (picture(&frame(&device.view.layout(game))), *device.dice().seal().expect("sealed").secret());
        press(Key::Y, game, device);
        let sealed = device.view.clone();
        press(Key::A, game, device);
        assert!(device.dice().trusted(), "first it is said what that means");
        press(Key::A, game, device);
        assert!(device.is_seed_revealed() && !device.dice().trusted());
        assert_ne!(device.view, sealed);
        assert!(format!("{:?}", device.view).contains(&format!("secret: Some({secret:?})")));
        press(Key::B, game, device);
        assert!(picture(&frame(&device.view.layout(game))) == over, "and the game is over as before");
    });
}

#[test]
fn dice_that_are_known_stay_known_after_a_cut_of_power() {
    let store = shelf();
    let before = at::<RattleAndRend, _>(&store, &mut Device::drawing(&mut real_bits()), |game, device| {
        play_to_the_end(game, device);
        presses("y a a", game, device);
        assert!(device.is_seed_revealed());
        assert!(game.undo(1, true, Source::Thumb), "somebody goes back into the game");
        (game.tape().clone(), device.dice().clone())
    });
    let store = RefCell::new(Journal::open(store.into_inner().close()).0);
    at::<RattleAndRend, _>(&store, &mut Device::drawing(&mut real_bits()), |game, device| {
        assert!(game.tape().same_answers(&before.0) && device.dice() == &before.1, "all of it is there");
        assert!(device.is_seed_revealed() && !device.dice().trusted());
    });
}

/// A handheld with somebody at its cable.
struct Cabled(CableConsole, RosterFile);

impl Cabled {
    fn call(&mut self, call: Call<'_>, game: &mut Sat<'_>, device: &mut Device) -> (Vec<Value>, Option<Leave>) {
        let facts = Facts { board: "toy", battery: None, flash_left: None, settings: Settings::DEFAULT };
        let mut out = String::new();
        let left = self.0.call(
            Incoming { call, out: &mut out, files: None },
            &facts,
            device,
            (&mut self.1, &mut Absent),
            game,
        );
        game.settle(device);
        (out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect(), left)
    }

    fn says(&mut self, line: &str, game: &mut Sat<'_>, device: &mut Device) -> Vec<Value> {
        self.call(Call::Line(line), game, device).0
    }
}

#[test]
fn by_cable_the_seal_is_told_and_no_number_is_added() {
    let mut cable = Cabled(CableConsole::at(Place::Handheld), RosterFile::default());
    witnessed(|game, device| {
        device.wait_for_thumbs();
        let hash = device.hash().expect("sealed");
        let came = cable.call(Call::Came, game, device).0;
        assert_eq!(
            (&came[0]["event"], &came[0]["words"]),
            (&"sealed".into(), &Spoken(words(&hash)).to_string().into())
        );
        assert_eq!((&came[1]["event"], &came[1]["seat"]), (&"witness".into(), &"red".into()));
        for line in ["pick elements", "number 123456", "press a", "hold a"] {
            let refused = cable.says(line, game, device);
            assert!(refused[0]["error"].is_string(), "{line}: {refused:?}");
        }
        assert!(device.seal().is_some_and(|seal| seal.numbers().is_empty()));
        presses("a a a up a", game, device);
        let seal = &cable.says("seal", game, device)[0]["seal"];
        assert_eq!((&seal["numbers"][1]["number"], seal.get("secret")), (&"100000".into(), None));
        let log = &cable.says("log", game, device)[0];
        assert_eq!(log["seal"], seal["hash"]);
        play_to_the_end(game, device);
        let told = &cable.says("seal", game, device)[0]["seal"];
        assert_eq!(told["secret"].as_str().map(str::len), Some(64));
        assert_eq!(told["closing"].as_str().map(|words| words.split(' ').count()), Some(12));
        assert!(!device.dice().trusted(), "whoever goes back now knows the dice");
    });
}

#[test]
fn why_there_are_no_dice_is_said_as_it_is() {
    // The dice are drawn anew for every game: one may be so long that there is no room to go back in it.
    assert!((0..20).any(|_| no_dice_after_the_end()), "somewhere the device threw");
}

/// Goes back to a roll after the seed was told; false where that cannot be.
fn no_dice_after_the_end() -> bool {
    let mut cable = Cabled(CableConsole::at(Place::Handheld), RosterFile::default());
    skirmish(|game, device| {
        play_to_the_end(game, device);
        cable.says("seal", game, device);
        while !matches!(game.question().as_deref(), Some(question) if question.heading.id == "roll") {
            if game.tape().is_empty() || !game.undo(1, true, Source::Thumb) {
                return false;
            }
        }
        device.sync(game);
        let error = &cable.says("roll", game, device)[0]["error"];
        assert!(error.as_str().is_some_and(|error| error.starts_with("the seed of these dice was told")), "{error}");
        let own = device.roll(Source::Thumb, game, &mut |_| {});
        assert_eq!(own, Outcome::NoDice);
        true
    })
}
