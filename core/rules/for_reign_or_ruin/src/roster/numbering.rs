//! Names that differ by a Roman number: *Silver Spears I*, *Silver Spears II*.

use core::fmt::Write;

use super::{Army, ElementName};

static TENS: [&str; 5] = ["", "X", "XX", "XXX", "XL"];
static ONES: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
/// The last number that is written.
const LAST: u8 = 49;

/// A name without its number, and the number; 1 where it has none.
pub(super) fn numbered(name: &str) -> (&str, u8) {
    let parted = name.rsplit_once(' ').filter(|(base, _)| !base.trim().is_empty());
    let found = parted.and_then(|(base, number)| {
        let is = |n: &u8| number.strip_prefix(tens(*n)) == Some(ones(*n));
        (1..=LAST).find(is).map(|n| (base, n))
    });
    found.unwrap_or((name, 1))
}

/// A name with this number; none where it is too long.
pub(super) fn with_number(base: &str, number: u8) -> Option<ElementName> {
    let mut name = ElementName::new();
    write!(name, "{base} {}{}", tens(number), ones(number)).ok().map(|()| name)
}

fn tens(number: u8) -> &'static str {
    TENS[usize::from(number.min(LAST) / 10)]
}

fn ones(number: u8) -> &'static str {
    ONES[usize::from(number.min(LAST) % 10)]
}

impl Army {
    /// The place of the element of this name (FR-IN-1).
    pub fn place_of(&self, name: &str) -> Option<u8> {
        self.elements.iter().position(|card| card.name.eq_ignore_ascii_case(name)).map(|at| at as u8)
    }

    /// The highest number among those of a name; 0 where there are none.
    pub(super) fn last_number(&self, base: &str) -> u8 {
        let numbers = self.elements.iter().map(|card| numbered(&card.name));
        numbers.filter(|(other, _)| other.eq_ignore_ascii_case(base)).map(|(_, number)| number).max().unwrap_or(0)
    }

    /// What one more of this name is called: with the next number. A long name loses its last letters to it.
    pub fn next_name(&self, name: &str) -> ElementName {
        let (mut base, _) = numbered(name);
        let mut number = self.last_number(base).saturating_add(1);
        loop {
            match with_number(base, number) {
                Some(next) if number >= LAST || self.place_of(&next).is_none() => return next,
                Some(_) => number += 1,
                None => base = base[..base.floor_char_boundary(base.len().saturating_sub(1))].trim_end(),
            }
        }
    }

    /// This name where nobody has it, or the next one.
    pub fn free_name(&self, name: &str) -> ElementName {
        let free = ElementName::try_from(name).ok().filter(|_| self.place_of(name).is_none());
        free.unwrap_or_else(|| self.next_name(name))
    }
}
