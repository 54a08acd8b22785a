//! Hosts: what a side brings.

use core::fmt::{self, Display};

use umpire_engine::heapless::{String, Vec};
use umpire_engine::table::{CampaignStanding, MAX_ROSTER_NAME, Off, Remark, Roster, TakeError};

use crate::campaign::{HostCampaign, OUTCOMES};
use crate::{CompanyKind, campaign, home, text};

/// The most companies of a host.
pub(crate) const MOST: u8 = 40;
/// The fewest.
const FEWEST: u8 = 2;
/// No kind of company: behind this byte stands what a campaign knows.
const CAMPAIGN: u8 = 0xff;

/// So many companies of a kind, in one wing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostEntry {
    /// What they are.
    pub kind: CompanyKind,
    /// How many.
    pub count: u8,
    /// The wing they belong to, from 0.
    pub wing: u8,
}

/// A host.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WarHost {
    /// What its owner calls it.
    pub name: String<MAX_ROSTER_NAME>,
    /// Its companies.
    pub entries: Vec<HostEntry, 12>,
    /// What its campaign knows of it, where it is of one.
    pub campaign: Option<HostCampaign>,
}

impl WarHost {
    /// A host of these, all in the first wing but for every other kind.
    pub(crate) fn of(name: &str, entries: &[(CompanyKind, u8, u8)]) -> Self {
        let entries = entries.iter().map(|&(kind, count, wing)| HostEntry { kind, count, wing }).collect();
        WarHost { name: String::try_from(name).unwrap_or_default(), entries, campaign: None }
    }

    /// How many companies it has.
    pub fn companies(&self) -> u8 {
        self.entries.iter().fold(0, |all, entry| all.saturating_add(entry.count))
    }

    /// What is wrong with it; none where it may play.
    pub(crate) fn fault(&self) -> Option<HostError> {
        match self.companies() {
            _ if self.name.is_empty() => Some(HostError::Nameless),
            few if few < FEWEST => Some(HostError::Few(few)),
            many if many > MOST => Some(HostError::Many(many)),
            _ => None,
        }
    }
}

/// What is wrong with a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HostError {
    Nameless,
    Few(u8),
    Many(u8),
}

impl HostError {
    const fn code(self) -> &'static str {
        match self {
            HostError::Nameless => "F1",
            HostError::Few(_) => "F2",
            HostError::Many(_) => "F3",
        }
    }

    pub(crate) fn say(self, say: &mut dyn FnMut(Remark<'_>)) {
        let mut remark = |right: &dyn Display| say(Remark { reads: true, code: self.code(), wrong: &self, right });
        match self {
            HostError::Nameless => remark(&"host \"NAME\" / ..."),
            HostError::Few(_) => remark(&format_args!("{FEWEST} at least")),
            HostError::Many(_) => remark(&format_args!("{MOST} at most")),
        }
    }
}

impl Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostError::Nameless => f.write_str("it has no name"),
            HostError::Few(have) | HostError::Many(have) => write!(f, "{have} companies"),
        }
    }
}

impl core::error::Error for HostError {}

impl Roster for WarHost {
    const WORD: &'static str = "host";
    const WORDS: &'static str = "hosts";
    const SIZE: &'static str = "2 to 40";
    /// Version 1 knew no wings, and called riders horse.
    const VERSION: u8 = 2;
    const IN_PIECES: bool = true;
    const EXAMPLES: &'static [(&'static str, &'static str)] =
        &[("march", "The March"), ("fen", "Men of the Fen"), ("horde", "The Grey Horde")];

    fn example(at: usize) -> Self {
        match at {
            0 => WarHost::of(
                "The March",
                &[(CompanyKind::Spears, 6, 0), (CompanyKind::Bows, 3, 0), (CompanyKind::Riders, 3, 1)],
            ),
            1 => WarHost::of("Men of the Fen", &[(CompanyKind::Bows, 8, 0), (CompanyKind::Spears, 4, 1)]),
            _ => WarHost::of(
                "The Grey Horde",
                &[(CompanyKind::Spears, 24, 0), (CompanyKind::Beasts, 6, 1), (CompanyKind::Bows, 10, 2)],
            ),
        }
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        for HostEntry { kind, count, wing } in &self.entries {
            say(&format_args!("{count} {}, wing {}", kind.line().name, wing + 1));
        }
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[self.name.len() as u8]);
        out(self.name.as_bytes());
        self.entries.iter().for_each(|entry| out(&[entry.kind as u8, entry.count, entry.wing]));
        if let Some(campaign) = &self.campaign {
            out(&[CAMPAIGN]);
            campaign.encode(out);
        }
    }

    fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        Self::decode_draft(version, bytes).filter(|host| host.fault().is_none())
    }

    fn decode_draft(version: u8, bytes: &[u8]) -> Option<Self> {
        let (&length, rest) = bytes.split_first()?;
        let (name, rest) = rest.split_at_checked(length.into())?;
        let mut host = WarHost::of(core::str::from_utf8(name).ok()?, &[]);
        let width = if version == 1 { 2 } else { 3 };
        let end = rest.chunks(width).position(|entry| entry[0] == CAMPAIGN).map_or(rest.len(), |at| at * width);
        let (entries, campaign) = rest.split_at(end);
        host.campaign = match campaign.split_first() {
            Some((_, bytes)) => Some(HostCampaign::decode(bytes)?),
            None => None,
        };
        for entry in entries.chunks(width) {
            let (&kind, &count) = (entry.first()?, entry.get(1)?);
            let wing = if version == 1 { 0 } else { *entry.get(2)? };
            let kind = *CompanyKind::ALL.get(usize::from(kind))?;
            host.entries.push(HostEntry { kind, count, wing }).ok()?;
        }
        Some(host)
    }

    fn read_more(&mut self, version: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        text::read_more(self, version, line, say)
    }

    fn may_play(&self, say: &mut dyn FnMut(Remark<'_>)) -> bool {
        let fault = self.fault();
        fault.into_iter().for_each(|fault| fault.say(say));
        fault.is_none()
    }

    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        text::write(self, out)
    }

    fn read(version: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        let host = text::read(version, line, say)?;
        host.may_play(say).then_some(host)
    }

    fn changes(&self, before: &Self, say: &mut dyn FnMut(&dyn Display)) {
        home::changes(self, before, say);
    }

    fn rename(&mut self, name: &str) -> bool {
        String::try_from(name).map(|name| self.name = name).is_ok()
    }

    fn campaign(&self) -> &str {
        self.campaign.as_ref().map_or("", |campaign| &campaign.name)
    }

    fn standing(&self) -> CampaignStanding {
        let games = self.campaign.as_ref().map_or([0; 3], |campaign| campaign.games);
        CampaignStanding { games, worth: self.companies().into(), retired: false }
    }

    fn idle(&self) -> Option<&'static Off> {
        campaign::idle(self)
    }

    fn chronicle(&self, say: &mut dyn FnMut(&dyn Display)) {
        if let Some((id, outcome)) = self.campaign.as_ref().and_then(|campaign| campaign.last) {
            say(&format_args!("Fray {id:08x}: {}", OUTCOMES[usize::from(outcome)]));
        }
    }

    fn result(&self, out: &mut dyn FnMut(&[u8])) -> bool {
        campaign::result(self, out)
    }

    fn take_result(&mut self, _: u8, bytes: &[u8]) -> Result<(), TakeError> {
        campaign::take_result(self, bytes)
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn Display)) {
        if self.entries.iter().all(|entry| entry.kind == CompanyKind::Beasts) {
            say(&"Beasts alone take no orders well");
        }
    }
}
