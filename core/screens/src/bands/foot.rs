//! The foot of a screen: what the keys do, or why something cannot be done.

use embedded_graphics::pixelcolor::Rgb565;
use heapless::{String, Vec};
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::bar;
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::edges;
use crate::key::Key;
use crate::key_cap::{Cap, cap};
use crate::strings::{Text, letters};

/// The foot.
#[derive(Hash)]
pub(crate) enum FootBand {
    /// Key caps with a verb each, left to right.
    Keys(Vec<Verb, MOST>),
    /// A sentence, and how large it is.
    Say(Text, TextSize),
    /// The same of a page that explains something, and where the book does: at the right.
    Help(Vec<Verb, MOST>, &'static str),
    /// The cursor is here, below all rows: the keys in the bar of the seat that is asked.
    Cursor(Vec<Verb, MOST>, Option<Seat>),
}

/// What one key does.
#[derive(Hash)]
pub(crate) struct Verb {
    cap: Cap,
    /// Whose key it is, where it is not the one's who is asked.
    seat: Option<Seat>,
    /// Whether it is the key to go on with, where another one is pressed before it.
    goes_on: bool,
    text: String<20, u8>,
}

/// The most keys a foot names: four only where all verbs are short.
const MOST: usize = 4;
/// From a seat's mark to the verb behind it.
const MARK: i32 = 17;
/// All the room there is, the least between two keys, and the picture of a book.
const WIDE: i32 = 230;
const GAP: i32 = 7;
const BOOK: i32 = 18;
/// Where keys begin, and where they do in the slanted bar of the cursor.
const LEFT: i32 = 6;
const IN_BAR: i32 = 20;

impl Verb {
    pub(crate) fn new(cap: Cap, text: &str) -> Verb {
        Verb { cap, seat: None, goes_on: false, text: letters(text, 20) }
    }

    /// With the mark of the seat whose key it is.
    pub(crate) fn of(self, seat: Option<Seat>) -> Verb {
        Verb { seat, ..self }
    }

    /// On a plate: the key to go on with.
    pub(crate) fn goes_on(self) -> Verb {
        Verb { goes_on: true, ..self }
    }

    fn width(&self, size: TextSize) -> i32 {
        self.cap.width() + if self.seat.is_some() { MARK } else { 0 } + size.width(&self.text)
    }
}

impl FootBand {
    /// The keys with their verbs; those at the end give way where there is no room.
    pub(crate) fn keys(keys: &[(Key, &str)]) -> FootBand {
        FootBand::verbs(keys.iter().map(|&(key, verb)| Verb::new(Cap::Key(key), verb)))
    }

    /// What A and X go on with, before other keys: with the cap of A alone where both would take the last key's room.
    pub(crate) fn going<const N: usize>(go: &str, rest: [(Key, &str); N]) -> FootBand {
        let verbs = |cap| {
            let others = rest.iter().map(|&(key, verb)| Verb::new(Cap::Key(key), verb));
            fitting(core::iter::once(Verb::new(cap, go)).chain(others), WIDE)
        };
        let both = verbs(Cap::Go);
        FootBand::Keys(if both.len() > N { both } else { verbs(Cap::Key(Key::A)) })
    }

    /// A sentence in this size, if it has room.
    pub(crate) fn say(text: Text, size: TextSize) -> FootBand {
        let fits = size.width(&text) <= 234 && size.above(&text) <= 19;
        FootBand::Say(text, if fits { size } else { TextSize::Small })
    }

    /// The keys with other caps, and marks of seats.
    pub(crate) fn verbs(verbs: impl IntoIterator<Item = Verb>) -> FootBand {
        FootBand::Keys(fitting(verbs, WIDE))
    }

    /// The same before a page of the book.
    pub(crate) fn help(verbs: impl IntoIterator<Item = Verb>, page: &'static str) -> FootBand {
        FootBand::Help(fitting(verbs, WIDE - page_width(page)), page)
    }

    /// The same keys, but Y sends a coach away: those before it give way where there is no room.
    pub(crate) fn coached(self) -> FootBand {
        let alone = Verb::new(Cap::Key(Key::Y), "No coach");
        let beside = |keys: Vec<Verb, MOST>, room| {
            let others = keys.into_iter().filter(|verb| verb.cap != Cap::Key(Key::Y));
            let mut keys = fitting(others, room - GAP - alone.width(TextSize::Small));
            keys.truncate(MOST - 1);
            let _ = keys.push(alone); // there is room for it
            keys
        };
        match self {
            FootBand::Cursor(keys, seat) => FootBand::Cursor(beside(keys, WIDE - 2 * IN_BAR), seat),
            FootBand::Keys(keys) | FootBand::Help(keys, _) => FootBand::Keys(beside(keys, WIDE)),
            FootBand::Say(..) => FootBand::Keys(beside(Vec::new(), WIDE)),
        }
    }

    /// The keys in the bar of the cursor.
    pub(crate) fn cursor(verbs: impl IntoIterator<Item = Verb>, seat: Option<Seat>) -> FootBand {
        FootBand::Cursor(fitting(verbs, WIDE - 2 * IN_BAR), seat)
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        match self {
            FootBand::Say(text, size) => {
                let base = top + if *size == TextSize::Small { 18 } else { 19 };
                size.draw_in(c, (4, base), text, 234, t.bone)
            }
            FootBand::Keys(keys) => row(c, keys, (LEFT, top), WIDE, t.ash),
            FootBand::Cursor(keys, seat) => {
                bar(c, *seat, edges(*seat, 0), (top, height), t.seat(*seat));
                row(c, keys, (IN_BAR, top), WIDE - 2 * IN_BAR, t.field);
            }
            FootBand::Help(keys, page) => {
                row(c, keys, (LEFT, top), WIDE - page_width(page), t.ash);
                if !page.is_empty() {
                    let x = WIDE + 4 - page_width(page) + GAP;
                    icon::draw(c, icon::BOOK, (x, top + 3), BOOK, t.bone, t.field);
                    TextSize::Small.draw(c, 234, top + 18, page, t.bone, Align::Right);
                }
            }
        }
    }
}

/// Where the book's page begins, seen from the right.
fn page_width(page: &str) -> i32 {
    if page.is_empty() { 0 } else { GAP + BOOK + 6 + TextSize::Small.width(page) }
}

/// As many keys as have room.
fn fitting(verbs: impl IntoIterator<Item = Verb>, room: i32) -> Vec<Verb, MOST> {
    let mut foot = Vec::new();
    let mut wide = 0;
    for verb in verbs {
        wide += verb.width(TextSize::Small) + if wide > 0 { GAP } else { 0 };
        // A fifth key has no room either.
        if wide > room || foot.push(verb).is_err() {
            break;
        }
    }
    foot
}

/// Keys from left to right, spread over so much room, with verbs in this ink.
fn row(c: &mut Canvas<impl Target>, keys: &[Verb], (left, top): (i32, i32), room: i32, ink: Rgb565) {
    let t = c.theme;
    let total = |size| keys.iter().map(|verb| verb.width(size)).sum::<i32>();
    // All verbs in the larger size, or none: in large text alone, and where they have room.
    let larger = c.scale.small();
    let gaps = GAP * (keys.len() as i32 - 1);
    let fits = total(larger) + gaps <= room && keys.iter().all(|verb| larger.above(&verb.text) <= 19);
    let size = if fits { larger } else { TextSize::Small };
    let total = total(size);
    let gap = ((room - total) / (keys.len() as i32 - 1).max(1)).min(40);
    let mut x = left;
    for verb in keys {
        let (mut at, mut color) = (x + verb.cap.width(), ink);
        if verb.goes_on {
            c.rect(x - 3, top - 1, verb.width(size) + 6, 24, t.bone);
            color = t.field;
        }
        cap(c, (x, top + 1), verb.cap);
        if let Some(seat) = verb.seat {
            mark(c, seat, (at + 6, top + 11), 6, t.seat(verb.seat));
            (at, color) = (at + MARK, t.bone);
        }
        // One row lower where a capital has an accent.
        let base = top + size.above(&verb.text).max(18);
        size.draw(c, at, base, &verb.text, color, Align::Left);
        x += verb.width(size) + gap;
    }
}
