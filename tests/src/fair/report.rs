//! The long test as a page to keep: every die, asked everything, over very many faces.

use std::fmt::{self, Write};
use std::thread;

use umpire_engine::dice::Die;

use super::broken::WRONG;
use super::{DeviceThrower, Finding, Long, Thrower, examine};

/// What the page begins with.
const ABOUT: &str = "# The dice, asked at length

Made by `cargo fair`. The seeds are fixed: it comes out the same everywhere. The device's own code draws every face:
ChaCha20 keyed by the game's seed, a stream for each place of the tape, faces by rejection.

- **faces**: each as often as any other. **pairs**: after any face, too.
- **other answers**: where somebody takes an answer back and gives another, the face is the same as often as chance has
  it. (With **the same answer** all faces are the same, or it is not sound.)
- *throw by throw*: games of 60 throws of 1 to 12 dice, each game from its own seed. *long*: one stream of one seed.
- p: how often fair dice come to this chi-square or more. Sound is from 0.000001 to 0.999999.

| die | drawn | counted | of | chi-square | freedom | p | |
|---|---|---|---|---|---|---|---|
";

/// What stands before the second table.
const WRONGED: &str = "
## Dice made wrong on purpose

The same questions, over more and more faces: each must be caught, or the questions are no good.

| die | made wrong | caught by | of | chi-square | freedom | p |
|---|---|---|---|---|---|---|
";

/// What was found in a die drawn in one way.
type Ours = (Die, &'static str, Vec<Finding>);
/// What caught a die made wrong in one way, if anything did.
type Caught = (Die, &'static str, Option<Finding>);

/// Asks everything of every die, the device's and those made wrong on purpose; the page, and whether all is as it should
/// be. What is done is told as it comes.
pub fn page(faces: u64, tell: &(dyn Fn(&str) + Sync)) -> (String, bool) {
    let ours = each(|die| {
        let ways: [(_, Box<dyn Thrower>); 2] =
            [("throw by throw", Box::new(DeviceThrower)), ("long", Box::new(Long::new(0)))];
        let asked = ways.into_iter().map(|(name, mut dice)| {
            let found = examine(&mut *dice, die, faces);
            tell(&format!("{die}, {name}"));
            (die, name, found)
        });
        asked.collect()
    });
    let wrong = each(|die| {
        let harmed = WRONG.iter().filter(|(_, harms, _)| harms(die));
        let caught = harmed.map(|(name, _, make)| {
            let mut sizes = [faces / 100, faces / 10, faces].into_iter();
            let caught = sizes.find_map(|faces| examine(&mut *make(), die, faces).into_iter().find(Finding::is_wrong));
            tell(&format!("{die}, {name}"));
            (die, *name, caught)
        });
        caught.collect()
    });
    let mut text = String::from(ABOUT);
    write(&mut text, &ours, &wrong).expect("a string takes all");
    let sound = ours.iter().flat_map(|row| &row.2).all(Finding::is_sound);
    (text, sound && wrong.iter().all(|row| row.2.is_some()))
}

/// Does something for each die, all at once; the answers in the order of the dice.
fn each<T: Send>(about: impl Fn(Die) -> Vec<T> + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let about = &about;
        let all = Die::ALL.map(|die| scope.spawn(move || about(die)));
        all.into_iter().flat_map(|one| one.join().expect("a die is asked to the end")).collect()
    })
}

fn write(text: &mut String, ours: &[Ours], wrong: &[Caught]) -> fmt::Result {
    for (die, name, findings) in ours {
        for found in findings {
            let Finding { what, many, chi, freedom, p } = found;
            let (many, word) = (grouped(*many), if found.is_sound() { "sound" } else { "NOT SOUND" });
            writeln!(text, "| {die} | {name} | {what} | {many} | {chi:.2} | {freedom} | {p:.4} | {word} |")?;
        }
    }
    text.push_str(WRONGED);
    for (die, name, caught) in wrong {
        write!(text, "| {die} | {name} | ")?;
        match caught {
            Some(Finding { what, many, chi, freedom, p }) => {
                let p = if *p > 0.5 { "too even".into() } else { format!("{p:.1e}") };
                writeln!(text, "{what} | {} | {chi:.0} | {freedom} | {p} |", grouped(*many))?;
            }
            None => writeln!(text, "NOT CAUGHT | | | | |")?,
        }
    }
    let asked: usize = ours.iter().map(|row| row.2.len()).sum();
    let missed = wrong.iter().filter(|row| row.2.is_none()).count();
    writeln!(text, "\n{asked} questions to our dice; {} dice made wrong, {missed} of them not caught.", wrong.len())
}

/// A number as people read it.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let parts = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    parts.collect::<Vec<_>>().join(",")
}
