# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 1                 # Roll-off
    Red: Roll-off 1, needs 1+: success
roll-off: 18                # Roll-off
    Blue: Roll-off 18, needs >1: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: flags             # Capture the Flags
    Capture the Flags
told:
prepared-choice: neither    # Let them roll
density-roll: 8             # Density
    Red: Density: Sparse 8, needs 1+: success
theme-roll: 20              # Theme
    Red: Theme: to be picked 20, needs 1+: success
theme-pick: stronghold      # Stronghold
terrain: rough hazardous
markers:                    # centre, and two within 80 mm, 3 flags
deployment-roll: pick       # Deployment
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Blue takes an edge, Red the opposite, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
delayed: blue-3 blue-4 blue-6
    Fighters II is delayed
    Fighters III is delayed
    Heavy is delayed
delayed: red-1 red-4 red-8
    Champion I is delayed
    Led Fighters is delayed
    Ward II is delayed
    Champion comes late
deploy:                     # in 80 mm of your edge, 2 points
deploy:                     # in 80 mm of your edge, 7 points
deploy:                     # in 80 mm of your edge, 2 points
prepared: rough inspiring

## Round 1

bid: 2
    Bids 3 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 20                # Omen
    Red: Omen 20, needs 1+: success
    Red: The Omen is 20
act: marker                 # Take a marker
taker: red-5                # Skirmishers I
    Red: Takes a marker (-1)
    Skirmishers I takes a marker
act: charge                 # Charge
who: red-6                  # Skirmishers II
target: blue-5              # Fighters IV
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # No
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: blue-5             # Fighters IV
react: retaliate-blue-5     # Retaliate
    Fighters IV: Retaliate (-1)
answer: accept              # Accept
leaving: open               # No
move:                       # Fighters IV: End closer, or stay, 80 mm
confirm: blue-2             # Fighters I
facts: inspired
roll: 13 1                  # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Fury 13 1, needs 12+: success
in-reach: yes               # In reach
facts: outnumbered inspired
roll: 3 8                   # Fighters IV
omen: omen-2                # Omen 20
    Red: The Omen takes a die
    Fighters IV: Fury 3 20, needs 9+: success
facts:
roll: 3 4                   # Skirmishers II
    Skirmishers II: Will 3 4, needs 10+: failure
facts: inspired
roll: 15 8 13               # Fighters I
    Fighters I: Will 15 8 13, needs 8+: critical
roll: 12 12                 # Fighters I
    Fighters I: Will 12 12, needs 8+: critical
    Blue: Fellowship (+1)
    Skirmishers II removed
critical-will: nothing      # Nothing
    Blue: Blue has the Turn
act: marker                 # Take a marker
taker: blue-5               # Fighters IV
    Blue: Takes a marker (-1)
    Fighters IV takes a marker
act: sprint                 # Sprint
who: blue-1                 # Champion
appear:                     # Champion: Along its own board edge
    Champion is on the table
    Champion: Sprint (-1)
react: none                 # No reaction
leaving: rough-roll         # Rough: roll Guile
roll: 17 13                 # Champion
omen: omen-1                # Omen 20
    Red: The Omen takes a die
    Champion: Guile 20 13, needs 10+: critical
leaving: open               # No
move:                       # Champion: A band more than its MOV, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-5               # Skirmishers I
    Fighters IV: Fight (-1)
react: none                 # No reaction
facts: friend
roll: 11 15 3               # Fighters IV
    Fighters IV: Fury 11 15 3, needs 9+: critical
react: none                 # No reaction
facts: inspired
roll: 1 20                  # Skirmishers I
    Skirmishers I: Will 1 20, needs 10+: success
    Skirmishers I drops its marker
push:                       # Skirmishers I: Not off the board, 160 mm
act: stand                  # Stand and Fight
who: blue-2                 # Fighters I
target: red-5               # Skirmishers I
    Fighters I: Fight (-1)
react: none                 # No reaction
facts: friend inspired
roll: 6 7 1                 # Fighters I
    Fighters I: Fury 6 7 1, needs 9+: failure
act: charge                 # Charge
who: blue-1                 # Champion
target: red-7               # Ward I
    Champion: Charge (-1)
react: detonate-red-7       # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-5
blast: blue-2 blue-5
    Ward I removed
check-order: blue-1         # Champion
roll: 18                    # Champion
    Champion: Will 18, needs 9+: success
    Blue: Fellowship (+1)
check-order: blue-5         # Fighters IV
roll: 5                     # Fighters IV
    Fighters IV: Will 5, needs 8+: failure
    Fighters IV drops its marker
roll: 3 1                   # Fighters I
    Fighters I: Will 3 1, needs 8+: failure
roll: 3                     # Skirmishers I
    Skirmishers I: Will 3, needs 10+: failure
    Fighters I removed
    Fighters IV removed
    Skirmishers I removed
leaving: rough-roll         # Rough: roll Guile
roll: 14 2                  # Champion
    Champion: Guile 14 2, needs 10+: success
leaving: open               # No
move:                       # Champion: Then it attacks, 80 mm
confirm: red-2              # Champion II
facts: contact
roll: 12                    # Champion
    Champion: Fury 12, needs 13+: failure
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-2                  # Champion II
    Champion II: Sprint (-1)
leaving: open               # No
move:                       # Champion II: A band more than its MOV, 160 mm
act: marker                 # Take a marker
taker: red-3                # Champion III
    Red: Takes a marker (-1)
    Champion III takes a marker
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: open               # No
move:                       # Champion III: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-2                  # Champion II
target: blue-1              # Champion
    Champion II: Charge (-1)
leaving: open               # No
move:                       # Champion II: Then it attacks, 80 mm
confirm: blue-1             # Champion
facts: contact friend inspired
roll: 9 2                   # Champion II
omen: stands                # It stands
    Champion II: Fury 9 2, needs 13+: failure
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-1              # Champion
    Champion III: Charge (-1)
leaving: open               # No
move:                       # Champion III: Then it attacks, 80 mm
confirm: blue-1             # Champion
facts: contact friend inspired
roll: 3 15                  # Champion III
omen: stands                # It stands
    Champion III: Fury 3 15, needs 13+: success
roll: 18 5 17               # Champion
omen: stands                # It stands
    Champion: Will 18 5 17, needs 9+: critical
facts:
roll: 15                    # Champion
omen: stands                # It stands
    Champion: Will 15, needs 9+: success
    Blue: Fellowship (+1)
push:                       # Champion: Not off the board, 80 mm
act: feint                  # Feint
who: red-2                  # Champion II
target: blue-1              # Champion
    Champion II: Feint (-1)
leaving: open               # No
move:                       # Champion II: Then it feints, 80 mm
confirm: none               # No target
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-1              # Champion
    Champion III: Charge (-1)
leaving: open               # No
move:                       # Champion III: Then it attacks, 80 mm
confirm: none               # No target
act: battle-summons         # Battle Summons
summon: red-6               # Skirmishers II
    Champion II: Summons (-1)
roll: 9 4                   # Champion II
omen: stands                # It stands
    Champion II: Guile 9 4, needs 10+: failure
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-1                 # Champion
target: red-2               # Champion II
    Champion: Charge (-1)
leaving: open               # No
move:                       # Champion: Then it attacks, 80 mm
confirm: red-3              # Champion III
facts:
roll: 13 1                  # Champion
omen: stands                # It stands
    Champion: Fury 13 1, needs 13+: success
facts:
roll: 20 20                 # Champion III
omen: stands                # It stands
    Champion III: Will 20 20, needs 11+: critical
    Champion III drops its marker
critical-will: foe          # Shift Champion
reposition: off-board       # It left the board
    Champion removed

## Round 1 ends


## Round 2

bid: 2
    Bids 3 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 12                # Omen
    Red: Omen 12, needs 1+: success
    Red: The Omen is 12
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: stay               # Stay inside
move:                       # Champion III: Stay inside that terrain, 160 mm
act: marker                 # Take a marker
taker: red-3                # Champion III
    Red: Takes a marker (-1)
    Champion III takes a marker
act: sprint                 # Sprint
who: red-2                  # Champion II
    Champion II: Sprint (-1)
leaving: open               # No
move:                       # Champion II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: stay               # Stay inside
move:                       # Champion III: Stay inside that terrain, 160 mm
act: sprint                 # Sprint
who: red-2                  # Champion II
    Champion II: Sprint (-1)
leaving: open               # No
move:                       # Champion II: A band more than its MOV, 160 mm
act: marker                 # Take a marker
taker: none                 # Nobody
act: marker                 # Take a marker
taker: red-2                # Champion II
    Red: Takes a marker (-1)
    Champion II takes a marker
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: reinforce              # Reinforce
reinforce: blue-4
    Blue: Reinforcements (-1)
appear:                     # Fighters III: Touching your zone's edge
    Fighters III is on the table
act: charge                 # Charge
who: blue-4                 # Fighters III
target: red-2               # Champion II
    Fighters III: Charge (-1)
leaving: open               # No
move:                       # Fighters III: Then it attacks, 80 mm
confirm: none               # No target
act: marker                 # Take a marker
taker: blue-4               # Fighters III
    Blue: Takes a marker (-1)
    Fighters III takes a marker
act: maneuver               # Maneuver
who: blue-4                 # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # No
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 8 17                  # Fighters III
omen: omen-1                # Omen 12
    Red: The Omen takes a die
    Fighters III: Guile 12 17, needs 13+: success
act: maneuver               # Maneuver
who: blue-4                 # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # No
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 19 6                  # Fighters III
    Fighters III: Guile 19 6, needs 13+: success

## Round 3

bid: 5
    Bids 3 to 5: Blue wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 10                # Omen
    Red: Omen 10, needs 1+: success
    Red: The Omen is 10
act: maneuver               # Maneuver
who: red-2                  # Champion II
    Champion II: Maneuver (-1)
leaving: open               # No
move:                       # Champion II: Then it calls an ally, 80 mm
edge: yes                   # Yes
    Champion II sends it off
roll: 19 13                 # Champion II
omen: stands                # It stands
    Champion II: Guile 19 13, needs 10+: critical
ally: none                  # Nobody
act: stand                  # Stand and Fight
who: red-3                  # Champion III
target: blue-4              # Fighters III
    Champion III: Fight (-1)
react: none                 # No reaction
facts: inspired
roll: 15 2 9                # Champion III
omen: omen-2                # Omen 10
    Red: The Omen takes a die
    Champion III: Fury 15 10 9, needs 13+: success
facts:
roll: 1 4                   # Fighters III
    Fighters III: Will 1 4, needs 8+: failure
    Fighters III drops its marker
    Fighters III removed
act: reinforce              # Reinforce
reinforce: red-4
    Red: Reinforcements (-1)
appear:                     # Led Fighters: Touching your zone's edge
    Led Fighters is on the table
act: reinforce              # Reinforce
reinforce:
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: open               # No
move:                       # Champion III: A band more than its MOV, 160 mm
edge: yes                   # Yes
    Champion III sends it off
    The end: Red (Red: Two markers are off)
