//! What is asked, as a test reads it.

use umpire_engine::table::{Deed, Instruction, Kind, Opt, Question, Roll, Words};

use super::{Play, need, with_sides};

impl Play {
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

    /// The title of the open question.
    #[track_caller]
    pub fn title(&self) -> String {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            question.heading.title.line(&*game.scene()).to_string()
        })
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

    /// Who does what to whom, over the open question, and at which moment: `Heavy: Charge | Fighters | moved`.
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
}
