//! The whole device: show, wait, answer.

use embassy_futures::select::{Either, select};
use embassy_futures::yield_now;
use embassy_time::{Duration, Instant, Timer};
use umpire_rules::table::Session;
use umpire_screens::{DeviceStatus, KeyEvent, Setting};

use crate::attendant::{Attendant, Heard};
use crate::battery;
use crate::board::{Board, Cable, Flash};
use crate::console::facts::Battery;
use crate::console::{Call, Guest};
use crate::device::{Device, Moved, Notice};
use crate::games::{Book, Host, Leave, is_foyer, picked};
use crate::ledger::{Recorded, Waiting};
use crate::mishap::{GIVE_UP, Message};
use crate::rosters::{KeepError, RosterStore};
use crate::settings::Settings;
use crate::sheet::Sheet;
use crate::sound::{self, Ear};
use crate::store::{self, Drawer};

/// How long whatever is done in front of a curtain takes, the picture included: longer than any picture does. Those of
/// some numbers are drawn faster than others, and whoever asks by cable in the meantime must not learn which.
const EVEN: Duration = Duration::from_millis(30);

/// How much is put in order at once: an erase each, 45 ms.
const MOST_CHORES: u8 = 4;

/// A device on a board.
pub struct App<'f> {
    board: Board,
    cable: Cable,
    device: Device,
    guest: Guest,
    attendant: Attendant,
    ear: Ear,
    sheet: &'f mut Sheet,
    waiting: Waiting,
    /// When the last thumb came, until what it wanted is shown.
    moment: Option<u64>,
    /// Nothing else is heard before this moment.
    even: Instant,
    /// Whether somebody has played on since the start.
    well: bool,
    /// Whether the flash was put in order since the start.
    ready: bool,
    /// Whether the next game is looked back at from its first answer.
    look_back: bool,
}

/// A game as the app plays it: every answer is stored before anybody sees what came of it.
type Table<'g> = Recorded<'g, 'static, Flash>;

impl<'f> App<'f> {
    /// A device on this board, drawing on this sheet.
    #[inline(never)] // what it is made of does not lie under the game
    pub fn new((board, cable): (Board, Cable), device: Device, sheet: &'f mut Sheet) -> Self {
        let attendant = Attendant::new(settings(&mut board.store.borrow_mut()));
        let (guest, ear) = (Guest::new(), Ear::new());
        let (waiting, moment, even, well, ready) = (Waiting::Yes, None, Instant::now(), false, false);
        let look_back = false;
        let mut app =
            App { board, cable, device, guest, attendant, ear, sheet, waiting, moment, even, well, ready, look_back };
        app.device.read_by_thumbs();
        if app.attendant.settings().witnessed {
            app.device.witness(true);
        }
        app.attendant.look_at_battery(&mut app.board);
        app.recover();
        app
    }

    /// Looks back at the stored game from its first answer, before it goes on.
    pub fn look_back(&mut self) {
        self.look_back = true;
    }

    /// Says how the run before this one ended, and whether the store came through it.
    #[inline(never)]
    fn recover(&mut self) {
        let mut store = self.board.store.borrow_mut();
        if let Some(mishap) = self.board.heartbeat.mishap() {
            // If it cannot be stored, it is told once all the same.
            if !self.attendant.stopped() {
                let _ = store.write(Drawer::Mishap, mishap.as_bytes());
            }
            self.device.remember(mishap, true);
        } else if let Some(mishap) = mishap(&mut store) {
            self.device.remember(mishap, false);
        }
        if self.board.heartbeat.restarts() >= GIVE_UP {
            self.waiting = Waiting::Aside;
            self.device.note(Notice::SetAside);
        }
        if self.board.found.old > 0 {
            self.device.note(Notice::OldStore);
        }
        if self.board.found.missing() > 0 {
            self.device.note(Notice::Lost(self.board.found.answers));
        }
    }

    /// Shows, waits and answers until the game is left.
    async fn attend(&mut self, game: &mut Table<'_>) -> Leave {
        self.device.turn(game);
        if core::mem::take(&mut self.look_back) {
            self.device.stand(Some(0), game);
        }
        self.tell_of_store(game);
        self.feel();
        self.guest.forget();
        if let Some(out) = self.cable.speak() {
            self.guest.begin(&self.device, game, out);
        }
        while !picked(game) {
            self.board.caption(game);
            self.attendant.turn(&mut self.board, game);
            if self.device.view.is_looking() {
                self.feel();
            }
            yield_now().await; // a sound begins when it is due, whatever is to be drawn
            self.sheet.show(&self.device.view, game, &mut self.board.panel).await;
            if self.answered(game) {
                continue; // and that is to be seen at once
            }
            self.make_ready();
            Timer::at(self.even).await;
            if let Some(left) = self.next(game).await {
                return left;
            }
            game.settle(&self.device);
            self.tell_of_store(game);
        }
        Leave::Picked
    }

    /// Waits for a thumb, a line or a moment for chores, and does what is to be done.
    async fn next(&mut self, game: &mut dyn Session) -> Option<Leave> {
        let heard = select(self.attendant.next(&mut self.board), self.cable.next()).await;
        let view = &self.device.view;
        // A line changes no picture in front of a closed curtain.
        let uneven = if matches!(heard, Either::First(_)) { view.asks_secret() } else { view.is_peeking() };
        if uneven {
            self.even = Instant::now() + EVEN;
        }
        match heard {
            Either::First(Heard::KeyEvent(stroke)) => {
                self.board.heartbeat.works();
                self.moment = Some(now());
                let moved = self.stroke(stroke, game);
                return match moved {
                    _ if is_foyer(game) => None,
                    Moved::AtStart => Some(Leave::Before),
                    Moved::PutAway => Some(Leave::Back),
                    _ => None,
                };
            }
            Either::First(Heard::Battery(notice)) => {
                self.board.heartbeat.works();
                self.tell_of_battery(notice, game);
            }
            Either::First(Heard::Power) => self.board.heartbeat.works(),
            Either::First(Heard::Idle) => {
                self.board.heartbeat.works();
                if self.board.store.borrow_mut().tidy() {
                    self.attendant.has_more_chores();
                }
            }
            Either::Second((call, out)) => {
                self.board.heartbeat.works();
                let facts = self.board.facts(battery_of(&self.attendant));
                let (device, rosters) = (&mut self.device, &mut self.board.rosters);
                let said = matches!(call, Call::Line(_));
                if said && self.attendant.stopped() {
                    Guest::refuse(Notice::BatteryEmpty, device, out);
                    return None;
                }
                let left = self.guest.call(call, &facts, device, rosters, game, out).unwrap_or(None);
                if said {
                    self.attendant.stir(&mut self.board).await;
                    self.board.heartbeat.well();
                }
                let heard = self.ear.hear(Moved::Stayed, &self.device.view, game);
                self.attendant.sound(&mut self.board, heard);
                return left;
            }
        }
        None
    }

    /// What a thumb does; whoever is at the cable hears of it.
    fn stroke(&mut self, stroke: KeyEvent, game: &mut dyn Session) -> Moved {
        let (device, guest) = (&mut self.device, &mut self.guest);
        let moved = match self.cable.speak() {
            None => device.stroke(stroke, game, &mut |_| {}),
            Some(out) => {
                let moved = device.stroke(stroke, game, &mut |game| Guest::heard(game, out));
                guest.thumb(moved, game, out);
                moved
            }
        };
        if let Moved::Set(dial) = moved {
            self.set(dial);
        }
        let heard = self.ear.hear(moved, &self.device.view, game);
        self.attendant.sound(&mut self.board, heard);
        moved
    }

    /// Turns a dial, and remembers how it stands.
    fn set(&mut self, dial: Setting) {
        self.attendant.dial(dial);
        self.device.witness(self.attendant.settings().witnessed);
        let settings = self.attendant.settings().to_bytes();
        if self.board.store.borrow_mut().write(Drawer::Settings, &settings).is_err() {
            self.device.warn_of(Notice::NotStored);
        }
    }

    /// What the thumb wanted is done and shown: the umpire is well, and the thumb's moment is noise. Whether the
    /// source of noise was found broken by it.
    fn answered(&mut self, game: &dyn Session) -> bool {
        let sound = self.device.noise().broken().is_none();
        if let Some(moment) = self.moment.take() {
            self.device.stir(moment, game);
            if !core::mem::replace(&mut self.well, true) {
                self.board.heartbeat.well();
            }
        }
        self.board.heartbeat.rests();
        sound && self.device.noise().broken().is_some()
    }

    /// Says at once if an answer could not be stored.
    fn tell_of_store(&mut self, game: &mut Table<'_>) {
        if game.has_failed() {
            self.device.warn_of(Notice::NotStored);
            if let Some(out) = self.cable.speak() {
                Guest::refuse(Notice::NotStored, &self.device, out);
            }
        }
    }

    /// Puts the flash in order once the first picture is there: later, a first answer would have to wait for it.
    fn make_ready(&mut self) {
        if !core::mem::replace(&mut self.ready, true) && !self.attendant.stopped() {
            let mut store = self.board.store.borrow_mut();
            (0..MOST_CHORES).take_while(|_| store.tidy()).for_each(drop);
        }
    }

    /// Tells the screen how the device is doing.
    fn feel(&mut self) {
        let dice = if self.device.noise().broken().is_none() { "tested noise" } else { "your own" };
        let answers = self.board.store.borrow().left().answers;
        let mishap = self.device.mishap().unwrap_or_default().chars().take(24).collect();
        let vitals = self.attendant.vitals(&self.board);
        self.device.view.set_status(DeviceStatus { dice, answers: Some(answers), mishap, ..vitals });
    }

    /// Tells the players of the battery, as far as they must know.
    fn tell_of_battery(&mut self, notice: battery::Notice, game: &dyn Session) {
        self.attendant.sound(&mut self.board, sound::of_battery(notice));
        match notice {
            battery::Notice::Low => self.device.warn_of(Notice::BatteryLow),
            battery::Notice::Empty => self.device.warn_of(Notice::BatteryEmpty),
            battery::Notice::Back => self.device.unwarn(game),
        }
    }
}

/// How players like the device.
fn settings(store: &mut store::Store<Flash>) -> Settings {
    let mut bytes = [0; 64];
    let length = store.read(Drawer::Settings, &mut bytes).unwrap_or(0);
    Settings::from_bytes(&bytes[..length]).unwrap_or_default()
}

/// Why the umpire stopped last.
fn mishap(store: &mut store::Store<Flash>) -> Option<Message> {
    let mut bytes = [0; crate::mishap::LONGEST];
    let length = store.read(Drawer::Mishap, &mut bytes)?;
    Message::try_from(core::str::from_utf8(&bytes[..length]).ok()?).ok()
}

/// The battery, as the console tells of it.
fn battery_of(attendant: &Attendant) -> Option<Battery> {
    let gauge = attendant.gauge();
    let charging = gauge.supply() == battery::Supply::Charging;
    gauge.percent().map(|percent| Battery { percent, charging })
}

/// This moment, as finely as the board can tell.
fn now() -> u64 {
    Instant::now().as_micros()
}

impl Host for App<'_> {
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        Some(&mut self.board.rosters)
    }

    fn settled(&mut self, settled: Result<(), KeepError>) {
        if let Err(why) = settled {
            self.device.note(Notice::NotKept(why));
        }
        if let Some(out) = self.cable.speak() {
            Guest::settled(settled, out);
        }
    }

    fn too_much(&mut self) {
        self.device.note(Notice::TooMuch);
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        self.waiting.book(self.board.store, &mut self.device)
    }

    async fn play(&mut self, game: &mut dyn Session) -> Leave {
        let mut game = Recorded::new(game, Some(self.board.store));
        game.sit(&mut self.waiting, &mut self.device, now());
        let left = self.attend(&mut game).await;
        if matches!(left, Leave::Back | Leave::Before) {
            game.put_away();
        }
        left
    }
}
