# Oak Banner, Raven Shore and Ash Company meet at a ford.
#
# A question and its answer a line; below it what came of it.

rules: fight                # Fight a battle
deploy:                     # Put all tokens on the table

## Round 1

initiative: 6 6 2           # Initiative
    Initiative
    Who acts when
    2 sides act together
roll-off: 5 3               # First to act
    Highest die acts first
unit: red-5                 # Wild Hill
activate: pass              # Pass
    Wild Hill passes
unit: blue-3                # Oarsmen
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Oarsmen stands still
action: attack-1            # Melee  5D
target: red-3               # Hedgemen
facts:
attack: 4 5 2 2 6           # Attack
    -6 FS: Hedgemen 4 5 2 2 6, needs 4+: success
near-captain:
resolve: 1                  # Retreat
    Hedgemen: May move 2 1, needs 3-: success
retreat: yes                # Move up to 2 squares
    Hedgemen moves
unit: red-2                 # Old Shields
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Old Shields stands still
action: attack-1            # Melee  5D
target: gold-4              # Smoke Bows
attack: 3 1 3 3 3           # Attack
    No damage: Smoke Bows 3 1 3 3 3, needs 4+: failure
unit: blue-4                # Gull Eyes
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Gull Eyes stands still
action: attack-1            # Melee  3D
target: gold-1              # Black Pikes
facts:
attack: 1 4 4               # Attack
    -2 FS: Black Pikes 1 4 4, needs 4+: success
unit: more                  # More
more: reinforce             # Reinforcements
joins: red                  # Red
class: class-1              # Warriors
acts-now: now               # In this round already
    Warriors arrives
unit: red-3                 # Hedgemen
activate: still             # Stand still
action: attack-1            # Melee  2D
target: gold-1              # Black Pikes
attack: 2 2                 # Attack
    No damage: Black Pikes 2 2, needs 4+: failure
unit: blue-1                # Tide Wolves
activate: pass              # Pass
    Tide Wolves passes
unit: red-4                 # Fletchers
activate: still             # Stand still
    Fletchers stands still
action: attack-1            # Melee  3D
target: gold-1              # Black Pikes
attack: 1 6 5               # Attack
    -2 FS: Black Pikes 1 6 5, needs 4+: success
unit: blue-2                # Salt Axes
activate: charge            # Charge
charge-move:                # Salt Axes: One at least, to the target, 7 squares
    Salt Axes moves
target: red-5               # Wild Hill
facts: referee
referee: 2
attack: 3 5 3 1 1 6         # Attack
    -4 FS: Wild Hill 3 5 3 1 1 6, needs 4+: success
unit: red-1                 # Oak Guard
activate: level-headed      # Level-Headed
    Oak Guard is not compelled
activate: still             # Stand still
    Oak Guard stands still
action: wall                # Shield Wall
    Oak Guard: the wall is up
unit: more                  # More
more: dice                  # Free dice
dice-count: 7
dice-need: 5
free-dice: 6 6 3 3 6 3 6    # Dice
    Hits 6 6 3 3 6 3 6, needs 5+: success
unit: red-6                 # Warriors
activate: still             # Stand still
    Warriors stands still
action: attack-1            # Melee  5D
target: gold-3              # Ember Men
attack: 1 6 5 6 6           # Attack
    -8 FS: Ember Men 1 6 5 6 6, needs 4+: success
    Hedgemen to FS 2
    Wild Hill to FS 5
    Black Pikes to FS 8
    Ember Men to FS 1
    Gold: The turn begins
unit: gold-2                # Hired Swords
activate: move              # Move first
move:                       # Hired Swords: Not through other Units, 5 squares
    Hired Swords moves
wall: none                  # None
action: attack-1            # Melee  4D
target: red-1               # Oak Guard
attack: 2 2 3 3             # Attack
dice:
    No damage: Oak Guard 2 2 3 3, needs 4+: failure
unit: gold-4                # Smoke Bows
activate: still             # Stand still
    Smoke Bows stands still
action: attack-1            # Melee  3D
target: red-1               # Oak Guard
attack: 1 1 4               # Attack
dice: die-2
again: 6                    # Once more
    -2 FS: Oak Guard 1 6 4, needs 4+: success
unit: gold-3                # Ember Men
activate: charge            # Charge
charge-move:                # Ember Men: One at least, to the target, 7 squares
    Ember Men moves
wall: red-1                 # Oak Guard
strike: yes                 # Shield Wall  6D
attack: 1 2 3 6 2 1         # Attack
    No damage: Ember Men 1 2 3 6 2 1, needs 4+: failure
go-on:                      # Ember Men: Finish its move
target: red-4               # Fletchers
attack: 3 6                 # Attack
dice:
    -2 FS: Fletchers 3 6, needs 4+: success
near-captain: captain referee
referee: -1
resolve: 1                  # Retreat
    Fletchers: May move 2 1, needs 3-: success
retreat: yes                # Move up to 2 squares
    Fletchers moves
unit: gold-1                # Black Pikes
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Black Pikes stands still
action: wall                # Shield Wall
    Black Pikes: the wall is up
    Oak Guard: cannot fail
near-captain: captain referee
referee: -2
resolve: 1                  # Morale
    Hedgemen: Holds 1, needs 2-: success
near-captain: captain referee
referee: 0
resolve: 5                  # Morale
    Fletchers: Fails: -3 FS 5, needs 4-: failure
wicked:
    -3 FS: morale
    Wild Hill: cannot fail
    Black Pikes: cannot fail
    Ember Men: cannot fail
    Fletchers to FS 3

## Round 2

initiative: 6 5 3           # Initiative
    Initiative
first: first                # Act first
    Who acts when
    Red: The turn begins
unit: red-1                 # Oak Guard
activate: level-headed      # Level-Headed
    Oak Guard is not compelled
activate: still             # Stand still
    Oak Guard stands still
action: attack-1            # Melee  5D
target: gold-1              # Black Pikes
attack: 3 4 5 5 3           # Attack
    -6 FS: Black Pikes 3 4 5 5 3, needs 4+: success
unit: red-5                 # Wild Hill
activate: still             # Stand still
    Wild Hill stands still
action: attack-1            # Melee  2D
target: gold-3              # Ember Men
attack: 1 3                 # Attack
    No damage: Ember Men 1 3, needs 4+: failure
unit: red-3                 # Hedgemen
activate: still             # Stand still
    Hedgemen stands still
action: attack-1            # Melee  1D
target: blue-4              # Gull Eyes
attack: 2                   # Attack
    No damage: Gull Eyes 2, needs 4+: failure
unit: red-2                 # Old Shields
activate: still             # Stand still
    Old Shields stands still
action: attack-1            # Melee  5D
target: gold-4              # Smoke Bows
attack: 5 2 4 4 1           # Attack
    -6 FS: Smoke Bows 5 2 4 4 1, needs 4+: success
near-captain: captain
resolve: 5                  # Retreat
    Smoke Bows: Stays 5, needs 4-: failure
unit: red-6                 # Warriors
activate: pass              # Pass
    Warriors passes
unit: red-4                 # Fletchers
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Fletchers stands still
action: other               # Other action
other: chance               # X in 6
chance: 4
chance-roll: 1              # X in 6
    Success 1, needs 4-: success
hurt: red-5                 # Wild Hill
amount: 3
    -3 FS: surroundings
hurt: gold-1                # Black Pikes
amount: 15
    -15 FS: surroundings
    Black Pikes routed
hurt: blue-1                # Tide Wolves
amount: 15
    -15 FS: surroundings
    Tide Wolves routed
hurt: red-4                 # Fletchers
amount: 36
    -36 FS: surroundings
    Fletchers routed
hurt: gold-3                # Ember Men
amount: 19
    -19 FS: surroundings
    Ember Men routed
hurt: red-5                 # Wild Hill
amount: 3
    -3 FS: surroundings
    Wild Hill routed
hurt: none                  # No more
    Blue: The turn begins
unit: blue-3                # Oarsmen
activate: still             # Stand still
    Oarsmen stands still
action: attack-1            # Melee  5D
target: gold-4              # Smoke Bows
attack: 2 6 3 1 6           # Attack
    -4 FS: Smoke Bows 2 6 3 1 6, needs 4+: success
    Smoke Bows routed
unit: blue-2                # Salt Axes
activate: charge            # Charge
charge-move:                # Salt Axes: One at least, to the target, 7 squares
    Salt Axes moves
target: red-6               # Warriors
attack: 4 6 4 5             # Attack
    -8 FS: Warriors 4 6 4 5, needs 4+: success
unit: blue-4                # Gull Eyes
activate: still             # Stand still
    Gull Eyes stands still
action: attack-1            # Melee  3D
target: red-3               # Hedgemen
attack: 4 3 4               # Attack
    -2 FS: Hedgemen 4 3 4, needs 4+: success
    Hedgemen routed
    Gold: The turn begins
unit: gold-2                # Hired Swords
activate: move              # Move first
move:                       # Hired Swords: Not through other Units, 5 squares
    Hired Swords moves
action: attack-1            # Melee  4D
target: blue-4              # Gull Eyes
attack: 5 5 4 3             # Attack
    -6 FS: Gull Eyes 5 5 4 3, needs 4+: success
resolve: 3                  # Retreat
    Gull Eyes: May move 2 3, needs 3-: success
retreat: no                 # Stay
near-captain: captain referee
referee: 2
    Warriors: cannot fail
resolve: 2                  # Morale
    Gull Eyes: Holds 2, needs 3-: success

## Round 3

initiative: 3 3 6           # Initiative
    Initiative
first: last                 # Act last
    Gold: Chose to act last
    Who acts when
    2 sides act together
roll-off: 1 6               # First to act
    Highest die acts first
unit: blue-4                # Gull Eyes
activate: still             # Stand still
    Gull Eyes stands still
action: attack-1            # Melee  1D
target: red-2               # Old Shields
attack: 2                   # Attack
    No damage: Old Shields 2, needs 4+: failure
unit: red-2                 # Old Shields
activate: still             # Stand still
    Old Shields stands still
action: attack-1            # Melee  5D
target: gold-2              # Hired Swords
attack: 6 4 6 2 6           # Attack
    -8 FS: Hired Swords 6 4 6 2 6, needs 4+: success
unit: blue-2                # Salt Axes
activate: act               # Act first
stay: no                    # Move afterwards
action: other               # Other action
other: done                 # Just done
hurt: blue-4                # Gull Eyes
amount: 6
    -6 FS: surroundings
hurt: blue-3                # Oarsmen
amount: 28
    -28 FS: surroundings
hurt: none                  # No more
move:                       # Salt Axes: Not through other Units, 5 squares
    Salt Axes moves
unit: red-6                 # Warriors
activate: still             # Stand still
    Warriors stands still
action: other               # Other action
other: chance               # X in 6
chance: 5
chance-roll: 4              # X in 6
    Success 4, needs 5-: success
hurt: red-2                 # Old Shields
amount: 5
    -5 FS: surroundings
hurt: blue-2                # Salt Axes
amount: 33
    -33 FS: surroundings
hurt: none                  # No more
unit: blue-3                # Oarsmen
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Oarsmen stands still
action: attack-1            # Melee  5D
target: gold-2              # Hired Swords
attack: 5 1 2 1 2           # Attack
    -2 FS: Hired Swords 5 1 2 1 2, needs 4+: success
unit: red-1                 # Oak Guard
activate: still             # Stand still
    Oak Guard stands still
action: other               # Other action
other: chance               # X in 6
chance: 1
chance-roll: 3              # X in 6
    Failure 3, needs 1-: failure
hurt: red-2                 # Old Shields
amount: 12
    -12 FS: surroundings
hurt: red-1                 # Oak Guard
amount: 21
    -21 FS: surroundings
hurt: red-6                 # Warriors
amount: 24
    -24 FS: surroundings
hurt: blue-4                # Gull Eyes
amount: 2
    -2 FS: surroundings
hurt: red-2                 # Old Shields
amount: 24
    -24 FS: surroundings
hurt: red-1                 # Oak Guard
amount: 27
    -27 FS: surroundings
hurt: none                  # No more
    Hired Swords to FS 2
    Oak Guard routed
    Old Shields routed
    Salt Axes routed
    Oarsmen routed
    Gull Eyes routed
    Warriors routed
    Gold: The turn begins
unit: gold-2                # Hired Swords
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Hired Swords stands still
action: other               # Other action
other: dice                 # Attack dice
dice-count: 7
dice-need: 4
free-dice: 5 2 3 1 6 2 5    # Dice
    Hits 5 2 3 1 6 2 5, needs 4+: success
hurt: none                  # No more
resolve: 1                  # Morale
    Hired Swords: Holds 1, needs 5-: success
over: yes                   # It is over
fate: red-3 red-4 red-5
    Oak Guard: struck off
    Old Shields: struck off
    Warriors: struck off
fate: blue-1
    Salt Axes: struck off
    Oarsmen: struck off
    Gull Eyes: struck off
fate: gold-3 gold-4
    Black Pikes: struck off
    The end: Gold (Gold: The field is theirs)
