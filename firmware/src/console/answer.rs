//! Lines in, taken for answers to the open question.

use heapless::{String, Vec};
use umpire_engine::dice::Faces;
use umpire_engine::table::{
    Answer, Choose, Given, Inner, Kind, MAX_SEATS, Number, Question, Roll, Scene, Secret, Thrown, Tick, Ticks,
};

use super::mistake::ConsoleError;

/// What a line comes to.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// An answer to the whole question.
    Answer(Answer),
    /// One seat's secret; others have still to give theirs.
    Part(Given),
    /// The device shall throw.
    Roll,
}

/// The words that answer something.
pub(super) const WORDS: [&str; 8] = ["pick", "tick", "number", "roll", "dice", "hits", "ok", "name"];

/// Takes a word and what stands behind it for an answer.
pub(super) fn read<'l>(
    word: &'l str,
    rest: &'l str,
    question: &Question,
    given: &Vec<Given, MAX_SEATS>,
    scene: &dyn Scene,
) -> Result<Said, ConsoleError<'l>> {
    let answer = match (&question.kind, word) {
        (Kind::Choose(choose), "pick") => pick(rest, choose, scene)?,
        (Kind::Tick(tick), "tick") => Answer::Ticks(weighed(rest, tick, scene)?),
        (Kind::Number(asked), "number") => Answer::Number(number(rest, asked)?),
        (Kind::Secret(secret), word) if word == secret.inner.word() => {
            let part = secret_part(rest, secret, given.len(), scene)?;
            let mut all = given.clone();
            all.push(part).map_err(|_| ConsoleError::Secret)?;
            if all.len() < secret.len() {
                return Ok(Said::Part(part));
            }
            Answer::Secrets(all)
        }
        (Kind::Roll(_), "roll") if rest.is_empty() => return Ok(Said::Roll),
        (Kind::Roll(roll), "dice") => dice(rest, roll)?,
        (Kind::Roll(roll), "hits") if roll.hits_only => {
            let most = roll.score.most_hits(roll.pool.count);
            Answer::Hits(rest.parse().ok().filter(|hits| *hits <= most).ok_or(ConsoleError::Hits(most))?)
        }
        (Kind::Roll(roll), "pick") => {
            let at = roll.extras.iter().position(|aside| aside.key.line(scene) == rest);
            Answer::Pick(at.ok_or(ConsoleError::NoSuchOption(rest))? as u8)
        }
        (Kind::Instruct(_), "ok") if rest.is_empty() => Answer::Done,
        (Kind::Name(asked), "name") => {
            let fits = (1..=usize::from(asked.max)).contains(&rest.chars().count());
            let name = String::try_from(rest).ok().filter(|_| fits && !rest.contains(char::is_control));
            Answer::Name(name.ok_or(ConsoleError::Name)?)
        }
        _ => return Err(ConsoleError::Kind(word)),
    };
    Ok(Said::Answer(answer))
}

/// What one seat says in secret. What is wrong with it is said without the secret.
fn secret_part<'l>(rest: &str, secret: &Secret, at: usize, scene: &dyn Scene) -> Result<Given, ConsoleError<'l>> {
    let part = match &secret.inner {
        Inner::Numbers(asked) => asked.get(at).and_then(|asked| number(rest, asked).ok()).map(Given::from),
        Inner::Choose(choose) => match pick(rest, choose, scene) {
            Ok(Answer::Pick(at)) => Some(Given::from(at)),
            _ => None,
        },
        Inner::Tick(tick) => weighed(rest, tick, scene).ok().map(|ticked| ticked as Given),
    };
    let wrong = if matches!(secret.inner, Inner::Numbers(_)) { ConsoleError::Range } else { ConsoleError::Secret };
    part.filter(|part| at < secret.len() && secret.allows(at, *part).is_ok()).ok_or(wrong)
}

/// The rows of these ids, where they weigh right together.
fn weighed<'l>(ids: &'l str, tick: &Tick, scene: &dyn Scene) -> Result<Ticks, ConsoleError<'l>> {
    let ticked = ticks(ids, tick, scene)?;
    match tick.limit {
        Some(limit) if !tick.weight_allowed(ticked) => Err(ConsoleError::Weight(tick.weight(ticked), limit)),
        _ => Ok(ticked),
    }
}

fn pick<'l>(id: &'l str, choose: &Choose, scene: &dyn Scene) -> Result<Answer, ConsoleError<'l>> {
    let at = choose.options.iter().position(|option| option.key.line(scene) == id);
    let at = at.ok_or(ConsoleError::NoSuchOption(id))?;
    match choose.options[at].off {
        Some(off) => Err(ConsoleError::Off(off.full)),
        None => Ok(Answer::Pick(at as u8)),
    }
}

/// The rows of these ids, a bit each.
pub(super) fn ticks<'l>(ids: &'l str, tick: &Tick, scene: &dyn Scene) -> Result<Ticks, ConsoleError<'l>> {
    let mut ticked = 0;
    for id in ids.split_whitespace() {
        let row = (0..tick.rows()).find(|row| tick.key(*row).line(scene) == id);
        ticked |= 1 << row.ok_or(ConsoleError::NoSuchRow(id))?;
    }
    match ticked & !tick.counted(ticked) {
        0 => Ok(ticked),
        alone => Err(ConsoleError::Alone(alone.trailing_zeros() as u8)),
    }
}

fn number<'l>(text: &'l str, asked: &Number) -> Result<i16, ConsoleError<'l>> {
    let n: i32 = text.parse().map_err(|_| ConsoleError::NoNumber(text))?;
    i16::try_from(n).ok().filter(|&n| asked.allows(n)).ok_or(ConsoleError::Range)
}

fn dice<'l>(text: &'l str, roll: &Roll) -> Result<Answer, ConsoleError<'l>> {
    let given = text.split_whitespace().count();
    if given != usize::from(roll.pool.count) {
        return Err(ConsoleError::Count(given));
    }
    let mut faces = Faces::new();
    for word in text.split_whitespace() {
        let face = word.parse().ok().filter(|&face| roll.pool.die.has(face));
        faces.push(face.ok_or(ConsoleError::Face(word))?).map_err(|_| ConsoleError::Count(given))?;
    }
    Ok(Answer::Dice(faces, Thrown::Table))
}
