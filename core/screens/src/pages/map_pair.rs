//! Two options that are chosen by picture: a board each, side by side.

use umpire_engine::table::{Choose, MAX_SEATS, Question, Seat, TableMap};

use crate::bands::{AnyBand, MapPairBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;

#[inline(never)] // or it lies in RAM with the pages a cursor moves on
pub(crate) fn push(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, list): (&Choose, &OptionList),
    (boards, owners): (&[&'static TableMap; 2], &[Seat; MAX_SEATS]),
    at: usize,
) {
    let option = |at: usize| list.get(at).map(|&i| &choose.options[i]);
    let name = |at| option(at).map(|option| (builder.text(&option.label), option.off.is_some())).unwrap_or_default();
    let (names, size) = ([name(0), name(1)], builder.scale.body());
    let seat = question.heading.asked.seat();
    let pair = MapPairBand { seat, boards: *boards, owners: *owners, names, size, on: at as u8 };
    builder.push(builder.room(), AnyBand::MapPair(pair));
}
