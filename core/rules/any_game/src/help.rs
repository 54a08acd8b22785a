//! What players read who ask why.

use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// A question or a row by its key, with its page.
type Page = (&'static str, Help);

/// What explains a question, or a row of it by its key. A row that leads to a question is explained as that is.
pub(crate) fn find(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let of = |pages: &'static [Page], id: &str| pages.iter().find(|(key, _)| *key == id).map(|(_, help)| help);
    let Some(key) = row else {
        return of(
            &QUESTIONS,
            if question.starts_with("counter-") && question.len() == 9 { "counter" } else { question },
        );
    };
    match question {
        "start" | "table" | "setup" | "lots" => of(&ROWS, key.word).or_else(|| of(&QUESTIONS, key.word)),
        "dice" => of(&QUESTIONS, key.word),
        "counting" => of(&COUNTING, key.word),
        _ => None,
    }
}

/// Every text.
pub fn all() -> impl Iterator<Item = &'static Help> {
    QUESTIONS.iter().chain(&ROWS).chain(&COUNTING).map(|(_, help)| help)
}

const fn page(id: &'static str, title: &'static str, text: Prose) -> Page {
    (id, Help { title, chip: "", text, page: "" })
}

const TABLE: Prose = prose!(
    "Do what your own rulebook says. Here you count, throw dice, bid and pass the turn on.\nX throws the last dice again. B takes anything back. Set up has counters, names and the clock."
);

static QUESTIONS: [Page; 35] = [
    page("start", "The table", TABLE),
    page("table", "The table", TABLE),
    page("whose", "Whose?", prose!("The side whose number changes. The one whose turn it is comes first.")),
    page(
        "counter",
        "A counter",
        prose!("Up and down change it, left and right by ten. Nothing counts before you take it."),
    ),
    page(
        "tracker",
        "A tracker",
        prose!("One number for all: doom, weather, rounds that are left. Up and down change it."),
    ),
    page(
        "time",
        "Time used",
        prose!(
            "How many seconds this turn took: the device has counted them, and only asks when you step back to here. It is added to what this side has used."
        ),
    ),
    page(
        "dice",
        "The dice tray",
        prose!(
            "Which dice, how many, and what they need. X throws them from any row. They stay as they are for the next throw."
        ),
    ),
    page(
        "kind",
        "Kind of dice",
        prose!(
            "From a coin to a d100.\nA coin and a d3 are thrown as a d6: 4 or more is heads; d3 is half of it, rounded up."
        ),
    ),
    page("count", "How many dice", prose!("1 to 48 of the same kind, thrown at once.")),
    page("counting", "How they count", prose!("Read them as they fall, add them up, or hold each against a number.")),
    page(
        "need",
        "What each needs",
        prose!("A die that shows this number, or better, is a hit. The next page tells the odds."),
    ),
    page("plus", "Added to the sum", prose!("What your rulebook adds to the dice, or takes off.")),
    page(
        "by",
        "Who throws",
        prose!("Whoever's turn it is, or always the same side. The count of lucky hits goes by it."),
    ),
    page("roll", "The throw", prose!("A or X throws the device's dice. Right is for your own: enter what they show.")),
    page(
        "bid-kind",
        "Secret bids",
        prose!(
            "Everybody gives something unseen; then all of it is shown at once.\nA number, a throw of rock, paper, scissors, or one of a few cards."
        ),
    ),
    page("most", "The highest bid", prose!("Nobody can bid more than this. Nothing can always be bid.")),
    page("cards", "How many cards", prose!("Each side picks one of so many. What each card means is up to you.")),
    page("bidders", "Who bids", prose!("Tick every side that takes part. The device goes round among them.")),
    page("bid", "Your bid", prose!("Nobody else may look. When the last one has given theirs, all are shown.")),
    page(
        "lots",
        "Lots",
        prose!("A coin, one side, or the order of all: thrown by the device, or with dice of your own."),
    ),
    page("coin", "A coin", prose!("A d6 is thrown for it: 4 or more is heads, less is tails.")),
    page("lot", "A lot", prose!("One die, of which every side has as many faces. The device says whom it drew.")),
    page(
        "order",
        "The order of all",
        prose!(
            "A d100 for each side, the highest first. If two show the same, all throw again.\nTurns go in this order from now on."
        ),
    ),
    page(
        "setup",
        "Set up",
        prose!("All of it can be changed at any time. What you set up before the first turn a rematch has again."),
    ),
    page(
        "counter-setup",
        "This counter",
        prose!("Give it another name, let every side start again, or take it off the table."),
    ),
    page("counter-name", "Its name", prose!("Left and right try our words. Up and down change a letter.")),
    page("counter-start", "Where it starts", prose!("Every side gets this number now, whatever it had.")),
    page("tracker-setup", "This tracker", prose!("Give it another name, or take it off the table.")),
    page("tracker-name", "Its name", prose!("Left and right try our words. Up and down change a letter.")),
    page("tracker-start", "Where it starts", prose!("The number it has from now on. It is changed from the table.")),
    page("name", "Your name", prose!("It stands in the strip and in the log, in place of your colour.")),
    page(
        "clock",
        "The clock",
        prose!(
            "Counts the time each side takes for its turns. With a limit you are told when it is used up; nothing else happens."
        ),
    ),
    page("limit", "Time of a side", prose!("For the whole game, 5 to 60 minutes. Whoever passes it is told once.")),
    page("begins", "Who begins", prose!("The turn goes to this side at once, and on from there as you sit.")),
    page(
        "winner",
        "The winner",
        prose!("Who has won by your own rulebook, or nobody. Whoever leads is under the cursor."),
    ),
];

static ROWS: [Page; 10] = [
    page("next", "The next turn", prose!("Your turn ends. After the last side of the order a new round begins.")),
    page("counter", "A counter", prose!("Choose a side, then its new number. All sides are seen beside each other.")),
    page("bid", "Secret bids", prose!("Numbers, cards, or rock, paper, scissors: given unseen, and shown at once.")),
    page("end", "The end", prose!("Names the winner, or nobody. The last page has what each side came to.")),
    page("done", "Back", prose!("Back to the table. Everything is kept as you see it here.")),
    page(
        "add-counter",
        "Another counter",
        prose!("Up to six, each side its own. The first one is always in the strip."),
    ),
    page("add-tracker", "Another tracker", prose!("Up to four. One number for all of you, seen on the table page.")),
    page("names", "Names", prose!("Each side gives one, in turn. Colours will do as well.")),
    page(
        "first",
        "Who begins",
        prose!("One side is drawn. The turn goes to it at once, and on from there as you sit."),
    ),
    page("side", "One side", prose!("One side is drawn, and nothing else changes.")),
];

static COUNTING: [Page; 4] = [
    page("read", "Just read", prose!("The faces are shown, and nothing is counted.")),
    page("sum", "All together", prose!("The faces are added up, and a number of yours with them.")),
    page("at-least", "Each, or more", prose!("Every die that shows the number or more is a hit.")),
    page("at-most", "Each, or less", prose!("Every die that shows the number or less is a hit.")),
];
