//! What is answered where a question is open.

use umpire_engine::table::{Answer, Choose, Inner, Kind, Question, Secret, Thrown, Tick, Ticks};

/// The answer to an open question: what is wished for there, or what lies under the cursor. A piece is so many
/// further.
pub(super) fn answer(wishes: &str, question: &Question, pieces: u8) -> Option<Answer> {
    let wish = |id: &str| wishes.split(", ").find_map(|wish| wish.strip_prefix(id)?.strip_prefix(": "));
    let id = question.heading.id;
    let wished = wish(id).or_else(|| wish("*"));
    Some(match &question.kind {
        Kind::Choose(choose) => Answer::Pick(pick(choose, wished, if is_piece(id) { pieces } else { 0 })?),
        Kind::Tick(tick) => Answer::Ticks(ticks(tick, wished.and_then(|count| count.parse().ok()))?),
        Kind::Number(number) => Answer::Number(number.preset),
        Kind::Secret(secret) => Answer::Secrets((0..secret.len()).map(|at| bid(secret, at)).collect()),
        Kind::Roll(roll) => Answer::Dice((0..roll.pool.count).map(|_| 1).collect(), Thrown::Device),
        Kind::Instruct(_) => Answer::Done,
        Kind::Name(name) => Answer::Name(heapless::String::try_from(*name.suggestions.first()?).ok()?),
    })
}

/// Whether a question asks for a piece that acts, or is acted on.
fn is_piece(id: &str) -> bool {
    matches!(id, "who" | "unit" | "target")
}

/// The option that is wished for, or the one under the cursor and so many further.
fn pick(choose: &Choose, wished: Option<&str>, further: u8) -> Option<u8> {
    let mut open = (0..choose.options.len() as u8).filter(|&at| choose.options[usize::from(at)].off.is_none());
    let word = |at: &u8| choose.options[usize::from(*at)].key.word;
    let found = match wished.map(|wished| (wished, wished.strip_prefix('!'))) {
        Some((_, Some(not))) => open.clone().find(|at| !word(at).starts_with(not)),
        Some((wished, None)) => open.clone().find(|at| word(at) == wished),
        None => None,
    };
    if found.is_some() {
        return found;
    }
    let preset = open.clone().find(|&at| at == choose.preset);
    let count = open.clone().count();
    match further {
        0 => preset.or_else(|| open.next()),
        _ => open.nth(usize::from(further) % count.max(1)),
    }
}

/// The first so many rows, where there are as many; else what is ticked, or the fewest that can be.
fn ticks(tick: &Tick, wished: Option<usize>) -> Option<Ticks> {
    match wished {
        Some(count) if tick.rows() < count => None,
        Some(count) => Some((1 << count) - 1),
        None if tick.weight_allowed(tick.counted(tick.preset())) => Some(tick.preset()),
        None => (0..1 << tick.rows().min(16)).find(|&ticked| tick.weight_allowed(tick.counted(ticked))),
    }
}

/// Red bids 1 where that can be, and Blue nothing.
fn bid(secret: &Secret, at: usize) -> i64 {
    let one = matches!(secret.inner, Inner::Numbers(_)) && at == 0 && secret.allows(at, 1).is_ok();
    i64::from(one)
}
