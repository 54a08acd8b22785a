//! Resolve tests, and the Retreat that follows one (sections 10 and 11, F-RESOLVE, F-RETREAT).

use super::Table;
use super::ask;
use crate::book::HouseRule;
use crate::event::Event;
use crate::state::{Flag, UnitId};
use umpire_engine::dice::{Die, Faces, Need, Op, Score};
use umpire_engine::table::{
    Amount, Answer, Fact, Heading, Modifier, ModifierRule, OptionKey, PreparedRoll, Roll, RollExtra, SeatSet, Ticks,
    Tone, Words,
};

/// Squares of a Retreat (WH-RETR-2).
const RETREAT: u8 = 2;
/// The most a referee adds or takes.
const REFEREE: i16 = 3;

/// What a test is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To move after a hit.
    Retreat,
    /// The morale step: all tests of it are one batch; which of how many this is.
    Morale(u8, u8),
    /// To be steady again (WH-HR-7).
    Rally,
    /// Whatever the players test.
    Other,
}

impl Purpose {
    /// What is rolled, who does what, and what happens when it fails and passes.
    const fn words(self) -> (&'static str, &'static str, [&'static str; 2]) {
        match self {
            Purpose::Retreat => ("Retreat", "{}", ["Stays", "May move 2"]),
            Purpose::Morale(..) => ("Morale", "{}", ["Fails: -3 FS", "Holds"]),
            Purpose::Rally => ("Steady", "{}", ["Still Shaken", "Steady"]),
            Purpose::Other => ("Resolve", "{}", ["Fails", "Passes"]),
        }
    }

    /// What stands beside the name: what the die decides, or how many more are to check.
    fn note(self) -> Words {
        match self {
            Purpose::Retreat => Words::of("pass: may move 2"),
            Purpose::Morale(at, of) => Words::with2("check {} of {}", at, of),
            Purpose::Rally => Words::of("pass: steady"),
            Purpose::Other => Words::NONE,
        }
    }

    /// Why it is asked now.
    const fn why(self) -> &'static str {
        match self {
            Purpose::Retreat => "It was hit, and may retreat if it passes.",
            Purpose::Morale(..) => {
                "The round is over: it lost Fighting Strength (FS) in it. If it fails, it loses 3 more."
            }
            Purpose::Rally => "It was Shaken when the round began. If it passes, it is steady.",
            Purpose::Other => "",
        }
    }

    /// Whether nothing changes before the end of its batch (WH-MOR-5).
    const fn is_batch(self) -> bool {
        matches!(self, Purpose::Morale(..))
    }
}

/// A test. Whether it is passed, and how many Wicked captains hurt the Unit where it is not (WH-RES-4).
pub(super) async fn resolve(t: &Table, unit: UnitId, purpose: Purpose) -> Result<(), u8> {
    if passes(t, unit, purpose).await {
        return Ok(());
    }
    if !purpose.is_batch() {
        shake(t, unit);
    }
    let near = wicked(t, unit).await;
    if near > 0 && !purpose.is_batch() {
        t.emit(Event::Hurt(unit, near));
        super::morale::rout(t);
    }
    Err(near)
}

/// WH-HR-7: who fails is Shaken.
pub(super) fn shake(t: &Table, unit: UnitId) {
    if t.look(|b| b.plays(HouseRule::Shaken) && b.unit(unit).in_play()) {
        t.emit(Event::Flag(unit, Flag::Shaken, true));
    }
}

/// A test that hurts at once where it fails. Whether it is passed.
pub(super) async fn test(t: &Table, unit: UnitId, purpose: Purpose) -> bool {
    resolve(t, unit, purpose).await.is_ok()
}

/// F-RETREAT, after a hit: whether it moved (WH-RETR-1 to WH-RETR-5).
pub(super) async fn retreat(t: &Table, unit: UnitId) -> bool {
    if !t.look(|b| b.retreats(unit)) || !test(t, unit, Purpose::Retreat).await {
        return false;
    }
    let head = ask::of_unit(t, "retreat", unit, "{} may retreat", "Retreat?");
    if !ask::yes(t, head, Words::with("Move up to {} squares", RETREAT), "Stay").await {
        return false;
    }
    t.emit(Event::Flag(unit, Flag::Moved, true));
    true
}

/// The die, or none where it decides nothing (WH-DICE-5).
async fn passes(t: &Table, unit: UnitId, purpose: Purpose) -> bool {
    let own = t.look(|b| b.captains_for(unit).has(unit));
    let base = t.look(|b| b.resolve(unit)) + i8::from(own);
    let asks = t.look(|b| !own && !b.captains_for(unit).is_empty() && b.captain_matters(base));
    let (mut more, mut referee) = (0, 0);
    if asks {
        let ticked = ask_captain(t, unit, purpose).await;
        more = (ticked & 1) as i8;
        t.emit(Event::Flag(unit, Flag::NearCaptain, more == 1));
        if ticked & 2 != 0 {
            referee = ask_referee(t, unit, purpose).await;
        }
    }
    loop {
        let resolve = base + more + referee;
        if let Some(passed) = t.look(|b| b.certain(resolve)) {
            t.emit(Event::Certain(unit, "cannot fail", passed));
            return passed;
        }
        let reasons = Reasons { own, near: more == 1, referee, listed: asks };
        match t.roll(test_head(t, unit, purpose, "resolve"), test_roll(t, unit, purpose, reasons)).await {
            Answer::Pick(_) => referee = ask_referee(t, unit, purpose).await,
            answer => return fell(t, (unit, purpose), resolve, ask::faces(answer)),
        }
    }
}

/// Why the number is what it is.
#[derive(Clone, Copy)]
struct Reasons {
    own: bool,
    near: bool,
    referee: i8,
    /// Whether the referee was asked for already: then the dice fall at once.
    listed: bool,
}

fn test_head(t: &Table, unit: UnitId, purpose: Purpose, id: &'static str) -> Heading {
    let (name, does, _) = purpose.words();
    Heading { note: purpose.note(), ..ask::of_unit(t, id, unit, does, name) }.why(purpose.why())
}

fn need(t: &Table, resolve: i8) -> Score {
    Score::Each(Need { op: Op::AtMost, value: t.look(|b| b.resolve_need(resolve)) })
}

/// The die and its reasons.
#[inline(never)]
fn test_roll(t: &Table, unit: UnitId, purpose: Purpose, reasons: Reasons) -> Roll {
    let (name, ..) = purpose.words();
    let (class, resolve, seat) = t.look(|b| (b.class(unit).resolve as i8, b.resolve(unit), b.seat_of(unit)));
    let mut roll = ask::d6(name, 1, Score::Read);
    let mut give = |amount: i8, name| {
        if amount != 0 {
            let _ = roll.why.push(Modifier { amount: Amount::Plus(amount), name }); // five of twelve
        }
    };
    give(class, "Resolve");
    give(resolve - class, "bloodied");
    give(reasons.own.into(), "own captain");
    give(reasons.near.into(), "captain near");
    give(reasons.referee, "referee");
    let all = resolve + i8::from(reasons.own) + i8::from(reasons.near) + reasons.referee;
    roll.score = need(t, all);
    if purpose.is_batch() {
        roll.stakes[0] = "-3 FS";
    }
    if !reasons.listed {
        let change = RollExtra { key: "referee".into(), seat, label: Words::of("+/- Resolve") };
        let _ = roll.extras.push(change); // one of two
    }
    roll
}

/// WH-MOR-6: asked once, with the answer of the last time.
#[inline(never)]
fn ask_captain(t: &Table, unit: UnitId, purpose: Purpose) -> impl Future<Output = Ticks> {
    let head = test_head(t, unit, purpose, "near-captain");
    let base = test_roll(t, unit, purpose, Reasons { own: false, near: false, referee: 0, listed: true });
    let preset = t.look(|b| b.unit(unit).is(Flag::NearCaptain));
    let near = Fact {
        on: Some(Modifier { amount: Amount::Plus(1), name: "captain near" }),
        preset,
        ..Fact::new(OptionKey::from("captain"), "Captain in 4, seen")
    };
    let other = Fact::new(OptionKey::from("referee"), "Referee: +/- Resolve");
    t.list(head, &mut |tick| {
        tick.facts.extend([near, other]);
        tick.check = Some(PreparedRoll { base: base.clone(), rule: ModifierRule(add_up) });
    })
}

/// Counts a captain near.
fn add_up(roll: &mut Roll) {
    if roll.why.last().is_some_and(|why| why.name == "captain near")
        && let Score::Each(need) = &mut roll.score
    {
        need.value += 1;
    }
}

async fn ask_referee(t: &Table, unit: UnitId, purpose: Purpose) -> i8 {
    let head = test_head(t, unit, purpose, "referee");
    ask::number(t, head, (-REFEREE, REFEREE, 0), "Resolve").await as i8
}

/// What the die comes to.
#[inline(never)]
fn fell(t: &Table, (unit, purpose): (UnitId, Purpose), resolve: i8, faces: Faces) -> bool {
    let (name, _, [fails, passes]) = purpose.words();
    let score = need(t, resolve);
    let hits = score.hits(&faces);
    let (tone, word) = if hits > 0 { (Tone::Good, passes) } else { (Tone::Bad, fails) };
    let rolled = ask::rolled((name, Die::D6, score), (faces, hits), (tone, word), Words::NONE);
    t.emit(Event::Tested(unit, rolled));
    hits > 0
}

/// Whose Wicked captains are near: each side takes 1 (WH-CAPT-3).
async fn wicked(t: &Table, unit: UnitId) -> u8 {
    let seats = t.look(|b| b.wicked_foes(unit));
    if seats.is_empty() {
        return 0;
    }
    let ticked = ask_wicked(t, unit, seats).await;
    let near: SeatSet =
        seats.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1).map(|(_, seat)| seat).collect();
    t.emit(Event::NearWicked(unit, near));
    near.len()
}

#[inline(never)]
fn ask_wicked(t: &Table, unit: UnitId, seats: SeatSet) -> impl Future<Output = Ticks> {
    let head = ask::of_unit(t, "wicked", unit, "{} failed", "Wicked near?");
    let before = t.look(|b| b.unit(unit).near_wicked);
    t.list(head, &mut |tick| {
        let row = |seat: umpire_engine::table::Seat| Fact {
            preset: before.has(seat),
            ..Fact::new(OptionKey::from(seat.id()), Words::with("{}: Wicked in 5", seat))
        };
        tick.facts.extend(seats.iter().map(row));
    })
}
