//! A host as a line: `host "The March" / 6 spears / 3 riders wing 2 / campaign "Winter War"`.

use core::fmt::{self, Write};

use umpire_engine::table::Remark;

use crate::{CompanyKind, HostCampaign, HostEntry, WarHost};

/// Writes a host.
pub(crate) fn write(host: &WarHost, out: &mut dyn Write) -> fmt::Result {
    write!(out, "host \"{}\"", host.name)?;
    for entry in &host.entries {
        write!(out, " / {} {}", entry.count, entry.kind.line().id)?;
        if entry.wing > 0 {
            write!(out, " wing {}", entry.wing + 1)?;
        }
    }
    host.campaign.as_ref().map_or(Ok(()), |campaign| campaign.write(out))
}

/// Reads a host as any version of this program wrote it.
pub(crate) fn read(version: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<WarHost> {
    let mut host = WarHost::default();
    read_more(&mut host, version, line, say).then_some(host)
}

/// Reads some parts of a host behind those it has; the first of all is its name.
pub(crate) fn read_more(host: &mut WarHost, version: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> bool {
    let mut parts = line.split('/').map(str::trim);
    if host.name.is_empty() {
        let head = parts.next().unwrap_or("").strip_prefix("host").map(str::trim);
        let Some(name) = head.and_then(|name| name.strip_prefix('"')?.strip_suffix('"')) else {
            return unread(say, &"a host begins with its name", &"host \"NAME\" / 6 spears / 3 riders wing 2");
        };
        *host = WarHost::of(name, &[]);
        if host.name.is_empty() {
            return unread(say, &"this name does not fit", &"1 to 24 letters between quotation marks");
        }
    }
    for part in parts.filter(|part| !part.is_empty()) {
        if let Some(campaign) = part.strip_prefix("campaign").and_then(HostCampaign::read) {
            host.campaign = Some(campaign);
            continue;
        }
        let Some(entry) = entry(version, part) else {
            return unread(
                say,
                &format_args!("not understood: {part}"),
                &"a number, one of spears bows riders beasts, and perhaps wing 2",
            );
        };
        if host.entries.push(entry).is_err() {
            return unread(say, &"too many parts", &"12 parts at most");
        }
    }
    true
}

fn unread(say: &mut dyn FnMut(Remark<'_>), wrong: &dyn fmt::Display, right: &dyn fmt::Display) -> bool {
    say(Remark { reads: false, code: "", wrong, right });
    false
}

fn entry(version: u8, part: &str) -> Option<HostEntry> {
    let mut words = part.split_whitespace();
    let count = words.next()?.parse().ok().filter(|count| (1..=40).contains(count))?;
    let word = words.next()?;
    // What the first version called riders.
    let word = if version == 1 && word == "horse" { "riders" } else { word };
    let kind = CompanyKind::ALL.into_iter().find(|kind| kind.line().id == word)?;
    let wing = match (words.next(), words.next(), words.next()) {
        (None, ..) => 0,
        (Some("wing"), Some(number), None) if version > 1 => {
            number.parse::<u8>().ok().filter(|n| (1..=3).contains(n))? - 1
        }
        _ => return None,
    };
    Some(HostEntry { kind, count, wing })
}
