//! Licences: which ones we know how to keep to, and the standard texts of two.

/// Licences whose texts in this file are all they ask for.
pub(super) const KNOWN: [&str; 8] =
    ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Unlicense", "0BSD"];

/// Whether an expression leaves us a way with known licences only.
pub(super) fn known(expression: &str) -> bool {
    choose(expression, &|id| KNOWN.contains(&id)).is_some()
}

/// The standard text of an expression below a copyright line, where we have it for a way through.
pub(super) fn standard(expression: &str, copyright: &str) -> Option<String> {
    let ids = choose(expression, &|id| template(id).is_some())?;
    let texts: Vec<String> =
        ids.iter().filter_map(|id| template(id)).map(|text| format!("{copyright}\n\n{text}")).collect();
    Some(texts.join("\n\n"))
}

fn template(id: &str) -> Option<&'static str> {
    match id {
        "MIT" => Some(include_str!("MIT.txt")),
        "BSD-3-Clause" => Some(include_str!("BSD-3-Clause.txt")),
        _ => None,
    }
}

/// The licences of the first way through an SPDX expression that takes only these; none where there is no way, or the
/// expression cannot be read. Older manifests write `/` for OR.
fn choose(expression: &str, takes: &dyn Fn(&str) -> bool) -> Option<Vec<String>> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let chosen = either(&mut rest, takes)?;
    if rest.is_empty() { chosen } else { None }
}

/// What was chosen; inner none: readable, but no way through.
type Way = Option<Vec<String>>;

fn either(rest: &mut &[&str], takes: &dyn Fn(&str) -> bool) -> Option<Way> {
    let mut way = both(rest, takes)?;
    while rest.first() == Some(&"OR") {
        *rest = &rest[1..];
        let other = both(rest, takes)?;
        way = way.or(other);
    }
    Some(way)
}

fn both(rest: &mut &[&str], takes: &dyn Fn(&str) -> bool) -> Option<Way> {
    let mut way = one(rest, takes)?;
    while rest.first() == Some(&"AND") {
        *rest = &rest[1..];
        let other = one(rest, takes)?;
        way = way.zip(other).map(|(way, other)| [way, other].concat());
    }
    Some(way)
}

fn one(rest: &mut &[&str], takes: &dyn Fn(&str) -> bool) -> Option<Way> {
    let (&first, after) = rest.split_first()?;
    *rest = after;
    if first == "(" {
        let way = either(rest, takes)?;
        let (&last, after) = rest.split_first()?;
        *rest = after;
        return (last == ")").then_some(way);
    }
    let word = !["OR", "AND", "WITH", ")"].contains(&first);
    word.then(|| takes(first).then(|| vec![first.to_string()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_needs_one_way_through() {
        for good in ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR MIT", "(MIT OR X) AND Zlib", "Zlib AND (X OR ISC)"] {
            assert!(known(good), "{good}");
        }
        for bad in ["", "X", "MIT AND X", "MIT OR", "MIT MIT", "(MIT", "MIT)", "OR MIT", "Apache-2.0 WITH X", "mit"] {
            assert!(!known(bad), "{bad}");
        }
    }

    #[test]
    fn a_standard_text_carries_its_copyright_line() {
        let text = standard("Apache-2.0 OR MIT", "Copyright (c) Somebody").expect("MIT is a way");
        assert!(text.starts_with("Copyright (c) Somebody\n\nPermission is hereby granted, free of charge"));
        assert!(standard("BSD-3-Clause", "x").is_some_and(|text| text.contains("Neither the name")));
        assert_eq!((standard("Apache-2.0", "x"), standard("MIT AND Zlib", "x")), (None, None));
    }
}
