//! What the table has said of an Element in this Action is not asked again until something moves (RR-DEV-4).

use super::Check;
use super::rows::FactRows;
use crate::book::{ModifierSource, ModifierSources};
use crate::event::Event;
use crate::flow::Table;
use crate::state::SeenFacts;

impl Check {
    /// Without what the table has said of the roller in this Action, while nothing moved (RR-DEV-4).
    #[inline(never)]
    pub(super) fn recalled(mut self, t: &Table) -> Self {
        if let Some(seen) = t.look(|s| s.current.seen).filter(|seen| seen.who == self.who) {
            for source in self.facts.iter().filter(|source| seen.asked.has(*source)) {
                self.facts = self.facts.without(source);
                self.known = self.known.and_if(seen.so.has(source), source);
            }
        }
        self
    }

    /// Keeps what the table said of where the roller stands; what it said of a target is not kept.
    #[inline(never)]
    pub(super) fn remember(self, t: &Table, ticked: u16) {
        if t.look(|s| s.current.action.is_none()) {
            return;
        }
        let none = SeenFacts { who: self.who, asked: ModifierSources::EMPTY, so: ModifierSources::EMPTY };
        let mut seen = t.look(|s| s.current.seen).filter(|seen| seen.who == self.who).unwrap_or(none);
        let stands = |source: &ModifierSource| match source {
            ModifierSource::Tactic(tactic) => tactic.row().stands,
            source => *source == ModifierSource::Inspired,
        };
        for (row, source) in self.rows().iter().flat_map(FactRows::iter).enumerate() {
            if let Some(source) = source.filter(stands) {
                seen.asked = seen.asked.and(source);
                seen.so = seen.so.and_if(ticked >> row & 1 == 1, source);
            }
        }
        t.emit(Event::Seen(seen));
    }
}
