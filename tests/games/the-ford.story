# Elves hold a ford against Orcs, for three turns.
#
# A question and its answer a line; below it what came of it.

rules: fight                # Fight a battle
deploy:                     # Set up, with counters

## Turn 1

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
roll-off: 5 7               # Red, then Blue
    Red: Low die: Red moves first
move: contact               # Contact
foe: blue-1                 # Grum
edges:
    Mage Oro meets Grum
move: contact               # Contact
foe: red-7                  # Moon Riders
evades: evades              # It evades
evade: 7                    # How far?
    Moon Riders evades 5 cm
caught: away                # It got away
move: moved                 # Moved
move: moved                 # Moved
roll-off: 4 7               # Red, then Blue
    Red: Low die: Red moves first
move: contact               # Contact
which: red-4                # Silver Spears I
foe: blue-4                 # Big Boars II
edges: rear
    Silver Spears I meets Big Boars II
    Silver Spears I leaves its group
    Big Boars II leaves its group
move: contact               # Contact
foe: blue-8                 # Troll
edges: flank
    Silver Spears II meets Troll
    Silver Spears II leaves its group
move: moved                 # Moved
move: moved                 # Moved
move: contact               # Contact
foe: blue-3                 # Big Boars I
edges:
    Captain Sil meets Big Boars I
    Big Boars I leaves its group
move: contact               # Contact
foe: blue-8                 # Troll
edges: own-rear fort
    Wood Archers meets Troll
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
    3: Ranged magic
cast: none                  # Nobody casts
    4: Shooting
step: begin                 # Begin
shooters: red-6 red-7 red-8 red-9
shot-facts:
shot: 7 10 7                # Shoot
    Wood Archers shot at Troll 7 10 7, needs >5: success
shoot: blue-4               # Big Boars II
shot-facts:
shot: 8 1 5 2               # Shoot
    Moon Riders shot at Big Boars II 8 1 5 2, needs >4: success
shoot: blue-6               # Goblin Bows
shot-facts:
shot: 2 1                   # Shoot
    Scouts shot at Goblin Bows 2 1, needs >3: failure
shot-facts:
shot: 1 7                   # Shoot
    Mage Oro shot at Grum 1 7, needs >5: success
shooters: blue-6
shoot: red-1                # Lord Arel
shot-facts: fort
shot: 5 1                   # Shoot
    Goblin Bows shot at Lord Arel 5 1, needs >7: failure
    Grum +1: shot at
    Big Boars II +2: shot at
    Troll +3: shot at
    5: Near the targets
step: begin                 # Begin
strays:
    6: Combat magic
cast: none                  # Nobody casts
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike-back: 8 9 8 6 10 5 5 # Strike
    Big Boars I at Captain Sil 8 9 8 6 10 5 5, needs >5: critical
    Captain Sil: no strike back
pair: fight                 # Fight
strike: 1 3 10 10 4 4 2 4 2 3 9 1# Strike
    Silver Spears I at Big Boars II 1 3 10 10 4 4 2 4 2 3 9 1, needs >4: success
strike-back: 1 5            # Strike
    Big Boars II at Silver Spears I 1 5, needs >5: failure
pair: fight                 # Fight
split: 3
strike: 7 10 6 2 7 6 1 9    # Strike
    Silver Spears II at Troll 7 10 6 2 7 6 1 9, needs >5: critical
    Troll: no strike back
pair: fight                 # Fight
strike: 8                   # Strike
strike-back: 6 3 9 3 3 9 7 6 1# Strike
    Wood Archers x Troll
pair: fight                 # Fight
strike-back: 9 6 5 2 10     # Strike
    Grum at Mage Oro 9 6 5 2 10, needs >4: critical
    Mage Oro: no strike back
    Captain Sil +5: struck
    Wood Archers +5: struck
    Mage Oro +4: struck
    Big Boars II +3: struck
    Troll +7: struck
    Captain Sil: destroyed
near-lost: red-10
    Bear Kin +1: friend lost
    Mage Oro: destroyed
near-lost: red-3 red-5 red-6
    Hero Nim +1: friend lost
    Silver Spears II +1: friend lost
    Wood Archers +1: friend lost
    Troll: destroyed
near-lost: blue-1 blue-3 blue-5 blue-7
    Grum +1: friend lost
    Big Boars I +1: friend lost
    Choppers +1: friend lost
    Dead Thralls +1: friend lost
    10: Redistribution
step: begin                 # Begin
pass-near:
pass-near: blue-5 blue-6
    Big Boars II -1: passed on
    Choppers +1: from a friend
    Big Boars II -1: passed on
    Goblin Bows +1: from a friend
pass-more: none             # No more
giver: blue-1               # Grum
pass-near: blue-2 blue-3 blue-6
pass-one: blue-2            # Old Snag
    Grum -1: passed on
    Old Snag +1: from a friend
pass-more: none             # No more
pass-near: blue-2
    Choppers -1: passed on
    Old Snag +1: from a friend
pass-near:
giver: red-3                # Hero Nim
pass-near: red-10
pass-more: none             # No more
giver: red-5                # Silver Spears II
pass-near: red-3 red-10
pass-more: none             # No more
pass-near: red-4
    Bear Kin -1: passed on
    Silver Spears I +1: from a friend
pass-near: red-3 red-5
pass-more: none             # No more
pass-near: blue-1 blue-6
pass-more: none             # No more
    11: Reform
step: begin                 # Begin
reform:
reform:
    13: Morale
step: begin                 # Begin
check: 5                    # Attack -> Halt
    Hero Nim: holds 5, needs >8: success
check: 8                    # Attack -> Halt
    Silver Spears I: fails 8, needs >7: failure
    Silver Spears I: order Halt
check: 8                    # Attack -> Halt
    Silver Spears II: fails 8, needs >7: failure
    Silver Spears II: order Halt
check: 5 5 7 6 6 4          # Defend -> Halt
    Wood Archers: fails 5 5 7 6 6 4, needs >6: failure
    Wood Archers: order Halt
check: 7                    # Attack -> Halt
    Grum: holds 7, needs >7: success
check: 9 5                  # Attack -> Halt
    Old Snag: fails 9 5, needs >6: failure
    Old Snag: order Halt
check: 8                    # Attack -> Halt
    Big Boars I: fails 8, needs >6: failure
    Big Boars I: order Halt
check: 3 5 1                # Attack -> Halt
    Big Boars II: holds 3 5 1, needs >6: success
check: 3                    # Attack -> Halt
    Choppers: holds 3, needs >6: success
check: 10                   # Harass -> Retreat
    Goblin Bows: fails 10, needs >4: failure
    Goblin Bows: order Retreat
    Dead Thralls: cannot fail
    16: Orders
step: begin                 # Begin
whom: red-1                 # Lord Arel
own-order: halt             # Halt
    Lord Arel: order Halt
whom: none                  # No more orders
whom: blue-3                # Big Boars I
order: attack               # Attack
    Grum: Act 2 left
    Big Boars I: order Attack
whom: none                  # No more orders
    17: Unconfirmed
    Dead Thralls: unconfirmed, Halt
swapped:

## Turn 2

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
    5 more may rotate
move: contact               # Contact
foe: red-7                  # Moon Riders
evades: evades              # It evades
evade: 5                    # How far?
    Moon Riders evades 7 cm
caught: away                # It got away
move: contact               # Contact
foe: red-10                 # Bear Kin
edges: reduced obstacle
    Choppers meets Bear Kin
move: moved                 # Moved
roll-off: 5 1               # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: moved                 # Moved
move: stays                 # Stays
move: moved                 # Moved
move: happened              # Something happened
happened:
move: moved                 # Moved
    4: Shooting
step: begin                 # Begin
shooters: red-7 red-8
shoot: blue-7               # Dead Thralls
shot-facts:
shot: 10 5 3 8              # Shoot
    Moon Riders shot at Dead Thralls 10 5 3 8, needs >4: success
shoot: blue-5               # Choppers
shot-facts:
shot: 10 6                  # Shoot
    Scouts shot at Choppers 10 6, needs >4: success
    Choppers +2: shot at
    Dead Thralls +3: shot at
    5: Near the targets
step: begin                 # Begin
strays: red-1 red-3 blue-1
stray: 9                    # Stray shot
    Lord Arel: Stray shot 9, needs >5: success
stray: 4                    # Stray shot
    Hero Nim: Stray shot 4, needs >6: failure
stray: 3                    # Stray shot
    Grum: Stray shot 3, needs >5: failure
    Lord Arel +1: shot at
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike: 2 3 5 5 4 4 7 6 9   # Strike
strike-back: 10 5           # Strike
    Silver Spears I x Big Boars II
pair: fight                 # Fight
strike: 4 3 1               # Strike
strike-back: 10 3 6         # Strike
    Choppers x Bear Kin
    Silver Spears I +1: struck
    Big Boars II +5: struck
    Choppers +2: struck
    Big Boars II: destroyed
near-lost: blue-3 blue-5
    Big Boars I +1: friend lost
    Choppers +1: friend lost
    10: Redistribution
step: begin                 # Begin
pass-near:
pass-near: blue-1 blue-3
    Choppers -1: passed on
    Big Boars I +1: from a friend
    Choppers -1: passed on
    Grum +1: from a friend
pass-more: none             # No more
pass-near:
pass-near: red-5 red-8 red-10
pass-one: red-5             # Silver Spears II
    Silver Spears I -1: passed on
    Silver Spears II +1: from a friend
pass-one: red-8             # Scouts
    Silver Spears I -1: passed on
    Scouts +1: from a friend
pass-near: red-3 red-10
    Silver Spears II -1: passed on
    Hero Nim +1: from a friend
    Silver Spears II -1: passed on
    Bear Kin +1: from a friend
pass-near: red-1 red-4
    Hero Nim -1: passed on
    Lord Arel +1: from a friend
    Hero Nim -1: passed on
    Silver Spears I +1: from a friend
pass-near: red-10
    Lord Arel -1: passed on
    Bear Kin +1: from a friend
pass-near:
giver: blue-1               # Grum
pass-near:
pass-near:
pass-near:
    11: Reform
step: begin                 # Begin
reform:
reform:
    13: Morale
step: begin                 # Begin
check: 9                    # Halt -> Retreat
    Lord Arel: fails 9, needs >8: failure
    Lord Arel: order Retreat
check: 7                    # Harass -> Retreat
    Scouts: fails 7, needs >5: failure
    Scouts: order Retreat
check: 5 5                  # Attack -> Halt
    Bear Kin: holds 5 5, needs >6: success
check: 4 9                  # Attack -> Halt
    Grum: fails 4 9, needs >7: failure
    Grum: order Halt
check: 10 4 1               # Attack -> Halt
    Big Boars I: fails 10 4 1, needs >6: failure
    Big Boars I: order Halt
check: 9 9 2 2              # Attack -> Halt
    Choppers: fails 9 9 2 2, needs >6: failure
    Choppers: order Halt
    Dead Thralls: cannot fail
    16: Orders
step: begin                 # Begin
whom: none                  # No more orders
whom: none                  # No more orders

## Turn 3

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
    7 more may rotate
roll-off: 1 9               # Red, then Blue
    Red: Low die: Red moves first
move: stays                 # Stays
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: happened              # Something happened
happened:
move: moved                 # Moved
    4: Shooting
step: begin                 # Begin
shooters: red-7
shoot: blue-7               # Dead Thralls
shot-facts:
shot: 3 4 1 6               # Shoot
    Moon Riders shot at Dead Thralls 3 4 1 6, needs >4: success
    Dead Thralls +1: shot at
    5: Near the targets
step: begin                 # Begin
strays:
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike: 5 6 3               # Strike
strike-back: 5 2            # Strike
    Choppers x Bear Kin
    Bear Kin +2: struck
    Choppers +1: struck
    10: Redistribution
step: begin                 # Begin
pass-near: red-3
    Wood Archers -1: passed on
    Hero Nim +1: from a friend
pass-more: none             # No more
pass-near:
pass-near: red-5
    Bear Kin -1: passed on
    Silver Spears II +1: from a friend
pass-more: none             # No more
pass-near:
giver: blue-1               # Grum
pass-near: blue-2
pass-more: none             # No more
pass-near:
giver: red-1                # Lord Arel
pass-near:
giver: red-3                # Hero Nim
pass-near:
giver: red-4                # Silver Spears I
pass-near:
giver: red-5                # Silver Spears II
pass-near: red-1 red-4
pass-more: none             # No more
pass-near:
    11: Reform
step: begin                 # Begin
reform: red-3
    Hero Nim: Act 1 left
    Hero Nim -1: reformed
reform:
    13: Morale
step: begin                 # Begin
check: 5                    # Halt -> Retreat
    Silver Spears II: holds 5, needs >7: success
check: 6 3 1                # Attack -> Halt
    Bear Kin: holds 6 3 1, needs >6: success
check: 4 7 1 10 7           # Halt -> Retreat
    Choppers: fails 4 7 1 10 7, needs >6: failure
    Choppers: order Retreat
    Dead Thralls: cannot fail
    16: Orders
step: begin                 # Begin
whom: red-1                 # Lord Arel
own-order: halt             # Halt
    Lord Arel: order Halt
whom: red-6                 # Wood Archers
order: attack               # Attack
    Lord Arel: Act 2 left
    Wood Archers: order Attack
whom: none                  # No more orders
whom: none                  # No more orders

## Turn 4

turn: end                   # End the battle
winner: red                 # Red
    The end: Red (Red: Red wins)
