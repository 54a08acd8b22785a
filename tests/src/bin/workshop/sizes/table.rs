//! The table of sizes, for people.

use std::collections::{BTreeMap, BTreeSet};

use super::{Area, FLASH_BUDGET, KIB, RAM_BUDGET, Sizes, budget};
use crate::pico::BOARDS;
use crate::shell::{Failed, root};

/// The page that holds it.
const REPORT: &str = "tests/reports/measures.md";
/// What it stands between there.
const MARKS: [&str; 2] = ["<!-- sizes -->\n", "<!-- end of sizes -->"];

/// The table, and what in it is too large.
pub(super) struct SizeTable {
    pub(super) text: String,
    pub(super) exceeded: Vec<String>,
}

impl SizeTable {
    /// A row an area, a column a board; flash first, then statics.
    pub(super) fn of(boards: &[Sizes]) -> Self {
        let names: Vec<&str> = BOARDS.iter().map(|board| board.name).collect();
        let mut table = SizeTable { text: String::new(), exceeded: Vec::new() };
        let flash: Vec<_> = boards.iter().map(|sizes| &sizes.flash).collect();
        table.head("flash, bytes", &names);
        table.rows(&flash, budget, FLASH_BUDGET);
        let ram: Vec<_> = boards.iter().map(|sizes| &sizes.ram).collect();
        table.text.push('\n');
        table.head("static RAM, bytes", &names);
        table.rows(&ram, |_| None, RAM_BUDGET);
        table
    }

    fn head(&mut self, what: &str, boards: &[&str]) {
        self.text +=
            &format!("| {what} | {} | budget |\n|---|{}\n", boards.join(" | "), "---|".repeat(boards.len() + 1));
    }

    fn rows(&mut self, boards: &[&BTreeMap<Area, u32>], budget: impl Fn(&Area) -> Option<u32>, all: u32) {
        let areas: BTreeSet<&Area> = boards.iter().flat_map(|sizes| sizes.keys()).collect();
        for area in areas {
            let sizes: Vec<u32> = boards.iter().map(|sizes| sizes.get(area).copied().unwrap_or(0)).collect();
            self.row(&area.title(), &sizes, budget(area));
        }
        let sums: Vec<u32> = boards.iter().map(|sizes| sizes.values().sum()).collect();
        self.row("all of it", &sums, Some(all));
    }

    fn row(&mut self, title: &str, sizes: &[u32], budget: Option<u32>) {
        let limit = budget.map_or(String::new(), |budget| format!("{} KiB", budget / KIB));
        let mut cells = Vec::new();
        for (board, size) in BOARDS.iter().zip(sizes) {
            let over = budget.is_some_and(|budget| *size > budget);
            if over {
                self.exceeded.push(format!("{}: {title}: {}, and not {limit}", board.name, thousands(*size)));
            }
            cells.push(format!("{}{}", thousands(*size), if over { " **EXCEEDED**" } else { "" }));
        }
        self.text += &format!("| {title} | {} | {limit} |\n", cells.join(" | "));
    }

    /// Writes it into its page.
    pub(super) fn write(&self) -> Result<(), Failed> {
        let page = root().join(REPORT);
        let failed = |why: &dyn std::fmt::Display| Failed(format!("{REPORT}: {why}"));
        let old = std::fs::read_to_string(&page).map_err(|why| failed(&why))?;
        let (before, rest) = old.split_once(MARKS[0]).ok_or_else(|| failed(&"has no place for sizes"))?;
        let (_, after) = rest.split_once(MARKS[1]).ok_or_else(|| failed(&"has no end of sizes"))?;
        let [start, end] = MARKS;
        std::fs::write(&page, format!("{before}{start}{}{end}{after}", self.text)).map_err(|why| failed(&why))
    }
}

/// 1,234,567.
fn thousands(number: u32) -> String {
    let digits = number.to_string();
    let (first, rest) = digits.split_at((digits.len() - 1) % 3 + 1);
    let groups = rest.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    [first.to_string()].into_iter().chain(groups).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_exceeded_by_one_byte_on_one_board() {
        let sizes = |engine| Sizes { flash: BTreeMap::from([(Area::Engine, engine)]), ram: BTreeMap::new() };
        let most = budget(&Area::Engine).expect("the engine has a budget");
        assert!(SizeTable::of(&[sizes(most), sizes(most)]).exceeded.is_empty());
        let table = SizeTable::of(&[sizes(most), sizes(most + 1)]);
        assert_eq!(table.exceeded.len(), 1);
        assert!(table.exceeded[0].starts_with("picosystem: engine: "), "{}", table.exceeded[0]);
    }

    #[test]
    fn thousands_stand_in_groups() {
        let shown = [0, 999, 1000, 1_234_567].map(thousands);
        assert_eq!(shown, ["0", "999", "1,000", "1,234,567"]);
    }
}
