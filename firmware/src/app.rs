//! The whole device: show, wait, answer.

use embassy_futures::select::{Either3, select3};
use embassy_time::{Duration, Instant, Timer};
use umpire_rules::table::Match;
use umpire_screens::Stroke;

use crate::board::{Board, Flash};
use crate::console::Guest;
use crate::device::{Device, Moved, Notice};
use crate::games::{Book, Host, Leave, is_shelf, picked};
use crate::ledger::{self, Recorded};
use crate::mishap::{self, GIVE_UP, Message};
use crate::sheet::Sheet;
use crate::store::{Drawer, Store};
use crate::warbands::{Unkept, Warbands};

/// So long without a thumb, and there is time to put the flash in order.
const LULL: Duration = Duration::from_millis(400);

/// A device on a board.
pub struct App<'f> {
    board: Board,
    device: Device,
    guest: Guest,
    /// Whether the stored game waits to be taken up.
    waiting: bool,
    /// When the last thumb came, until what it wanted is shown.
    moment: Option<u64>,
    /// Whether somebody has played on since the start.
    well: bool,
    sheet: &'f mut Sheet,
}

impl<'f> App<'f> {
    /// A device on this board, drawing on this sheet.
    pub fn new(board: Board, device: Device, sheet: &'f mut Sheet) -> Self {
        let mut app = App { board, device, guest: Guest::new(), waiting: true, moment: None, well: false, sheet };
        app.recover();
        app
    }

    /// Says how the run before this one ended, and whether the store came through it.
    fn recover(&mut self) {
        let mut store = self.board.store.borrow_mut();
        if let Some(mishap) = self.board.pulse.mishap() {
            // If it cannot be stored, it is told once all the same.
            let _ = store.write(Drawer::Mishap, mishap.as_bytes());
            self.device.remember(mishap, true);
        } else if let Some(mishap) = stored_mishap(&mut store) {
            self.device.remember(mishap, false);
        }
        if self.board.pulse.restarts() >= GIVE_UP {
            self.waiting = false;
            self.device.note(Notice::SetAside);
        }
        if self.board.found.lost > 0 {
            self.device.note(Notice::Lost(self.board.found.lost as u16));
        }
    }

    /// Sits down at a game: the stored one goes on if it waits, any other begins.
    fn sit<'g>(&mut self, game: &'g mut dyn Match) -> Recorded<'g, 'static, Flash> {
        let shelf = is_shelf(game);
        let mut game = Recorded::new(game, (!shelf).then_some(self.board.store));
        let stored = !shelf && core::mem::take(&mut self.waiting) && game.take_up_stored(&mut self.device);
        if !shelf && !stored {
            self.device.begin(now());
            game.begin(self.device.dice());
        }
        game
    }

    /// Shows, waits and answers until the game is left.
    async fn attend(&mut self, game: &mut Recorded<'_, 'static, Flash>) -> Leave {
        self.device.turn(game);
        self.guest.forget();
        if let Some(out) = self.board.cable.speak() {
            self.guest.begin(game, out);
        }
        while !picked(game) {
            self.board.caption(game);
            self.sheet.show(&self.device.view, game, &mut self.board.panel).await;
            if let Some(left) = self.next(game).await {
                return left;
            }
            if game.has_failed() {
                self.device.note(Notice::NotStored);
            }
        }
        Leave::Picked
    }

    /// Waits for a thumb or a line, and does what it says. Where none comes for a while, the flash is put in order.
    async fn next(&mut self, game: &mut dyn Match) -> Option<Leave> {
        self.answered();
        let mut tidy = false;
        loop {
            let facts = self.board.facts();
            match select3(self.board.keys.next(), self.board.cable.next(), lull(!tidy)).await {
                Either3::First(stroke) => {
                    self.heard();
                    let moved = self.stroke(stroke, game);
                    let left = matches!(moved, Moved::AtStart | Moved::PutAway) && !is_shelf(game);
                    return left.then_some(Leave::Back);
                }
                Either3::Second((call, out)) => {
                    self.board.pulse.works();
                    let (device, warbands) = (&mut self.device, &mut *self.board.warbands);
                    return self.guest.call(call, &facts, device, warbands, game, out);
                }
                Either3::Third(()) => tidy = !self.board.store.borrow_mut().tidy(),
            }
        }
    }

    /// A thumb came.
    fn heard(&mut self) {
        self.board.pulse.works();
        self.moment = Some(now());
    }

    /// What the thumb wanted is done and shown: the umpire is well, and the thumb's moment is noise.
    fn answered(&mut self) {
        if let Some(moment) = self.moment.take() {
            self.device.stir(moment);
            if !core::mem::replace(&mut self.well, true) {
                self.board.pulse.well();
            }
        }
        self.board.pulse.rests();
    }

    /// What a thumb does; whoever is at the cable hears of it.
    fn stroke(&mut self, stroke: Stroke, game: &mut dyn Match) -> Moved {
        let (device, guest) = (&mut self.device, &mut self.guest);
        let Some(out) = self.board.cable.speak() else { return device.stroke(stroke, game, &mut |_| {}) };
        let moved = device.stroke(stroke, game, &mut |game| Guest::heard(game, out));
        guest.thumb(moved, game, out);
        moved
    }
}

fn stored_mishap(store: &mut Store<Flash>) -> Option<Message> {
    let mut bytes = [0; mishap::LONGEST];
    let length = store.read(Drawer::Mishap, &mut bytes)?;
    Message::try_from(core::str::from_utf8(&bytes[..length]).ok()?).ok()
}

/// A while without anything to do; it never ends if there is nothing to do it for.
async fn lull(wanted: bool) {
    if wanted {
        Timer::after(LULL).await;
    } else {
        core::future::pending().await
    }
}

/// This moment, as finely as the board can tell.
fn now() -> u64 {
    Instant::now().as_ticks()
}

impl Host for App<'_> {
    fn warbands(&mut self) -> Option<&mut Warbands> {
        Some(self.board.warbands)
    }

    fn settled(&mut self, settled: Result<(), Unkept>) {
        if settled.is_err() {
            self.device.note(Notice::NotKept);
        }
        if let Some(out) = self.board.cable.speak() {
            Guest::settled(settled, out);
        }
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        let book = ledger::book(self.board.store).filter(|_| self.waiting);
        self.waiting = book.is_some();
        book
    }

    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        let mut game = self.sit(game);
        let left = self.attend(&mut game).await;
        if left == Leave::Back {
            game.put_away();
        }
        left
    }
}
