//! What two players and a reader at the cable do until all bids are in and but for one press revealed.

use umpire_screens::{Key, KeyEvent};

/// A way to bid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// What it is about.
    pub(crate) name: &'static str,
    /// What is done, as words; see [`Deed::read`].
    words: &'static str,
    /// What reveals them: a press, or the last number by cable.
    pub(crate) last: &'static str,
}

/// Every way.
pub(crate) const PLANS: [Plan; 10] = [
    Plan { name: "one after the other", words: "came pages a red a a blue a", last: "a" },
    Plan { name: "looking", words: "came pages a y+ y- red y+ right left y- a a blue y+ y- blue a", last: "a" },
    Plan { name: "locked while looking", words: "pages a red y+ a y- a blue y+ a", last: "a" },
    Plan {
        name: "stepping back",
        words: "came pages a red b a other a b a red a a other b a blue y+ b y- a blue a b a blue a",
        last: "a",
    },
    Plan { name: "undone", words: "came pages a red a a blue b b b a pages a red a a blue a", last: "a" },
    Plan {
        name: "power cuts",
        words: "pages a red y+ cut came pages a red a cut pages a other a a blue a cut pages a red a a blue a",
        last: "a",
    },
    Plan {
        name: "warnings",
        words: "came pages a y+ low y- a red y+ low a y- a a low a blue y+ low y- a a low a",
        last: "a",
    },
    Plan {
        name: "the cable",
        words: "pages a y+ came gone y- came red gone a came a y+ gone came y- blue a gone came",
        last: "a",
    },
    Plan { name: "asking why", words: "came pages y b a red a y x x b a blue why a y b", last: "a" },
    Plan {
        name: "numbers by cable",
        words: "came pages #red gone came #red undo #other undo a red #red a #red undo b #red undo #red",
        last: "#blue",
    },
];

/// One thing that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// A key goes down or up.
    Key(KeyEvent),
    /// The pages before the question are read.
    Pages,
    /// The picker is turned to this seat's bid, or to another number.
    Turn(usize, Other),
    /// This seat's bid, or another number, is given by cable.
    Number(usize, Other),
    /// A line by cable.
    Line(&'static str),
    /// Somebody comes to the cable, or leaves it.
    Cable(bool),
    /// The battery is charged a little, and soon empty again: the device says so.
    BatteryLow,
    /// The power goes, and comes back.
    Cut,
}

/// Whether the number is the bid, or one that depends on it and is taken back.
pub(crate) type Other = bool;

impl Plan {
    /// What is done, deed after deed. `right` is press and release; `y+` and `y-` one of them.
    pub(crate) fn deeds(&self) -> Vec<Deed> {
        self.words.split_whitespace().flat_map(Deed::read).collect()
    }

    /// And at last.
    pub(crate) fn end(&self) -> Vec<Deed> {
        Deed::read(self.last)
    }
}

impl Deed {
    fn read(word: &'static str) -> Vec<Deed> {
        let key = |word| Key::from_id(word).unwrap_or_else(|| panic!("{word:?} is no deed"));
        vec![match word {
            "pages" => Deed::Pages,
            "red" => Deed::Turn(0, false),
            "blue" => Deed::Turn(1, false),
            "other" => Deed::Turn(0, true),
            "#red" => Deed::Number(0, false),
            "#blue" => Deed::Number(1, false),
            "#other" => Deed::Number(0, true),
            "undo" => Deed::Line("undo"),
            "why" => Deed::Line("why"),
            "came" => Deed::Cable(true),
            "gone" => Deed::Cable(false),
            "low" => Deed::BatteryLow,
            "cut" => Deed::Cut,
            _ if word.ends_with('+') => Deed::Key(KeyEvent::down(key(&word[..word.len() - 1]))),
            _ if word.ends_with('-') => Deed::Key(KeyEvent::up(key(&word[..word.len() - 1]))),
            _ => return vec![Deed::Key(KeyEvent::down(key(word))), Deed::Key(KeyEvent::up(key(word)))],
        }]
    }
}
