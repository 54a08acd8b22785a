//! Facts to tick, dice to roll.

use rattle_and_rend::icons;
use umpire_engine::dice::{Die, Need, Op, Pool, Score};
use umpire_engine::table::{
    Amount, Fact, Kind, Limit, Modifier, ModifierRule, PieceId, PreparedRoll, Roll, RollExtra, Seat, Tick, Words,
};

use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

pub(super) const CHARGE: Modifier = Modifier { amount: Amount::Penalty, name: "Charge" };

pub(super) fn fury(count: u8, why: &[Modifier]) -> Roll {
    let pool = Pool { count, die: Die::D20 };
    let why = why.iter().copied().collect();
    let icon = Some(icons::FURY);
    let stakes = ["", "They roll Will", "They roll a die less"];
    Roll { critical: Some(2), icon, why, stakes, most: 3, ..Roll::new("Fury", pool, Score::at_least(9)) }
}

/// The same at somebody, with known reasons and so many facts.
fn at_whom(whom: u8, why: &[Modifier], count: usize) -> StillMatch {
    let kind = match count {
        0 => {
            let mut roll = fury(2, why);
            recount(&mut roll);
            Kind::Roll(roll)
        }
        _ => {
            let all = [
                fact("friend", "Friend touching", "+", "Friend"),
                fact("cover", "Target at a wall", "-", "Cover"),
                fact("high", "Higher ground", "+", "High"),
            ];
            let check = Some(PreparedRoll { base: fury(2, why), rule: ModifierRule(recount) });
            Kind::Tick(Tick { check, ..Tick::of(all.into_iter().take(count)) })
        }
    };
    StillMatch::asks(RED, PieceId(3), PieceId(whom), kind)
}

/// A Will check: what a failure costs comes first.
fn will() -> StillMatch {
    let stakes = ["Removed from play", "Stays, may be pushed", "Stays, and may move"];
    let pool = Pool { count: 2, die: Die::D20 };
    let roll = Roll { critical: Some(2), stakes, most: 3, ..Roll::new("Will", pool, Score::at_least(11)) };
    StillMatch::asks(BLUE, PieceId(7), PieceId(2), Kind::Roll(Roll { icon: Some(icons::WILL), ..roll }))
}

pub(super) fn fact(key: &'static str, label: &'static str, sign: &'static str, name: &'static str) -> Fact {
    let amount = if sign == "+" { Amount::Bonus } else { Amount::Penalty };
    Fact { on: Some(Modifier { amount, name }), ..Fact::new(key, label) }
}

/// Two dice, one more or less for each modifier, between one and three.
pub(super) fn recount(roll: &mut Roll) {
    let sum: i32 = roll.why.iter().map(|m| if m.amount == Amount::Bonus { 1 } else { -1 }).sum();
    roll.pool.count = (2 + sum).clamp(1, 3) as u8;
}

pub(super) fn facts(count: usize) -> StillMatch {
    facts_of(count, fury(2, &[CHARGE]))
}

/// Facts that change this roll.
pub(super) fn facts_of(count: usize, base: Roll) -> StillMatch {
    let all = [
        fact("friend", "Friend touching", "+", "Friend"),
        fact("inspiring", "Inspiring ground", "+", "Inspiring"),
        fact("high", "Higher ground", "+", "High"),
        fact("cover", "Foe in cover", "-", "Cover"),
        fact("flank", "From the flank", "+", "Flank"),
        fact("night", "In the dark", "-", "Dark"),
    ];
    let check = Some(PreparedRoll { base, rule: ModifierRule(recount) });
    let tick = Tick { check, ..Tick::of(all.into_iter().take(count)) };
    StillMatch::asks(RED, PieceId(2), "Charge", Kind::Tick(tick))
}

pub(super) fn plain_facts() -> StillMatch {
    let rows = (0..6).filter(|i| *i != 1).map(|i| Fact { preset: i == 2, ..Fact::new(PieceId(i), PieceId(i)) });
    StillMatch::asks(BLUE, "In range?", "up to 160 mm", Kind::Tick(Tick::of(rows)))
}

/// The rows of a list with weights: Elements by their points, some of them ticked.
pub(super) fn ambush(limit: Limit, ticked: &[u8]) -> StillMatch {
    let facts = (6..14).map(|i| Fact {
        preset: ticked.contains(&i),
        weight: [1, 2, 2, 1, 1, 1, 2, 3][usize::from(i - 6)],
        ..Fact::new(PieceId(i), PieceId(i))
    });
    let tick = Tick { limit: Some(limit), ..Tick::of(facts) };
    StillMatch::asks(BLUE, "In ambush", "Ambushers", Kind::Tick(tick))
}

/// A roll somebody can meddle with before it is thrown.
pub(super) fn tempted(roll: Roll, asides: &[RollExtra]) -> Roll {
    Roll { extras: asides.iter().copied().collect(), ..roll }
}

pub(super) fn roll(roll: Roll) -> StillMatch {
    StillMatch::asks(RED, PieceId(2), "Stand and Fight", Kind::Roll(roll))
}

/// Roll pages of every sort: stats, needs, reasons, buttons and dice.
pub fn rolls() -> impl Iterator<Item = StillMatch> {
    let names = ["Charge", "Friend touching", "Inspiring ground", "Outnumbered", "Cover", "Pack-Hunters"];
    let why =
        names.map(|name| Modifier { amount: if name == "Charge" { Amount::Penalty } else { Amount::Bonus }, name });
    let aside = |seat, label: &'static str| RollExtra { key: "aside".into(), seat, label: label.into() };
    let asides = [aside(Seat::BLUE, "Tempt the foe !"), aside(Seat::RED, "Use banked die")];
    let sorts = (0..=6).flat_map(|reasons| (0..=2).map(move |buttons| (reasons, buttons)));
    let sorts = sorts.flat_map(|sort| [3, 4].map(|most| (sort, most)));
    let sorts = sorts.flat_map(|sort| ["Fury", "Guile", "Will"].map(|name| (sort, name)));
    sorts.flat_map(move |(((reasons, buttons), most), name)| {
        [9, 14, 20].into_iter().flat_map(move |need| {
            let base = tempted(fury(most, &why[..reasons]), &asides[..buttons]);
            let sort = Roll { name, most, score: Score::at_least(need), ..base };
            let named = StillMatch::asks(RED, name, "Stand and Fight", Kind::Roll(sort.clone()));
            [roll(sort), named]
        })
    })
}

pub(super) fn checks() -> Vec<Shot> {
    let friend = Modifier { amount: Amount::Bonus, name: "Friend touching" };
    let inspiring = Modifier { amount: Amount::Bonus, name: "Inspiring ground" };
    let cover = Modifier { amount: Amount::Penalty, name: "Cover" };
    let outnumbered = Modifier { amount: Amount::Bonus, name: "Outnumbered" };
    let sixes = |die, count, need| Roll::new("Melee", Pool { count, die }, Score::Each(need));
    let named = StillMatch::asks(RED, "Fury", "Stand and Fight", Kind::Roll(fury(3, &[friend])));
    let tempt = RollExtra { key: "tempt".into(), seat: Seat::BLUE, label: Words::with("Tempt {}", Seat::RED) };
    let banked = RollExtra { key: "banked".into(), seat: Seat::RED, label: "Use banked die".into() };
    let four = |count, why: &[Modifier]| Roll { most: 4, ..fury(count, why) };
    let points = |min, max| Limit { min, max, unit: "points" };
    let mut tempted_own = shot("roll-asides-own-dice", roll(tempted(fury(2, &[]), &[tempt, banked])), "");
    tempted_own.view.use_own_dice(true);
    tempted_own.view.sync(&tempted_own.game, 0);
    let mut own = shot("tick-own-dice", facts(2), "a");
    own.view.use_own_dice(true);
    vec![
        shot("tick-one", facts(1), "a"),
        shot("tick-two", facts(2), "a"),
        own,
        shot("tick-aside", facts_of(2, tempted(fury(2, &[CHARGE]), &[tempt])), "a"),
        shot("tick-three", facts(3), "a down"),
        shot("tick-four", facts(4), "a down"),
        shot("tick-five", facts(5), "a up"),
        shot("tick-scroll", facts(6), "a up"),
        shot("tick-plain", plain_facts(), "down down"),
        shot("tick-two-below", facts(2), "a down down"),
        shot("tick-plain-below", plain_facts(), "up down"),
        shot("tick-limit-few", ambush(points(5, 7), &[7, 9, 10]), "down"),
        shot("tick-limit-right", ambush(points(5, 7), &[7, 9, 10, 12]), "up"),
        shot("tick-limit-many", ambush(points(0, 6), &[7, 8, 9, 12]), "down"),
        shot("tick-limit-refused", ambush(points(12, 12), &[7, 9, 10]), "x"),
        shot("roll-whom", at_whom(7, &[friend], 0), ""),
        shot("roll-whom-plain", at_whom(7, &[], 0), ""),
        shot("roll-whom-own", at_whom(2, &[CHARGE], 0), ""),
        shot("roll-will", will(), ""),
        shot("tick-whom", at_whom(7, &[CHARGE], 1), "a"),
        shot("tick-whom-three", at_whom(7, &[], 3), "down down"),
        shot("tick-whom-many", at_whom(7, &[CHARGE, inspiring], 2), ""),
        shot("roll", roll(fury(3, &[friend])), ""),
        shot("roll-aside", roll(tempted(fury(3, &[friend]), &[tempt])), ""),
        shot("roll-aside-reasons", roll(tempted(fury(2, &[CHARGE, friend, inspiring]), &[tempt])), ""),
        shot("roll-asides", roll(tempted(fury(2, &[CHARGE, friend]), &[tempt, banked])), ""),
        tempted_own,
        shot("roll-four", roll(four(4, &[friend, inspiring])), ""),
        shot("roll-four-ghosts", roll(four(2, &[])), ""),
        shot("roll-four-aside", roll(tempted(four(3, &[friend]), &[tempt])), ""),
        shot("own-dice-four", roll(four(4, &[])), "right up up a down down down"),
        shot("roll-named", named, ""),
        shot("roll-one", roll(fury(1, &[CHARGE])), ""),
        shot("roll-reasons", roll(fury(3, &[CHARGE, friend, inspiring])), ""),
        shot("roll-reasons-five", roll(fury(2, &[CHARGE, friend, inspiring, cover, outnumbered])), ""),
        shot("roll-d6", roll(sixes(Die::D6, 12, Need::at_least(5))), ""),
        shot("roll-d10", roll(sixes(Die::D10, 4, Need { op: Op::Above, value: 6 })), ""),
        shot("own-dice", roll(fury(3, &[])), "right up up a down down down"),
        shot("own-dice-one", roll(fury(1, &[])), "right"),
        shot("own-dice-many", roll(sixes(Die::D6, 12, Need::at_least(5))), "right up a up up a down"),
    ]
}
