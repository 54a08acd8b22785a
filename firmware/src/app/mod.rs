//! The whole device: show, wait, answer. Generic over its [board](crate::board), so that what the tests drive is what
//! ships.
//!
//! One key: [`Housekeeping::next`] reports it, [`Device::on_key`] does it, [`Presenter::show`] draws what came of it.
//! One line: the cable brings it, [`CableConsole::call`] does it. Every answer is stored before it is shown: the game is a
//! [`Recorded`] one.

pub mod battery;
mod clocks;
pub mod device;
mod homing;
mod hot;
pub mod housekeeping;
pub mod key_repeat;
pub mod lamp;
pub(crate) mod lesson;
pub mod light;
pub mod presenter;
mod rematch;
mod shelving;
mod side_clock;
pub mod sound;
mod startup;
mod status;
mod turn_clock;

use core::future::pending;

use embassy_futures::select::{Either, Either3, select3};
use embassy_futures::yield_now;
use embassy_time::{Duration, Instant};
use umpire_engine::table::{Session, Source, TapeLine, Thrown};
use umpire_screens::KeyEvent;

use self::clocks::Clocks;
use self::device::{Device, Notice, Outcome};
use self::hot::hot;
use self::housekeeping::{Housekeeping, InputEvent};
use self::presenter::Presenter;
use self::rematch::Rematch;
use self::sound::SoundPicker;
use crate::board::{Board, Cable, Clock, Incoming, Noise, Observer, Parts, Watchdog};
use crate::console::{CableConsole, Call, Place};
use crate::fairness::entropy::Entropy;
use crate::games::{Book, Host, Keep, Leave, is_foyer, is_homecoming, picked};
use crate::homecoming::{ArrivalStore, JournalArrivals};
use crate::log;
use crate::persistence::journal::JournalSlot;
use crate::persistence::rosters::{KeepError, RosterStore};
use crate::persistence::session_store::{GameStore, JournalGames, Recorded, Waiting};
use crate::persistence::settings::Settings;

/// How long whatever is done in front of a curtain takes, the picture included: longer than any picture does. Those of
/// some numbers are drawn faster than others, and whoever asks by cable in the meantime must not learn which.
const PADDING: Duration = Duration::from_millis(30);

/// How long each picture of tumbling dice stays.
const FRAME: Duration = Duration::from_millis(50);

/// How much is put in order at once: an erase each, 45 ms.
const MOST_CHORES: u8 = 4;

/// A device on a board.
pub struct App<'b, B: Board> {
    pub(crate) board: Parts<'b, B>,
    pub(crate) device: Device,
    pub(crate) console: CableConsole,
    pub(crate) housekeeping: Housekeeping,
    sounds: SoundPicker,
    pub(crate) presenter: &'b mut Presenter,
    waiting: Waiting,
    /// When the last key came, until what it wanted is shown.
    pressed_at: Option<u64>,
    /// Nothing else is heard before this moment.
    quiet_until: Instant,
    /// Whether somebody has played on since the start.
    well: bool,
    /// Whether the flash was put in order since the start.
    ready: bool,
    /// Whether the next game is looked back at from its first answer.
    look_back: bool,
    /// Whether whoever reads the cable knows the open question already.
    asked: bool,
    /// What was agreed before the game that was played last, where there is to be one like it.
    rematch: Option<Rematch>,
    /// The number of that game in the store.
    ended: Option<u8>,
    clocks: Clocks,
}

/// Whether the last answer is dice of the device, at a table where nobody else than thumbs plays.
fn threw(game: &dyn Session) -> bool {
    let tape = game.tape();
    let by_device = |line: TapeLine<'_>| matches!(line.thrown(), Some((Thrown::Device, _)));
    !tape.any_remote() && tape.last_answers(1).any(by_device)
}

/// A game as the app plays it: every answer is stored before anybody sees what came of it.
type StoredSession<'g, 's, B> = Recorded<'g, 's, <B as Board>::Flash>;

impl<'b, B: Board> App<'b, B> {
    /// Shows, waits and answers until the game is left.
    async fn attend(&mut self, game: &mut StoredSession<'_, 'b, B>) -> Leave {
        self.device.sync(game);
        self.clocks = Clocks::new(self.board.clock.now());
        if game.shown().is_some() {
            self.device.view.show_end(game);
        }
        if core::mem::take(&mut self.look_back) {
            self.device.look_back_to(Some(0), game);
        }
        self.tell_of_store(game);
        self.report_status();
        if let Some(left) = self.greet(game) {
            return left;
        }
        while !picked(game) {
            self.agree_again(game);
            self.board.observer.asks(game);
            self.housekeeping.turn(&mut self.board.lamp, self.board.clock.now(), game);
            let now = self.board.clock.now();
            let stopped = self.device.is_sealing() || !self.housekeeping.counts_sides(now);
            self.device.view.set_clock(self.clocks.seconds(&**game, stopped, now));
            if self.device.view.is_looking() {
                self.report_status();
            }
            yield_now().await; // a sound begins when it is due, whatever is to be drawn
            self.presenter.show(&self.device.view, game, &mut self.board.panel).await;
            if self.noise_breaks(|app| app.answered(game)) || self.noise_breaks(|app| app.make_ready(game)) {
                continue; // and that is to be seen at once
            }
            self.board.clock.at(self.quiet_until).await;
            self.board.observer.waits(&self.device, game);
            if let Some(left) = self.next(game).await {
                return left;
            }
            game.settle(&self.device);
            self.tell_of_store(game);
        }
        Leave::Picked
    }

    /// Tells whoever reads the cable where the game stands; a game that was loaded for this book is taken up first.
    #[inline(never)]
    fn greet(&mut self, game: &mut StoredSession<'_, 'b, B>) -> Option<Leave> {
        self.console.forget();
        let known = core::mem::take(&mut self.asked);
        let (out, files) = self.board.cable.listener()?;
        match files.and_then(|files| files.take_up(&mut self.device, game, out)) {
            Some(true) => {
                game.settle(&self.device);
                self.console.resume(&self.device, game, out);
            }
            Some(false) => {
                // The shelf is still open, and its question known.
                self.asked = true;
                return Some(Leave::Back);
            }
            None if known => {}
            None => self.console.begin(&self.device, game, out),
        }
        None
    }

    /// Says what was agreed before the last game, as soon as a rematch takes answers; and what a lesson begins with.
    fn agree_again(&mut self, game: &mut StoredSession<'_, 'b, B>) {
        if game.lesson().is_some() {
            return self.begin_lesson(game);
        }
        let ready = !is_foyer(&**game) && !self.device.is_sealing();
        let Some(rematch) = self.rematch.take_if(|_| ready) else { return };
        let (device, cable) = (&mut self.device, &mut self.board.cable);
        let last = rematch.agree(&mut **game, &mut |answer, game| {
            device.say(answer, Source::Thumb, game, &mut |game| {
                if let Some((out, _)) = cable.listener() {
                    CableConsole::heard(game, out);
                }
            });
        });
        if let Some(answer) = last {
            self.device.view.suggest(&answer, &**game);
        }
    }

    /// Gives the answers that a lesson begins with.
    #[inline(never)]
    fn begin_lesson(&mut self, game: &mut StoredSession<'_, 'b, B>) {
        let (device, cable) = (&mut self.device, &mut self.board.cable);
        while let Some(answer) = lesson::given(&**game) {
            device.say(&answer, Source::Thumb, &mut **game, &mut |game| {
                if let Some((out, _)) = cable.listener() {
                    CableConsole::heard(game, out);
                }
            });
        }
    }

    /// Waits for a key, a line or a moment for chores, and does what is to be done.
    async fn next(&mut self, game: &mut StoredSession<'_, 'b, B>) -> Option<Leave> {
        let facts = self.facts();
        let board = &mut self.board;
        let (keys, panel, lamp) = (&mut board.keys, &mut board.panel, &mut board.lamp);
        let (view, session): (_, &dyn Session) = (&self.device.view, &*game);
        let repeats = |key| view.repeats(key, session);
        let is_dark = self.housekeeping.is_dark(board.clock.now());
        let hands = self.housekeeping.next(keys, panel, lamp, &mut board.power, &board.clock, &repeats);
        let tick = || self.clocks.next(&**game, board.clock.now()).filter(|_| !is_dark);
        let next_frame = if view.is_tumbling() { Some(board.clock.now() + FRAME) } else { tick() };
        let frame = async {
            match next_frame {
                Some(at) => board.clock.at(at).await,
                None => pending().await,
            }
        };
        let event = match select3(hands, board.cable.next(), frame).await {
            Either3::First(event) => Either::First(event),
            Either3::Second(incoming) => Either::Second(incoming),
            Either3::Third(()) => {
                self.device.view.tumble_on();
                return None;
            }
        };
        let view = &self.device.view;
        // A line changes no picture in front of a closed curtain.
        let uneven = if matches!(event, Either::First(_)) { view.asks_secret() } else { view.is_peeking() };
        if uneven {
            self.quiet_until = board.clock.now() + PADDING;
        }
        board.watchdog.works();
        match event {
            Either::First(InputEvent::Key(key)) => {
                self.pressed_at = Some(self.board.clock.now().as_micros());
                let outcome = self.on_key(self.presenter.key(key), game);
                return match outcome {
                    Outcome::AtStart if is_homecoming(game) => Some(Leave::Before),
                    _ if is_foyer(game) => None,
                    Outcome::AtStart => Some(Leave::Before),
                    Outcome::Undone { .. } if lesson::given(&**game).is_some() => Some(Leave::Before),
                    Outcome::Rematch if game.lesson().is_some() => Some(Leave::SetUp),
                    Outcome::Rematch => Some(Leave::Again),
                    Outcome::PutAway => Some(Leave::Back),
                    Outcome::Parked => Some(Leave::Parked),
                    _ => None,
                };
            }
            Either::First(InputEvent::Battery(notice)) => self.tell_of_battery(notice),
            Either::First(InputEvent::Power) => {}
            Either::First(InputEvent::Idle) => {
                if self.board.store.borrow_mut().tidy() {
                    self.housekeeping.has_more_chores();
                }
            }
            Either::Second(Incoming { call: Call::Closed, .. }) => return Some(Leave::Quit),
            Either::Second(incoming) => {
                let said = matches!(incoming.call, Call::Line(_));
                self.device.view.end_tumble();
                if said && self.housekeeping.stopped() {
                    CableConsole::refuse(Notice::BatteryEmpty, &self.device, incoming.out);
                    return None;
                }
                let now = board.clock.now();
                let stopped = self.device.is_sealing() || !self.housekeeping.counts_sides(now);
                self.device.view.set_clock(self.clocks.seconds(&**game, stopped, now));
                let kept = (&mut board.rosters as &mut dyn RosterStore, &mut JournalGames(board.store) as _);
                let left = self.console.call(incoming, &facts, &mut self.device, kept, game);
                if let Some(outcome) = self.console.take_pressed() {
                    self.count_turn((outcome, B::PLACE.source()), game);
                }
                if let Some(settings) = self.console.take_settings() {
                    self.set(settings);
                }
                if self.console.take_report() {
                    crate::self_test::print_last(self);
                }
                self.asked = left == Some(Leave::Anew) && B::PLACE == Place::Desk;
                if said {
                    let Parts { panel, lamp, clock, .. } = &mut self.board;
                    self.housekeeping.touch(panel, lamp, clock).await;
                    self.board.watchdog.well();
                }
                let heard = self.sounds.pick(Outcome::Stayed, &self.device.view, game);
                self.housekeeping.sound(&mut self.board.speaker, heard);
                if left.is_some() {
                    game.settle(&self.device);
                }
                return left;
            }
        }
        None
    }

    /// Where a turn ended by a key, whose time is counted: the device says how long it took.
    fn count_turn(&mut self, (outcome, source): (Outcome, Source), game: &mut dyn Session) {
        let Some(seconds) = self.clocks.follow(outcome, game, self.board.clock.now()) else { return };
        let cable = &mut self.board.cable;
        self.device.say(&seconds, source, game, &mut |game| {
            if let Some((out, _)) = cable.listener() {
                CableConsole::heard(game, out);
            }
        });
    }

    /// What a key does; whoever is at the cable hears of it.
    fn on_key(&mut self, event: KeyEvent, game: &mut dyn Session) -> Outcome {
        let device = &mut self.device;
        let outcome = match self.board.cable.listener() {
            None => device.on_key(event, game, &mut |_| {}),
            Some((out, _)) => {
                let outcome = device.on_key(event, game, &mut |game| CableConsole::heard(game, out));
                self.console.thumb(outcome, game, out);
                outcome
            }
        };
        self.count_turn((outcome, Source::Thumb), game);
        if outcome == Outcome::Said && self.housekeeping.settings().tumble && threw(game) {
            self.device.view.start_tumble(game);
        }
        if let Outcome::Set(setting) = outcome {
            self.set(self.housekeeping.settings().next(setting));
        }
        if outcome != Outcome::Stayed {
            self.housekeeping.end_repeat();
            log::debug!("{}: {}", event, outcome);
        }
        self.board.observer.done(outcome, game);
        let heard = self.sounds.pick(outcome, &self.device.view, game);
        self.housekeeping.sound(&mut self.board.speaker, heard);
        outcome
    }

    /// Does as players set it, and remembers that.
    fn set(&mut self, settings: Settings) {
        // A desk may have been started with them: only who changes it changes it.
        if settings.witnessed != self.housekeeping.settings().witnessed {
            self.device.set_witnessed(settings.witnessed);
        }
        self.housekeeping.set(settings);
        self.apply_settings();
        if self.board.store.borrow_mut().write(JournalSlot::Settings, &settings.to_bytes()).is_err() {
            self.device.show_notice(Notice::NotStored);
        }
    }

    /// Shows all as it is set.
    fn apply_settings(&mut self) {
        let settings = self.housekeeping.settings();
        self.device.view.set_text_scale(settings.text_scale());
        self.device.view.set_theme(settings.theme());
        self.device.view.set_flip(settings.flip);
    }

    /// Whether the source of noise was found broken by what was done.
    fn noise_breaks(&mut self, does: impl FnOnce(&mut Self)) -> bool {
        let sound = self.device.noise().broken().is_none();
        does(self);
        sound && self.device.noise().broken().is_some()
    }

    /// What the key wanted is done and shown: the umpire is well, and the key's moment is noise.
    fn answered(&mut self, game: &dyn Session) {
        if let Some(moment) = self.pressed_at.take() {
            let noise = &mut self.board.noise;
            self.device.add_entropy(&mut Entropy { moment, bits: &mut || noise.bit() }, game);
            if !core::mem::replace(&mut self.well, true) {
                self.board.watchdog.well();
            }
        }
        self.board.watchdog.rests();
    }

    /// Keeps what was made on a workbench, or what comes home; false where that cannot be.
    fn keep(&mut self, game: &dyn Session, keep: Option<Keep<'_>>) -> bool {
        let mut arrivals = JournalArrivals(self.board.store);
        let settled = keep.and_then(|keep| keep(game, &mut self.board.rosters, &mut arrivals));
        settled.inspect(|settled| self.settled(*settled)).is_none_or(|settled| settled.is_ok())
    }

    /// Puts the flash in order and gathers noise once the first picture is there: later, a first answer or a first game
    /// would have to wait for it.
    fn make_ready(&mut self, game: &dyn Session) {
        if core::mem::replace(&mut self.ready, true) {
            return;
        }
        let noise = &mut self.board.noise;
        self.device.gather_entropy(&mut || noise.bit(), game);
        if !self.housekeeping.stopped() {
            let mut store = self.board.store.borrow_mut();
            (0..MOST_CHORES).take_while(|_| store.tidy()).for_each(drop);
        }
    }
}

impl<B: Board> Host for App<'_, B> {
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        Some(&mut self.board.rosters)
    }

    fn with_arrivals(&mut self, does: &mut dyn FnMut(&mut dyn RosterStore, &mut dyn ArrivalStore)) {
        does(&mut self.board.rosters, &mut JournalArrivals(self.board.store));
    }

    fn settled(&mut self, settled: Result<(), KeepError>) {
        if let Err(why) = settled {
            self.device.note(Notice::NotKept(why));
        }
        if let Some((out, _)) = self.board.cable.listener() {
            CableConsole::settled(settled, out);
        }
    }

    fn too_much(&mut self) {
        self.device.note(Notice::TooMuch);
        if let Some((out, _)) = self.board.cable.listener().filter(|_| B::PLACE == Place::Desk) {
            CableConsole::refuse(Notice::TooMuch, &self.device, out);
        }
    }

    fn with_games(&mut self, does: &mut dyn FnMut(&mut dyn GameStore)) {
        does(&mut JournalGames(self.board.store));
    }

    fn take_up(&mut self, id: u8) -> Option<&'static Book> {
        self.take_up_kept(id, false)
    }

    fn play_like(&mut self, id: u8) -> Option<&'static Book> {
        self.take_up_kept(id, true)
    }

    fn play_like_last(&mut self) -> Option<&'static Book> {
        let ended = self.ended.take()?;
        self.take_up_kept(ended, true)
    }

    fn not_left(&mut self) {
        self.say_of_games(Notice::NotLeft);
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        self.waiting.book(self.board.store, &mut self.device)
    }

    async fn play(&mut self, game: &mut dyn Session, keep: Option<Keep<'_>>) -> Leave {
        // Of a lesson nothing comes home.
        let keep = keep.filter(|_| game.lesson().is_none());
        let mut game = Recorded::new(game, Some(self.board.store));
        if !self.has_room(&game) {
            return Leave::Before;
        }
        let (moment, noise) = (self.board.clock.now().as_micros(), &mut self.board.noise);
        game.open(&mut self.waiting, &mut self.device, &mut Entropy { moment, bits: &mut || noise.bit() });
        let left = loop {
            let left = hot(self.attend(&mut game)).await;
            if left == Leave::Parked {
                if self.park(&mut game) {
                    break left;
                }
                continue;
            }
            if left != Leave::Picked || self.keep(&game, keep) {
                break left;
            }
            // It lies on the workbench still, without the last answer. Where the tape has no room for that step, it
            // stays in the store, and is tried once more at the next power-on.
            if !game.undo(1, false, Source::Thumb) {
                return left;
            }
        };
        let left = if left == Leave::Again { self.play_again(&mut game) } else { left };
        let leaves = matches!(left, Leave::Again | Leave::Back | Leave::Before | Leave::SetUp | Leave::Picked);
        if leaves && game.shown().is_none() && self.is_home(&game, left, keep) {
            game.put_away(&self.device);
        }
        left
    }
}
