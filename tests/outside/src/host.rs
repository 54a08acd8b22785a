//! Hosts: what a side brings.

use umpire_rules::heapless::{String, Vec};
use umpire_rules::table::{MAX_ROSTER_NAME, Remark, Roster};

use crate::Kind;
use crate::text;

/// The most companies of a host.
pub(crate) const MOST: u8 = 40;
/// The fewest.
const FEWEST: u8 = 2;

/// So many companies of a kind, in one wing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// The wing they belong to, from 0.
    pub wing: u8,
}

/// A host.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Host {
    /// What its owner calls it.
    pub name: String<MAX_ROSTER_NAME>,
    /// Its companies.
    pub entries: Vec<Entry, 12>,
}

impl Host {
    /// A host of these, all in the first wing but for every other kind.
    pub(crate) fn of(name: &str, entries: &[(Kind, u8, u8)]) -> Self {
        let entries = entries.iter().map(|&(kind, count, wing)| Entry { kind, count, wing }).collect();
        Host { name: String::try_from(name).unwrap_or_default(), entries }
    }

    /// How many companies it has.
    pub fn companies(&self) -> u8 {
        self.entries.iter().fold(0, |all, entry| all.saturating_add(entry.count))
    }

    /// What is wrong with it; none where it may play.
    pub(crate) fn fault(&self) -> Option<Fault> {
        match self.companies() {
            _ if self.name.is_empty() => Some(Fault::Nameless),
            few if few < FEWEST => Some(Fault::Few(few)),
            many if many > MOST => Some(Fault::Many(many)),
            _ => None,
        }
    }
}

/// What is wrong with a host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Nameless,
    Few(u8),
    Many(u8),
}

impl Fault {
    pub(crate) fn say(self, say: &mut dyn FnMut(Remark<'_>)) {
        let mut tell = |code, wrong: core::fmt::Arguments<'_>, right: &dyn core::fmt::Display| {
            say(Remark { reads: true, code, wrong: &wrong, right });
        };
        match self {
            Fault::Nameless => tell("F1", format_args!("it has no name"), &"host \"NAME\" / ..."),
            Fault::Few(have) => tell("F2", format_args!("{have} companies"), &format_args!("{FEWEST} at least")),
            Fault::Many(have) => tell("F3", format_args!("{have} companies"), &format_args!("{MOST} at most")),
        }
    }
}

impl Roster for Host {
    const WORD: &'static str = "host";
    const WORDS: &'static str = "hosts";
    const SIZE: &'static str = "2 to 40";
    /// Version 1 knew no wings, and called riders horse.
    const VERSION: u8 = 2;
    const EXAMPLES: &'static [(&'static str, &'static str)] =
        &[("march", "The March"), ("fen", "Men of the Fen"), ("horde", "The Grey Horde")];

    fn example(at: usize) -> Self {
        match at {
            0 => Host::of("The March", &[(Kind::Spears, 6, 0), (Kind::Bows, 3, 0), (Kind::Riders, 3, 1)]),
            1 => Host::of("Men of the Fen", &[(Kind::Bows, 8, 0), (Kind::Spears, 4, 1)]),
            _ => Host::of("The Grey Horde", &[(Kind::Spears, 24, 0), (Kind::Beasts, 6, 1), (Kind::Bows, 10, 2)]),
        }
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        out(&[self.name.len() as u8]);
        out(self.name.as_bytes());
        self.entries.iter().for_each(|entry| out(&[entry.kind as u8, entry.count, entry.wing]));
    }

    fn decode(version: u8, bytes: &[u8]) -> Option<Self> {
        let (&length, rest) = bytes.split_first()?;
        let (name, rest) = rest.split_at_checked(length.into())?;
        let mut host = Host::of(core::str::from_utf8(name).ok()?, &[]);
        let width = if version == 1 { 2 } else { 3 };
        for entry in rest.chunks(width) {
            let (&kind, &count) = (entry.first()?, entry.get(1)?);
            let wing = if version == 1 { 0 } else { *entry.get(2)? };
            let kind = *Kind::ALL.get(usize::from(kind))?;
            host.entries.push(Entry { kind, count, wing }).ok()?;
        }
        host.fault().is_none().then_some(host)
    }

    fn write(&self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        text::write(self, out)
    }

    fn read(version: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        let host = text::read(version, line, say)?;
        match host.fault() {
            Some(fault) => {
                fault.say(say);
                None
            }
            None => Some(host),
        }
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn core::fmt::Display)) {
        if self.entries.iter().all(|entry| entry.kind == Kind::Beasts) {
            say(&"Beasts alone take no orders well");
        }
    }
}
