//! The dice tray, and the throw.

use umpire_engine::dice::{Faces, MAX_DICE};
use umpire_engine::table::{
    Answer, Asked, Heading, Icon, Number, Off, Offer, Opt, Other, Preset, Roll, Rolled, Seat, Tone, Words, rows,
};

use crate::dice::COIN;
use crate::flow::{head, seat_row};
use crate::scene::given;
use crate::{Counting, DiceSpec, Event, KINDS, Table};

static READ: Off = Off { short: "just read", full: "These dice are just read" };

/// What a row of the tray changes.
const ROLL: u8 = 0;
const KIND: u8 = 1;
const COUNT: u8 = 2;
const COUNTING: u8 = 3;
const NEED: u8 = 4;

/// Chooses dice row by row, until they are thrown. The cursor goes on by itself: whoever changes one thing mostly changes
/// the next, too, and X throws from any row.
pub(crate) async fn tray(t: &Table) {
    let mut on = ROLL;
    loop {
        let dice = t.look(|s| s.dice);
        let row = ask_tray(t, dice, on).await;
        let changed = match row {
            ROLL => break,
            KIND => DiceSpec { kind: kind(t, dice).await, ..dice },
            COUNT => DiceSpec {
                count: number(t, ("count", "How many?"), (1, MAX_DICE as i16, dice.count.into())).await as u8,
                ..dice
            },
            COUNTING => DiceSpec { counting: counting(t, dice).await, ..dice },
            NEED if dice.counting == Counting::Sum => {
                DiceSpec { plus: number(t, ("plus", "Added to it"), (-50, 50, dice.plus.into())).await as i8, ..dice }
            }
            NEED => {
                let sides = i16::from(dice.sides());
                DiceSpec { need: number(t, ("need", "Each needs"), (1, sides, dice.need.into())).await as u8, ..dice }
            }
            _ => DiceSpec { by: roller(t, dice.by).await, ..dice },
        };
        on = match row {
            COUNTING if changed.counting == Counting::Read => ROLL,
            KIND | COUNT | COUNTING => row + 1,
            _ => ROLL,
        };
        t.emit(Event::Dice(changed.in_range()));
    }
    roll(t).await;
}

/// The rows of the tray: those that change nothing now are off, and keep their places.
#[inline(never)]
fn ask_tray(t: &Table, dice: DiceSpec, on: u8) -> impl Future<Output = u8> + use<'_> {
    let row = |at: u8| match at {
        ROLL => Opt::new("roll", Words::with("Roll {}", given::DICE)).icon(Icon::D6),
        KIND => Opt::new("kind", Words::with("Kind: {}", KINDS[usize::from(dice.kind)].0)),
        COUNT => Opt::new("count", Words::with("How many: {}", dice.count)),
        COUNTING => Opt::new("counting", Words::with("Counted: {}", COUNTINGS[dice.counting as usize].1)),
        NEED => match dice.counting {
            Counting::Sum => Opt::new("plus", Words::with("Added: {}", i16::from(dice.plus))),
            Counting::AtLeast => Opt::new("need", Words::with("Each needs: {} or more", dice.need)),
            Counting::AtMost => Opt::new("need", Words::with("Each needs: {} or less", dice.need)),
            Counting::Read => Opt::new("need", "Each needs: nothing").off(Some(&READ)),
        },
        _ => Opt::new(
            "by",
            match dice.by {
                Some(seat) => Words::with("Thrown by: {}", seat),
                None => Words::of("Thrown by: who acts"),
            },
        ),
    };
    let note = match dice.counting {
        Counting::Read => Words::NONE,
        Counting::Sum if dice.kind == COIN => Words::NONE,
        _ => Words::with("about {}", given::ABOUT),
    };
    let offer = Offer { preset: Preset::At(on), other: Other::At(ROLL), ..Offer::ROWS };
    t.offer(head(t, "dice", "Dice", note), offer, &mut rows(0..6, row))
}

fn number(
    t: &Table,
    (id, title): (&'static str, &'static str),
    (min, max, preset): (i16, i16, i16),
) -> impl Future<Output = i16> {
    t.number(
        head(t, id, title, Words::with("{}", given::DICE)),
        Number { min, max, step: 1, preset, unit: "", least: "" },
    )
}

fn kind(t: &Table, dice: DiceSpec) -> impl Future<Output = u8> + use<'_> {
    let offer = Offer { preset: Preset::At(dice.kind), ..Offer::ROWS };
    t.offer(head(t, "kind", "Which dice?", ""), offer, &mut rows(KINDS.iter(), |kind| Opt::new(kind.0, kind.0)))
}

/// What scripts and players call each way to count.
static COUNTINGS: [(&str, &str); 4] =
    [("read", "just read"), ("sum", "all together"), ("at-least", "each, or more"), ("at-most", "each, or less")];

async fn counting(t: &Table, dice: DiceSpec) -> Counting {
    let offer = Offer { preset: Preset::At(dice.counting as u8), ..Offer::ROWS };
    let row = |(id, words): &(&'static str, &'static str)| Opt::new(*id, *words);
    let picked = t.offer(head(t, "counting", "How counted?", ""), offer, &mut rows(COUNTINGS.iter(), row)).await;
    Counting::ALL[usize::from(picked)]
}

/// Who throws: whoever's turn it is, or always the same side.
async fn roller(t: &Table, by: Option<Seat>) -> Option<Seat> {
    let sides = t.look(|s| s.sides());
    let offer = Offer { preset: Preset::At(by.map_or(0, |seat| seat.0 + 1)), ..Offer::ROWS };
    let row = |at: u8| match at.checked_sub(1) {
        None => Opt::new("active", "Who acts"),
        Some(seat) => seat_row(Seat(seat)),
    };
    let picked = t.offer(head(t, "by", "Who throws?", ""), offer, &mut rows(0..=sides, row)).await;
    picked.checked_sub(1).map(Seat)
}

/// Throws the last dice.
pub(crate) async fn roll(t: &Table) {
    let (dice, seat) = t.look(|s| (s.dice, s.roller()));
    let answer = t.roll(roll_head(seat), asked(dice)).await;
    let (faces, hits) = match answer {
        Answer::Dice(faces, _) => {
            let hits = dice.score().hits(&faces);
            (faces, hits)
        }
        Answer::Hits(hits) => (Faces::new(), hits),
        _ => unreachable!("nothing else answers dice without extras"),
    };
    t.emit(Event::Rolled(seat, fallen(dice, faces, hits)));
}

fn roll_head(seat: Seat) -> Heading {
    Heading::new("roll", Asked::Seat(seat), "Dice", Words::with("{}", given::DICE))
}

fn asked(dice: DiceSpec) -> Roll {
    let mut roll = Roll::new("Dice", dice.pool(), dice.score());
    roll.hits_only = matches!(dice.counting, Counting::AtLeast | Counting::AtMost);
    roll
}

/// What fell. Dice that are read by halves or thirds say what they come to.
fn fallen(dice: DiceSpec, faces: Faces, hits: u8) -> Rolled {
    let counted = matches!(dice.counting, Counting::AtLeast | Counting::AtMost);
    let then = match dice.faces_each() {
        1 => Words::NONE,
        _ if counted => Words::NONE,
        _ if dice.kind == COIN => Words::with("{} heads", faces.iter().filter(|face| **face > 3).count() as u8),
        _ => Words::with("As d3: {} in all", dice.total(&faces)),
    };
    let tone = if counted && hits == 0 { Tone::Bad } else { Tone::Good };
    let (score, die) = (dice.score(), dice.pool().die);
    Rolled { name: "Dice", die, score, faces, hits, counted: "", tone, word: "", worth: None, then }
}
