//! The open question in plain words, for those who see the picture too small.

use umpire_engine::dice::Score;
use umpire_engine::table::{Asked, Diagram, Kind, Question, Scene, Session, Show, Words};
use umpire_screens::{Marked, ScreenState};

/// The lines beside the picture. They say what both players may know: where the cursor is, but nothing of a secret.
pub fn of(game: &dyn Session, view: &ScreenState) -> Vec<String> {
    let scene = &*game.scene();
    let text = |words: &Words| words.line(scene).to_string();
    let mut lines: Vec<String> = game.news().iter().map(|happening| text(&happening.words)).collect();
    lines.retain(|line| !line.is_empty());
    if !lines.is_empty() {
        lines.push(String::new());
    }
    match game.question() {
        Some(question) => ask(&question, scene, view.marked(game), &mut lines),
        None => {
            let over = game.log().iter().any(|happening| matches!(happening.show, Show::Over(_)));
            lines.push(if over { "The game is over." } else { "" }.into());
        }
    }
    lines
}

fn ask(question: &Question, scene: &dyn Scene, marked: Option<Marked>, lines: &mut Vec<String>) {
    let text = |words: &Words| words.line(scene).to_string();
    let seat = match question.heading.asked {
        Asked::Seat(seat) => format!("{}: ", seat.name()),
        Asked::Seats(_) | Asked::Anyone => String::new(),
    };
    lines.push(format!("{seat}{} {}", text(&question.heading.title), text(&question.heading.note)));
    match &question.kind {
        Kind::Choose(choose) => lines.extend(choose.options.iter().enumerate().map(|(at, option)| {
            let key = match marked {
                Some(Marked::Option(under)) if usize::from(under) == at => ">",
                _ if choose.other == Some(at as u8) => "X",
                _ => "-",
            };
            let cost = if option.cost > 0 { format!(" ({})", option.cost) } else { String::new() };
            let off = option.off.map_or(String::new(), |off| format!(": {}", off.short));
            format!("{key} {}{cost}{off}", text(&option.label))
        })),
        Kind::Tick(tick) => {
            let (under, ticked) = match marked {
                Some(Marked::Ticks(under, ticked)) => (under, ticked),
                _ => (None, tick.preset()),
            };
            lines.extend((0..tick.rows()).filter(|row| tick.listed(*row, ticked)).map(|row| {
                let cursor = if under == Some(row as u8) { ">" } else { "-" };
                let tick_box = if ticked >> row & 1 == 1 { "[x]" } else { "[ ]" };
                format!("{cursor} {tick_box} {}", text(&tick.label(row)))
            }));
            lines.extend(tick.limit.map(|limit| format!("{} to {} {} together", limit.min, limit.max, limit.unit)));
        }
        Kind::Number(number) => {
            let stands = match marked {
                Some(Marked::Number(value)) => format!("> {value}   "),
                _ => String::new(),
            };
            lines.push(format!("{stands}{} to {} {}", number.min, number.max, number.unit));
        }
        Kind::Secret(_) => lines.push("in secret, one after the other".into()),
        Kind::Roll(roll) => {
            lines.push(match (roll.score, roll.score.need()) {
                (Score::Each(_), Some(need)) => format!("{} {}, each {need}", roll.name, roll.pool),
                (Score::Sum { plus, .. }, Some(need)) => format!("{} {}{plus:+}, {need} in all", roll.name, roll.pool),
                _ => format!("{} {}", roll.name, roll.pool),
            });
            lines.extend(roll.why.iter().map(|why| format!("{} {}", why.amount, why.name)));
            let asides = ["up", "down"].into_iter().zip(&roll.extras);
            lines.extend(asides.map(|(key, aside)| format!("{key} {}: {}", aside.seat.name(), text(&aside.label))));
        }
        Kind::Instruct(tell) => {
            match (tell.picture, tell.placement) {
                (Diagram::Page(help) | Diagram::PageThenRoll(help, _), _) => {
                    lines.extend(help.text.unpack().lines().map(String::from));
                }
                (_, Some(placement)) => {
                    lines.extend(placement.iter().map(|step| {
                        let ((least, most), name) = (step.bounds, step.seat.name());
                        format!("{name}: {least} to {most} {}", step.word(placement.unit))
                    }));
                    lines.extend([text(&tell.text), placement.rule.into()]);
                }
                (_, None) => lines.push(text(&tell.text)),
            }
            lines.extend(tell.reach.map(|reach| format!("{reach} {} {}", reach.unit, reach.way)));
        }
        Kind::Name(name) => lines.push(format!("{} letters at most", name.max)),
    }
}
