//! The tape of a saved game, played line by line by the rules of its book.

use umpire_rules::table::{Back, Diverged, Kind, Match, Question, Scene, Standing, Thrown, Way, thrown};

use super::Wrong;
use super::summary::{Counts, summary};
use crate::dice::{Dice, Origin};
use crate::games::{Host, Leave};
use crate::save::Save;

/// One who plays a saved game and believes nothing.
pub(super) struct Checker<'s> {
    save: &'s Save<'s>,
    dice: Dice,
    counts: Counts,
    found: Option<Result<String, Wrong>>,
}

impl<'s> Checker<'s> {
    pub(super) fn new(save: &'s Save<'s>) -> Self {
        let dice = Dice::of(save.origin.clone(), || 0);
        Checker { save, dice, counts: Counts::default(), found: None }
    }

    /// What was found.
    pub(super) fn found(self) -> Result<String, Wrong> {
        self.found.expect("a book on the shelf is played")
    }

    fn check(&mut self, game: &mut dyn Match) -> Result<String, Wrong> {
        let save = self.save;
        if !game.reopen(&save.opening) || game.resume(&mut |_| {}).is_err() {
            return Err(Wrong::new(
                save.opening_line(),
                "these are no warbands that a game of these rules can start from",
            ));
        }
        let seats = usize::from(game.scene().seats().max(1));
        if let Some(pressed) = self.dice.seal().map(|seal| seal.moments().len()).filter(|&pressed| pressed != seats) {
            return Err(Wrong::new(6, format!("{pressed} moments, and {seats} seats have to press")));
        }
        for (line, at) in save.tape.iter().zip(1..) {
            self.counts.afar += usize::from(save.tape.is_marked(at));
            self.line(line, game).map_err(|why| Wrong::new(save.head() + usize::from(at), why))?;
        }
        Ok(summary(save, &self.counts, game))
    }

    /// One line: an answer, or a step.
    fn line(&mut self, line: &[u8], game: &mut dyn Match) -> Result<(), String> {
        match Back::read(line) {
            Some(back) => self.step(back, game)?,
            None if game.standing() == Standing::Over => {
                return Err(format!(
                    "the game is over here: nothing is asked any more, and the file answers {}",
                    hex(line)
                ));
            }
            None => self.thrown(line, game)?,
        }
        game.hear_line(line).map_err(|diverged| self.why(line, diverged, game))
    }

    /// Dice that the device threw must be those of the seed.
    fn thrown(&mut self, line: &[u8], game: &dyn Match) -> Result<(), String> {
        let question = game.question();
        let (Some(Kind::Roll(roll)), Some((by, faces))) = (question.as_deref().map(|open| &open.kind), thrown(line))
        else {
            return Ok(());
        };
        if by == Thrown::Table {
            self.counts.own += 1;
            self.counts.own_dice += faces.len();
            return Ok(());
        }
        let Some(drawn) = self.dice.throw(roll.pool, &game.tape()) else {
            return Err(format!("the device has no seed here and threw nothing, the file has its {}", spoken(faces)));
        };
        if drawn != faces {
            let first = match (self.counts.throws, &self.save.origin) {
                (0, Origin::Sealed(_)) => "; if no answer before it was altered, secret or moments were",
                (0, _) => "; if no answer before it was altered, the seed was",
                _ => "",
            };
            return Err(format!("the device's dice say {}, the file {}{first}", spoken(&drawn), spoken(faces)));
        }
        self.counts.throws += 1;
        self.counts.dice += faces.len();
        Ok(())
    }

    /// A step back over the device's dice or revealed secrets wants everybody's word.
    fn step(&mut self, back: Back, game: &dyn Match) -> Result<(), String> {
        let Back { way, steps, crossed, agreed } = back;
        if way == Way::Back && crossed != game.tape().crossing(steps) {
            return Err(format!("{steps} back, and it does not say rightly whether over dice or secrets"));
        }
        if way == Way::Back && crossed.needs_all() && !agreed {
            let over = if crossed.secret { "a revealed secret" } else { "the device's dice" };
            return Err(format!("{steps} back over {over}, and not all players agreed"));
        }
        match way {
            Way::Back => self.counts.back += usize::from(steps),
            Way::Forward => self.counts.forward += usize::from(steps),
        }
        self.counts.agreed += usize::from(crossed.needs_all());
        Ok(())
    }

    /// Why the rules do not take a line. If they would with another check, something before it or in it was altered.
    fn why(&self, line: &[u8], Diverged { asked, .. }: Diverged, game: &mut dyn Match) -> String {
        let stands = hex(line);
        for check in 0..=u8::MAX {
            let mut other = line.to_vec();
            other[1] = check;
            if game.hear_line(&other).is_ok() {
                let first = if game.tape().records() > 1 { "" } else { ", or what the game started from" };
                return format!(
                    "the check of this line is {:02x} and should be {check:02x}: its answer was altered, or a line before it is missing, moved or altered{first}",
                    line[1]
                );
            }
        }
        if Back::read(line).is_some() {
            return format!("{stands} takes a step that cannot be taken here");
        }
        match game.question() {
            Some(question) => {
                format!("the rules ask {}, and {stands} is no answer to it", ask(&question, &*game.scene()))
            }
            None => format!("the rules ask '{asked}', and {stands} is no answer to it"),
        }
    }
}

impl Host for Checker<'_> {
    async fn play(&mut self, game: &mut dyn Match) -> Leave {
        self.found = Some(self.check(game));
        Leave::Quit
    }
}

/// What is asked, and what would be an answer.
fn ask(question: &Question, scene: &dyn Scene) -> String {
    let right = match &question.kind {
        Kind::Choose(choose) => {
            let open = choose.options.iter().filter(|option| option.off.is_none());
            open.map(|option| option.key.line(scene).to_string()).collect::<Vec<_>>().join(", ")
        }
        Kind::Tick(tick) => format!("some of {} rows", tick.facts.len()),
        Kind::Number(number) => format!("{} to {}", number.min, number.max),
        Kind::Secret(secret) => format!("{} numbers", secret.asks.len()),
        Kind::Roll(roll) => roll.pool.to_string(),
        Kind::Tell(_) => "done".into(),
        Kind::Name(name) => format!("a name of {} letters at most", name.max),
    };
    format!("'{}' ({}: {right})", question.id, question.kind.word())
}

/// Faces as they are read aloud.
fn spoken(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn hex(line: &[u8]) -> String {
    crate::seal::Hex(line).to_string()
}
