//! A look around, over whatever is asked: what is so now, the log, each side's pieces, the dice so far,
//! rules of the table, the device itself.

mod card;
mod device;
mod dice;
mod lines;
mod log;
mod seal;
mod side;
mod steps;

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, PieceId, Scene, Seat, Session};

pub use device::{DeviceStatus, Setting};
pub(crate) use log::LogPage;
pub use seal::SealStatus;

use crate::bands::{FootBand, Verb};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::correct::CorrectScope;
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::WhyPage;
use crate::raster::parts::Cap;
use crate::raster::text::Size;

/// Pixels of a name in the foot.
const FOOT_ROOM: i32 = 70;

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LookPages {
    /// Which of the pages there are.
    page: u8,
    /// Lines scrolled, or the piece under the cursor.
    at: u8,
    /// Whether that piece's own page is open, and turned.
    card: Option<bool>,
}

/// What there is to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LookPage {
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
type LookAbout<'a> = (Option<&'a DeviceStatus>, Option<&'a SealStatus>);

/// A key, and what it does.
type KeyVerb = (Key, &'static str);

/// What a key came to.
pub(crate) enum LookOutcome {
    /// The look goes on.
    On,
    /// It is over.
    Over,
    /// It goes on, and this is to be done.
    Do(Intent),
    /// Something of this is to be put right.
    PutRight(CorrectScope),
}

impl LookPage {
    fn name(self, scene: &dyn Scene) -> &str {
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
    fn settings(self, status: Option<&DeviceStatus>) -> usize {
        status.filter(|_| self == LookPage::Device).map_or(0, |status| device::settings(status).len())
    }

    /// What may be put right from here, where anything may: not of a game that is over, or looked back at.
    fn scope(self, game: &dyn Session, at: u8) -> Option<CorrectScope> {
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
    fn most(self, game: &dyn Session, status: Option<&DeviceStatus>) -> usize {
        let scene = &*game.scene();
        match self {
            LookPage::State => lines::notes(scene).saturating_sub(lines::SEEN),
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
fn short_name(scene: &dyn Scene, seat: Seat) -> &str {
    let name = scene.name_of(seat);
    if Size::Small.width(name) <= FOOT_ROOM { name } else { seat.name() }
}

/// The pages this game has; the first is one press away.
fn pages(game: &dyn Session, (status, seal): LookAbout<'_>) -> Vec<LookPage, { MAX_SEATS + 7 }> {
    let scene = &*game.scene();
    let state = (lines::notes(scene) > 0 || CorrectScope::Table.len(scene) > 0).then_some(LookPage::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(LookPage::Rules);
    let sides = (0..seats).map(|seat| LookPage::Side(Seat(seat)));
    let dice = dice::thrown(game).then_some(LookPage::Dice);
    let device = status.map(|_| LookPage::Device);
    let seal = seal.map(|_| LookPage::Seal);
    // Whoever looks back goes back and forth already.
    let steps = (!scene.game().is_empty() && game.shown_at().is_none()).then_some(LookPage::Steps);
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

impl LookPages {
    /// The piece under the cursor, on a side's page.
    pub(crate) fn piece(self, game: &dyn Session, about: LookAbout<'_>) -> Option<PieceId> {
        match pages(game, about)[usize::from(self.page)] {
            LookPage::Side(seat) => side::pieces(&*game.scene(), seat).nth(self.at.into()),
            _ => None,
        }
    }

    /// A look at the seal first.
    pub(crate) fn at_seal(game: &dyn Session, about: LookAbout<'_>) -> Self {
        let page = pages(game, about).iter().position(|&page| page == LookPage::Seal).unwrap_or(0);
        LookPages { page: page as u8, at: 0, card: None }
    }

    /// What is to be done when this page comes up.
    pub(crate) fn opens(self, game: &dyn Session, about: LookAbout<'_>) -> Intent {
        match pages(game, about)[usize::from(self.page)] {
            LookPage::Log => Intent::OpenLog,
            _ => Intent::Stay,
        }
    }

    /// What a key does here.
    pub(crate) fn on_key(
        &mut self,
        key: Key,
        game: &dyn Session,
        about: LookAbout<'_>,
        past: &mut LogPage,
    ) -> LookOutcome {
        let (status, seal) = about;
        let pages = pages(game, about);
        let page = pages[usize::from(self.page)];
        let most = || page.most(game, status) as u8;
        let step = if matches!(page, LookPage::State | LookPage::Rules) { lines::LEAP } else { 1 };
        let last = pages.len() as u8 - 1;
        let tell = |tell: bool| if tell { LookOutcome::Do(Intent::OpenLog) } else { LookOutcome::On };
        if let LookPage::Side(seat) = page
            && self.on_key_of_side(key, &*game.scene(), seat, page.scope(game, self.at).is_some())
        {
            return LookOutcome::On;
        }
        match (key, page) {
            (Key::B | Key::Y, _) => return LookOutcome::Over,
            (Key::Right | Key::X | Key::Left, _) => {
                let page = match key {
                    Key::Left => self.page.checked_sub(1).unwrap_or(last),
                    _ if self.page == last => 0,
                    _ => self.page + 1,
                };
                *self = LookPages { page, at: 0, card: None };
                *past = LogPage::new();
                return LookOutcome::Do(self.opens(game, about));
            }
            // The log's newest line is at the bottom: up goes back in time.
            (Key::Up | Key::Down, LookPage::Log) => return tell(past.scroll(lines::LEAP.into(), key == Key::Up)),
            (Key::Down, _) => self.at = (self.at + step).min(most()),
            (Key::Up, _) => self.at = self.at.saturating_sub(step),
            (Key::A, LookPage::Log) => return tell(past.next_round()),
            (Key::A, LookPage::State | LookPage::Side(_)) => {
                return page.scope(game, self.at).map_or(LookOutcome::On, LookOutcome::PutRight);
            }
            (Key::A, LookPage::Steps) => {
                return steps::act(game, self.at.into()).map_or(LookOutcome::On, LookOutcome::Do);
            }
            // First what it means, then the secret.
            (Key::A, LookPage::Seal) => match (seal::can_tell(seal, game), self.at) {
                (true, 0) => self.at = 1,
                (true, _) => return LookOutcome::Do(Intent::RevealSecret),
                (false, _) => {}
            },
            (Key::A, _) => {
                let settings = status.filter(|_| page == LookPage::Device).map(device::settings).unwrap_or_default();
                return settings
                    .get(usize::from(self.at))
                    .map_or(LookOutcome::On, |&setting| LookOutcome::Do(Intent::Set(setting)));
            }
        }
        LookOutcome::On
    }

    /// What a key does among the pieces of a side; false where it does what it does on other pages.
    fn on_key_of_side(&mut self, key: Key, scene: &dyn Scene, seat: Seat, put_right: bool) -> bool {
        match (key, &mut self.card) {
            (Key::A, card @ None) => {
                *card = side::pieces(scene, seat).next().map(|_| false);
                return card.is_some();
            }
            // Something is put right from the page of its piece.
            (Key::A, Some(_)) if put_right => return false,
            (Key::B, card @ Some(_)) => *card = None,
            (Key::A | Key::Left | Key::Right, Some(turned)) => *turned = !*turned,
            (Key::X, Some(_)) => {}
            (Key::Y, _) => return false,
            _ => match side::step(scene, seat, key, self.at) {
                Some(at) => self.at = at,
                None => return false,
            },
        }
        true
    }

    pub(crate) fn layout(&self, mut builder: PageBuilder, game: &dyn Session, past: &LogPage, about: LookAbout<'_>) {
        let (status, seal) = about;
        builder.strip(None);
        let pages = pages(game, about);
        let at = usize::from(self.at);
        let page = pages[usize::from(self.page)];
        let (piece, put_right) = (self.piece(game, about), page.scope(game, self.at).is_some());
        let why = piece.and_then(|piece| WhyPage::of_piece(builder.scene, piece)).map(|_| (Key::Y, "Why"));
        let put = put_right.then_some((Key::A, "Put right"));
        if let (Some(piece), Some(turned)) = (piece, self.card) {
            return open_card(builder, piece, turned, (put, why));
        }
        match page {
            LookPage::State => lines::state(&mut builder, at),
            LookPage::Log => past.page(&mut builder),
            LookPage::Steps => steps::page(&mut builder, game, at),
            LookPage::Side(seat) => side::side(&mut builder, seat, at),
            LookPage::Dice => dice::page(&mut builder, &game.tally(), at),
            LookPage::Rules => lines::rules(&mut builder, at),
            LookPage::Seal => seal.into_iter().for_each(|seal| seal::page(&mut builder, seal, game, at > 0)),
            LookPage::Device => device::page(&mut builder, status.unwrap_or(&DeviceStatus::default()), at),
        }
        let next = pages.get(usize::from(self.page) + 1).unwrap_or(&pages[0]).name(builder.scene);
        if page == LookPage::Dice {
            let (key, other) = dice::turn(&game.tally(), builder.scene, at);
            return builder.look_foot(&[(Key::B, "Back"), (Key::X, next), (key, &other)]);
        }
        if let LookPage::Side(seat) = page
            && let Some(foot) = side::foot(&builder, seat, next)
        {
            builder.look_back = None;
            return builder.end(foot);
        }
        let verb = match page {
            LookPage::Device if page.settings(status) > 0 => Some("Change"),
            LookPage::Steps => Some("Do it"),
            LookPage::Log if builder.scene.round().is_some() => Some("Round"),
            LookPage::Seal if seal::can_tell(seal, game) => Some(["Secret", "Show"][usize::from(at > 0)]),
            // From there it is put right.
            LookPage::Side(_) if piece.is_some() => put.map(|_| "Card"),
            _ => put.map(|(_, verb)| verb),
        };
        let next = (verb.is_some() || pages.len() > 1).then_some((Key::X, next));
        let back = Some((Key::B, "Back")).filter(|_| verb.is_none() || why.is_none());
        let keys: Vec<(Key, &str), 4> =
            verb.map(|verb| (Key::A, verb)).into_iter().chain(back).chain(next).chain(why).collect();
        builder.look_foot(&keys)
    }
}

/// The page of a piece, with the keys that put something right and explain it, where they do.
fn open_card(mut builder: PageBuilder, piece: PieceId, turned: bool, (put, why): (Option<KeyVerb>, Option<KeyVerb>)) {
    let more = card::page(&mut builder, piece, turned);
    let verb = |(key, verb): KeyVerb| Verb::new(Cap::Key(key), verb);
    let turn = more.then(|| Verb::new(Cap::Sideways, if turned { "Numbers" } else { "More" }));
    // Three keys have room: what every page has gives way to what this one has.
    let rest = 3 - [put.is_some(), why.is_some(), more].into_iter().filter(|&own| own).count();
    let rest = [(Key::B, "Back"), (Key::Down, "Next")].into_iter().take(rest);
    let keys = put.into_iter().chain(rest).chain(why).map(verb);
    builder.look_back = None;
    builder.end(FootBand::verbs(keys.chain(turn)))
}
