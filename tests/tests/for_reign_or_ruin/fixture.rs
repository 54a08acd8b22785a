//! Playing *For Reign or Ruin* as a test. It lies here, so that a change to the rules compiles this program alone.

use for_reign_or_ruin::book::{Attribute, Formation, Kind, LAST_STEP, Order, Stat, Step};
use for_reign_or_ruin::roster::{Army, ElementCard, PackedArmies};
use for_reign_or_ruin::{Element, ElementId, ForReignOrRuin};
use umpire_engine::table::{Choose, Kind as Asks, Layout, PieceId, Question, Roll, Scene, Words};
use umpire_tests::game_play::GamePlay;
use umpire_tests::play::say;

/// A battle in the middle of being fought.
pub(crate) type BattlePlay = GamePlay<ForReignOrRuin>;

/// A card that tests change as they like.
pub(crate) trait Carded: Sized {
    /// With this order.
    fn order(self, order: Order) -> Self;
    /// With one of its numbers.
    fn with(self, stat: Stat, value: u8) -> Self;
    /// In this formation.
    fn formed(self, formation: Formation) -> Self;
    /// With this start stress.
    fn stressed(self, stress: u8) -> Self;
    /// Special in this way.
    fn special(self, attribute: Attribute) -> Self;
    /// Of this command, and with the superior at this place of the army.
    fn under(self, command: u8, superior: Option<u8>) -> Self;
    /// In this group.
    fn grouped(self, group: u8) -> Self;
}

impl Carded for ElementCard {
    fn order(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    fn with(mut self, stat: Stat, value: u8) -> Self {
        self.set_number(0, stat, value);
        self
    }

    fn formed(mut self, formation: Formation) -> Self {
        self.lines[0].formation = formation;
        self
    }

    fn stressed(mut self, stress: u8) -> Self {
        self.stress = stress;
        self
    }

    fn special(mut self, attribute: Attribute) -> Self {
        self.attributes = self.attributes.and(attribute);
        self
    }

    fn under(mut self, command: u8, superior: Option<u8>) -> Self {
        (self.command, self.superior) = (command, superior);
        self
    }

    fn grouped(mut self, group: u8) -> Self {
        self.group = group;
        self
    }
}

/// An element with all its numbers: Init 5, Mov 8, Att 3, Imp 1, Rch 1, no shots, Def 5, Mor 6, End 6, Act 0; close order, Halt.
pub(crate) fn element(name: &str, kind: Kind) -> ElementCard {
    let mut card = ElementCard { name: name.try_into().expect("a short name"), kind, ..ElementCard::default() };
    let numbers = [5, 8, 3, 1, 1, 0, 0, 5, 6, 6, 0];
    for (stat, value) in Stat::ALL.into_iter().zip(numbers) {
        card.set_number(0, stat, value);
    }
    card
}

/// A unit.
pub(crate) fn unit(name: &str) -> ElementCard {
    element(name, Kind::Unit)
}

/// A commander with 3 Act, of command A (1).
pub(crate) fn commander(name: &str) -> ElementCard {
    element(name, Kind::Commander).with(Stat::Act, 3).under(1, None)
}

/// A hero with 2 Act.
pub(crate) fn hero(name: &str) -> ElementCard {
    element(name, Kind::Hero).with(Stat::Act, 2)
}

/// An enemy that does nothing: a unit without orders.
pub(crate) fn foes() -> [ElementCard; 1] {
    [unit("Orcs")]
}

/// An army of these.
pub(crate) fn army(cards: &[ElementCard]) -> Army {
    let mut army = Army { name: "Test".try_into().expect("it is short"), ..Army::default() };
    army.elements.extend(cards.iter().cloned());
    army
}

/// The same, as it may play: who is called like another before him gets another name, individuals stand in no formation, and
/// whoever's superior commands nobody, or stands behind him, has none.
fn sound_army(cards: &[ElementCard]) -> Army {
    let mut army = army(&[]);
    for (at, card) in cards.iter().enumerate() {
        let name = army.free_name(&card.name);
        let leads = |superior: &u8| {
            let his = usize::from(*superior);
            cards[his].kind.commands() && (his < at || !card.kind.commands())
        };
        let mut card = ElementCard { name, superior: card.superior.filter(leads), ..card.clone() };
        if !card.kind.is_unit() {
            card.lines.iter_mut().for_each(|line| line.formation = Formation::None);
        }
        if !card.two_lines {
            card.lines[1] = ElementCard::default().lines[1];
        }
        army.elements.push(card).expect("forty at the most");
    }
    let faults: Vec<_> = army.faults().collect();
    assert_eq!(faults, [], "an army that may not play");
    army
}

/// A battle of these armies, before its first question.
pub(crate) fn fresh(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    let armies = [sound_army(red), sound_army(blue)];
    GamePlay::new(PackedArmies::of(armies.iter()).expect("they fit a battle"))
}

/// A battle in its first turn, at the first step that has something to do.
pub(crate) fn begun(red: &[ElementCard], blue: &[ElementCard]) -> BattlePlay {
    fresh(red, blue).says("rules: fight, deploy: done, turn: begin")
}

/// What tests ask of a battle.
pub(crate) trait Fought: Sized {
    /// Skips steps until the page of this one is open; panics where it never comes.
    fn skips_to(self, step: u8) -> Self;
    /// Skips steps before this one, with nobody casting or spotting in them, as far as that goes.
    fn past(self, step: u8) -> Self;
    /// What waits in the step whose page is open.
    fn waits(&self) -> String;
    /// The open roll.
    fn roll(&self) -> Roll;
    /// How many dice it has, and what each must exceed.
    fn dice(&self) -> (u8, i16);
    /// An element by its script name, `red-1`.
    fn id(&self, id: &str) -> ElementId;
    /// An element as it is now.
    fn element(&self, id: &str) -> Element;
    /// Its stress.
    fn stress(&self, id: &str) -> u8;
    /// Its order.
    fn order(&self, id: &str) -> Order;
}

impl Fought for BattlePlay {
    #[track_caller]
    fn skips_to(self, step: u8) -> Self {
        self.then(|game| {
            loop {
                let question = game.question().expect("the battle goes on").clone();
                match question.heading.id {
                    "step" if page_of(&question) >= step => break,
                    "step" => say(game, "step: skip").expect("a step can be skipped"),
                    "skip" => say(game, "skip: skip").expect("it is skipped all the same"),
                    page @ ("cast" | "spot") => {
                        say(game, &format!("{page}: none")).expect("nobody does");
                    }
                    other => panic!("{other} is asked before step {step}"),
                }
            }
        })
    }

    #[track_caller]
    fn past(self, step: u8) -> Self {
        let mut play = self;
        while play.asks() != "turn" && play.state().step.0 < step {
            play = match play.asks().as_str() {
                "step" => play.says("step: skip"),
                "skip" => play.says("skip: skip"),
                page @ ("cast" | "spot") => play.clone().says(&format!("{page}: none")),
                _ => break,
            };
        }
        play
    }

    #[track_caller]
    fn waits(&self) -> String {
        match self.question().kind {
            Asks::Choose(Choose { layout: Layout::Step(step), .. }) => {
                self.with(|game| step.waits.line(&*game.scene()).to_string())
            }
            kind => panic!("a {} is open", kind.word()),
        }
    }

    #[track_caller]
    fn roll(&self) -> Roll {
        match self.question().kind {
            Asks::Roll(roll) => roll,
            Asks::Tick(tick) => tick.check.expect("facts of a roll").base,
            kind => panic!("a {} is open", kind.word()),
        }
    }

    #[track_caller]
    fn dice(&self) -> (u8, i16) {
        let roll = self.roll();
        (roll.pool.count, roll.score.need().expect("something is needed").value)
    }

    #[track_caller]
    fn id(&self, id: &str) -> ElementId {
        let state = self.state();
        let is = |piece: &PieceId| {
            let mut name = String::new();
            state.write_id(*piece, &mut name).expect("a string has room");
            name == id
        };
        (0..state.pieces()).map(PieceId).find(is).unwrap_or_else(|| panic!("no {id}"))
    }

    #[track_caller]
    fn element(&self, id: &str) -> Element {
        self.state().element(self.id(id)).clone()
    }

    #[track_caller]
    fn stress(&self, id: &str) -> u8 {
        self.element(id).stress
    }

    #[track_caller]
    fn order(&self, id: &str) -> Order {
        self.element(id).order
    }
}

/// The step whose page is open.
fn page_of(question: &Question) -> u8 {
    let is = |step: &u8| Words::of(Step(*step).name()) == question.heading.title;
    (1..=LAST_STEP).find(is).expect("a page of a step has its name")
}
