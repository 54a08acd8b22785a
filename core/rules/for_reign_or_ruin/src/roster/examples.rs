//! Armies that are ready to play, as a player would write them: invented by us, since the sheet has no lists.

use super::{Army, read};

/// What scripts and players call them: two for a first game, and two of twenty elements in groups.
pub(super) static IDS: [(&str, &str); 4] =
    [("elves", "Elves of Arel"), ("orcs", "Orcs of Grum"), ("host", "Host of Calden"), ("horde", "Horde of Ukk")];

static TEXTS: [&str; 4] = [ELVES, ORCS, HOST, HORDE];

static ELVES: &str = r#"army "Elves of Arel"
chief "Lord Arel" init 7 mov 12 att 2 imp 1 rch 0 sht 0 def 5 mor 8 end 3 act 3 command A order move
commander "Captain Sil" init 6 mov 12 att 2 imp 1 rch 0 sht 0 def 5 mor 7 end 3 act 2 command B under "Lord Arel" order move
hero "Hero Nim" init 8 mov 12 att 3 imp 2 rch 1 sht 0 def 6 mor 8 end 3 act 2 command A order attack
unit "Silver Spears" close init 5 mov 8 att 3 imp 1 rch 2 sht 0 def 5 mor 7 end 8 command A under "Lord Arel" group 1 order attack x2
unit "Wood Archers" open init 6 mov 8 att 2 imp 0 rch 0 sht 3 range 24 def 4 mor 6 end 6 command A under "Lord Arel" order defend
unit "Moon Riders" open init 7 mov 12 att 3 imp 3 rch 2 sht 4 range 24 def 4 mor 6 end 6 superior command B under "Captain Sil" order harass
unit "Scouts" skirmish init 8 mov 10 att 1 imp 0 rch 0 sht 2 range 16 def 3 mor 5 end 4 command B under "Captain Sil" order harass
individual "Mage Oro" init 4 mov 8 att 1 imp 0 rch 0 sht 2 range 20 def 4 mor 7 end 3 act 2 caster command A under "Lord Arel" order move
unit "Bear Kin" open init 5 mov 8 att 3 imp 1 rch 0 sht 0 def 4 mor 6 end 7 unwilling unconfirmed attack command B under "Captain Sil" order attack state2 mov 12 att 5 imp 3 def 5"#;

static ORCS: &str = r#"army "Orcs of Grum"
chief "Grum" init 5 mov 8 att 3 imp 2 rch 1 sht 0 def 5 mor 7 end 4 act 3 command A order attack
commander "Old Snag" init 4 mov 8 att 2 imp 1 rch 0 sht 0 def 5 mor 6 end 3 act 2 command B under "Grum" order attack
unit "Big Boars" open init 4 mov 10 att 4 imp 3 rch 1 sht 0 def 4 mor 6 end 6 command A under "Grum" group 1 order attack x2
unit "Choppers" close init 3 mov 6 att 4 imp 2 rch 0 sht 0 def 4 mor 6 end 8 command A under "Grum" order attack
unit "Goblin Bows" skirmish init 5 mov 8 att 1 imp 0 rch 0 sht 2 range 16 def 3 mor 4 end 4 inferior command B under "Old Snag" order harass
unit "Dead Thralls" close init 2 mov 6 att 3 imp 1 rch 0 sht 0 def 4 mor 10 end 6 mindless fear command B under "Old Snag" order attack
unit "Troll" open init 3 mov 8 att 5 imp 3 rch 1 sht 0 def 5 mor 6 end 8 berserker regenerating command A under "Grum" order attack"#;

static HOST: &str = r#"army "Host of Calden"
chief "Queen Maud" init 7 mov 12 att 2 imp 1 rch 0 sht 0 def 5 mor 8 end 3 act 4 command A order move
commander "Ser Brand" init 6 mov 14 att 3 imp 2 rch 1 sht 0 def 5 mor 7 end 3 act 3 command B under "Queen Maud" order attack
commander "Old Hale" init 5 mov 12 att 2 imp 1 rch 0 sht 0 def 5 mor 7 end 3 act 3 command C under "Queen Maud" order defend
hero "Wynn" init 8 mov 12 att 3 imp 2 rch 1 sht 0 def 6 mor 8 end 3 act 2 command A order move
unit "Red Pikes" close init 4 mov 8 att 3 imp 1 rch 3 sht 0 def 5 mor 6 end 8 command A under "Queen Maud" group 1 order move x4
unit "Blue Axes" close init 5 mov 8 att 4 imp 2 rch 0 sht 0 def 5 mor 7 end 8 superior command A under "Queen Maud" group 2 order move x2
unit "Knights" open init 6 mov 14 att 4 imp 4 rch 2 sht 0 def 5 mor 7 end 6 superior command B under "Ser Brand" group 3 order attack x3
unit "Squires" skirmish init 7 mov 14 att 2 imp 1 rch 0 sht 1 range 12 def 4 mor 5 end 4 command B under "Ser Brand" order harass
unit "Longbows" open init 5 mov 8 att 1 imp 0 rch 0 sht 4 range 32 def 3 mor 6 end 6 command C under "Old Hale" group 4 order defend x3
unit "Levies" close init 3 mov 8 att 2 imp 0 rch 1 sht 0 def 3 mor 4 end 6 inferior command C under "Old Hale" group 5 order defend x2
individual "Sister Ode" init 4 mov 8 att 0 imp 0 rch 0 sht 0 def 4 mor 7 end 3 act 2 caster command C under "Old Hale" order defend"#;

static HORDE: &str = r#"army "Horde of Ukk"
chief "Ukk" init 5 mov 8 att 4 imp 2 rch 1 sht 0 def 5 mor 7 end 5 act 4 command A order attack
commander "Gnash" init 5 mov 12 att 3 imp 2 rch 0 sht 0 def 5 mor 6 end 4 act 3 command B under "Ukk" order attack
commander "Bone Mother" init 3 mov 8 att 1 imp 0 rch 0 sht 0 def 4 mor 8 end 3 act 3 caster command C under "Ukk" order move
unit "Mud Orcs" close init 3 mov 6 att 4 imp 1 rch 0 sht 0 def 4 mor 5 end 8 command A under "Ukk" group 1 order attack x4
unit "Ash Orcs" close init 4 mov 6 att 4 imp 2 rch 1 sht 0 def 5 mor 6 end 8 command A under "Ukk" group 2 order attack x2
unit "Wolf Riders" open init 6 mov 12 att 3 imp 2 rch 0 sht 1 range 12 def 3 mor 5 end 5 command B under "Gnash" group 3 order attack x3
unit "Goblins" skirmish init 5 mov 8 att 1 imp 0 rch 0 sht 2 range 16 def 2 mor 4 end 4 inferior command B under "Gnash" group 4 order harass x3
unit "Shamblers" close init 2 mov 6 att 3 imp 0 rch 0 sht 0 def 3 mor 10 end 7 mindless fear command C under "Bone Mother" group 5 order attack x3
unit "Hill Troll" open init 3 mov 8 att 5 imp 3 rch 1 sht 0 def 5 mor 6 end 8 berserker regenerating command A under "Ukk" order attack x2"#;

/// One of them.
pub(super) fn example(at: usize) -> Army {
    let mut army = Army::default();
    let read = read::read_more(&mut army, TEXTS[at.min(TEXTS.len() - 1)], &mut |_| {});
    debug_assert!(read, "an example reads");
    army
}
