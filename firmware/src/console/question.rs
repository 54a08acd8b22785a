//! The open question as one line out.

use core::fmt::{self, Write};

use umpire_engine::dice::{Need, Score, chance};
use umpire_engine::table::{
    Asked, Choose, Deed, Diagram, HeldGround, Inner, Instruction, Kind, Layout, Limit, Modifier, Number, PieceId,
    PlacementStep, Question, Reach, Roll, Scene, Seat, SeatSet, Secret, Session, Standing, Tick,
};

use super::json::{self, Object};
use super::report;

/// Writes what is asked now, or how the game ended. `given`: how many secrets of this question are in.
pub(super) fn write(game: &dyn Session, given: usize, out: &mut dyn Write) -> fmt::Result {
    match game.question() {
        Some(question) if game.standing() == Standing::Waiting => {
            json::line(out, |o| ask(o, &question, given, &*game.scene()))
        }
        _ => report::over(game, out),
    }
}

fn ask(o: &mut Object<'_>, question: &Question, given: usize, scene: &dyn Scene) -> fmt::Result {
    o.text("ask", question.kind.word())?;
    o.text("id", question.heading.id)?;
    let next = if let Kind::Secret(secret) = &question.kind { secret.seats.get(given) } else { None };
    asked(o, next.map_or(question.heading.asked, |seat| Asked::Seat(*seat)), scene)?;
    o.written("title", |out| question.heading.title.write(scene, out))?;
    if !question.heading.note.is_empty() {
        o.written("note", |out| question.heading.note.write(scene, out))?;
    }
    if let Some(deed) = &question.heading.deed {
        self::deed(o, deed, scene)?;
    }
    if !question.heading.chip.is_empty() {
        o.text("chip", question.heading.chip)?;
    }
    if let Some(help) = question.heading.help {
        o.written("help", |out| help.text.write_in(scene.length_sign(), out))?;
    }
    match &question.kind {
        Kind::Choose(choose) => options(o, choose, scene),
        Kind::Tick(tick) => rows(o, (question.heading.id, tick), scene),
        Kind::Number(number) => range(o, number),
        Kind::Secret(secret) => inner(o, (question.heading.id, secret), given, scene),
        Kind::Roll(roll) => {
            dice(o, roll)?;
            if let Some(next) = roll.next {
                o.object("next", |o| {
                    element(o, "element", Some(next.piece), scene)?;
                    o.shown("dice", next.pool)?;
                    score(o, Score::Each(next.need))
                })?;
            }
            asides(o, roll, scene)
        }
        Kind::Instruct(tell) => instruction(o, tell, scene),
        Kind::Name(name) => {
            o.number("max", name.max)?;
            o.list("suggestions", |l| name.suggestions.iter().try_for_each(|s| l.written(|out| out.write_str(s))))
        }
    }
}

/// Who does what to whom, and at which moment.
fn deed(o: &mut Object<'_>, deed: &Deed, scene: &dyn Scene) -> fmt::Result {
    o.written("deed", |out| {
        deed.by.1.write(scene, out)?;
        let Some((_, whom)) = &deed.to else { return Ok(()) };
        out.write_str(" ")?;
        whom.write(scene, out)
    })?;
    let moment = deed.moment.and_then(|moment| moment.names.get(usize::from(moment.now)).copied());
    moment.map_or(Ok(()), |moment| o.text("moment", moment))
}

/// Whose answer is wanted: one seat's, anyone's, or that of several.
fn asked(o: &mut Object<'_>, asked: Asked, scene: &dyn Scene) -> fmt::Result {
    let seats = match asked {
        Asked::Seat(seat) => return o.text("seat", seat.id()),
        Asked::Anyone => return o.text("seat", "anyone"),
        Asked::Seats(seats) => seats,
    };
    if seats == SeatSet::first(scene.seats()) {
        return o.text("seat", if seats.len() == 2 { "both" } else { "all" });
    }
    o.text("seat", "several")?;
    o.list("seats", |l| seats.iter().try_for_each(|seat| l.written(|out| out.write_str(seat.id()))))
}

fn options(o: &mut Object<'_>, choose: &Choose, scene: &dyn Scene) -> fmt::Result {
    o.list("options", |l| {
        choose.options.iter().try_for_each(|option| {
            l.object(|o| {
                o.written("id", |out| option.key.write(scene, out))?;
                o.written("label", |out| option.label.write(scene, out))?;
                if !option.gist.is_empty() {
                    o.written("gist", |out| scene.write_text(option.gist, out))?;
                }
                if let Some(help) = option.help {
                    o.written("help", |out| help.text.write_in(scene.length_sign(), out))?;
                }
                o.number("cost", option.cost)?;
                o.maybe("off", option.off.map(|off| off.full))
            })
        })
    })?;
    match &choose.layout {
        Layout::Dice(rolled) => o.object("dice", |o| report::dice(o, rolled, scene)),
        Layout::Step(step) => o.object("step", |o| {
            o.number("number", step.number)?;
            o.written("waits", |out| step.waits.write(scene, out))?;
            o.written("then", |out| step.then.write(scene, out))
        }),
        Layout::Reach(far) => reach(o, "distance", Some(*far)),
        Layout::Trial(trial) => {
            o.written("text", |out| trial.text.write(scene, out))?;
            o.written("expect", |out| trial.expect.write(scene, out))
        }
        _ => Ok(()),
    }
}

fn rows(o: &mut Object<'_>, (id, tick): (&str, &Tick), scene: &dyn Scene) -> fmt::Result {
    o.list("rows", |l| {
        if tick.dice.is_some() {
            return (0..tick.rows()).try_for_each(|row| {
                l.object(|o| {
                    o.written("id", |out| tick.key(row).write(scene, out))?;
                    o.written("label", |out| tick.label(row).write(scene, out))?;
                    o.flag("on", false)?;
                    o.number("weight", 1)
                })
            });
        }
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
                let note = scene.row_note(id, fact.key);
                if tick.noted && !note.is_empty() {
                    o.written("note", |out| note.write(scene, out))?;
                }
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
    match tick.roll(tick.counted(tick.preset())) {
        Some(roll) => o.object("check", |o| dice(o, &roll)),
        None => Ok(()),
    }
}

/// What a fact brings to the check, where it brings something.
fn modifier(o: &mut Object<'_>, key: &str, modifier: Option<Modifier>) -> fmt::Result {
    modifier.map_or(Ok(()), |m| o.written(key, |out| write!(out, "{} {}", m.amount, m.name)))
}

fn range(o: &mut Object<'_>, number: &Number) -> fmt::Result {
    o.number("min", number.min)?;
    o.number("max", number.max)?;
    o.number("step", number.step)?;
    o.text("unit", number.unit)
}

fn inner(o: &mut Object<'_>, (id, secret): (&str, &Secret), given: usize, scene: &dyn Scene) -> fmt::Result {
    o.object("inner", |o| match &secret.inner {
        Inner::Numbers(asked) => {
            o.text("ask", "number")?;
            asked.get(given).map_or(Ok(()), |number| range(o, number))
        }
        Inner::Choose(choose) => {
            o.text("ask", "choose")?;
            options(o, choose, scene)
        }
        Inner::Tick(tick) => {
            o.text("ask", "tick")?;
            rows(o, (id, tick), scene)
        }
    })
}

/// The dice of a roll, what they need, why they are so many, and the odds.
pub(super) fn dice(o: &mut Object<'_>, roll: &Roll) -> fmt::Result {
    o.text("name", roll.name)?;
    o.shown("dice", roll.pool)?;
    o.number("sides", roll.pool.die.sides())?;
    o.number("count", roll.pool.count)?;
    score(o, roll.score)?;
    o.list("why", |l| roll.why.iter().try_for_each(|why| l.written(|out| write!(out, "{} {}", why.amount, why.name))))?;
    if roll.hits_only {
        o.flag("hits_only", true)?;
    }
    o.object("odds", |o| {
        o.shown("success", chance(roll.pool, roll.score, 1))?;
        match roll.critical {
            Some(hits) => o.shown("critical", chance(roll.pool, roll.score, hits)),
            None => Ok(()),
        }
    })
}

/// How dice are counted. Those that are only read need 1 or more: any face will do.
pub(super) fn score(o: &mut Object<'_>, score: Score) -> fmt::Result {
    o.text("score", score.word())?;
    if let Score::Sum { plus, .. } = score {
        o.number("plus", plus)?;
    }
    let Some(need) = score.need().or((score == Score::Read).then_some(Need::at_least(1))) else { return Ok(()) };
    o.text("op", need.op.sign())?;
    o.number("need", need.value)
}

/// What else can be done before the dice are thrown, where there is something.
fn asides(o: &mut Object<'_>, roll: &Roll, scene: &dyn Scene) -> fmt::Result {
    if roll.extras.is_empty() {
        return Ok(());
    }
    o.list("asides", |l| {
        roll.extras.iter().try_for_each(|aside| {
            l.object(|o| {
                o.written("id", |out| aside.key.write(scene, out))?;
                o.written("label", |out| aside.label.write(scene, out))?;
                seat(o, "seat", Some(aside.seat))
            })
        })
    })
}

fn instruction(o: &mut Object<'_>, tell: &Instruction, scene: &dyn Scene) -> fmt::Result {
    match tell.picture {
        Diagram::Page(help) | Diagram::PageThenRoll(help, _) => {
            o.written("text", |out| help.text.write_in(scene.length_sign(), out))?;
        }
        _ => o.written("text", |out| tell.text.write(scene, out))?,
    }
    if let Some(placement) = &tell.placement {
        o.text("rule", placement.rule)?;
        o.list("steps", |l| placement.iter().try_for_each(|step| l.object(|o| placed(o, &step, placement.unit))))?;
    }
    if let Diagram::Held(ground) = tell.picture {
        o.list("held", |l| (0..HeldGround::PARTS).try_for_each(|part| l.object(|o| held(o, &ground, part))))?;
    }
    if let Diagram::Code(parts) = tell.picture {
        o.list("code", |l| (0..parts).try_for_each(|part| l.written(|out| scene.write_code(part, out))))?;
    }
    element(o, "element", tell.piece, scene)?;
    element(o, "by", tell.by, scene)?;
    reach(o, "reach", tell.reach)
}

/// How much each of two has in a part of the table.
fn held(o: &mut Object<'_>, ground: &HeldGround, part: usize) -> fmt::Result {
    ground.seats.into_iter().zip(ground.parts[part]).try_for_each(|(seat, has)| o.number(seat.id(), has))
}

/// What one seat places.
fn placed(o: &mut Object<'_>, step: &PlacementStep, unit: &'static str) -> fmt::Result {
    seat(o, "seat", Some(step.seat))?;
    o.number("least", step.bounds.0)?;
    o.number("most", step.bounds.1)?;
    o.text("what", step.word(unit))
}

/// A distance, or null.
pub(super) fn reach(o: &mut Object<'_>, key: &str, reach: Option<Reach>) -> fmt::Result {
    let Some(reach) = reach else { return o.null(key) };
    o.object(key, |o| {
        if let Some(least) = reach.least {
            o.number("least", least)?;
        }
        if reach.least_half {
            o.flag("least_half", true)?;
        }
        o.number("value", reach.value)?;
        if reach.half {
            o.flag("half", true)?;
        }
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
