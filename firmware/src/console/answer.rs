//! Lines in, taken for answers to the open question.

use heapless::{String, Vec};
use umpire_rules::dice::Faces;
use umpire_rules::table::{Answer, Choose, Kind, MAX_SEATS, Number, Question, Roll, Scene, Thrown, Tick};

use super::mistake::Mistake;

/// What a line comes to.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// An answer to the whole question.
    Answer(Answer),
    /// One seat's secret; others have still to give theirs.
    Part(i16),
    /// The device shall throw.
    Roll,
}

/// The words that answer something.
pub(super) const WORDS: [&str; 7] = ["pick", "tick", "number", "roll", "dice", "ok", "name"];

/// Takes a word and what stands behind it for an answer.
pub(super) fn read<'l>(
    word: &'l str,
    rest: &'l str,
    question: &Question,
    given: &Vec<i16, MAX_SEATS>,
    scene: &dyn Scene,
) -> Result<Said, Mistake<'l>> {
    let answer = match (&question.kind, word) {
        (Kind::Choose(choose), "pick") => pick(rest, choose, scene)?,
        (Kind::Tick(tick), "tick") => {
            let ticked = ticks(rest, tick, scene)?;
            match tick.limit {
                Some(limit) if !tick.weighs_right(ticked) => return Err(Mistake::Weight(tick.weight(ticked), limit)),
                _ => Answer::Ticks(ticked),
            }
        }
        (Kind::Number(asked), "number") => Answer::Number(number(rest, asked)?),
        (Kind::Secret(secret), "number") => {
            let (_, asked) = secret.asks.get(given.len()).ok_or(Mistake::Range)?;
            // What is wrong with a secret is said without the secret.
            let n = number(rest, asked).map_err(|_| Mistake::Range)?;
            let mut all = given.clone();
            all.push(n).map_err(|_| Mistake::Range)?;
            if all.len() < secret.asks.len() {
                return Ok(Said::Part(n));
            }
            Answer::Secrets(all)
        }
        (Kind::Roll(_), "roll") if rest.is_empty() => return Ok(Said::Roll),
        (Kind::Roll(roll), "dice") => dice(rest, roll)?,
        (Kind::Roll(roll), "pick") => {
            let at = roll.asides.iter().position(|aside| aside.key.line(scene) == rest);
            Answer::Pick(at.ok_or(Mistake::NoSuchOption(rest))? as u8)
        }
        (Kind::Tell(_), "ok") if rest.is_empty() => Answer::Done,
        (Kind::Name(asked), "name") => {
            let fits = (1..=usize::from(asked.max)).contains(&rest.chars().count());
            let name = String::try_from(rest).ok().filter(|_| fits && !rest.contains(char::is_control));
            Answer::Name(name.ok_or(Mistake::Name)?)
        }
        _ => return Err(Mistake::Kind(word)),
    };
    Ok(Said::Answer(answer))
}

fn pick<'l>(id: &'l str, choose: &Choose, scene: &dyn Scene) -> Result<Answer, Mistake<'l>> {
    let at = choose.options.iter().position(|option| option.key.line(scene) == id);
    let at = at.ok_or(Mistake::NoSuchOption(id))?;
    match choose.options[at].off {
        Some(off) => Err(Mistake::Off(off.full)),
        None => Ok(Answer::Pick(at as u8)),
    }
}

/// The rows of these ids, a bit each.
pub(super) fn ticks<'l>(ids: &'l str, tick: &Tick, scene: &dyn Scene) -> Result<u16, Mistake<'l>> {
    let mut ticked = 0;
    for id in ids.split_whitespace() {
        let row = tick.facts.iter().position(|fact| fact.key.line(scene) == id);
        ticked |= 1 << row.ok_or(Mistake::NoSuchRow(id))?;
    }
    match ticked & !tick.counted(ticked) {
        0 => Ok(ticked),
        alone => Err(Mistake::Alone(alone.trailing_zeros() as u8)),
    }
}

fn number<'l>(text: &'l str, asked: &Number) -> Result<i16, Mistake<'l>> {
    let n: i32 = text.parse().map_err(|_| Mistake::NoNumber(text))?;
    i16::try_from(n).ok().filter(|&n| asked.allows(n)).ok_or(Mistake::Range)
}

fn dice<'l>(text: &'l str, roll: &Roll) -> Result<Answer, Mistake<'l>> {
    let given = text.split_whitespace().count();
    if given != usize::from(roll.pool.count) {
        return Err(Mistake::Count(given));
    }
    let mut faces = Faces::new();
    for word in text.split_whitespace() {
        let face = word.parse().ok().filter(|&face| roll.pool.die.has(face));
        faces.push(face.ok_or(Mistake::Face(word))?).map_err(|_| Mistake::Count(given))?;
    }
    Ok(Answer::Dice(faces, Thrown::Table))
}
