//! After the battle (FLOW-ENDGAME): secrets, Quests, bonuses, Glory.

use crate::book::{HouseRule, Quest, Quests, Scenario};
use crate::event::ScenarioEvent;
use crate::flow::Table;
use crate::state::Battle;
use umpire_engine::table::{Amount, Asked, Fact, Heading, Modifier, OptionKey, Seat, Tick};

/// Glory for playing a Leader as he is (DR-GLORY-4).
const TRAIT: i8 = 1;
/// Glory for models that are all older than 1984.
const OLD: i8 = 2;

/// What the ledger says is shown, and all say whether it is so; then Glory is counted.
pub(in crate::flow) async fn endgame(t: &Table) {
    if t.look(|b| b.scenario) == Scenario::Ringbearer {
        t.emit(ScenarioEvent::RingShown.into());
    }
    for seat in t.look(|b| b.seats()).iter() {
        for quest in t.look(|b| b.side(seat).quests).iter() {
            let (done, evidence) = t.look(|b| b.judge(seat, quest));
            t.emit(ScenarioEvent::Judged(seat, quest, done).into());
            t.emit(ScenarioEvent::Evidence(seat, evidence).into());
        }
    }
    let ticked = ask_judged(t).await;
    settle(t, ticked);
    t.emit(ScenarioEvent::Over.into());
}

/// A row of the list.
enum Row {
    Quest(Seat, Quest),
    Trait(Seat),
    Old(Seat),
}

/// Every Quest, then what else brings Glory: in this order the rows are ticked.
fn rows(b: &Battle, mut each: impl FnMut(Row)) {
    for seat in b.seats().iter() {
        b.side(seat).quests.iter().for_each(|quest| each(Row::Quest(seat, quest)));
    }
    if b.plays(HouseRule::TraitGlory) {
        let led = |seat: &Seat| b.side(*seat).leader_trait.is_some() || !b.side(*seat).own_trait.is_empty();
        b.seats().iter().filter(led).for_each(|seat| each(Row::Trait(seat)));
    }
    b.seats().iter().for_each(|seat| each(Row::Old(seat)));
}

#[inline(never)]
fn ask_judged(t: &Table) -> impl Future<Output = u64> {
    let head = Heading::new("judged", Asked::Anyone, "Glory", "as it was seen")
        .why("The device judged by what it saw; all together may say otherwise");
    t.list(head, &mut |tick| {
        tick.noted = true;
        t.look(|b| rows(b, |row| list(b, tick, row)));
    })
}

fn list(b: &Battle, tick: &mut Tick, row: Row) {
    let brings = |amount: i8, name| Some(Modifier { amount: Amount::Plus(amount), name });
    let fact = match row {
        Row::Quest(seat, quest) => Fact {
            preset: b.judge(seat, quest).0,
            on: brings(quest.glory() as i8, quest.name()),
            off: brings(-1, quest.name()),
            whose: Some(seat),
            ..Fact::new(OptionKey::numbered(quest.id(), seat.0 + 1), quest.name())
        },
        Row::Trait(seat) => Fact {
            on: brings(TRAIT, "trait"),
            whose: Some(seat),
            ..Fact::new(OptionKey::numbered("trait", seat.0 + 1), "Trait lived")
        },
        Row::Old(seat) => Fact {
            on: brings(OLD, "models"),
            whose: Some(seat),
            ..Fact::new(OptionKey::numbered("old", seat.0 + 1), "Old models")
        },
    };
    tick.facts.extend([fact]);
}

/// What was ticked, side by side.
#[inline(never)]
fn settle(t: &Table, ticked: u64) {
    for seat in t.look(|b| b.seats()).iter() {
        // With what was put right by hand (DR-CUSTOM-1).
        let (mut at, mut fulfilled, mut bonus) = (0, Quests::EMPTY, t.look(|b| b.side(seat).bonus));
        t.look(|b| {
            rows(b, |row| {
                let on = ticked >> at & 1 == 1;
                at += 1;
                match row {
                    Row::Quest(owner, quest) if owner == seat => fulfilled = fulfilled.and_if(on, quest),
                    Row::Trait(owner) if owner == seat && on => bonus += TRAIT,
                    Row::Old(owner) if owner == seat && on => bonus += OLD,
                    _ => {}
                }
            })
        });
        t.emit(ScenarioEvent::Settled(seat, fulfilled, bonus).into());
    }
}
