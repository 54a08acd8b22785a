//! What a host takes home: the companies that stand.

use core::fmt::Display;

use umpire_engine::table::Seat;

use crate::{Company, CompanyKind, Field, WarHost, campaign};

/// The host without those that fell; none where too few are left for another fray. Those that had no room on the field
/// stayed at home, and are still there.
pub(crate) fn after(mut brought: WarHost, field: &Field, seat: Seat) -> Option<WarHost> {
    let mut fallen = field.companies.iter().filter(|company| company.seat == seat && !company.stands());
    for Company { kind, wing, .. } in fallen.by_ref() {
        let entry =
            brought.entries.iter_mut().find(|entry| (entry.kind, entry.wing, entry.count > 0) == (*kind, *wing, true));
        if let Some(entry) = entry {
            entry.count -= 1;
        }
    }
    brought.entries.retain(|entry| entry.count > 0);
    campaign::fought(&mut brought, field, seat);
    brought.fault().is_none().then_some(brought)
}

/// How many of each kind are left, where that is another number than before.
pub(crate) fn changes(host: &WarHost, before: &WarHost, say: &mut dyn FnMut(&dyn Display)) {
    let count = |host: &WarHost, kind| {
        host.entries.iter().filter(|entry| entry.kind == kind).map(|entry| entry.count).sum::<u8>()
    };
    if let Some(campaign) = host.campaign.as_ref().filter(|campaign| before.campaign.as_ref() != Some(campaign)) {
        let [won, drawn, lost] = campaign.games;
        say(&format_args!("{}: {won}-{drawn}-{lost}", campaign.name));
    }
    for kind in CompanyKind::ALL {
        match (count(host, kind), count(before, kind)) {
            (left, all) if left == all => {}
            (0, _) => say(&format_args!("{}: none left", kind.line().name)),
            (left, all) => say(&format_args!("{}: {left} of {all}", kind.line().name)),
        }
    }
}
