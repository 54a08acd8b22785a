//! A whole game as a text to read: what was taken back is struck through.

use std::fmt::{self, Write};

use umpire_engine::dice::Score;
use umpire_engine::table::{
    Clash, Happening, HistoryEntry, HistoryItem, Rolled, Scene, SeatSet, Session, Show, Source, Steps, Words,
};

use crate::fairness::seal::{Hash, Hex, Spoken, words};

/// Writes all that ever happened, a line each, under the rounds.
pub(super) fn write(game: &mut dyn Session, sealed: Option<Hash>, out: &mut String) -> fmt::Result {
    let (id, edition) = game.edition();
    writeln!(out, "# {id}, edition {edition}")?;
    if let Some(hash) = sealed {
        writeln!(out, "\nDice sealed with: {}\n{}\n", Spoken(words(&hash)), Hex(&hash))?;
    }
    let (mut round, mut written) = (None, Ok(()));
    game.visit_history(u16::MAX, &mut |told| written = written.and_then(|()| line(told, &mut round, out)));
    written
}

fn line(told: &HistoryEntry<'_>, round: &mut Option<u8>, out: &mut String) -> fmt::Result {
    if told.round != *round {
        *round = told.round;
        if let Some(round) = round {
            writeln!(out, "\n## Round {round}")?;
        }
    }
    let mut text = String::new();
    match told.what {
        HistoryItem::Happened(Happening { show: Show::Round(_), .. }) if !told.undone => return Ok(()),
        HistoryItem::Happened(happening) => happened(happening, told.scene, &mut text)?,
        HistoryItem::Said(question, answer) => {
            if let Some(seat) = question.heading.asked.seat() {
                write!(text, "{}: ", told.scene.name_of(seat))?;
            }
            answer.write(question, told.scene, &mut text)?;
        }
        HistoryItem::Corrected(correction) => correction.write(told.scene, &mut text)?,
        HistoryItem::Named(nickname) => nickname.write(told.scene, &mut text)?,
        HistoryItem::Stepped(steps) => stepped(steps, &mut text)?,
        HistoryItem::Resumed => text.push_str("-- switched on again"),
    }
    let struck = if told.undone { "~~" } else { "" };
    let by = match told.source {
        Source::Thumb => "",
        Source::Cable => " (by console)",
        Source::Peer => " (by another handheld)",
    };
    writeln!(out, "{struck}{text}{struck}{by}")
}

fn happened(happening: &Happening, scene: &dyn Scene, text: &mut String) -> fmt::Result {
    if let Some(seat) = happening.seat {
        write!(text, "{}: ", scene.name_of(seat))?;
    }
    if happening.show == Show::Over(None) && scene.seats() > 1 {
        text.push_str("A draw: ");
    }
    happening.words.write(scene, text)?;
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => dice(rolled, scene, text)?,
        Show::Clash(both) => clash(both, scene, text)?,
        Show::Revealed(revealed) => {
            let given = |(_, number)| revealed.name(number).map_or(number.to_string(), str::to_owned);
            let all: Vec<String> = revealed.iter().map(given).collect();
            write!(text, " [{}]", all.join(" : "))?;
        }
        Show::Order(order) => {
            let names = |seats: &SeatSet| seats.iter().map(|seat| scene.name_of(seat)).collect::<Vec<_>>().join(" + ");
            let all: Vec<String> = order.blocks.iter().map(names).collect();
            write!(text, " [{}]", all.join(", "))?;
        }
        _ => {}
    }
    if happening.change != 0 { write!(text, " ({:+})", happening.change) } else { Ok(()) }
}

/// What each threw, and what the other has left.
fn clash(both: &Clash, scene: &dyn Scene, text: &mut String) -> fmt::Result {
    for half in &both.halves {
        let faces: Vec<String> = half.faces.iter().map(u8::to_string).collect();
        let (who, lost) = (Words::from(half.piece).line(scene), half.lost());
        write!(
            text,
            "; {who} {} [{}] needs {}: {} hits, {lost} lost",
            half.die,
            faces.join(" "),
            half.need,
            half.hits
        )?;
    }
    Ok(())
}

fn dice(rolled: &Rolled, scene: &dyn Scene, text: &mut String) -> fmt::Result {
    let faces: Vec<String> = rolled.faces.iter().map(u8::to_string).collect();
    write!(text, " {} [{}]", rolled.die, faces.join(" "))?;
    match rolled.score {
        Score::Each(_) if rolled.faces.is_empty() => write!(text, " {} hits", rolled.hits)?,
        Score::Sum { plus, .. } => write!(text, " {plus:+} = {}", rolled.total())?,
        // No check: what it brought is all there is to say.
        Score::Read => {
            let then = rolled.then.line(scene);
            return if then.is_empty() { Ok(()) } else { write!(text, ": {then}") };
        }
        Score::Each(_) => {}
    }
    if let Some(need) = rolled.score.need() {
        write!(text, " needs {need}")?;
    }
    write!(text, ": {}", rolled.tone.id())
}

fn stepped(Steps { net, deepest, backs, crossed, agreed }: Steps, text: &mut String) -> fmt::Result {
    let (net, plural) = (net.unsigned_abs(), |steps| if steps == 1 { "" } else { "s" });
    if backs == 0 {
        return write!(text, "-> {net} step{} forward again", plural(net));
    }
    let across = match (crossed.dice, crossed.secret) {
        (true, true) => ", across dice and revealed secrets",
        (true, false) => ", across dice",
        (false, true) => ", across revealed secrets",
        (false, false) => "",
    };
    let all = if agreed { ": all agreed" } else { "" };
    let times = if backs > 1 { format!(" (in {backs} steps)") } else { String::new() };
    write!(text, "<- {deepest} step{} back{times}{across}{all}", plural(deepest))?;
    if net < deepest { write!(text, "; -> {} forward again", deepest - net) } else { Ok(()) }
}
