//! The open question as one line out.

use core::fmt::{self, Write};

use umpire_rules::dice::chance;
use umpire_rules::table::{
    Asked, Choose, Kind, Layout, Limit, Match, Modifier, Number, PieceId, Question, Reach, Roll, Scene, Seat, Secret,
    Standing, Tell, Tick,
};

use super::json::{self, Object};
use super::report;

/// Writes what is asked now, or how the game ended. `given`: how many secrets of this question are in.
pub(super) fn write(game: &dyn Match, given: usize, out: &mut dyn Write) -> fmt::Result {
    match game.question() {
        Some(question) if game.standing() == Standing::Waiting => {
            json::line(out, |o| ask(o, &question, given, &*game.scene()))
        }
        _ => report::over(game, out),
    }
}

fn ask(o: &mut Object<'_>, question: &Question, given: usize, scene: &dyn Scene) -> fmt::Result {
    o.text("ask", question.kind.word())?;
    o.text("id", question.id)?;
    let seat = match &question.kind {
        Kind::Secret(secret) => secret.asks.get(given).map_or("both", |(seat, _)| seat.id()),
        _ => asked(question.asked),
    };
    o.text("seat", seat)?;
    o.written("title", |out| question.title.write(scene, out))?;
    if !question.note.is_empty() {
        o.written("note", |out| question.note.write(scene, out))?;
    }
    match &question.kind {
        Kind::Choose(choose) => options(o, choose, scene),
        Kind::Tick(tick) => rows(o, tick, scene),
        Kind::Number(number) => range(o, number),
        Kind::Secret(secret) => inner(o, secret, given),
        Kind::Roll(roll) => {
            dice(o, roll)?;
            asides(o, roll, scene)
        }
        Kind::Tell(tell) => instruction(o, tell, scene),
        Kind::Name(name) => {
            o.number("max", name.max)?;
            o.list("suggestions", |l| name.suggestions.iter().try_for_each(|s| l.written(|out| out.write_str(s))))
        }
    }
}

const fn asked(asked: Asked) -> &'static str {
    match asked {
        Asked::Seat(seat) => seat.id(),
        Asked::Both => "both",
        Asked::Anyone => "anyone",
    }
}

fn options(o: &mut Object<'_>, choose: &Choose, scene: &dyn Scene) -> fmt::Result {
    o.list("options", |l| {
        choose.options.iter().try_for_each(|option| {
            l.object(|o| {
                o.written("id", |out| option.key.write(scene, out))?;
                o.written("label", |out| option.label.write(scene, out))?;
                if !option.gist.is_empty() {
                    o.text("gist", option.gist)?;
                }
                o.number("cost", option.cost)?;
                o.maybe("off", option.off.map(|off| off.full))
            })
        })
    })?;
    match &choose.layout {
        Layout::Dice(rolled) => o.object("dice", |o| report::dice(o, rolled, scene)),
        _ => Ok(()),
    }
}

fn rows(o: &mut Object<'_>, tick: &Tick, scene: &dyn Scene) -> fmt::Result {
    o.list("rows", |l| {
        tick.facts.iter().try_for_each(|fact| {
            l.object(|o| {
                o.written("id", |out| fact.key.write(scene, out))?;
                o.written("label", |out| fact.label.write(scene, out))?;
                o.flag("on", fact.preset)?;
                if tick.limit.is_some() {
                    o.number("weight", fact.weight)?;
                }
                modifier(o, "with", fact.on)?;
                modifier(o, "without", fact.off)?;
                let Some((other, on)) = fact.only_if else { return Ok(()) };
                o.written("if", |out| {
                    out.write_str(if on { "" } else { "not " })?;
                    tick.facts[usize::from(other)].key.write(scene, out)
                })
            })
        })
    })?;
    if let Some(Limit { min, max, unit }) = tick.limit {
        o.object("limit", |o| {
            o.number("min", min)?;
            o.number("max", max)?;
            o.text("unit", unit)
        })?;
    }
    match tick.roll(tick.counted(presets(tick))) {
        Some(roll) => o.object("check", |o| dice(o, &roll)),
        None => Ok(()),
    }
}

/// What a fact brings to the check, where it brings something.
fn modifier(o: &mut Object<'_>, key: &str, modifier: Option<Modifier>) -> fmt::Result {
    modifier.map_or(Ok(()), |m| o.written(key, |out| write!(out, "{} {}", m.sign, m.name)))
}

/// The rows that are ticked to begin with, a bit each.
pub(super) fn presets(tick: &Tick) -> u16 {
    tick.facts.iter().enumerate().fold(0, |bits, (row, fact)| bits | u16::from(fact.preset) << row)
}

fn range(o: &mut Object<'_>, number: &Number) -> fmt::Result {
    o.number("min", number.min)?;
    o.number("max", number.max)?;
    o.number("step", number.step)?;
    o.text("unit", number.unit)
}

fn inner(o: &mut Object<'_>, secret: &Secret, given: usize) -> fmt::Result {
    let Some((_, number)) = secret.asks.get(given) else { return Ok(()) };
    o.object("inner", |o| {
        o.text("ask", "number")?;
        range(o, number)
    })
}

/// The dice of a roll, what they need, why they are so many, and the odds.
pub(super) fn dice(o: &mut Object<'_>, roll: &Roll) -> fmt::Result {
    o.text("name", roll.name)?;
    o.shown("dice", roll.pool)?;
    o.number("sides", roll.pool.die.sides())?;
    o.number("count", roll.pool.count)?;
    o.text("op", roll.need.op.sign())?;
    o.number("need", roll.need.value)?;
    o.list("why", |l| roll.why.iter().try_for_each(|why| l.written(|out| write!(out, "{} {}", why.sign, why.name))))?;
    o.object("odds", |o| {
        o.shown("success", chance(roll.pool, roll.need, 1))?;
        match roll.critical {
            Some(hits) => o.shown("critical", chance(roll.pool, roll.need, hits)),
            None => Ok(()),
        }
    })
}

/// What else can be done before the dice are thrown, where there is something.
fn asides(o: &mut Object<'_>, roll: &Roll, scene: &dyn Scene) -> fmt::Result {
    if roll.asides.is_empty() {
        return Ok(());
    }
    o.list("asides", |l| {
        roll.asides.iter().try_for_each(|aside| {
            l.object(|o| {
                o.written("id", |out| aside.key.write(scene, out))?;
                o.written("label", |out| aside.label.write(scene, out))?;
                seat(o, "seat", Some(aside.seat))
            })
        })
    })
}

fn instruction(o: &mut Object<'_>, tell: &Tell, scene: &dyn Scene) -> fmt::Result {
    o.written("text", |out| tell.text.write(scene, out))?;
    element(o, "element", tell.piece, scene)?;
    element(o, "by", tell.by, scene)?;
    reach(o, "reach", tell.reach)
}

/// A distance, or null.
pub(super) fn reach(o: &mut Object<'_>, key: &str, reach: Option<Reach>) -> fmt::Result {
    let Some(reach) = reach else { return o.null(key) };
    o.object(key, |o| {
        o.number("value", reach.value)?;
        o.text("unit", reach.unit)?;
        o.maybe("band", reach.band.and_then(|(at, names)| names.get(usize::from(at)).copied()))?;
        o.text("way", reach.way)
    })
}

/// What scripts call a piece, or null.
pub(super) fn element(o: &mut Object<'_>, key: &str, piece: Option<PieceId>, scene: &dyn Scene) -> fmt::Result {
    match piece {
        Some(piece) => o.written(key, |out| scene.write_id(piece, out)),
        None => o.null(key),
    }
}

/// What scripts call a seat, or null.
pub(super) fn seat(o: &mut Object<'_>, key: &str, seat: Option<Seat>) -> fmt::Result {
    o.maybe(key, seat.map(Seat::id))
}
