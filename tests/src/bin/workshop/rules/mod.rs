//! `cargo rules`: every rule with the tests that cover it; with the id of a game, those of that game.
//!
//! The rules stand in `tests/rules`, a file for each game, and a test says in the doc comment above it which of them it
//! pins. A rule without a test fails, and so does a test that names a rule there is none of.

mod cites;
mod list;

use std::path::Path;

use crate::shell::{Failed, root};
use cites::{Cite, RuleTest};
use list::RuleList;

/// The games whose rules are listed, each in a file of its name.
const GAMES: [&str; 5] = ["rattle-and-rend", "warbands-and-heroes", "dragon-rampant", "for-reign-or-ruin", "any-game"];
/// The only one that may list what no test needs: a campaign that is not played yet, and gaps of its book. Elsewhere such a
/// heading would hide what is missing.
const UNCOUNTED: &str = "rattle-and-rend";
/// Where the lists are.
const LISTS: &str = "tests/rules";
/// Where the tests are.
const TESTS: &str = "tests/tests";

/// Prints every rule with its tests, of all games or of the one that is named; fails where one has none.
pub(crate) fn table() -> Result<(), Failed> {
    let named = std::env::args().nth(2);
    match named.as_deref() {
        Some(game) if !GAMES.contains(&game) => Err(Failed(format!("no rules of {game}: say one of {GAMES:?}"))),
        game => each(game, true),
    }
}

/// Prints what is wrong only.
pub(crate) fn proof() -> Result<(), Failed> {
    each(None, false)
}

/// Prints all rows of each game, or those that miss a test, and what it comes to.
fn each(only: Option<&str>, all: bool) -> Result<(), Failed> {
    let tests = read_tests()?;
    let mut failed = Vec::new();
    for game in GAMES.into_iter().filter(|game| only.is_none_or(|only| only == *game)) {
        let list = read_list(game)?;
        let report = Report::of(&list, &tests);
        report.rows.iter().filter(|row| all || row.misses()).for_each(print_row);
        failed.extend(report.verdict(game).err().map(|Failed(why)| format!("{game}: {why}")));
    }
    if failed.is_empty() { Ok(()) } else { Err(Failed(failed.join("; "))) }
}

fn read_list(game: &str) -> Result<RuleList, Failed> {
    let file = format!("{LISTS}/{game}.txt");
    let text = std::fs::read_to_string(root().join(&file)).map_err(|error| Failed(format!("{file}: {error}")))?;
    let list = RuleList::read(&text).map_err(|why| Failed(format!("{file}: {why}")))?;
    match list.rules.iter().find(|rule| !rule.counts && game != UNCOUNTED) {
        Some(rule) => Err(Failed(format!("{file}: {} is not counted, but every rule of {game} needs a test", rule.id))),
        None => Ok(list),
    }
}

fn read_tests() -> Result<Vec<RuleTest>, Failed> {
    let failed = |error: std::io::Error| Failed(format!("the tests cannot be read: {error}"));
    cites::below(&root().join(TESTS), Path::new("")).map_err(failed)
}

/// A rule and the tests that cover it.
struct Row<'a> {
    rule: &'a list::Rule,
    tests: Vec<&'a RuleTest>,
}

impl Row<'_> {
    fn misses(&self) -> bool {
        self.rule.counts && self.tests.is_empty()
    }
}

fn print_row(row: &Row) {
    let mark = if row.misses() { '?' } else { ' ' };
    let mark = if row.rule.counts { mark } else { '-' };
    if row.rule.counts || !row.tests.is_empty() {
        println!("{}", format!("{mark} {:24} {}", row.rule.id, row.rule.title).trim_end());
    }
    for test in &row.tests {
        println!("{:27}{}  {}", "", test.file, test.name);
    }
}

/// Which rules are covered, and which tests name what is no rule.
struct Report<'a> {
    rows: Vec<Row<'a>>,
    unknown: Vec<String>,
}

impl<'a> Report<'a> {
    fn of(list: &'a RuleList, tests: &'a [RuleTest]) -> Self {
        let mut rows: Vec<Row> = list.rules.iter().map(|rule| Row { rule, tests: Vec::new() }).collect();
        let mut unknown = Vec::new();
        for test in tests {
            for cite in test.cites.iter().filter(|cite| list.claims(cite)) {
                match list.find(cite) {
                    Some(found) => found.into_iter().for_each(|at| {
                        if !rows[at].tests.iter().any(|other| std::ptr::eq(*other, test)) {
                            rows[at].tests.push(test);
                        }
                    }),
                    None => unknown.push(format!("{}  {}: {cite}", test.file, test.name)),
                }
            }
        }
        Report { rows, unknown }
    }

    /// Prints the counts; fails where something is missing or wrong.
    fn verdict(&self, game: &str) -> Result<(), Failed> {
        let all = self.rows.iter().filter(|row| row.rule.counts).count();
        let without = self.rows.iter().filter(|row| row.misses()).count();
        let uncounted = self.rows.len() - all;
        let more = if uncounted == 0 { String::new() } else { format!(", {uncounted} not counted (-)") };
        println!("\n    {game}: {all} rules, {} with a test, {without} without (?){more}", all - without);
        for line in &self.unknown {
            println!("!   {line}: no such rule in {LISTS}/{game}.txt");
        }
        match (without, self.unknown.len()) {
            (0, 0) => Ok(()),
            (0, wrong) => Err(Failed(format!("{wrong} times a test names what is no rule"))),
            (without, wrong) => Err(Failed(format!("{without} rules have no test, {wrong} names are wrong"))),
        }
    }
}

impl std::fmt::Display for Cite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Cite::One(id) => write!(f, "{id}"),
            Cite::Range(from, to) => write!(f, "{from} to {to}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# 1. One\nRR-A-1  one\nRR-A-2  two\nRR-A-3  three\n# later (not counted)\nRR-B-1  four\n";

    fn said(doc: &str) -> RuleTest {
        RuleTest { file: "x.rs".into(), name: "it".into(), cites: cites::cites(doc) }
    }

    fn verdict(docs: &[&str]) -> (Vec<String>, usize, bool) {
        let list = RuleList::read(RULES).expect("a sound list");
        let tests: Vec<RuleTest> = docs.iter().map(|doc| said(doc)).collect();
        let report = Report::of(&list, &tests);
        let missing = report.rows.iter().filter(|row| row.misses()).map(|row| row.rule.id.clone()).collect();
        (missing, report.unknown.len(), report.verdict("test").is_ok())
    }

    #[test]
    fn a_rule_without_a_test_fails_and_one_that_does_not_count_needs_none() {
        assert_eq!(verdict(&["RR-A-1, RR-A-2", "RR-A-3"]), (vec![], 0, true));
        assert_eq!(verdict(&["RR-A-1", "RR-A-3", "RR-B-1"]), (vec!["RR-A-2".into()], 0, false));
        assert_eq!(verdict(&["RR-A-1 to RR-A-3"]), (vec![], 0, true));
    }

    #[test]
    fn a_test_that_names_no_rule_fails_even_if_every_rule_is_covered() {
        assert_eq!(verdict(&["RR-A-1 to RR-A-3", "RR-A-4"]), (vec![], 1, false));
        assert_eq!(verdict(&["RR-A-1 to RR-A-3", "RR-A-3 to RR-B-1"]), (vec![], 1, false));
    }

    #[test]
    fn rules_of_another_game_are_its_own_business() {
        assert_eq!(verdict(&["RR-A-1 to RR-A-3, WH-A-9"]), (vec![], 0, true));
    }

    #[test]
    fn a_test_that_names_a_rule_twice_is_listed_once() {
        let list = RuleList::read(RULES).expect("a sound list");
        let tests = [said("RR-A-2, RR-A-1 to RR-A-3: and RR-A-2 again")];
        let listed: Vec<usize> = Report::of(&list, &tests).rows.iter().map(|row| row.tests.len()).collect();
        assert_eq!(listed, [1, 1, 1, 0]);
    }

    /// The lists in the tree can be read, and the tests in the tree are found.
    #[test]
    fn our_own_lists_and_tests_are_read() {
        for game in GAMES {
            let list = read_list(game).map_err(|Failed(why)| why).expect("it lies in the tree");
            let titles = list.rules.iter().filter(|rule| rule.title.chars().count() > 60).count();
            assert_eq!(titles, 0, "a title is short");
            assert!(game == UNCOUNTED || list.rules.iter().all(|rule| rule.counts), "{game} hides rules");
        }
        let tests = read_tests().map_err(|Failed(why)| why).expect("they lie in the tree");
        for file in ["rattle_and_rend/turns/passes.rs", "warbands_and_heroes/muster/upkeep.rs"] {
            assert!(tests.iter().any(|test| test.file == file && !test.cites.is_empty()), "{file}");
        }
    }
}
