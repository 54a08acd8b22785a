//! Facts to tick, dice to roll.

use umpire_rules::dice::{Die, Need, Op, Pool};
use umpire_rules::table::{Check, Fact, Icon, Kind, Modifier, PieceId, Recount, Roll, Tick};

use super::{BLUE, RED, Shot, shot};
use crate::fixture::StillMatch;

pub(super) const CHARGE: Modifier = Modifier { sign: "-", name: "Charge" };

pub(super) fn fury(count: u8, why: &[Modifier]) -> Roll {
    let pool = Pool { count, die: Die::D20 };
    let why = why.iter().copied().collect();
    Roll { pool, need: Need::at_least(9), critical: Some(2), name: "Fury", icon: Some(Icon::Fury), why }
}

pub(super) fn fact(key: &'static str, label: &'static str, sign: &'static str, name: &'static str) -> Fact {
    let on = Some(Modifier { sign, name });
    Fact { key: key.into(), label: label.into(), on, off: None, preset: false, only_if: None }
}

/// Two dice, one more or less for each modifier, between one and three.
pub(super) fn recount(roll: &mut Roll) {
    let sum: i32 = roll.why.iter().map(|m| if m.sign == "+" { 1 } else { -1 }).sum();
    roll.pool.count = (2 + sum).clamp(1, 3) as u8;
}

pub(super) fn facts(count: usize) -> StillMatch {
    let all = [
        fact("friend", "Friend touching", "+", "Friend"),
        fact("inspiring", "Inspiring ground", "+", "Inspiring"),
        fact("high", "Higher ground", "+", "High"),
        fact("cover", "Foe in cover", "-", "Cover"),
        fact("flank", "From the flank", "+", "Flank"),
        fact("night", "In the dark", "-", "Dark"),
    ];
    let check = Some(Check { base: fury(2, &[CHARGE]), recount: Recount(recount) });
    let tick = Tick { facts: all.into_iter().take(count).collect(), check };
    StillMatch::asks(RED, PieceId(2), "Charge", Kind::Tick(tick))
}

pub(super) fn plain_facts() -> StillMatch {
    let rows = (0..6).filter(|i| *i != 1).map(|i| Fact {
        key: PieceId(i).into(),
        label: PieceId(i).into(),
        on: None,
        off: None,
        preset: i == 2,
        only_if: None,
    });
    let tick = Tick { facts: rows.collect(), check: None };
    StillMatch::asks(BLUE, "In range?", "up to 160 mm", Kind::Tick(tick))
}

pub(super) fn roll(roll: Roll) -> StillMatch {
    StillMatch::asks(RED, PieceId(2), "Stand and Fight", Kind::Roll(roll))
}

pub(super) fn checks() -> Vec<Shot> {
    let friend = Modifier { sign: "+", name: "Friend touching" };
    let inspiring = Modifier { sign: "+", name: "Inspiring ground" };
    let sixes = |die, count, need| Roll {
        pool: Pool { count, die },
        need,
        critical: None,
        name: "Melee",
        icon: None,
        why: Default::default(),
    };
    let named = StillMatch::asks(RED, "Fury", "Stand and Fight", Kind::Roll(fury(3, &[friend])));
    let mut own = shot("tick-own-dice", facts(2), "a");
    own.view.use_own_dice(true);
    vec![
        shot("tick-one", facts(1), "a"),
        shot("tick-two", facts(2), "a"),
        own,
        shot("tick-three", facts(3), "a down"),
        shot("tick-four", facts(4), "a down"),
        shot("tick-five", facts(5), "a up"),
        shot("tick-scroll", facts(6), "a up"),
        shot("tick-plain", plain_facts(), "down down"),
        shot("roll", roll(fury(3, &[friend])), ""),
        shot("roll-named", named, ""),
        shot("roll-one", roll(fury(1, &[CHARGE])), ""),
        shot("roll-reasons", roll(fury(3, &[CHARGE, friend, inspiring])), ""),
        shot("roll-d6", roll(sixes(Die::D6, 12, Need::at_least(5))), ""),
        shot("roll-d10", roll(sixes(Die::D10, 4, Need { op: Op::Above, value: 6 })), ""),
        shot("own-dice", roll(fury(3, &[])), "x up up a down down down"),
        shot("own-dice-one", roll(fury(1, &[])), "x"),
        shot("own-dice-many", roll(sixes(Die::D6, 12, Need::at_least(5))), "x up a up up a down"),
    ]
}
