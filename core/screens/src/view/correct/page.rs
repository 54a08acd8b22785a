//! The pages of a correction: a list, then what it was, what it will be, and who has agreed.

use core::fmt::Write;

use umpire_rules::table::{Correction, CorrectionField, CorrectionTarget, Scene, Seat};

use super::{Correcting, Scope, Stage, WINDOW};
use crate::band::{Changed, FieldRow, Foot, Line, Plates, Text, Verb, Voice, What, text};
use crate::key::Key;
use crate::parts::Cap;
use crate::text::Size;
use crate::view::sheet::{PAGE, Sheet};

/// How tall a field is.
const ROW: usize = 25;
/// Where the line ends that says what it is about, and the change.
const ABOUT: usize = 26;
const PLATES: usize = 164;

impl Correcting {
    pub(in crate::view) fn stack(&self, mut sheet: Sheet) {
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
                let seat = if let CorrectionTarget::Seat(seat) = correction.target { Some(seat) } else { None };
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
    fn change(
        &self,
        mut sheet: Sheet,
        (correction, field): (Correction, CorrectionField),
        to: i16,
        agreed: Option<u8>,
    ) {
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

/// What a value is called.
fn value(field: &CorrectionField, value: i16) -> Text {
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
fn owner(scene: &dyn Scene, target: CorrectionTarget) -> Option<Seat> {
    match target {
        CorrectionTarget::Game => None,
        CorrectionTarget::Seat(seat) => Some(seat),
        CorrectionTarget::Piece(piece) => Some(scene.card(piece).seat),
    }
}

/// What it is called; nothing where it is the game itself.
fn named(sheet: &Sheet, target: CorrectionTarget) -> Text {
    match target {
        CorrectionTarget::Game => Text::new(),
        CorrectionTarget::Seat(seat) => text(sheet.scene.name_of(seat)),
        CorrectionTarget::Piece(piece) => sheet.text(&piece.into()),
    }
}
