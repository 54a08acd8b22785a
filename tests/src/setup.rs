//! Setting a game of all the rules up as a test, as plainly as can be.

use umpire_rules::rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics};
use umpire_rules::rattle_and_rend::{GivenName, Warband, WarbandEntry};
use umpire_rules::table::Kind;

use crate::play::{Play, play, with_sides};

/// A warband of a player.
pub fn roster(entries: &[WarbandEntry], tactics: [Tactic; 2], bond: Bond, reputation: Reputation) -> Warband {
    Warband {
        name: GivenName::new("Own"),
        entries: entries.iter().copied().collect(),
        tactics: [Tactics::EMPTY.and(tactics[0]).and(tactics[1]), Tactics::EMPTY],
        bond: Some(bond),
        focus: None,
        reputation: Some(reputation),
    }
}

/// A game of all the rules, in which red has the first Turn of Round 1: Kill Them All, Side deployment, red is
/// Player A, no terrain, nobody in reserve but those a Frenzied enemy holds back.
pub fn whole(red: &str, blue: &str) -> Play {
    whole_on(red, blue, "")
}

/// The same on a table with these kinds of terrain.
pub fn whole_on(red: &str, blue: &str, terrain: &str) -> Play {
    play().fields(red, blue).sets_up(&format!("terrain: {terrain}")).red_begins()
}

impl Play {
    /// Takes two warbands into a game of all the rules.
    #[track_caller]
    pub fn fields(self, red: &str, blue: &str) -> Self {
        self.says(&format!("rules: whole, warband: {red}, warband: {blue}"))
    }

    /// Answers every question of the setup until the bids: these answers where they are asked for, the plainest
    /// where they are not.
    #[track_caller]
    pub fn sets_up(self, answers: &str) -> Self {
        self.sets_up_with(answers, "bid")
    }

    /// Answers every question of the setup as plainly as can be until this one is open.
    #[track_caller]
    pub fn sets_up_to(self, id: &str) -> Self {
        self.sets_up_with("", id)
    }

    /// Answers the questions of the setup until this one is open, with these answers where they are asked for.
    #[track_caller]
    pub fn sets_up_with(self, answers: &str, until: &str) -> Self {
        let mut play = self;
        let mut answers: Vec<&str> = answers.split(',').map(str::trim).filter(|step| !step.is_empty()).collect();
        while play.asks() != until {
            let asked = play.asks();
            assert_ne!(asked, "bid", "{until} is not asked");
            let given = answers.iter().position(|step| step.split(':').next() == Some(&asked));
            play = given.map_or_else(|| play.plain_step(), |at| play.clone().says(answers.remove(at)));
        }
        assert!(answers.is_empty(), "nobody asked for {answers:?}");
        play
    }

    /// Answers one question of the setup as plainly as can be.
    #[track_caller]
    pub fn plain_step(&self) -> Self {
        self.clone().says(&format!("{}: {}", self.asks(), self.plainest()))
    }

    /// Who places what, from here to the bids: `red: 5 to 7 points`.
    #[track_caller]
    pub fn deployments(self) -> Vec<String> {
        let (mut play, mut steps) = (self, Vec::new());
        while play.asks() != "bid" {
            if play.asks() == "deploy" {
                let told = play.told().text;
                let text = with_sides(&play.sides, &play.tape, |game| told.line(&*game.scene()).to_string());
                steps.push(format!("{}: {text}", play.seat()));
            }
            play = play.plain_step();
        }
        steps
    }

    /// The plainest answer to a question of the setup.
    fn plainest(&self) -> String {
        with_sides(&self.sides, &self.tape, |game| {
            let question = game.question().expect("a question is open");
            match (&question.kind, question.heading.id) {
                (_, "scenario") => "kill".into(),
                (_, "density") => "sparse".into(),
                (_, "theme") => "none".into(),
                (_, "deployment") => "side".into(),
                (_, "compelled") => "zone".into(),
                (_, "prepared-choice") => "neither".into(),
                (Kind::Choose(choose), _) => choose.options[0].key.line(&*game.scene()).to_string(),
                (Kind::Tick(tick), _) if tick.limit.is_none() => {
                    let preset = tick.facts.iter().filter(|fact| fact.preset);
                    preset.map(|fact| fact.key.word).collect::<Vec<_>>().join(" ")
                }
                (Kind::Tick(tick), _) => {
                    let least = (0..1 << tick.facts.len()).find(|ticked| tick.weight_allowed(*ticked));
                    let least = least.expect("a list can be answered");
                    let on = tick.facts.iter().enumerate().filter(|(row, _)| least >> row & 1 == 1);
                    let keys = on.map(|(_, fact)| fact.key.line(&*game.scene()).to_string());
                    keys.collect::<Vec<_>>().join(" ")
                }
                _ => String::new(),
            }
        })
    }

    /// Red wins the bid of this Round and begins.
    #[track_caller]
    pub fn red_begins(self) -> Self {
        match (self.question().kind, self.seat()) {
            // Blue has Superiority, and bids 3.
            (Kind::Number(_), "red") => self.says("bid: 4, first: red"),
            (Kind::Number(_), _) => self.says("bid: 0, first: red"),
            _ => self.says("bid: 1 0, first: red"),
        }
    }

    /// Plays so many Rounds in which both pass at once.
    #[track_caller]
    pub fn rounds(self, count: usize) -> Self {
        (0..count).fold(self, |play, _| play.red_begins().says("act: pass, act: pass, end-round: pass"))
    }
}
