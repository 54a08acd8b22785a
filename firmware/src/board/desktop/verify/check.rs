//! The tape of a saved game, played line by line by the rules of its book.

use umpire_engine::table::{Answer, Kind, Question, ReplayError, Scene, Session, Standing, Steps, TapeLine, Thrown};

use super::summary::{Counts, Findings};
use super::{Paper, VerifyError};
use crate::fairness::dice::{Dice, Origin, ThrowKeys};
use crate::persistence::save_file::Save;

/// What the table wants in the place of a correction that does not fit.
const CORRECTION: &str = "a correction that fits";

/// The same of a nickname.
const NICKNAME: &str = "a nickname that fits";

/// One who plays a saved game and believes nothing.
pub(super) struct Checker<'s> {
    save: &'s Save<'s>,
    paper: &'s Paper,
    dice: Dice,
    keys: Option<ThrowKeys>,
    counts: Counts,
}

impl<'s> Checker<'s> {
    pub(super) fn new(save: &'s Save<'s>, paper: &'s Paper) -> Self {
        let dice = Dice::of(save.origin.clone());
        Checker { save, paper, keys: dice.keys(), dice, counts: Counts::default() }
    }

    /// Plays the tape from its first line; what was found.
    pub(super) fn check(&mut self, game: &mut dyn Session) -> Result<Findings, VerifyError> {
        let save = self.save;
        game.set_lesson(self.dice.are_arranged());
        if !game.reopen(&save.opening) || game.resume(&mut |_| {}).is_err() {
            return Err(VerifyError::new(
                save.opening_line(),
                "these are no rosters that a game of these rules can start from",
            ));
        }
        let seats = usize::from(game.scene().seats().max(1));
        let added = self.dice.seal().map(|seal| seal.numbers().len());
        if let Some(added) = added.filter(|&added| added != 0 && added != seats) {
            return Err(VerifyError::new(
                7,
                format!("{added} numbers, and {seats} seats add one each, or nobody does"),
            ));
        }
        for (line, at) in save.tape.iter().zip(1..) {
            self.counts.afar += usize::from(line.source.is_remote());
            self.line(&line, game).map_err(|why| VerifyError::new(save.head() + at, why))?;
        }
        Ok(Findings::new(save, self.paper, &self.counts, game))
    }

    /// One line: an answer, steps, or a start of the device.
    fn line(&mut self, line: &TapeLine<'_>, game: &mut dyn Session) -> Result<(), String> {
        if let Some(steps) = Steps::read(line) {
            self.step(steps, game)?;
        } else if line.resumed().is_some() {
            self.counts.resumed += 1;
        } else if game.standing() == Standing::Over {
            let answers = hex(line.bytes);
            return Err(format!("the game is over here: nothing is asked any more, and the file answers {answers}"));
        } else {
            self.counts.put_right += usize::from(line.correction().is_some());
            self.counts.named += usize::from(line.nickname().is_some());
            self.counts.hits += usize::from(line.hits().is_some());
            self.thrown(line, game)?;
        }
        game.append_line(line.bytes).map_err(|diverged| self.why(line, diverged, game))
    }

    /// Dice that the device threw must be those of the seed.
    fn thrown(&mut self, line: &TapeLine<'_>, game: &dyn Session) -> Result<(), String> {
        let question = game.question();
        let Some((question, Kind::Roll(roll))) = question.as_deref().map(|open| (open, &open.kind)) else {
            return Ok(());
        };
        if let Some(Answer::Hits(_)) = line.answer(question) {
            self.counts.own += 1;
            self.counts.own_dice += usize::from(roll.pool.count);
        }
        let Some((by, faces)) = line.thrown() else { return Ok(()) };
        if by == Thrown::Table {
            self.counts.own += 1;
            self.counts.own_dice += faces.len();
            return Ok(());
        }
        if let Origin::Withheld(..) = self.save.origin {
            self.counts.unchecked += faces.len();
            return Ok(());
        }
        let by_seed = || self.keys.as_mut().and_then(|keys| self.dice.throw_by(keys, roll.pool, &game.tape()));
        let Some(drawn) = game.arranged_dice().or_else(by_seed) else {
            return Err(format!("the device has no seed here and threw nothing, the file has its {}", spoken(faces)));
        };
        if drawn != faces {
            let first = match (self.counts.throws, &self.save.origin) {
                (0, Origin::Sealed(_)) => "; if no line before it was altered, secret or numbers were",
                (0, _) => "; if no line before it was altered, the seed was",
                _ => "",
            };
            return Err(format!("the device's dice say {}, the file {}{first}", spoken(&drawn), spoken(faces)));
        }
        self.counts.throws += 1;
        self.counts.dice += faces.len();
        Ok(())
    }

    /// Steps back over the device's dice or revealed secrets want everybody's word.
    fn step(&mut self, steps: Steps, game: &dyn Session) -> Result<(), String> {
        let Steps { net, deepest, crossed, agreed, .. } = steps;
        if crossed != game.tape().crossing(deepest) {
            return Err(format!("{deepest} back, and it does not say rightly whether over dice or secrets"));
        }
        if crossed.needs_all() && !agreed {
            let over = if crossed.secret { "a revealed secret" } else { "the device's dice" };
            return Err(format!("{deepest} back over {over}, and not all players agreed"));
        }
        self.counts.back += usize::from(deepest);
        self.counts.forward += usize::from(deepest.saturating_add_signed(-net));
        self.counts.agreed += usize::from(crossed.needs_all());
        Ok(())
    }

    /// Why the rules do not take a line. If they would with another check, something before it or in it was altered.
    fn why(&self, line: &TapeLine<'_>, ReplayError { asked, .. }: ReplayError, game: &dyn Session) -> String {
        let stands = hex(line.bytes);
        if let Some(why) = uncorrected(line, asked, &*game.scene()) {
            return format!("{stands} {why}");
        }
        if asked == NICKNAME && line.nickname().is_none() {
            let right = "right would be 1 and a seat, or 2 and a piece, and 12 bytes of letters at most";
            return format!("{stands} calls nobody anything: {right}");
        }
        if let Some(want) = game.expected_check(line).filter(|want| *want != line.check()) {
            let first = if game.tape().line_count() > 0 { "" } else { ", or what the game started from" };
            return format!(
                "the check of this line is {:04x} and should be {want:04x}: it was altered, or a line before it is missing, moved or altered{first}",
                line.check()
            );
        }
        if let Some(nickname) = line.nickname() {
            let right = "right would be a side or piece that is there, and a name that nothing here has yet";
            return format!("{stands} calls it '{}': {right}", nickname.text);
        }
        if !line.is_answer() {
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

/// Why a correction is none, where that is the matter with it.
fn uncorrected(line: &TapeLine<'_>, asked: &str, scene: &dyn Scene) -> Option<String> {
    let Some(correction) = line.correction() else {
        let right = "right would be its target, its field and what it should be, in 5 bytes";
        return (asked == CORRECTION).then(|| format!("puts nothing right: {right}"));
    };
    let Some(field) = correction.field(scene) else {
        return Some("puts something right that the rules do not let be put right here".into());
    };
    let (label, now, value) = (field.label, field.now, correction.value);
    let right = format!("right would be another number from {} to {}", field.min, field.max);
    correction.fits(scene).is_none().then(|| format!("puts {label} right, from {now} to {value}: {right}"))
}

/// What is asked, and what would be an answer.
fn ask(question: &Question, scene: &dyn Scene) -> String {
    let right = match &question.kind {
        Kind::Choose(choose) => {
            let open = choose.options.iter().filter(|option| option.off.is_none());
            open.map(|option| option.key.line(scene).to_string()).collect::<Vec<_>>().join(", ")
        }
        Kind::Tick(tick) => format!("some of {} rows", tick.rows()),
        Kind::Number(number) => format!("{} to {}", number.min, number.max),
        Kind::Secret(secret) => format!("{} answers", secret.len()),
        Kind::Roll(roll) if roll.hits_only => {
            format!("{}, or 0 to {} hits", roll.pool, roll.score.most_hits(roll.pool.count))
        }
        Kind::Roll(roll) => roll.pool.to_string(),
        Kind::Instruct(_) => "done".into(),
        Kind::Name(name) => format!("a name of {} letters at most", name.max),
    };
    format!("'{}' ({}: {right})", question.heading.id, question.kind.word())
}

/// Faces as they are read aloud.
fn spoken(faces: &[u8]) -> String {
    faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn hex(line: &[u8]) -> String {
    crate::fairness::seal::Hex(line).to_string()
}
