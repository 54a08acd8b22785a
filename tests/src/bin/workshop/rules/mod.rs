//! `cargo rules`: every rule with the tests that cover it.
//!
//! The rules stand in `tests/rules`, and a test says in the doc comment above it which of them it pins. A rule
//! without a test fails, and so does a test that names a rule there is none of.

mod cites;
mod list;

use std::path::Path;

use crate::shell::{Failed, root};
use cites::{Cite, RuleTest};
use list::RuleList;

/// Where the rules are listed.
const LIST: &str = "tests/rules/rattle-and-rend.txt";
/// Where the tests are.
const TESTS: &str = "tests/tests";

/// Prints every rule with its tests; fails where one has none.
pub(crate) fn table() -> Result<(), Failed> {
    let (list, tests) = read()?;
    let report = Report::of(&list, &tests);
    report.rows.iter().for_each(print_row);
    report.verdict()
}

/// Prints what is wrong only.
pub(crate) fn proof() -> Result<(), Failed> {
    let (list, tests) = read()?;
    let report = Report::of(&list, &tests);
    report.rows.iter().filter(|row| row.misses()).for_each(print_row);
    report.verdict()
}

fn read() -> Result<(RuleList, Vec<RuleTest>), Failed> {
    let failed = |error: std::io::Error| Failed(format!("the rules or their tests cannot be read: {error}"));
    let text = std::fs::read_to_string(root().join(LIST)).map_err(failed)?;
    let list = RuleList::read(&text).map_err(|why| Failed(format!("{LIST}: {why}")))?;
    let tests = cites::below(&root().join(TESTS), Path::new("")).map_err(failed)?;
    Ok((list, tests))
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
            for cite in &test.cites {
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
    fn verdict(&self) -> Result<(), Failed> {
        let all = self.rows.iter().filter(|row| row.rule.counts).count();
        let without = self.rows.iter().filter(|row| row.misses()).count();
        println!("\n    {all} rules, {} with a test, {without} without (?)", all - without);
        for line in &self.unknown {
            println!("!   {line}: no such rule in {LIST}");
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
        (missing, report.unknown.len(), report.verdict().is_ok())
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
    fn a_test_that_names_a_rule_twice_is_listed_once() {
        let list = RuleList::read(RULES).expect("a sound list");
        let tests = [said("RR-A-2, RR-A-1 to RR-A-3: and RR-A-2 again")];
        let listed: Vec<usize> = Report::of(&list, &tests).rows.iter().map(|row| row.tests.len()).collect();
        assert_eq!(listed, [1, 1, 1, 0]);
    }

    /// The list in the tree can be read, and the tests in the tree are found.
    #[test]
    fn our_own_list_and_tests_are_read() {
        let (list, tests) = read().map_err(|Failed(why)| why).expect("both lie in the tree");
        let titles = list.rules.iter().filter(|rule| rule.title.chars().count() > 60).count();
        assert_eq!(titles, 0, "a title is short");
        assert!(tests.iter().any(|test| test.file == "rattle_and_rend/turns/passes.rs" && !test.cites.is_empty()));
    }
}
