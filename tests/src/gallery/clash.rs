//! Two pieces that threw at each other at once.

use umpire_engine::dice::{Die, Need};
use umpire_engine::table::{Clash, ClashHalf, PieceId, Seat, Show, Words};

use super::lists::units;
use super::pools::day;
use super::result::happened;
use super::{Shot, shot};
use crate::fixture::StillMatch;

const FIRST: [u8; 12] = [3, 6, 4, 1, 5, 2, 4, 6, 5, 1, 4, 2];
const SECOND: [u8; 12] = [1, 6, 3, 2, 2, 3, 4, 1, 2, 3, 1, 2];

fn half(piece: u8, need: u8, faces: &[u8], (before, after): (u8, u8)) -> ClashHalf {
    ClashHalf::new(PieceId(piece), Die::D6, Need::at_least(need), faces).against("Armour", 3).struck(before, after)
}

fn clash(halves: [ClashHalf; 2], then: Words) -> StillMatch {
    let words = Words::with("{} attack", halves[0].piece);
    happened(Some(Seat::RED), Some(halves[0].piece), words, Show::Clash(Clash { halves, then })).on(units)
}

pub(super) fn clashes() -> Vec<Shot> {
    let courage = |piece: u8| Words::with("{}: Courage", PieceId(piece));
    let both = || [half(2, 4, &FIRST, (12, 10)), half(11, 4, &SECOND, (6, 6))];
    let typed = |piece, hits| half(piece, 5, &[], (12, 9)).counted(hits);
    let d10 = |piece, need| ClashHalf { die: Die::D10, ..half(piece, need, &[10, 9, 2, 7, 10, 1, 3, 8], (120, 98)) };
    let up = half(6, 5, &FIRST, (6, 4)).rounded_up("Boneless");
    vec![
        shot("clash", clash(both(), courage(11)), ""),
        day(shot("clash-day", clash(both(), courage(11)), "")),
        shot(
            "clash-few",
            clash([half(6, 6, &FIRST[..6], (6, 0)), half(12, 3, &[], (6, 6))], "Red follows up".into()),
            "",
        ),
        shot("clash-typed", clash([typed(3, 10), typed(13, 1)], "Both test Courage".into()), ""),
        shot("clash-sums", clash([up, half(12, 3, &SECOND, (9, 4)).past("6s", 4).saved(2)], courage(11)), ""),
        shot("clash-d10", clash([d10(2, 7), d10(11, 9)], courage(2)), ""),
    ]
}
