//! Why a change of a campaign's warband is refused: the rule, and the way out.

use core::fmt::{self, Display};

use crate::warband::WarbandError;
use umpire_engine::table::Off;

/// Why a change is refused. The warband is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// It is of no campaign.
    NoCampaign,
    /// It is of a campaign already.
    Founded,
    /// A campaign has a name.
    Nameless,
    /// A warband starts with 12 points, or with 9.
    Start,
    /// A warband starts as its Founding Roster alone.
    EarlyFringe,
    /// It is dissolved.
    Retired,
    /// A lost point is to be paid first.
    Unsettled,
    /// No point is to be paid.
    Settled,
    /// Nothing is in the bank.
    NothingBanked,
    /// Something smaller can pay.
    SmallerPays,
    /// More goes than is owed could ever take.
    TooLarge,
    /// More is bought than there are points for.
    Dear,
    /// The Fringe has no Tactics yet.
    NoFringeTactics,
    /// The Fringe has its Tactics already.
    FringeTactics,
    /// Two different Tactics are wanted.
    TwoTactics,
    /// No game was played yet.
    NoGame,
    /// Elements were swapped since the last game.
    Swapped,
    /// Elements went from one roster to the other since the last game.
    Reassigned,
    /// More than three points go, or nobody.
    ThreePoints,
    /// There is no such Element, or nobody leads it.
    NoElement,
    /// Something is wrong with the Element itself.
    Element(WarbandError),
}

impl EditError {
    /// The rule, by its ID in our checklist.
    pub const fn code(self) -> &'static str {
        match self {
            EditError::NoCampaign | EditError::Founded | EditError::Nameless | EditError::EarlyFringe => "RR-CAMP-1",
            EditError::NoFringeTactics | EditError::FringeTactics | EditError::TwoTactics => "RR-CAMP-2",
            EditError::Dear => "RR-CAMP-7",
            EditError::Unsettled
            | EditError::Settled
            | EditError::NothingBanked
            | EditError::SmallerPays
            | EditError::TooLarge
            | EditError::NoElement => "RR-CAMP-8",
            EditError::Retired => "RR-CAMP-9",
            EditError::NoGame | EditError::Swapped | EditError::Reassigned | EditError::ThreePoints => "RR-CAMP-10",
            EditError::Start => "RR-ESC-1",
            EditError::Element(fault) => fault.code(),
        }
    }

    /// What is wrong, as a row has room for it, and the way out.
    pub const fn off(self) -> &'static Off {
        match self {
            EditError::NoCampaign => &Off { short: "no campaign", full: "Start a campaign with it first" },
            EditError::Founded => &Off { short: "in a campaign", full: "It is of a campaign already" },
            EditError::Nameless => &Off { short: "no name", full: "Give the campaign a name" },
            EditError::Start => &Off { short: "9 or 12", full: "Start with 9 or 12 points" },
            EditError::EarlyFringe => &Off { short: "no Fringe yet", full: "Start without a Fringe" },
            EditError::Retired => &Off { short: "dissolved", full: "Dissolved: start a new one" },
            EditError::Unsettled => &Off { short: "pay first", full: "Pay the lost point (CAMP-8)" },
            EditError::Settled => &Off { short: "nothing owed", full: "No point is to be paid (CAMP-8)" },
            EditError::NothingBanked => &Off { short: "none banked", full: "Pay with an Element (CAMP-8)" },
            EditError::SmallerPays => &Off { short: "1 point first", full: "Bank or 1 point first (CAMP-8)" },
            EditError::TooLarge => &Off { short: "too large", full: "Its Champion alone (CAMP-8)" },
            EditError::Dear => &Off { short: "too dear", full: "Take a cheaper one (CAMP-7)" },
            EditError::NoFringeTactics => &Off { short: "no Tactics", full: "Choose two Tactics (CAMP-2)" },
            EditError::FringeTactics => &Off { short: "chosen", full: "Tactics stay (CAMP-2)" },
            EditError::TwoTactics => &Off { short: "two Tactics", full: "Choose two Tactics (CAMP-2)" },
            EditError::NoGame => &Off { short: "no game yet", full: "Only after a game (CAMP-10)" },
            EditError::Swapped => &Off { short: "done", full: "Again after a game (CAMP-10)" },
            EditError::Reassigned => &Off { short: "done", full: "Again after a game (CAMP-10)" },
            EditError::ThreePoints => &Off { short: "1 to 3 points", full: "1 to 3 points go (CAMP-10)" },
            EditError::NoElement => &Off { short: "nobody", full: "Name one that is there" },
            EditError::Element(fault) => fault.off(),
        }
    }
}

impl Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.off().full)
    }
}

impl core::error::Error for EditError {}
