# A host of twenty and a horde of twenty meet, for three turns.
#
# A question and its answer a line; below it what came of it.

rules: fight                # Fight a battle
deploy:                     # Set up, with counters

## Turn 1

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
move: happened              # Something happened
happened: way
way: blue-9 blue-14
    Ash Orcs II +1: made way
    Goblins II +1: made way
roll-off: 10 3              # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved or stayed
roll-off: 10 6              # Red, then Blue
    Blue: Low die: Blue moves first
move: contact               # Contact
which: blue-8               # Ash Orcs I
foe: red-20                 # Sister Ode
edges:
    Ash Orcs I meets Sister Ode
    Ash Orcs I leaves its group
move: moved                 # Moved
move: moved                 # Moved
move: stays                 # Stays
roll-off: 6 8               # Red, then Blue
    Red: Low die: Red moves first
move: moved                 # Moved or stayed
move: moved                 # Moved
move: moved                 # Moved or stayed
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
roll-off: 9 2               # Red, then Blue
    Blue: Low die: Blue moves first
move: contact               # Contact
which: blue-10              # Wolf Riders I
foe: red-18                 # Levies I
edges: fort
    Wolf Riders I meets Levies I
    Wolf Riders I leaves its group
    Levies I leaves its group
move: happened              # Something happened
happened: dense
terrain:
move: moved                 # Moved
move: point                 # Point out an enemy
pointer: red-1              # Queen Maud
    Queen Maud: Act 3 left
    Queen Maud points for Knights I
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
    3: Ranged magic
cast: none                  # Nobody casts
    4: Shooting
step: begin                 # Begin
shooters: red-14 red-15 red-16 red-17
shoot: blue-17              # Shamblers II
shot-facts:
shot: 7                     # Shoot
    Squires shot at Shamblers II 7, needs >3: success
shoot: blue-9               # Ash Orcs II
shot-facts: hard
shot: 8 6 7 5               # Shoot
    Longbows I shot at Ash Orcs II 8 6 7 5, needs >6: success
shoot: blue-14              # Goblins II
shot-facts:
shot: 4 6 10 5              # Shoot
    Longbows II shot at Goblins II 4 6 10 5, needs >2: critical
shoot: blue-12              # Wolf Riders III
shot-facts: rear
shot: 9 8 1 5 2 2 4 7       # Shoot
    Longbows III shot at Wolf Riders III 9 8 1 5 2 2 4 7, needs >3: success
shooters: blue-10 blue-11 blue-12 blue-13 blue-14 blue-15
shot-facts: rear
shot: 3 8                   # Shoot
    Wolf Riders I shot at Levies I 3 8, needs >3: success
shoot: red-20               # Sister Ode
shot-facts: fort
shot: 8                     # Shoot
    Wolf Riders II shot at Sister Ode 8, needs >7: success
shoot: red-18               # Levies I
shot-facts:
shot: 1                     # Shoot
    Wolf Riders III shot at Levies I 1, needs >3: failure
shoot: red-14               # Squires
shot-facts:
shot: 3 2                   # Shoot
    Goblins I shot at Squires 3 2, needs >4: failure
shoot: red-20               # Sister Ode
shot-facts:
shot: 3 7                   # Shoot
    Goblins II shot at Sister Ode 3 7, needs >4: success
shoot: red-11               # Knights I
shot-facts: fort
shot: 9 5                   # Shoot
    Goblins III shot at Knights I 9 5, needs >7: success
    Knights I +1: shot at
    Levies I +1: shot at
    Sister Ode +2: shot at
    Ash Orcs II +2: shot at
    Wolf Riders III +5: shot at
    Goblins II +4: shot at
    Shamblers II +1: shot at
    Goblins II: destroyed
near-lost: blue-2 blue-3 blue-4 blue-6
    Gnash +1: friend lost
    Bone Mother +1: friend lost
    Mud Orcs I +1: friend lost
    Mud Orcs III +1: friend lost
    5: Near the targets
step: begin                 # Begin
strays: red-2
stray-facts:
stray: 1                    # Stray shot
    Ser Brand: Stray shot 1, needs >5: failure
    6: Combat magic
cast: red-20                # Sister Ode
worked: worked              # Worked
    Sister Ode: Combat magic worked
act-spent: 0
effect: none                # Nothing more
cast: red-20                # Sister Ode
worked: worked              # Worked
    Sister Ode: Combat magic worked
act-spent: 0
effect: none                # Nothing more
cast: none                  # Nobody casts
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike-back: 4 1            # Strike
    Levies I at Wolf Riders I 4 1, needs >3: success
strike: 5 9 2 7 6           # Strike
    Wolf Riders I at Levies I 5 9 2 7 6, needs >6: success
pair: fight                 # Fight
strike: 6 4 8 4 6 8         # Strike
    Ash Orcs I at Sister Ode 6 4 8 4 6 8, needs >4: critical
    Levies I +2: struck
    Sister Ode +4: struck
    Wolf Riders I +1: struck
    Sister Ode: destroyed
near-lost: red-7 red-10 red-11 red-12 red-14 red-15 red-17
    Red Pikes III +1: friend lost
    Blue Axes II +1: friend lost
    Knights I +1: friend lost
    Knights II +1: friend lost
    Squires +1: friend lost
    Longbows I +1: friend lost
    Longbows III +1: friend lost
    9: Morale magic
cast: none                  # Nobody casts
    10: Redistribution
step: begin                 # Begin
pass-near: blue-2 blue-5 blue-7
    Wolf Riders III -1: passed on
    Gnash +1: from a friend
    Wolf Riders III -1: passed on
    Mud Orcs II +1: from a friend
    Wolf Riders III -1: passed on
    Mud Orcs IV +1: from a friend
pass-more: none             # No more
pass-near: red-19
    Levies I -1: passed on
    Levies II +1: from a friend
pass-more: none             # No more
pass-near: blue-1 blue-6 blue-11 blue-12
pass-one: blue-1            # Ukk
    Ash Orcs II -1: passed on
    Ukk +1: from a friend
    Ash Orcs II -1: passed on
    Mud Orcs III +1: from a friend
    Ash Orcs II -1: passed on
    Wolf Riders II +1: from a friend
pass-near: red-4 red-8 red-10 red-13 red-17
pass-one: red-4             # Wynn
    Knights I -1: passed on
    Wynn +1: from a friend
pass-one: red-8             # Red Pikes IV
    Knights I -1: passed on
    Red Pikes IV +1: from a friend
giver: blue-2               # Gnash
pass-near: blue-13
    Gnash -1: passed on
    Goblins I +1: from a friend
pass-more: none             # No more
pass-near: blue-4 blue-10
pass-one: blue-4            # Mud Orcs I
    Mud Orcs III -1: passed on
    Mud Orcs I +1: from a friend
pass-more: none             # No more
pass-near: blue-1 blue-9 blue-13
pass-one: blue-1            # Ukk
    Mud Orcs I -1: passed on
    Ukk +1: from a friend
    Mud Orcs I -1: passed on
    Ash Orcs II +1: from a friend
pass-near: blue-5 blue-19
    Ukk -1: passed on
    Mud Orcs II +1: from a friend
    Ukk -1: passed on
    Hill Troll I +1: from a friend
pass-near: blue-13 blue-15 blue-20
pass-one: blue-13           # Goblins I
    Mud Orcs II -1: passed on
    Goblins I +1: from a friend
pass-one: blue-15           # Goblins III
    Mud Orcs II -1: passed on
    Goblins III +1: from a friend
pass-near:
giver: red-4                # Wynn
pass-near: red-6
    Wynn -1: passed on
    Red Pikes II +1: from a friend
giver: red-6                # Red Pikes II
pass-near: red-5 red-14
    Red Pikes II -1: passed on
    Red Pikes I +1: from a friend
giver: red-5                # Red Pikes I
pass-near: red-4 red-15
    Red Pikes I -1: passed on
    Wynn +1: from a friend
giver: red-7                # Red Pikes III
pass-near: red-17
pass-more: none             # No more
giver: red-8                # Red Pikes IV
pass-near: red-3 red-4 red-14 red-19
    Red Pikes IV -1: passed on
    Old Hale +1: from a friend
giver: red-3                # Old Hale
pass-near: red-5
    Old Hale -1: passed on
    Red Pikes I +1: from a friend
giver: red-10               # Blue Axes II
pass-near: red-2 red-7 red-11 red-13 red-14 red-19
pass-one: red-2             # Ser Brand
    Blue Axes II -1: passed on
    Ser Brand +1: from a friend
giver: red-2                # Ser Brand
pass-near: red-3 red-5 red-7 red-15
    Ser Brand -1: passed on
    Old Hale +1: from a friend
giver: red-12               # Knights II
pass-near: red-11 red-14 red-19
    Knights II -1: passed on
    Knights I +1: from a friend
giver: red-14               # Squires
pass-near: red-2 red-5 red-7 red-16
pass-one: red-2             # Ser Brand
    Squires -1: passed on
    Ser Brand +1: from a friend
giver: red-15               # Longbows I
pass-near: red-1 red-2 red-14
pass-one: red-1             # Queen Maud
    Longbows I -1: passed on
    Queen Maud +1: from a friend
giver: red-1                # Queen Maud
pass-near: red-3 red-7
pass-more: none             # No more
pass-near: red-3
pass-more: none             # No more
giver: blue-3               # Bone Mother
pass-near: blue-4 blue-5 blue-7 blue-9 blue-11
pass-one: blue-4            # Mud Orcs I
    Bone Mother -1: passed on
    Mud Orcs I +1: from a friend
giver: blue-7               # Mud Orcs IV
pass-near: blue-2 blue-3 blue-9 blue-10 blue-20
pass-one: blue-3            # Bone Mother
    Mud Orcs IV -1: passed on
    Bone Mother +1: from a friend
giver: blue-10              # Wolf Riders I
pass-near: blue-2 blue-7
    Wolf Riders I -1: passed on
    Mud Orcs IV +1: from a friend
giver: blue-11              # Wolf Riders II
pass-near: blue-5 blue-8 blue-19
pass-one: blue-5            # Mud Orcs II
    Wolf Riders II -1: passed on
    Mud Orcs II +1: from a friend
pass-near: blue-5 blue-8
    Hill Troll I -1: passed on
    Ash Orcs I +1: from a friend
pass-near: blue-1 blue-5 blue-20
pass-one: blue-1            # Ukk
    Ash Orcs I -1: passed on
    Ukk +1: from a friend
    11: Reform
step: begin                 # Begin
reform:
reform:
    13: Morale
step: begin                 # Begin
check: 2                    # Move -> Retreat
    Queen Maud: holds 2, needs >8: success
check: 1                    # Attack -> Halt
    Ser Brand: holds 1, needs >7: success
check: 5                    # Defend -> Halt
    Old Hale: holds 5, needs >7: success
check: 2                    # Move -> Retreat
    Wynn: holds 2, needs >8: success
check: 4                    # Move -> Retreat
    Red Pikes I: holds 4, needs >6: success
check: 7                    # Move -> Retreat
    Red Pikes III: fails 7, needs >6: failure
    Red Pikes III: order Retreat
    Red Pikes III leaves its group
check: 8                    # Attack -> Halt
    Knights I: fails 8, needs >7: failure
    Knights I: order Halt
    Knights I leaves its group
check: 3                    # Defend -> Halt
    Longbows III: holds 3, needs >6: success
check: 8 9                  # Defend -> Halt
    Levies I: fails 8 9, needs >4: failure
    Levies I: order Halt
check: 2                    # Defend -> Halt
    Levies II: holds 2, needs >4: success
check: 6                    # Attack -> Halt
    Ukk: holds 6, needs >7: success
check: 4                    # Attack -> Halt
    Gnash: holds 4, needs >6: success
check: 10                   # Move -> Retreat
    Bone Mother: fails 10, needs >8: failure
    Bone Mother: order Retreat
check: 7                    # Attack -> Halt
    Mud Orcs I: fails 7, needs >5: failure
    Mud Orcs I: order Halt
    Mud Orcs I leaves its group
check: 2                    # Attack -> Halt
    Mud Orcs II: holds 2, needs >5: success
check: 6                    # Attack -> Halt
    Mud Orcs III: fails 6, needs >5: failure
    Mud Orcs III: order Halt
    Mud Orcs III leaves its group
check: 2                    # Attack -> Halt
    Mud Orcs IV: holds 2, needs >5: success
check: 8                    # Attack -> Halt
    Ash Orcs II: fails 8, needs >6: failure
    Ash Orcs II: order Halt
    Ash Orcs II leaves its group
check: 10 8                 # Attack -> Halt
    Wolf Riders III: fails 10 8, needs >5: failure
    Wolf Riders III: order Halt
    Wolf Riders III leaves its group
check: 10 8                 # Harass -> Retreat
    Goblins I: fails 10 8, needs >4: failure
    Goblins I: order Retreat
    Goblins I leaves its group
check: 3                    # Harass -> Retreat
    Goblins III: holds 3, needs >4: success
    Shamblers II: cannot fail
    14: Command magic
cast: none                  # Nobody casts
    16: Orders
step: begin                 # Begin
whom: red-11                # Knights I
order: attack               # Attack
    Ser Brand: Act 2 left
    Knights I: order Attack
whom: red-18                # Levies I
order: attack               # Attack
    Old Hale: Act 2 left
    Levies I: order Attack
whom: red-5                 # Red Pikes I
order: harass               # Harass
    Queen Maud: Act 2 left
    Red Pikes I: order Harass
    Red Pikes II: order Harass
    Red Pikes IV: order Harass
whom: red-9                 # Blue Axes I
order: attack               # Attack
    Queen Maud: Act 1 left
    Blue Axes I: order Attack
    Blue Axes II: order Attack
whom: none                  # No more orders
whom: none                  # No more orders
    17: Unconfirmed
    Shamblers I: unconfirmed, Halt
    Shamblers II: unconfirmed, Halt
    Shamblers III: unconfirmed, Halt
swapped:

## Turn 2

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
    5 more may rotate
roll-off: 7 2               # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: happened              # Something happened
happened:
move: contact               # Contact
foe: red-4                  # Wynn
evades: evades              # It evades
evade: 7                    # How far?
    Wynn evades 5 cm
caught: away                # It got away
move: point                 # Point out an enemy
pointer: blue-1             # Ukk
    Ukk: Act 3 left
    Ukk points for Hill Troll I
move: contact               # Contact
foe: red-18                 # Levies I
edges: not-forward
    Hill Troll I meets Levies I
move: point                 # Point out an enemy
pointer: blue-1             # Ukk
    Ukk: Act 2 left
    Ukk points for Hill Troll II
move: moved                 # Moved
move: moved                 # Moved or stayed
roll-off: 10 10             # Red, then Blue
    A tie: throw again
roll-off: 10 7              # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
roll-off: 1 5               # Red, then Blue
    Red: Low die: Red moves first
move: happened              # Something happened
happened:
move: moved                 # Moved
move: moved                 # Moved or stayed
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
roll-off: 8 4               # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: contact               # Contact
foe: blue-11                # Wolf Riders II
edges: rear not-forward soft
    Ser Brand meets Wolf Riders II
    Wolf Riders II leaves its group
move: moved                 # Moved
move: moved                 # Moved
move: contact               # Contact
foe: blue-18                # Shamblers III
edges: rear
    Queen Maud meets Shamblers III
    Shamblers III leaves its group
fear: 0
move: moved                 # Moved
move: moved                 # Moved
    3: Ranged magic
cast: none                  # Nobody casts
    4: Shooting
step: begin                 # Begin
shooters: red-14 red-15 red-16 red-17
shoot: blue-16              # Shamblers I
shot-facts:
shot: 2                     # Shoot
    Squires shot at Shamblers I 2, needs >3: failure
shoot: blue-11              # Wolf Riders II
shot-facts:
shot: 10 3 9 10             # Shoot
    Longbows I shot at Wolf Riders II 10 3 9 10, needs >3: success
shoot: blue-16              # Shamblers I
shot-facts:
shot: 1 8 7 5               # Shoot
    Longbows II shot at Shamblers I 1 8 7 5, needs >3: success
shoot: blue-2               # Gnash
shot-facts:
shot: 4 10 7 6              # Shoot
    Longbows III shot at Gnash 4 10 7 6, needs >5: success
shooters: blue-11 blue-15
shot-facts: fort
shot: 2                     # Shoot
    Wolf Riders II shot at Ser Brand 2, needs >7: failure
shoot: red-15               # Longbows I
shot-facts: rear
shot: 8 7 7 2               # Shoot
    Goblins III shot at Longbows I 8 7 7 2, needs >3: success
    Longbows I +3: shot at
    Gnash +3: shot at
    Wolf Riders II +3: shot at
    Shamblers I +3: shot at
    5: Near the targets
step: begin                 # Begin
strays:
    6: Combat magic
cast: none                  # Nobody casts
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike: 9 1 5 1 2 4         # Strike
strike-back: 7              # Strike
    Queen Maud x Shamblers III
pair: fight                 # Fight
strike: 7 10 10 10 5 4 4 3 10# Strike
strike-back: 6              # Strike
    Ser Brand x Wolf Riders II
pair: fight                 # Fight
split: 1
strike: 5 4 9               # Strike
strike-back: 8              # Strike
    Wolf Riders I x Levies I
pair: fight                 # Fight
strike: 1 9 6 3 8           # Strike
strike-back: 1              # Strike
    Hill Troll I x Levies I
    Queen Maud +1: struck
    Ser Brand +1: struck
    Levies I +4: struck
    Wolf Riders I +1: struck
    Wolf Riders II +6: struck
    Shamblers III +3: struck
    Wolf Riders II: destroyed
near-lost: blue-1 blue-9 blue-10 blue-12 blue-20
    Ukk +1: friend lost
    Ash Orcs II +1: friend lost
    Wolf Riders I +1: friend lost
    Wolf Riders III +1: friend lost
    Hill Troll II +1: friend lost
    9: Morale magic
cast: blue-3                # Bone Mother
worked: worked              # Worked
    Bone Mother: Morale magic worked
act-spent: 0
effect: none                # Nothing more
cast: none                  # Nobody casts
    10: Redistribution
step: begin                 # Begin
pass-near:
pass-near: blue-1 blue-5 blue-9 blue-12
pass-one: blue-1            # Ukk
    Gnash -1: passed on
    Ukk +1: from a friend
    Gnash -1: passed on
    Ash Orcs II +1: from a friend
    Gnash -1: passed on
    Mud Orcs II +1: from a friend
pass-near: red-4 red-5 red-6 red-7 red-17 red-19
pass-one: red-4             # Wynn
    Longbows I -1: passed on
    Wynn +1: from a friend
pass-one: red-5             # Red Pikes I
    Longbows I -1: passed on
    Red Pikes I +1: from a friend
    Longbows I -1: passed on
    Red Pikes II +1: from a friend
giver: blue-1               # Ukk
pass-near: blue-3 blue-8
    Ukk -1: passed on
    Bone Mother +1: from a friend
    Ukk -1: passed on
    Ash Orcs I +1: from a friend
pass-more: none             # No more
giver: blue-9               # Ash Orcs II
pass-near: blue-4 blue-8 blue-20
pass-one: blue-4            # Mud Orcs I
    Ash Orcs II -1: passed on
    Mud Orcs I +1: from a friend
pass-one: blue-8            # Ash Orcs I
    Ash Orcs II -1: passed on
    Ash Orcs I +1: from a friend
pass-more: none             # No more
pass-near: blue-2 blue-5 blue-6 blue-9 blue-13
pass-one: blue-2            # Gnash
    Wolf Riders III -1: passed on
    Gnash +1: from a friend
pass-one: blue-6            # Mud Orcs III
    Wolf Riders III -1: passed on
    Mud Orcs III +1: from a friend
pass-more: none             # No more
giver: red-1                # Queen Maud
pass-near: red-4 red-14
    Queen Maud -1: passed on
    Squires +1: from a friend
pass-more: none             # No more
giver: red-2                # Ser Brand
pass-near: red-6 red-16 red-17
pass-one: red-6             # Red Pikes II
    Ser Brand -1: passed on
    Red Pikes II +1: from a friend
    Ser Brand -1: passed on
    Longbows II +1: from a friend
giver: red-4                # Wynn
pass-near:
giver: red-5                # Red Pikes I
pass-near: red-4 red-16
    Red Pikes I -1: passed on
    Longbows II +1: from a friend
giver: red-6                # Red Pikes II
pass-near: red-7 red-8 red-19
pass-one: red-7             # Red Pikes III
    Red Pikes II -1: passed on
    Red Pikes III +1: from a friend
    Red Pikes II -1: passed on
    Red Pikes IV +1: from a friend
giver: red-7                # Red Pikes III
pass-near: red-1 red-4
    Red Pikes III -1: passed on
    Queen Maud +1: from a friend
pass-near: red-15 red-17
    Longbows II -1: passed on
    Longbows III +1: from a friend
    Longbows II -1: passed on
    Longbows I +1: from a friend
pass-near: red-1 red-3 red-4 red-7 red-15 red-19
pass-one: red-3             # Old Hale
    Longbows III -1: passed on
    Old Hale +1: from a friend
pass-more: none             # No more
pass-near: red-5 red-16
    Old Hale -1: passed on
    Red Pikes I +1: from a friend
    Old Hale -1: passed on
    Longbows II +1: from a friend
giver: blue-3               # Bone Mother
pass-near: blue-2 blue-8 blue-9 blue-13 blue-15
pass-one: blue-9            # Ash Orcs II
    Bone Mother -1: passed on
    Ash Orcs II +1: from a friend
pass-more: none             # No more
giver: blue-4               # Mud Orcs I
pass-near: blue-1 blue-2 blue-7 blue-12
pass-one: blue-1            # Ukk
    Mud Orcs I -1: passed on
    Ukk +1: from a friend
pass-more: none             # No more
giver: blue-5               # Mud Orcs II
pass-near: blue-6 blue-7 blue-9 blue-19
    Mud Orcs II -1: passed on
    Mud Orcs IV +1: from a friend
    Mud Orcs II -1: passed on
    Hill Troll I +1: from a friend
giver: blue-6               # Mud Orcs III
pass-near: blue-2 blue-9
pass-more: none             # No more
giver: blue-7               # Mud Orcs IV
pass-near: blue-6 blue-12
    Mud Orcs IV -1: passed on
    Wolf Riders III +1: from a friend
giver: blue-8               # Ash Orcs I
pass-near: blue-2 blue-10 blue-13
pass-more: none             # No more
giver: blue-10              # Wolf Riders I
pass-near: blue-2 blue-12
pass-more: none             # No more
pass-near:
giver: red-8                # Red Pikes IV
pass-near: red-15 red-19
pass-more: none             # No more
giver: red-11               # Knights I
pass-near: red-3 red-6 red-8 red-9 red-10
pass-one: red-3             # Old Hale
    Knights I -1: passed on
    Old Hale +1: from a friend
pass-near: red-2 red-15 red-17
    Squires -1: passed on
    Ser Brand +1: from a friend
giver: blue-19              # Hill Troll I
pass-near:
pass-near: blue-3 blue-4 blue-7
pass-more: none             # No more
    11: Reform
step: begin                 # Begin
    Hill Troll I -1: regenerates
    Hill Troll II -1: regenerates
    Stress goes
reform:
reform: blue-3
    Bone Mother: Act 2 left
    Bone Mother -1: reformed
    13: Morale
step: begin                 # Begin
check: 7 4                  # Move -> Retreat
    Queen Maud: holds 7 4, needs >8: success
check: 8 5                  # Move -> Retreat
    Wynn: holds 8 5, needs >8: success
check: 10 9                 # Harass -> Retreat
    Red Pikes I: fails 10 9, needs >6: failure
    Red Pikes I: order Retreat
    Red Pikes I leaves its group
check: 3                    # Harass -> Retreat
    Red Pikes IV: holds 3, needs >6: success
check: 10                   # Defend -> Halt
    Longbows I: fails 10, needs >6: failure
    Longbows I: order Halt
    Longbows I leaves its group
check: 2                    # Defend -> Halt
    Longbows II: holds 2, needs >6: success
check: 9 1 10 5 3 4         # Attack -> Halt
    Levies I: fails 9 1 10 5 3 4, needs >4: failure
    Levies I: order Halt
check: 10 6                 # Attack -> Halt
    Ukk: fails 10 6, needs >7: failure
    Ukk: order Halt
check: 8 3                  # Attack -> Halt
    Gnash: fails 8 3, needs >6: failure
    Gnash: order Halt
check: 3 7                  # Halt -> Retreat
    Mud Orcs III: fails 3 7, needs >5: failure
    Mud Orcs III: order Retreat
check: 7 7                  # Attack -> Halt
    Ash Orcs I: fails 7 7, needs >6: failure
    Ash Orcs I: order Halt
check: 8 9                  # Halt -> Retreat
    Ash Orcs II: fails 8 9, needs >6: failure
    Ash Orcs II: order Retreat
check: 6 3                  # Attack -> Halt
    Wolf Riders I: fails 6 3, needs >5: failure
    Wolf Riders I: order Halt
    Shamblers I: cannot fail
    Shamblers III: cannot fail
    14: Command magic
cast: none                  # Nobody casts
    16: Orders
step: begin                 # Begin
whom: red-4                 # Wynn
own-order: halt             # Halt
    Wynn: order Halt
whom: none                  # No more orders
whom: none                  # No more orders

## Turn 3

turn: begin                 # Begin the turn
    2: Movement
step: begin                 # Begin
    8 more may rotate
roll-off: 5 10              # Red, then Blue
    Red: Low die: Red moves first
move: moved                 # Moved or stayed
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: point                 # Point out an enemy
pointer: blue-1             # Ukk
    Ukk: Act 3 left
    Ukk points for Hill Troll II
move: moved                 # Moved
roll-off: 9 3               # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: moved                 # Moved
move: moved                 # Moved
move: happened              # Something happened
happened: enemy
through: blue-7 blue-8 blue-20
    Red Pikes III +1: went through
    Mud Orcs IV +1: passed through
    Red Pikes III +1: went through
    Ash Orcs I +1: passed through
    Red Pikes III +1: went through
    Hill Troll II +1: passed through
roll-off: 4 2               # Red, then Blue
    Blue: Low die: Blue moves first
move: moved                 # Moved
move: moved                 # Moved
move: contact               # Contact
foe: blue-3                 # Bone Mother
edges: reduced
    Old Hale meets Bone Mother
move: contact               # Contact
which: red-9                # Blue Axes I
foe: blue-19                # Hill Troll I
edges:
    Blue Axes I meets Hill Troll I
    Blue Axes I leaves its group
move: contact               # Contact
foe: blue-15                # Goblins III
evades: evades              # It evades
evade: 4                    # How far?
    Goblins III evades 4 cm
caught: away                # It got away
move: moved                 # Moved
move: contact               # Contact
which: red-16               # Longbows II
foe: blue-5                 # Mud Orcs II
edges: own-flank limited fort
    Longbows II meets Mud Orcs II
    Longbows II leaves its group
    Mud Orcs II leaves its group
move: moved                 # Moved or stayed
move: contact               # Contact
foe: blue-13                # Goblins I
edges: own-rear
    Ser Brand meets Goblins I
move: moved                 # Moved
move: contact               # Contact
which: red-12               # Knights II
foe: blue-3                 # Bone Mother
edges:
    Knights II meets Bone Mother
    Knights II leaves its group
move: moved                 # Moved
move: evades                # Evades out
evade: 1                    # How far?
    Queen Maud evades 11 cm
move: moved                 # Moved
    Queen Maud breaks contact
move: moved                 # Moved
    3: Ranged magic
cast: blue-3                # Bone Mother
worked: worked              # Worked
    Bone Mother: Ranged magic worked
act-spent: 0
effect: none                # Nothing more
cast: none                  # Nobody casts
    4: Shooting
step: begin                 # Begin
shooters: red-14 red-16 red-17
shoot: blue-19              # Hill Troll I
shot-facts:
shot: 7                     # Shoot
    Squires shot at Hill Troll I 7, needs >5: success
shot-facts: rear
shot: 7 9 7 10 5 2 1 6      # Shoot
    Longbows II shot at Mud Orcs II 7 9 7 10 5 2 1 6, needs >4: success
shoot: blue-15              # Goblins III
shot-facts:
shot: 6 1 9 1               # Shoot
    Longbows III shot at Goblins III 6 1 9 1, needs >2: success
shooters: blue-15
shoot: red-10               # Blue Axes II
shot-facts:
shot: 10 6                  # Shoot
    Goblins III shot at Blue Axes II 10 6, needs >5: success
    Blue Axes II +2: shot at
    Mud Orcs II +6: shot at
    Goblins III +2: shot at
    Hill Troll I +1: shot at
    5: Near the targets
step: begin                 # Begin
strays: blue-3
stray: 5                    # Stray shot
    Bone Mother: Stray shot 5, needs >4: success
    Bone Mother +1: shot at
    6: Combat magic
cast: none                  # Nobody casts
    7: Close combat
step: begin                 # Begin
pair: fight                 # Fight
strike: 2                   # Strike
strike-back: 10 10 6        # Strike
    Ser Brand x Goblins I
pair: fight                 # Fight
split: 1
strike: 6 7                 # Strike
strike-back: 10             # Strike
    Old Hale x Bone Mother
pair: fight                 # Fight
split: 3
strike-back: 2 4 2 3 5      # Strike
    Hill Troll I at Blue Axes I 2 4 2 3 5, needs >5: failure
strike: 4 9 9 4 1 4         # Strike
    Blue Axes I at Hill Troll I 4 9 9 4 1 4, needs >5: success
pair: fight                 # Fight
strike: 10 2 3 8 8 3 5 6    # Strike
    Knights II at Bone Mother 10 2 3 8 8 3 5 6, needs >4: critical
pair: fight                 # Fight
strike: 4                   # Strike
strike-back: 1 2 4 8        # Strike
    Longbows II x Mud Orcs II
pair: fight                 # Fight
split: 1
strike: 6 8 1               # Strike
strike-back: 5              # Strike
    Wolf Riders I x Levies I
pair: fight                 # Fight
strike: 4 8 5               # Strike
strike-back: 3              # Strike
    Hill Troll I x Levies I
    Ser Brand +3: struck
    Old Hale +1: struck
    Longbows II +2: struck
    Levies I +4: struck
    Bone Mother +7: struck
    Wolf Riders I +1: struck
    Hill Troll I +2: struck
    Ser Brand: destroyed
near-lost: red-1 red-4 red-7 red-10 red-17
    Queen Maud +1: friend lost
    Wynn +1: friend lost
    Red Pikes III +1: friend lost
    Blue Axes II +1: friend lost
    Longbows III +1: friend lost
    Levies I: destroyed
near-lost: red-3 red-8 red-9 red-15
    Old Hale +1: friend lost
    Red Pikes IV +1: friend lost
    Blue Axes I +1: friend lost
    Longbows I +1: friend lost
    Bone Mother: destroyed
near-lost: blue-1 blue-5 blue-8 blue-12 blue-15 blue-16
    Ukk +1: friend lost
    Mud Orcs II +1: friend lost
    Ash Orcs I +1: friend lost
    Wolf Riders III +1: friend lost
    Goblins III +1: friend lost
    Shamblers I +1: friend lost
    10: Redistribution
step: begin                 # Begin
pass-near: blue-2 blue-6 blue-7 blue-10 blue-13 blue-19
pass-one: blue-2            # Gnash
    Mud Orcs II -1: passed on
    Gnash +1: from a friend
pass-one: blue-6            # Mud Orcs III
    Mud Orcs II -1: passed on
    Mud Orcs III +1: from a friend
pass-one: blue-7            # Mud Orcs IV
    Mud Orcs II -1: passed on
    Mud Orcs IV +1: from a friend
pass-one: blue-10           # Wolf Riders I
    Mud Orcs II -1: passed on
    Wolf Riders I +1: from a friend
    Mud Orcs II -1: passed on
    Goblins I +1: from a friend
pass-near: red-1 red-17 red-19
    Red Pikes III -1: passed on
    Longbows III +1: from a friend
    Red Pikes III -1: passed on
    Levies II +1: from a friend
pass-more: none             # No more
giver: blue-8               # Ash Orcs I
pass-near: blue-10
pass-more: none             # No more
giver: blue-10              # Wolf Riders I
pass-near: blue-1 blue-4 blue-6 blue-20
pass-one: blue-1            # Ukk
    Wolf Riders I -1: passed on
    Ukk +1: from a friend
    Wolf Riders I -1: passed on
    Mud Orcs I +1: from a friend
    Wolf Riders I -1: passed on
    Hill Troll II +1: from a friend
giver: blue-1               # Ukk
pass-near: blue-2 blue-8 blue-9
    Ukk -1: passed on
    Gnash +1: from a friend
    Ukk -1: passed on
    Ash Orcs II +1: from a friend
giver: blue-2               # Gnash
pass-near: blue-7
    Gnash -1: passed on
    Mud Orcs IV +1: from a friend
giver: blue-7               # Mud Orcs IV
pass-near: blue-1 blue-4 blue-19
pass-one: blue-1            # Ukk
    Mud Orcs IV -1: passed on
    Ukk +1: from a friend
    Mud Orcs IV -1: passed on
    Mud Orcs I +1: from a friend
pass-near:
giver: red-1                # Queen Maud
pass-near: red-3 red-14 red-16
    Queen Maud -1: passed on
    Squires +1: from a friend
pass-more: none             # No more
giver: red-3                # Old Hale
pass-near: red-1 red-4 red-19
pass-one: red-1             # Queen Maud
    Old Hale -1: passed on
    Queen Maud +1: from a friend
pass-more: none             # No more
giver: red-4                # Wynn
pass-near: red-6 red-7 red-15 red-16 red-17
    Wynn -1: passed on
    Longbows I +1: from a friend
    Wynn -1: passed on
    Red Pikes II +1: from a friend
pass-more: none             # No more
giver: red-10               # Blue Axes II
pass-near: red-1 red-7 red-11
    Blue Axes II -1: passed on
    Knights I +1: from a friend
pass-more: none             # No more
giver: red-15               # Longbows I
pass-near: red-1 red-6 red-14 red-16 red-17
    Longbows I -1: passed on
    Red Pikes II +1: from a friend
    Longbows I -1: passed on
    Squires +1: from a friend
giver: red-16               # Longbows II
pass-near: red-4 red-5 red-6 red-14
pass-one: red-4             # Wynn
    Longbows II -1: passed on
    Wynn +1: from a friend
pass-more: none             # No more
pass-near: red-6 red-16
pass-one: red-6             # Red Pikes II
    Longbows III -1: passed on
    Red Pikes II +1: from a friend
pass-more: none             # No more
pass-near: red-3 red-5
pass-one: red-3             # Old Hale
    Red Pikes II -1: passed on
    Old Hale +1: from a friend
pass-more: none             # No more
giver: blue-4               # Mud Orcs I
pass-near: blue-1
pass-more: none             # No more
giver: blue-6               # Mud Orcs III
pass-near: blue-1 blue-10
    Mud Orcs III -1: passed on
    Wolf Riders I +1: from a friend
pass-more: none             # No more
giver: blue-9               # Ash Orcs II
pass-near: blue-4 blue-5 blue-7
pass-one: blue-5            # Mud Orcs II
    Ash Orcs II -1: passed on
    Mud Orcs II +1: from a friend
pass-more: none             # No more
giver: blue-12              # Wolf Riders III
pass-near: blue-13 blue-19
pass-more: none             # No more
pass-near: blue-9 blue-13
    Hill Troll I -1: passed on
    Ash Orcs II +1: from a friend
giver: red-5                # Red Pikes I
pass-near: red-16
pass-more: none             # No more
giver: red-8                # Red Pikes IV
pass-near:
pass-near: red-6 red-8 red-17
pass-more: none             # No more
pass-near: blue-6 blue-19
pass-more: none             # No more
giver: red-9                # Blue Axes I
pass-near:
pass-near: red-9
pass-more: none             # No more
    11: Reform
step: begin                 # Begin
    Hill Troll I -1: regenerates
    Hill Troll II -1: regenerates
    Stress goes
reform: red-4
    Wynn: Act 1 left
    Wynn -1: reformed
reform:
    13: Morale
step: begin                 # Begin
check: 1 8 9                # Move -> Retreat
    Queen Maud: fails 1 8 9, needs >8: failure
    Queen Maud: order Retreat
check: 7 10 7               # Defend -> Halt
    Old Hale: fails 7 10 7, needs >7: failure
    Old Hale: order Halt
check: 7 5                  # Harass -> Retreat
    Red Pikes II: fails 7 5, needs >6: failure
    Red Pikes II: order Retreat
    Red Pikes II leaves its group
check: 5 10 1               # Retreat -> Rout
    Red Pikes III: fails 5 10 1, needs >6: failure
    Red Pikes III: order Rout
check: 2 7                  # Harass -> Retreat
    Red Pikes IV: fails 2 7, needs >6: failure
    Red Pikes IV: order Retreat
    Red Pikes IV leaves its group
check: 1                    # Attack -> Halt
    Blue Axes I: holds 1, needs >7: success
check: 3 1                  # Attack -> Halt
    Blue Axes II: holds 3 1, needs >7: success
check: 5                    # Attack -> Halt
    Knights I: holds 5, needs >7: success
check: 2 7                  # Harass -> Retreat
    Squires: fails 2 7, needs >5: failure
    Squires: order Retreat
check: 7 7                  # Defend -> Halt
    Longbows II: fails 7 7, needs >6: failure
    Longbows II: order Halt
check: 4 9                  # Defend -> Halt
    Longbows III: fails 4 9, needs >6: failure
    Longbows III: order Halt
    Longbows III leaves its group
check: 5 5                  # Defend -> Halt
    Levies II: fails 5 5, needs >4: failure
    Levies II: order Halt
    Levies II leaves its group
check: 5 1 9                # Halt -> Retreat
    Ukk: fails 5 1 9, needs >7: failure
    Ukk: order Retreat
check: 5 3 3                # Halt -> Retreat
    Gnash: holds 5 3 3, needs >6: success
check: 8 9 5                # Halt -> Retreat
    Mud Orcs I: fails 8 9 5, needs >5: failure
    Mud Orcs I: order Retreat
check: 4 7 2                # Attack -> Halt
    Mud Orcs II: fails 4 7 2, needs >5: failure
    Mud Orcs II: order Halt
check: 2 10                 # Attack -> Halt
    Mud Orcs IV: fails 2 10, needs >5: failure
    Mud Orcs IV: order Halt
    Mud Orcs IV leaves its group
check: 2 3 9 8              # Halt -> Retreat
    Ash Orcs I: fails 2 3 9 8, needs >6: failure
    Ash Orcs I: order Retreat
check: 4 8 1                # Retreat -> Rout
    Ash Orcs II: fails 4 8 1, needs >6: failure
    Ash Orcs II: order Rout
check: 4 10 4               # Halt -> Retreat
    Wolf Riders III: fails 4 10 4, needs >5: failure
    Wolf Riders III: order Retreat
check: 9 4 3                # Retreat -> Rout
    Goblins I: fails 9 4 3, needs >4: failure
    Goblins I: order Rout
check: 5 7 6 5              # Harass -> Retreat
    Goblins III: fails 5 7 6 5, needs >4: failure
    Goblins III: order Retreat
    Goblins III leaves its group
    Shamblers I: cannot fail
rally: red-7                # Red Pikes III
rallies: red-1              # Queen Maud
    Queen Maud: Act 3 left
rally-roll: 6 1 1           # Rally
    Red Pikes III: rallies 6 1 1, needs >6: success
    Red Pikes III: rallied, Halt
rally: blue-9               # Ash Orcs II
    Ukk: Act 2 left
rally-roll: 9 6 9           # Rally
    Ash Orcs II: not rallied 9 6 9, needs >6: failure
rally: blue-13              # Goblins I
rallies: blue-1             # Ukk
    Ukk: Act 1 left
rally-roll: 8 1 2           # Rally
    Goblins I: not rallied 8 1 2, needs >4: failure
near-rout: red-5 red-9
    Red Pikes I +1: friend routs
    Blue Axes I +1: friend routs
near-rout: blue-5 blue-12 blue-19
    Mud Orcs II +1: friend routs
    Wolf Riders III +1: friend routs
    Hill Troll I +1: friend routs
near-rout: blue-5 blue-17
    Mud Orcs II +1: friend routs
    Shamblers II +1: friend routs
    16: Orders
step: begin                 # Begin
whom: none                  # No more orders
whom: blue-10               # Wolf Riders I
order: attack               # Attack
    Gnash: Act 2 left
    Wolf Riders I: order Attack
whom: blue-8                # Ash Orcs I
order: attack               # Attack
    Ukk: Act 0 left
    Ash Orcs I: order Attack
whom: blue-1                # Ukk
own-order: harass           # Harass
    Ukk: order Harass
whom: blue-12               # Wolf Riders III
order: attack               # Attack
    Gnash: Act 1 left
    Wolf Riders III: order Attack
whom: none                  # No more orders

## Turn 4

turn: end                   # End the battle
winner: red                 # Red
    The end: Red (Red: Red wins)
