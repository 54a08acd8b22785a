//! What happened, what lies on the table, and how it ended, as lines out.

use core::fmt::{self, Write};

use umpire_engine::dice::Score;
use umpire_engine::table::{Clash, Happening, PieceId, Rolled, Scene, Seat, Session, Show, Source, Steps};

use super::history;
use super::json::{self, Object};
use super::question::{element, reach, score, seat};
use crate::app::device::Device;
use crate::fairness::seal::Hex;

/// Writes what happened since the last answer, a line each; after a nickname only that, for the rest is known.
pub(super) fn news(game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let (scene, news) = (game.scene(), game.news());
    let known = match news.last() {
        Some(Happening { words, .. }) if words.is_nickname() => news.len() - 1,
        _ => 0,
    };
    news[known..].iter().try_for_each(|happening| json::line(out, |o| event(o, happening, &*scene)))
}

/// Writes what happened lately, all on one line, what of it followed from a console's answer, and how often
/// somebody went back.
pub(super) fn log(game: &dyn Session, device: &Device, out: &mut dyn Write) -> fmt::Result {
    let scene = game.scene();
    let tape = game.tape();
    let count = |sort: fn(&(u16, Source, Steps)) -> bool| -> u32 {
        tape.steps().filter(sort).map(|(_, _, steps)| u32::from(steps.backs)).sum()
    };
    let (undone, dice) = (count(|_| true), tape.steps().filter(|(_, _, steps)| steps.crossed.dice).count());
    let afar = count(|(_, source, _)| source.is_remote());
    json::line(out, |o| {
        o.list("log", |l| {
            game.log().iter().enumerate().try_for_each(|(at, happening)| {
                l.object(|o| {
                    event(o, happening, &*scene)?;
                    history::by(o, game.source(at))
                })
            })
        })?;
        if let Some(hash) = device.hash() {
            o.shown("seal", Hex(&hash))?;
        }
        o.number("undone", undone as i32)?;
        o.number("dice_undone", dice as i32)?;
        if afar > 0 {
            o.number("undone_by_console", afar as i32)?;
        }
        past(o, game)
    })
}

/// Says that this is the past, after so many answers, where somebody looks back.
pub(super) fn past(o: &mut Object<'_>, game: &dyn Session) -> fmt::Result {
    game.shown_at().map_or(Ok(()), |answers| o.number("looking_back", answers))
}

pub(super) fn event(o: &mut Object<'_>, happening: &Happening, scene: &dyn Scene) -> fmt::Result {
    o.text("event", happening.id)?;
    seat(o, "seat", happening.seat)?;
    element(o, "element", happening.piece, scene)?;
    if happening.by.is_some() {
        element(o, "by", happening.by, scene)?;
    }
    o.written("text", |out| happening.words.write(scene, out))?;
    if happening.change != 0 {
        o.number("change", happening.change)?;
    }
    match &happening.show {
        // Every piece has a line of its own.
        Show::Line | Show::Removed | Show::Losses(_) => Ok(()),
        Show::Rolled(rolled) | Show::Seen(rolled) => dice(o, rolled, scene),
        Show::Clash(both) => clash(o, both, scene),
        Show::Round(round) => o.number("round", *round),
        Show::Revealed(revealed) => o.object("revealed", |o| {
            revealed.iter().try_for_each(|(seat, number)| match revealed.name(number) {
                Some(name) => o.text(seat.id(), name),
                None => o.number(seat.id(), number),
            })
        }),
        Show::Order(order) => o.object("order", |o| {
            let places =
                order.blocks.iter().zip(1_u8..).flat_map(|(seats, place)| seats.iter().map(move |seat| (seat, place)));
            places.into_iter().try_for_each(|(seat, place)| o.number(seat.id(), place))
        }),
        Show::Turn(turn) => seat(o, "turn", Some(*turn)),
        Show::Turns(seats) => {
            o.list("turns", |l| seats.iter().try_for_each(|seat| l.written(|out| out.write_str(seat.id()))))
        }
        Show::Beat(beat) => {
            o.written("big", |out| beat.big.write(scene, out))?;
            o.written("reason", |out| beat.reason.write(scene, out))?;
            seat(o, "next", beat.next)
        }
        Show::Over(won) => winner(o, *won, scene),
    }
}

/// Who won; or that nobody did, where there was somebody to beat.
fn winner(o: &mut Object<'_>, winner: Option<Seat>, scene: &dyn Scene) -> fmt::Result {
    seat(o, "winner", winner)?;
    if winner.is_none() && scene.seats() > 1 { o.flag("draw", true) } else { Ok(()) }
}

/// Writes dice on the table.
pub(super) fn dice(o: &mut Object<'_>, rolled: &Rolled, scene: &dyn Scene) -> fmt::Result {
    o.text("name", rolled.name)?;
    o.list("faces", |l| rolled.faces.iter().try_for_each(|face| l.number(*face)))?;
    o.number("sides", rolled.die.sides())?;
    match rolled.score {
        // No check: nothing is needed, and nothing fails.
        Score::Read => o.text("score", rolled.score.word())?,
        _ => score(o, rolled.score)?,
    }
    match rolled.score {
        Score::Each(_) => o.number("hits", rolled.hits)?,
        Score::Sum { .. } => o.number("total", rolled.total())?,
        Score::Read => {}
    }
    if rolled.score != Score::Read {
        o.text("grade", rolled.tone.id())?;
    }
    o.written("then", |out| rolled.then.write(scene, out))
}

/// Writes both sides' dice, and what each left the other.
fn clash(o: &mut Object<'_>, both: &Clash, scene: &dyn Scene) -> fmt::Result {
    o.list("halves", |l| {
        both.halves.iter().try_for_each(|half| {
            l.object(|o| {
                element(o, "element", Some(half.piece), scene)?;
                o.list("faces", |l| half.faces.iter().try_for_each(|face| l.number(*face)))?;
                o.number("sides", half.die.sides())?;
                score(o, Score::Each(half.need))?;
                o.number("hits", half.hits)?;
                if !half.against.0.is_empty() {
                    o.number(half.against.0, half.against.1)?;
                }
                if !half.rounds_up.is_empty() {
                    o.text("rounded_up", half.rounds_up)?;
                }
                if half.past.1 > 0 {
                    o.number(half.past.0, half.past.1)?;
                }
                if half.saved > 0 {
                    o.number("saved", half.saved)?;
                }
                o.number("before", half.before)?;
                o.number("after", half.after)
            })
        })
    })?;
    o.written("then", |out| both.then.write(scene, out))
}

/// Writes how the game ended.
pub(super) fn over(game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let (scene, log) = (game.scene(), game.log());
    let end = log.iter().rev().find_map(|happening| match happening.show {
        Show::Over(winner) => Some((winner, happening.words)),
        _ => None,
    });
    json::line(out, |o| {
        o.object("over", |o| {
            winner(o, end.and_then(|(winner, _)| winner), &*scene)?;
            o.written("why", |out| end.map_or(Ok(()), |(_, words)| words.write(&*scene, out)))
        })
    })
}

/// Writes what lies on the table.
pub(super) fn state(game: &dyn Session, out: &mut dyn Write) -> fmt::Result {
    let scene = &*game.scene();
    let seats = || (0..scene.seats()).map(Seat);
    json::line(out, |o| {
        o.object("state", |o| {
            o.text("game", scene.game())?;
            match scene.round() {
                Some(round) => o.number("round", round)?,
                None => o.null("round")?,
            }
            match scene.active().len() {
                0 | 1 => seat(o, "active", scene.active().only())?,
                _ => o.list("active", |l| {
                    scene.active().iter().try_for_each(|seat| l.written(|out| out.write_str(seat.id())))
                })?,
            }
            if !scene.phase().is_empty() {
                o.written("phase", |out| scene.phase().write(scene, out))?;
            }
            if let Some((step, of)) = scene.step() {
                o.object("step", |o| {
                    o.number("now", step)?;
                    o.number("of", of)
                })?;
            }
            o.object("sides", |o| seats().try_for_each(|seat| o.text(seat.id(), scene.side_name(seat))))?;
            let named = |seat: &Seat| !scene.seat_name(*seat).is_empty();
            if seats().any(|seat| named(&seat)) {
                o.object("names", |o| {
                    seats().filter(named).try_for_each(|seat| o.text(seat.id(), scene.seat_name(seat)))
                })?;
            }
            if let Some(counter) = seats().find_map(|seat| scene.counter(seat)) {
                o.object(counter.name, |o| {
                    seats().try_for_each(|seat| {
                        let Some(counter) = scene.counter(seat) else { return o.null(seat.id()) };
                        o.object(seat.id(), |o| {
                            o.number("now", counter.now)?;
                            o.number("total", counter.total)
                        })
                    })
                })?;
            }
            o.list("elements", |l| {
                (0..scene.pieces()).map(PieceId).try_for_each(|piece| l.object(|o| card(o, piece, scene)))
            })?;
            notes(o, scene)
        })?;
        past(o, game)
    })
}

fn card(o: &mut Object<'_>, piece: PieceId, scene: &dyn Scene) -> fmt::Result {
    let card = scene.card(piece);
    element(o, "id", Some(piece), scene)?;
    seat(o, "seat", Some(card.seat))?;
    o.written("type", |out| card.kind.write(scene, out))?;
    o.written("name", |out| scene.write_name(piece, out))?;
    if let Some(figure) = card.figure {
        o.number(figure.name, figure.now)?;
        figure.of.map_or(Ok(()), |of| o.number("of", of))?;
    }
    o.flag("in_play", card.in_play)?;
    if !card.marks.is_empty() {
        o.list("marks", |l| card.marks.iter().try_for_each(|mark| l.written(|out| out.write_str(mark.name))))?;
    }
    o.object("stats", |o| {
        card.stats
            .iter()
            .try_for_each(|stat| if stat.is_none() { o.null(stat.name) } else { o.number(stat.name, stat.value) })
    })?;
    let Some(details) = scene.details(piece) else { return Ok(()) };
    reach(o, "move", details.moves)?;
    reach(o, "reach", details.reach)?;
    o.list("traits", |l| details.traits.iter().try_for_each(|own| l.written(|out| out.write_str(own.name))))?;
    o.written("place", |out| details.place.write(scene, out))?;
    o.written("next", |out| details.next.write(scene, out))
}

/// Writes what is so now and cannot be seen on the table; nothing where there is nothing.
fn notes(o: &mut Object<'_>, scene: &dyn Scene) -> fmt::Result {
    let mut count = 0;
    scene.notes(&mut |_, _| count += 1);
    if count == 0 {
        return Ok(());
    }
    o.list("notes", |l| {
        let mut wrote = Ok(());
        scene.notes(&mut |whose, words| {
            wrote = wrote.and_then(|()| {
                l.object(|o| {
                    seat(o, "seat", whose)?;
                    o.written("text", |out| words.write(scene, out))
                })
            });
        });
        wrote
    })
}
