//! Setting a game of all the rules up as a test, as plainly as can be.

use rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics};
use rattle_and_rend::{GivenName, Warband, WarbandEntry};
use umpire_engine::table::{Kind, Session};

use crate::play::{Play, play, say, with_sides};

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

/// Reads a page that is only told, leaves a throw for two tables at once, and turns from the d20 of a table to its
/// lines, where this step answers what comes then: `scenario: hill`.
pub(crate) fn lead_to(game: &mut dyn Session, step: &str) {
    let id = step.split(':').next().unwrap_or("").trim();
    let asked = |game: &dyn Session| game.question().map_or("", |question| question.heading.id);
    if id != "told" && asked(game) == "told" {
        say(game, "told:").expect("a page is read");
    }
    if ["density", "theme"].contains(&id.trim_end_matches("-roll")) && asked(game) == "terrain-dice" {
        say(game, "terrain-dice: apart").expect("the tables can be rolled on one by one");
    }
    let words = step.split_once(':').map_or("", |step| step.1).trim();
    if asked(game).strip_suffix("-roll") == Some(id) && !["coin", "none"].contains(&words) {
        say(game, &format!("{id}-roll: pick")).expect("a table can be picked from");
    }
}

/// The other way to settle a table lies beside its d20: `theme: none`.
pub(crate) fn by_roll(game: &mut dyn Session, step: &str) -> Option<Result<(), String>> {
    let (id, words) = step.split_once(':')?;
    let asked = game.question().map_or("", |question| question.heading.id);
    (asked.strip_suffix("-roll") == Some(id.trim())).then(|| say(game, &format!("{asked}: {words}")))
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
            let of = |step: &str| step.split(':').next().map(str::trim).map(String::from);
            let table = asked.strip_suffix("-roll").map(String::from);
            let given = answers.iter().position(|step| [Some(asked.clone()), table.clone()].contains(&of(step)));
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

    /// Who places what, from here to the bids: `red: 5-7, in 80 mm of your edge, bases apart`.
    #[track_caller]
    pub fn deployments(self) -> Vec<String> {
        let (mut play, mut steps) = (self, Vec::new());
        while play.asks() != "bid" {
            if play.asks() == "deploy" {
                let told = play.told();
                let text = with_sides(&play.sides, &play.tape, |game| told.text.line(&*game.scene()).to_string());
                let Some(placement) = told.placement else { panic!("{text} has no steps") };
                assert_eq!(placement.unit, "points");
                steps.extend(placement.iter().map(|step| {
                    let name = step.seat.id();
                    let (least, most) = step.bounds;
                    let points = if least < most { format!("{least}-{most}") } else { most.to_string() };
                    format!("{name}: {points}, {text}, {}", placement.rule)
                }));
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
                (Kind::Roll(_), "roles") => "red".into(),
                (Kind::Roll(_), "terrain-dice") => "apart".into(),
                (Kind::Roll(_), "theme-roll") => "none".into(),
                (Kind::Roll(roll), _) if !roll.extras.is_empty() => "pick".into(),
                (_, "scenario") => "kill".into(),
                (_, "density") => "sparse".into(),
                (_, "deployment") => "side".into(),
                (_, "compelled") => "zone".into(),
                (_, "prepared-choice") => "neither".into(),
                (Kind::Choose(choose), _) => choose.options[0].key.line(&*game.scene()).to_string(),
                (Kind::Number(number), _) => number.preset.to_string(),
                (Kind::Tick(tick), id) if tick.limit.is_none() || id == "skirmish" => {
                    let preset = tick.facts.iter().filter(|fact| fact.preset);
                    preset.map(|fact| fact.key.line(&*game.scene()).to_string()).collect::<Vec<_>>().join(" ")
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
