//! How a text is laid out: slashes, lines, remarks, copies.

use for_reign_or_ruin::book::Stat;

use super::{army, read, text, wrong};

fn names(text: &str) -> Vec<String> {
    army(text).elements.iter().map(|card| card.name.to_string()).collect()
}

/// FR-IN-1: slashes and line breaks are the same, remarks and empty lines are nothing; names may hold any of them.
#[test]
fn slashes_lines_and_remarks() {
    let slashed = army("army \"A / #1\" / unit \"X\" open mov 8 / hero \"Y\"");
    let lined = "# mine\narmy \"A / #1\" # an army\n\nunit \"X\" open mov 8 /\r\n # nobody\nhero \"Y\" # last";
    assert_eq!(army(lined), slashed);
    assert_eq!(army("army \"A / #1\" / unit \"X\" open mov 8 / hero \"Y\" # last"), slashed, "in the only line");
    let swallowed = read("army \"A\" / unit \"X\" open # mine / hero \"Y\"").expect_err("a part would be lost");
    assert!(swallowed[0].starts_with(": part 2: not understood: #"), "{swallowed:?}");
}

/// FR-IN-1: a copy is the element before it, or another one, with what is said of it otherwise.
#[test]
fn copies_differ_by_what_is_said() {
    let all = "army \"T\" / unit \"A\" open mov 8 caster hidden indirect state2 mov 9 / copy \"B\" mov 6 not caster not hidden \
               / hero \"H\" / copy of \"A\" \"C\" not state2 not indirect mov -";
    let army = army(all);
    let [a, b, _, c] = &army.elements[..] else { panic!("four elements") };
    let of = |card: &for_reign_or_ruin::roster::ElementCard| {
        (card.number(0, Stat::Mov), card.attributes.len(), card.hidden, card.two_lines, card.lines[0].indirect)
    };
    assert_eq!(
        (of(a), of(b), of(c)),
        ((8, 1, true, true, true), (6, 0, false, true, true), (255, 1, true, false, false))
    );
    assert_eq!((a.number(1, Stat::Mov), b.number(1, Stat::Mov)), (9, 9));
}

/// FR-IN-1: `x4` and `as 4` are so many with Roman numbers, behind those that are there.
#[test]
fn several_are_numbered() {
    assert_eq!(names("army \"T\" / unit \"S\" open x4"), ["S I", "S II", "S III", "S IV"]);
    assert_eq!(
        names("army \"T\" / unit \"S\" open as 2 / copy \"S\" x2 / copy \"R\" x1"),
        ["S I", "S II", "S III", "S IV", "R I"]
    );
    assert_eq!(names("army \"T\" / unit \"S IX\" open x2"), ["S IX", "S X"]);
    assert_eq!(names("army \"T\" / unit \"S\" open x40")[39], "S XL");
    let long = wrong("unit \"Silver Spearmen\" open x4");
    assert_eq!(long, [": part 2: this name does not fit; at most 16 letters (accented ones count twice)"]);
}

/// FR-IN-1: equal neighbours are written as copies, and read back the same.
#[test]
fn equal_neighbours_are_written_as_copies() {
    let four = army("army \"T\" / chief \"C\" / unit \"S\" open mov 8 under \"C\" x3 / copy \"R\" mov 7");
    let written = "army \"T\" / chief \"C\" / unit \"S I\" open mov 8 under \"C\" / copy \"S II\" / copy \"S III\" / \
                   unit \"R\" open mov 7 under \"C\"";
    assert_eq!((text(&four).as_str(), army(written)), (written, four));
}

/// What is wrong is said with its place, its word, and what would be right.
#[test]
fn what_is_not_understood_is_named_with_its_place() {
    let first = |text: &str| read(text).expect_err(text).swap_remove(0);
    let begins = ": part 1: an army begins with its name; army \"NAME\" / unit \"NAME\" close mov 8 ... / ...";
    assert_eq!((first("hello"), first("army T")), (begins.into(), begins.into()));
    assert_eq!(first("# nothing"), ": it has no name; army \"NAME\" / ...");
    let line = first("army \"T\"\n\nunit \"X\" open mov 8 nonsense 4");
    assert!(line.starts_with(": line 3: not understood: nonsense; skirmish, open, close; init, mov"), "{line}");
    let kind = first("army \"T\" / wizard \"X\"");
    let kinds = "unit, commander, chief, hero, individual \"NAME\" ...; copy \"NAME\"";
    assert!(kind.starts_with(&format!(": part 2: not understood: wizard; {kinds}")), "{kind}");
    assert_eq!(first("army \"T\" / unit open"), ": part 2: not understood: open; a name in quotation marks");
    assert_eq!(
        first("army \"T\" / unit \"X / hero \"Y\""),
        ": part 2: not understood: Y; skirmish, open, close; init, mov, att, imp, rch, sht, range, def, mor, end, act \
         NUMBER; indirect, superior, inferior, indifferent; mindless, unwilling, berserker, automaton, instable, \
         regenerating, fear, caster; unconfirmed ORDER, command A, under \"NAME\", group 1, order ORDER, stress 0, \
         hidden, state2, not MARK, x4"
    );
    assert!(first("army \"T\" / unit \"X").starts_with(": part 2: a quotation mark is opened and not closed"));
    assert_eq!(first("army \"T\" more"), ": part 1: not understood: more; a slash or a new line before the next part");
    assert_eq!(first("army \"T\" / copy \"X\""), ": part 2: a copy of nothing; an element before it");
    let order = first("army \"T\" / hero \"X\" order charge");
    assert!(order.starts_with("FR-IN-20: part 2: not understood: charge; attack, defend, harass, move"), "{order}");
    let not = first("army \"T\" / hero \"X\" not tall");
    assert!(not.starts_with(": part 2: not understood: tall; mindless, "), "{not}");
}
