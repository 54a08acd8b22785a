//! The workbench: every question it asks, and the rows that have names of the book.

use super::{captain, help, printed, unit_trait};
use crate::book::{CaptainTrait, PrintedClass, UnitTrait};
use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// What explains a question of the workbench, or a row of it by its key.
pub fn bench(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return bench_questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "captain" => CaptainTrait::ALL.into_iter().find(|own| own.id() == key.word).map(captain),
        "traits" => UnitTrait::ALL.into_iter().find(|own| own.id() == key.word).map(unit_trait),
        "class" | "model" => PrintedClass::ALL.into_iter().find(|class| class.id() == key.word).map(printed),
        "muster" | "kind" | "after" => bench(key.word, None),
        "edit" => bench(if key.word == "name" { "class-name" } else { key.word }, None),
        "attack" => match key.word {
            "name" => bench("attack-name", None),
            "note" => bench("attack-note", None),
            word => bench(word, None),
        },
        _ => None,
    }
}

/// Every question of the workbench that is explained.
pub fn bench_questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    BENCH.iter().chain(&ROWS).chain(&KINDS).map(|(id, help)| (*id, help))
}

const fn asked(id: &'static str, title: &'static str, text: Prose) -> (&'static str, Help) {
    (id, help(title, "", text))
}

#[rustfmt::skip]
static BENCH: [(&str, Help); 33] = [
    asked("muster", "The warband", prose!("What you march with: 1 to 12 Units, of printed classes or of your own. Nothing needs to be balanced.\nKeep it: it can be taken into battles, and paid between them.")),
    asked("class", "Add which?", prose!("Pick the class of the new Unit; its cost in a World-Turn is behind it. Y on a row has its numbers.")),
    asked("unit", "Which Unit?", prose!("Pick a Unit to name it, give it a captain, note its losses, or remove it. A standard marks those that have a captain.")),
    asked("change", "Change it", prose!("Its name, its captain, FS it lost in earlier battles. One more of these: another Unit of its class. Removed, it is gone from the warband.")),
    asked("unit-name", "Its name", prose!("What you call this Unit at the table: 12 letters at the most. Without one it is called by its class.")),
    asked("captain", "A captain", prose!("Somebody of note who rides with this Unit. Allied Units within 4 squares and in sight of it have +1 on Resolve.\nHe has one trait: roll for it, or pick one. Y on a row tells what it does.")),
    asked("captain-told", "His trait", prose!("It is his until he is sent off. What it does is on his Unit's page, too: Y there.")),
    asked("captain-roll", "His trait", prose!("A d8: 1 Reprehensible, 2 Cowardly, 3 Wicked, 4 Shrewd, 5 Resolute, 6 Aggressive, 7 Dangerous, 8 Level-Headed.")),
    asked("captain-name", "The captain's name", prose!("What you call him: 12 letters at the most. It changes no rule.")),
    asked("losses", "Old losses", prose!("Fighting Strength (FS) this Unit has lost in earlier battles. It counts only at tables that keep losses (house rule 12); at others every battle begins at full FS.")),
    asked("classes", "Own classes", prose!("Classes that the book does not print, up to 16. Make a new one, or pick one to change it. Heroes are made here too.")),
    asked("model", "What is it like?", prose!("What the new class begins as: fair numbers, a Hero, or a copy of another class. All of it can be changed then. Printed classes stay as they are.")),
    asked("class-name", "The class's name", prose!("What its Units are called: 12 letters at the most, and no name that another class has.")),
    asked("edit", "The class", prose!("Its numbers, attacks and traits. Pick one to change it; Done when all is right. Units of it that are in the warband change with it.")),
    asked("cost", "Cost", prose!("Coin in each World-Turn: 0 to 99. A Hero may cost nothing.")),
    asked("resolve", "Resolve", prose!("A Resolve die may show this at the most: 1 to 6. More is braver; with 6 it cannot fail.")),
    asked("fs", "Fighting Strength", prose!("FS in short: what a Unit can lose before it is routed: 1 to 40. When you change it, half of it is proposed as bloodied.")),
    asked("bloodied", "Bloodied at", prose!("With this Fighting Strength (FS) or less a Unit is bloodied and rolls half its dice. Half the FS is usual; less is tougher.")),
    asked("tn", "Target Number", prose!("An attacker's die must show this at the least to hurt it, 2 to 6. More is safer.")),
    asked("speed", "Speed", prose!("Squares of a move: 0 to 12. Printed classes have 5 or 6.")),
    asked("traits", "Traits", prose!("Tick those it has: the device knows what they do. For anything else write a note.")),
    asked("category", "What kind?", prose!("Who they are: it chooses the picture and changes no rule. Heroic alone makes no Hero: tick that trait.")),
    asked("note", "A note", prose!("A rule of your own that the device does not know: 16 letters, shown with the Unit. Players mind it themselves.")),
    asked("attack", "The attack", prose!("How many dice, what each hit takes, and whom it reaches. A class that should have no attack has one with 0 damage.")),
    asked("attack-name", "The attack's name", prose!("What it is called: 12 letters at the most. It changes no rule.")),
    asked("dice", "Dice", prose!("Dice of the attack, 1 to 12, before standing still, captains or blood change them.")),
    asked("damage", "Damage", prose!("Fighting Strength (FS) that each hit takes, 0 to 9.")),
    asked("kind", "What kind of attack?", prose!("Melee needs an adjacent enemy, ranged one in sight. A charge contains a longer move. A shield wall strikes those who move by.")),
    asked("extra", "Extra squares", prose!("How many squares more than its Speed it moves in this charge: 1 to 9.")),
    asked("range", "Range", prose!("How many squares it reaches; 0 is as far as it sees.")),
    asked("attack-note", "A note", prose!("What else this attack does: 16 letters, shown after its dice. Players mind it themselves.")),
    asked("treasury", "Treasury", prose!("Coin the warband has. What comes in and what is spent, but for upkeep, is agreed at the table: enter what there is now.")),
    asked("upkeep", "A World-Turn", prose!("Each Unit costs its coin. Pay all; or choose whom. Who is not paid tests Resolve, without help of captains, and disbands if it fails. Nothing is owed later.")),
];

/// Rows of the menu, and questions that follow from them.
#[rustfmt::skip]
static ROWS: [(&str, Help); 10] = [
    asked("add", "Add a Unit", prose!("A Unit joins: one token, one square, a body of fighters. 12 are the most.")),
    asked("units", "Units", prose!("Those that are in the warband: name them, give them captains, send them off.")),
    asked("pay", "Pay whom?", prose!("Tick who is paid; each is paid in full or not at all. What the ticked cost together stands below, and may not be more than there is.")),
    asked("unpaid", "Not paid", prose!("It tests Resolve: one die, its Resolve or less. Passed, it stays this time; failed, it disbands and leaves the warband. Captains do not help here.")),
    asked("disband", "They leave", prose!("They were not paid and failed their test: they leave the warband for good, their captains with them. B takes the last die back.")),
    asked("after", "After a battle", prose!("What came of it: who is gone for good, and who lost FS. Nothing is taken over from a battle by itself.")),
    asked("routed", "Who is gone?", prose!("Routed Units are broken, captured or slain, and no rule says which: agree. Tick those that leave the warband; the others are kept.")),
    asked("hurt", "Who lost FS?", prose!("For tables that keep losses (house rule 12): pick a Unit, and enter what it has lost by now.")),
    asked("name", "Its name", prose!("What the warband is kept and found by: 16 letters at the most.")),
    asked("keep", "Keep it", prose!("It is kept under its name, and can be taken into battles from the shelf. What is wrong with it stands here until it is mended.")),
];

/// Kinds of attacks, and the last question.
#[rustfmt::skip]
static KINDS: [(&str, Help); 5] = [
    asked("melee", "Melee", prose!("At an enemy on one of the eight squares around it.")),
    asked("ranged", "Ranged", prose!("At an enemy in sight, even from beside another. You may give it a range in squares.")),
    asked("charge", "Charge", prose!("The move is part of it: its Speed and some squares more, then the attack on an adjacent enemy. No die for standing still.")),
    asked("wall", "Shield Wall", prose!("Declared as its action. Until its next turn it may strike each enemy that moves next to it, once a turn each.")),
    asked("leave", "Throw it away?", prose!("Throw it away: what was changed is lost; a warband that is kept stays as it was. Go on: back to the warband.")),
];
