//! Somebody who plays a lesson by keys on the real app, as its coach proposes, and notes what was shown.

use umpire::app::device::{Device, Outcome};
use umpire_engine::table::{Kind, Prose, Question, Session, Show};
use umpire_screens::{BandStack, Intent, Key, TextScale};

use crate::picture::Picture;
use crate::pilot::Pilot;
use crate::play::answer_of;
use crate::way::shortest;
use crate::words::{faults, words};

/// The guided first game, as its coach proposes.
pub const PLAN: &str = "game: first-game, lesson: rattle-and-rend, bid: 1 0, first: red
    act: stand, who: red-2, target: blue-1, react: none
    act: charge, who: red-1, target: blue-1, react: intimidate-blue-4, answer: deny, final-word: give-way
    act: stand, who: red-2, target: blue-1, react: intimidate-blue-5, answer: accept
    act: stand, who: blue-2, target: red-1";

/// A page that was shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownPage {
    /// The open question, or what happened.
    pub on: String,
    /// What the coach said of it.
    pub cue: Option<Prose>,
    /// Every text on it.
    pub words: Vec<String>,
    /// What was pressed then.
    pub keys: Vec<Key>,
}

/// Plays a lesson.
#[derive(Default)]
pub struct Pupil {
    /// `question: answer` for the questions to come, in their order; to all others the first that is offered is answered.
    pub plan: Vec<String>,
    /// What was shown so far.
    pub pages: Vec<ShownPage>,
    /// What dice came to so far.
    pub words: Vec<&'static str>,
    /// Ids of what happened.
    pub told: Vec<&'static str>,
    /// After how many pages to stop.
    pub most: usize,
    /// What was wrong with them, in either size of text.
    pub wrong: Vec<String>,
    /// Where to draw every page.
    pub draws: Option<std::path::PathBuf>,
    /// Whether the last page of the lesson was shown.
    pub ended: bool,
}

impl Pupil {
    /// One who follows this plan.
    pub fn new(plan: &str) -> Self {
        let plan = plan.lines().flat_map(|line| line.split(',')).map(|step| step.trim().to_string());
        Pupil { plan: plan.filter(|step| !step.is_empty()).collect(), most: 200, ..Pupil::default() }
    }

    /// How many keys were pressed.
    pub fn presses(&self) -> usize {
        self.pages.iter().map(|page| page.keys.len()).sum()
    }

    /// What the coach said, in order.
    pub fn heard(&self) -> Vec<String> {
        self.pages.iter().filter_map(|page| page.cue).map(|cue| cue.unpack().to_string()).collect()
    }

    /// Notes what is wrong with a page: words that are cut, or a cue that is not on it.
    fn look(&mut self, stack: &BandStack, cue: Option<Prose>, on: &str) {
        self.wrong.extend(faults(stack, 0..stack.len()).into_iter().map(|fault| format!("{on}: {fault}")));
        let edges = (0..stack.len()).map(|band| stack.rows(band));
        let end = edges.fold(0, |end, rows| if rows.start == end { rows.end } else { u16::MAX });
        if end != 240 {
            self.wrong.push(format!("{on}: its bands leave rows out"));
        }
        if let Some(cue) = cue {
            let (cue, shown) = (cue.unpack().replace('\n', " "), words(stack).join(" "));
            if !shown.contains(&cue) {
                self.wrong.push(format!("{on}: {cue:?} has no room"));
            }
        }
    }

    /// The keys that answer the open question.
    fn answers(&mut self, device: &Device, game: &dyn Session, question: &Question) -> Vec<Key> {
        let id = question.heading.id;
        let mut planned = None;
        if let Some(step) = self.plan.first()
            && let Some((asked, words)) = step.split_once(':')
            && asked.trim() == id
        {
            planned = Some(answer_of(game, question, words.trim()).unwrap_or_else(|why| panic!("{why}")));
            self.plan.remove(0);
        }
        let keys = shortest(device, game, |intent| match (intent, &planned) {
            (Intent::Roll, None) => true,
            (Intent::Answer(said) | Intent::AnswerThenRoll(said), Some(answer)) => said == answer,
            (Intent::AnswerThenRoll(_) | Intent::DoneThenRoll, None) => true,
            (Intent::Answer(_), None) => !matches!(question.kind, Kind::Roll(_)),
            _ => false,
        });
        keys.unwrap_or_else(|| panic!("no keys answer {id:?}"))
    }
}

impl Pilot for Pupil {
    fn next(&mut self, device: &Device, game: &dyn Session, shown: &dyn Fn() -> Picture) -> Option<Vec<Key>> {
        let question = game.question();
        let news = device.view.news_at().map(|at| game.news()[usize::from(at)].clone());
        let on = match (&news, &question) {
            (Some(happening), _) => format!("{} {}", happening.id, word(&happening.show)),
            (None, Some(question)) => question.heading.id.to_string(),
            (None, None) => "over".to_string(),
        };
        let stack = device.view.layout(game);
        let cue = device.view.cue(game).map(|cue| cue.text);
        for scale in [TextScale::Normal, TextScale::Large] {
            let mut view = device.view.clone();
            view.set_text_scale(scale);
            self.look(&view.layout(game), cue, &on);
        }
        self.ended = device.view.ended_lesson(game).is_some();
        let page =
            ShownPage { on: on.clone(), cue: cue.filter(|_| !self.ended), words: words(&stack), keys: Vec::new() };
        if let Some(folder) = &self.draws {
            let name = format!("{:03}-{}.png", self.pages.len(), on.replace(['!', ' '], "-"));
            crate::picture::write(&folder.join(name), &shown());
        }
        self.pages.push(page);
        if self.ended || self.pages.len() >= self.most {
            return None;
        }
        let keys = match (news, question) {
            (Some(_), _) => vec![Key::A],
            (None, Some(question)) => {
                let question = question.clone();
                self.answers(device, game, &question)
            }
            (None, None) => return None,
        };
        self.pages.last_mut().expect("it was pushed").keys.clone_from(&keys);
        Some(keys)
    }

    fn came_of(&mut self, outcome: Outcome, game: &dyn Session) {
        if outcome == Outcome::Said {
            for happening in game.news().iter() {
                self.told.push(happening.id);
                if let Show::Rolled(rolled) = &happening.show {
                    self.words.push(rolled.word);
                }
            }
        }
    }
}

/// The word of dice.
fn word(show: &Show) -> &'static str {
    match show {
        Show::Rolled(rolled) => rolled.word,
        _ => "",
    }
}
