//! A game that is stored answer by answer.

use core::cell::RefCell;
use core::ops::{Deref, DerefMut};

use embedded_storage::nor_flash::NorFlash;
use heapless::Vec;
use umpire_engine::table::{Change, ChangeError, Role, Rules, Session, Source, Steps, Tape, TapeLine};

use super::Waiting;
use super::head::{FIXED, fixed, with_head};
use crate::app::device::{Device, Notice};
use crate::fairness::dice::{Dice, Origin};
use crate::fairness::entropy::Entropy;
use crate::games::is_foyer;
use crate::log;
use crate::persistence::journal::{Journal, JournalSlot};

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
        Recorded { game, store, stored: None, pending: None, unsealed: None, told: false, begun: false, failed: false }
    }

    /// Sits down at a game: the stored one goes on if it waits, any other begins at this moment. Where a game lies in
    /// the store that could not be taken up, it stays there until there is an answer to store.
    pub fn open(&mut self, waiting: &mut Waiting, device: &mut Device, entropy: &mut Entropy<'_>) {
        device.cancel_sealing();
        if is_foyer(self.game) {
            self.store = None;
            return;
        }
        let waited = *waiting == Waiting::Yes;
        if waited {
            *waiting = Waiting::No;
            if self.resume_stored(device, entropy) {
                return;
            }
            *waiting = Waiting::SetAside;
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
        let Some((origin, fits)) = self.reopen_stored(store) else { return false };
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
            if self.was_told(device.dice()) {
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

    /// Lets the game start from what the stored one started from; where its dice come from, and whether these rules can.
    /// A head is large, and done with before anything is heard.
    #[inline(never)]
    fn reopen_stored(&mut self, store: &RefCell<Journal<F>>) -> Option<(Origin, bool)> {
        let book = self.game.book();
        with_head(store, |head| {
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
        self.begun = store.borrow_mut().begin(&mut head).is_ok();
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

    /// The game is put away.
    pub fn put_away(&mut self) {
        self.stored = None;
        if let (true, Some(store)) = (core::mem::take(&mut self.begun), self.store) {
            // If this cannot be stored, the game is taken up once more: nothing is lost by that.
            let _ = store.borrow_mut().end();
        }
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
                self.game.change(change)?;
                (self.stored, self.unsealed) = (None, Some(Waiting::No));
                self.told &= opening.is_none();
            }
            // What the device notes is stored with the next line.
            Change::NoteResumed(_) | Change::Resume(_) | Change::Reopen(_) => self.game.change(change)?,
            Change::LookBack(_) | Change::VisitHistory(..) => self.game.change(change)?,
        }
        Ok(())
    }
}
