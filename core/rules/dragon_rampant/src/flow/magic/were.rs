//! Were: who changes, and how nobody learns too early who might (DR-WERE-1 to DR-WERE-3).
//!
//! Every unit that lost Strength throws the die, as long as its side has a Were that nobody has seen: who throws says
//! nothing. The book's faces are 5 and 6, and they are the first answer; but a unit that threw a 6 and did not change would
//! be known to be none. So the owner may name another pair in secret, which is as likely, and then no die tells anything.

use crate::book::Fantastical;
use crate::event::MagicEvent;
use crate::flow::{Table, ask};
use crate::state::{Flag, UnitId, UnitSet};
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Asked, Heading, Opt, Reveal, Rolled, Seat, SeatSet, Tone, Words};

/// DR-SETUP-3: that there are Were is announced, and not which; each owner names his faces.
pub(in crate::flow) async fn announce(t: &Table) {
    for seat in t.look(|b| b.seats()).iter() {
        let count = t.look(|b| b.hidden_weres(seat));
        if count > 0 {
            t.emit(MagicEvent::Weres(seat, count).into());
            name_pair(t, seat).await;
        }
    }
}

/// Of these, which lost Strength to an Attack, a shot or magic, each of a side with a hidden Were tests: after Courage and
/// retreat (DR-WERE-2, AMB-59).
pub(in crate::flow) async fn were(t: &Table, hurt: UnitSet) {
    for unit in hurt.iter() {
        if t.look(|b| b.is_ended() || !b.unit(unit).on_table() || b.hidden_weres(b.seat_of(unit)) == 0) {
            continue;
        }
        let seat = t.look(|b| b.seat_of(unit));
        if t.look(|b| b.side(seat).were_pair.is_none()) {
            name_pair(t, seat).await;
        }
        let answer = t.roll(die_head(t, unit), ask::d6("Were", 1, Score::Read)).await;
        test(t, unit, ask::faces(answer));
    }
}

async fn name_pair(t: &Table, seat: Seat) {
    let pair = ask_pair(t, seat).await;
    t.emit(MagicEvent::WerePair(seat, pair).into());
}

/// The faces at which this side's Were change: a pair, so that it is one chance in three whichever it is.
#[inline(never)]
fn ask_pair(t: &Table, seat: Seat) -> impl Future<Output = u8> {
    let head = Heading::new("were-pair", Asked::Seats(SeatSet::one(seat)), "Your Were change on", "");
    let head = head.why("All three pairs are as likely: another than 5-6 keeps them hidden longer");
    let given = t.secret(head, Reveal::Later, &mut |secret| {
        secret.ask_option([seat], [("high", "5 and 6"), ("middle", "3 and 4"), ("low", "1 and 2")].map(pair_row));
    });
    async { given.await[0] as u8 }
}

fn pair_row((key, label): (&'static str, &'static str)) -> Opt {
    Opt::new(key, label).gist(if key == "high" { "As the book has it" } else { "" })
}

/// Whether this face is of a pair, by its number.
const fn is_of(pair: u8, face: u8) -> bool {
    (6 - face) / 2 == pair
}

fn die_head(t: &Table, unit: UnitId) -> Heading {
    ask::of_unit(t, "were", unit, "{}: Were?", "Were?")
        .why("A hidden Were may be hurt: all who lost Strength throw, so that nobody knows who it is")
}

/// DR-WERE-3: on its side's faces a Were changes.
#[inline(never)]
fn test(t: &Table, unit: UnitId, faces: Faces) {
    let face = faces.first().copied().unwrap_or(1);
    let changes = t.look(|b| {
        let pair = b.side(b.seat_of(unit)).were_pair;
        b.unit(unit).has(Fantastical::Were)
            && !b.unit(unit).is(Flag::Changed)
            && pair.is_some_and(|pair| is_of(pair, face))
    });
    let (tone, word) = if changes { (Tone::Good, "It changes!") } else { (Tone::Bad, "No change") };
    let then = Words::with(if changes { "{}: a Were" } else { "{}: as before" }, unit);
    let rolled = Rolled {
        name: "Were",
        die: Die::D6,
        score: Score::Read,
        faces,
        hits: 0,
        counted: "",
        tone,
        word,
        worth: None,
        then,
    };
    t.emit(MagicEvent::WereTest(unit, rolled, changes).into());
}
