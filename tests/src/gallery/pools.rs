//! Sums and pools before they are thrown: needs, reasons, facts, dice of every kind.

use rattle_and_rend::icons;
use umpire_engine::dice::{Die, Need, Op, Pool, Score};
use umpire_engine::table::{
    Amount, Asked, Deed, Fact, Heading, Kind, Modifier, ModifierRule, NextRoll, PieceId, PreparedRoll, Question, Roll,
    RollExtra, Seat, Tick, Words,
};
use umpire_screens::DAY;

use super::lists::units;
use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

pub(super) const fn why(name: &'static str, amount: Amount) -> Modifier {
    Modifier { amount, name }
}

/// Dice summed, with these reasons.
pub(super) fn sum(count: u8, die: Die, need: Option<Need>, reasons: &[Modifier]) -> Roll {
    let mut roll = Roll::new("Courage", Pool { count, die }, Score::Sum { plus: 0, need });
    (roll.icon, roll.why) = (Some(icons::WILL), reasons.iter().copied().collect());
    add(&mut roll);
    roll
}

/// All that is added, and the last of other needs.
fn add(roll: &mut Roll) {
    let plus = roll.why.iter().map(|reason| if let Amount::Plus(n) = reason.amount { n } else { 0 }).sum();
    let dice: i8 = roll.why.iter().map(|reason| if let Amount::Dice(n) = reason.amount { n } else { 0 }).sum();
    let other = roll.why.iter().rev().find_map(|reason| match reason.amount {
        Amount::Need(need) => Some(need),
        _ => None,
    });
    roll.pool.count = roll.pool.count.saturating_add_signed(dice);
    roll.score = match roll.score {
        Score::Sum { need, .. } => Score::Sum { plus, need },
        Score::Each(need) => Score::Each(other.unwrap_or(need)),
        Score::Read => Score::Read,
    };
}

/// Dice each against a number.
pub(super) fn pool(count: u8, die: Die, need: Need, reasons: &[Modifier]) -> Roll {
    let why = reasons.iter().copied().collect();
    Roll { icon: Some(icons::FIGHTERS), why, most: 48, ..Roll::new("Attack", Pool { count, die }, Score::Each(need)) }
}

pub(super) fn asks(asked: Asked, who: &'static str, roll: Roll) -> StillMatch {
    StillMatch::asks(asked, who, "", Kind::Roll(roll))
}

/// Somebody attacks somebody: two names.
fn deed(by: &'static str, to: &'static str, note: &'static str, kind: Kind) -> StillMatch {
    let deed = Deed { by: (Seat::RED, by.into()), to: Some((Seat::BLUE, to.into())), moment: None };
    StillMatch::puts(Question { heading: Heading::new("still", RED, "Attack", note).deed(deed), kind })
}

fn fact(key: &'static str, label: &'static str, amount: Amount) -> Fact {
    Fact { on: Some(Modifier { amount, name: label }), ..Fact::new(key, label) }
}

/// Facts that change this roll.
fn facts(roll: Roll, facts: impl IntoIterator<Item = Fact>) -> Kind {
    Kind::Tick(Tick { check: Some(PreparedRoll { base: roll, rule: ModifierRule(add) }), ..Tick::of(facts) })
}

pub(super) fn day(mut shot: Shot) -> Shot {
    shot.view.set_theme(&DAY);
    shot
}

const LEADER: Modifier = why("Leader near", Amount::Plus(1));
const LOST: Modifier = why("Strength lost", Amount::Plus(-2));
const FEAR: Modifier = why("Fear of Riders", Amount::Plus(-1));
const HILL: Modifier = why("Higher ground", Amount::Plus(1));
const NIGHT: Modifier = why("In the dark", Amount::Plus(-1));

pub(super) fn pools() -> Vec<Shot> {
    let seven = Some(Need::at_least(7));
    let at_most = |value| Need { op: Op::AtMost, value };
    let above = |value| Need { op: Op::Above, value };
    let thanes = |roll| asks(RED, "Spear Thanes", roll);
    let reroll = RollExtra { key: "again".into(), seat: Seat::RED, label: "Lead from afar".into() };
    let curse = RollExtra { key: "curse".into(), seat: Seat::BLUE, label: Words::with("Curse {}", Seat::RED) };
    let beside = |asides: &[RollExtra]| Roll {
        extras: asides.iter().copied().collect(),
        ..sum(2, Die::D6, seven, &[LEADER, LOST, FEAR])
    };
    let rough = fact("rough", "Rough ground", Amount::Need(Need::at_least(5)));
    let uphill = fact("uphill", "They are uphill", Amount::Dice(-2));
    let flank = fact("flank", "Into their flank", Amount::Dice(4));
    let leader =
        Fact { on: Some(LEADER), off: Some(why("No leader", Amount::Plus(-1))), ..Fact::new("near", "Leader near") };
    let twelve = || pool(12, Die::D6, Need::at_least(4), &[]);
    let knights = |kind| deed("Heavy Riders", "Goblin Knights", "Armour 3", kind);
    let both = || Roll {
        next: Some(NextRoll { piece: PieceId(11), pool: Pool { count: 12, die: Die::D6 }, need: Need::at_least(5) }),
        ..twelve()
    };
    let thrown = |kind| StillMatch::asks(RED, PieceId(2), PieceId(11), kind).on(units);
    let reasons = [
        why("Att 6 + Imp 4", Amount::Dice(10)),
        why("Into the flank", Amount::Dice(10)),
        why("Their Def", Amount::Nothing),
    ];
    let twenty = || pool(20, Die::D10, Need::at_least(6), &reasons);
    let great = Roll {
        critical: Some(5),
        ..pool(8, Die::D8, Need::at_least(6), &[why("Charge", Amount::Bonus), why("Tired", Amount::Penalty)])
    };
    let read = |count, die, reasons: &[Modifier]| Roll {
        why: reasons.iter().copied().collect(),
        ..Roll::new("Weather", Pool { count, die }, Score::Read)
    };
    vec![
        shot("sum", thanes(sum(2, Die::D6, seven, &[LEADER, LOST])), ""),
        day(shot("sum-day", thanes(sum(2, Die::D6, seven, &[LEADER, LOST])), "")),
        shot("sum-plain", thanes(sum(2, Die::D6, seven, &[])), ""),
        shot(
            "sum-reasons",
            asks(BLUE, "Goblin Knights", sum(2, Die::D6, Some(Need::at_least(4)), &[LOST, FEAR, LEADER])),
            "",
        ),
        shot("sum-scroll", thanes(sum(2, Die::D6, seven, &[LEADER, LOST, FEAR, HILL, NIGHT])), "down down down"),
        shot("sum-aside", thanes(beside(&[reroll])), "left"),
        shot("sum-asides", thanes(beside(&[reroll, curse])), "left"),
        shot("sum-at-most", asks(BLUE, "Goblin Knights", sum(3, Die::D6, Some(at_most(10)), &[HILL])), ""),
        shot("sum-above", thanes(sum(1, Die::D100, Some(above(65)), &[HILL])), ""),
        shot("sum-twenty", thanes(sum(2, Die::D20, Some(Need::at_least(24)), &[HILL])), ""),
        shot("sum-total", thanes(sum(2, Die::D6, None, &[LEADER])), ""),
        shot("sum-total-many", thanes(sum(9, Die::D6, None, &[LEADER, LOST])), ""),
        shot(
            "sum-facts",
            StillMatch::asks(
                RED,
                "Spear Thanes",
                "Courage",
                facts(sum(2, Die::D6, seven, &[LOST]), [leader, fact("fear", "Fear of Riders", Amount::Plus(-1))]),
            ),
            "down a",
        ),
        shot("pool-few", asks(BLUE, "Goblin Knights", pool(3, Die::D6, Need::at_least(5), &[])), ""),
        shot("pool-six", asks(BLUE, "Goblin Knights", pool(6, Die::D6, Need::at_least(5), &[])), ""),
        shot("pool-great", asks(BLUE, "Goblin Knights", great), ""),
        shot("pool-facts", knights(facts(twelve(), [rough, uphill])), ""),
        day(shot("pool-facts-day", knights(facts(twelve(), [rough, uphill])), "a")),
        shot("pool-both", thrown(Kind::Roll(both())), ""),
        shot("pool-both-own", thrown(Kind::Roll(both())), "right"),
        shot("pool-both-facts", thrown(facts(both(), [rough, uphill])), ""),
        shot("pool-facts-scroll", knights(facts(twelve(), [rough, uphill, flank])), "a up a"),
        shot(
            "pool-facts-known",
            StillMatch::asks(BLUE, "Boar Riders", "Tree Guard", facts(twenty(), [rough, flank])),
            "up",
        ),
        shot("pool-twenty", StillMatch::asks(BLUE, "Boar Riders", "Tree Guard", Kind::Roll(twenty())), ""),
        day(shot("pool-twenty-day", StillMatch::asks(BLUE, "Boar Riders", "Tree Guard", Kind::Roll(twenty())), "")),
        shot("pool-d20", thanes(pool(14, Die::D20, above(12), &[HILL])), ""),
        shot("pool-d4", thanes(pool(9, Die::D4, at_most(1), &[])), ""),
        shot("pool-d12", thanes(pool(7, Die::D12, at_most(10), &[])), ""),
        shot(
            "pool-most",
            StillMatch::asks(
                RED,
                "The Ogrekin Hunting Party",
                "Stand and Fight",
                Kind::Roll(pool(48, Die::D6, Need::at_least(3), &[HILL])),
            ),
            "",
        ),
        shot("pool-most-d100", thanes(pool(36, Die::D100, at_most(65), &[])), ""),
        shot("pool-one", thanes(pool(1, Die::D6, Need::at_least(2), &[])), ""),
        shot("read-two", asks(Asked::Anyone, "Weather", read(2, Die::D6, &[])), ""),
        shot("read-reasons", thanes(read(3, Die::D10, &[why("Season", Amount::Dice(1)), HILL])), ""),
        shot("read-many", asks(Asked::Anyone, "Weather", read(30, Die::D8, &[])), ""),
    ]
}
