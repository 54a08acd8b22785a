//! What happened, where it is worth a stop.

use core::fmt::Write;

use umpire_rules::table::{Happening, Icon, Revealed, Scene, Seat, Show, Words};

use crate::bands::{
    AnyBand, GivenBand, GoneBand, LineBand, LineVoice, OverBand, RevealBand, RoundBand, ShoutBand, Text, text,
};
use crate::key::Key;
use crate::pages::beat;
use crate::pages::dice::{self, PICTURE, WORD};
use crate::pages::sheet::{HEAD, PAGE, STRIP, Sheet};
use crate::raster::text::Size;

/// Whether the screen stops for it.
pub(crate) fn stops(happening: &Happening) -> bool {
    !matches!(happening.show, Show::Line | Show::Turn(_) | Show::Seen(_))
}

/// A page of it. At the end, whether the dice were sealed and can be checked is said at the foot.
pub(crate) fn stack(mut sheet: Sheet, happening: &Happening, sealed: bool) {
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
            sheet.push(PICTURE - PAGE.0, AnyBand::Gone(GoneBand { seat, icon }));
            sheet.push(WORD - PICTURE, AnyBand::Shout(ShoutBand { word: "REMOVED", voice: LineVoice::First }));
            let name = happening.piece.map_or(words, |piece| sheet.text(&Words::from(piece)));
            line(&mut sheet, seat, name, LineVoice::First);
        }
        Show::Round(number) => {
            let counters = (0..sheet.scene.seats()).map(Seat).filter_map(|seat| sheet.scene.counter(seat));
            let mut name = text(counters.clone().next().map_or("", |counter| counter.name));
            if let Some(first) = name.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            // The numbers of all sides, or none.
            let all = counters.clone().count() == usize::from(sheet.scene.seats());
            let sides = counters.filter(|_| all).map(|counter| counter.now).collect();
            sheet.push(WORD - STRIP, AnyBand::Round(RoundBand { number: *number, sides }));
            // Where nobody counts anything, what the round begins with.
            let name = if name.is_empty() { sheet.text(&sheet.scene.phase()) } else { name };
            line(&mut sheet, None, name, LineVoice::Second);
        }
        Show::Revealed(revealed) => {
            if revealed.names.is_empty() {
                let reveal = RevealBand::new(revealed, sheet.scene.seats(), sheet.round_apart());
                sheet.push(WORD - STRIP, AnyBand::Reveal(reveal));
                line(&mut sheet, None, words, LineVoice::First);
            } else {
                sheet.heading(happening.seat, &words, "");
                given(&mut sheet, revealed);
            }
        }
        Show::Beat(beat) => return beat::stack(sheet, happening, beat),
        Show::Over(winner) => {
            let mut who = text(winner.map_or("", |seat| sheet.scene.name_of(seat)));
            let _ = who.push_str(match winner {
                Some(_) => " wins",
                None if sheet.scene.seats() == 1 => "Game over",
                None => "Draw",
            }); // a name has 16 letters
            let over = OverBand { winner: *winner, seats: sheet.scene.seats(), words: who };
            sheet.push(WORD - STRIP, AnyBand::Over(over));
            line(&mut sheet, None, words, LineVoice::First);
            let keys = match sealed {
                true => [(Key::X, "New game"), (Key::Y, "Check dice"), (Key::B, "Back")],
                false => [(Key::X, "New game"), (Key::B, "Back"), (Key::Y, "Look")],
            };
            return sheet.foot(&keys);
        }
        Show::Line | Show::Turn(_) => {
            sheet.heading(happening.seat, "", "");
            sheet.stack.blank_to(STRIP + HEAD);
            line(&mut sheet, happening.seat, words, LineVoice::First);
        }
    }
    sheet.foot(&[(Key::A, "Go on"), (Key::B, "Back"), (Key::Y, "Look")])
}

/// What each seat gave, by its name: a row each, all in the same size.
fn given(sheet: &mut Sheet, revealed: &Revealed) {
    let rows = usize::from(revealed.seats.len());
    let height = if rows <= 3 { GivenBand::TALL } else { (PAGE.1 - PAGE.0) / rows };
    let row = |sheet: &Sheet, size, seat, number| {
        let mut word = text(revealed.name(number).unwrap_or(""));
        if word.is_empty() {
            let _ = write!(word, "{number}"); // six signs at most
        }
        GivenBand { seat, size, name: text(sheet.scene.name_of(seat)), word }
    };
    let fits = revealed.iter().all(|(seat, number)| {
        let GivenBand { size, name, word, .. } = row(sheet, Size::Body, seat, number);
        GivenBand::fits(size, &name, &word)
    });
    for (seat, number) in revealed.iter() {
        let given = row(sheet, if fits { Size::Body } else { Size::Small }, seat, number);
        sheet.push(height, AnyBand::Given(given));
    }
}

fn line(sheet: &mut Sheet, seat: Option<Seat>, text: Text, voice: LineVoice) {
    sheet.push(PAGE.1 - WORD, AnyBand::Line(LineBand { seat, text, size: Size::Body, voice, centred: true }));
}

/// What a side calls itself, or its player's name.
pub(crate) fn side_name(scene: &dyn Scene, seat: Option<Seat>) -> Text {
    let Some(seat) = seat else { return Text::new() };
    match scene.side_name(seat) {
        "" => text(scene.name_of(seat)),
        name => text(name),
    }
}
