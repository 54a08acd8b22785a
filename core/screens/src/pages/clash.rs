//! Two pieces that threw at each other at once: a half each, and what comes of it. Both names are in it, so it has no head.

use umpire_engine::table::Clash;

use crate::bands::{AnyBand, ClashBand, LineBand, LineVoice};
use crate::pages::page_builder::PageBuilder;

/// Both halves, then what happens now.
pub(crate) fn push(builder: &mut PageBuilder, clash: &Clash) {
    let [first, second] = &clash.halves;
    let of = |piece| builder.scene.card(piece).seat;
    let seats = [of(first.piece), of(second.piece)];
    for (half, seats, above) in [(first, seats, true), (second, [seats[1], seats[0]], false)] {
        let name = builder.text(&half.piece.into());
        let band = ClashBand::new(half, seats, name, builder.scale.small(), above);
        builder.push(ClashBand::HEIGHT, AnyBand::Clash(band));
    }
    let (text, size) = (builder.text(&clash.then), builder.scale.body());
    let line = LineBand { seat: None, text, size, voice: LineVoice::First, centred: true };
    builder.push(builder.room(), AnyBand::Line(line));
}
