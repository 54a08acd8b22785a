//! Lines in, taken for answers to the open question.

use core::fmt::{self, Write};

use heapless::{String, Vec};
use umpire_rules::dice::Faces;
use umpire_rules::table::{Answer, Choose, Kind, Line, MAX_SEATS, Number, Question, Roll, Scene, Thrown, Tick};

use super::json::Object;

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

/// Why a line is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mistake<'l> {
    /// Nothing is asked any more.
    Over,
    /// The word answers another kind of question.
    Kind(&'l str),
    /// There is no option of this id.
    NoSuchOption(&'l str),
    /// The option is off, for this reason.
    Off(&'static str),
    /// There is no row of this id.
    NoSuchRow(&'l str),
    /// The row of this number counts only while another is ticked, or is not.
    Alone(u8),
    /// This is no number.
    NoNumber(&'l str),
    /// The number is out of range, or between the steps.
    Range,
    /// So many dice were given.
    Count(usize),
    /// No die has this face.
    Face(&'l str),
    /// Nothing was named, or too much.
    Name,
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
        (Kind::Tick(tick), "tick") => Answer::Ticks(ticks(rest, tick, scene)?),
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

impl Mistake<'_> {
    /// Writes the sentence.
    pub(super) fn write(&self, question: Option<&Question>, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match self {
            Mistake::Over => out.write_str("the game is over"),
            Mistake::Kind(word) => {
                let asked = question.map_or("nothing", |question| question.kind.word());
                write!(out, "'{word}' does not answer this: it is a {asked} question")
            }
            Mistake::NoSuchOption(id) => write!(out, "no such option: {id}"),
            Mistake::Off(why) => write!(out, "not now: {why}"),
            Mistake::NoSuchRow(id) => write!(out, "no such row: {id}"),
            Mistake::Alone(row) => {
                let Some(Kind::Tick(tick)) = question.map(|question| &question.kind) else { return Ok(()) };
                let fact = tick.facts[usize::from(*row)];
                fact.key.write(scene, out)?;
                let Some((other, on)) = fact.only_if else { return Ok(()) };
                out.write_str(if on { " only counts together with " } else { " only counts without " })?;
                tick.facts[usize::from(other)].key.write(scene, out)
            }
            Mistake::NoNumber(text) => write!(out, "no number: {text}"),
            Mistake::Range => out.write_str("that number cannot be given here"),
            Mistake::Count(given) => write!(out, "{given} dice given"),
            Mistake::Face(word) => write!(out, "no die of these shows {word}"),
            Mistake::Name => out.write_str("a name has at least one letter, and not too many"),
        }
    }
}

/// Writes what would be right now: a form of words, and the ids that can stand in it.
pub(super) fn want(o: &mut Object<'_>, question: Option<&Question>, given: usize, scene: &dyn Scene) -> fmt::Result {
    let Some(question) = question else { return o.text("want", "undo, save FILE or quit") };
    match &question.kind {
        Kind::Choose(choose) => {
            o.text("want", "pick ID")?;
            let open = choose.options.iter().filter(|option| option.off.is_none());
            ids(o, "options", open.map(|option| option.key.line(scene)))
        }
        Kind::Tick(tick) => {
            o.text("want", "tick ID ID ..., or tick alone for none")?;
            ids(o, "rows", tick.facts.iter().map(|fact| fact.key.line(scene)))
        }
        Kind::Number(number) => range(o, number),
        Kind::Secret(secret) => match secret.asks.get(given) {
            Some((_, number)) => range(o, number),
            None => Ok(()),
        },
        Kind::Roll(roll) => o.written("want", |out| {
            let sides = roll.pool.die.sides();
            write!(out, "roll, or dice and {} faces from 1 to {sides}", roll.pool.count)
        }),
        Kind::Tell(_) => o.text("want", "ok"),
        Kind::Name(name) => {
            o.written("want", |out| write!(out, "name TEXT, 1 to {} letters (accented ones count twice)", name.max))
        }
    }
}

fn ids(o: &mut Object<'_>, key: &str, mut ids: impl Iterator<Item = Line>) -> fmt::Result {
    o.list(key, |l| ids.try_for_each(|id| l.written(|out| out.write_str(&id))))
}

fn range(o: &mut Object<'_>, number: &Number) -> fmt::Result {
    o.written("want", |out| {
        write!(out, "number N, N from {} to {}", number.min, number.max)?;
        if number.step > 1 { write!(out, " in steps of {}", number.step) } else { Ok(()) }
    })
}
