//! Playing a game as a test: each step names the question it answers and the answer.

mod asked;
mod stands;

use std::pin::pin;

use rattle_and_rend::{KeptWarband, RattleAndRend, WARBANDS, Warbands};
use umpire_engine::table::{
    Answer, AnswerError, Game, Kind, Question, Roll, Runner, Seat, Session, Show, Source, Table, Tape, Thrown,
};

use crate::setup::{by_roll, lead_to};
pub use crate::setup::{roster, whole, whole_on};

/// Opens a game of Rattle and Rend on this tape and does something with it.
pub fn with<R>(tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    with_sides(&Warbands::default(), tape, f)
}

/// The same for other warbands than the first two examples.
pub fn with_sides<R>(sides: &Warbands, tape: &Tape, f: impl FnOnce(&mut dyn Session) -> R) -> R {
    let table = Table::<RattleAndRend>::new(sides, tape.clone());
    let flow = pin!(RattleAndRend::play(&table));
    let mut live = Runner::new(&table, sides.clone(), flow, RattleAndRend::play).expect("a tape of these rules");
    f(&mut live)
}

/// A game in the middle of being played.
#[derive(Clone)]
pub struct Play {
    /// Warbands to choose from, beside the examples: `own-1` and so on.
    pub(crate) kept: Vec<KeptWarband>,
    pub(crate) sides: Warbands,
    /// How many of the sides have chosen their warband.
    chosen: usize,
    /// What was said before both had.
    said: Vec<String>,
    pub(crate) tape: Tape,
}

/// A game before its first question.
pub fn play() -> Play {
    play_with::<KeptWarband>([])
}

/// A game of players who keep these warbands: `own-1`, `own-2` and so on.
pub fn play_with<W: Into<KeptWarband>>(kept: impl IntoIterator<Item = W>) -> Play {
    let (kept, sides) = (kept.into_iter().map(W::into).collect(), Warbands::default());
    Play { kept, sides, chosen: 0, said: Vec::new(), tape: Tape::new() }
}

/// A game of the Elements only, in which red has the first Turn of Round 1 after bids of 1 and 0, on a table
/// without terrain.
pub fn duel(red: &str, blue: &str) -> Play {
    duel_on(red, blue, "")
}

/// The same on a table with these kinds of terrain.
pub fn duel_on(red: &str, blue: &str, terrain: &str) -> Play {
    let setup = format!("rules: elements, warband: {red}, warband: {blue}, terrain: {terrain}, deploy:");
    play().says(&setup).says("bid: 1 0, first: red")
}

impl Play {
    /// Plays steps `question: answer`, separated by commas or line ends; `#` begins a remark.
    #[track_caller]
    pub fn says(mut self, steps: &str) -> Self {
        let steps = steps.lines().map(|line| line.split('#').next().unwrap_or("")).flat_map(|line| line.split(','));
        for step in steps.map(str::trim).filter(|step| !step.is_empty()) {
            self = match step.strip_prefix("warband:") {
                Some(id) if self.chosen < 2 => self.brings(id.trim()),
                _ => self.says_one(step),
            };
        }
        self
    }

    #[track_caller]
    fn says_one(mut self, step: &str) -> Self {
        self.tape = with_sides(&self.sides, &self.tape, |game| {
            lead_to(game, step);
            say(game, step)
                .or_else(|error| by_roll(game, step).unwrap_or(Err(error)))
                .unwrap_or_else(|error| panic!("{error}"));
            game.tape().clone()
        });
        if self.chosen < 2 {
            self.said.push(step.to_string());
        }
        self
    }

    /// The next side chooses its warband, which players do before the first question: what was said since is said again.
    #[track_caller]
    fn brings(mut self, id: &str) -> Self {
        let own = id.strip_prefix("own-").map(|number| number.parse::<usize>().expect("a number") - 1);
        let printed = || WARBANDS.iter().find(|warband| warband.id == id).map(|warband| warband.roster().into());
        let roster = own.map_or_else(printed, |at| self.kept.get(at).cloned());
        self.sides.0[self.chosen] = roster.unwrap_or_else(|| panic!("no warband {id:?}"));
        (self.chosen, self.tape) = (self.chosen + 1, Tape::new());
        std::mem::take(&mut self.said).iter().fold(self, |play, step| play.says_one(step))
    }

    /// Does something else with the game than to answer it.
    pub fn then(mut self, f: impl FnOnce(&mut dyn Session)) -> Self {
        self.tape = with_sides(&self.sides, &self.tape, |game| {
            f(game);
            game.tape().clone()
        });
        self
    }

    /// Checks that this step is refused, and for which reason.
    #[track_caller]
    pub fn refuses(self, step: &str, refusal: AnswerError) -> Self {
        let error =
            with_sides(&self.sides, &self.tape, |game| say(game, step)).expect_err("the step should be refused");
        assert!(error.ends_with(&format!("{refusal:?}")), "{error}");
        self
    }

    /// Stands and fights until the target is out of play: nobody reacts, the dice decide.
    #[track_caller]
    pub fn kills(self, who: &str, target: &str) -> Self {
        let mut play = self.says(&format!("act: stand, who: {who}, target: {target}"));
        for face in ["20 ", "1 "] {
            while play.asks() != "roll" {
                play = match play.asks().as_str() {
                    "react" => play.says("react: none-more"),
                    "also" => play.says("also: none"),
                    "dread" => play.says("dread: no"),
                    _ => play.says("facts:"),
                };
            }
            let faces = face.repeat(play.roll().pool.count.into());
            play = play.says(&format!("roll: {faces}"));
        }
        assert!(play.is_out(target), "{target} is still in play");
        play
    }

    /// Checks which question is open.
    #[track_caller]
    pub fn shows(self, id: &str) -> Self {
        assert_eq!(self.asks(), id, "another question is open");
        self
    }

    /// The warbands that play.
    pub fn sides(&self) -> &Warbands {
        &self.sides
    }

    /// Every answer so far.
    pub fn tape(&self) -> &Tape {
        &self.tape
    }
}

/// What a die of this Roll must show; 0 where nothing is needed.
pub fn need(roll: &Roll) -> i16 {
    roll.score.need().map_or(0, |need| need.value)
}

/// Who won just now, if the game is over: nobody in a draw.
pub fn won(game: &Play) -> Option<Option<Seat>> {
    game.news().iter().find_map(|line| if let Show::Over(winner) = line.show { Some(winner) } else { None })
}

/// Plays one step; the error says what would be right.
pub fn say(game: &mut dyn Session, step: &str) -> Result<(), String> {
    let (id, words) = step.split_once(':').ok_or_else(|| format!("a step is `question: answer`, not {step:?}"))?;
    let answer = {
        let question = game.question().ok_or_else(|| format!("{step:?}: the game is over"))?;
        if question.heading.id != id.trim() {
            return Err(format!("{step:?}: the question is {:?}", question.heading.id));
        }
        answer_of(game, &question, words.trim())?
    };
    game.say(&answer, Source::Thumb).map_err(|refusal| format!("{step:?} is refused: {refusal:?}"))
}

/// The answer that these words give to the open question.
pub fn answer_of(game: &dyn Session, question: &Question, words: &str) -> Result<Answer, String> {
    let scene = game.scene();
    let numbers = || words.split_whitespace().map(|w| w.parse().map_err(|_| format!("{w:?} is no number")));
    Ok(match &question.kind {
        Kind::Choose(choose) => {
            let at = choose.options.iter().position(|option| option.key.line(&*scene) == words);
            let keys: Vec<_> = choose.options.iter().map(|option| option.key.line(&*scene)).collect();
            Answer::Pick(at.ok_or_else(|| format!("{}: no {words:?} among {keys:?}", question.heading.id))? as u8)
        }
        Kind::Tick(tick) => {
            let mut ticked = 0;
            for word in words.split_whitespace() {
                let row = (0..tick.rows()).find(|row| tick.key(*row).line(&*scene) == word);
                ticked |= 1 << row.ok_or_else(|| format!("{}: no fact {word:?}", question.heading.id))?;
            }
            Answer::Ticks(ticked)
        }
        Kind::Number(_) => Answer::Number(numbers().next().ok_or("a number is wanted")??),
        Kind::Secret(_) => Answer::Secrets(numbers().map(|n| n.map(|n: i16| n.into())).collect::<Result<_, _>>()?),
        Kind::Roll(roll) => {
            if let Some(at) = roll.extras.iter().position(|aside| aside.key.line(&*scene) == words) {
                return Ok(Answer::Pick(at as u8));
            }
            if let Some(hits) = words.strip_prefix("hits ") {
                return Ok(Answer::Hits(hits.parse().map_err(|_| format!("{hits:?} is no number"))?));
            }
            let faces: Result<umpire_engine::dice::Faces, String> =
                numbers().map(|n| n.map(|n: i16| n as u8)).collect();
            Answer::Dice(faces?, Thrown::Table)
        }
        Kind::Instruct(_) => Answer::Done,
        Kind::Name(_) => Answer::Name(heapless::String::try_from(words).map_err(|_| "the name is too long")?),
    })
}
