# Oak Banner, Raven Shore and Ash Company meet at a ford.
#
# A question and its answer a line; below it what came of it.

rules: fight                # Fight a battle
deploy:                     # Put all tokens on the table

## Round 1

initiative: 3 2 4           # Initiative
    Initiative
first: first                # Act first
    Who acts when
    Gold: The turn begins
unit: gold-3                # Ember Men
activate: move              # Move first
move:                       # Ember Men: Not through other Units, 5 squares
    Ember Men moved
action: attack-1            # Melee  3D
target: red-2               # Old Shields
attack: 6 2 3               # Attack
dice: die-2 die-3
again: 2 6                  # Once more
    Hit Old Shields: -8 6 2 6, needs 4+: success
unit: gold-4                # Smoke Bows
activate: move              # Move first
move:                       # Smoke Bows: Not through other Units, 6 squares
    Smoke Bows moved
action: attack-1            # Melee  2D
target: red-4               # Fletchers
attack: 4 2                 # Attack
    Hit Fletchers: -1 4 2, needs 4+: success
near-captain: captain
resolve: 6                  # Retreat
    Fletchers: Stays 6, needs 4-: failure
wicked: gold
    Fletchers: -1 FS
unit: gold-2                # Hired Swords
activate: still             # Stand still
    Hired Swords stood still
action: other               # Other action
other: chance               # X in 6
chance: 5
chance-roll: 6              # X in 6
    Hired Swords: Failure 6, needs 5-: failure
hurt: red-2                 # Old Shields
amount: 33
    Old Shields: -33 FS
    Old Shields routed
hurt: red-5                 # Wild Hill
amount: 25
    Wild Hill: -25 FS
    Wild Hill routed
hurt: gold-1                # Black Pikes
amount: 19
    Black Pikes: -19 FS
    Black Pikes routed
hurt: gold-4                # Smoke Bows
amount: 32
    Smoke Bows: -32 FS
    Smoke Bows routed
hurt: gold-3                # Ember Men
amount: 3
    Ember Men: -3 FS
hurt: none                  # No more
    Red: The turn begins
unit: red-1                 # Oak Guard
activate: act               # Act first
stay: no                    # Move afterwards
action: wall                # Shield Wall
    Oak Guard: Shield Wall up
move:                       # Oak Guard: Not through other Units, 5 squares
    Oak Guard moved
unit: red-3                 # Hedgemen
activate: still             # Stand still
    Hedgemen stood still
action: attack-1            # Melee  3D
target: gold-2              # Hired Swords
attack: 3 4 4               # Attack
    Hit Hired Swords: -2 3 4 4, needs 4+: success
unit: red-4                 # Fletchers
activate: level-headed      # Level-Headed
    Fletchers: not compelled
activate: still             # Stand still
    Fletchers stood still
action: attack-2            # Arrows  6D
target: blue-3              # Oarsmen
attack: referee             # Attack
referee: 2
attack: 4 3 6 3 5 3 1 1     # Attack
    Hit Oarsmen: -3 4 3 6 3 5 3 1 1, needs 4+: success
    Blue: The turn begins
unit: blue-1                # Tide Wolves
activate: move              # Move first
move:                       # Tide Wolves: Not through other Units, 5 squares
    Tide Wolves moved
wall: red-1                 # Oak Guard
strike: yes                 # Shield Wall  5D
attack: 2 6 6 5 6           # Attack
    Hit Tide Wolves: -8 2 6 6 5 6, needs 4+: success
go-on:                      # Tide Wolves: Finish its move
action: other               # Other action
other: dice                 # Attack dice
dice-count: 8
dice-need: 5
free-dice: 5 5 2 2 6 3 2 1  # Dice
    Tide Wolves: Hits 5 5 2 2 6 3 2 1, needs 5+: success
hurt: blue-4                # Gull Eyes
amount: 11
    Gull Eyes: -11 FS
    Gull Eyes routed
hurt: none                  # No more
unit: blue-2                # Salt Axes
activate: charge            # Charge
charge-move:                # Salt Axes: One at least, to the target, 7 squares
    Salt Axes moved
wall: none                  # No Shield Wall
target: red-1               # Oak Guard
facts:
attack: 4 5 1 6             # Attack
    Hit Oak Guard: -6 4 5 1 6, needs 4+: success
unit: blue-3                # Oarsmen
activate: still             # Stand still
    Oarsmen stood still
action: attack-1            # Melee  5D
target: red-1               # Oak Guard
facts: aggressive referee
referee: -1
attack: 3 2 3 4             # Attack
    Hit Oak Guard: -4 3 2 3 4, needs 4+: success
    Morale: 6 to check
near-captain: captain referee
referee: 0
    Hired Swords: cannot fail
    Ember Men: cannot fail
    Oak Guard: cannot fail
near-captain: captain
resolve: 3                  # Morale
    Fletchers: Holds 3, needs 4-: success
    Tide Wolves: cannot fail
near-captain:
resolve: 1                  # Morale
    Oarsmen: Holds 1, needs 5-: success

## Round 2

initiative: 2 5 5           # Initiative
    Initiative
    Who acts when
    2 sides act together
    Losses count at the end
roll-off: 4 1               # First to act
    Highest die acts first
unit: blue-3                # Oarsmen
activate: move              # Move first
move:                       # Oarsmen: Not through other Units, 5 squares
    Oarsmen moved
wall: none                  # No Shield Wall
action: other               # Other action
other: chance               # X in 6
chance: 1
chance-roll: 1              # X in 6
    Oarsmen: Success 1, needs 1-: success
hurt: red-4                 # Fletchers
amount: 15
    Fletchers: -15 FS
hurt: blue-2                # Salt Axes
amount: 6
    Salt Axes: -6 FS
hurt: blue-2                # Salt Axes
amount: 14
    Salt Axes: -14 FS
hurt: blue-3                # Oarsmen
amount: 6
    Oarsmen: -6 FS
hurt: red-3                 # Hedgemen
amount: 26
    Hedgemen: -26 FS
hurt: red-4                 # Fletchers
amount: 30
    Fletchers: -30 FS
hurt: blue-1                # Tide Wolves
amount: 13
    Tide Wolves: -13 FS
hurt: gold-3                # Ember Men
amount: 29
    Ember Men: -29 FS
hurt: none                  # No more
unit: gold-3                # Ember Men
activate: charge            # Charge
charge-move:                # Ember Men: One at least, to the target, 7 squares
    Ember Men moved
wall: red-1                 # Oak Guard
strike: yes                 # Shield Wall  2D
attack: 4 4                 # Attack
    Hit Ember Men: -4 4 4, needs 4+: success
go-on:                      # Ember Men: Finish its move
target: red-1               # Oak Guard
attack: 1 6 1 5             # Attack
dice:
    Hit Oak Guard: -4 1 6 1 5, needs 4+: success
unit: blue-2                # Salt Axes
activate: charge            # Charge
charge-move:                # Salt Axes: One at least, to the target, 7 squares
    Salt Axes moved
wall: none                  # No Shield Wall
target: red-1               # Oak Guard
facts: aggressive
attack: 4 5 1 6             # Attack
    Hit Oak Guard: -8 4 5 1 6, needs 4+: success
unit: more                  # More
more: reinforce             # Reinforcements
joins: red                  # Red
class: class-2              # Berserkers
acts-now: now               # In this round already
    Berserkers arrived
unit: gold-2                # Hired Swords
activate: still             # Stand still
    Hired Swords stood still
action: attack-1            # Melee  5D
target: blue-2              # Salt Axes
attack: 5 4 5 4 3           # Attack
dice: die-4 die-5
again: 5 1                  # Once more
    Hit Salt Axes: -8 5 4 5 5 1, needs 4+: success
unit: blue-1                # Tide Wolves
activate: still             # Stand still
    Tide Wolves stood still
action: attack-1            # Melee  2D
target: red-6               # Berserkers
attack: 1 5                 # Attack
    Hit Berserkers: -4 1 5, needs 4+: success
    Losses count now
    Losses count now
    Oarsmen: FS 3 left
    Berserkers: FS 5 left
    Oak Guard routed
    Hedgemen routed
    Fletchers routed
    Tide Wolves routed
    Salt Axes routed
    Ember Men routed
    Red: The turn begins
unit: red-6                 # Berserkers
activate: charge            # Charge
charge-move:                # Berserkers: One at least, to the target, 7 squares
    Berserkers moved
target: blue-3              # Oarsmen
attack: 3 2                 # Attack
    Missed Oarsmen 3 2, needs 4+: failure
    Morale: 2 to check
resolve: 4                  # Morale
    Oarsmen: Holds 4, needs 5-: success
    Berserkers: cannot fail

## Round 3

initiative: 5 2 2           # Initiative
    Initiative
first: last                 # Act last
    Red: Chose to act last
    Who acts when
    2 sides act together
    Losses count at the end
roll-off: 2 2               # First to act
    Highest die acts first
roll-off: 5 6               # First to act
    Highest die acts first
unit: gold-2                # Hired Swords
activate: still             # Stand still
    Hired Swords stood still
action: attack-1            # Melee  5D
target: red-6               # Berserkers
attack: referee             # Attack
referee: 2
attack: 5 4 3 3 5 3 6       # Attack
    Hit Berserkers: -6 5 4 3 3 5 3 6, needs 4+: success
unit: blue-3                # Oarsmen
activate: still             # Stand still
    Oarsmen stood still
action: attack-1            # Melee  2D
target: red-6               # Berserkers
attack: 5 6                 # Attack
    Hit Berserkers: -2 5 6, needs 4+: success
    Losses count now
    Berserkers routed

## Round 4

initiative: 2 5             # Initiative
    Initiative
first: first                # Act first
    Who acts when
    Gold: The turn begins
unit: gold-2                # Hired Swords
activate: act               # Act first
stay: no                    # Move afterwards
action: attack-1            # Melee  4D
target: blue-3              # Oarsmen
attack: 4 5 2 6             # Attack
    Hit Oarsmen: -6 4 5 2 6, needs 4+: success
    Oarsmen routed
move:                       # Hired Swords: Not through other Units, 5 squares
    Hired Swords moved
over: yes                   # It is over
fate: red-2
    Oak Guard: struck off
    Hedgemen: struck off
    Fletchers: struck off
    Wild Hill: struck off
    Berserkers: struck off
fate: blue-1 blue-3
    Salt Axes: struck off
    Gull Eyes: struck off
fate: gold-3
    Black Pikes: struck off
    Smoke Bows: struck off
    The end: Gold (Gold: The field is theirs)
