//! The battle: every question it asks, and the rows that need words.

use super::{captain, help, house};
use crate::book::{CaptainTrait, HouseRule};
use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// What explains a question of the battle, or a row of it by its key.
pub fn battle(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return battle_questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "trait" => CaptainTrait::ALL.into_iter().find(|own| own.id() == key.word).map(captain),
        "house" => HouseRule::ALL.into_iter().find(|rule| rule.number() == key.number).map(house),
        // Each attack is told as it is now.
        "activate" | "action" | "with" if ["attack", "charge", "wall"].iter().any(|own| key.word.starts_with(own)) => {
            Some(&Help::OF_SCENE)
        }
        "rules" | "activate" | "action" | "other" | "more" | "quick" => {
            ROWS.iter().find(|(id, _)| *id == key.word).map(|(_, help)| help)
        }
        _ => None,
    }
}

/// Every question of the battle that is explained.
pub fn battle_questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    SETUP.iter().chain(&TURNS).chain(&TESTS).chain(&TOOLS).map(|(id, help)| (*id, help))
}

/// The rows of menus that are explained.
pub fn battle_rows() -> impl Iterator<Item = (&'static str, &'static Help)> {
    ROWS.iter().map(|(id, help)| (*id, help))
}

const fn asked(id: &'static str, title: &'static str, text: Prose) -> (&'static str, Help) {
    (id, help(title, "", text))
}

#[rustfmt::skip]
static SETUP: [(&str, Help); 13] = [
    asked("rules", "What to play", prose!("Fight a battle: the device leads everybody through each round. The other rows are for before that: names, alliances, captains, who comes later, house rules.")),
    asked("name", "Your name", prose!("What the device calls you: 10 letters at the most.")),
    asked("alliance", "Your alliance", prose!("Sides of one letter are friends: they do not attack each other, and their captains help each other. Initiative stays their own.\nYour own letter: nobody's friend.")),
    asked("captain", "Captain for", prose!("A captain rides with one Unit and has one trait. At most one for a Unit, none for a Hero, as many as you like for a side. He stays with it all battle.")),
    asked("trait", "Which trait?", prose!("Roll a d8 for it, or agree on one. Y on a row tells what it does.")),
    asked("trait-roll", "Captain's trait", prose!("A d8: 1 Reprehensible, 2 Cowardly, 3 Wicked, 4 Shrewd, 5 Resolute, 6 Aggressive, 7 Dangerous, 8 Level-Headed.")),
    asked("captain-told", "His trait", prose!("It is his for all of the battle. What it does is on his Unit's card, too: Y there.")),
    asked("hold", "Who comes later?", prose!("Ticked Units are reinforcements: they are brought on in mid-battle, by More at the side's turn. Somebody has to start.")),
    asked("house", "House rules", prose!("Nothing ticked is the game as we rule it. Tick what your table plays the other way; Y on a row tells both ways.")),
    asked("ranged-limit", "Ranged limit", prose!("The most squares for all ranged attacks. The book prints none: sight is the limit.")),
    asked("deploy", "Deploy", prose!("Put every token on the table, one to a square. Where, and what ground there is, you agree among yourselves.")),
    asked("desertion", "Desertion", prose!("A Reprehensible captain: a die for every other Unit of his side, in the order of its list. On a 1 it is out of the battle.")),
    asked("first", "First or last?", prose!("The highest initiative chooses: act before all others, or after all of them.")),
];

#[rustfmt::skip]
static TURNS: [(&str, Help); 17] = [
    asked("initiative", "Initiative", prose!("A die for every side with a Unit in play, in the order of the strip. Higher acts earlier; equal dice act at the same time.")),
    asked("shrewd", "Shrewd captain", prose!("You may change your result by 1, up or down. All dice are known; the lowest roll chooses first.")),
    asked("tied", "Tied at the top", prose!("By house rule the sides that share the highest result may act last, together, if all of them agree.")),
    asked("roll-off", "First to act", prose!("Who acts together alternates Units. The highest die moves the first token, then on down; equal dice are thrown again. It decides nothing else.")),
    asked("unit", "Which Unit?", prose!("Pick one that has not acted: it moves and acts. X has the end of the turn, tests and dice by hand, reinforcements, the end.")),
    asked("activate", "What does it do?", prose!("A move and one action, in either order; the move is one piece. Who stands still all round attacks with a die more.")),
    asked("stay", "Stay put?", prose!("Decide before the attack: a die more now, and no move of its own for the rest of the round; or no die, and a move afterwards.")),
    asked("move", "Move", prose!("Up to so many squares; diagonals count as one. Stop next to an enemy's Shield Wall that is up: it may strike. Then go on.")),
    asked("charge-move", "Charge", prose!("One unbroken move, turns allowed, of one square at least; end next to the target. Walls it passes may strike.")),
    asked("action", "Action", prose!("One attack of its list, a Shield Wall, something else, or nothing. The dice are behind each attack.")),
    asked("target", "Attack whom?", prose!("Melee reaches the eight squares around it. Ranged attacks need sight, and range where there is one. Nobody: the attack is lost.")),
    asked("facts", "What is so?", prose!("An Aggressive friend next to it and in sight brings one more hit. Tick the last row if a referee changes the number of dice.")),
    asked("referee", "The referee", prose!("More or less, as the referee says; without one, as you all agree before the roll.")),
    asked("attack", "The attack", prose!("Each die that shows the target's Target Number or more is a hit; each hit takes the attack's damage from its Fighting Strength (FS). With dice of your own you may enter hits only.")),
    asked("dice", "Dangerous", prose!("Your Dangerous captain lets you throw up to two attack dice a round once more. The second result stands.")),
    asked("again", "Once more", prose!("The picked dice again. What they show now counts, better or worse.")),
    asked("note", "Your own rule", prose!("A remark of this class that the device does not know. Apply it on the table; damage is entered by More.")),
];

#[rustfmt::skip]
static TESTS: [(&str, Help); 9] = [
    asked("wall", "Past a Shield Wall?", prose!("Did it enter, leave or pass a square next to an enemy's Shield Wall? Pick the wall: it may strike now, once a turn for each mover.")),
    asked("strike", "Strike?", prose!("The wall may attack whoever moves next to it, at once. Its move goes on afterwards, if it is still there.")),
    asked("go-on", "Go on", prose!("It was struck in mid-move and is still there: it finishes its move with the squares it had left, from where a Retreat took it.")),
    asked("resolve", "Resolve", prose!("One die: the number or less passes. A friendly captain within 4 squares and in sight adds 1 to the number.")),
    asked("near-captain", "A captain near?", prose!("Is it within 4 squares and in sight of a friendly captain's Unit that is not Shaken? That adds 1 to Resolve, however many there are.")),
    asked("wicked", "Wicked near?", prose!("It failed. Each side with a Wicked captain within 5 squares and in sight takes 1 more of its Fighting Strength (FS).")),
    asked("retreat", "Retreat?", prose!("It passed its test: it may move up to 2 squares at once, any way. That counts as having moved, but not as its activation.")),
    asked("fear", "Is it fear?", prose!("Fear does nothing to this Unit: it passes such a test without a die.")),
    asked("fate", "Routed Units", prose!("The book does not say what becomes of the routed. Ticked ones come back to the warband.")),
];

#[rustfmt::skip]
static TOOLS: [(&str, Help); 20] = [
    asked("more", "More", prose!("What is no activation. Ended, the turn is over for all of the side's Units. Fighting Strength (FS), Shaken, walls and the like are put right on a Unit's page: Y, then right.")),
    asked("other", "How?", prose!("Whatever has no rule: a Resolve test, a chance in six, some attack dice, or just done. It is the Unit's action, and hurts nobody by itself.")),
    asked("chance", "X in 6", prose!("The referee, or all together, name a number from 1 to 5: that or less on a die, and it works.")),
    asked("chance-roll", "X in 6", prose!("The number or less, and it works.")),
    asked("dice-count", "How many dice?", prose!("As many as the referee says, or as you agree.")),
    asked("dice-need", "Against what?", prose!("What each die must show at the least.")),
    asked("free-dice", "Dice", prose!("They change nothing by themselves: enter damage by hand, if there is any.")),
    asked("hurt", "Any damage?", prose!("Who is hurt by fire, a fall, a boulder? Pick the Unit, then how much. It checks morale like any other. X: nobody more.")),
    asked("amount", "How much?", prose!("Fighting Strength (FS) that this Unit loses now.")),
    asked("tester", "Who tests?", prose!("Any Unit in play: a Resolve test that a rule of yours calls for.")),
    asked("reinforce", "Who arrives?", prose!("A Unit that was to come later. X: another one, which no warband has.")),
    asked("joins", "For which side?", prose!("A Unit joins that nobody listed: a neighbour, a summoned beast. Forty Units in all have room.")),
    asked("class", "Which class?", prose!("What joins: a printed class, or one of those that the sides brought.")),
    asked("acts-now", "When does it act?", prose!("Reinforcements act from the round after they arrive, unless you agree otherwise.")),
    asked("quick", "Quick mode", prose!("No turns: roll and track what you like. The device knows who was damaged, and checks morale when you end the round.")),
    asked("attacker", "Who attacks?", prose!("Any Unit in play; then with what, and whom.")),
    asked("with", "With what?", prose!("An attack of its list. Tick on the next page whether it stood still.")),
    asked("over", "Battle over?", prose!("Only one alliance has Units in play. The book names no victory: you may fight on.")),
    asked("end", "End the battle?", prose!("You may stop at any time. Then you say who has won.")),
    asked("winner", "Who has won?", prose!("The book names no victory: agree on it.")),
];

#[rustfmt::skip]
static ROWS: [(&str, Help); 22] = [
    asked("fight", "Fight a battle", prose!("Round after round: initiative, each side's turn, morale. Everything that is to be done is asked or told.")),
    asked("names", "Names", prose!("Names stand in the strip and in the log in place of colours.")),
    asked("alliances", "Alliances", prose!("For three sides or more: who fights together.")),
    asked("captains", "Add captains", prose!("For Units that have none in their warband.")),
    asked("move", "Move first", prose!("Move up to its Speed, then act.")),
    asked("act", "Act first", prose!("Act, then move. If it gives up that move beforehand, it attacks with a die more.")),
    asked("still", "Stand still", prose!("No move in this round, and a die more for its attack; a Shield Wall keeps that die as long as it is up.")),
    asked("level-headed", "Level-Headed", prose!("Once a round for each such captain: this Unit, within 5 squares and in sight of his, ignores what would compel it. Then it acts.")),
    asked("pass", "Pass", prose!("It neither moves nor acts in this round.")),
    asked("other", "Other action", prose!("Whatever no attack is: climb, shout, push a cart. With a test, a chance, some dice, or just done.")),
    asked("nothing", "Nothing", prose!("It does nothing more than move.")),
    asked("test", "Resolve test", prose!("One die against Resolve, with captains near and the referee's word.")),
    asked("chance", "X in 6", prose!("A chance that the referee names, from 1 to 5 in 6.")),
    asked("dice", "Free dice", prose!("So many dice against a number; what comes of it is yours to say.")),
    asked("done", "Just done", prose!("It happens without a die.")),
    asked("end-turn", "End turn", prose!("Units that have not acted pass.")),
    asked("damage", "Damage", prose!("What is no attack: fire, falls, rules of your own. It counts for morale.")),
    asked("reinforce", "Reinforcements", prose!("A Unit comes: one that was held back, or a new one.")),
    asked("end", "End the battle", prose!("By agreement, at any time.")),
    asked("quick", "Quick mode", prose!("Only trackers and dice, for those who know the round by heart. Morale still knows who was damaged.")),
    asked("morale", "End of the round", prose!("Who was damaged checks morale; then a new round begins.")),
    asked("house", "House rules", prose!("Fifteen things that a table may play otherwise.")),
];
