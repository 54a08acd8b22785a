//! A list as something to look at: what its Elements are called, and their cards.

use core::fmt::{self, Write};

use super::{MAX_LISTED, Warband, WarbandEntry, like};
use crate::book::StatName;
use umpire_engine::table::{Card, Figure, PieceId, Scene, Seat, Stat};

/// Numbers that tell like Elements apart.
pub(crate) const ROMAN: [&str; MAX_LISTED + 1] = [
    "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII",
    "XVIII",
];

impl<const N: usize> Scene for Warband<N> {
    fn game(&self) -> &'static str {
        "warbands"
    }

    fn seats(&self) -> u8 {
        1
    }

    fn side_name(&self, _: Seat) -> &str {
        self.name.as_str()
    }

    fn pieces(&self) -> u8 {
        self.entries.len() as u8
    }

    fn card(&self, piece: PieceId) -> Card {
        self.entries[usize::from(piece.0)].card()
    }

    fn write_name(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write_name(&self.entries, piece.0.into(), out)
    }

    fn write_id(&self, piece: PieceId, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{}", piece.0 + 1)
    }
}

impl WarbandEntry {
    #[inline(never)] // once, however long the list is that it stands in
    fn card(&self) -> Card {
        let line = self.kind.line();
        let stat = |name: StatName| {
            line.stats[name as usize].map(|value| Stat { name: name.name(), value: value.into(), suffix: "+" })
        };
        Card {
            figure: Some(Figure { name: "points", now: self.points().into(), of: None }),
            stats: [StatName::Fury, StatName::Guile, StatName::Will].into_iter().filter_map(stat).collect(),
            ..Card::new(Seat::RED, line.icon, line.name)
        }
    }
}

#[inline(never)] // once for lists of every length
fn write_name(entries: &[WarbandEntry], at: usize, out: &mut dyn Write) -> fmt::Result {
    let Some(entry) = entries.get(at) else { return Ok(()) };
    if entry.name.is_empty() {
        out.write_str(if entry.champion.is_some() { "Led " } else { "" })?;
        out.write_str(entry.kind.line().name)?;
    } else {
        out.write_str(entry.name.as_str())?;
    }
    match ROMAN.get(usize::from(like(entries, at))) {
        Some(&"") | None => Ok(()),
        Some(roman) => write!(out, " {roman}"),
    }
}
