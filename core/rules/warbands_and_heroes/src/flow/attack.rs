//! Attacks: from the target to the damage (section 9, F-ATTACK).

use super::ask::{self, one_of};
use super::{Table, morale, reroll, resolve, wall};
use crate::book::{HouseRule, worth};
use crate::event::Event;
use crate::scene::note_word;
use crate::state::{Battle, Flag, STOOD_STILL, UnitId};
use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{
    Amount, Answer, Arg, Diagram, Fact, Heading, Modifier, ModifierRule, OptionKey, PreparedRoll, Roll, RollExtra,
    Rolled, Ticks, Tone, Words,
};

/// The most dice of an attack, with what a referee may add.
const MOST: u8 = 20;
/// The most a referee adds or takes.
const REFEREE: i16 = 6;

/// One attack on one target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swing {
    pub(super) by: UnitId,
    pub(super) attack: u8,
    pub(super) target: UnitId,
}

/// Whom a Unit attacks, and what comes of it; nobody where it reaches none.
pub(super) async fn attack(t: &Table, by: UnitId, attack: u8) {
    let Some(target) = ask_target(t, by, attack).await else { return };
    let hits = strike(t, Swing { by, attack, target }).await;
    if hits > 0 && resolve::retreat(t, target).await {
        wall::exposed(t, target).await;
    }
}

/// WH-ATK-1: an enemy next to it, or in sight and in range.
#[inline(never)]
fn ask_target(t: &Table, by: UnitId, attack: u8) -> impl Future<Output = Option<UnitId>> {
    let (foes, note) = t.look(|b| {
        let card = b.attack(by, attack);
        let note = match b.range(card) {
            _ if card.is_melee() => Words::of("adjacent"),
            None => Words::of("in sight"),
            Some(squares) => Words::with("in sight, {}", squares),
        };
        (b.foes(by), note)
    });
    let seat = t.look(|b| b.seat_of(by));
    one_of(t, ask::head(("target", seat), "Attack whom?", note), foes, Some("Nobody"))
}

/// The dice and the damage: hits that count (WH-ATK-2 to WH-ATK-7).
pub(super) async fn strike(t: &Table, swing: Swing) -> u8 {
    let ticked = if has_facts(t, swing) { ask_facts(t, swing).await } else { 0 };
    seen(t, swing, ticked);
    let mut referee = 0;
    if ticked & CHANGED != 0 {
        referee = ask_referee(t, swing).await;
    }
    let answer = loop {
        let roll = swing_roll(t, swing, ticked, referee);
        if roll.pool.count == 0 {
            t.emit(Event::NoDice(swing.by));
            return 0;
        }
        match t.roll(swing_head(t, swing, "attack", "Attack"), roll).await {
            Answer::Pick(_) => referee = ask_referee(t, swing).await,
            answer => break answer,
        }
    };
    let score = Score::at_least(t.look(|b| b.strike_numbers(swing.by, swing.attack, swing.target)).need);
    let (mut faces, mut shown) = match answer {
        Answer::Hits(hits) => (Faces::new(), hits),
        answer => (ask::faces(answer), 0),
    };
    if !faces.is_empty() {
        reroll::reroll(t, swing, &mut faces).await;
        shown = score.hits(&faces);
    }
    let net = land(t, swing, (faces, shown), ticked & AGGRESSIVE != 0);
    note(t, swing).await;
    morale::rout(t);
    net
}

/// Rows of the list before the dice.
const AGGRESSIVE: Ticks = 1;
const STILL: Ticks = 2;
const CHANGED: Ticks = 4;

/// Whether the table is asked anything before the dice.
fn has_facts(t: &Table, swing: Swing) -> bool {
    t.look(|b| b.quick || helps(b, swing))
}

/// Whether an Aggressive captain could help (WH-ATK-5).
fn helps(b: &Battle, swing: Swing) -> bool {
    b.attack(swing.by, swing.attack).is_melee() && !b.aggressive_friends(swing.by).is_empty()
}

/// What the table said is the next answer's start (WH-UI-4).
fn seen(t: &Table, swing: Swing, ticked: Ticks) {
    if t.look(|b| helps(b, swing)) {
        t.emit(Event::Flag(swing.by, Flag::NearAggressive, ticked & AGGRESSIVE != 0));
    }
}

/// What the table is asked before the dice: an Aggressive captain next to it; without the guided round whether it
/// stood still; and whether a referee changes the dice.
#[inline(never)]
fn ask_facts(t: &Table, swing: Swing) -> impl Future<Output = Ticks> {
    let head = swing_head(t, swing, "facts", "What is so?");
    let base = swing_roll(t, swing, 0, 0);
    // A charge never earns that die (WH-CHRG-3), and nobody earns it twice.
    let may_stand = !base.why.iter().any(|why| why.name == STOOD_STILL);
    let is_charge = t.look(|b| b.attack(swing.by, swing.attack).is_charge());
    let (helps, still) = t.look(|b| (helps(b, swing), b.quick && may_stand && !is_charge));
    let by = t.look(|b| {
        let friends = b.aggressive_friends(swing.by);
        friends.iter().next().filter(|_| friends.len() == 1)
    });
    let row = |key, label: Words, amount, name| Fact {
        on: Some(Modifier { amount, name }),
        ..Fact::new(OptionKey::from(key), label)
    };
    let next_to = by.map_or(Words::of("Next to Aggressive captain"), |by| Words::with("Next to {}", by));
    let preset = t.look(|b| b.unit(swing.by).is(Flag::NearAggressive));
    let answer = t.list(head, &mut |tick| {
        let facts = [
            (helps, Fact { preset, ..row("aggressive", next_to, Amount::Plus(1), "hit: Aggressive") }),
            (still, row("still", Words::of("Stood still"), Amount::Dice(1), STOOD_STILL)),
            (true, row("referee", Words::of("Referee: +/- dice"), Amount::Nothing, "referee")),
        ];
        tick.facts.extend(facts.into_iter().filter(|(listed, _)| *listed).map(|(_, fact)| fact));
        tick.check =
            Some(PreparedRoll { base: base.clone(), rule: ModifierRule(if still { add_die } else { |_| () }) });
    });
    async move {
        // Rows that are not listed are not ticked.
        let ticked = answer.await;
        let mut rows = (0..).map(|row| ticked >> row & 1);
        let mut next = |listed: bool, bit: Ticks| if listed { rows.next().unwrap_or(0) * bit } else { 0 };
        next(helps, AGGRESSIVE) | next(still, STILL) | next(true, CHANGED)
    }
}

/// Counts the die of who stood still, where the table says that it did.
fn add_die(roll: &mut Roll) {
    roll.pool.count += roll.why.iter().any(|why| why.name == STOOD_STILL) as u8;
}

/// The dice.
#[inline(never)]
fn swing_roll(t: &Table, swing: Swing, ticked: Ticks, referee: i8) -> Roll {
    t.look(|b| {
        let Swing { by, attack, target } = swing;
        let still = b.stands_still(by, attack) || ticked & STILL != 0;
        let pool = b.pool(by, attack, still, referee);
        let numbers = b.strike_numbers(by, attack, target);
        let mut roll = ask::d6("Attack", pool.dice, Score::at_least(numbers.need));
        roll.why.extend(pool.why.iter().copied());
        if ticked & AGGRESSIVE != 0 {
            let _ = roll.why.push(Modifier { amount: Amount::Plus(1), name: "hit: Aggressive" }); // seven of twelve
        }
        if numbers.berserk {
            let _ = roll.why.push(Modifier { amount: Amount::Plus(-1), name: "hit: Berserk" }); // eight of twelve
        }
        (roll.most, roll.hits_only) = (MOST, true);
        // Where it was a row of the list, the dice fall at once.
        if !(b.quick || helps(b, swing)) {
            let change = RollExtra { key: "referee".into(), seat: b.seat_of(by), label: Words::of("+/- dice") };
            let _ = roll.extras.push(change); // one of two
        }
        roll
    })
}

fn swing_head(t: &Table, swing: Swing, id: &'static str, title: &'static str) -> Heading {
    let (seat, damage) = t.look(|b| (b.seat_of(swing.by), b.attack(swing.by, swing.attack).damage));
    let deed = ask::attack_deed(t, swing.by, swing.attack, swing.target);
    ask::head((id, seat), title, Words::with("{} a hit", damage)).deed(deed)
}

/// What a referee adds to the dice, or takes (WH-ATK-2).
async fn ask_referee(t: &Table, swing: Swing) -> i8 {
    let head = swing_head(t, swing, "referee", "Dice more or less");
    ask::number(t, head, (-REFEREE, REFEREE, 0), "dice").await as i8
}

/// Hits become damage (WH-ATK-5 to WH-ATK-7). Hits that count.
#[inline(never)]
fn land(t: &Table, swing: Swing, (faces, shown): (Faces, u8), aggressive: bool) -> u8 {
    let Swing { by, attack, target } = swing;
    let (numbers, after_hit) = t.look(|b| (b.strike_numbers(by, attack, target), b.plays(HouseRule::Aggressive)));
    let more = aggressive && !(after_hit && shown == 0);
    let worth = worth(numbers.damage, more, numbers.berserk);
    let (hits, damage) = (worth.hits(shown), worth.total(shown));
    let tone = if hits == 0 { Tone::Bad } else { Tone::Good };
    let word = match shown {
        0 if !more => "No hit",
        1 => "Hit",
        _ => "Hits",
    };
    let score = Score::at_least(numbers.need);
    let then = t.look(|b| outcome(b, target, damage));
    let rolled = ask::rolled(("Attack", Die::D6, score), (faces, shown), (tone, word), then);
    let worth = (shown > 0 || more).then_some(worth);
    t.emit(Event::Struck { by, target, rolled: Rolled { worth, ..rolled }, hits, damage });
    hits
}

/// What so much damage leaves of a Unit, or what it is due when the block is over.
fn outcome(b: &Battle, target: UnitId, damage: u8) -> Words {
    let unit = b.unit(target);
    let left = unit.strength.saturating_sub(damage);
    let due = unit.pending.saturating_add(damage);
    match damage {
        0 => Words::with("{}: unhurt", target),
        _ if b.defers() && due >= unit.strength => Words::with2("{}: doomed, -{} due", target, due),
        _ if b.defers() => Words::with2("{}: -{} due", target, due),
        _ if left > 0 && left <= b.class(target).bloodied_at => Words::with2("{}: FS {}, bloodied", target, left),
        _ => Words::with2("{}: FS {} left", target, left),
    }
}

/// WH-ATK-11: what a class of the players' own says of it, they apply.
async fn note(t: &Table, swing: Swing) {
    if !t.look(|b| b.attack(swing.by, swing.attack).noted) {
        return;
    }
    let class = t.look(|b| b.unit(swing.by).class);
    let text = Words::with("{}", Arg::Given(note_word(class, swing.attack)));
    let head = swing_head(t, swing, "note", "Your own rule");
    ask::tell(t, head, text, (Diagram::None, None, 0)).await;
}
