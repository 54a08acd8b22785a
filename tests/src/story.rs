//! A game told as text: every question with its answer, and below it what came of it.
//!
//! The text can be played again line by line, and what it tells is compared with what the game says.

use std::fmt::Write;

use umpire_engine::table::{Answer, AnswerError, Arg, Happening, Kind, Question, Scene, Session, Show, Source, Words};

use crate::play::say;

/// How an answer is written: as a step of `play`.
pub fn step(question: &Question, answer: &Answer, scene: &dyn Scene) -> String {
    let words = match (&question.kind, answer) {
        (Kind::Choose(choose), Answer::Pick(at)) => choose.options[usize::from(*at)].key.line(scene).to_string(),
        (Kind::Roll(roll), Answer::Pick(at)) => roll.extras[usize::from(*at)].key.line(scene).to_string(),
        (Kind::Tick(tick), Answer::Ticks(ticked)) => {
            let on = (0..tick.rows()).filter(|row| ticked >> row & 1 == 1);
            on.map(|row| tick.key(row).line(scene).to_string()).collect::<Vec<_>>().join(" ")
        }
        (_, Answer::Number(n)) => n.to_string(),
        (_, Answer::Secrets(given)) => given.iter().map(i64::to_string).collect::<Vec<_>>().join(" "),
        (_, Answer::Dice(faces, _)) => faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        (_, Answer::Name(name)) => name.to_string(),
        _ => String::new(),
    };
    format!("{}: {words}", question.heading.id).trim_end().to_string()
}

/// What an answer means to whoever reads along: the words of the row, the instruction that was followed.
fn meaning(question: &Question, answer: &Answer, scene: &dyn Scene) -> String {
    let line = |words: &Words| words.line(scene).to_string();
    match (&question.kind, answer) {
        (Kind::Choose(choose), Answer::Pick(at)) => line(&choose.options[usize::from(*at)].label),
        (Kind::Instruct(tell), _) => {
            let who =
                tell.piece.map_or(String::new(), |piece| format!("{}: ", line(&Words::with("{}", Arg::Piece(piece)))));
            let far = tell.reach.map_or(String::new(), |reach| format!(", {reach} {}", reach.unit.to_lowercase()));
            format!("{who}{}{far}", line(&tell.text))
        }
        (Kind::Roll(_), _) => line(&question.heading.title),
        _ => String::new(),
    }
}

/// One thing that happened, as a sentence.
fn told(happening: &Happening, scene: &dyn Scene) -> String {
    let mut text = happening.words.line(scene).to_string();
    if let (Some(seat), None) = (happening.seat, happening.piece) {
        text = format!("{}: {text}", seat.name());
    }
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            let faces: Vec<_> = rolled.faces.iter().map(u8::to_string).collect();
            let need = rolled.score.need().map_or("1+".into(), |need| need.to_string());
            let _ = write!(text, " {}, needs {need}: {}", faces.join(" "), rolled.tone.id());
        }
        Show::Over(winner) => text = format!("The end: {} ({text})", winner.map_or("a draw", |seat| seat.name())),
        _ => {}
    }
    if happening.change != 0 {
        let _ = write!(text, " ({:+})", happening.change);
    }
    text
}

/// What came of the last answer, a line each.
fn news(game: &dyn Session) -> Vec<String> {
    let scene = game.scene();
    game.news().iter().map(|happening| told(happening, &*scene)).collect()
}

/// Tells a game as it is played: `next` answers every question.
pub fn tell(game: &mut dyn Session, title: &str, mut next: impl FnMut(&dyn Session, &Question) -> Answer) -> String {
    let mut text = format!("# {title}\n#\n# A question and its answer a line; below it what came of it.\n\n");
    while let Some(question) = game.question().map(|question| question.clone()) {
        let answer = next(game, &question);
        let said = step(&question, &answer, &*game.scene());
        let means = meaning(&question, &answer, &*game.scene());
        let line = if means.is_empty() { said } else { format!("{said:28}# {means}") };
        writeln!(text, "{line}").expect("text");
        match game.say(&answer, Source::Thumb) {
            Ok(()) => {}
            // Cowards dance around each other for longer than a tape holds: no story to tell.
            Err(AnswerError::TapeFull) => return text,
            Err(refusal) => panic!("{}: {refusal:?}", question.heading.id),
        }
        for line in news(game) {
            if line.starts_with("Round ") || line.starts_with("Turn ") {
                writeln!(text, "\n## {line}\n").expect("text");
            } else {
                writeln!(text, "    {line}").expect("text");
            }
        }
    }
    text
}

/// Plays a told game again; the error says at which line it goes otherwise.
pub fn retell(game: &mut dyn Session, text: &str) -> Result<(), String> {
    let mut said: Vec<String> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let wrong = |what: String| Err(format!("line {}: {what}", at + 1));
        if let Some(line) = line.strip_prefix("    ").or(line.strip_prefix("## ")) {
            if said.is_empty() {
                return wrong(format!("nothing happened, but the text tells {line:?}"));
            }
            let now = said.remove(0);
            if now != line {
                return wrong(format!("the text tells {line:?}, but {now:?} happened"));
            }
            continue;
        }
        let step = line.split('#').next().unwrap_or("").trim();
        if step.is_empty() {
            continue;
        }
        if !said.is_empty() {
            return wrong(format!("the text does not tell of {said:?}"));
        }
        if let Err(error) = say(game, step) {
            return wrong(error);
        }
        said = news(game);
    }
    if said.is_empty() { Ok(()) } else { Err(format!("the text does not tell of {said:?}")) }
}
