//! The page of facts, as bands: the rows, what they come to, and the check they change.

use core::fmt::Write;

use umpire_engine::table::{Amount, Kind, Limit, Question, Roll, Scene, Seat, Tick, Ticks};
use umpire_raster::text::TextSize;

use crate::bands::{
    AnyBand, BoxState, FootBand, LikelyBand, LineBand, LineVoice, NotedTickBand, SumBand, TickBand, Verb, bounds, worth,
};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::tick::TickPage;
use crate::pages::tick::rows::{in_grid, is_long, note_rows, window};
use crate::pages::why::explains;
use crate::pages::{pieces, stakes, tray};
use crate::strings::{Short, Text, short};
use umpire_raster::text_scale::TextScale;

impl TickPage {
    /// Pushes its bands.
    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, own_dice: bool) {
        let Kind::Tick(tick) = &question.kind else { return builder.foot(&[]) };
        let row = self.under(tick).and_then(|row| tick.facts.get(usize::from(row)));
        let why = explains(&question.heading, row.and_then(|fact| fact.help));
        let seat = question.heading.asked.seat();
        let last = if why { (Key::Y, "Why") } else { (Key::B, "Back") };
        if tick.dice.is_some() {
            tray::push_ticks(&mut builder, question, self.ticked, self.cursor());
            return match tick.limit.filter(|_| self.refused) {
                Some(limit) => builder.say(refusal(tick.weight(self.ticked), &limit)),
                None => builder.end(self.foot(seat, "Done", [Verb::new(Cap::Key(last.0), last.1)])),
            };
        }
        let (list, counted) = (self.listed(tick), tick.counted(self.ticked));
        let roll = tick.roll(counted);
        if let (true, Some(roll)) = (in_grid(tick), &roll) {
            stakes::facts(&mut builder, question, (tick, self.ticked), (roll, list), (self.scroll, self.past));
            let foot = self.roll_foot(seat, roll, (own_dice, builder.both), why);
            return builder.end(foot);
        }
        builder.top(question);
        let (page, (window, height)) = (builder.bottom(), window(tick, (self.room.into(), builder.scale), 0));
        let columns = self.columns_in(builder.scale);
        match columns {
            Some(columns) => {
                columns.push(&mut builder, seat, (tick, self.ticked), (&list, self.scroll.at(), self.past))
            }
            None if tick.noted && tick.limit.is_none() => self.noted_rows(&mut builder, question, tick, &list),
            None => self.rows(&mut builder, question, (tick, roll.as_ref()), &list),
        }
        if let Some(limit) = tick.limit {
            let top = page + window * height;
            builder.blank_to(top);
            if tick.noted {
                let text = row.map(|fact| builder.text(&builder.scene.row_note(question.heading.id, fact.key)));
                let (seat, size, voice) = (None, builder.scale.small(), LineVoice::Second);
                let line = LineBand { seat, text: text.unwrap_or_default(), size, voice, centred: false };
                builder.push(note_rows(builder.scale), AnyBand::Line(line));
            }
            builder.push(SumBand::HEIGHT, AnyBand::Sum(SumBand { now: tick.weight(counted), limit }));
        }
        match (roll, tick.limit) {
            (_, Some(limit)) if self.refused => builder.say(refusal(tick.weight(counted), &limit)),
            (Some(roll), _) => {
                builder.blank_to(PAGE.1 - LikelyBand::HEIGHT);
                builder.push(LikelyBand::HEIGHT, AnyBand::Likely(LikelyBand::of(&roll)));
                let foot = self.roll_foot(seat, &roll, (own_dice, builder.both), why);
                builder.end(foot)
            }
            (None, _) if columns.is_some() || is_long(tick, list.len()) => {
                let paged = columns.is_none_or(|columns| columns.turns(list.len()));
                let last = if paged { (Cap::Sideways, "Page") } else { (Cap::Key(last.0), last.1) };
                builder.end(self.foot(seat, &done(tick, counted), [Verb::new(last.0, last.1)]))
            }
            (None, _) => builder.end(self.foot(seat, "Done", [Verb::new(Cap::Key(last.0), last.1)])),
        }
    }

    /// The keys: A ticks, and X, which goes on, stands out; below the rows A goes on.
    fn foot<const N: usize>(&self, seat: Option<Seat>, go: &str, rest: [Verb; N]) -> FootBand {
        let verb = |key, verb| Verb::new(Cap::Key(key), verb);
        match self.past {
            true => FootBand::cursor([Verb::new(Cap::Go, go)].into_iter().chain(rest), seat),
            false => FootBand::verbs([verb(Key::A, "Tick"), verb(Key::X, go).goes_on()].into_iter().chain(rest)),
        }
    }

    /// The foot under a roll: X goes on with the dice this seat throws, right turns to the others.
    fn roll_foot(&self, seat: Option<Seat>, roll: &Roll, (own_dice, both): (bool, bool), why: bool) -> FootBand {
        let (go, other) = match own_dice {
            true => ("Enter", "Device"),
            false if both => ("Roll both", "Own"),
            false => ("Roll", "Own"),
        };
        let go = if roll.extras.is_empty() { go } else { "Go on" };
        // What has no room gives way: back is B everywhere, and why is Y.
        let last = [(Key::Right, other), if why { (Key::Y, "Why") } else { (Key::B, "Back") }];
        self.foot(seat, go, last.map(|(key, verb)| Verb::new(Cap::Key(key), verb)))
    }

    /// Two lines each: the second says what it was judged by.
    fn noted_rows(&self, builder: &mut PageBuilder, question: &Question, tick: &Tick, list: &[usize]) {
        let (window, height) = window(tick, (self.room.into(), builder.scale), 0);
        let scroll = self.scroll.fitted(list.len(), window);
        let seat = question.heading.asked.seat();
        let seen = scroll.seen(list.len(), window);
        let rail = builder.rail(seen.clone(), list.len(), window * height);
        for at in seen {
            let row = list[at];
            let fact = &tick.facts[row];
            let (state, amount) = BoxState::of(fact, self.ticked >> row & 1 == 1);
            let band = NotedTickBand {
                seat,
                owner: owner(builder.scene, tick, row, seat),
                label: builder.text(&fact.label),
                note: builder.text(&builder.scene.row_note(question.heading.id, fact.key)),
                state,
                amount,
                size: builder.scale.body(),
                on: self.cursor() == Some(at),
                rail,
            };
            builder.push(height, AnyBand::NotedTick(band));
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
        let asked = question.heading.asked.seat();
        let scene = builder.scene;
        let owner = |row| owner(scene, tick, row, asked);
        let fits = |row| TickBand::fits(TextSize::Large, owner(row), &builder.text(&tick.label(row)));
        let large = height >= 37 && (builder.scale == TextScale::Large || (0..tick.rows()).all(fits));
        let seen = scroll.seen(list.len(), window);
        let rail = builder.rail(seen.clone(), list.len(), window * height).filter(|_| is_long(tick, list.len()));
        for at in seen {
            let row = list[at];
            let what = TickBand {
                seat: asked,
                owner: owner(row),
                size: if large { TextSize::Large } else { TextSize::Body },
                label: builder.text(&tick.label(row)),
                sign: match tick.limit {
                    Some(_) => counted_as(tick, row),
                    None => short(tick.brings(row, self.ticked).map_or("", Amount::sign)),
                },
                ticked: self.ticked >> row & 1 == 1,
                matters: tick.matters(row, self.ticked, roll),
                on: self.cursor() == Some(at),
                more: scroll.more(at, list.len(), window),
                rail,
            };
            builder.push(height, AnyBand::Tick(what));
        }
    }
}

/// Whose a row is, or the piece it is about, where that is another's than the one's who is asked; a workbench has no others.
pub(super) fn owner(scene: &dyn Scene, tick: &Tick, row: usize, asked: Option<Seat>) -> Option<Seat> {
    let fact = tick.facts.get(row)?;
    if fact.whose.is_some() {
        return fact.whose.filter(|whose| asked != Some(*whose));
    }
    let piece = fact.key.piece.filter(|_| scene.seats() > 1)?;
    pieces::owner(&scene.card(piece), asked)
}

/// What stands at the end of a row that is counted: what it is worth where it says so, else what it weighs.
pub(super) fn counted_as(tick: &Tick, row: usize) -> Short {
    match tick.facts[row].on {
        Some(brings) if tick.check.is_none() => worth(brings.amount),
        _ => short(tick.facts[row].weight),
    }
}

/// What goes on with a long list: how many are ticked.
fn done(tick: &Tick, counted: Ticks) -> Text {
    let mut done = Text::new();
    let _ = match counted.count_ones() {
        0 if tick.none.is_empty() => write!(done, "None"),
        0 => done.push_str(tick.none).map_err(|_| core::fmt::Error),
        ticked => write!(done, "Done, {ticked}"),
    }; // two digits
    done
}

/// Why these ticks are not taken.
fn refusal(weight: u8, limit: &Limit) -> Text {
    let mut why = Text::new();
    let _ = write!(why, "{weight} ticked: tick {}", bounds(limit)); // a unit of one word
    why
}
