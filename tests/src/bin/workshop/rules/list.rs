//! The list of rules: a line each, an ID and a title with two spaces between them.

use super::cites::Cite;

/// A rule.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Rule {
    /// What tests call it.
    pub(super) id: String,
    /// What it is about.
    pub(super) title: String,
    /// Whether it needs a test: all do but those under a heading that says "(not counted)".
    pub(super) counts: bool,
}

/// Every rule, in the order of the book.
#[derive(Debug)]
pub(super) struct RuleList {
    pub(super) rules: Vec<Rule>,
}

impl RuleList {
    /// Reads the list; why it cannot be read, where it cannot.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut list = RuleList { rules: Vec::new() };
        let mut counts = true;
        for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            if line.starts_with('#') {
                counts = !line.ends_with("(not counted)");
            } else if let Some((from, to)) = line.split_once(" to ").filter(|_| !line.contains("  ")) {
                for id in numbered(from, to).ok_or_else(|| format!("`{line}` is no range of numbers"))? {
                    list.add(Rule { id, title: String::new(), counts })?;
                }
            } else {
                let (id, title) = line.split_once("  ").ok_or_else(|| format!("`{line}` has no title"))?;
                list.add(Rule { id: id.into(), title: title.trim().into(), counts })?;
            }
        }
        Ok(list)
    }

    fn add(&mut self, rule: Rule) -> Result<(), String> {
        if self.at(&rule.id).is_some() {
            return Err(format!("{} is there twice", rule.id));
        }
        self.rules.push(rule);
        Ok(())
    }

    fn at(&self, id: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.id == id)
    }

    /// Whether a test that names this means a rule of this list: another of it begins the same, `RR` or `GAP`.
    pub(super) fn claims(&self, cite: &Cite) -> bool {
        let (Cite::One(id) | Cite::Range(id, _)) = cite;
        self.rules.iter().any(|rule| kind(&rule.id) == kind(id))
    }

    /// Where the rules are that a test names. A range is every rule of one family from here to there, in the
    /// order of the list.
    pub(super) fn find(&self, cite: &Cite) -> Option<Vec<usize>> {
        match cite {
            Cite::One(id) => self.at(id).map(|at| vec![at]),
            Cite::Range(from, to) => {
                let (first, last) = (self.at(from)?, self.at(to)?);
                let kin = |at: &usize| family(&self.rules[*at].id) == family(from);
                (first < last && kin(&last)).then(|| (first..=last).filter(kin).collect())
            }
        }
    }
}

/// What an ID begins with: `RR` of `RR-EL-WARD`, `HR` of `HR 01`.
fn kind(id: &str) -> &str {
    id.split(['-', ' ']).next().unwrap_or(id)
}

/// What comes before the last part of an ID that tells its likes apart: `RR-EL` of `RR-EL-WARD`, `HR` of `HR 01`.
fn family(id: &str) -> &str {
    let end = id.match_indices(['-', ' ']).map(|(at, _)| at).nth(usize::from(!id.contains(' ')));
    &id[..end.unwrap_or(id.len())]
}

/// `GAP 01` to `GAP 12`, each.
fn numbered(from: &str, to: &str) -> Option<Vec<String>> {
    let (kind, first) = from.split_once(' ')?;
    let (same, last) = to.split_once(' ')?;
    let (first, last) = (first.parse::<u16>().ok()?, last.parse::<u16>().ok()?);
    (kind == same && first < last).then(|| (first..=last).map(|n| format!("{kind} {n:02}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(list: &RuleList, cite: Cite) -> Option<Vec<&str>> {
        Some(list.find(&cite)?.into_iter().map(|at| list.rules[at].id.as_str()).collect())
    }

    fn range(from: &str, to: &str) -> Cite {
        Cite::Range(from.into(), to.into())
    }

    #[test]
    fn headings_say_what_counts() {
        let text = "# 1. One\nRR-A-1  one thing\n\n# later (not counted)\nRR-B-1  b\n# 2. Two\nHR 01  bids\n";
        let list = RuleList::read(text).expect("a sound list");
        let rule = |id: &str, title: &str, counts| Rule { id: id.into(), title: title.into(), counts };
        assert_eq!(
            list.rules,
            [rule("RR-A-1", "one thing", true), rule("RR-B-1", "b", false), rule("HR 01", "bids", true)]
        );
    }

    #[test]
    fn numbers_can_be_listed_as_a_range() {
        let list = RuleList::read("# gaps (not counted)\nGAP 08 to GAP 11\n").expect("a sound list");
        let found: Vec<(&str, bool)> = list.rules.iter().map(|rule| (rule.id.as_str(), rule.counts)).collect();
        assert_eq!(found, [("GAP 08", false), ("GAP 09", false), ("GAP 10", false), ("GAP 11", false)]);
        assert!(RuleList::read("GAP 08 to HR 11").is_err() && RuleList::read("GAP 08 to GAP x").is_err());
    }

    #[test]
    fn a_rule_twice_or_without_a_title_is_refused() {
        assert_eq!(RuleList::read("RR-A-1  a\nRR-A-1  b").map(|_| ()), Err("RR-A-1 is there twice".into()));
        assert!(RuleList::read("RR-A-1").is_err() && RuleList::read("RR-A-1 one space").is_err());
    }

    #[test]
    fn a_range_holds_one_family_in_the_order_of_the_list() {
        let text = "RR-EL-WARD  a\nRR-EL-1  b\nRR-DEP-SIDE  c\nRR-EL-2  d\nRR-EL-10  e\nHR 01  f\nHR 02  g\n";
        let list = RuleList::read(text).expect("a sound list");
        assert_eq!(ids(&list, range("RR-EL-WARD", "RR-EL-2")), Some(vec!["RR-EL-WARD", "RR-EL-1", "RR-EL-2"]));
        assert_eq!(ids(&list, range("HR 01", "HR 02")), Some(vec!["HR 01", "HR 02"]));
        assert_eq!(ids(&list, range("RR-EL-2", "RR-EL-1")), None, "backwards");
        assert_eq!(ids(&list, range("RR-EL-1", "RR-DEP-SIDE")), None, "two families");
        assert_eq!(ids(&list, range("RR-EL-1", "RR-EL-3")), None, "no such end");
        assert_eq!(ids(&list, Cite::One("RR-EL-1".into())), Some(vec!["RR-EL-1"]), "not RR-EL-10");
    }
}
