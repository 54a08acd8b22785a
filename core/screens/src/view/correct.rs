//! Putting something right by hand: what, what it was and will be, and whether every seat agrees.
//!
//! Nothing is changed before all have agreed, and B steps back from everywhere.

use core::fmt::Write;

use umpire_rules::table::{Correction, Field, PieceId, Scene, Seat, Target};

use super::look::Looked;
use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet};
use crate::band::{Changed, FieldRow, Foot, Line, Plates, Text, Verb, Voice, What, text};
use crate::key::{Act, Key};
use crate::parts::Cap;
use crate::text::Size;

/// Whose fields are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// The game's own, and every side's.
    Table,
    /// Those of a side's piece, where it has any, and the side's own.
    Side(Seat, Option<PieceId>),
}

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Correcting {
    scope: Scope,
    scroll: Scroll,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Which field?
    List,
    /// What should it be?
    Value(i16),
    /// That is what it should be: so many seats have agreed, in seat order.
    Agree(i16, u8),
}

/// Fields seen at once, and how tall each is.
const WINDOW: usize = 6;
const ROW: usize = 25;
/// Where the line ends that says what it is about, and the change.
const ABOUT: usize = 26;
const PLATES: usize = 164;
/// Where there are more values than these, left and right go by ten.
const MANY: i32 = 20;

impl Scope {
    /// Hands out what may be put right, as it is.
    fn each(self, scene: &dyn Scene, see: &mut dyn FnMut(Correction, Field)) {
        let mut of = |target| {
            let mut at = 0;
            scene.fields(target, &mut |field| {
                see(Correction { target, field: at, value: field.now }, field);
                at += 1;
            });
        };
        match self {
            Scope::Table => {
                of(Target::Game);
                scene.all_seats().iter().for_each(|seat| of(Target::Seat(seat)));
            }
            Scope::Side(seat, piece) => {
                piece.into_iter().for_each(|piece| of(Target::Piece(piece)));
                of(Target::Seat(seat));
            }
        }
    }

    /// How much may be put right.
    pub(super) fn len(self, scene: &dyn Scene) -> usize {
        let mut count = 0;
        self.each(scene, &mut |_, _| count += 1);
        count
    }

    fn nth(self, scene: &dyn Scene, n: usize) -> Option<(Correction, Field)> {
        let (mut at, mut found) = (0, None);
        self.each(scene, &mut |correction, field| {
            found = found.or((at == n).then_some((correction, field)));
            at += 1;
        });
        found
    }
}

impl Correcting {
    /// Nothing is chosen yet.
    pub(super) fn new(scope: Scope) -> Self {
        Correcting { scope, scroll: Scroll::default(), stage: Stage::List }
    }

    /// Whether the seats are asked whether they agree.
    pub(super) const fn asks_all(&self) -> bool {
        matches!(self.stage, Stage::Agree(..))
    }

    pub(super) fn stroke(&mut self, key: Key, scene: &dyn Scene) -> Looked {
        let len = self.scope.len(scene);
        let under = self.scope.nth(scene, self.scroll.at());
        match (self.stage, key, under) {
            (Stage::List, Key::B | Key::Y, _) => return Looked::Over,
            (Stage::List, Key::Up | Key::Down, _) => self.scroll.step(key == Key::Down, len, WINDOW),
            (Stage::List, Key::Left | Key::Right, _) if len > WINDOW => {
                self.scroll.leap(key == Key::Right, len, WINDOW);
            }
            (Stage::List, Key::A, Some((_, field))) => self.stage = Stage::Value(field.now),
            (Stage::List, ..) => {}
            // What it was about is there no more: another answer came in between.
            (_, Key::B, _) | (_, _, None) => self.stage = self.stage.back(),
            (Stage::Value(value), Key::A, Some((_, field))) if value != field.now => {
                self.stage = Stage::Agree(value, 0)
            }
            (Stage::Value(value), _, Some((_, field))) => self.stage = Stage::Value(turned(value, key, &field)),
            (Stage::Agree(value, agreed), Key::A, Some((correction, _))) => {
                if agreed + 1 >= scene.seats() {
                    return Looked::Do(Act::Correct(Correction { value, ..correction }));
                }
                self.stage = Stage::Agree(value, agreed + 1);
            }
            (Stage::Agree(..), ..) => {}
        }
        Looked::On
    }

    pub(super) fn stack(&self, mut sheet: Sheet) {
        sheet.strip(None);
        sheet.place = None;
        match (self.stage, self.scope.nth(sheet.scene, self.scroll.at())) {
            (Stage::Value(value), Some(under)) => self.change(sheet, under, value, None),
            (Stage::Agree(value, agreed), Some(under)) => self.change(sheet, under, value, Some(agreed)),
            _ => self.list(sheet),
        }
    }

    /// What may be put right, and what it is.
    fn list(&self, mut sheet: Sheet) {
        let scene = sheet.scene;
        match self.scope {
            Scope::Side(seat, Some(piece)) => sheet.heading(Some(seat), &sheet.text(&piece.into()), "put right"),
            Scope::Side(seat, None) => sheet.heading(Some(seat), "Put right", ""),
            Scope::Table => sheet.heading(None, "Put right", ""),
        }
        let (len, mut at) = (self.scope.len(scene), 0);
        let seen = self.scroll.seen(len, WINDOW);
        self.scope.each(scene, &mut |correction, field| {
            if seen.contains(&at) {
                let (on, more) = (at == self.scroll.at(), self.scroll.more(at, len, WINDOW));
                let seat = if let Target::Seat(seat) = correction.target { Some(seat) } else { None };
                let row = FieldRow { seat, label: field.label, value: value(&field, field.now), on, more };
                sheet.push(ROW, What::FieldRow(row));
            }
            at += 1;
        });
        let keys = [(Key::A, "Change"), (Key::B, "Back")].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
        let page = (len > WINDOW).then(|| Verb::new(Cap::Sideways, "Page"));
        sheet.end(Foot::verbs(keys.into_iter().chain(page)))
    }

    /// What it was, what it will be, and who has agreed.
    fn change(&self, mut sheet: Sheet, (correction, field): (Correction, Field), to: i16, agreed: Option<u8>) {
        let (scene, target) = (sheet.scene, correction.target);
        let asked = agreed.filter(|agreed| *agreed < scene.seats()).map(Seat);
        let (name, mut about) = (named(&sheet, target), Text::new());
        // Name and label on one line; where they are too long together, the label stands in the head.
        let gap = if name.is_empty() { "" } else { ": " };
        let whole = write!(about, "{name}{gap}{}", field.label).is_ok() && Size::Small.width(&about) <= 204;
        sheet.heading(asked, "Put right", if whole { "" } else { field.label });
        let (seat, text) = (owner(scene, target), if whole { about } else { name });
        sheet.push(ABOUT, What::Line(Line { seat, text, size: Size::Body, voice: Voice::First, centred: false }));
        let open = (agreed.is_none() && to > field.min, agreed.is_none() && to < field.max);
        let changed = Changed { was: value(&field, field.now), will: value(&field, to), open };
        sheet.push(PLATES - sheet.stack.end(), What::Changed(changed));
        sheet.push(PAGE.1 - PLATES, What::Plates(Plates::new(scene, agreed)));
        let mut verb = Text::new();
        // A name has 16 letters.
        let _ = match asked {
            Some(seat) => write!(verb, "{} agrees", scene.name_of(seat)),
            None if agreed.is_some() => verb.push_str("Agree").map_err(|_| core::fmt::Error),
            None => verb.push_str("Ask all").map_err(|_| core::fmt::Error),
        };
        let yes = (agreed.is_some() || to != field.now).then(|| Verb::new(Cap::Key(Key::A), &verb).of(asked));
        sheet.end(Foot::verbs(yes.into_iter().chain([Verb::new(Cap::Key(Key::B), "Back")])))
    }
}

impl Stage {
    /// One step back.
    const fn back(self) -> Stage {
        match self {
            Stage::List | Stage::Value(_) => Stage::List,
            Stage::Agree(value, _) => Stage::Value(value),
        }
    }
}

/// The value a key turns to.
fn turned(value: i16, key: Key, field: &Field) -> i16 {
    let many = i32::from(field.max) - i32::from(field.min) > MANY;
    let far = if many { 10 } else { 1 };
    let by = match key {
        Key::Up => 1,
        Key::Down => -1,
        Key::Right => far,
        Key::Left => -far,
        _ => 0,
    };
    value.saturating_add(by).clamp(field.min, field.max)
}

/// What a value is called.
fn value(field: &Field, value: i16) -> Text {
    field.name(value).map_or_else(
        || {
            let mut digits = Text::new();
            let _ = write!(digits, "{value}"); // six at most
            digits
        },
        text,
    )
}

/// Whose it is.
fn owner(scene: &dyn Scene, target: Target) -> Option<Seat> {
    match target {
        Target::Game => None,
        Target::Seat(seat) => Some(seat),
        Target::Piece(piece) => Some(scene.card(piece).seat),
    }
}

/// What it is called; nothing where it is the game itself.
fn named(sheet: &Sheet, target: Target) -> Text {
    match target {
        Target::Game => Text::new(),
        Target::Seat(seat) => text(sheet.scene.name_of(seat)),
        Target::Piece(piece) => sheet.text(&piece.into()),
    }
}
