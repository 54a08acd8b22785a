//! The whole device: show, wait, answer.

use embassy_futures::join::join;
use embassy_time::{Duration, Instant, with_timeout};
use umpire_rules::table::Match;
use umpire_screens::{Area, Frame, Glass, Painter, STRIDE, Stack, Stroke};

use crate::board::{Board, Flash, Panel};
use crate::device::{Device, Moved, Notice};
use crate::games::{Book, Host, Leave, is_shelf, picked};
use crate::ledger::Ledger;
use crate::mishap::GIVE_UP;
use crate::store::Drawer;
use crate::warbands::{Unkept, Warbands};

/// Bytes that are sent from a parcel of their own: four fifths of the highest band a cursor changes.
const PARCEL: usize = 20 * 1024;

/// So long without a thumb, and there is time to put the flash in order.
const LULL: Duration = Duration::from_millis(400);

/// A device on a board.
pub struct App<'f> {
    board: Board,
    device: Device,
    ledger: Ledger<'static, Flash>,
    /// Whether somebody has played on since the start.
    well: bool,
    sheet: &'f mut Sheet,
    painter: Painter,
}

/// Where a picture is drawn, and what of it the panel shows already: too large for a stack.
pub struct Sheet {
    stack: Stack,
    frame: Frame,
    glass: Glass,
    parcel: [u8; PARCEL],
}

impl Sheet {
    /// An empty one, in front of a panel nobody has drawn on.
    pub const fn new() -> Self {
        Sheet { stack: Stack::new(), frame: Frame::new(), glass: Glass::new(), parcel: [0; PARCEL] }
    }
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet::new()
    }
}

/// What goes over the wire next.
enum Load<'s> {
    /// Full-width rows, from where they were drawn.
    Rows(Area, &'s [u8]),
    /// A smaller area, packed into the parcel.
    Parcel(Area),
}

impl<'f> App<'f> {
    /// A device on this board, drawing on this sheet.
    pub fn new(board: Board, device: Device, sheet: &'f mut Sheet) -> Self {
        let ledger = Ledger::new(board.store);
        let mut app = App { board, device, ledger, well: false, sheet, painter: Painter::new() };
        app.recover();
        app
    }

    /// Says how the run before this one ended, and whether the store came through it.
    fn recover(&mut self) {
        if let Some(mishap) = self.board.pulse.mishap() {
            // If it cannot be stored, it is told once all the same.
            let _ = self.board.store.borrow_mut().write(Drawer::Mishap, mishap.as_bytes());
            self.device.tell_mishap(mishap);
        }
        if self.board.pulse.restarts() >= GIVE_UP {
            self.ledger.set_aside();
            self.device.note(Notice::SetAside);
        }
        if self.board.found.lost > 0 {
            self.device.note(Notice::Lost(self.board.found.lost as u16));
        }
    }

    /// Waits for a thumb. Where none comes for a while, the flash is put in order.
    async fn next(&mut self) -> Stroke {
        self.board.pulse.rests();
        let stroke = loop {
            match with_timeout(LULL, self.board.keys.next()).await {
                Ok(stroke) => break stroke,
                Err(_) if self.board.store.borrow_mut().tidy() => {}
                Err(_) => break self.board.keys.next().await,
            }
        };
        self.board.pulse.works();
        stroke
    }

    /// A press was answered and shown: the umpire is well, and its moment is noise.
    fn answered(&mut self, moment: u64) {
        if !core::mem::replace(&mut self.well, true) {
            self.board.pulse.well();
        }
        self.device.stir(moment);
    }

    /// Draws each band that changed while what changed of the one before it is on the wire.
    async fn show(&mut self, game: &dyn Match) {
        let panel = &mut self.board.panel;
        let Sheet { stack, frame, glass, parcel } = &mut *self.sheet;
        self.device.view.lay(stack, game);
        let mut rest = frame.as_bytes_mut();
        let mut at = 0;
        let mut load = None;
        for dirty in stack.dirty(&mut self.painter) {
            let rows = stack.rows(dirty.band);
            let (_, below) = rest.split_at_mut(STRIDE * usize::from(rows.start - at));
            let (fresh, below) = below.split_at_mut(STRIDE * rows.len());
            (rest, at) = (below, rows.end);
            let draw = async {
                stack.mend(&dirty, fresh);
                glass.changed(rows.start, dirty.columns.clone(), fresh)
            };
            let ((), changed) = join(send(panel, load.take(), parcel), draw).await;
            load = changed.map(|area| pack(area, rows.start, fresh, parcel));
        }
        send(panel, load, parcel).await;
    }
}

async fn send(panel: &mut Panel, load: Option<Load<'_>>, parcel: &[u8]) {
    match load {
        Some(Load::Rows(area, rows)) => panel.send(area, rows).await,
        Some(Load::Parcel(area)) => panel.send(area, &parcel[..area.bytes()]).await,
        None => {}
    }
}

/// Puts a small area together for one transfer; a large one goes as the full rows it lies in.
fn pack<'s>(area: Area, top: u16, rows: &'s [u8], parcel: &mut [u8]) -> Load<'s> {
    let lines = &rows[usize::from(area.top - top) * STRIDE..][..usize::from(area.height) * STRIDE];
    if area.bytes() > parcel.len() {
        return Load::Rows(Area::rows(area.top, area.height), lines);
    }
    let (left, width) = (2 * usize::from(area.left), 2 * usize::from(area.width));
    for (line, packed) in lines.chunks_exact(STRIDE).zip(parcel.chunks_exact_mut(width)) {
        packed.copy_from_slice(&line[left..left + width]);
    }
    Load::Parcel(area)
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
    }

    fn waiting(&mut self) -> Option<&'static Book> {
        self.ledger.book()
    }

    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        if !is_shelf(game) {
            self.ledger.open(game, &mut self.device, now());
        }
        self.device.turn(game);
        while !picked(game) {
            self.board.caption(game);
            self.show(game).await;
            let stroke = self.next().await;
            let moment = now();
            let moved = self.device.stroke(stroke, game, &mut |_| {});
            self.ledger.follow(game, &mut self.device);
            if matches!(moved, Moved::AtStart | Moved::PutAway) && !is_shelf(game) {
                self.ledger.close();
                return Leave::Back;
            }
            self.answered(moment);
        }
        Leave::Picked
    }
}
