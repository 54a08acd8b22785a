//! Players of *For Reign or Ruin* with some sense, for battles that are recorded or told. They know its questions by their
//! ids, and none of its code.

use umpire_engine::table::{Answer, Choose, Kind, Question, Tick, Words};

use crate::random::{Lcg, any_answer};

/// They end the battle when its fourth turn begins.
const LAST: u8 = 4;

/// They skip nothing, move as they are told, meet an enemy now and then, shoot at whoever is first, and give a few orders.
pub fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Choose(choose) => Answer::Pick(pick(choose, question, rng)),
        Kind::Tick(tick) => Answer::Ticks(ticks(tick, question.heading.id, rng)),
        Kind::Number(number) => Answer::Number(number.preset),
        _ => any_answer(question, rng),
    }
}

/// The row they pick.
fn pick(choose: &Choose, question: &Question, rng: &mut Lcg) -> u8 {
    let row = |word: &str| {
        let at = choose.options.iter().position(|option| option.key.word == word && option.off.is_none());
        at.map(|at| at as u8)
    };
    let some = |rng: &mut Lcg| {
        let open = (0..choose.options.len() as u8).filter(|at| choose.options[usize::from(*at)].off.is_none());
        let pieces: Vec<u8> = open.filter(|at| choose.options[usize::from(*at)].key.piece.is_some()).collect();
        (!pieces.is_empty()).then(|| pieces[rng.below(pieces.len() as u32) as usize])
    };
    let ends = question.heading.title == Words::with("Turn {}", LAST);
    let wanted = match question.heading.id {
        "rules" => row("fight"),
        "turn" if ends => row("end"),
        "winner" => row("red"),
        "move" => match rng.below(12) {
            0..3 => row("contact"),
            3 => row("happened"),
            4 => row("point").or(row("lead")),
            _ => None,
        },
        "foe" | "shoot" | "rally" => some(rng),
        "whom" | "cast" if rng.below(3) == 0 => some(rng),
        "whom" | "cast" | "pass-more" => row("none"),
        "order" | "own-order" => row(["attack", "move", "halt", "harass"][rng.below(4) as usize]),
        _ => None,
    };
    wanted.unwrap_or(choose.preset)
}

/// Few of a list; who can shoot does.
fn ticks(tick: &Tick, id: &str, rng: &mut Lcg) -> u64 {
    let few = match id {
        "shooters" => 1,
        "near-lost" | "near-rout" | "pass-near" => 4,
        _ => 9,
    };
    let ticked = (0..tick.rows()).fold(0, |ticked, row| ticked | u64::from(rng.below(few) == 0) << row);
    let ticked = tick.counted(ticked);
    if tick.weight_allowed(ticked) { ticked } else { tick.preset() }
}
