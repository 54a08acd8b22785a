//! What a roster is known by.

use umpire_engine::table::RosterBook;

use super::{RosterName, RosterStore};

/// A game, a campaign of it or none, and a name: two campaigns may have a roster of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RosterKey<'k> {
    /// The game's id.
    pub game: &'k str,
    /// The campaign; empty where it is of none.
    pub campaign: &'k str,
    /// What its owner calls it.
    pub name: &'k str,
}

impl<'k> From<(&'k str, &'k str)> for RosterKey<'k> {
    /// A game and a name: of no campaign.
    fn from((game, name): (&'k str, &'k str)) -> Self {
        RosterKey { game, campaign: "", name }
    }
}

impl RosterKey<'_> {
    /// Whether both are of the same game and campaign.
    pub(crate) fn is_beside(&self, other: &RosterKey<'_>) -> bool {
        (self.game, self.campaign) == (other.game, other.campaign)
    }
}

/// The same without the game, for whoever keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnKey {
    /// The campaign; empty where it is of none.
    pub campaign: RosterName,
    /// What its owner calls it.
    pub name: RosterName,
}

impl OwnKey {
    /// What these bytes are known by; nothing where they are no roster of this book.
    #[inline(never)] // a whole roster is on the stack meanwhile
    pub fn of(book: &RosterBook, bytes: &[u8]) -> Self {
        let mut key = OwnKey::default();
        (book.name)(bytes, &mut |name| key.name = RosterName::try_from(name).unwrap_or_default());
        (book.campaign)(bytes, &mut |name| key.campaign = RosterName::try_from(name).unwrap_or_default());
        key
    }

    /// Of this game.
    pub fn in_game<'k>(&'k self, game: &'k str) -> RosterKey<'k> {
        RosterKey { game, campaign: &self.campaign, name: &self.name }
    }

    /// The same under another name.
    pub(crate) fn renamed<'k>(&'k self, game: &'k str, name: &'k str) -> RosterKey<'k> {
        RosterKey { name, ..self.in_game(game) }
    }
}

impl From<RosterKey<'_>> for OwnKey {
    fn from(key: RosterKey<'_>) -> Self {
        let [campaign, name] = [key.campaign, key.name].map(|text| RosterName::try_from(text).unwrap_or_default());
        OwnKey { campaign, name }
    }
}

impl dyn RosterStore + '_ {
    /// What the roster at this place of a game is known by, those of campaigns behind the others.
    pub(crate) fn nth(&mut self, game: &str, at: usize) -> Option<OwnKey> {
        let (mut seen, mut found) = (0, None);
        self.each(&mut |key| {
            if key.game == game {
                found = found.take().or_else(|| (seen == at).then(|| key.into()));
                seen += 1;
            }
        });
        found
    }
}
