//! Playing a game as a test: each step names the question it answers and the answer.

use std::pin::pin;

use umpire_rules::rattle_and_rend::{Element, Grade, RattleAndRend, State, WARBANDS, Warband, Warbands};
use umpire_rules::table::{
    Answer, AnswerError, Deed, Game, Happening, Instruction, Kind, Opt, Question, Roll, Runner, Seat, Session, Show,
    Source, Standing, Table, Tape, Thrown, Words, stand,
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
    pub(crate) kept: Vec<Warband>,
    pub(crate) sides: Warbands,
    /// How many of the sides have chosen their warband.
    chosen: usize,
    /// What was said before both had.
    said: Vec<String>,
    pub(crate) tape: Tape,
}

/// A game before its first question.
pub fn play() -> Play {
    play_with([])
}

/// A game of players who keep these warbands: `own-1`, `own-2` and so on.
pub fn play_with(kept: impl IntoIterator<Item = Warband>) -> Play {
    let (kept, sides) = (kept.into_iter().collect(), Warbands::default());
    Play { kept, sides, chosen: 0, said: Vec::new(), tape: Tape::new() }
}

/// A game of the Elements only, in which red has the first Turn of Round 1 after bids of 1 and 0, on a table
/// without terrain.
pub fn duel(red: &str, blue: &str) -> Play {
    duel_on(red, blue, "")
}

/// The same on a table with these kinds of terrain.
pub fn duel_on(red: &str, blue: &str, terrain: &str) -> Play {
    let setup = format!("rules: elements, warband: {red}, warband: {blue}, terrain: {terrain}");
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
        let printed = || WARBANDS.iter().find(|warband| warband.id == id).map(|warband| warband.roster());
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

    /// The id of the open question, or `over`.
    pub fn asks(&self) -> String {
        with_sides(&self.sides, &self.tape, |game| {
            game.question().map_or("over".into(), |question| question.heading.id.into())
        })
    }

    /// The open question.
    pub fn question(&self) -> Question {
        with_sides(&self.sides, &self.tape, |game| game.question().expect("a question is open").clone())
    }

    /// Whose answer is wanted: `red`, `blue`, or nobody's in particular.
    pub fn seat(&self) -> &'static str {
        self.question().heading.asked.seat().map_or("", |seat| seat.id())
    }

    /// The open instruction.
    pub fn told(&self) -> Instruction {
        match self.question().kind {
            Kind::Instruct(tell) => tell,
            kind => panic!("a {} is open, not an instruction", kind.word()),
        }
    }

    /// The note beside the open question's title.
    pub fn note(&self) -> String {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            question.heading.note.line(&*game.scene()).to_string()
        })
    }

    /// The open Roll.
    pub fn roll(&self) -> Roll {
        match self.question().kind {
            Kind::Roll(roll) => roll,
            kind => panic!("a {} is open, not a roll", kind.word()),
        }
    }

    /// What a die of the open Roll must show.
    pub fn need(&self) -> i16 {
        need(&self.roll())
    }

    /// The names of the open Roll's modifiers, with their signs.
    pub fn why(&self) -> Vec<String> {
        self.roll().why.iter().map(|m| format!("{}{}", m.amount, m.name)).collect()
    }

    /// The open question's options by key, those that cannot be picked now with their reason.
    pub fn options(&self) -> Vec<(String, Option<&'static str>)> {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            let Kind::Choose(choose) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            let scene = game.scene();
            choose.options.iter().map(|o: &Opt| (o.key.line(&*scene).to_string(), o.off.map(|off| off.short))).collect()
        })
    }

    /// What the rows of the open question say.
    pub fn labels(&self) -> Vec<String> {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            let Kind::Choose(choose) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            choose.options.iter().map(|option| option.label.line(&*game.scene()).to_string()).collect()
        })
    }

    /// What the foot says of each row of the open question while the cursor is on it.
    pub fn gists(&self) -> Vec<&'static str> {
        match self.question().kind {
            Kind::Choose(choose) => choose.options.iter().map(|option| option.gist).collect(),
            kind => panic!("a {} is open, not a choice", kind.word()),
        }
    }

    /// What the rows of the open tick list say.
    pub fn fact_labels(&self) -> Vec<String> {
        let Kind::Tick(tick) = self.question().kind else { panic!("no tick list is open") };
        with_sides(&self.sides, &self.tape, |game| {
            tick.facts.iter().map(|fact| fact.label.line(&*game.scene()).to_string()).collect()
        })
    }

    /// The line under an option of the open question.
    #[track_caller]
    pub fn gist(&self, key: &str) -> &'static str {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            let Kind::Choose(choose) = &question.kind else { panic!("a {} is open", question.kind.word()) };
            let scene = game.scene();
            let option = choose.options.iter().find(|option| option.key.line(&*scene) == key);
            option.unwrap_or_else(|| panic!("no {key:?}")).gist
        })
    }

    /// Who does what to whom, over the open question, and at which moment: `Heavy charges | Fighters | moved`.
    #[track_caller]
    pub fn deed(&self) -> String {
        with_sides(&self.sides, &self.tape, |game| {
            let (question, scene) = (game.question().expect("a question is open"), game.scene());
            let Deed { by, to, moment } = question.heading.deed.expect("a head of two lines");
            let line = |words: Words| words.line(&*scene).to_string();
            let moment = moment.map(|moment| moment.names[usize::from(moment.now)].to_string());
            let lines = [Some(line(by.1)), to.map(|to| line(to.1)), moment];
            lines.into_iter().flatten().collect::<Vec<_>>().join(" | ")
        })
    }

    /// What the log says of what happened since the last answer.
    pub fn log(&self) -> Vec<String> {
        with_sides(&self.sides, &self.tape, |game| {
            game.news().iter().map(|happening| happening.words.line(&*game.scene()).to_string()).collect()
        })
    }

    /// The keys of the options that can be picked now.
    pub fn offers(&self) -> Vec<String> {
        self.options().into_iter().filter(|(_, off)| off.is_none()).map(|(key, _)| key).collect()
    }

    /// The keys of the facts asked about.
    pub fn facts(&self) -> Vec<String> {
        let Kind::Tick(tick) = self.question().kind else { panic!("no tick list is open") };
        with_sides(&self.sides, &self.tape, |game| {
            let scene = game.scene();
            tick.facts.iter().map(|fact| fact.key.line(&*scene).to_string()).collect()
        })
    }

    /// What lies on the table.
    pub fn state(&self) -> State {
        stand::<RattleAndRend>(&self.sides, self.tape.clone()).expect("a tape of these rules").0
    }

    /// An Element by its script name.
    #[track_caller]
    pub fn element(&self, id: &str) -> Element {
        let state = self.state();
        let named = |e: &&Element| format!("{}-{}", e.seat.id(), e.number) == id;
        *state.elements.iter().find(named).unwrap_or_else(|| panic!("no {id:?}"))
    }

    /// Whether an Element is out of play.
    #[track_caller]
    pub fn is_out(&self, id: &str) -> bool {
        !self.element(id).in_play()
    }

    /// Whose Turn it is: `red`, `blue`, or nobody's.
    pub fn active(&self) -> &'static str {
        self.state().active.map_or("", |seat| seat.id())
    }

    /// What the last dice came to.
    #[track_caller]
    pub fn grade(&self) -> Grade {
        let rolled = |h: &Happening| match &h.show {
            Show::Rolled(rolled) | Show::Seen(rolled) => Some(Grade::from(rolled.tone)),
            _ => None,
        };
        self.news().iter().rev().find_map(rolled).expect("dice were rolled just now")
    }

    /// The ids of what happened since the last answer.
    pub fn heard(&self) -> Vec<&'static str> {
        self.news().iter().map(|happening| happening.id).collect()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        with_sides(&self.sides, &self.tape, |game| game.standing() == Standing::Over)
    }

    /// What happened since the last answer.
    pub fn news(&self) -> Vec<Happening> {
        with_sides(&self.sides, &self.tape, |game| game.news().to_vec())
    }

    /// Momentum left: red's and blue's.
    pub fn momentum(&self) -> (u8, u8) {
        let state = self.state();
        (state.sides[0].now, state.sides[1].now)
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
        answer(game, &question, words.trim())?
    };
    game.say(&answer, Source::Thumb).map_err(|refusal| format!("{step:?} is refused: {refusal:?}"))
}

fn answer(game: &dyn Session, question: &Question, words: &str) -> Result<Answer, String> {
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
            let faces: Result<umpire_rules::dice::Faces, String> = numbers().map(|n| n.map(|n: i16| n as u8)).collect();
            Answer::Dice(faces?, Thrown::Table)
        }
        Kind::Instruct(_) => Answer::Done,
        Kind::Name(_) => Answer::Name(heapless::String::try_from(words).map_err(|_| "the name is too long")?),
    })
}
