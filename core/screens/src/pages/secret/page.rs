//! What is to be seen of a secret: the curtain, and what is behind it while somebody looks.

use core::fmt::Write;

use umpire_engine::table::{Amount, Choose, Inner, Modifier, Question, Reveal, Seat, Secret, Tick};
use umpire_raster::frame_buffer::SIDE;
use umpire_raster::text::TextSize;

use crate::bands::{
    AnyBand, BigWordBand, CurtainBand, CurtainScene, KeptBand, LineBand, LineVoice, MarksBand, ScrollMore, bounds,
    keys_top,
};
use crate::key::Key;
use crate::pages::page_builder::{PageBuilder, STRIP};
use crate::pages::secret::picker::{bit, given};
use crate::pages::secret::{SecretPage, SecretPicker, SecretStage};
use crate::pages::why;
use crate::strings::{Text, text};

/// Rows of an open list: its title, each row, and each line below them.
const TITLE: usize = 32;
const ROW: (usize, usize) = (24, 33);
const LINE: usize = 24;
/// Rows of the marks of those who are in, and of the word that all are.
const MARKS: usize = 56;
const WORD: usize = 54;

impl SecretPage {
    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, secret: &Secret) {
        let at = self.given.len();
        let Some(&seat) = secret.seats.get(at) else { return reveal(builder, question, secret) };
        let title = builder.text(&question.heading.title);
        builder.strip(None);
        let round = builder.round_apart();
        let scene = match (self.stage, &secret.inner) {
            (SecretStage::HandOver | SecretStage::Reveal, _) => {
                let name = text(builder.scene.name_of(seat));
                let look = why::look(&question.heading, None);
                let why = builder.text(&question.heading.why);
                CurtainScene::HandOver { title, name, why, at: at as u8, of: secret.len() as u8, look }
            }
            (SecretStage::Picking(picker @ SecretPicker { peek: false, refused, .. }), inner) => {
                let note = match secret.reveal {
                    Reveal::Together => builder.text(&question.heading.note),
                    Reveal::Later => text("kept until revealed"),
                    Reveal::AtEnd => text("kept to the end"),
                };
                let range = secret.number(at).map(|number| (number.min, number.max, number.unit));
                let ticks = matches!(inner, Inner::Tick(_));
                let closed = CurtainScene::Closed { title, range, note, ticks, refused };
                let keys = CurtainScene::Keys { ticks, lock: picker.lock() };
                let top = keys_top(ticks);
                builder.push(top - STRIP, AnyBand::Curtain(CurtainBand { seat, round, scene: closed }));
                return builder.push(SIDE - top, AnyBand::Curtain(CurtainBand { seat, round: None, scene: keys }));
            }
            (SecretStage::Picking(picker), Inner::Tick(tick)) => {
                builder.push(TITLE, AnyBand::Curtain(CurtainBand { seat, round, scene: CurtainScene::Title(title) }));
                let curtain = |scene| AnyBand::Curtain(CurtainBand { seat, round: None, scene });
                rows(&mut builder, seat, tick, picker);
                if let Some(limit) = tick.limit {
                    let mut sum = Text::new();
                    let weight = tick.weight(tick.counted(picker.ticked));
                    let _ = write!(sum, "{weight} of {}", bounds(&limit)); // a unit of one word
                    builder.push(LINE, curtain(CurtainScene::Line(sum)));
                }
                let rest = SIDE - builder.bottom();
                return builder.push(rest, curtain(CurtainScene::Line(text("Let go to hide"))));
            }
            (SecretStage::Picking(picker), Inner::Numbers(_)) => {
                CurtainScene::Open(title, given(secret, at, picker.at, 0) as i16)
            }
            (SecretStage::Picking(picker), Inner::Choose(choose)) => {
                let picked = given(secret, at, picker.at, 0) as usize;
                option(&builder, title, choose, picked)
            }
        };
        builder.push(SIDE - STRIP, AnyBand::Curtain(CurtainBand { seat, round, scene }));
    }
}

/// All are in: the same page whatever they are.
fn reveal(mut builder: PageBuilder, question: &Question, secret: &Secret) {
    builder.strip(None);
    let title = builder.text(&question.heading.title);
    builder.heading(None, &title, "");
    builder.push(MARKS, AnyBand::Marks(MarksBand { seats: secret.seats.iter().copied().collect() }));
    builder.push(WORD, AnyBand::BigWord(BigWordBand { text: text("All locked"), seat: None }));
    let line = |text| LineBand { seat: None, text, size: TextSize::Body, voice: LineVoice::First, centred: true };
    builder.push(builder.room(), AnyBand::Line(line(text("Lay me where all can see"))));
    builder.foot(&[(Key::A, "Reveal"), (Key::B, "Back"), (Key::Y, why::look(&question.heading, None))])
}

/// The option the picker stands on.
fn option(builder: &PageBuilder, title: Text, choose: &Choose, picked: usize) -> CurtainScene {
    match choose.options.get(picked) {
        Some(option) => {
            CurtainScene::Option { title, label: builder.text(&option.label), gist: option.gist, cost: option.cost }
        }
        None => CurtainScene::Title(title),
    }
}

/// The rows around the cursor.
fn rows(builder: &mut PageBuilder, seat: Seat, tick: &Tick, picker: SecretPicker) {
    let (rows, at, height) = (tick.rows(), picker.at as usize, builder.scale.rows(ROW.0, ROW.1));
    let window = (SIDE - STRIP - TITLE - LINE - if tick.limit.is_some() { LINE } else { 0 }) / height;
    let first = at.saturating_sub(window / 2).min(rows.saturating_sub(window));
    for row in first..rows.min(first + window) {
        let more = ScrollMore { up: row == first && first > 0, down: row + 1 == first + window && row + 1 < rows };
        let ticked = picker.ticked & bit(row as u32) != 0;
        let listed = tick.listed(row, picker.ticked);
        // What a row is worth where it says so, else what it weighs: the same for everybody.
        let weight = tick.facts.get(row).filter(|_| tick.limit.is_some()).map_or(0, |fact| match fact.on {
            Some(Modifier { amount: Amount::Plus(worth), .. }) => worth.unsigned_abs(),
            _ => fact.weight,
        });
        let label = builder.text(&tick.label(row));
        builder.push(height, AnyBand::Kept(KeptBand { seat, label, ticked, listed, weight, on: row == at, more }));
    }
}
