//! What is wrong with a line, and what would be right.

use core::fmt::{self, Write};

use umpire_engine::table::{AnswerError, Choose, Inner, Kind, Limit, Number, Question, Scene, TextLine, Tick};

use super::json::Object;

/// Why a line is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ConsoleError<'l> {
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
    /// What was ticked weighs this much together, and should be within these bounds.
    Weight(u8, Limit),
    /// This is no number.
    NoNumber(&'l str),
    /// The number is out of range, or between the steps.
    Range,
    /// This is nothing that can be said in secret here.
    Secret,
    /// Not so many of these dice can hit.
    Hits(u8),
    /// So many dice were given.
    Count(usize),
    /// No die has this face.
    Face(&'l str),
    /// Nothing was named, or too much.
    Name,
}

impl ConsoleError<'_> {
    /// Writes the sentence.
    pub(super) fn write(&self, question: Option<&Question>, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        match self {
            ConsoleError::Over => out.write_str("the game is over"),
            ConsoleError::Kind(word) => {
                let asked = question.map_or("nothing", |question| question.kind.word());
                write!(out, "'{word}' does not answer this: it is a {asked} question")
            }
            ConsoleError::NoSuchOption(id) => write!(out, "no such option: {id}"),
            ConsoleError::Off(why) => write!(out, "not now: {why}"),
            ConsoleError::NoSuchRow(id) => write!(out, "no such row: {id}"),
            ConsoleError::Alone(row) => {
                let Some(Kind::Tick(tick)) = question.map(|question| &question.kind) else { return Ok(()) };
                let fact = tick.facts[usize::from(*row)];
                fact.key.write(scene, out)?;
                let Some((other, on)) = fact.only_if else { return Ok(()) };
                out.write_str(if on { " only counts together with " } else { " only counts without " })?;
                tick.facts[usize::from(other)].key.write(scene, out)
            }
            ConsoleError::Weight(sum, limit) => {
                write!(out, "{sum} {} ticked, not ", limit.unit)?;
                bounds(limit, out)
            }
            ConsoleError::NoNumber(text) => write!(out, "no number: {text}"),
            ConsoleError::Range => out.write_str("that number cannot be given here"),
            ConsoleError::Secret => out.write_str("that cannot be given here"),
            ConsoleError::Hits(most) => write!(out, "0 to {most} of these dice can hit"),
            ConsoleError::Count(given) => write!(out, "{given} dice given"),
            ConsoleError::Face(word) => write!(out, "no die of these shows {word}"),
            ConsoleError::Name => out.write_str("a name has at least one letter, and not too many"),
        }
    }
}

/// Writes what would be right now: a form of words, and the ids that can stand in it.
pub(super) fn want(o: &mut Object<'_>, question: &Question, given: usize, scene: &dyn Scene) -> fmt::Result {
    match &question.kind {
        Kind::Choose(choose) => pick(o, choose, scene),
        Kind::Tick(tick) => ticks(o, tick, scene),
        Kind::Number(number) => range(o, number),
        Kind::Secret(secret) => match &secret.inner {
            Inner::Numbers(asked) => asked.get(given).map_or(Ok(()), |number| range(o, number)),
            Inner::Choose(choose) => pick(o, choose, scene),
            Inner::Tick(tick) => ticks(o, tick, scene),
        },
        Kind::Roll(roll) => {
            o.written("want", |out| {
                let sides = roll.pool.die.sides();
                write!(out, "roll, or dice and {} faces from 1 to {sides}", roll.pool.count)?;
                if roll.hits_only {
                    out.write_str(", or hits and how many")?;
                }
                if roll.extras.is_empty() { Ok(()) } else { out.write_str(", or pick ID") }
            })?;
            match roll.extras.is_empty() {
                true => Ok(()),
                false => ids(o, "asides", roll.extras.iter().map(|aside| aside.key.line(scene))),
            }
        }
        Kind::Instruct(_) => o.text("want", "ok"),
        Kind::Name(name) => {
            o.written("want", |out| write!(out, "name TEXT, 1 to {} letters (accented ones count twice)", name.max))
        }
    }
}

fn pick(o: &mut Object<'_>, choose: &Choose, scene: &dyn Scene) -> fmt::Result {
    o.text("want", "pick ID")?;
    let open = choose.options.iter().filter(|option| option.off.is_none());
    ids(o, "options", open.map(|option| option.key.line(scene)))
}

fn ticks(o: &mut Object<'_>, tick: &Tick, scene: &dyn Scene) -> fmt::Result {
    o.written("want", |out| match &tick.limit {
        Some(limit) => {
            out.write_str("tick ID ID ..., ")?;
            bounds(limit, out)?;
            write!(out, " {} together", limit.unit)
        }
        None => out.write_str("tick ID ID ..., or tick alone for none"),
    })?;
    ids(o, "rows", (0..tick.rows()).map(|row| tick.key(row).line(scene)))
}

fn ids(o: &mut Object<'_>, key: &str, mut ids: impl Iterator<Item = TextLine>) -> fmt::Result {
    o.list(key, |l| ids.try_for_each(|id| l.written(|out| out.write_str(&id))))
}

/// Between what the rows of a list may weigh together: `5 to 7`.
fn bounds(limit: &Limit, out: &mut dyn Write) -> fmt::Result {
    match limit.min {
        min if min == limit.max => write!(out, "{min}"),
        min => write!(out, "{min} to {}", limit.max),
    }
}

fn range(o: &mut Object<'_>, number: &Number) -> fmt::Result {
    o.written("want", |out| {
        write!(out, "number N, N from {} to {}", number.min, number.max)?;
        if number.step > 1 { write!(out, " in steps of {}", number.step) } else { Ok(()) }
    })
}

/// Why the game did not take what looked like an answer.
pub(super) const fn sentence(refusal: AnswerError) -> &'static str {
    match refusal {
        AnswerError::Kind => "this is no answer to the open question",
        AnswerError::NoSuchOption => "there is no such option",
        AnswerError::NotNow => "this cannot be picked now",
        AnswerError::NoSuchFact => "this row is not listed",
        AnswerError::Weight => "what is ticked weighs too little or too much together",
        AnswerError::Range => "that number cannot be given here",
        AnswerError::Seats => "every seat has to give an answer",
        AnswerError::Hits => "there are not so many dice that could hit",
        AnswerError::NoSuchField => "nothing of this kind can be put right here",
        AnswerError::DiceCount => "another number of dice is wanted",
        AnswerError::Face => "no die of these has such a face",
        AnswerError::Name => "a name has at least one letter, and not too many",
        AnswerError::NoSuchBearer => "there is no such side or piece that could be called anything",
        AnswerError::Spelling => "a nickname has 12 letters at most, accented ones count twice, and no other signs",
        AnswerError::Width => "this name is too wide for a line of the screen: give one with fewer or narrower letters",
        AnswerError::Called => "that is what it is called already, or something else here",
        AnswerError::NicknamesFull => "24 have a nickname, and no more can: take one away first",
        AnswerError::TapeFull => "the tape is full: no more answers fit. Undo takes one back; end the game by hand",
        AnswerError::UndoFull => {
            "so much was taken back that there is no room to take back more: the game goes on from here"
        }
        AnswerError::Over => "the game is over",
        AnswerError::LookingBack => "this is a look back: what is shown was answered already",
    }
}
