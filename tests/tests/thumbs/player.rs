//! A player who goes for blood, and plans for each answer as few presses as there are ways to, on a copy of the game. The
//! app plays what was planned.

use std::fmt::Write;
use std::pin::Pin;

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;
use umpire_engine::table::{Answer, Game, Question, Runner, Session, Show, Table, Tape, Thrown};
use umpire_screens::{Intent, Key, KeyEvent};
use umpire_tests::random::Lcg;
use umpire_tests::way::shortest;

use crate::recorded::bytes;

/// A game to be played by buttons and written down.
#[derive(Clone, Copy)]
pub(crate) struct Script {
    /// What its pictures are called.
    pub(crate) name: &'static str,
    /// Where its keys are written.
    pub(crate) file: &'static str,
    /// What it is about.
    pub(crate) title: &'static str,
    /// The keys that choose it and what each side brings, with the questions they answer.
    pub(crate) foyer: &'static str,
    /// Sits down at it.
    pub(crate) open: fn() -> Box<dyn Session>,
    /// What its players do.
    pub(crate) choose: fn(&Question, &mut Lcg) -> Answer,
    /// Where their fancy starts.
    pub(crate) fancy: u64,
    /// The byte its seed is made of.
    pub(crate) seed: u8,
}

impl Script {
    /// Its seed, in hex digits.
    pub(crate) fn seed(&self) -> String {
        format!("{:02x}", self.seed).repeat(32)
    }
}

/// Sits down at a game that starts from this. A test may leak: the table outlives the flow that borrows it.
pub(crate) fn sit<G: Game>(opening: G::Opening) -> Box<dyn Session>
where
    G::Opening: Clone,
{
    let table: &'static Table<G> = Box::leak(Box::new(Table::new(&opening, Tape::new())));
    let flow = Pin::static_mut(Box::leak(Box::new(G::play(table))));
    Box::new(Runner::new(table, opening, flow, G::play).expect("an empty tape fits"))
}

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
    /// Before the first question of a game, which the first keys of the recording chose.
    pub(crate) fn new(script: Script) -> Self {
        let (seed, game) = (script.seed(), (script.open)());
        let mut device = Device::new(Dice::from_seed(bytes(&seed)), None);
        device.sync(&*game);
        let title = script.title;
        let mut written = format!("# {title}, played by buttons: each line is one answer.\nseed {seed}\n");
        for line in script.foyer.lines() {
            let (keys, question) = line.split_once('#').expect("keys, and what they answer");
            writeln!(written, "{:24}#{question}", keys.trim()).expect("text");
        }
        let rng = Lcg::new(script.fancy);
        Player { script, game, device, rng, rolls: 0, own_dice: true, written }
    }

    /// Which question is open.
    pub(crate) fn asks(&self) -> Option<&'static str> {
        self.game.question().map(|question| question.heading.id)
    }

    /// What was pressed so far.
    pub(crate) fn written(&self) -> &str {
        &self.written
    }

    /// What was answered so far, as the tape has it.
    pub(crate) fn said(&self) -> Vec<u8> {
        self.game.tape().answers().flat_map(|line| line.bytes.to_vec()).collect()
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
        if self.device.view.asks_consent() {
            self.agree();
        }
        self.step();
        self.turn_to_the_last_page();
        self.written
    }

    /// Each of them presses where each is asked in turn; two hold a key at once.
    fn agree(&mut self) {
        if self.game.scene().seats() != 2 {
            while self.device.view.asks_consent() {
                self.press(&[Key::A]);
            }
            return;
        }
        for event in [KeyEvent::down(Key::Left), KeyEvent::down(Key::A), KeyEvent::up(Key::A), KeyEvent::up(Key::Left)]
        {
            self.device.on_key(event, &mut *self.game, &mut |_| {});
        }
        writeln!(self.written, "{:24}# over", "left+a").expect("text");
    }

    /// The pages of the last roll and the removal, up to the one that says who won.
    pub(crate) fn turn_to_the_last_page(&mut self) {
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
            (self.script.choose)(&question, &mut self.rng)
        });
        let rolling = matches!(answer, Answer::Dice(..));
        // The first dice of a game are the players' own, to show that it can be done.
        let own = rolling && std::mem::take(&mut self.own_dice);
        let keys = self.find(|act| match act {
            Intent::Roll => rolling && !own,
            Intent::Answer(Answer::Dice(_, Thrown::Table) | Answer::Hits(_)) => own,
            Intent::Answer(said) | Intent::AnswerThenRoll(said) => *said == answer,
            _ => false,
        });
        self.press(&keys);
        keys.len()
    }

    /// The fewest presses to an act that will do.
    pub(crate) fn find(&self, will_do: impl Fn(&Intent) -> bool) -> Vec<Key> {
        let found = shortest(&self.device, &*self.game, will_do);
        found.unwrap_or_else(|| panic!("no keys lead to the answer to {:?}", self.asks()))
    }

    /// Presses these keys, and writes them down.
    pub(crate) fn press(&mut self, keys: &[Key]) {
        let asked = self.asks().unwrap_or("over");
        let words: Vec<_> = keys.iter().map(|key| key.id()).collect();
        let mut rolls = 0;
        for &key in keys {
            self.device.on_key(KeyEvent::down(key), &mut *self.game, &mut |game| {
                rolls += game.news().iter().filter(|h| matches!(h.show, Show::Rolled(_))).count() as u32;
            });
            self.device.on_key(KeyEvent::up(key), &mut *self.game, &mut |_| {});
        }
        self.rolls += rolls;
        writeln!(self.written, "{:24}# {asked}", words.join(" ")).expect("text");
    }
}
