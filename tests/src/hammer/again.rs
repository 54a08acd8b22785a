//! The same game once more: from its tape, from its save, and by a step back and the same answer again.

use std::pin::pin;

use umpire::fairness::dice::Dice;
use umpire::games;
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::{Answer, Game, Question, Runner, Seat, Session, Source, Standing, Table, Tape, TapeLine};

use crate::wide::Wide;

/// Opens a fresh game of this book, and does something with it. None where there is no such book.
pub fn fresh<R>(id: &str, act: impl FnOnce(&mut dyn Session) -> R) -> Option<R> {
    match games::book(id) {
        Some(book) => games::with_session(book, act),
        None => (id == Wide::ID).then(|| sit::<Wide, R>(act)),
    }
}

fn sit<G: Game, R>(act: impl FnOnce(&mut dyn Session) -> R) -> R {
    let opening = G::Opening::default();
    let table = Table::<G>::new(&opening, Tape::new());
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    act(&mut live)
}

/// What a game started from.
pub fn opening(game: &dyn Session) -> Vec<u8> {
    let mut bytes = Vec::new();
    game.opening(&mut |piece| bytes.extend_from_slice(piece));
    bytes
}

/// What was chosen by every answer that stands.
pub fn choices(tape: &Tape) -> Vec<Vec<u8>> {
    let choice = |line: TapeLine<'_>| {
        let mut bytes = Vec::new();
        line.choice(&mut |piece| bytes.extend_from_slice(piece));
        bytes
    };
    tape.answers().map(choice).collect()
}

/// Where a game stands, as far as players can tell.
#[derive(PartialEq, Eq, Debug)]
pub struct Stands {
    standing: Standing,
    question: Option<Question>,
    log: Vec<umpire_engine::table::Happening>,
    counters: [Option<(u8, u8)>; 2],
    in_play: Vec<bool>,
    lines: u16,
    answers: Vec<Vec<u8>>,
}

impl Stands {
    /// Where this game stands.
    pub fn of(game: &dyn Session) -> Self {
        let scene = game.scene();
        let counter = |seat| scene.counter(seat).map(|counter| (counter.now, counter.total));
        Stands {
            standing: game.standing(),
            question: game.question().map(|question| question.clone()),
            log: game.log().to_vec(),
            counters: [Seat::RED, Seat::BLUE].map(counter),
            in_play: (0..scene.pieces()).map(|at| scene.card(umpire_engine::table::PieceId(at)).in_play).collect(),
            lines: game.tape().answer_count(),
            answers: choices(&game.tape()),
        }
    }

    /// Checks that another game stands there too.
    pub fn is_where(&self, other: &dyn Session, why: &str) {
        let other = Stands::of(other);
        assert!(
            *self == other,
            "{why}: {:?} after {} answers, not {:?} after {}",
            other.asks(),
            other.lines,
            self.asks(),
            self.lines
        );
    }

    fn asks(&self) -> Option<&'static str> {
        self.question.as_ref().map(|question| question.heading.id)
    }
}

/// Does something with a copy of a game, made from its tape.
fn copied(game: &dyn Session, act: impl FnOnce(&mut dyn Session)) {
    fresh(game.edition().0, |copy| {
        assert!(copy.reopen(&opening(game)), "a game can start from what it started from");
        let stored: Vec<Vec<u8>> = game.tape().iter().map(|line| line.bytes.to_vec()).collect();
        let mut lines = |line: &mut dyn FnMut(&[u8])| stored.iter().for_each(|stored| line(stored));
        let resumed = copy.resume(&mut lines);
        assert!(resumed.is_ok(), "its own tape is understood: {resumed:?}");
        act(copy);
    });
}

/// Its tape, heard by the same rules once more, leads to where the game stands.
pub fn from_its_tape(game: &dyn Session) {
    let stands = Stands::of(game);
    copied(game, |other| {
        stands.is_where(other, "from its tape");
        other.visit_history(20, &mut |_| {});
        stands.is_where(other, "after all was told");
        assert!(*other.tape() == *game.tape(), "the tape is the same");
    });
}

/// Its save, read and taken up, leads there too.
pub fn from_its_save(game: &dyn Session, dice: &Dice) {
    let stands = Stands::of(game);
    let mut text = String::new();
    save_file::write(game, dice, Telling::All, &mut text).expect("a string takes all");
    let saved = save_file::read(&text).unwrap_or_else(|why| panic!("its own save is read: {why}"));
    assert!((saved.game, saved.edition) == game.edition() && saved.origin == *dice.origin());
    fresh(game.edition().0, |other| {
        let taken = other.load_game(&saved.opening, &saved.tape);
        assert!(taken.is_ok(), "its own save is taken up: {taken:?}");
        stands.is_where(other, "from its save");
        let mut again = String::new();
        save_file::write(other, dice, Telling::All, &mut again).expect("a string takes all");
        assert!(again == text, "and saves as the same text");
    });
}

/// A step back and the same answer again is no change.
pub fn after_a_step_back(game: &dyn Session, last: &Answer) {
    let stands = Stands::of(game);
    copied(game, |game| {
        assert!(game.undo(1, true, Source::Thumb), "what was answered can be taken back");
        let lines = game.tape().answer_count();
        assert!(lines + 1 == stands.lines, "a step back takes back one answer: {lines} of {}", stands.lines);
        let said = game.say(last, Source::Thumb);
        assert!(said.is_ok(), "the same answer is taken again: {said:?}");
        stands.is_where(game, "after a step back and the same answer");
    });
}
