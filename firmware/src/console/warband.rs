//! Warbands by lines: listed, checked and kept, dropped.

use core::fmt::{self, Write};

use umpire_rules::rattle_and_rend::{GAME_SIZE, Kept, Mistake, Roster};

use super::json::{self, Object};
use crate::warbands::{self, Stored, Unkept, Warbands};

/// Writes every warband that is kept.
pub fn list(kept: &Kept, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| o.list("warbands", |l| kept.iter().try_for_each(|roster| l.object(|o| whole(o, roster)))))
}

fn whole<const N: usize>(o: &mut Object<'_>, roster: &Roster<N>) -> fmt::Result {
    o.text("name", roster.name.as_str())?;
    o.shown("text", roster)?;
    let warnings = || roster.warnings().map(|warning| warning.words().line(roster));
    o.list("mind", |l| warnings().try_for_each(|line| l.written(|out| out.write_str(&line))))
}

/// Checks a warband and keeps it, or writes everything that is wrong with it.
#[inline(never)] // a whole list, larger than a warband may be
pub fn keep(text: &str, warbands: &mut Warbands, out: &mut dyn Write) -> fmt::Result {
    let roster = match warbands::read(text) {
        Ok(roster) => roster,
        Err(mistake) => return json::line(out, |o| mistaken(o, &mistake)),
    };
    if roster.faults(GAME_SIZE).next().is_some() {
        return json::line(out, |o| faulty(o, &roster));
    }
    if roster.name.is_empty() {
        return json::line(out, |o| mistaken(o, &Mistake::NoName));
    }
    json::line(out, |o| match warbands.keep(&roster) {
        Ok(stored) => {
            o.text("event", "kept")?;
            whole(o, &roster)?;
            o.flag("replaced", stored == Stored::Replaced)
        }
        Err(why) => unkept(o, why),
    })
}

/// Forgets a warband.
pub fn drop(name: &str, warbands: &mut Warbands, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| match warbands.forget(name) {
        Ok(()) => {
            o.text("event", "dropped")?;
            o.text("name", name)
        }
        Err(why) => {
            unkept(o, why)?;
            let kept = warbands.kept();
            o.list("names", |l| kept.iter().try_for_each(|roster| l.written(|out| out.write_str(roster.name.as_str()))))
        }
    })
}

/// Says what became of a warband that left the workbench.
pub fn settled(settled: Result<(), Unkept>, out: &mut dyn Write) -> fmt::Result {
    json::line(out, |o| {
        o.text("event", if settled.is_ok() { "settled" } else { "not-kept" })?;
        match settled {
            Ok(()) => o.text("text", "the warbands are written down"),
            Err(why) => o.shown("text", why),
        }
    })
}

fn unkept(o: &mut Object<'_>, why: Unkept) -> fmt::Result {
    o.shown("error", why)?;
    o.text(
        "want",
        match why {
            Unkept::Full => "warband-drop NAME first",
            Unkept::Unknown => "one of the names below",
            Unkept::Unsound => "warband TEXT",
            Unkept::Unwritten => "a file that can be written: --warbands FILE",
        },
    )
}

fn mistaken(o: &mut Object<'_>, mistake: &Mistake<'_>) -> fmt::Result {
    o.written("error", |out| mistake.write(out))?;
    if let Mistake::Fault(fault) = mistake {
        o.text("code", fault.code())?;
    }
    o.written("want", |out| mistake.write_right(out))
}

fn faulty<const N: usize>(o: &mut Object<'_>, roster: &Roster<N>) -> fmt::Result {
    o.text("error", "this warband may not play")?;
    o.list("faults", |l| {
        roster.faults(GAME_SIZE).try_for_each(|fault| {
            l.object(|o| {
                o.text("code", fault.code())?;
                o.written("text", |out| fault.words().write(roster, out))?;
                o.written("want", |out| fault.write_right(out))
            })
        })
    })
}
