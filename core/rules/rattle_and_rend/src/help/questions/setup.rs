//! Before the first Round (sections 9 to 11 and 25 of the checklist).

use super::{Asked, asked};
use umpire_engine::prose;

const SETUP_PAGE: &str = "p. 27";
const TERRAIN_PAGE: &str = "p. 29";
const KNOWN_PAGE: &str = "p. 25";

#[rustfmt::skip]
pub(super) static SETUP: [Asked; 37] = [
    asked("rules", "What to play", prose!("All the rules: scenario, terrain, deployment, traits, Tactics, Bonds, Morale.\nElements only: bids, Actions and Reactions, to learn them; who has nobody left has lost.\nHouse rules: first see what to play otherwise."), SETUP_PAGE),
    asked("roles", "Player A", prose!("One d20: 1-10 Red, 11-20 Blue is Player A; or agree on one. A settles scenario and deployment and places about half first; B settles the terrain, then places everybody."), SETUP_PAGE),
    asked("scenario", "Scenario", prose!("How the game is won. Roll the d20, or agree on a row; Y on a row tells it. Where two rows share a number Player A picks one."), SETUP_PAGE),
    asked("scenario-roll", "Scenario", prose!("One d20: Kill Them All 1-5, King of the Hill 4-9, Capture the Flags 8-13, Duel 12-17, Conquest 16-20. In two rows: Player A picks."), SETUP_PAGE),
    asked("scenario-pick", "Scenario", prose!("The die fell where two rows overlap: pick the one that is played."), SETUP_PAGE),
    asked("told", "The scenario", prose!("What is fought for in this game, and how it is won. Read it, then go on; the page State says it again at any time."), SETUP_PAGE),
    asked("put-hill", "The hill", prose!("Player A puts one piece of terrain of any kind at the centre of the board; tick that kind on the page that follows. After Round 4 the points in it or touching it count."), SETUP_PAGE),
    asked("density", "Density", prose!("How full the table is. Player B rolls the d20 (Sparse 1-11, Dense 9-20, 9-11 B picks), tosses a coin, or both agree."), TERRAIN_PAGE),
    asked("density-roll", "Density", prose!("One d20: Sparse 1-11, Dense 9-20; on 9 to 11 Player B picks. As a coin: 11 or more is Dense."), TERRAIN_PAGE),
    asked("density-pick", "Density", prose!("Sparse is about a fifth of the board, Dense about two fifths with Blocking: pick one."), TERRAIN_PAGE),
    asked("theme", "Theme", prose!("Which kinds of terrain lie there. Player B rolls, both agree on one, or there is no theme and you take what you have."), TERRAIN_PAGE),
    asked("theme-roll", "Theme", prose!("One d20: Badlands 1-5, Stronghold 4-9, Heights 8-13, Wilds 12-17; in two rows, or on 18 to 20, Player B picks."), TERRAIN_PAGE),
    asked("theme-pick", "Theme", prose!("Pick the kinds of terrain that are laid out; Y on a row names them."), TERRAIN_PAGE),
    asked("deployment", "Deployment", prose!("Where both sides start. Player A rolls the d20, or both agree; Y on a row tells where that is. In two rows: Player A picks."), SETUP_PAGE),
    asked("deployment-roll", "Deployment", prose!("One d20: Corner 1-5, Side 4-9, Delayed 8-13, Close 12-17, Surrounded 16-20. In two rows: Player A picks."), SETUP_PAGE),
    asked("deployment-pick", "Deployment", prose!("The die fell where two rows overlap: pick where both sides start."), SETUP_PAGE),
    asked("prepared-choice", "Prepared", prose!("You are Prepared and Player A: set how full the table is, or its theme, in place of the other side's die. Let them roll: you set neither."), KNOWN_PAGE),
    asked("terrain-dice", "Terrain", prose!("Player B throws two d20: first the density, Sparse 1-11, Dense 9-20; then the theme, Badlands 1-5, Stronghold 4-9, Heights 8-13, Wilds 12-17. In two rows, or in none: B picks.\nOne by one: roll, toss or choose each."), TERRAIN_PAGE),
    asked("terrain", "Terrain", prose!("Lay the terrain out and tick its kinds; what is not ticked is never asked about.\nSparse: two kinds or more, a fifth of the board. Dense: with Blocking, two fifths."), TERRAIN_PAGE),
    asked("prey", "Targets of the Duel", prose!("Tick 2 points of enemies, no Dregs or Wards; what is ticked is a proposal: one of 2 points or two of 1, or the next total that can be made. You win once all of them are out of play."), SETUP_PAGE),
    asked("zone", "Zones", prose!("Player A takes a zone, B has the one opposite; a Prepared Player B says where both lie. Remember yours: Elements that return come back there."), SETUP_PAGE),
    asked("strips", "Strips", prose!("Mark three strips of about equal width across the board; the middle one may be 160 mm. The first is the one on your side. After Round 4 the points in each are compared."), SETUP_PAGE),
    asked("markers", "Markers", prose!("Three markers: one at the board's centre, two within 80 mm of it. An Element that touches one may take it for 1 Momentum and carry it off an edge."), SETUP_PAGE),
    asked("delayed", "Delayed", prose!("Tick 5 to 7 of 12 points that stay away; what is ticked is a proposal. From Round 2 the Action Reinforce (1) brings any number of them, touching an edge of your zone. They count for Momentum all along."), SETUP_PAGE),
    asked("ambush", "Ambush", prose!("Tick up to half your points (6 of 12), no Wards. Each stays away until it acts or reacts; then it is put anywhere with all enemies beyond 80 mm."), "p. 19"),
    asked("cargo", "Aboard", prose!("Tick who starts aboard this Heavy: 2 points, 4 in a Transport of Riders; no Heavies, and Wards with Riders only. Aboard nobody acts, reacts or is a target."), "p. 16"),
    asked("late", "Held back", prose!("A Frenzied enemy keeps a third of your points back; before deployment tick who that is.\nIn play: tick who comes with this Action, at your zone's board edge (Close, Surrounded: in your zone, 160 mm off enemies). None: they come later."), KNOWN_PAGE),
    asked("deploy", "Deploy", prose!("Each places so many points in the own zone, in the order that is told, if any; Player B's lies opposite. Bases touch nobody unless there is no room; then Rough will do, Hazardous never.\nSurrounded: half of them in each strip; Player A fills one, then the other."), SETUP_PAGE),
    asked("compelled", "Compelled", prose!("3-4 points ahead: so many may stand outside your zone, not in the enemy's, not within 80 mm of an enemy; in their first Action no bad ground holds them.\nAll in my zone: nobody does."), KNOWN_PAGE),
    asked("ahead", "Compelled", prose!("Tick the 3 or 4 points that stand outside your zone: no Rough or Hazardous holds them in their first Action."), KNOWN_PAGE),
    asked("prepared", "Prepared", prose!("All are placed. Up to two pieces of terrain may each be moved, added, taken away or become another kind; then tick the kinds that lie there."), KNOWN_PAGE),
    asked("devious", "Devious", prose!("Tick up to 4 points of enemies, or none. Each is put elsewhere within 160 mm: not within 80 mm of yours, not in Hazardous; what lies between does not matter."), KNOWN_PAGE),
    asked("shift", "Devious", prose!("Put this enemy anywhere within the distance shown: not within 80 mm of yours, not in Hazardous."), KNOWN_PAGE),
    asked("house", "House rules", prose!("What tables play in more than one way. A number behind a group counts what differs from our rulings. Pick a group; Done: play by these."), "HR"),
    asked("house-rule", "House rules", prose!("A turns the rule under the cursor to its next setting; during a game the other side must agree first. Y on a rule tells what its settings mean."), "HR"),
    asked("house-setting", "House rules", prose!("Pick how this is played from now on. The other side is asked whether it agrees."), "HR"),
    asked("house-agree", "Agreed?", prose!("The other side wants to play this house rule as the second row says.\nLeave it as it is: nothing changes. The second row: it counts at once."), "HR"),
];
