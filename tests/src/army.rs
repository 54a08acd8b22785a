//! Armies of games that are not written yet: ten units with a strength, forty elements in groups.

use rattle_and_rend::icons;
use umpire_engine::table::Shape::{Cut, CutLine, Disc, Fill, Line};
use umpire_engine::table::{Card, Details, Figure, Icon, PieceMark, Seat, Stat, Words};

/// A piece of any game.
#[derive(Clone)]
pub struct Unit {
    /// Whose it is.
    pub seat: Seat,
    /// Its picture.
    pub icon: Icon,
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// What it belongs to.
    pub group: &'static str,
    /// What is said of that.
    pub group_note: &'static str,
    /// The number that matters most.
    pub figure: Option<Figure>,
    /// What is said of that.
    pub figure_note: Words,
    /// What is so for it now.
    pub marks: Vec<PieceMark>,
    /// Whether it still counts.
    pub in_play: bool,
    /// Its numbers.
    pub stats: Vec<Stat>,
    /// What it can do that its likes cannot.
    pub traits: Vec<&'static str>,
    /// Where it is, and what is special about its next Action.
    pub place: (&'static str, &'static str),
}

impl Unit {
    /// A piece with a number of so many, and nothing else to say of it.
    pub fn new(seat: u8, icon: Icon, name: &'static str, figure: (&'static str, i16, i16)) -> Self {
        let (called, now, of) = figure;
        Unit {
            seat: Seat(seat),
            icon,
            name,
            kind: "",
            group: "",
            group_note: "",
            figure_note: Words::NONE,
            figure: Some(Figure { name: called, now, of: Some(of) }),
            marks: Vec::new(),
            in_play: now > 0 || called != STRENGTH,
            stats: Vec::new(),
            traits: Vec::new(),
            place: ("", ""),
        }
    }

    /// With something that is so for it now.
    pub fn mark(mut self, name: &'static str, icon: Icon) -> Self {
        self.marks.push(PieceMark { name, icon: Some(icon), help: None });
        self
    }

    /// With these numbers.
    pub fn stats(mut self, stats: &[(&'static str, i16, &'static str)]) -> Self {
        self.stats = stats.iter().map(|&(name, value, suffix)| Stat { name, value, suffix }).collect();
        self
    }

    /// Its card.
    pub fn card(&self) -> Card {
        Card {
            group: self.group.into(),
            group_note: self.group_note.into(),
            figure_note: self.figure_note,
            figure: self.figure,
            marks: self.marks.iter().copied().collect(),
            in_play: self.in_play,
            stats: self.stats.iter().copied().collect(),
            ..Card::new(self.seat, self.icon, self.kind)
        }
    }

    /// What its page tells beside the card.
    pub fn details(&self) -> Option<Details> {
        let traits = self.traits.iter().map(|&name| name.into()).collect();
        let (place, next) = (self.place.0.into(), self.place.1.into());
        Some(Details { moves: None, reach: None, traits, place, next })
    }
}

const STRENGTH: &str = "strength";

/// What a unit is good at.
const NUMBERS: [(&str, i16, &str); 8] = [
    ("Attack", 6, "+"),
    ("Move", 5, "+"),
    ("Shoot", 7, "+"),
    ("Courage", 4, "+"),
    ("Armour", 3, ""),
    ("Strike", 5, "+"),
    ("Defend", 4, "+"),
    ("Inches", 6, ""),
];

/// Ten units a side, with a strength each.
pub fn units() -> Vec<Unit> {
    let of = |seat| {
        let unit = |icon, name, now, of| Unit::new(seat, icon, name, (STRENGTH, now, of)).stats(&NUMBERS);
        [
            unit(icons::CHAMPION, "Lord Wulf", 6, 6),
            unit(SPEARS, "Oath Guard", 12, 12).mark("done", TICK),
            unit(icons::FIGHTERS, "Shield Thanes", 8, 12),
            Unit {
                traits: vec!["Wall of Spears", "Blessed"],
                kind: "Heavy Foot",
                ..unit(SPEARS, "Spear Thanes", 6, 12).mark("Battered", BATTERED)
            },
            unit(icons::SHOOTERS, "Bowmen I", 12, 12),
            unit(icons::SHOOTERS, "Bowmen II", 3, 12).mark("done", TICK),
            unit(RIDERS, "Outriders", 6, 6),
            unit(BEASTS, "Hounds", 4, 6),
            unit(icons::SKIRMISHERS, "Scouts", 0, 6),
            unit(HORDE, "Levy", 11, 12),
        ]
    };
    of(0).into_iter().chain(of(1)).collect()
}

const WINGS: [&str; 4] = ["Left wing, Lord Arel", "Centre, Queen Ysil", "Right wing, Sir Oro", "Wood folk"];

/// How many orders each commander gives.
const ACTS: [&str; 4] = ["Act 2", "Act 3", "Act 1", ""];

const NAMES: [&str; 48] = [
    "Silver Spears I",
    "Silver Spears II",
    "Moon Riders",
    "Wood Archers",
    "Tree Guard",
    "Lord Arel",
    "Stags",
    "Hero Nim",
    "Mage Oro",
    "Eagles",
    "Scouts I",
    "Scouts II",
    "Wardens",
    "Dancers",
    "Star Lancers I",
    "Star Lancers II",
    "Queen Ysil",
    "Sea Guard I",
    "Sea Guard II",
    "Sea Guard III",
    "Wolfhounds of the Vale",
    "Wolf Riders",
    "Bolt Throwers",
    "Ravens",
    "Owls",
    "Königswache",
    "Jäger",
    "Hawk Knights I",
    "Hawk Knights II",
    "Sir Oro",
    "Elder Trees",
    "Bears",
    "Foxes",
    "Boars",
    "Wisps",
    "Lynxes",
    "Thorns",
    "Brook Spirits",
    "Old Oak",
    "Elk",
    "Adders",
    "Wasps",
    "Badgers",
    "Otters",
    "Hares",
    "Crows",
    "Moths",
    "Bats",
];

/// What an element is good at.
const TWELVE: [(&str, i16, &str); 12] = [
    ("Init", 7, ""),
    ("Mov", 12, ""),
    ("Att", 3, ""),
    ("Imp", 3, ""),
    ("Rch", 2, ""),
    ("Sht", 4, ""),
    ("Rng", 24, ""),
    ("Def", 4, ""),
    ("Mor", 6, ""),
    ("End", 6, ""),
    ("Act", 2, ""),
    ("Group", 2, ""),
];

/// Forty-eight elements a side in groups of twelve, with stress each.
pub fn host() -> Vec<Unit> {
    let icons = [SPEARS, SPEARS, RIDERS, icons::SHOOTERS, BEASTS, icons::CHAMPION, HORDE];
    let orders =
        [("Attack", icons::CHARGE), ("Defend", DEFEND), ("Harass", icons::FEINT), ("Halt", HALT), ("Rout", ROUT)];
    let bears = [(3, 8), (0, 8), (5, 6), (1, 6), (9, 10), (0, 4), (2, 6)];
    let of = |seat| {
        NAMES.into_iter().enumerate().map(move |(i, name)| {
            let (icon, (stress, end)) = (icons[i % 7], bears[i % 7]);
            let unit = Unit::new(seat, icon, name, ("stress", stress, end)).stats(&TWELVE);
            let (order, picture) = orders[i % 5];
            let unit = if i % 7 == 5 { unit } else { unit.mark(order, picture) };
            let traits = if i == 2 { vec!["Lances", "Woodwise", "Feigned Flight"] } else { Vec::new() };
            let place = if i == 2 { ("on the hill", "acts in step 9") } else { ("", "") };
            let figure_note = Words::with("over {}: gone", end);
            Unit {
                group: WINGS[i / 12],
                group_note: ACTS[i / 12],
                figure_note,
                kind: "Cavalry",
                in_play: i % 11 != 10,
                traits,
                place,
                ..unit
            }
        })
    };
    of(0).chain(of(1)).collect()
}

const TICK: Icon = Icon::new(&[Line(6, &[(4, 17), (12, 26), (28, 5)])]);
const SPEARS: Icon = Icon::new(&[
    Line(3, &[(6, 31), (6, 8)]),
    Fill(&[(6, 0), (10, 8), (6, 12), (2, 8)]),
    Fill(&[(12, 10), (31, 10), (31, 20), (21, 31), (12, 20)]),
    Cut(&[(20, 13), (23, 13), (23, 26), (20, 26)]),
]);
const RIDERS: Icon = Icon::new(&[
    Line(6, &[(8, 29), (4, 18), (5, 9), (11, 4), (21, 4), (27, 9), (28, 18), (24, 29)]),
    Fill(&[(3, 27), (13, 27), (13, 31), (3, 31)]),
    Fill(&[(19, 27), (29, 27), (29, 31), (19, 31)]),
]);
const BEASTS: Icon = Icon::new(&[
    Fill(&[(9, 1), (12, 3), (6, 31), (2, 22)]),
    Fill(&[(19, 0), (22, 2), (16, 31), (12, 20)]),
    Fill(&[(29, 1), (31, 4), (26, 31), (22, 22)]),
]);
const HORDE: Icon = Icon::new(&[
    Disc((8, 9), 6),
    Disc((24, 9), 6),
    Fill(&[(1, 31), (3, 17), (13, 17), (15, 31)]),
    Fill(&[(17, 31), (19, 17), (29, 17), (31, 31)]),
]);
const BATTERED: Icon = Icon::new(&[
    Fill(&[(3, 2), (29, 2), (29, 15), (16, 31), (3, 15)]),
    CutLine(4, &[(19, 0), (11, 11), (20, 16), (13, 31)]),
]);
const DEFEND: Icon = Icon::new(&[
    Fill(&[(3, 2), (29, 2), (29, 15), (16, 31), (3, 15)]),
    Cut(&[(9, 8), (23, 8), (23, 13), (16, 22), (9, 13)]),
]);
const HALT: Icon =
    Icon::new(&[Fill(&[(5, 3), (13, 3), (13, 29), (5, 29)]), Fill(&[(19, 3), (27, 3), (27, 29), (19, 29)])]);
const ROUT: Icon = Icon::new(&[
    Fill(&[(14, 3), (20, 3), (12, 16), (20, 29), (14, 29), (0, 16)]),
    Fill(&[(25, 3), (31, 3), (23, 16), (31, 29), (25, 29), (11, 16)]),
]);
