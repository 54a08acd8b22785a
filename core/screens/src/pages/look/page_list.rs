//! Which pages there are to look at, and what each of them has.

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, Scene, Seat, Session};

use crate::pages::correct::CorrectScope;
use crate::pages::look::{DeviceStatus, SealStatus, device, dice, lines, side, steps};
use crate::pages::rows;
use crate::raster::text::TextSize;

/// Pixels of a name in the foot.
const FOOT_ROOM: i32 = 70;

/// What there is to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LookPage {
    State,
    Log,
    Steps,
    Side(Seat),
    Dice,
    Rules,
    Seal,
    Device,
}

/// What the app tells of itself: how it is doing, and what its dice are sealed with.
pub(crate) type LookAbout<'a> = (Option<&'a DeviceStatus>, Option<&'a SealStatus>);

impl LookPage {
    pub(crate) fn name(self, scene: &dyn Scene) -> &str {
        match self {
            LookPage::State => "State",
            LookPage::Log => "Log",
            LookPage::Steps => "Steps",
            LookPage::Side(seat) => short_name(scene, seat),
            LookPage::Dice => "Dice",
            LookPage::Rules => "Rules",
            LookPage::Seal => "Seal",
            LookPage::Device => "Device",
        }
    }

    /// How much can be set on it.
    pub(crate) fn settings(self, status: Option<&DeviceStatus>) -> usize {
        status.filter(|_| self == LookPage::Device).map_or(0, |status| device::settings(status).len())
    }

    /// What may be put right from here, where anything may: not of a game that is over, or looked back at.
    pub(crate) fn scope(self, game: &dyn Session, at: u8) -> Option<CorrectScope> {
        let scene = &*game.scene();
        let scope = match self {
            LookPage::State => CorrectScope::Table,
            LookPage::Side(seat) => CorrectScope::Side(seat, side::pieces(scene, seat).nth(at.into())),
            _ => return None,
        };
        let open = game.question().is_some() && game.shown_at().is_none();
        Some(scope).filter(|scope| open && scope.len(scene) > 0)
    }

    /// How far one can go on it.
    pub(crate) fn most(self, game: &dyn Session, status: Option<&DeviceStatus>) -> usize {
        let scene = &*game.scene();
        match self {
            LookPage::State => lines::notes(scene).saturating_sub(lines::seen(scene)),
            LookPage::Log => 0,
            LookPage::Steps => steps::ROWS - 1,
            LookPage::Side(seat) => side::pieces(scene, seat).count().saturating_sub(1),
            LookPage::Dice => dice::readings(&game.tally(), scene).saturating_sub(1),
            LookPage::Rules => lines::reminders(scene).count().saturating_sub(lines::SEEN),
            LookPage::Seal => 0,
            LookPage::Device => self.settings(status).saturating_sub(1),
        }
    }
}

/// What the player of a seat is called in a foot: a long name would push other keys out.
pub(crate) fn short_name(scene: &dyn Scene, seat: Seat) -> &str {
    let name = scene.name_of(seat);
    if TextSize::Small.width(name) <= FOOT_ROOM { name } else { seat.name() }
}

/// The pages this game has; the first is one press away.
pub(crate) fn pages(game: &dyn Session, (status, seal): LookAbout<'_>) -> Vec<LookPage, { MAX_SEATS + 7 }> {
    let scene = &*game.scene();
    let state = (lines::notes(scene) > 0 || CorrectScope::Table.len(scene) > 0).then_some(LookPage::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(LookPage::Rules);
    let sides = (0..seats).map(|seat| LookPage::Side(Seat(seat)));
    let dice = dice::thrown(game).then_some(LookPage::Dice);
    let device = status.map(|_| LookPage::Device);
    let seal = seal.map(|_| LookPage::Seal);
    // Whoever looks back goes back and forth already.
    let steps = (!rows::is_cover(game) && game.shown_at().is_none()).then_some(LookPage::Steps);
    state
        .into_iter()
        .chain([LookPage::Log])
        .chain(steps)
        .chain(sides)
        .chain(dice)
        .chain(rules)
        .chain(seal)
        .chain(device)
        .collect()
}

/// What the first of them is called.
pub(crate) fn first(game: &dyn Session, about: LookAbout<'_>) -> &'static str {
    match pages(game, about).first() {
        Some(LookPage::State) => "State",
        Some(_) => "Log",
        None => "",
    }
}
