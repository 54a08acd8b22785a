//! The guided first games, on the real app, from the shelf to their last pages.

mod armies;
mod dragons;
mod warbands;

use std::cell::RefCell;

use umpire::app::device::Device;
use umpire::board::simulated::World;
use umpire::fairness::dice::Dice;
use umpire::games::{book, with_session};
use umpire::persistence::journal::{Journal, JournalSlot};
use umpire::persistence::session_store::Recorded;
use umpire::persistence::settings::Settings;
use umpire_engine::table::{Answer, Kind, Prose, Session, Source, Thrown};
use umpire_screens::{Flip, Key, KeyEvent, TextScale};
use umpire_tests::desk::{blank, said};
use umpire_tests::flash::Flash;
use umpire_tests::noise::{entropy, fair_bits};
use umpire_tests::picture::Picture;
use umpire_tests::pilot::{Pilot, fly, fly_with};
use umpire_tests::pupil::{PLAN, Pupil};

fn learn(plan: &str) -> Pupil {
    let mut pupil = Pupil::new(plan);
    pupil.draws = std::env::var_os("LOOK").map(Into::into);
    fly(Device::new(Dice::from_seed([0; 32]), None), &mut pupil);
    pupil
}

/// Everything a game is made of is seen, each thing is explained once, and it takes no ten minutes.
#[test]
fn who_follows_the_coach_sees_it_all() {
    let pupil = learn(PLAN);
    assert!(pupil.ended, "the lesson ends by itself");
    assert_eq!(pupil.words, ["SUCCESS", "SUCCESS", "FAILURE", "SUCCESS", "CRITICAL", "REMOVED"]);
    assert!(["reacts", "denied"].iter().all(|id| pupil.told.contains(id)), "{:?}", pupil.told);
    assert!(pupil.presses() <= 120, "{} presses", pupil.presses());
    closes(&pupil, "rattle-and-rend");
}

/// Whoever followed the coach heard each thing once, in order, knows that the dice were arranged, and is offered the real game.
#[track_caller]
fn closes(pupil: &Pupil, book: &str) {
    let lesson = umpire::games::book(book).and_then(|book| book.lesson).expect("it has one");
    let said: Vec<String> =
        lesson.cues.iter().map(|cue| cue.text).filter(|text| !text.is_empty()).map(letters).collect();
    assert_eq!(pupil.heard(), said, "each once, and in this order");
    let closing = letters(lesson.closing);
    assert!(said.iter().chain([&closing]).any(|text| text.contains("arranged")), "the players know that the dice are");
    let last = &pupil.pages.last().expect("a last page").words;
    assert!(["Real game", "Shelf"].iter().all(|word| last.iter().any(|text| text == word)), "{last:?}");
}

/// No word of a page is cut by what is said over it, and nothing that is said has no room: in both sizes of text.
#[test]
fn the_coach_has_room_on_every_page() {
    let pupil = learn(PLAN);
    assert_eq!(pupil.wrong, [""; 0]);
}

/// Whoever lets everything pass sees the same dice, and the lesson ends as well.
#[test]
fn who_does_otherwise_sees_the_same_dice() {
    let pupil = learn("game: first-game, lesson: rattle-and-rend");
    assert_eq!(pupil.words[..5], ["SUCCESS", "SUCCESS", "FAILURE", "SUCCESS", "CRITICAL"]);
    assert!(pupil.ended, "with a removal");
}

/// Presses whatever comes, and looks at each page in both sizes of text.
struct Fumbler {
    state: u64,
    left: usize,
    wrong: Vec<String>,
}

impl Pilot for Fumbler {
    fn next(&mut self, device: &Device, game: &dyn Session, _: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        for scale in [TextScale::Normal, TextScale::Large] {
            let mut view = device.view.clone();
            view.set_text_scale(scale);
            let stack = view.layout(game);
            let end = (0..stack.len()).map(|band| stack.rows(band)).fold(0, |end, rows| match rows.start == end {
                true => rows.end,
                false => u16::MAX,
            });
            if end != 240 {
                let on = game.question().map_or("over", |question| question.heading.id);
                self.wrong.push(format!("{on}, {scale:?}: rows to {end}, {:?}", umpire_tests::words::words(&stack)));
            }
        }
        self.left = self.left.checked_sub(1)?;
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let keys = [Key::A, Key::A, Key::A, Key::Down, Key::Up, Key::Right, Key::Left, Key::X, Key::B, Key::Y];
        let key = keys[(self.state >> 33) as usize % keys.len()];
        // The coach is not sent away at once.
        let stays = key == Key::Y && device.view.cue(game).is_some() && !self.left.is_multiple_of(16);
        Some(vec![if stays { Key::Down } else { key }])
    }
}

/// A game of the first row of the shelf, with these settings, and whatever keys: no page leaves rows of the panel out.
#[test]
fn whoever_fumbles_sees_whole_pages() {
    for seed in 0..24 {
        let (mut store, _) = Journal::open(<Flash>::new(64));
        let settings = Settings {
            large_text: seed % 2 == 1,
            flip: [Flip::Off, Flip::FarSeat, Flip::Always][seed as usize % 3],
            tumble: seed % 4 == 3,
            ..Settings::DEFAULT
        };
        store.write(JournalSlot::Settings, &settings.to_bytes()).expect("there is room");
        let mut fumbler = Fumbler { state: seed, left: 600, wrong: Vec::new() };
        fly_with(&World::new(), store.close(), Device::new(Dice::from_seed([0; 32]), None), &mut fumbler);
        assert_eq!(fumbler.wrong, [""; 0], "seed {seed}");
    }
}

fn letters(text: Prose) -> String {
    text.unpack().to_string()
}

/// Plays on by the first thing that is offered, and the dice of the lesson, for so many answers.
fn play_on(device: &mut Device, game: &mut dyn Session, answers: usize) {
    for _ in 0..answers {
        let question = game.question().expect("a lesson of more answers").clone();
        let answer = match (question.heading.id, question.kind) {
            ("rules", _) => Answer::Pick(1),
            ("act", _) => Answer::Pick(1),
            (_, Kind::Choose(choose)) => {
                Answer::Pick(choose.options.iter().position(|option| option.off.is_none()).expect("a row") as u8)
            }
            (_, Kind::Tick(_)) => Answer::Ticks(0),
            (_, Kind::Secret(_)) => Answer::Secrets([1, 0].into_iter().collect()),
            (_, Kind::Roll(_)) => Answer::Dice(game.arranged_dice().expect("the script"), Thrown::Device),
            _ => Answer::Done,
        };
        game.say(&answer, Source::Thumb).expect("it is offered");
    }
    device.sync(game);
}

/// Does something with a lesson of the first book, before its first answer, on a device whose dice are arranged.
fn with_lesson(does: impl FnOnce(&mut Device, &mut dyn Session)) {
    let book = book("rattle-and-rend").expect("it is on the shelf");
    let mut device = Device::new(Dice::NONE, None);
    device.begin_lesson();
    with_session(book, |game| {
        let mut opening = Vec::new();
        (book.lesson.expect("it has a lesson").opening)(&mut |piece| opening.extend_from_slice(piece));
        assert!(game.reopen(&opening), "its warbands may play");
        game.set_lesson(true);
        game.resume(&mut |_| {}).expect("no lines");
        does(&mut device, game);
    });
}

/// The same question comes back, with script and coach where they were: after a step back, and from the store after a cut.
#[test]
fn script_and_coach_follow_from_the_tape() {
    let (store, _) = Journal::open(<Flash>::new(64));
    let store = RefCell::new(store);
    let stands = |game: &dyn Session| {
        let asked = game.question().map(|question| question.heading.id);
        (asked, game.cue().map(|cue| letters(cue.text)), game.arranged_dice())
    };
    let mut stood = None;
    with_lesson(|device, game| {
        let mut game = Recorded::new(game, Some(&store));
        game.begin(device.dice());
        play_on(device, &mut *game, 10);
        let before = stands(&*game);
        assert_eq!(before.0, Some("roll"), "the Will check after the first attack");
        play_on(device, &mut *game, 1);
        assert_ne!(stands(&*game), before);
        assert!(game.undo(1, true, Source::Thumb));
        assert_eq!(stands(&*game), before, "a step back is one");
        stood = Some(before);
    });
    let book = book("rattle-and-rend").expect("it is on the shelf");
    let mut device = Device::new(Dice::NONE, None);
    with_session(book, |game| {
        let mut game = Recorded::new(game, Some(&store));
        let mut bits = fair_bits();
        assert!(game.resume_stored(&mut device, &mut entropy(0, &mut bits)), "it lies in the store");
        assert_eq!(Some(stands(&*game)), stood);
        assert!(device.dice().are_arranged() && game.lesson().is_some());
    });
}

/// Y sends the coach away; moving the cursor shows what lay below what it said.
#[test]
fn a_coach_can_be_sent_away_and_moves_aside() {
    with_lesson(|device, game| {
        play_on(device, game, 5);
        assert_eq!(game.question().map(|question| question.heading.id), Some("act"));
        device.on_key(KeyEvent::down(Key::A), game, &mut |_| {});
        game.undo(1, false, Source::Thumb);
        device.sync(game);
        assert!(device.view.cue(game).is_some());
        device.on_key(KeyEvent::down(Key::Down), game, &mut |_| {});
        assert!(device.view.cue(game).is_none(), "it moves aside");
        device.sync(game);
        assert!(device.view.cue(game).is_some());
        device.on_key(KeyEvent::down(Key::Y), game, &mut |_| {});
        device.sync(game);
        assert!(device.view.cue(game).is_none(), "it is gone");
    });
}

/// Somebody who presses this key on the last page, and sees what is asked then.
struct Leaver {
    pupil: Pupil,
    key: Option<Key>,
    asked: Option<String>,
}

impl Pilot for Leaver {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        if self.pupil.ended {
            self.asked = game.question().map(|question| question.heading.id.to_string());
            return self.key.take().map(|key| vec![key]);
        }
        let keys = self.pupil.next(device, game, shown);
        if self.pupil.ended { self.key.take().map(|key| vec![key]) } else { keys }
    }

    fn came_of(&mut self, outcome: umpire::app::device::Outcome, game: &dyn Session) {
        self.pupil.came_of(outcome, game);
    }
}

/// From its last page A leads to the real game, and X to the shelf, where it waits no more.
#[test]
fn the_last_page_leads_to_the_real_game_or_to_the_shelf() {
    for (key, asks) in [(Key::A, "warband"), (Key::X, "game")] {
        let mut leaver = Leaver { pupil: Pupil::new(PLAN), key: Some(key), asked: None };
        let flash = fly_with(&World::new(), Flash::new(64), Device::new(Dice::from_seed([0; 32]), None), &mut leaver);
        assert_eq!(leaver.asked.as_deref(), Some(asks), "{key:?}");
        assert_eq!(Journal::open(flash).0.kept_games().count(), 0, "a lesson is not kept");
    }
}

/// Before its first page nothing was answered by anybody: B leads back to which lesson it is to be, and on to the shelf, by
/// whichever way it comes; after a restart to the shelf.
#[test]
fn a_step_back_from_its_first_page_leads_to_the_shelf() {
    let picks = ["pick first-game", "pick rattle-and-rend"];
    for back in ["thumb b", "press b", "undo"] {
        let (flash, stands) = said(&blank(), &picks);
        assert_eq!(stands.asks, "deploy");
        for (backs, asks) in [(1, "lesson"), (2, "game")] {
            let (_, stands) = said(&blank(), &[&picks[..], &[back; 2][..backs]].concat());
            assert_eq!(stands.asks, asks, "{back}");
        }
        let (_, stands) = said(&flash, &[back]);
        assert_eq!(stands.asks, "game", "{back}, after a restart");
    }
}
