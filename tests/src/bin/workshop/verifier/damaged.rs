//! Damage that a checksum does not show: each is refused at its line, with what would be right there.

/// One damage to the kept game that has every line there is.
pub(super) struct Damage {
    /// The first line that begins so is altered.
    begins: &'static str,
    /// How, digit by digit of a tape's line: kind, source and length take 6 of them, the check 4.
    alter: fn(&mut String),
    /// Which kind of line is refused, where it is not the altered one but the first of these.
    named: Option<&'static [&'static str]>,
    /// What is said of it.
    pub(super) says: &'static str,
}

/// What is said of a correction that is none.
const CORRECTION: &str =
    "is no payload of kind 9; right would be a target (0 and 0, 1 and a seat, 2 and a piece), a field";
const ROLL: &str = "is no payload of kind 5; right would be an option (0 or 1), hits (2, then 0 to 48), or who threw";
const SECRETS: &str = "is no payload of kind 4; right would be 1, 2 or 6 bytes for each of the seats";
/// Lines whose checks need no rules.
const NOTES: &[&str] = &["00", "08", "09"];

const fn at_its_line(begins: &'static str, alter: fn(&mut String), says: &'static str) -> Damage {
    Damage { begins, alter, named: None, says }
}

/// Sets the digits from this one on.
fn set(line: &mut String, at: usize, digits: &str) {
    line.replace_range(at..at + digits.len(), digits);
}

/// Every damage.
pub(super) static ALL: &[Damage] = &[
    // A correction cut short, one too long, and one whose length lies.
    at_its_line(
        "090005",
        |line| {
            set(line, 4, "04");
            line.truncate(18);
        },
        CORRECTION,
    ),
    at_its_line(
        "090005",
        |line| {
            set(line, 4, "06");
            line.push_str("00");
        },
        CORRECTION,
    ),
    at_its_line("090005", |line| line.push_str("00"), "length 5, and 6 bytes follow"),
    // There is no fourth sort of target; the game has no number; a fourth seat there is none.
    at_its_line("090005", |line| set(line, 10, "03"), CORRECTION),
    at_its_line("090005", |line| set(line, 10, "0001"), CORRECTION),
    at_its_line("090005", |line| set(line, 10, "0103"), CORRECTION),
    // Another value, or another field.
    at_its_line("090005", |line| set(line, 16, "2a"), "the one before it, the edition or the opening was altered"),
    at_its_line("090005", |line| set(line, 14, "07"), "the one before it, the edition or the opening was altered"),
    // Hits: more than dice can be, and none said.
    at_its_line("050002", |line| set(line, 10, "0231"), ROLL),
    at_its_line(
        "050002",
        |line| {
            set(line, 4, "01");
            line.truncate(10);
            line.push_str("02");
        },
        ROLL,
    ),
    // A die of seven sides, and a face that a die does not have.
    at_its_line("050004", |line| set(line, 12, "07"), ROLL),
    at_its_line("050004", |line| set(line, 14, "07"), ROLL),
    // Secrets of three seats: seven bytes are none, and there are 48 options.
    at_its_line(
        "040006",
        |line| {
            set(line, 4, "07");
            line.push_str("00");
        },
        SECRETS,
    ),
    at_its_line("040003", |line| set(line, 10, "30"), SECRETS),
    at_its_line("010001", |line| set(line, 10, "30"), "right would be the place of an option, 0 to 47"),
    at_its_line("020006", |line| set(line, 20, "00"), "right would be 6 bytes of ticks at most, the last not 0"),
    // Kinds that there are none of.
    at_its_line("010001", |line| set(line, 0, "0b"), "kind 11 is unknown; right would be 0 to 10"),
    at_its_line("010001", |line| set(line, 0, "0a"), "is no payload of kind 10"),
    at_its_line("090005", |line| set(line, 0, "4d"), "kind 77 is unknown; right would be 0 to 10"),
    at_its_line("010001", |line| set(line, 2, "03"), "is no line of the tape; right would be kind, source (0 to 2)"),
    // Steps further back than there is, and flags that lie.
    at_its_line("000004", |line| set(line, 12, "7f7f"), "right would be deepest 1 to "),
    at_its_line("000004", |line| set(line, 10, "00"), "flags 0, should be "),
    // Another edition, other numbers, and the rest of the head.
    Damage {
        begins: "edition",
        alter: |line| *line = "edition 2".into(),
        named: Some(NOTES),
        says: "it fits edition 1, and line 3 says 2",
    },
    at_its_line("edition", |line| *line = "edition 70000".into(), "right would be 0 to 65535"),
    at_its_line(
        "numbers",
        |line| *line = "numbers 000000 999999".into(),
        "2 numbers for 3 sides; right would be one for each, or none",
    ),
    at_its_line("tape", |line| *line = "tape 4".into(), "`tape 4`; right would be `tape 3`"),
    at_its_line("pocket", |line| *line = "pocket-umpire save 3".into(), "right would be `pocket-umpire save 4`"),
];

impl Damage {
    /// The damaged lines of a file, and which line is refused, from 1. The last line is left to be made anew.
    pub(super) fn lines(&self, text: &str) -> (Vec<String>, usize) {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.pop();
        let first = |lines: &[String], begins: &[&str], from: usize| {
            let found = (from..lines.len()).find(|at| begins.iter().any(|begins| lines[*at].starts_with(begins)));
            found.expect("the kept game has every line there is")
        };
        let at = first(&lines, &[self.begins], 0);
        (self.alter)(&mut lines[at]);
        let named = self.named.map_or(at, |begins| first(&lines, begins, 9));
        (lines, named + 1)
    }
}
