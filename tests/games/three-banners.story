# Oak Banner, Raven Shore and Ash Company meet at a ford.
#
# A question and its answer a line; below it what came of it.

rules: fight                # Fight a battle
deploy:                     # Put all tokens on the table

## Round 1

initiative: 6 2 4           # Initiative
    Initiative
first: first                # Act first
    Who acts when
    Red: The turn begins
unit: red-4                 # Fletchers
activate: still             # Stand still
    Fletchers stands still
action: attack-2            # Arrows  6D
target: gold-3              # Ember Men
attack: 4 5 1 1 4 4         # Attack
    -4 FS: Ember Men 4 5 1 1 4 4, needs 4+: success
unit: red-5                 # Wild Hill
activate: charge            # Charge
charge-move:                # Wild Hill: One at least, to the target, 7 squares
    Wild Hill moves
target: gold-4              # Smoke Bows
attack: 1 3 1 4             # Attack
    -2 FS: Smoke Bows 1 3 1 4, needs 4+: success
near-captain: captain
resolve: 3                  # Retreat
    Smoke Bows: May move 2 3, needs 4-: success
retreat: yes                # Move up to 2 squares
    Smoke Bows moves
unit: red-3                 # Hedgemen
activate: still             # Stand still
    Hedgemen stands still
action: attack-1            # Melee  3D
target: blue-3              # Oarsmen
attack: 5 2 5               # Attack
    -2 FS: Oarsmen 5 2 5, needs 4+: success
unit: red-2                 # Old Shields
activate: still             # Stand still
    Old Shields stands still
action: attack-1            # Melee  5D
target: gold-4              # Smoke Bows
attack: 2 3 4 1 1           # Attack
    -2 FS: Smoke Bows 2 3 4 1 1, needs 4+: success
near-captain: captain referee
referee: -1
resolve: 3                  # Retreat
    Smoke Bows: May move 2 3, needs 3-: success
retreat: yes                # Move up to 2 squares
unit: red-1                 # Oak Guard
activate: move              # Move first
move:                       # Oak Guard: Not through other Units, 5 squares
    Oak Guard moves
action: attack-1            # Melee  4D
target: gold-2              # Hired Swords
attack: 6 6 3 4             # Attack
    -6 FS: Hired Swords 6 6 3 4, needs 4+: success
    Gold: The turn begins
unit: gold-2                # Hired Swords
activate: move              # Move first
move:                       # Hired Swords: Not through other Units, 5 squares
    Hired Swords moves
action: wall                # Shield Wall
    Hired Swords: the wall is up
unit: gold-3                # Ember Men
activate: charge            # Charge
charge-move:                # Ember Men: One at least, to the target, 7 squares
    Ember Men moves
target: blue-4              # Gull Eyes
attack: 4 2                 # Attack
dice: die-1 die-2
again: 3 1                  # Once more
    No damage: Gull Eyes 3 1, needs 4+: failure
unit: gold-1                # Black Pikes
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Black Pikes stands still
action: attack-1            # Melee  5D
target: red-2               # Old Shields
attack: 3 4 2 3 4           # Attack
    -4 FS: Old Shields 3 4 2 3 4, needs 4+: success
unit: more                  # More
more: end-turn              # End turn, 1 idle
    Blue: The turn begins
unit: blue-3                # Oarsmen
activate: act               # Act first
stay: no                    # Move afterwards
action: attack-1            # Melee  4D
target: red-1               # Oak Guard
facts: referee
referee: -2
attack: 4 5                 # Attack
    -4 FS: Oak Guard 4 5, needs 4+: success
move:                       # Oarsmen: Not through other Units, 5 squares
    Oarsmen moves
wall: gold-2                # Hired Swords
strike: yes                 # Shield Wall  5D
attack: 4 6 2 5 4           # Attack
    -8 FS: Oarsmen 4 6 2 5 4, needs 4+: success
go-on:                      # Oarsmen: Finish its move
unit: blue-4                # Gull Eyes
activate: move              # Move first
move:                       # Gull Eyes: Not through other Units, 6 squares
    Gull Eyes moves
wall: none                  # None
action: attack-1            # Melee  2D
target: red-4               # Fletchers
facts:
attack: 2 4                 # Attack
    -1 FS: Fletchers 2 4, needs 4+: success
near-captain: referee
referee: -2
resolve: 4                  # Retreat
    Fletchers: Stays 4, needs 1-: failure
wicked:
unit: blue-1                # Tide Wolves
activate: act               # Act first
stay: yes                   # Stay all round: +1 die
    Tide Wolves stands still
action: attack-1            # Melee  4D
target: red-3               # Hedgemen
attack: 5 1 1 3             # Attack
    -4 FS: Hedgemen 5 1 1 3, needs 4+: success
near-captain: captain
resolve: 4                  # Retreat
    Hedgemen: May move 2 4, needs 4-: success
retreat: yes                # Move up to 2 squares
    Hedgemen moves
wall: none                  # None
unit: more                  # More
more: reinforce             # Reinforcements
joins: gold                 # Gold
class: class-2              # Berserkers
acts-now: next              # From the next round
    Berserkers arrives
unit: blue-2                # Salt Axes
activate: still             # Stand still
    Salt Axes stands still
action: attack-1            # Melee  4D
target: gold-5              # Berserkers
facts: aggressive referee
referee: -2
attack: 4 6                 # Attack
    -12 FS: Berserkers 4 6, needs 4+: success
    Berserkers routed
    Oak Guard: cannot fail
near-captain:
resolve: 2                  # Morale
    Old Shields: Holds 2, needs 5-: success
near-captain: captain
resolve: 6                  # Morale
    Hedgemen: Fails: -3 FS 6, needs 4-: failure
wicked:
    -3 FS: morale
near-captain: captain
resolve: 1                  # Morale
    Fletchers: Holds 1, needs 4-: success
near-captain: captain
    Hired Swords: cannot fail
    Ember Men: cannot fail
near-captain: captain
resolve: 1                  # Morale
    Smoke Bows: Holds 1, needs 4-: success
near-captain: captain
    Oarsmen: cannot fail
    Hedgemen to FS 1

## Round 2

initiative: 4 4 6           # Initiative
    Initiative
first: first                # Act first
    Who acts when
    Gold: The turn begins
unit: gold-4                # Smoke Bows
activate: still             # Stand still
    Smoke Bows stands still
action: attack-2            # Arrows  3D
target: blue-1              # Tide Wolves
attack: 2 2 1               # Attack
dice: die-3
again: 5                    # Once more
    -1 FS: Tide Wolves 2 2 5, needs 4+: success
unit: gold-1                # Black Pikes
activate: still             # Stand still
    Black Pikes stands still
action: attack-1            # Melee  5D
target: red-3               # Hedgemen
attack: 6 1 4 3 3           # Attack
dice:
    -4 FS: Hedgemen 6 1 4 3 3, needs 4+: success
    Hedgemen routed
unit: gold-2                # Hired Swords
activate: still             # Stand still
    Hired Swords stands still
action: attack-1            # Melee  5D
target: red-2               # Old Shields
attack: 1 3 5 1 6           # Attack
dice: die-5
again: 5                    # Once more
    -4 FS: Old Shields 1 3 5 1 5, needs 4+: success
unit: gold-3                # Ember Men
activate: charge            # Charge
charge-move:                # Ember Men: One at least, to the target, 7 squares
    Ember Men moves
target: red-4               # Fletchers
attack: 6 2                 # Attack
    -2 FS: Fletchers 6 2, needs 4+: success
near-captain: captain referee
referee: 3
    Fletchers: cannot fail
retreat: yes                # Move up to 2 squares
    Fletchers moves
    2 sides act together
roll-off: 2 4               # First token
    Who moves the first token
unit: blue-2                # Salt Axes
activate: charge            # Charge
charge-move:                # Salt Axes: One at least, to the target, 7 squares
    Salt Axes moves
target: red-5               # Wild Hill
facts: aggressive
attack: 6 2 3 3             # Attack
    -4 FS: Wild Hill 6 2 3 3, needs 4+: success
unit: red-1                 # Oak Guard
activate: still             # Stand still
    Oak Guard stands still
action: other               # Other action
other: dice                 # Attack dice
dice-count: 10
dice-need: 6
free-dice: 3 2 1 6 5 5 4 5 1 4# Dice
    Hits 3 2 1 6 5 5 4 5 1 4, needs 6+: success
hurt: blue-3                # Oarsmen
amount: 22
    -22 FS: surroundings
hurt: none                  # No more
unit: blue-1                # Tide Wolves
activate: charge            # Charge
charge-move:                # Tide Wolves: One at least, to the target, 7 squares
    Tide Wolves moves
target: gold-4              # Smoke Bows
attack: 3 3 3 4             # Attack
    -2 FS: Smoke Bows 3 3 3 4, needs 4+: success
near-captain:
resolve: 3                  # Retreat
    Smoke Bows: May move 2 3, needs 3-: success
retreat: no                 # Stay
unit: red-2                 # Old Shields
activate: move              # Move first
move:                       # Old Shields: Not through other Units, 5 squares
    Old Shields moves
action: attack-1            # Melee  2D
target: blue-4              # Gull Eyes
attack: referee             # Attack
referee: -6
attack: 6                   # Attack
    -2 FS: Gull Eyes 6, needs 4+: success
near-captain: captain
resolve: 4                  # Retreat
    Gull Eyes: May move 2 4, needs 4-: success
retreat: yes                # Move up to 2 squares
    Gull Eyes moves
unit: blue-3                # Oarsmen
activate: move              # Move first
move:                       # Oarsmen: Not through other Units, 5 squares
    Oarsmen moves
action: other               # Other action
other: chance               # X in 6
chance: 2
chance-roll: 3              # X in 6
    Failure 3, needs 2-: failure
hurt: blue-1                # Tide Wolves
amount: 24
    -24 FS: surroundings
hurt: blue-4                # Gull Eyes
amount: 36
    -36 FS: surroundings
hurt: blue-1                # Tide Wolves
amount: 1
    -1 FS: surroundings
hurt: red-5                 # Wild Hill
amount: 27
    -27 FS: surroundings
hurt: gold-4                # Smoke Bows
amount: 6
    -6 FS: surroundings
hurt: red-1                 # Oak Guard
amount: 16
    -16 FS: surroundings
hurt: red-2                 # Old Shields
amount: 12
    -12 FS: surroundings
hurt: blue-1                # Tide Wolves
amount: 37
    -37 FS: surroundings
hurt: red-5                 # Wild Hill
amount: 11
    -11 FS: surroundings
hurt: blue-2                # Salt Axes
amount: 38
    -38 FS: surroundings
hurt: blue-3                # Oarsmen
amount: 16
    -16 FS: surroundings
hurt: none                  # No more
unit: red-5                 # Wild Hill
activate: charge            # Charge
charge-move:                # Wild Hill: One at least, to the target, 7 squares
    Wild Hill moves
target: blue-3              # Oarsmen
attack: 4 1 6 3             # Attack
    -4 FS: Oarsmen 4 1 6 3, needs 4+: success
unit: blue-4                # Gull Eyes
activate: act               # Act first
action: attack-1            # Melee  2D
target: red-1               # Oak Guard
facts: aggressive referee
referee: 4
attack: 6 1 3 4 4 1         # Attack
    -4 FS: Oak Guard 6 1 3 4 4 1, needs 4+: success
move:                       # Gull Eyes: Not through other Units, 6 squares
unit: red-4                 # Fletchers
activate: still             # Stand still
action: attack-1            # Melee  2D
target: blue-1              # Tide Wolves
attack: 5 4                 # Attack
    -2 FS: Tide Wolves 5 4, needs 4+: success
    Oak Guard routed
    Old Shields routed
    Wild Hill routed
    Tide Wolves routed
    Salt Axes routed
    Oarsmen routed
    Gull Eyes routed
    Smoke Bows routed
resolve: 1                  # Morale
    Fletchers: Holds 1, needs 3-: success

## Round 3

initiative: 2 5             # Initiative
    Initiative
first: last                 # Act last
    Gold: Chose to act last
    Who acts when
    Red: The turn begins
unit: red-4                 # Fletchers
activate: still             # Stand still
    Fletchers stands still
action: attack-2            # Arrows  6D
target: gold-2              # Hired Swords
attack: 2 5 4 4 2 6         # Attack
    -4 FS: Hired Swords 2 5 4 4 2 6, needs 4+: success
    Gold: The turn begins
unit: more                  # More
more: end                   # End the battle
end: no                     # Fight on
unit: gold-1                # Black Pikes
activate: still             # Stand still
    Black Pikes stands still
action: attack-1            # Melee  5D
target: red-4               # Fletchers
attack: 2 4 2 6 3           # Attack
dice: die-1 die-4
again: 4 2                  # Once more
    -4 FS: Fletchers 4 4 2 2 3, needs 4+: success
resolve: 6                  # Retreat
    Fletchers: Stays 6, needs 3-: failure
wicked:
unit: gold-2                # Hired Swords
activate: move              # Move first
move:                       # Hired Swords: Not through other Units, 5 squares
    Hired Swords moves
action: wall                # Shield Wall
    Hired Swords: the wall is up
unit: gold-3                # Ember Men
activate: charge            # Charge
charge-move:                # Ember Men: One at least, to the target, 7 squares
    Ember Men moves
target: red-4               # Fletchers
attack: 5 4                 # Attack
    -4 FS: Fletchers 5 4, needs 4+: success
    Fletchers routed
near-captain: referee
referee: -2
resolve: 2                  # Morale
    Hired Swords: Holds 2, needs 3-: success
over: yes                   # It is over
fate: red-1 red-2 red-3
    Fletchers: struck off
    Wild Hill: struck off
fate: blue-1 blue-3 blue-4
    Salt Axes: struck off
fate: gold-5
    Smoke Bows: struck off
    The end: Gold (Gold: The field is theirs)
