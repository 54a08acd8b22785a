//! What is to be seen of a secret: the curtain, and what is behind it while somebody looks.

use core::fmt::Write;

use umpire_rules::table::{Choose, Inner, Question, Reveal, Seat, Secret, Tick};

use super::picker::{bit, given};
use super::{Hiding, Picker, Stage};
use crate::band::{Behind, Curtain, KeptRow, More, Text, What, bounds, text};
use crate::frame::SIDE;
use crate::view::sheet::{STRIP, Sheet};

/// Rows of an open list: its title, each row, and each line below them.
const TITLE: usize = 32;
const ROW: usize = 24;
const LINE: usize = 24;

impl Hiding {
    pub(in crate::view) fn stack(&self, mut sheet: Sheet, question: &Question, secret: &Secret) {
        let at = self.given.len();
        let Some(&seat) = secret.seats.get(at) else { return sheet.foot(&[]) };
        let title = sheet.text(&question.heading.title);
        sheet.strip(None);
        let round = sheet.round_apart();
        let scene = match (self.stage, &secret.inner) {
            (Stage::HandOver, _) => {
                let name = text(sheet.scene.name_of(seat));
                Behind::HandOver { name, at: at as u8, of: secret.len() as u8 }
            }
            (Stage::Picking(Picker { peek: false, refused, .. }), inner) => {
                let kept = match secret.reveal {
                    Reveal::Together => "",
                    Reveal::Later => "kept until revealed",
                    Reveal::AtEnd => "kept to the end",
                };
                Behind::Closed { title, kept, ticks: matches!(inner, Inner::Tick(_)), refused }
            }
            (Stage::Picking(picker), Inner::Tick(tick)) => {
                sheet.push(TITLE, What::Curtain(Curtain { seat, round, scene: Behind::Title(title) }));
                let curtain = |scene| What::Curtain(Curtain { seat, round: None, scene });
                rows(&mut sheet, seat, tick, picker);
                if let Some(limit) = tick.limit {
                    let mut sum = Text::new();
                    let weight = tick.weight(tick.counted(picker.ticked));
                    let _ = write!(sum, "{weight} of {}", bounds(&limit)); // a unit of one word
                    sheet.push(LINE, curtain(Behind::Line(sum)));
                }
                let rest = SIDE - sheet.stack.end();
                return sheet.push(rest, curtain(Behind::Line(text("Let go to hide"))));
            }
            (Stage::Picking(picker), Inner::Numbers(_)) => Behind::Open(title, given(secret, at, picker.at, 0) as i16),
            (Stage::Picking(picker), Inner::Choose(choose)) => {
                let picked = given(secret, at, picker.at, 0) as usize;
                option(&sheet, title, choose, picked)
            }
        };
        sheet.push(SIDE - STRIP, What::Curtain(Curtain { seat, round, scene }));
    }
}

/// The option the picker stands on.
fn option(sheet: &Sheet, title: Text, choose: &Choose, picked: usize) -> Behind {
    match choose.options.get(picked) {
        Some(option) => {
            Behind::Option { title, label: sheet.text(&option.label), gist: option.gist, cost: option.cost }
        }
        None => Behind::Title(title),
    }
}

/// The rows around the cursor.
fn rows(sheet: &mut Sheet, seat: Seat, tick: &Tick, picker: Picker) {
    let (rows, at) = (tick.rows(), picker.at as usize);
    let window = (SIDE - STRIP - TITLE - LINE - if tick.limit.is_some() { LINE } else { 0 }) / ROW;
    let first = at.saturating_sub(window / 2).min(rows.saturating_sub(window));
    for row in first..rows.min(first + window) {
        let more = More { up: row == first && first > 0, down: row + 1 == first + window && row + 1 < rows };
        let ticked = picker.ticked & bit(row as u32) != 0;
        let listed = tick.listed(row, picker.ticked);
        let weight = tick.facts.get(row).filter(|_| tick.limit.is_some()).map_or(0, |fact| fact.weight);
        let label = sheet.text(&tick.label(row));
        sheet.push(ROW, What::KeptRow(KeptRow { seat, label, ticked, listed, weight, on: row == at, more }));
    }
}
