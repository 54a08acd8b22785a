//! Every question, and the rows that need words.

use super::{help, house, leader_trait, quest, scenario, spell};
use crate::book::{HouseRule, LeaderTrait, Quest, Scenario, Spell};
use umpire_engine::prose;
use umpire_engine::table::{Help, OptionKey, Prose};

/// What explains a question, or a row of it by its key.
pub fn battle(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
    let Some(key) = row else {
        return questions().find(|(id, _)| *id == question).map(|(_, help)| help);
    };
    match question {
        "spell" => Spell::ALL.into_iter().find(|own| own.id() == key.word).map(spell),
        "trait" | "march" => LeaderTrait::ALL.into_iter().find(|own| own.id() == key.word).map(leader_trait),
        "scenario" => Scenario::ALL.into_iter().find(|own| own.id() == key.word).map(scenario),
        "quests" | "judged" => Quest::ALL.into_iter().find(|own| own.id() == key.word).map(quest),
        "house" => HouseRule::ALL.into_iter().find(|rule| rule.id() == key.word).map(house),
        "order" | "rules" | "react" | "retreat" | "unit" => {
            ROWS.iter().find(|(id, _)| *id == key.word).map(|(_, help)| help)
        }
        "evade-shot" | "skirmish" => WHEN.iter().find(|(ids, _)| ids.contains(&key.word)).map(|(_, help)| help),
        _ => None,
    }
}

/// Every question that is explained.
pub fn questions() -> impl Iterator<Item = (&'static str, &'static Help)> {
    SETUP.iter().chain(&PHASE).chain(&FIGHT).chain(&MAGIC).chain(&GOALS).map(|(id, help)| (*id, help))
}

/// Every row of theirs that has words of its own here.
pub(super) fn rows() -> impl Iterator<Item = &'static Help> {
    ROWS.iter().map(|(_, help)| help).chain(WHEN.iter().map(|(_, help)| help))
}

const fn asked(id: &'static str, title: &'static str, text: Prose) -> (&'static str, Help) {
    (id, help(title, "", text))
}

#[rustfmt::skip]
static SETUP: [(&str, Help); 30] = [
    asked("rules", "What to play", prose!("The first row begins the battle. The others are for before that: scenario, house rules, traits, names, teams.")),
    asked("sizes", "Unequal sizes", prose!("The rosters were made for games of unlike sizes. Say which is played; who is over it leaves units at home, or all agree.")),
    asked("scenario", "Scenario", prose!("What you fight about, and what brings Glory. Y on a row tells more.")),
    asked("scenario-die", "Scenario", prose!("A die: 1 the Mole, 2 the Chase, 3 the Crystals, 4 the Ring, 5 the Pot, 6 the Valley.")),
    asked("house", "House rules", prose!("Nothing ticked is the game as we rule it. Y on a row tells both ways.")),
    asked("name", "Your name", prose!("What the device calls you in place of your colour.")),
    asked("teams", "One team?", prose!("Tick who fights together; all others are the other team. Leaders and spells help the whole team.")),
    asked("phases", "Whose phase next?", prose!("Round the table, by a card for each phase, or a team at once. With two players there is nothing to choose.")),
    asked("told", "The scenario", prose!("What you fight about, how it ends, and what brings Glory.")),
    asked("terrain", "Terrain", prose!("Agree for each piece: rough halves moves and levels fights, obstacles stop, cover adds 1 to Armour, some hide, some cannot be entered.")),
    asked("too-dear", "Too dear", prose!("The Warband is over its points: a Cleric or Slayer costs 4 more against these enemies, or the game is smaller than it. A unit stays at home.")),
    asked("traits", "Leader traits", prose!("Three dice for each Leader: 3 Unworthy to 18. High is good.")),
    asked("trait", "Your Leader", prose!("You agreed to pick. Y on a row tells what the trait does.")),
    asked("march", "Which trait?", prose!("All of your units are of the graveyard: you may take the Unstoppable March instead of what you rolled.")),
    asked("roles", "Who attacks?", prose!("A die each: the higher attacks and acts first. A tie goes to who has more mounted, flying or invisible units.")),
    asked("wise", "Wise Leader", prose!("You see both dice, and may change yours by 1.")),
    asked("wise-both", "Wise Leaders", prose!("Both may change their die by 1; each says so in secret.")),
    asked("hatred", "Whom do you hate?", prose!("One race of the enemy's: all of your units with Hatred must charge it.")),
    asked("enchanted", "Magic weapons", prose!("A die for each: 6 wakes an enchanted weapon, 5 or 6 a blessed one. Then all misses are rerolled once, all battle.")),
    asked("crystals", "Crystals", prose!("Ten in all: one in each table quarter, six laid in turn. A unit takes those it touches at the end of a Move order.")),
    asked("edge", "Whose edge?", prose!("A die for the Attacker's edge; the Defender has the opposite one.")),
    asked("ring", "Who has the ring?", prose!("In secret: one unit carries it all battle. Nobody else may know.")),
    asked("hold", "Summoned later?", prose!("Ticked units stay off the table until a Summoner brings them on. They are no loss if none does.")),
    asked("deploy", "Deploy", prose!("The Defender first, then the Attacker, up to 6\" from the edge unless the scenario says otherwise. 3\" between units.")),
    asked("room", "Who does not fit?", prose!("They wait off the table: a Move order brings each on from the edge. Summoning is then 1 harder all battle.")),
    asked("desertion", "Desertion", prose!("A die for each other unit of an Unworthy Leader: on 1 it is gone, and no loss.")),
    asked("carrier", "Who has the mole?", prose!("A unit of the Attackers begins with it; put the marker beside it.")),
    asked("quests", "Your Quests", prose!("Up to three. Each that is fulfilled brings its Glory, each that fails costs 1.")),
    asked("champion", "Their dearest?", prose!("Your Quest means the enemy's dearest unit, and several cost alike: name one.")),
    asked("avenge", "On whom?", prose!("In secret: the enemy unit that must fall for your Quest.")),
];

#[rustfmt::skip]
static PHASE: [(&str, Help); 22] = [
    asked("unit", "Which unit?", prose!("Order one that is not finished. Two dice decide; a failed order ends your phase. X has the end of the phase and of the battle.")),
    asked("order", "Order", prose!("Each row has what two dice must come to. Failed, your phase is over.")),
    asked("test", "The order", prose!("Two dice: the number or more, and it is done. Failed, your phase is over.")),
    asked("test-again", "Once more", prose!("The second roll stands, whatever it comes to.")),
    asked("command", "Commanding?", prose!("Once in your phase the Leader may have one failed Move, Attack or Shoot order within 12\" rolled again.")),
    asked("locked", "Enemy in reach?", prose!("By your house rule a unit with Wild Charge has no other order while it reaches an enemy.")),
    asked("rally-whom", "Who rallies?", prose!("Every Battered unit must test, in the order you like, before anything else.")),
    asked("brutal", "Brutal?", prose!("It failed to Rally. Within 12\" of the Brutal Leader it may lose 1 Strength and be rallied.")),
    asked("wild", "Wild Charge?", prose!("Tick who sees an enemy and could reach it: it must test to Attack before you give orders.")),
    asked("wild-next", "Who charges?", prose!("All of them must test; you say who is first. The others are asked again afterwards.")),
    asked("wild-test", "Wild Charge", prose!("Two dice against its Attack number. Passed, it attacks; failed, it is finished, and the phase goes on.")),
    asked("patient", "Patient", prose!("One unit within 12\" of the Patient Leader need not charge, and may be ordered later.")),
    asked("move", "Move", prose!("As far as it says, half of that in rough ground, 3\" clear of every other unit. Obstacles stop it.")),
    asked("enter", "Enter", prose!("It comes on from the edge, if there is room 3\" clear of others.")),
    asked("wall", "Form wall", prose!("In open ground, without cover: the models close up. Armour +1 against Attacks until it moves, retreats or is Battered.")),
    asked("skirmish", "Shoot when?", prose!("Half a move, and a shot before or after it at -1 on each die; or the move alone.")),
    asked("skirmish-move", "Half a move", prose!("Half as far as it moves, 3\" clear of others.")),
    asked("shoot-at", "Shoot at whom?", prose!("One enemy in sight and range. If one of them could reach you in its next phase it must be one of those.")),
    asked("shoot", "Shoot", prose!("Each die that shows the number hits. Hits divided by Armour are Strength Points lost.")),
    asked("aim", "Before the dice", prose!("Measured between the nearest models: over 12\" each die needs 1 more. With most of the target in cover, or behind it, its Armour is 1 more. A hill is none.")),
    asked("agree", "End the battle?", prose!("You may end it together at any time; Glory is counted then.")),
    asked("cards", "Shuffle", prose!("A card for each player, shuffled every turn: the device draws who comes first.")),
];

#[rustfmt::skip]
static FIGHT: [(&str, Help); 23] = [
    asked("target", "Attack whom?", prose!("One enemy that it sees and reaches. It goes the shortest way, 3\" clear of all others.")),
    asked("react", "React?", prose!("Before the attacker moves: one try at 7+. It never ends a phase. Who does not try defends as usual.")),
    asked("gap", "How far apart?", prose!("Between the nearest models: they meet between, each by its speed.")),
    asked("meet", "They meet", prose!("Move both. Both count as attacking: no cover, no wall.")),
    asked("counter", "Counter-charge", prose!("Two dice, 7 or more: they meet half way, and both attack. Else it stands.")),
    asked("evade", "Evade", prose!("Two dice, 7 or more: half a move and a shot. Else it stands with Armour 1 and does not shoot.")),
    asked("evade-shot", "Shoot when?", prose!("At the attacker alone, before or after the half move, at -1 on each die; or no shot.")),
    asked("evade-move", "Evade", prose!("Half a move, not closer to the attacker, 3\" clear of others.")),
    asked("contact", "Did it reach them?", prose!("The attacker moves its whole charge after them. Reached, they fight, and the evader's Armour is 1.")),
    asked("ground", "The ground", prose!("Rough: both need 5+ and have Armour 2, but Rangers. Cover, or uphill: the defender's Armour +1.")),
    asked("attack", "Attack", prose!("Each die that shows the Attack Value hits. Both strike at once, so the dead strike, too.")),
    asked("defend", "Defend", prose!("Each die that shows the Defence Value hits. Both lose at once; then Courage.")),
    asked("reroll", "Reroll?", prose!("Missed dice are rolled again, all or none; what they show then counts.")),
    asked("sixes", "How many 6s?", prose!("Each natural 6 of a Venomous attacker takes 2 Strength; other hits meet Armour.")),
    asked("mystical", "Mystical Armour", prose!("A die for each Strength Point: on 6 it is not lost.")),
    asked("courage", "Courage", prose!("Two dice with all that is listed, against its Courage. Failed: it retreats and is Battered; 0 or less: it routs.")),
    asked("courage-again", "Once more", prose!("Banish Fear: the same test again, and this one stands.")),
    asked("banish", "Banish Fear?", prose!("It failed under that spell, and may roll once more. The second dice stand.")),
    asked("leader", "Leader near?", prose!("Its nearest model within 12\" of the Leader model: +1, and that decides it.")),
    asked("retreat", "Retreat", prose!("Half its move away from who caused it, else from the nearest enemy; a full one if it flies. Whoever leaves the table is routed.")),
    asked("blocked", "Blocked", prose!("It cannot go its whole way: a die, and if that is lower than its Courage it loses so much Strength.")),
    asked("end-die", "The last turn?", prose!("Four units or fewer are left. A die above the number on the table, and this turn is the last.")),
    asked("over", "One is left: end?", prose!("Only one side has units left. You may stop here, or play on.")),
];

#[rustfmt::skip]
static MAGIC: [(&str, Help); 9] = [
    asked("spell", "Which spell?", prose!("The number is what two dice must come to, 1 more at half Strength. Failed, your phase is over. A spell it keeps up ends now.")),
    asked("cast-on", "On whom?", prose!("In sight within 18\". Nobody who is under a spell already, but for Sod-off.")),
    asked("bog-flyer", "It flies", prose!("Bog does nothing to who flies: the spell would be wasted.")),
    asked("summon", "Who comes?", prose!("A unit that waits. Two dice, 6 or more; -1 at half Strength, -1 if units had to start off the table.")),
    asked("spot", "Is there a spot?", prose!("Within 12\" of the Summoner, 6\" from every enemy, 3 from friends. It is finished for this phase.")),
    asked("sure", "Explode?", prose!("It is gone either way. Passed, all others within 6\" are shot at on 3+; failed, it goes alone, and your phase ends.")),
    asked("blast", "Who is near?", prose!("Tick every unit within 6\", friends too: each is shot at by itself.")),
    asked("blast-cover", "Cover goes", prose!("By your house rule the blast destroys cover within 6\": take it off the table.")),
    asked("were", "Were?", prose!("It was hurt and is still there: a die, and on 5 or 6 it changes into Lesser Warbeasts with 6 Strength.")),
];

#[rustfmt::skip]
static GOALS: [(&str, Help); 10] = [
    asked("were-pair", "Your Were", prose!("In secret: on which numbers your Were changes. Answer even if you have none that was hurt, so that nobody learns which unit it is.")),
    asked("mole", "The mole?", prose!("The carrier moved. One model at the corner is enough to deliver it; or pass it to a friend 3\" away.")),
    asked("pass-to", "To whom?", prose!("A friendly unit 3\" away takes the mole now.")),
    asked("take-mole", "Touching the mole?", prose!("It lies on the ground: an unbattered unit that ends a Move at it takes it.")),
    asked("west", "West edge?", prose!("One model of the hunted that touches it is enough: the unit has escaped. Retreats do not count.")),
    asked("pot", "Touching the pot?", prose!("An Attacker above half Strength, by a move of its own: the battle ends, and who is left in the pot is saved.")),
    asked("valley", "What is so?", prose!("Dangerous ground costs half a die of Strength, however it moved. At an exit it is safe, and leaves.")),
    asked("danger", "Danger", prose!("It loses half of the die, rounded down. Nobody tests Courage for that.")),
    asked("judged", "Glory", prose!("As the device saw it. Put right with all together what it could not see, then go on.")),
    asked("end", "End the battle?", prose!("All agree, or one gives up; or fight on.")),
];

/// When a shot is taken that goes with half a move: rows of Evade, and of Skirmish.
#[rustfmt::skip]
static WHEN: [([&str; 2], Help); 3] = [
    (["before", "shoot"], help("Shoot, then move", "", prose!("The shot first, from where it stands, with 1 more needed on each die; then half a move away."))),
    (["after", "move"], help("Move, then shoot", "", prose!("Half a move first, then the shot from there, if the target is in sight and range; each die needs 1 more."))),
    (["no", "only"], help("Move only", "", prose!("Half a move and no shot: nothing to shoot at, or nothing to gain by it."))),
];

#[rustfmt::skip]
static ROWS: [(&str, Help); 27] = [
    asked("move", "Move", prose!("Up to its full move in any direction, 3\" clear of everybody.")),
    asked("attack", "Attack", prose!("At an enemy that it sees and reaches: both sides throw at once.")),
    asked("shoot", "Shoot", prose!("All of its dice at one enemy in sight and range.")),
    asked("skirmish", "Skirmish", prose!("Half a move and a shot at -1 on each die, in either order.")),
    asked("wall", "Form wall", prose!("A Move order that closes it up: Armour +1 against Attacks.")),
    asked("enter", "Enter", prose!("A Move order from the table edge, for who waits off the table.")),
    asked("cast", "Cast a spell", prose!("Pick the spell and whom it is for; each has its own number.")),
    asked("summon", "Summon", prose!("A unit that waits off the table is put near the Summoner.")),
    asked("explode", "Explode", prose!("Everybody near is hurt, and it is gone.")),
    asked("back", "Another unit", prose!("Nothing was rolled yet: pick another one.")),
    asked("counter", "Counter-charge", prose!("7+: meet the attacker half way, both with the Attack Value.")),
    asked("evade", "Evade", prose!("7+: half a move away, and a shot. Armour 1 if caught, or if it fails.")),
    asked("stand", "Stand", prose!("No try: it defends with all of its Armour.")),
    asked("full", "The whole way", prose!("Straight away from who caused it, 3\" clear of all others. Rough ground halves it, an obstacle stops it: neither costs anything.")),
    asked("blocked", "Blocked", prose!("A unit, or ground that it cannot enter, is in its way: it stops there and throws a die. Lower than its Courage: it loses so much Strength.")),
    asked("off", "Off the table", prose!("One model over the edge is enough: it is routed, and gone for good.")),
    asked("battle", "End the battle", prose!("By agreement, at any time.")),
    asked("end", "End phase", prose!("No more orders in this phase.")),
    asked("fight", "Fight", prose!("Set up as told, then turn after turn.")),
    asked("roll", "Roll a scenario", prose!("A die picks one of six; the Bloodbath is never rolled.")),
    asked("pick", "Pick a scenario", prose!("One of seven, or none at all.")),
    asked("house", "House rules", prose!("Thirty-six things that a table may play otherwise.")),
    asked("traits", "Traits", prose!("Three dice for each Leader, or by choice where you agree.")),
    asked("room", "Room", prose!("Where zones are small, units that do not fit wait off the table.")),
    asked("names", "Names", prose!("Names stand in the strip and in the log in place of colours.")),
    asked("teams", "Teams", prose!("With three players or more: who fights together.")),
    asked("phases", "Order of phases", prose!("With three players or more: whose phase comes after whose.")),
];
