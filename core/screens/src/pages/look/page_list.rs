//! Which pages there are to look at, and what each of them has.

use heapless::Vec;
use umpire_engine::table::{MAX_SEATS, PieceId, Role, Scene, Seat, Session};
use umpire_raster::text::TextSize;

use crate::pages::correct::CorrectScope;
use crate::pages::look::side::{self, SideForm};
use crate::pages::look::{DeviceStatus, SealStatus, device, dice, holdings, lines, settings, steps};
use umpire_raster::text_scale::TextScale;

/// Pixels of a name in the foot.
const FOOT_ROOM: i32 = 70;

/// What there is to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LookPage {
    State,
    Log,
    Steps,
    Side(Seat),
    /// What a side brought beside its pieces: one of its tabs.
    Holdings(Seat, u8),
    Dice,
    Rules,
    Seal,
    Settings,
    Device,
}

/// The most pages there are.
const MOST: usize = MAX_SEATS * (1 + holdings::MOST) + 8;

/// What the app tells of itself: how it is doing, and what its dice are sealed with.
pub(crate) type LookAbout<'a> = (Option<&'a DeviceStatus>, Option<&'a SealStatus>);

impl LookPage {
    pub(crate) fn name(self, scene: &dyn Scene) -> &str {
        match self {
            LookPage::State => "State",
            LookPage::Log => "Log",
            LookPage::Steps => "Steps",
            LookPage::Side(seat) => short_name(scene, seat),
            LookPage::Holdings(seat, tab) => {
                holdings::names(scene, seat).get(usize::from(tab)).copied().unwrap_or_default()
            }
            LookPage::Dice => "Dice",
            LookPage::Rules => "Rules",
            LookPage::Seal => "Seal",
            LookPage::Settings => "Settings",
            LookPage::Device => "Device",
        }
    }

    /// What may be put right from here, where anything may: not of a game that is over, or looked back at.
    pub(crate) fn scope(self, game: &dyn Session, piece: Option<PieceId>) -> Option<CorrectScope> {
        let scene = &*game.scene();
        let scope = match (self, piece) {
            (LookPage::State | LookPage::Side(_), Some(piece)) => {
                CorrectScope::Side(scene.card(piece).seat, Some(piece))
            }
            (LookPage::State, None) => CorrectScope::Table,
            (LookPage::Side(seat), None) => CorrectScope::Side(seat, None),
            _ => return None,
        };
        let open = game.question().is_some() && game.shown_at().is_none();
        Some(scope).filter(|scope| open && (game.book().role == Role::Game || scope.fields(scene) > 0))
    }

    /// Its pieces, side by side: how many lie in each row; none where they are not shown so.
    pub(crate) fn piece_rows(self, scene: &dyn Scene) -> Vec<u8, 2> {
        let count = |seat| side::pieces(scene, seat).count() as u8;
        match self {
            LookPage::State if side::are_few(scene) => Seat::first(2).map(count).collect(),
            LookPage::Side(seat) if SideForm::of(scene, seat) == SideForm::Muster => {
                [count(seat)].into_iter().filter(|&count| count > 0).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The piece of this place on it.
    pub(crate) fn piece(self, scene: &dyn Scene, at: u8) -> Option<PieceId> {
        match self {
            LookPage::State if side::are_few(scene) => {
                Seat::first(2).flat_map(|seat| side::pieces(scene, seat)).nth(at.into())
            }
            LookPage::Side(seat) => side::pieces(scene, seat).nth(at.into()),
            _ => None,
        }
    }

    /// How far one can go on it.
    pub(crate) fn most(self, game: &dyn Session, status: Option<&DeviceStatus>, scale: TextScale) -> usize {
        let (scene, small) = (&*game.scene(), scale.small());
        match self {
            LookPage::State => lines::notes(scene).saturating_sub(lines::seen(scene, scale)),
            LookPage::Log | LookPage::Side(_) => 0,
            LookPage::Steps => steps::ROWS - 1,
            LookPage::Holdings(seat, tab) => {
                holdings::count(scene, seat, tab, small).saturating_sub(holdings::seen(scale))
            }
            LookPage::Dice => dice::readings(&game.tally(), scene).saturating_sub(1),
            LookPage::Rules => lines::reminders(scene, small).saturating_sub(lines::most(scale)),
            LookPage::Seal => 0,
            LookPage::Settings => status.map_or(0, |status| settings::settings(status).len() - 1),
            LookPage::Device => status.map_or(0, |status| device::most(status, scale)),
        }
    }
}

/// What the player of a seat is called in a foot: a long name would push other keys out.
pub(crate) fn short_name(scene: &dyn Scene, seat: Seat) -> &str {
    let name = scene.name_of(seat);
    if TextSize::Small.width(name) <= FOOT_ROOM { name } else { seat.name() }
}

/// The pages this game has, in a ring with the question's Why between the last and the first: what is so now is one page
/// after it, and the log one before it.
pub(crate) fn pages(game: &dyn Session, (status, seal): LookAbout<'_>) -> Vec<LookPage, MOST> {
    let scene = &*game.scene();
    let state = (lines::notes(scene) > 0 || CorrectScope::Table.fields(scene) > 0).then_some(LookPage::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(LookPage::Rules);
    let sides = Seat::first(seats).flat_map(|seat| {
        let tabs = holdings::names(scene, seat).len() as u8;
        [LookPage::Side(seat)].into_iter().chain((0..tabs).map(move |tab| LookPage::Holdings(seat, tab)))
    });
    let dice = dice::thrown(game).then_some(LookPage::Dice);
    let device = status.into_iter().flat_map(|_| [LookPage::Settings, LookPage::Device]);
    let seal = seal.map(|_| LookPage::Seal);
    // Before there is a game, and after it, there is nothing to tell.
    if matches!(game.book().role, Role::Foyer | Role::Homecoming | Role::SelfTest) {
        return device.collect();
    }
    // Whoever looks back goes back and forth already.
    let steps = game.shown_at().is_none().then_some(LookPage::Steps);
    let last = device.chain(steps).chain([LookPage::Log]);
    state.into_iter().chain(sides).chain(dice).chain(rules).chain(seal).chain(last).collect()
}

/// What the page after this one is called; nothing where there is no other.
pub(crate) fn next_name<'a>(pages: &[LookPage], page: usize, scene: &'a dyn Scene) -> &'a str {
    let next = pages.get(page + 1).or(pages.first()).filter(|_| pages.len() > 1);
    next.map_or("", |next| next.name(scene))
}

/// What Y opens where nothing is explained, and what lies behind Why.
pub(crate) fn first<'a>(game: &dyn Session, about: LookAbout<'_>, scene: &'a dyn Scene) -> &'a str {
    pages(game, about).first().map_or("", |page| page.name(scene))
}

/// Whether there is anything to look at.
pub(crate) fn any(game: &dyn Session, about: LookAbout<'_>) -> bool {
    !pages(game, about).is_empty()
}
