//! The pages of a correction: a list, then what it was, what it will be, and who has agreed.

use core::fmt::Write;

use umpire_engine::table::{Bearer, Correction, CorrectionField, CorrectionTarget, MAX_NICKNAME, Scene, Seat};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, ChangeBand, FieldBand, FootBand, HoldBand, LineBand, LineVoice, PlatesBand, Verb};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::agreement::Agreement;
use crate::pages::correct::{CorrectPage, CorrectRow, CorrectScope, CorrectStage};
use crate::pages::name::NamePage;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::{Text, text};

/// How tall a field is, and a large one; and the line below them.
pub(super) const ROW: (usize, usize) = (25, 37);
pub(super) const GIST: usize = 25;
/// Rows of the line that says what it is about, and where the change ends.
const ABOUT: (usize, usize) = (26, 33);
const PLATES: usize = 164;

impl CorrectPage {
    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder) {
        builder.strip(None);
        builder.look_back = None;
        match (&self.stage, self.scope.nth(builder.scene, self.scroll.at())) {
            (&CorrectStage::Value(value), Some(CorrectRow::Field(correction, field))) => {
                self.change(builder, (correction, field), value, None)
            }
            (&CorrectStage::Agree(value, agreement), Some(CorrectRow::Field(correction, field))) => {
                self.change(builder, (correction, field), value, Some(agreement))
            }
            (CorrectStage::Name(name), Some(CorrectRow::Name(bearer))) => spell(builder, name, bearer),
            _ => self.list(builder),
        }
    }

    /// What may be put right, and what it is.
    fn list(&self, mut builder: PageBuilder) {
        let scene = builder.scene;
        match self.scope {
            CorrectScope::Side(seat, Some(piece)) => {
                builder.heading(Some(seat), &builder.text(&piece.into()), "put right")
            }
            CorrectScope::Side(seat, None) => builder.heading(Some(seat), "Put right", ""),
            CorrectScope::Table => builder.heading(None, "Put right", ""),
        }
        let (len, window) = (self.scope.len(scene), self.scope.window(scene, builder.scale));
        let scroll = self.scroll.fitted(len, window);
        let (seen, height) = (scroll.seen(len, window), builder.scale.rows(ROW.0, ROW.1));
        self.scope.rows(scene, &mut |at, row| {
            if seen.contains(&at) {
                let (on, more) = (at == scroll.at(), scroll.more(at, len, window));
                let (seat, label, value) = match row {
                    CorrectRow::Field(Correction { target: CorrectionTarget::Seat(seat), .. }, field) => {
                        (Some(seat), field.label, value(&field, field.now))
                    }
                    CorrectRow::Field(_, field) => (None, field.label, value(&field, field.now)),
                    CorrectRow::Name(Bearer::Seat(seat)) => (Some(seat), "Name", text(scene.name_of(seat))),
                    CorrectRow::Name(Bearer::Piece(piece)) => (None, "Name", builder.text(&piece.into())),
                };
                builder.push(height, AnyBand::Field(FieldBand { seat, label, value, on, more }));
            }
        });
        let gist = match self.scope.nth(scene, self.scroll.at()) {
            Some(CorrectRow::Field(_, field)) => field.gist,
            Some(CorrectRow::Name(_)) | None => "",
        };
        if !gist.is_empty() {
            builder.blank_to(PAGE.1 - GIST);
            let (size, voice) = (builder.scale.small(), LineVoice::Second);
            builder.push(GIST, AnyBand::Line(LineBand { seat: None, text: text(gist), size, voice, centred: false }));
        }
        let keys = [(Key::A, "Change"), (Key::B, "Back")].map(|(key, verb)| Verb::new(Cap::Key(key), verb));
        let page = (len > window).then(|| Verb::new(Cap::Sideways, "Page"));
        builder.end(FootBand::verbs(keys.into_iter().chain(page)))
    }

    /// What it was, what it will be, and who has agreed.
    fn change(
        &self,
        mut builder: PageBuilder,
        (correction, field): (Correction, CorrectionField),
        to: i16,
        agreement: Option<Agreement>,
    ) {
        let (scene, target) = (builder.scene, correction.target);
        let agreed = agreement.map(|agreement| agreement.agreed);
        let both = agreement.filter(|_| scene.seats() == 2);
        let asked = agreed.filter(|agreed| both.is_none() && *agreed < scene.seats()).map(Seat);
        let (name, mut about) = (named(&builder, target), Text::new());
        // Name and label on one line; where they are too long together, the label stands in the head.
        let gap = if name.is_empty() { "" } else { ": " };
        let whole = write!(about, "{name}{gap}{}", field.label).is_ok() && TextSize::Small.width(&about) <= 204;
        builder.heading(asked, "Put right", if whole { "" } else { field.label });
        let (seat, text) = (owner(scene, target), if whole { about } else { name });
        let size = builder.scale.body();
        builder.push(
            builder.scale.rows(ABOUT.0, ABOUT.1),
            AnyBand::Line(LineBand { seat, text, size, voice: LineVoice::First, centred: false }),
        );
        let open = (agreed.is_none() && to > field.min, agreed.is_none() && to < field.max);
        let changed = ChangeBand { was: value(&field, field.now), will: value(&field, to), open };
        builder.push(PLATES - builder.bottom(), AnyBand::Change(changed));
        let plates = match both {
            Some(Agreement { held, .. }) => AnyBand::Hold(HoldBand { held }),
            None => AnyBand::Plates(PlatesBand::new(scene, agreed)),
        };
        builder.push(PAGE.1 - PLATES, plates);
        let mut verb = Text::new();
        // A name has 16 letters.
        let _ = match asked {
            Some(seat) => write!(verb, "{} agrees", scene.name_of(seat)),
            None if agreed.is_some() => verb.push_str("Agree").map_err(|_| core::fmt::Error),
            None => verb.push_str("Ask all").map_err(|_| core::fmt::Error),
        };
        let yes = (agreed.is_some() && both.is_none() || agreed.is_none() && to != field.now)
            .then(|| Verb::new(Cap::Key(Key::A), &verb).of(asked));
        // Two see on their plates what each of them holds.
        builder.end(FootBand::verbs(yes.into_iter().chain([Verb::new(Cap::Key(Key::B), "Back")])))
    }
}

/// The letters of what it is to be called.
fn spell(mut builder: PageBuilder, name: &NamePage, bearer: Bearer) {
    let scene = builder.scene;
    let seat = match bearer {
        Bearer::Seat(seat) => seat,
        Bearer::Piece(piece) => scene.card(piece).seat,
    };
    builder.heading(Some(seat), &bearer.line(scene), "its name");
    let hint = if name.spelt().is_empty() { "None: as the rules call it" } else { "12 letters at most" };
    builder.push(builder.room(), name.band(Some(seat), MAX_NICKNAME as u8, text(hint)));
    builder.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::X, "Clear")])
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
fn named(builder: &PageBuilder, target: CorrectionTarget) -> Text {
    match target {
        CorrectionTarget::Game => Text::new(),
        CorrectionTarget::Seat(seat) => text(builder.scene.name_of(seat)),
        CorrectionTarget::Piece(piece) => builder.text(&piece.into()),
    }
}
