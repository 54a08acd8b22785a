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

pub use device::{Dial, Vitals};
pub(super) use log::Past;
pub use seal::Seal;

use super::correct::Scope;
use super::sheet::Sheet;
use super::why::Why;
use crate::band::{Foot, Verb};
use crate::key::{Act, Key};
use crate::parts::Cap;
use crate::text::Size;

/// Pixels of a name in the foot.
const FOOT_ROOM: i32 = 70;

/// Which page, and where on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Looking {
    /// Which of the pages there are.
    page: u8,
    /// Lines scrolled, or the piece under the cursor.
    at: u8,
    /// Whether that piece's own page is open, and turned.
    card: Option<bool>,
}

/// What there is to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Page {
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
type About<'a> = (Option<&'a Vitals>, Option<&'a Seal>);

/// A key, and what it does.
type Named = (Key, &'static str);

/// What a key came to.
pub(super) enum Looked {
    /// The look goes on.
    On,
    /// It is over.
    Over,
    /// It goes on, and this is to be done.
    Do(Act),
    /// Something of this is to be put right.
    PutRight(Scope),
}

impl Page {
    fn name(self, scene: &dyn Scene) -> &str {
        match self {
            Page::State => "State",
            Page::Log => "Log",
            Page::Steps => "Steps",
            Page::Side(seat) => short_name(scene, seat),
            Page::Dice => "Dice",
            Page::Rules => "Rules",
            Page::Seal => "Seal",
            Page::Device => "Device",
        }
    }

    /// How much can be set on it.
    fn dials(self, vitals: Option<&Vitals>) -> usize {
        vitals.filter(|_| self == Page::Device).map_or(0, |vitals| device::dials(vitals).len())
    }

    /// What may be put right from here, where anything may: not of a game that is over, or looked back at.
    fn scope(self, game: &dyn Session, at: u8) -> Option<Scope> {
        let scene = &*game.scene();
        let scope = match self {
            Page::State => Scope::Table,
            Page::Side(seat) => Scope::Side(seat, side::pieces(scene, seat).nth(at.into())),
            _ => return None,
        };
        let open = game.question().is_some() && game.shown_at().is_none();
        Some(scope).filter(|scope| open && scope.len(scene) > 0)
    }

    /// How far one can go on it.
    fn most(self, game: &dyn Session, vitals: Option<&Vitals>) -> usize {
        let scene = &*game.scene();
        match self {
            Page::State => lines::notes(scene).saturating_sub(lines::SEEN),
            Page::Log => 0,
            Page::Steps => steps::ROWS - 1,
            Page::Side(seat) => side::pieces(scene, seat).count().saturating_sub(1),
            Page::Dice => dice::readings(&game.tally(), scene).saturating_sub(1),
            Page::Rules => lines::reminders(scene).count().saturating_sub(lines::SEEN),
            Page::Seal => 0,
            Page::Device => self.dials(vitals).saturating_sub(1),
        }
    }
}

/// What the player of a seat is called in a foot: a long name would push other keys out.
fn short_name(scene: &dyn Scene, seat: Seat) -> &str {
    let name = scene.name_of(seat);
    if Size::Small.width(name) <= FOOT_ROOM { name } else { seat.name() }
}

/// The pages this game has; the first is one press away.
fn pages(game: &dyn Session, (vitals, seal): About<'_>) -> Vec<Page, { MAX_SEATS + 7 }> {
    let scene = &*game.scene();
    let state = (lines::notes(scene) > 0 || Scope::Table.len(scene) > 0).then_some(Page::State);
    let seats = if scene.pieces() == 0 { 0 } else { scene.seats() };
    let rules = (!scene.reminders().is_empty()).then_some(Page::Rules);
    let sides = (0..seats).map(|seat| Page::Side(Seat(seat)));
    let dice = dice::thrown(game).then_some(Page::Dice);
    let device = vitals.map(|_| Page::Device);
    let seal = seal.map(|_| Page::Seal);
    // Whoever looks back goes back and forth already.
    let steps = (!scene.game().is_empty() && game.shown_at().is_none()).then_some(Page::Steps);
    state
        .into_iter()
        .chain([Page::Log])
        .chain(steps)
        .chain(sides)
        .chain(dice)
        .chain(rules)
        .chain(seal)
        .chain(device)
        .collect()
}

/// What the first of them is called.
pub(super) fn first(game: &dyn Session, about: About<'_>) -> &'static str {
    match pages(game, about).first() {
        Some(Page::State) => "State",
        Some(_) => "Log",
        None => "",
    }
}

impl Looking {
    /// The piece under the cursor, on a side's page.
    pub(super) fn piece(self, game: &dyn Session, about: About<'_>) -> Option<PieceId> {
        match pages(game, about)[usize::from(self.page)] {
            Page::Side(seat) => side::pieces(&*game.scene(), seat).nth(self.at.into()),
            _ => None,
        }
    }

    /// A look at the seal first.
    pub(super) fn at_seal(game: &dyn Session, about: About<'_>) -> Self {
        let page = pages(game, about).iter().position(|&page| page == Page::Seal).unwrap_or(0);
        Looking { page: page as u8, at: 0, card: None }
    }

    /// What is to be done when this page comes up.
    pub(super) fn opens(self, game: &dyn Session, about: About<'_>) -> Act {
        match pages(game, about)[usize::from(self.page)] {
            Page::Log => Act::Tell,
            _ => Act::Stay,
        }
    }

    /// What a key does here.
    pub(super) fn stroke(&mut self, key: Key, game: &dyn Session, about: About<'_>, past: &mut Past) -> Looked {
        let (vitals, seal) = about;
        let pages = pages(game, about);
        let page = pages[usize::from(self.page)];
        let most = || page.most(game, vitals) as u8;
        let step = if matches!(page, Page::State | Page::Rules) { lines::LEAP } else { 1 };
        let last = pages.len() as u8 - 1;
        let tell = |tell: bool| if tell { Looked::Do(Act::Tell) } else { Looked::On };
        if let Page::Side(seat) = page
            && self.stroke_side(key, &*game.scene(), seat, page.scope(game, self.at).is_some())
        {
            return Looked::On;
        }
        match (key, page) {
            (Key::B | Key::Y, _) => return Looked::Over,
            (Key::Right | Key::X | Key::Left, _) => {
                let page = match key {
                    Key::Left => self.page.checked_sub(1).unwrap_or(last),
                    _ if self.page == last => 0,
                    _ => self.page + 1,
                };
                *self = Looking { page, at: 0, card: None };
                *past = Past::new();
                return Looked::Do(self.opens(game, about));
            }
            // The log's newest line is at the bottom: up goes back in time.
            (Key::Up | Key::Down, Page::Log) => return tell(past.scroll(lines::LEAP.into(), key == Key::Up)),
            (Key::Down, _) => self.at = (self.at + step).min(most()),
            (Key::Up, _) => self.at = self.at.saturating_sub(step),
            (Key::A, Page::Log) => return tell(past.next_round()),
            (Key::A, Page::State | Page::Side(_)) => {
                return page.scope(game, self.at).map_or(Looked::On, Looked::PutRight);
            }
            (Key::A, Page::Steps) => return steps::act(game, self.at.into()).map_or(Looked::On, Looked::Do),
            // First what it means, then the secret.
            (Key::A, Page::Seal) => match (seal::can_tell(seal, game), self.at) {
                (true, 0) => self.at = 1,
                (true, _) => return Looked::Do(Act::TellSecret),
                (false, _) => {}
            },
            (Key::A, _) => {
                let dials = vitals.filter(|_| page == Page::Device).map(device::dials).unwrap_or_default();
                return dials.get(usize::from(self.at)).map_or(Looked::On, |&dial| Looked::Do(Act::Set(dial)));
            }
        }
        Looked::On
    }

    /// What a key does among the pieces of a side; false where it does what it does on other pages.
    fn stroke_side(&mut self, key: Key, scene: &dyn Scene, seat: Seat, put_right: bool) -> bool {
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

    pub(super) fn stack(&self, mut sheet: Sheet, game: &dyn Session, past: &Past, about: About<'_>) {
        let (vitals, seal) = about;
        sheet.strip(None);
        let pages = pages(game, about);
        let at = usize::from(self.at);
        let page = pages[usize::from(self.page)];
        let (piece, put_right) = (self.piece(game, about), page.scope(game, self.at).is_some());
        let why = piece.and_then(|piece| Why::of_piece(sheet.scene, piece)).map(|_| (Key::Y, "Why"));
        let put = put_right.then_some((Key::A, "Put right"));
        if let (Some(piece), Some(turned)) = (piece, self.card) {
            return open_card(sheet, piece, turned, (put, why));
        }
        match page {
            Page::State => lines::state(&mut sheet, at),
            Page::Log => past.page(&mut sheet),
            Page::Steps => steps::page(&mut sheet, game, at),
            Page::Side(seat) => side::side(&mut sheet, seat, at),
            Page::Dice => dice::page(&mut sheet, &game.tally(), at),
            Page::Rules => lines::rules(&mut sheet, at),
            Page::Seal => seal.into_iter().for_each(|seal| seal::page(&mut sheet, seal, game, at > 0)),
            Page::Device => device::page(&mut sheet, vitals.unwrap_or(&Vitals::default()), at),
        }
        let next = pages.get(usize::from(self.page) + 1).unwrap_or(&pages[0]).name(sheet.scene);
        if page == Page::Dice {
            let (key, other) = dice::turn(&game.tally(), sheet.scene, at);
            return sheet.look_foot(&[(Key::B, "Back"), (Key::X, next), (key, &other)]);
        }
        if let Page::Side(seat) = page
            && let Some(foot) = side::foot(&sheet, seat, next)
        {
            sheet.place = None;
            return sheet.end(foot);
        }
        let verb = match page {
            Page::Device if page.dials(vitals) > 0 => Some("Change"),
            Page::Steps => Some("Do it"),
            Page::Log if sheet.scene.round().is_some() => Some("Round"),
            Page::Seal if seal::can_tell(seal, game) => Some(["Secret", "Show"][usize::from(at > 0)]),
            // From there it is put right.
            Page::Side(_) if piece.is_some() => put.map(|_| "Card"),
            _ => put.map(|(_, verb)| verb),
        };
        let next = (verb.is_some() || pages.len() > 1).then_some((Key::X, next));
        let back = Some((Key::B, "Back")).filter(|_| verb.is_none() || why.is_none());
        let keys: Vec<(Key, &str), 4> =
            verb.map(|verb| (Key::A, verb)).into_iter().chain(back).chain(next).chain(why).collect();
        sheet.look_foot(&keys)
    }
}

/// The page of a piece, with the keys that put something right and explain it, where they do.
fn open_card(mut sheet: Sheet, piece: PieceId, turned: bool, (put, why): (Option<Named>, Option<Named>)) {
    let more = card::page(&mut sheet, piece, turned);
    let verb = |(key, verb): Named| Verb::new(Cap::Key(key), verb);
    let turn = more.then(|| Verb::new(Cap::Sideways, if turned { "Numbers" } else { "More" }));
    // Three keys have room: what every page has gives way to what this one has.
    let rest = 3 - [put.is_some(), why.is_some(), more].into_iter().filter(|&own| own).count();
    let rest = [(Key::B, "Back"), (Key::Down, "Next")].into_iter().take(rest);
    let keys = put.into_iter().chain(rest).chain(why).map(verb);
    sheet.place = None;
    sheet.end(Foot::verbs(keys.chain(turn)))
}
