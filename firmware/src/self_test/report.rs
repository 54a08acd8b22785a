//! What was found, as a text for a bug report.

use core::fmt::{self, Write};

use embedded_storage::nor_flash::NorFlash;

use super::finding::{BYTES, Findings, Part, Verdict};
use super::words::{write_advice, write_part, write_verdict};
use crate::board::Contacts;
use crate::persistence::journal::{Journal, JournalSlot};

/// The lines before and behind a report.
const BEGIN: &str = "-----BEGIN SELF-TEST-----";
const END: &str = "-----END SELF-TEST-----";

/// A report: what was found, and on what.
pub struct Report<'r> {
    /// What the board is called.
    pub board: &'static str,
    /// Its contacts.
    pub contacts: &'r Contacts,
    /// What was found.
    pub findings: &'r Findings,
    /// How often any sector was erased, and how many were set aside since the start.
    pub flash: (u32, u32),
}

impl Report<'_> {
    /// Writes it: plain lines between two marks.
    #[inline(never)]
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        let (erases, bad) = self.flash;
        writeln!(out, "{BEGIN}")?;
        writeln!(out, "board: {}", self.board)?;
        writeln!(out, "version: {}, {build}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "flash: {erases} erases, {bad} sectors set aside")?;
        for part in Part::all() {
            let finding = self.findings.of(part);
            let Some(named) = write_part(part, self.contacts, out) else { continue };
            named?;
            out.write_str(": ")?;
            write_verdict(finding, part, self.contacts, out)?;
            if finding.verdict.is_trouble() {
                out.write_str(". ")?;
                write_advice(finding, part, self.contacts, out)?;
            }
            out.write_str("\n")?;
        }
        match self.findings.troubles() {
            0 if self.is_whole() => out.write_str("result: all is well\n")?,
            0 => out.write_str("result: not all was tried\n")?,
            count => writeln!(out, "result: {count} not well")?,
        }
        writeln!(out, "{END}")
    }

    /// Whether everything was tried.
    fn is_whole(&self) -> bool {
        let there = |part: &Part| !matches!(part, Part::Contact(at) if usize::from(*at) >= self.contacts.len());
        Part::all().filter(there).all(|part| self.findings.of(part).verdict != Verdict::Untried)
    }
}

/// What the last self-test found, as it is stored.
pub(crate) fn stored<F: NorFlash>(store: &mut Journal<F>) -> Option<Findings> {
    let mut bytes = [0; BYTES];
    let length = store.read(JournalSlot::SelfTest, &mut bytes)?;
    Findings::from_bytes(&bytes[..length])
}
