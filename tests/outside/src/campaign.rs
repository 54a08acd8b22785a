//! A host of a campaign: its games are counted, and the last one is known again.

use core::fmt::{self, Write};

use umpire_engine::heapless::String;
use umpire_engine::table::checksum::Crc32;
use umpire_engine::table::{MAX_ROSTER_NAME, Off, Seat, TakeError, put_text, take_bytes, take_text};

use crate::{Field, WarHost};

/// Companies without which a host of a campaign cannot take the field.
const FEWEST: u8 = 3;
pub(crate) static RESTS: Off = Off { short: "rests", full: "It musters anew first" };
pub(crate) const OUTCOMES: [&str; 3] = ["won", "drawn", "lost"];

/// What a campaign knows of a host.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostCampaign {
    /// What it is called.
    pub name: String<MAX_ROSTER_NAME>,
    /// Games won, drawn and lost.
    pub games: [u8; 3],
    /// The last one, and how it ended.
    pub last: Option<(u32, u8)>,
}

impl HostCampaign {
    fn add(&mut self, id: u32, outcome: u8) {
        let count = &mut self.games[usize::from(outcome)];
        (*count, self.last) = (count.saturating_add(1), Some((id, outcome)));
    }

    pub(crate) fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        put_text(&self.name, out);
        out(&self.games);
        if let Some((id, outcome)) = self.last {
            out(&id.to_le_bytes());
            out(&[outcome]);
        }
    }

    pub(crate) fn decode(mut bytes: &[u8]) -> Option<Self> {
        let name = take_text::<MAX_ROSTER_NAME>(&mut bytes)?;
        let games = take_bytes(&mut bytes)?;
        let last = if bytes.is_empty() { None } else { Some(game(&mut bytes)?) };
        (bytes.is_empty() && !name.is_empty()).then(|| HostCampaign { name: own(&name), games, last })
    }

    pub(crate) fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let [won, drawn, lost] = self.games;
        write!(out, " / campaign \"{}\" {won} {drawn} {lost}", self.name)?;
        self.last.map_or(Ok(()), |(id, outcome)| write!(out, " {id:08x} {}", OUTCOMES[usize::from(outcome)]))
    }

    /// From what stands behind the word: a name between quotation marks, and perhaps its games.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (name, rest) = text.trim().strip_prefix('"')?.split_once('"')?;
        let mut words = rest.split_whitespace();
        let mut count = || words.next().map_or(Some(0), |word| word.parse().ok());
        let games = [count()?, count()?, count()?];
        let last = match (words.next(), words.next()) {
            (None, _) => None,
            (Some(id), outcome) => {
                let outcome = OUTCOMES.iter().position(|known| Some(*known) == outcome)?;
                Some((u32::from_str_radix(id, 16).ok()?, outcome as u8))
            }
        };
        let name = String::try_from(name).ok().filter(|name| !name.is_empty())?;
        Some(HostCampaign { name, games, last })
    }
}

fn own(name: &str) -> String<MAX_ROSTER_NAME> {
    String::try_from(name).unwrap_or_default()
}

/// A game as bytes: by which it is known, and how it ended.
fn game(bytes: &mut &[u8]) -> Option<(u32, u8)> {
    let id = u32::from_le_bytes(take_bytes(bytes)?);
    let [outcome] = take_bytes(bytes)?;
    (outcome < 3).then_some((id, outcome))
}

pub(crate) fn idle(host: &WarHost) -> Option<&'static Off> {
    (host.campaign.is_some() && host.companies() < FEWEST).then_some(&RESTS)
}

/// Writes down how a fray ended for a seat: more companies than anybody else are left, as many, or fewer.
pub(crate) fn fought(host: &mut WarHost, field: &Field, seat: Seat) {
    let Some(campaign) = &mut host.campaign else { return };
    let best = field.seats().without(seat).iter().map(|foe| field.left(foe)).max().unwrap_or(0);
    let outcome = 1 + (best > field.left(seat)) as u8 - (best < field.left(seat)) as u8;
    let mut sum = Crc32::new();
    field.sides.iter().for_each(|side| sum.add(side.host.as_bytes()));
    field.companies.iter().for_each(|company| sum.add(&[company.stands().into()]));
    campaign.add(sum.done(), outcome);
}

pub(crate) fn result(host: &WarHost, out: &mut dyn FnMut(&[u8])) -> bool {
    let Some((campaign, (id, outcome))) = host.campaign.as_ref().and_then(|all| Some((all, all.last?))) else {
        return false;
    };
    put_text(&campaign.name, out);
    put_text(&host.name, out);
    out(&id.to_le_bytes());
    out(&[outcome]);
    true
}

pub(crate) fn take_result(host: &mut WarHost, mut bytes: &[u8]) -> Result<(), TakeError> {
    let mut name = || take_text::<MAX_ROSTER_NAME>(&mut bytes).ok_or(TakeError::Unread);
    let (whose, name) = (name()?, name()?);
    let (id, outcome) = game(&mut bytes).filter(|_| bytes.is_empty()).ok_or(TakeError::Unread)?;
    let campaign = host.campaign.as_mut().filter(|campaign| campaign.name == *whose && host.name == *name);
    let campaign = campaign.ok_or(TakeError::OtherRoster)?;
    if campaign.last.is_some_and(|(last, _)| last == id) {
        return Err(TakeError::Already);
    }
    campaign.add(id, outcome);
    Ok(())
}
