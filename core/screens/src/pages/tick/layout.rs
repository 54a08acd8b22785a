//! The page of facts, as bands: the rows, what they come to, and the check they change.

use core::fmt::Write;

use umpire_raster::text::TextSize;
use umpire_rules::table::{Amount, Kind, Question, Roll, Tick, Ticks};

use crate::bands::{AnyBand, FootBand, LikelyBand, SumBand, TickBand, Verb, bounds};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::tick::TickPage;
use crate::pages::tick::rows::{in_grid, is_long, window};
use crate::pages::why::explains;
use crate::pages::{stakes, tray};
use crate::strings::{Text, short};
use crate::text_scale::TextScale;

impl TickPage {
    /// Pushes its bands.
    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, own_dice: bool) {
        let Kind::Tick(tick) = &question.kind else { return builder.foot(&[]) };
        let row = self.under(tick).and_then(|row| tick.facts.get(usize::from(row)));
        let why = explains(&question.heading, row.and_then(|fact| fact.help));
        if tick.dice.is_some() {
            return tray::layout(builder, question, self.ticked, (self.scroll.at(), self.refused), why);
        }
        let (list, counted) = (self.listed(tick), tick.counted(self.ticked));
        let roll = tick.roll(counted);
        if let (true, Some(roll)) = (in_grid(tick), &roll) {
            stakes::facts(&mut builder, question, (tick, self.ticked), (roll, list), self.scroll);
            return foot(builder, roll, own_dice, why);
        }
        builder.top(question);
        let seat = question.heading.asked.seat();
        let (page, (window, height)) = (builder.stack.end(), window(tick, (self.room.into(), builder.scale), 0));
        let columns = self.columns_in(builder.scale);
        match columns {
            Some(columns) => columns.push(&mut builder, seat, (tick, self.ticked), (&list, self.scroll.at())),
            None => self.rows(&mut builder, question, (tick, roll.as_ref()), &list),
        }
        if let Some(limit) = tick.limit {
            let top = page + window * height;
            builder.stack.blank_to(top);
            builder.push(SumBand::HEIGHT, AnyBand::Sum(SumBand { now: tick.weight(counted), limit }));
        }
        match (roll, tick.limit) {
            (_, Some(limit)) if self.refused => {
                let mut why = Text::new();
                let _ = write!(why, "{} ticked: tick {}", tick.weight(counted), bounds(&limit)); // a unit of one word
                builder.say(why)
            }
            (Some(roll), _) => {
                builder.stack.blank_to(PAGE.1 - LikelyBand::HEIGHT);
                builder.push(LikelyBand::HEIGHT, AnyBand::Likely(LikelyBand::of(&roll)));
                foot(builder, &roll, own_dice, why)
            }
            (None, _) if columns.is_some() || is_long(tick, list.len()) => {
                let paged = columns.is_none_or(|columns| columns.turns(list.len()));
                builder.end(count(counted, paged, why))
            }
            (None, _) => {
                let last = if why { (Key::Y, "Why") } else { (Key::B, "Back") };
                builder.end(keys(&[(Key::A, "Tick"), (Key::X, "Done"), last]))
            }
        }
    }

    /// One under the other, as large as all labels fit.
    fn rows(
        &self,
        builder: &mut PageBuilder,
        question: &Question,
        (tick, roll): (&Tick, Option<&Roll>),
        list: &[usize],
    ) {
        let (window, height) = window(tick, (self.room.into(), builder.scale), 0);
        let scroll = self.scroll.fitted(list.len(), window);
        let fits = |row| TickBand::fits(TextSize::Large, &builder.text(&tick.label(row)));
        let large = height >= 37 && (builder.scale == TextScale::Large || (0..tick.rows()).all(fits));
        let seen = scroll.seen(list.len(), window);
        let rail = builder.rail(seen.clone(), list.len(), window * height).filter(|_| is_long(tick, list.len()));
        for at in seen {
            let row = list[at];
            let what = TickBand {
                seat: question.heading.asked.seat(),
                size: if large { TextSize::Large } else { TextSize::Body },
                label: builder.text(&tick.label(row)),
                sign: match tick.limit {
                    Some(_) => short(tick.facts[row].weight),
                    None => short(tick.brings(row, self.ticked).map_or("", Amount::sign)),
                },
                ticked: self.ticked >> row & 1 == 1,
                matters: tick.matters(row, self.ticked, roll),
                on: at == self.scroll.at(),
                more: scroll.more(at, list.len(), window),
                rail,
            };
            builder.push(height, AnyBand::Tick(what));
        }
    }
}

/// The foot of a long list: how many are ticked.
fn count(counted: Ticks, paged: bool, why: bool) -> FootBand {
    let mut done = Text::new();
    let _ = match counted.count_ones() {
        0 => write!(done, "None"),
        ticked => write!(done, "Done, {ticked}"),
    }; // two digits
    let (cap, verb) = match (paged, why) {
        (true, _) => (Cap::Sideways, "Page"),
        (false, true) => (Cap::Key(Key::Y), "Why"),
        (false, false) => (Cap::Key(Key::B), "Back"),
    };
    FootBand::verbs([verb_of(Key::A, "Tick"), verb_of(Key::X, &done), Verb::new(cap, verb)])
}

/// The keys: A ticks, and X, which goes on, stands out.
fn keys(keys: &[(Key, &str)]) -> FootBand {
    FootBand::verbs(keys.iter().map(|&(key, verb)| verb_of(key, verb)))
}

fn verb_of(key: Key, verb: &str) -> Verb {
    let verb = Verb::new(Cap::Key(key), verb);
    if key == Key::X { verb.goes_on() } else { verb }
}

/// The foot under a roll: X goes on with the dice this seat throws, right with the others.
fn foot(builder: PageBuilder, roll: &Roll, own_dice: bool, why: bool) {
    let (go, other) = if own_dice { ("Own dice", "Roll") } else { ("Roll", "Own") };
    let go = if roll.extras.is_empty() { go } else { "Go on" };
    // What has no room gives way: back is B everywhere.
    let last = if why { [(Key::Y, "Why"), (Key::Right, other)] } else { [(Key::Right, other), (Key::B, "Back")] };
    builder.end(keys(&[(Key::A, "Tick"), (Key::X, go), last[0], last[1]]))
}
