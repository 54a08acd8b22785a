//! Players of *Dragon Rampant* with some sense, for games that are recorded or told. They know its questions by their ids,
//! and none of its code.

use umpire_engine::table::{Answer, Choose, Kind, Question, Words};

use crate::random::{Lcg, any_answer};

/// What the row that fights is called while there is no scenario.
const PLAIN: Words = Words::of("Fight a battle");

/// They roll for a scenario, take Quests, cast where they can, attack mostly, and end nothing before its time.
pub fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match (&question.kind, question.heading.id) {
        (Kind::Choose(choose), id) => Answer::Pick(pick(choose, id, rng)),
        (Kind::Tick(tick), "quests") => {
            let mut some = || 1 << rng.below(tick.rows() as u32);
            Answer::Ticks(some() | some() | some())
        }
        // What the log says is so.
        (Kind::Tick(tick), "judged") => Answer::Ticks(tick.preset()),
        _ => any_answer(question, rng),
    }
}

/// The row they pick.
fn pick(choose: &Choose, id: &str, rng: &mut Lcg) -> u8 {
    let row = |word: &str| {
        let at = choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
        at.map(|at| at as u8)
    };
    let wanted = match id {
        // The row that fights is called by the scenario, once there is one.
        "rules" => row("fight").filter(|at| choose.options[usize::from(*at)].label != PLAIN).or(row("roll")),
        "order" => match rng.below(8) {
            0..3 => row("cast").or(row("summon")).or(row("attack")),
            3..6 => row("attack"),
            6 => row("shoot").or(row("skirmish")),
            _ => None,
        },
        "over" => row("yes"),
        _ => None,
    };
    let dull = |at: u8| {
        let word = choose.options[usize::from(at)].key.word;
        matches!((id, word), ("unit", "battle") | ("order" | "spell" | "cast-on", "back" | "none"))
            || (id, word) == ("unit", "end")
    };
    wanted.unwrap_or_else(|| {
        let open = (0..choose.options.len() as u8).filter(|at| choose.options[usize::from(*at)].off.is_none());
        let (dull, better): (Vec<u8>, Vec<u8>) = open.partition(|at| dull(*at));
        let rows = if better.is_empty() { dull } else { better };
        rows[rng.below(rows.len() as u32) as usize]
    })
}
