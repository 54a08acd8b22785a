//! A player who goes for blood, and presses for each answer as few keys as there are ways to.

use std::fmt::Write;
use std::pin::Pin;

use umpire::device::Device;
use umpire::dice::Dice;
use umpire_rules::rattle_and_rend::RattleAndRend;
use umpire_rules::table::{Answer, Game, Kind, Live, Question, Session, Show, Table, Tape, Thrown};
use umpire_screens::{Act, Key, Stroke};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::warbands::examples;
use umpire_tests::way::shortest;

use crate::recorded::bytes;

/// A game to be played by buttons and written down.
#[derive(Clone, Copy)]
pub(crate) struct Script {
    /// The file's name.
    pub(crate) name: &'static str,
    /// What it is about.
    pub(crate) title: &'static str,
    /// The row of the question which rules to play, and the rows of both warbands.
    pub(crate) rows: [u8; 3],
    /// Where the player's fancy starts.
    pub(crate) fancy: u64,
    /// The byte its seed is made of: of the first thirty, games of a middling length that ask the most.
    pub(crate) seed: u8,
}

impl Script {
    /// Its seed, in hex digits.
    pub(crate) fn seed(&self) -> String {
        format!("{:02x}", self.seed).repeat(32)
    }
}

/// The recorded games: the Elements only, and all the rules.
pub(crate) const SCRIPTS: [Script; 2] = [
    Script {
        name: "first-blood",
        title: "Ogrekin against Dwarves, the Elements only",
        rows: [1, 0, 1],
        fancy: 2,
        seed: 13,
    },
    Script { name: "dark-court", title: "Vampires against Ghosts, all the rules", rows: [0, 2, 3], fancy: 5, seed: 25 },
];

/// A game, the device it is played on, and what was pressed.
pub(crate) struct Player {
    script: Script,
    game: Box<dyn Session>,
    device: Device,
    rng: Lcg,
    rolls: u32,
    own_dice: bool,
    written: String,
}

impl Player {
    /// Before the first question of Rattle and Rend, which the first keys of the recording chose, with both warbands.
    pub(crate) fn new(seed: &str, script: Script) -> Self {
        // A test may leak: the table outlives the flow that borrows it.
        let [_, red, blue] = script.rows;
        let warbands = examples(red.into(), blue.into());
        let table: &'static Table<RattleAndRend> = Box::leak(Box::new(Table::new(&warbands, Tape::new())));
        let flow = Pin::static_mut(Box::leak(Box::new(RattleAndRend::play(table))));
        let game = Live::new(table, warbands, flow, RattleAndRend::play).expect("an empty tape fits");
        let mut device = Device::new(Dice::from_seed(bytes(seed)), None);
        device.turn(&game);
        let mut written = format!(
            "# {}, played by buttons: each line is one answer.\nseed {seed}\n{:24}# game: rattle-and-rend\n",
            script.title, "a"
        );
        for row in [red, blue] {
            writeln!(written, "{:24}# warband", format!("{}a", "down ".repeat(row.into()))).expect("text");
        }
        let rng = Lcg::new(script.fancy);
        Player { script, game: Box::new(game), device, rng, rolls: 0, own_dice: true, written }
    }

    /// Which question is open.
    pub(crate) fn asks(&self) -> Option<&'static str> {
        self.game.question().map(|question| question.head.id)
    }

    /// How often dice were thrown.
    pub(crate) fn rolls(&self) -> u32 {
        self.rolls
    }

    /// Plays on until this question is open.
    pub(crate) fn until(&mut self, id: &str) {
        while self.asks() != Some(id) {
            self.step();
        }
    }

    /// Plays to the end; the recording.
    pub(crate) fn play_to_the_end(mut self) -> String {
        while self.asks().is_some() {
            self.step();
        }
        self.turn_to_the_last_page();
        // One step back from the very end, to which both agree if dice fell, and the same step again: the same end.
        self.press(&[Key::B]);
        while self.device.view.asks_all() {
            self.press(&[Key::A]);
        }
        self.step();
        self.turn_to_the_last_page();
        self.written
    }

    /// The pages of the last roll and the removal, up to the one that says who won.
    fn turn_to_the_last_page(&mut self) {
        let pages = self.game.news().iter().filter(|h| !matches!(h.show, Show::Line | Show::Turn(_))).count();
        let keys = vec![Key::A; pages - 1];
        self.press(&keys);
    }

    /// Gives one answer.
    pub(crate) fn step(&mut self) {
        self.answer(|_| None);
    }

    /// Gives this answer, or one of the player's own choosing; how many presses it took.
    pub(crate) fn answer(&mut self, wanted: impl Fn(&dyn Session) -> Option<Answer>) -> usize {
        let answer = wanted(&*self.game).unwrap_or_else(|| {
            let question = self.game.question().expect("the game goes on").clone();
            self.choose(&question)
        });
        let rolling = matches!(answer, Answer::Dice(..));
        // The first dice of a game are the players' own, to show that it can be done.
        let own = rolling && std::mem::take(&mut self.own_dice);
        let keys = self.find(|act| match act {
            Act::Roll => rolling && !own,
            Act::Say(Answer::Dice(_, Thrown::Table)) => own,
            Act::Say(said) | Act::SayThenRoll(said) => *said == answer,
            _ => false,
        });
        self.press(&keys);
        keys.len()
    }

    /// The fewest presses to an act that will do.
    pub(crate) fn find(&self, will_do: impl Fn(&Act) -> bool) -> Vec<Key> {
        let found = shortest(&self.device, &*self.game, will_do);
        found.unwrap_or_else(|| panic!("no keys lead to the answer to {:?}", self.asks()))
    }

    /// Presses these keys, and writes them down.
    pub(crate) fn press(&mut self, keys: &[Key]) {
        let asked = self.asks().unwrap_or("over");
        let words: Vec<_> = keys.iter().map(|key| key.id()).collect();
        let mut rolls = 0;
        for &key in keys {
            self.device.stroke(Stroke::down(key), &mut *self.game, &mut |game| {
                rolls += game.news().iter().filter(|h| matches!(h.show, Show::Rolled(_))).count() as u32;
            });
            self.device.stroke(Stroke::up(key), &mut *self.game, &mut |_| {});
        }
        self.rolls += rolls;
        writeln!(self.written, "{:24}# {asked}", words.join(" ")).expect("text");
    }

    /// Mostly attacks, and seldom passes.
    fn choose(&mut self, question: &Question) -> Answer {
        match question.head.id {
            "rules" => Answer::Pick(self.script.rows[0]),
            "terrain" => Answer::Ticks(0b1010),
            "act" if self.rng.below(10) < 8 => {
                let Kind::Choose(choose) = &question.kind else { unreachable!("the turn menu is a choice") };
                let word = ["stand", "stand", "charge", "feint", "maneuver"][self.rng.below(5) as usize];
                match choose.options.iter().position(|option| option.key.word == word && option.off.is_none()) {
                    Some(at) => Answer::Pick(at as u8),
                    None => any_answer(question, &mut self.rng),
                }
            }
            "talk" => Answer::Pick(0),
            _ => any_answer(question, &mut self.rng),
        }
    }
}
