//! Real games in a store whose power is cut: what was answered is there again, with its dice and its marks.

use std::cell::RefCell;
use std::pin::pin;

use rattle_and_rend::{Builder, RattleAndRend};
use umpire::app::device::{Device, Notice};
use umpire::fairness::dice::Dice;
use umpire::fairness::seal::Seal;
use umpire::persistence::journal::Journal;
use umpire::persistence::session_store::{Recorded, Waiting, book};
use umpire_engine::table::{Game, Opening, Runner, Session, Source, Table, Tape};
use umpire_tests::aloud::say;
use umpire_tests::flash::{Cut, Flash};
use umpire_tests::noise::{entropy, real_bits};
use umpire_tests::random::{Lcg, any_answer};

const SECTORS: usize = 12;
const SEED: [u8; 32] = [9; 32];

type Shelf = RefCell<Journal<Flash>>;

fn shelf(flash: Flash) -> Shelf {
    RefCell::new(Journal::open(flash).0)
}

/// Sits down at a game of these rules that has not begun, in front of this store.
fn at<G: Game, T>(store: &Shelf, act: impl FnOnce(&mut Recorded<'_, '_, Flash>) -> T) -> T {
    let opening = G::Opening::default();
    let table = Table::<G>::new(&opening, Tape::new());
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    act(&mut Recorded::new(&mut live, Some(store)))
}

fn device() -> Device {
    Device::new(Dice::from_seed(SEED), None)
}

/// Answers at random; every answer by an odd number comes from afar.
fn answer(game: &mut dyn Session, count: u32, rng: &mut Lcg) {
    for n in 0..count {
        let Some(answer) = game.question().map(|question| any_answer(&question, rng)) else { return };
        let source = if n % 2 == 1 { Source::Cable } else { Source::Thumb };
        game.say(&answer, source).expect("an answer that is allowed");
    }
}

/// What lies in the store: the tape with its marks, and the seed.
fn taken_up<G: Game>(store: &Shelf) -> Option<(Tape, Option<[u8; 32]>, Vec<Notice>)> {
    at::<G, _>(store, |game| {
        let mut device = Device::new(Dice::NONE, None);
        let there = game.resume_stored(&mut device, &mut entropy(0, &mut real_bits()));
        let tape = game.tape().clone();
        there.then(|| (tape, device.dice().seed().copied(), device.notices().to_vec()))
    })
}

#[test]
fn a_game_is_taken_up_with_its_dice_and_its_marks() {
    let store = shelf(Flash::new(SECTORS));
    let tape = at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        answer(game, 80, &mut Lcg::new(3));
        assert!(game.undo(1, false, Source::Thumb) && game.undo(1, false, Source::Thumb));
        assert!(!game.has_failed());
        game.tape().clone()
    });
    assert!(
        tape.answer_count() > 20 && tape.any_remote() && !tape.source(1).is_remote(),
        "{} lines",
        tape.answer_count()
    );
    let store = shelf(store.into_inner().close());
    assert_eq!(book(&store).map(|book| book.map(|book| book.id)), Ok(Some(RattleAndRend::ID)));
    assert_eq!(taken_up::<RattleAndRend>(&store), Some((tape, Some(SEED), vec![])));
    assert_eq!(taken_up::<Builder>(&store), None, "another game does not take it up");
}

#[test]
fn a_game_that_is_put_away_is_there_no_more() {
    let store = shelf(Flash::new(SECTORS));
    at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        answer(game, 5, &mut Lcg::new(3));
        game.put_away(&device());
    });
    assert_eq!((book(&store), taken_up::<RattleAndRend>(&store)), (Ok(None), None));
}

/// Cut at every write and every erase, in every way the flash knows: the tape is the one before the answer in flight,
/// or the one after it.
#[test]
fn wherever_the_power_goes_no_answer_is_lost_that_was_taken() {
    let (mut cuts, mut flown) = (0, 0);
    for deed in 0.. {
        for seed in 0..6 {
            let mut flash = Flash::new(SECTORS);
            flash.cut_after(deed, Cut::Any, seed);
            let store = shelf(flash);
            let (before, after) = at::<RattleAndRend, _>(&store, |game| {
                game.begin(device().dice());
                let mut rng = Lcg::new(seed);
                let mut before = game.tape().clone();
                for step in 0..60 {
                    if store.borrow_mut().flash().is_dark() {
                        break;
                    }
                    before = game.tape().clone();
                    if step % 9 == 8 { assert!(game.undo(1, false, Source::Thumb)) } else { answer(game, 1, &mut rng) }
                }
                (before, game.tape().clone())
            });
            let mut flash = store.into_inner().close();
            if !flash.is_dark() {
                let sum =
                    format!("{cuts} cuts in games, {flown} times the answer in flight was stored: 0 answers lost");
                say("ledger", &sum);
                assert!(cuts > 300, "{cuts} cuts");
                return;
            }
            cuts += 1;
            flash.wake();
            match taken_up::<RattleAndRend>(&shelf(flash)) {
                // The cut came before the game had begun.
                None => assert!(before.is_empty(), "a game of {} answers is gone", before.answer_count()),
                Some((tape, seed, notices)) => {
                    assert!(
                        tape == before || tape == after,
                        "{} lines, not {}",
                        tape.answer_count(),
                        before.answer_count()
                    );
                    assert_eq!((seed, notices), (Some(SEED), vec![]));
                    flown += u32::from(tape == after);
                }
            }
        }
    }
}

#[test]
fn a_flash_that_takes_nothing_is_said_and_the_game_goes_on() {
    let mut flash = Flash::new(SECTORS);
    flash.cut_after(4, Cut::Any, 1);
    let store = shelf(flash);
    at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        answer(game, 12, &mut Lcg::new(3));
        let lines = game.tape().answer_count();
        assert_eq!((lines, game.has_failed()), (12, true));
        assert!(!game.has_failed(), "said once");
    });
}

#[test]
fn a_game_of_other_rules_is_not_taken_up_and_that_is_said() {
    let store = shelf(Flash::new(SECTORS));
    let head = |edition: u16, opening: &[u8]| {
        let mut bytes = vec![3, 3];
        bytes.extend(edition.to_le_bytes());
        bytes.push(RattleAndRend::ID.len() as u8);
        bytes.extend(RattleAndRend::ID.as_bytes());
        bytes.push(0); // the players roll their own dice
        bytes.extend(opening);
        bytes
    };
    let mut sound = Vec::new();
    <RattleAndRend as Game>::Opening::default().encode(&mut |bytes| sound.extend_from_slice(bytes));
    let edition = RattleAndRend::EDITION;
    for (bytes, taken) in
        [(head(edition, &sound), true), (head(edition + 1, &sound), false), (head(edition, &[9, 9]), false)]
    {
        store.borrow_mut().begin(&mut |out| out(&bytes)).expect("room");
        at::<RattleAndRend, _>(&store, |game| {
            let mut device = device();
            assert_eq!(game.resume_stored(&mut device, &mut entropy(0, &mut real_bits())), taken);
            let said = if taken { vec![] } else { vec![Notice::OtherRules(0)] };
            assert_eq!(device.notices(), said);
        });
    }
}

#[test]
fn a_game_that_could_not_be_taken_up_stays_until_another_has_an_answer() {
    let store = shelf(Flash::new(SECTORS));
    let tape = at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        answer(game, 6, &mut Lcg::new(5));
        game.tape().clone()
    });
    let mut waiting = Waiting::SetAside;
    at::<RattleAndRend, _>(&store, |game| game.open(&mut waiting, &mut device(), &mut entropy(1, &mut real_bits())));
    let kept = taken_up::<RattleAndRend>(&store).expect("it is there still");
    assert_eq!(kept.0, tape, "somebody only looked at a new game");
    let fresh = at::<RattleAndRend, _>(&store, |game| {
        game.open(&mut waiting, &mut device(), &mut entropy(1, &mut real_bits()));
        answer(game, 1, &mut Lcg::new(8));
        game.tape().clone()
    });
    assert_eq!(taken_up::<RattleAndRend>(&store).map(|(tape, ..)| tape), Some(fresh), "and then began one");
}

#[test]
fn of_a_tape_that_goes_astray_the_sound_part_is_taken_up_and_stored() {
    let store = shelf(Flash::new(SECTORS));
    let tape = at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        answer(game, 10, &mut Lcg::new(5));
        game.tape().clone()
    });
    store.borrow_mut().append(&[0x20 | 1, 99, 0]).expect("room"); // an answer to something nobody asked
    let (sound, _, notices) = taken_up::<RattleAndRend>(&store).expect("ten answers are sound");
    assert_eq!((&sound, notices), (&tape, vec![Notice::OtherRules(10)]));
    assert_eq!(taken_up::<RattleAndRend>(&store).map(|(tape, _, notices)| (tape, notices)), Some((tape, vec![])));
}

/// A game that was set aside stays until another has an answer, whatever else is tried there.
#[test]
fn a_step_that_is_not_there_does_not_touch_the_game_set_aside() {
    for back in [false, true] {
        let store = shelf(Flash::new(SECTORS));
        at::<RattleAndRend, _>(&store, |game| {
            game.begin(device().dice());
            answer(game, 5, &mut Lcg::new(3));
        });
        at::<RattleAndRend, _>(&store, |game| {
            game.begin_later(device().dice());
            assert!(!if back { game.undo(1, false, Source::Thumb) } else { game.redo(Source::Thumb) });
        });
        let left = taken_up::<RattleAndRend>(&store).map(|(tape, ..)| tape.answer_count());
        assert_eq!(left, Some(5), "back {back}");
    }
}

/// That the secret was told is written down beside the game: no cut of power while that is done can lose an answer.
#[test]
fn telling_the_secret_does_not_risk_the_game() {
    let mut cuts = 0;
    for deed in 0..40 {
        let store = shelf(Flash::new(SECTORS));
        at::<RattleAndRend, _>(&store, |game| {
            let mut device = Device::new(Dice::from_seal(Seal::new([7; 32])), None);
            game.begin(device.dice());
            answer(game, 60, &mut Lcg::new(3));
            device.reveal_seed();
            store.borrow_mut().flash().cut_after(deed % 2, Cut::Any, deed as u64);
            game.settle(&device);
        });
        let mut flash = store.into_inner().close();
        cuts += u32::from(flash.is_dark());
        let told = !flash.is_dark();
        flash.wake();
        let store = shelf(flash);
        at::<RattleAndRend, _>(&store, |game| {
            let mut device = device();
            assert!(game.resume_stored(&mut device, &mut entropy(0, &mut real_bits())), "cut at {deed}");
            assert_eq!(game.tape().answer_count(), 60, "cut at {deed}");
            assert!(device.is_seed_revealed() || !told, "and it is known from then on");
        });
    }
    assert_eq!(cuts, 40, "one write and its mark, each cut in twenty ways");
}

/// Finding 6 of the attack: one failed write ended storing for the rest of the game. Now it is said with every answer that
/// is not stored, and tried again with the next: once the flash works, all is there.
#[test]
fn a_write_that_failed_is_tried_again_with_every_answer_and_said_until_it_succeeds() {
    for begins in [true, false] {
        let store = shelf(Flash::new(SECTORS));
        let tape = at::<RattleAndRend, _>(&store, |game| {
            let refuse = |times| store.borrow_mut().flash().refuses = times;
            let mut rng = Lcg::new(3);
            if begins {
                refuse(u32::MAX);
            }
            game.begin(device().dice());
            answer(game, 6, &mut rng);
            refuse(u32::MAX);
            game.has_failed();
            for n in 0..5 {
                answer(game, 1, &mut rng);
                assert!(game.has_failed(), "answer {n} is not stored, and that is said");
            }
            assert!(game.undo(1, true, Source::Thumb) && game.has_failed(), "nor is a step");
            refuse(0);
            answer(game, 1, &mut rng);
            assert!(!game.has_failed(), "the flash works again");
            answer(game, 30, &mut rng);
            assert!(!game.has_failed());
            game.tape().clone()
        });
        let store = shelf(store.into_inner().close());
        assert_eq!(taken_up::<RattleAndRend>(&store), Some((tape, Some(SEED), vec![])), "begins {begins}");
    }
}

/// Steps that are folded into the last line, and answers that take the place of steps which came to nothing, are stored
/// as they are, whatever is refused on the way.
#[test]
fn a_restless_game_is_stored_as_it_is() {
    let store = shelf(Flash::new(SECTORS));
    let tape = at::<RattleAndRend, _>(&store, |game| {
        game.begin(device().dice());
        let mut rng = Lcg::new(5);
        for n in 0..400 {
            store.borrow_mut().flash().refuses = if rng.below(9) == 0 { 40 } else { 0 };
            match rng.below(4) {
                0 => drop(game.undo(1 + rng.below(3) as u16, true, Source::Thumb)),
                1 => drop(game.redo(Source::Thumb)),
                _ => answer(game, 1 + n % 2, &mut rng),
            }
        }
        store.borrow_mut().flash().refuses = 0;
        answer(game, 1, &mut rng);
        if game.standing() == umpire_engine::table::Standing::Over {
            assert!(game.undo(1, true, Source::Thumb));
        }
        game.has_failed();
        game.redo(Source::Thumb);
        game.tape().clone()
    });
    let store = shelf(store.into_inner().close());
    let taken = taken_up::<RattleAndRend>(&store).expect("it is stored");
    assert!(taken.0 == tape, "{} lines, not {}", taken.0.line_count(), tape.line_count());
}
