//! What happened, where it is worth a stop.

use umpire_rules::table::{Happening, Icon, Scene, Seat, Show, Words};

use super::beat;
use super::dice::{self, PICTURE, WORD};
use super::sheet::{HEAD, PAGE, STRIP, Sheet};
use crate::band::{Gone, Line, Over, Reveal, Round, Shout, Text, Voice, What, text};
use crate::key::Key;
use crate::text::Size;

/// Whether the screen stops for it.
pub(super) fn stops(happening: &Happening) -> bool {
    !matches!(happening.show, Show::Line | Show::Turn(_) | Show::Seen(_))
}

/// A page of it. At the end, whether the dice were sealed and can be checked is said at the foot.
pub(super) fn stack(mut sheet: Sheet, happening: &Happening, sealed: bool) {
    sheet.strip(None);
    let words = sheet.text(&happening.words);
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            let who = happening.piece.map(|piece| sheet.text(&piece.into())).unwrap_or_default();
            dice::push(&mut sheet, rolled, (happening.seat, &who), None);
        }
        Show::Removed => {
            let card = happening.piece.map(|piece| sheet.scene.card(piece));
            let (seat, icon) = card.map_or((happening.seat, Icon::SKULL), |card| (Some(card.seat), card.icon));
            let side = side_name(sheet.scene, seat);
            sheet.heading(seat, &side, "");
            sheet.push(PICTURE - PAGE.0, What::Gone(Gone { seat, icon }));
            sheet.push(WORD - PICTURE, What::Shout(Shout { word: "REMOVED", voice: Voice::First }));
            let name = happening.piece.map_or(words, |piece| sheet.text(&Words::from(piece)));
            line(&mut sheet, seat, name, Voice::First);
        }
        Show::Round(number) => {
            let counters = (0..sheet.scene.seats()).map(Seat).filter_map(|seat| sheet.scene.counter(seat));
            let mut name = text(counters.clone().next().map_or("", |counter| counter.name));
            if let Some(first) = name.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            let sides = counters.map(|counter| counter.now).collect();
            sheet.push(WORD - STRIP, What::Round(Round { number: *number, sides }));
            line(&mut sheet, None, name, Voice::Second);
        }
        Show::Revealed(revealed) => {
            sheet.push(WORD - STRIP, What::Reveal(Reveal { numbers: revealed.numbers.clone() }));
            line(&mut sheet, None, words, Voice::First);
        }
        Show::Beat(beat) => return beat::stack(sheet, happening, beat),
        Show::Over(winner) => {
            sheet.push(WORD - STRIP, What::Over(Over { winner: *winner }));
            line(&mut sheet, None, words, Voice::First);
            let keys = match sealed {
                true => [(Key::X, "New game"), (Key::Y, "Check dice"), (Key::B, "Back")],
                false => [(Key::X, "New game"), (Key::B, "Back"), (Key::Y, "Log")],
            };
            return sheet.foot(&keys);
        }
        Show::Line | Show::Turn(_) => {
            sheet.heading(happening.seat, "", "");
            sheet.stack.blank_to(STRIP + HEAD);
            line(&mut sheet, happening.seat, words, Voice::First);
        }
    }
    sheet.foot(&[(Key::A, "Go on"), (Key::B, "Back"), (Key::Y, "Log")])
}

fn line(sheet: &mut Sheet, seat: Option<Seat>, text: Text, voice: Voice) {
    sheet.push(PAGE.1 - WORD, What::Line(Line { seat, text, size: Size::Body, voice, centred: true }));
}

/// What a side calls itself, or its colour.
pub(super) fn side_name(scene: &dyn Scene, seat: Option<Seat>) -> Text {
    let Some(seat) = seat else { return Text::new() };
    match scene.side_name(seat) {
        "" => text(seat.name()),
        name => text(name),
    }
}
