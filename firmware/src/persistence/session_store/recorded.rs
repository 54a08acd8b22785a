//! A game that is stored answer by answer.

use core::cell::RefCell;
use core::ops::{Deref, DerefMut};

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{
    AnswerError, Change, ChangeError, Role, Rules, Session, Source, Standing, Steps, Tape, TapeLine,
};

use super::Waiting;
use super::game_label::{GameLabel, GameName};
use super::game_store::label_of;
use super::head::{FIXED, fixed, with_head};
use crate::app::device::{Device, Notice};
use crate::fairness::dice::{Dice, Origin};
use crate::fairness::entropy::Entropy;
use crate::games::is_foyer;
use crate::log;
use crate::persistence::journal::{Journal, JournalSlot, StoreError};

/// A game whose every answer is stored before anybody hears what came of it.
pub struct Recorded<'g, 's: 'g, F: 'g> {
    game: &'g mut dyn Session,
    /// Where it is stored; nowhere, where there is no place.
    store: Option<&'s RefCell<Journal<F>>>,
    /// What of the tape is stored; none while the game is not.
    stored: Option<Stored>,
    /// What it will be stored with as soon as there is an answer.
    pending: Option<Vec<u8, FIXED>>,
    /// How it will be stored as soon as its dice are sealed.
    unsealed: Option<Waiting>,
    /// Whether the seed of its dice was told, as it is stored.
    told: bool,
    /// Whether the game in the store is this one.
    begun: bool,
    /// Whether something could not be stored since somebody last asked.
    failed: bool,
    /// The game that was over and kept, where this is one that is looked at: nothing of it changes.
    shown: Option<u8>,
}

/// How much of a tape is stored.
#[derive(Clone, Copy, Default)]
struct Stored {
    /// Bytes of it.
    bytes: usize,
    /// The last line, where it is about steps: others may yet be folded into it, or an answer take its place.
    open: Option<(Steps, Source, usize)>,
}

impl Stored {
    /// All of this tape.
    fn all(tape: &Tape) -> Self {
        Stored { bytes: tape.as_bytes().len(), open: tape.last_line().and_then(|line| open(&line)) }
    }
}

/// What is known of a stored line about steps.
fn open(line: &TapeLine<'_>) -> Option<(Steps, Source, usize)> {
    Some((Steps::read(line)?, line.source, line.bytes.len()))
}

impl<'g, 's, F: NorFlash> Recorded<'g, 's, F> {
    /// A game that has not begun, and where it will be stored.
    pub fn new(game: &'g mut dyn Session, store: Option<&'s RefCell<Journal<F>>>) -> Self {
        Recorded {
            game,
            store,
            stored: None,
            pending: None,
            unsealed: None,
            told: false,
            begun: false,
            failed: false,
            shown: None,
        }
    }

    /// Sits down at a game: the stored one goes on if it waits, any other begins at this moment. Where a game lies in
    /// the store that could not be taken up, it stays there until there is an answer to store.
    pub fn open(&mut self, waiting: &mut Waiting, device: &mut Device, entropy: &mut Entropy<'_>) {
        device.cancel_sealing();
        device.view.set_kept(false);
        if is_foyer(self.game) {
            self.store = None;
            return;
        }
        match *waiting {
            Waiting::Yes => {
                *waiting = Waiting::No;
                if self.resume_stored(device, entropy) {
                    return;
                }
                *waiting = Waiting::SetAside;
            }
            Waiting::Shown(id) => {
                *waiting = Waiting::No;
                return self.show_kept(id, device);
            }
            Waiting::Again(id) => {
                *waiting = Waiting::No;
                // What each side brought holds from its first question on.
                if self.reopen_stored(Some(id)).is_some_and(|(_, fits)| fits) {
                    self.game.resume(&mut |_| {}).unwrap_or_default(); // no lines
                }
            }
            Waiting::No | Waiting::SetAside => {}
        }
        if self.game.lesson().is_some() {
            device.begin_lesson();
        } else if self.game.book().role == Role::Game {
            let seats = self.game.scene().seats();
            device.begin(entropy, seats);
        } else {
            device.begin_bench(entropy);
        }
        self.unsealed = Some(*waiting);
        self.settle(device);
    }

    /// Stores the game once its dice are fixed: who switches off before that begins anew. And once their seed was told,
    /// that is stored too: who switches off and on again gets no dice that are known.
    pub fn settle(&mut self, device: &Device) {
        if self.begun && device.is_seed_revealed() && !core::mem::replace(&mut self.told, true) {
            self.write_told(device.dice());
        }
        match self.unsealed.take_if(|_| !device.is_sealing()) {
            None => {}
            Some(Waiting::SetAside) => self.begin_later(device.dice()),
            Some(_) => self.begin(device.dice()),
        }
    }

    /// Writes down that the seed of these dice was told: in a slot, for the game itself is never written anew.
    fn write_told(&mut self, dice: &Dice) {
        if let (Some(store), Some(hash)) = (self.store, dice.hash()) {
            self.failed |= store.borrow_mut().write(JournalSlot::RevealedSeed, &hash).is_err();
        }
    }

    /// Whether the seed of these dice was told before the power went.
    fn was_told(&self, dice: &Dice) -> bool {
        let mut told = [0; 32];
        let length = self.store.and_then(|store| store.borrow_mut().read(JournalSlot::RevealedSeed, &mut told));
        length == Some(told.len()) && dice.hash() == Some(told)
    }

    /// Takes the stored game up at this moment, as far as these rules understand it; false where this is another game.
    #[inline(never)]
    pub fn resume_stored(&mut self, device: &mut Device, entropy: &mut Entropy<'_>) -> bool {
        let Some(store) = self.store else { return false };
        let Some((origin, fits)) = self.reopen_stored(None) else { return false };
        let mut answers = |line: &mut dyn FnMut(&[u8])| {
            store.borrow_mut().game(&mut |_| {}, line);
        };
        let resumed = if fits { self.game.resume(&mut answers) } else { Ok(()) };
        let lines = self.game.tape().line_count();
        if !fits || resumed.is_err() {
            device.note(Notice::OtherRules(lines));
        }
        if !fits || (resumed.is_err() && lines == 0) {
            return false;
        }
        (self.stored, self.begun) = (Some(Stored::all(&self.game.tape())), true);
        if self.game.book().role == Role::Game {
            // It is stored with the next line: who switches off before that has thrown nothing with it.
            let noise = device.resume(origin, entropy);
            if noise.is_some_and(|noise| !self.game.note_resumed(&noise)) {
                device.distrust_dice();
            }
            if self.was_told(device.dice()) || self.label().told {
                device.reveal_seed();
                self.told = true;
            }
        } else {
            device.resume_bench(origin);
        }
        if resumed.is_err() {
            self.begin(device.dice());
        }
        true
    }

    /// Plays a game that was kept to where it ended, to be looked at. Its dice are those it had, and none are thrown.
    #[inline(never)]
    fn show_kept(&mut self, id: u8, device: &mut Device) {
        let (Some(store), Some((origin, true))) = (self.store, self.reopen_stored(Some(id))) else {
            return device.note(Notice::OtherRules(0));
        };
        let mut answers = |line: &mut dyn FnMut(&[u8])| {
            store.borrow_mut().pour_game(id, &mut |_| {}, line);
        };
        if self.game.resume(&mut answers).is_err() {
            device.note(Notice::OtherRules(self.game.tape().line_count()));
        }
        self.shown = Some(id);
        device.view.set_kept(true);
        device.resume_bench(origin);
    }

    /// Lets the game start from what the stored one started from; where its dice come from, and whether these rules can.
    /// A head is large, and done with before anything is heard.
    #[inline(never)]
    fn reopen_stored(&mut self, kept: Option<u8>) -> Option<(Origin, bool)> {
        let book = self.game.book();
        with_head(self.store?, kept, |head| {
            let same = head.edition == book.edition;
            self.game.set_lesson(head.origin.is_arranged());
            (head.game == book.id).then(|| (head.origin, same && self.game.reopen(head.opening)))
        })?
    }

    /// Stores the game from its beginning, in the place of the one before.
    #[inline(never)]
    pub fn begin(&mut self, dice: &Dice) {
        self.unsealed = None;
        self.store_as(&fixed(self.game, dice));
    }

    /// The same as soon as there is an answer: until then the game before it stays.
    pub fn begin_later(&mut self, dice: &Dice) {
        self.pending = Some(fixed(self.game, dice));
    }

    #[inline(never)]
    fn store_as(&mut self, fixed: &[u8]) {
        let Some(store) = self.store else { return };
        let game = &*self.game;
        let mut head = |out: &mut dyn FnMut(&[u8])| {
            out(fixed);
            game.opening(out);
        };
        let mut store = store.borrow_mut();
        // One that lies there and is not this one waits on the shelf from now on.
        let free = self.begun || store.leave_as_it_was().is_ok();
        self.begun = free && store.begin(&mut head).is_ok();
        drop(store);
        self.stored = self.begun.then(Stored::default);
        self.failed |= !self.begun;
        if self.begun {
            self.follow();
        } else {
            self.pending = Vec::from_slice(fixed).ok(); // and with the next answer it is tried again
        }
    }

    /// Stores what the game has heard since. What could not be stored is tried again with every answer.
    #[inline(never)]
    fn follow(&mut self) {
        if let Some(fixed) = self.pending.take() {
            return self.store_as(&fixed); // which follows
        }
        let (Some(stored), Some(store)) = (&mut self.stored, self.store) else { return };
        let tape = self.game.tape();
        let mut store = store.borrow_mut();
        let mut kept = Ok(());
        if let Some((steps, source, length)) = stored.open {
            let now = tape.iter_from(stored.bytes - length).next();
            let same = |line: &TapeLine<'_>| (Steps::read(line), line.source) == (Some(steps), source);
            if let Some(line) = now.filter(|line| !same(line)) {
                kept = store.replace(line.bytes);
                if kept.is_ok() {
                    stored.bytes = stored.bytes - length + line.bytes.len();
                    stored.open = open(&line);
                }
            }
        }
        if kept.is_ok() {
            for line in tape.iter_from(stored.bytes) {
                kept = store.append(line.bytes);
                if kept.is_err() {
                    break;
                }
                stored.bytes += line.bytes.len();
                stored.open = open(&line);
            }
        }
        self.failed |= kept.is_err();
    }

    /// Whether something could not be stored since this was last asked.
    pub fn has_failed(&mut self) -> bool {
        core::mem::take(&mut self.failed)
    }

    /// The game is put away: one that is over is kept among the games played.
    pub fn put_away(&mut self, device: &Device) {
        self.stored = None;
        // A lesson is not kept among the games played.
        let played = self.game.book().role == Role::Game && self.game.lesson().is_none();
        let over = played && self.game.standing() == Standing::Over;
        let label = over.then(|| self.label_now(None, device));
        if let (true, Some(store)) = (core::mem::take(&mut self.begun), self.store) {
            let mut store = store.borrow_mut();
            // If this cannot be stored, the game is taken up once more: nothing is lost by that.
            let _ = match label {
                Some(label) => store.leave(&label.to_bytes(), true),
                None => store.end(),
            };
        }
    }

    /// Leaves the game: it waits on the shelf, under this name or the one it had. Where that cannot be stored, nothing
    /// has changed.
    pub fn park(&mut self, name: Option<GameName>, device: &Device) -> Result<(), StoreError> {
        let store = self.store.ok_or(StoreError::NoGame)?;
        if !self.begun {
            return Err(StoreError::NoGame);
        }
        let label = self.label_now(name, device);
        store.borrow_mut().leave(&label.to_bytes(), false)?;
        (self.stored, self.begun) = (None, false);
        Ok(())
    }

    /// Whether it lies in the store.
    pub fn is_begun(&self) -> bool {
        self.begun
    }

    /// The game that was kept and is looked at, where this is one.
    pub fn shown(&self) -> Option<u8> {
        self.shown
    }

    /// What the game was known by when it was left last.
    fn label(&self) -> GameLabel {
        let label = |store: &RefCell<Journal<F>>| {
            let open = store.borrow().open_game()?;
            Some(label_of(&mut store.borrow_mut(), open.id))
        };
        self.store.and_then(label).unwrap_or_default()
    }

    /// What it is known by as it stands.
    fn label_now(&self, name: Option<GameName>, device: &Device) -> GameLabel {
        let name = name.unwrap_or_else(|| self.label().name);
        GameLabel::of(self.game, name, device.is_seed_revealed())
    }
}

/// A stored game is played like any other.
impl<'g, 's: 'g, F: NorFlash + 'g> Deref for Recorded<'g, 's, F> {
    type Target = dyn Session + 'g;

    fn deref(&self) -> &Self::Target {
        self
    }
}

impl<'g, 's: 'g, F: NorFlash + 'g> DerefMut for Recorded<'g, 's, F> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self
    }
}

impl<F: NorFlash> Session for Recorded<'_, '_, F> {
    fn rules(&self) -> &dyn Rules {
        self.game.rules()
    }

    fn change(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        let seen = matches!(change, Change::LookBack(_) | Change::VisitHistory(..));
        if !seen {
            let asked = self.game.question().map_or("over", |open| open.heading.id);
            log::info!("{=str}: {}", asked, change);
        }
        self.make(change).inspect_err(|why| log::warn!("refused: {}", why))?;
        if !seen {
            self.game.news().iter().for_each(|happening| log::debug!("so {}", happening));
        }
        Ok(())
    }
}

impl<F: NorFlash> Recorded<'_, '_, F> {
    /// Makes a change, and stores what came of it.
    fn make(&mut self, change: Change<'_>) -> Result<(), ChangeError> {
        match change {
            // What was played stays as it was.
            Change::Say(..) | Change::Correct(..) | Change::Nickname(..) if self.shown.is_some() => {
                return Err(ChangeError::Answer(AnswerError::NotNow));
            }
            Change::Undo { .. } | Change::Redo(_) if self.shown.is_some() => return Err(ChangeError::Step),
            Change::Say(..)
            | Change::Undo { .. }
            | Change::Redo(_)
            | Change::Correct(..)
            | Change::Nickname(..)
            | Change::AppendLine(_) => {
                self.game.change(change)?;
                self.follow();
            }
            // Another game is stored as soon as its dice are known.
            Change::Load(opening, _) => {
                let label = (self.begun && !self.game.tape().is_empty()).then(|| {
                    let label = GameLabel::of(self.game, self.label().name, self.told);
                    (label, self.game.standing() == Standing::Over)
                });
                self.game.change(change)?;
                // The one before it waits on the shelf.
                if let (Some((label, over)), Some(store)) = (label, self.store) {
                    self.begun = store.borrow_mut().leave(&label.to_bytes(), over).is_err();
                    self.failed |= self.begun;
                }
                (self.stored, self.unsealed, self.shown) = (None, Some(Waiting::No), None);
                self.told &= opening.is_none();
            }
            // What the device notes is stored with the next line.
            Change::NoteResumed(_) | Change::Resume(_) | Change::Reopen(_) => self.game.change(change)?,
            Change::LookBack(_) | Change::VisitHistory(..) => self.game.change(change)?,
        }
        Ok(())
    }
}
