//! What happened, where it is worth a stop.

use core::fmt::Write;

use umpire_engine::table::{Happening, Icon, PieceId, Revealed, Scene, Seat, Show, TurnOrder, Words};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, GivenBand, GoneBand, LineBand, LineVoice, OrderBand, OverBand, RevealBand, ShoutBand};
use crate::key::Key;
use crate::pages::dice::{self, picture_end, word_end};
use crate::pages::page_builder::{HEAD, PAGE, PageBuilder, STRIP};
use crate::pages::{beat, clash, losses, over};
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// The most rows of the panel for a block of who acts when.
const BLOCK: usize = 37;

/// Whether the screen stops for it. A round does not: its number is in the strip of the page that follows.
pub(crate) fn stops(happening: &Happening) -> bool {
    !matches!(happening.show, Show::Line | Show::Turn(_) | Show::Turns(_) | Show::Round(_) | Show::Seen(_))
}

/// A page of it. At the end, whether the dice were sealed and can be checked is said at the foot.
pub(crate) fn layout(mut builder: PageBuilder, happening: &Happening, sealed: bool) {
    builder.strip(None);
    let words = builder.text(&happening.words);
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            let name = |piece: Option<PieceId>| piece.map(|piece| builder.text(&piece.into())).unwrap_or_default();
            let who = name(happening.by.or(happening.piece));
            let whom = happening.piece.filter(|_| happening.by.is_some()).map(|piece| {
                let seat = Some(builder.scene.card(piece).seat);
                (seat, name(Some(piece)))
            });
            dice::push(&mut builder, rolled, (happening.seat, &who), whom);
        }
        Show::Clash(both) => clash::push(&mut builder, both),
        Show::Removed => {
            let card = happening.piece.map(|piece| builder.scene.card(piece));
            let (seat, icon) = card.map_or((happening.seat, Icon::SKULL), |card| (Some(card.seat), card.icon));
            let side = side_name(builder.scene, seat);
            builder.heading(seat, &side, "");
            let (picture_end, word_end) = (picture_end(builder.scale), word_end(builder.scale));
            builder.push(picture_end - PAGE.0, AnyBand::Gone(GoneBand { seat, icon }));
            builder
                .push(word_end - picture_end, AnyBand::Shout(ShoutBand { word: "REMOVED", voice: LineVoice::First }));
            let name = happening.piece.map_or(words, |piece| builder.text(&Words::from(piece)));
            line(&mut builder, seat, name, LineVoice::First);
        }
        Show::Revealed(revealed) => {
            if revealed.names.is_empty() {
                let mut reveal = RevealBand::new(revealed, builder.scene.seats(), builder.round_apart());
                let paid =
                    |(seat, cost)| builder.counter(seat).map(|counter| (counter.now.saturating_add(cost), counter.now));
                if let [Some(red), Some(blue)] = [0, 1].map(|at| revealed.paid().nth(at).and_then(paid)) {
                    reveal = reveal.paid([red, blue]);
                }
                builder.push(word_end(TextScale::Normal) - STRIP, AnyBand::Reveal(reveal));
                line(&mut builder, None, words, LineVoice::First);
            } else {
                builder.heading(happening.seat, &words, "");
                given(&mut builder, revealed);
            }
            if !revealed.then.is_empty() {
                return builder.foot(&[(Key::A, revealed.then), (Key::B, "Back"), (Key::Y, "Look")]);
            }
        }
        Show::Order(order) => {
            builder.heading(happening.seat, &words, "");
            blocks(&mut builder, order);
        }
        Show::Losses(losses) => {
            builder.heading(happening.seat, &words, "");
            losses::push(&mut builder, losses);
            builder.blank_to(PAGE.1);
        }
        Show::Beat(beat) => return beat::layout(builder, happening, beat),
        Show::Over(winner) => {
            let mut who = text(winner.map_or("", |seat| builder.scene.name_of(seat)));
            let _ = who.push_str(match winner {
                Some(_) => " wins",
                None if builder.scene.seats() == 1 => "Game over",
                None => "Draw",
            }); // a name has 16 letters
            let over = OverBand { winner: *winner, seats: builder.scene.seats(), words: who };
            builder.push(word_end(TextScale::Normal) - STRIP, AnyBand::Over(over));
            line(&mut builder, None, words, LineVoice::First);
            return builder.foot(&over::keys(sealed));
        }
        Show::Line | Show::Turn(_) | Show::Turns(_) | Show::Round(_) => {
            builder.heading(happening.seat, "", "");
            builder.blank_to(STRIP + HEAD);
            line(&mut builder, happening.seat, words, LineVoice::First);
        }
    }
    builder.foot(&[(Key::A, "Go on"), (Key::B, "Back"), (Key::Y, "Log")])
}

/// Who acts when: a row for each block.
fn blocks(builder: &mut PageBuilder, order: &TurnOrder) {
    let rows = order.blocks.len().max(1);
    let height = ((PAGE.1 - PAGE.0) / rows).min(BLOCK);
    for (at, seats) in order.blocks.iter().enumerate() {
        let word = match seats.len() {
            1 if at + 1 == rows => order.last,
            1 => "",
            _ => "together",
        };
        let (place, numbers) = (at as u8 + 1, order.numbers);
        builder.push(height, AnyBand::Order(OrderBand { place, seats: *seats, numbers, word }));
    }
    builder.blank_to(PAGE.1);
}

/// What each seat gave, by its name: a row each, all in the same size.
fn given(builder: &mut PageBuilder, revealed: &Revealed) {
    let rows = usize::from(revealed.seats.len());
    let height = if rows <= 3 { GivenBand::TALL } else { (PAGE.1 - PAGE.0) / rows };
    let row = |builder: &PageBuilder, size, seat, number| {
        let mut word = text(revealed.name(number).unwrap_or(""));
        if word.is_empty() {
            let _ = write!(word, "{number}"); // six signs at most
        }
        GivenBand { seat, size, name: text(builder.scene.name_of(seat)), word }
    };
    let fits = revealed.iter().all(|(seat, number)| {
        let GivenBand { size, name, word, .. } = row(builder, TextSize::Body, seat, number);
        GivenBand::fits(size, &name, &word)
    });
    for (seat, number) in revealed.iter() {
        let given = row(builder, if fits { TextSize::Body } else { TextSize::Small }, seat, number);
        builder.push(height, AnyBand::Given(given));
    }
}

fn line(builder: &mut PageBuilder, seat: Option<Seat>, text: Text, voice: LineVoice) {
    let size = builder.scale.body();
    builder.push(builder.room(), AnyBand::Line(LineBand { seat, text, size, voice, centred: true }));
}

/// What a side calls itself, or its player's name.
pub(crate) fn side_name(scene: &dyn Scene, seat: Option<Seat>) -> Text {
    let Some(seat) = seat else { return Text::new() };
    match scene.side_name(seat) {
        "" => text(scene.name_of(seat)),
        name => text(name),
    }
}
