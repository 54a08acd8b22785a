//! Options one under the other, as large as fits.

use umpire_engine::table::{Choose, Opt, Question, Role, Seat, Session};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, RowBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::pieces;
use crate::pages::scroll::Scroll;
use crate::strings::short;
use umpire_raster::text_scale::TextScale;

/// Rows of the cover.
const COVER: usize = 91;

/// The least rows of an option, and the most: two of 50 take the wire longer than a step of the cursor may.
const ROW: (usize, usize) = (24, 44);
/// The least of a large one, and where its label ends at most.
pub(crate) const TALL: usize = 37;
/// The fewest in which large letters stand where players want them so.
pub(crate) const LOW_TALL: usize = 33;
const SLANT: i32 = 222;

/// How many options are seen at once in so many rows; large ones are a little lower over a line that is said.
pub(crate) fn window(room: usize, scale: TextScale, said: bool) -> usize {
    room / scale.rows(ROW.0, if said { LOW_TALL } else { TALL })
}

pub(crate) fn push(builder: &mut PageBuilder, question: &Question, choose: &Choose, list: &OptionList, scroll: Scroll) {
    let room = builder.room();
    let window = window(room, builder.scale, builder.below > 0);
    let height = (room / list.len().clamp(1, window)).min(ROW.1);
    let put = |builder: &mut PageBuilder, row| builder.push(height, AnyBand::Row(row));
    push_rows(builder, question.heading.asked.seat(), (choose, list), (scroll, window), (0, height), put);
}

/// Whether the first screen is shown: nothing is chosen in the foyer yet.
pub(crate) fn is_cover(game: &dyn Session) -> bool {
    game.book().role == Role::Foyer && game.shown_at().unwrap_or_else(|| game.tape().answer_count()) == 0
}

/// The first screen: which game.
pub(crate) fn cover(builder: &mut PageBuilder, choose: &Choose, list: &OptionList, scroll: Scroll) {
    builder.push(COVER, AnyBand::Cover);
    let (window, height) = (builder.scale.rows(4, 3), builder.scale.rows(31, 41));
    let scroll = Scroll::on(scroll.at(), list.len(), window);
    let put = |builder: &mut PageBuilder, row| builder.push(height, AnyBand::Row(row));
    push_rows(builder, None, (choose, list), (scroll, window), (0, height), put);
}

/// Lays the rows of a window, all in the largest size at which all labels fit; where text is large, each in its own.
pub(crate) fn push_rows(
    builder: &mut PageBuilder,
    seat: Option<Seat>,
    (choose, list): (&Choose, &OptionList),
    (scroll, window): (Scroll, usize),
    (left, height): (u8, usize),
    put: impl Fn(&mut PageBuilder, RowBand),
) {
    let (size, icons) = look(builder, seat, (choose, list), (left, height));
    // Below a tall head fewer rows are seen.
    let room = builder.room() / height;
    let (scroll, window) = match window.min(room) {
        fewer if fewer < window => (Scroll::on(scroll.at(), list.len(), fewer), fewer),
        _ => (scroll, window),
    };
    let rail = builder.rail(scroll.seen(list.len(), window), list.len(), window * height);
    for at in scroll.seen(list.len(), window) {
        let option = &choose.options[list[at]];
        let (label, amount) = (builder.text(&option.label), short(option.amount));
        let fits = |size: &TextSize| {
            // A large one must not reach into the slanted end of the cursor, either.
            let (start, _) = RowBand::room(left, *size, icons, (0, ""));
            let large = *size == TextSize::Large && (height < LOW_TALL || start + size.width(&label) > SLANT);
            !large && RowBand::fits(left, *size, icons, (option.cost, &amount), &label)
        };
        let size = match builder.scale {
            TextScale::Normal => size,
            TextScale::Large => [TextSize::Large, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small),
        };
        let row = RowBand {
            seat,
            left,
            size,
            icon: option.icon.filter(|_| icons),
            owner: owner(builder, option, seat),
            column: icons,
            label,
            cost: option.cost,
            amount,
            off: option.off.map_or("", |off| off.short),
            on: at == scroll.at(),
            more: scroll.more(at, list.len(), window),
            rail,
        };
        put(builder, row);
    }
}

/// The largest size at which all labels fit, with their pictures or without. TextSize before pictures: what is read from
/// across the table comes first.
fn look(
    builder: &PageBuilder,
    seat: Option<Seat>,
    (choose, list): (&Choose, &OptionList),
    (left, height): (u8, usize),
) -> (TextSize, bool) {
    let pictured = |option: &Opt| option.icon.is_some() || owner(builder, option, seat).is_some();
    let any = list.iter().any(|&i| pictured(&choose.options[i]));
    let looks = [(TextSize::Large, any), (TextSize::Large, false), (TextSize::Body, any), (TextSize::Body, false)];
    let mut fits = looks.map(|(size, _)| height >= if size == TextSize::Large { TALL } else { ROW.0 });
    for &i in list {
        let option = &choose.options[i];
        // One label at a time: 48 of them are two kilobytes.
        let (label, amount) = (builder.text(&option.label), short(option.amount));
        for (fits, (size, icons)) in fits.iter_mut().zip(looks) {
            *fits = *fits && RowBand::fits(left, size, icons, (option.cost, &amount), &label);
        }
    }
    let mut fitting = looks.into_iter().zip(fits).filter(|(_, fits)| *fits);
    fitting.next().map_or((TextSize::Small, false), |(look, _)| look)
}

/// Whose piece a row is about, where it is another's than the one's who is asked.
fn owner(builder: &PageBuilder, option: &Opt, asked: Option<Seat>) -> Option<Seat> {
    option.key.piece.and_then(|piece| pieces::owner(&builder.scene.card(piece), asked))
}
