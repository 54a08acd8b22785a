//! The most common things, each from where it begins to where it ends.

use Only::{Anything, Removal, Throws};
use Point::{ActionBack, Answered, Asks, Dice, Log, Numbers, OneBack, Shelf, State, Told};

/// Something players do often.
#[derive(Debug)]
pub struct Thing {
    /// What the report calls it.
    pub name: &'static str,
    /// What is answered where it matters: `question: key`, the first of several keys that can be picked. Where nothing
    /// is said, what lies under the cursor.
    pub(super) wishes: &'static str,
    /// Where the presses begin to count.
    pub(super) from: Point,
    /// Where they end.
    pub(super) to: Point,
    /// What must have happened in between.
    pub(super) only: Only,
}

impl Thing {
    /// Whether it begins where every game does.
    pub(super) fn begins_at_shelf(&self) -> bool {
        self.from == Shelf
    }
}

/// A point of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Point {
    /// The device is switched on.
    Shelf,
    /// One of these questions is on the screen.
    Asks(&'static [&'static str]),
    /// Dice were thrown.
    Dice,
    /// One of these happened.
    Told(&'static [&'static str]),
    /// One more question was answered.
    Answered,
    /// The last answer was taken back.
    OneBack,
    /// All answers since the Action was chosen were taken back.
    ActionBack,
    /// What is so now is on the screen.
    State,
    /// The log is on the screen.
    Log,
    /// The numbers of a piece are on the screen.
    Numbers,
}

impl Point {
    /// Whether no answer leads there.
    pub(super) const fn is_beside(self) -> bool {
        !matches!(self, Point::Shelf | Point::Asks(_) | Point::Dice | Point::Told(_) | Point::Answered)
    }
}

/// What must have happened between two points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Only {
    /// Whatever it was.
    Anything,
    /// So many throws of dice, and nothing was removed.
    Throws(usize),
    /// Something was removed.
    Removal,
}

/// The questions that come when an Action is over.
const OVER: Point = Asks(&["act", "bid", "end-round"]);
const ACT: Point = Asks(&["act"]);
const ANSWER: Point = Asks(&["answer"]);

const fn thing(name: &'static str, wishes: &'static str, from: Point, to: Point, only: Only) -> Thing {
    Thing { name, wishes, from, to, only }
}

/// All of them, in the order of a game.
pub static THINGS: &[Thing] = &[
    thing(
        "shelf to Red's curtain, Elements only",
        "game: rattle-and-rend, rules: elements",
        Shelf,
        Asks(&["bid"]),
        Anything,
    ),
    thing(
        "shelf to the first bid, all rules rolled",
        "game: rattle-and-rend, rules: whole",
        Shelf,
        Asks(&["bid"]),
        Anything,
    ),
    thing("both bids and who begins", "game: rattle-and-rend, rules: elements", Asks(&["bid"]), ACT, Anything),
    thing("Stand and Fight, a miss", "game: rattle-and-rend, rules: elements, act: stand", ACT, OVER, Throws(1)),
    thing(
        "Stand and Fight, a hit, Will, push",
        "game: rattle-and-rend, rules: elements, act: stand",
        ACT,
        OVER,
        Throws(2),
    ),
    thing(
        "facts, none ticked, to the dice",
        "game: rattle-and-rend, rules: elements, act: stand",
        Asks(&["facts"]),
        Dice,
        Anything,
    ),
    thing(
        "facts, two ticked, to the dice",
        "game: rattle-and-rend, rules: elements, act: stand, facts: 2",
        Asks(&["facts"]),
        Dice,
        Anything,
    ),
    thing(
        "Charge to the dice",
        "game: rattle-and-rend, rules: elements, act: charge, react: none-more",
        ACT,
        Dice,
        Anything,
    ),
    thing(
        "Charge to the end",
        "game: rattle-and-rend, rules: elements, act: charge, react: none-more",
        ACT,
        OVER,
        Throws(2),
    ),
    thing(
        "Charge to the dice, terrain on the table",
        "game: rattle-and-rend, rules: elements, terrain: 3, act: charge, react: none-more",
        ACT,
        Dice,
        Anything,
    ),
    thing("Feint", "game: rattle-and-rend, rules: elements, act: feint", ACT, OVER, Throws(1)),
    thing("Maneuver", "game: rattle-and-rend, rules: elements, act: maneuver", ACT, OVER, Throws(1)),
    thing("Sprint", "game: rattle-and-rend, rules: elements, act: sprint", ACT, OVER, Anything),
    thing("pass", "game: rattle-and-rend, rules: elements, act: pass", ACT, Answered, Anything),
    thing(
        "declare a Reaction",
        "game: rattle-and-rend, rules: elements, act: charge, react: !none",
        Asks(&["react"]),
        ANSWER,
        Anything,
    ),
    thing(
        "accept it",
        "game: rattle-and-rend, rules: elements, act: charge, react: !none, answer: accept",
        ANSWER,
        Answered,
        Anything,
    ),
    thing(
        "deny it",
        "game: rattle-and-rend, rules: elements, act: charge, react: !none, answer: deny",
        ANSWER,
        Answered,
        Anything,
    ),
    thing(
        "force it",
        "game: rattle-and-rend, rules: elements, act: charge, react: !none, answer: deny, final-word: force",
        Asks(&["final-word"]),
        Answered,
        Anything,
    ),
    thing("undo one", "game: rattle-and-rend, rules: elements, act: stand", Asks(&["target"]), OneBack, Anything),
    thing("undo dice", "game: rattle-and-rend, rules: elements, act: stand", Dice, OneBack, Anything),
    thing(
        "undo to the start of the Action",
        "game: rattle-and-rend, rules: elements, act: stand",
        Asks(&["target"]),
        ActionBack,
        Anything,
    ),
    thing("state", "game: rattle-and-rend, rules: elements", ACT, State, Anything),
    thing("log", "game: rattle-and-rend, rules: elements", ACT, Log, Anything),
    thing("one Element's numbers", "game: rattle-and-rend, rules: elements", ACT, Numbers, Anything),
    thing("a removal, from the dice", "game: rattle-and-rend, rules: elements, act: stand", Dice, OVER, Removal),
    thing("a Unit is picked, to its dice", BATTLE, Asks(&["activate"]), Dice, Anything),
    thing("initiative of six sides", SIX, Asks(&["initiative"]), Asks(&["roll-off", "unit"]), Anything),
    thing("shelf to the first order", DRAGONS, Shelf, Asks(&["unit"]), Anything),
    thing("a unit attacks, to both sides' dice", DRAGON_ATTACK, ORDER, Told(&["fought"]), Throws(1)),
    thing("a unit is picked and attacks, to the dice", DRAGON_ATTACK, UNIT, Told(&["fought"]), Throws(1)),
    thing("a unit shoots, to its dice", DRAGON_SHOOT, ORDER, Told(&["shot"]), Throws(2)),
    thing("a unit is picked and shoots, to its dice", DRAGON_SHOOT, UNIT, Told(&["shot"]), Throws(2)),
    thing("a Courage test", DRAGON_ATTACK, Asks(&["courage"]), Told(&["courage"]), Throws(1)),
    thing("shelf to the first mover", REIGN, Shelf, Asks(&["move"]), Anything),
    thing("a quiet turn of twenty elements a side", QUIET, Asks(&["turn"]), Asks(&["turn"]), Anything),
    thing("who shoots, to the dice", SHOOTING, Asks(&["shooters"]), Dice, Anything),
    thing("a pair in contact, to both sides' dice", CONTACT, Asks(&["pair"]), Dice, Anything),
    thing("a morale check", CONTACT, Asks(&["check"]), Dice, Anything),
];

/// A battle of the second game on the shelf.
const BATTLE: &str = "game: warbands-and-heroes, rules: fight";
const SIX: &str = "game: warbands-and-heroes, seats: 6, rules: fight";

/// A battle of the third, and two orders of it: their dice have fallen where it is asked what is made of them.
const DRAGONS: &str = "game: dragon-rampant, rules: fight";
const DRAGON_ATTACK: &str = "game: dragon-rampant, rules: fight, order: attack, command: no";
const DRAGON_SHOOT: &str = "game: dragon-rampant, rules: fight, order: shoot";
/// A battle of the fourth: small armies, armies of twenty that only move, shots, and contacts.
const REIGN: &str = "game: for-reign-or-ruin, rules: fight";
const QUIET: &str = "game: for-reign-or-ruin, army: host, rules: fight, cast: none, shooters: 0, whom: none";
const SHOOTING: &str = "game: for-reign-or-ruin, rules: fight, cast: none, shooters: 1";
const CONTACT: &str = "game: for-reign-or-ruin, rules: fight, cast: none, whom: none, move: contact";
const UNIT: Point = Asks(&["unit"]);
const ORDER: Point = Asks(&["order"]);
