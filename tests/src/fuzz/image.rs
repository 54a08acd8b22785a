//! A flash image that was tampered with: opened, played on, and opened again.
//!
//! The bytes are no image but what is done to one: no chance mutation would find the checksums.

use std::cell::RefCell;
use std::sync::OnceLock;

use rattle_and_rend::{Builder, RattleAndRend};
use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire::persistence::journal::{Journal, JournalSlot};
use umpire::persistence::session_store::{Recorded, Waiting};
use umpire_engine::table::{Game, Session, Source, Tape};

use crate::craft::{header, mend, record};
use crate::flash::{Flash, SECTOR};
use crate::hammer::again::fresh;
use crate::noise::{entropy, fair_bits};
use crate::random::{Lcg, any_answer};

const SECTORS: usize = 12;
/// Deeds of one try.
const MOST: usize = 64;

/// The first byte chooses an image, the others are done to it, four bytes a deed.
pub fn image(data: &[u8]) {
    let Some((which, deeds)) = data.split_first() else { return };
    let images = images();
    let mut bytes = images[usize::from(*which) % images.len()].clone();
    for deed in deeds.as_chunks::<4>().0.iter().take(MOST) {
        tamper(&mut bytes, *deed);
    }
    let shelf = RefCell::new(Journal::open(Flash::<1>::of(bytes)).0);
    let left = play_on(&shelf, u64::from(*which));
    let mut flash = shelf.into_inner().close();
    assert!(flash.raised == 0, "no bit is written twice");
    flash.wake();
    let shelf = RefCell::new(Journal::open(flash).0);
    let (id, tape) = taken_up(&shelf).expect("what was stored is there again");
    assert!(
        (id, &tape) == (left.0, &left.1),
        "{} answers of {id}, not {} of {}",
        tape.answer_count(),
        left.1.answer_count(),
        left.0
    );
}

/// Takes up whatever lies there, or begins; answers, goes back, and is tidied up.
fn play_on(shelf: &RefCell<Journal<Flash>>, seed: u64) -> (&'static str, Tape) {
    let mut device = Device::new(Dice::from_seed([7; 32]), None);
    let mut waiting = Waiting::Yes;
    let book = waiting.book(shelf, &mut device);
    let id = book.map_or(RattleAndRend::ID, |book| book.id);
    let mut settings = [0; 64];
    shelf.borrow_mut().read(JournalSlot::Settings, &mut settings);
    let played = fresh(id, |live| {
        let mut game = Recorded::new(live, Some(shelf));
        game.open(&mut waiting, &mut device, &mut entropy(1, &mut fair_bits()));
        device.sync(&game);
        crate::picture::frame(&device.view.layout(&game));
        let mut rng = Lcg::new(seed);
        for n in 0..6 {
            match game.question().map(|question| any_answer(&question, &mut rng)) {
                // A tape that is full takes no more, and says so.
                Some(answer) => drop(game.say(&answer, Source::Thumb)),
                None => drop(game.undo(1, false, Source::Thumb)),
            }
            if n == 3 {
                game.undo(1, false, Source::Thumb);
            }
            shelf.borrow_mut().tidy();
            assert!(!game.has_failed(), "what is answered can be stored");
        }
        game.tape().clone()
    });
    let stored = shelf.borrow_mut().write(JournalSlot::Settings, &[1, 2, 3]);
    assert!(stored.is_ok(), "a drawer can be filled: {stored:?}");
    (id, played.expect("both books are known"))
}

/// What lies in the store.
fn taken_up(shelf: &RefCell<Journal<Flash>>) -> Option<(&'static str, Tape)> {
    let mut device = Device::new(Dice::NONE, None);
    let id = Waiting::Yes.book(shelf, &mut device)?.id;
    fresh(id, |live| {
        let mut game = Recorded::new(live, Some(shelf));
        let there = game.resume_stored(&mut device, &mut entropy(0, &mut fair_bits()));
        let tape = game.tape().clone();
        there.then_some((id, tape))
    })?
}

/// One deed: a byte or a sector altered, or something forged with checksums that hold.
fn tamper(bytes: &mut [u8], [what, a, b, c]: [u8; 4]) {
    let at = usize::from(u16::from_le_bytes([a, b])) % bytes.len();
    let (one, two) = (usize::from(a) % SECTORS * SECTOR, usize::from(b) % SECTORS * SECTOR);
    match what % 10 {
        0 => bytes[at] ^= c,
        1 => bytes[at] = c,
        2 => bytes[at] &= c,
        3 => {
            let end = (at + 64).min(bytes.len());
            bytes[at..end].fill(c);
        }
        4 => (0..SECTOR).for_each(|n| bytes.swap(one + n, two + n)),
        5 => bytes.copy_within(one..one + SECTOR, two),
        6 => bytes[one..one + SECTOR].fill(if c < 128 { 0xff } else { 0 }),
        7 => {
            let number = (one / SECTOR + SECTORS * usize::from(b % 8)) as u32;
            let start = number.saturating_sub((c % 16).into());
            let forged = header(number, start, u32::from(b / 8), u32::from(c), u32::from(c / 64), SECTORS);
            bytes[one..one + forged.len()].copy_from_slice(&forged);
        }
        8 => {
            let number = u32::from_le_bytes([4, 5, 6, 7].map(|n| bytes[one + n]));
            let line = [&[3][..], &[0x21, b, c]].concat();
            let forged = record(number, b % 7, c % 4, (c / 4).into(), [1, c / 4, a], &line);
            let end = crate::craft::end(&bytes[one..one + SECTOR]);
            if end + forged.len() <= SECTOR {
                bytes[one + end..one + end + forged.len()].copy_from_slice(&forged);
            }
        }
        _ => mend(&mut bytes[one..one + SECTOR]),
    }
}

/// Images as handhelds leave them: blank, in the middle of games of both books, after games that went round the ring.
fn images() -> &'static [Vec<u8>] {
    static IMAGES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    IMAGES.get_or_init(|| {
        let blank = vec![0xff; SECTORS * SECTOR];
        let played = |id: &str, games: u64, answers: u32| {
            let shelf = RefCell::new(Journal::open(Flash::<1>::new(SECTORS)).0);
            for game in 0..games {
                fresh(id, |live| stored_game(live, &shelf, game, answers));
            }
            shelf.into_inner().close().bytes
        };
        let (rend, bench) = (RattleAndRend::ID, Builder::ID);
        vec![blank, played(rend, 1, 3), played(rend, 1, 60), played(bench, 2, 20), played(rend, 9, 150)]
    })
}

fn stored_game(live: &mut dyn Session, shelf: &RefCell<Journal<Flash>>, seed: u64, answers: u32) {
    let mut game = Recorded::new(live, Some(shelf));
    game.begin(Device::new(Dice::from_seed([seed as u8; 32]), None).dice());
    let mut rng = Lcg::new(seed);
    for n in 0..answers {
        let Some(answer) = game.question().map(|question| any_answer(&question, &mut rng)) else { return };
        game.say(&answer, Source::Thumb).expect("an answer the question allows");
        if n % 11 == 10 {
            game.undo(1, false, Source::Thumb);
        }
        shelf.borrow_mut().tidy();
    }
}
