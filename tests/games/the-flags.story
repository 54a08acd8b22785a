# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 5                 # Roll-off
    Red: Roll-off 5, needs 1+: success
roll-off: 9                 # Roll-off
    Blue: Roll-off 9, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: flags             # Capture the Flags
    Capture the Flags
told:
prepared-choice: neither    # Let them roll
density-roll: 12            # Density
    Red: Density: Dense 12, needs 1+: success
theme-roll: 12              # Theme
    Red: Theme: to be picked 12, needs 1+: success
theme-pick: heights         # Heights
terrain: rough inspiring
markers:                    # centre, and two within 80 mm, 3 flags
deployment-roll: 6          # Deployment
    Blue: Deployment: Side 6, needs 1+: success
    Side deployment
zone:                       # Blue takes an edge, Red the opposite, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
late: blue-2 blue-3
    Fighters I comes late
    Fighters II comes late
cargo: blue-1
    Champion is aboard
deploy:                     # in 80 mm of your edge, 4 points
deploy:                     # in 80 mm of your edge, 12 points
deploy:                     # in 80 mm of your edge, 3 points
prepared: hazardous inspiring

## Round 1

bid: 3
    Bids 3 to 3: bid again
bid: 4 5
    Bids 4 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-5                 # Fighters IV
    Fighters IV: Sprint (-1)
late: blue-2 blue-3
appear:                     # Fighters I: Along its own board edge
    Fighters I is on the table
appear:                     # Fighters II: Along its own board edge
    Fighters II is on the table
react: none                 # No reaction
ride: move                  # Move
leaving: open               # Open ground: free
move:                       # Fighters IV: A band more than its MOV, 160 mm
react: evade-red-5          # Evade
    Skirmishers I: Evade (-1)
answer: accept              # Accept
roll: 4 9                   # Skirmishers I
    Skirmishers I: Guile 4 9, needs 8+: success
leaving: open               # Open ground: free
move:                       # Skirmishers I: Not closer to the enemy, 160 mm
move:                       # Fighters IV: The rest of its move, 160 mm
ride: board-blue-6          # Board Heavy
leaving: open               # Open ground: free
    Fighters IV is aboard
    Red: Red has the Turn
omen-die: 11                # Omen
    Red: Omen 11, needs 1+: success
    Red: The Omen is 11
act: marker                 # Take a marker
taker: red-4                # Led Fighters
    Red: Takes a marker (-1)
    Led Fighters takes a marker
act: stand                  # Stand and Fight
who: red-1                  # Champion I
target: blue-6              # Heavy
    Champion I: Fight (-1)
react: none-more            # Skip all
facts: contact outnumbered
roll: 4                     # Champion I
omen: stands                # It stands
    Champion I: Fury 4, needs 13+: failure
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-2              # Fighters I
    Champion III: Charge (-1)
react: retaliate-blue-2     # Retaliate
    Fighters I: Retaliate (-1)
answer: accept              # Accept
leaving: stay               # Nothing: stays inside
move:                       # Fighters I: Stay inside that terrain, 80 mm
leaving: hazard-roll        # Hazard: roll Will
roll: 4 19                  # Champion III
omen: stands                # It stands
    Champion III: Will 4 19, needs 11+: success
leaving: open               # Nothing else: goes on
move:                       # Champion III: Then it attacks, 80 mm
confirm: blue-2             # In 80 mm and in sight
facts: inspired
roll: 18 13                 # Champion III
omen: stands                # It stands
    Champion III: Fury 18 13, needs 13+: critical
in-reach: yes               # It is touching
facts: friend inspired
roll: 19 18 19              # Fighters I
omen: omen-3                # Omen 11
    Red: The Omen takes a die
    Fighters I: Fury 19 18 11, needs 9+: critical
facts:
roll: 17                    # Champion III
    Champion III: Will 17, needs 11+: success
facts: inspired
roll: 4 18                  # Fighters I
    Fighters I: Will 4 18, needs 8+: success
    Blue: Fellowship (+1)
push:                       # Champion III: Away, not off the board, 80 mm
push:                       # Fighters I: Away, not off the board, 80 mm
    Blue: Blue has the Turn
act: spot-weakness          # Spot Weakness
ally: blue-4                # Fighters III
    Champion: Spot (-1)
get-out:                    # Champion: Touching the Heavy
    Champion is on the table
react: none-more            # Skip all
roll: 13 10                 # Champion
omen: stands                # It stands
    Champion: Guile 13 10, needs 10+: critical
aim: none                   # No target
act: stand                  # Stand and Fight
who: blue-6                 # Heavy
target: red-7               # Ward I
    Heavy: Fight (-1)
react: none                 # No reaction
facts: friend outnumbered inspired
roll: 4 12                  # Heavy
omen: stands                # It stands
    Heavy: Fury 4 12, needs 7+: success
react: none                 # No reaction
facts:
roll: 6 7                   # Ward I
omen: stands                # It stands
    Ward I: Will 6 7, needs 9+: failure
    Ward I removed
react: vengeance-red-8      # Vengeance
reactor: red-5              # Skirmishers I
    Skirmishers I: Vengeance (-1)
answer: accept              # Accept
roll: 10 13                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 10 13, needs 12+: success
leaving: open               # Open ground: free
move:                       # Skirmishers I: Towards an enemy, 160 mm
    Red: Vengeance (+2)
    Red: Red has the Turn
act: marker                 # Take a marker
taker: red-2                # Champion II
    Red: Takes a marker (-1)
    Champion II takes a marker
act: crashing-wave          # Crashing Wave
    Led Fighters: Wave (-1)
react: none                 # No reaction
roll: 16 9                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 16 9, needs 13+: success
wave: red-2 red-5
leaving: open               # Open ground: free
move:                       # Champion II: In any direction, 80 mm
leaving: open               # Open ground: free
move:                       # Skirmishers I: In any direction, 160 mm
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-5                 # Fighters IV
target: red-5               # Skirmishers I
    Fighters IV: Charge (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
leaving: open               # Open ground: free
move:                       # Fighters IV: Then it attacks, 80 mm
confirm: red-5              # Touching it
facts: inspired
roll: 10 17                 # Fighters IV
omen: stands                # It stands
    Fighters IV: Fury 10 17, needs 9+: critical
facts:
roll: 12                    # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 12, needs 10+: success
push:                       # Skirmishers I: Away, not off the board, 160 mm

## Round 1 ends


## Round 2

bid: 1
    Bids 3 to 1: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-6                 # Heavy
target: red-8               # Ward II
    Heavy: Fight (-1)
react: none                 # No reaction
facts: friend outnumbered inspired
roll: 6 8                   # Heavy
    Heavy: Fury 6 8, needs 7+: success
react: none                 # No reaction
facts: inspired
roll: 15 2 17               # Ward II
    Ward II: Will 15 2 17, needs 9+: critical
critical-will: foe          # Move the enemy
reposition: off-board       # It left the board
    Heavy removed
act: feint                  # Feint
who: blue-3                 # Fighters II
target: red-3               # Champion III
    Fighters II: Feint (-1)
leaving: open               # Open ground: free
move:                       # Fighters II: Then it feints, 80 mm
react: none                 # No reaction
confirm: red-3              # Touching it
roll: 6 13                  # Fighters II
    Fighters II: Guile 6 13, needs 13+: success
feint:                      # Champion III: No Hazard, edge, contact, 160 mm
act: stand                  # Stand and Fight
who: blue-1                 # Champion
target: red-6               # Skirmishers II
    Champion: Fight (-1)
facts: inspired
roll: 17 9 4                # Champion
    Champion: Fury 17 9 4, needs 13+: success
react: none-more            # Skip all
facts:
roll: 10 20                 # Skirmishers II
    Skirmishers II: Will 10 20, needs 10+: critical
critical-will: nothing      # Move nobody
act: maneuver               # Maneuver
who: blue-2                 # Fighters I
    Fighters I: Maneuver (-1)
leaving: open               # Open ground: free
move:                       # Fighters I: Then it calls an ally, 80 mm
react: none                 # No reaction
roll: 12 16                 # Fighters I
    Fighters I: Guile 12 16, needs 13+: success
ally: blue-1                # Champion
leaving: open               # Open ground: free
move:                       # Champion: Towards the one calling, 80 mm
react: evade-red-6          # Evade
    Skirmishers II: Evade (-1)
answer: accept              # Accept
roll: 7 20                  # Skirmishers II
    Skirmishers II: Guile 7 20, needs 8+: success
leaving: open               # Open ground: free
move:                       # Skirmishers II: Not closer to the enemy, 160 mm
move:                       # Champion: The rest of its move, 80 mm
    Red: Red has the Turn
omen-die: 16                # Omen
    Red: Omen 16, needs 1+: success
    Red: The Omen is 16
act: charge                 # Charge
who: red-2                  # Champion II
target: blue-4              # Fighters III
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground: free
move:                       # Champion II: Then it attacks, 80 mm
edge: yes                   # Yes
    Champion II sends it off
confirm: blue-4             # In 80 mm and in sight
react: none                 # No reaction
facts: contact friend
roll: 4 13                  # Champion II
omen: stands                # It stands
    Champion II: Fury 4 13, needs 13+: success
react: none                 # No reaction
facts: inspired
roll: 1 16 14               # Fighters III
omen: omen-1                # Omen 16
    Red: The Omen takes a die
    Fighters III: Will 16 16 14, needs 8+: critical
roll: 8 1                   # Fighters III
    Fighters III: Will 8 1, needs 8+: success
    Blue: Fellowship (+1)
push:                       # Fighters III: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: red-1                  # Champion I
    Champion I: Sprint (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 13 3                  # Champion I
    Champion I: Will 13 3, needs 11+: success
leaving: open               # Nothing else: goes on
move:                       # Champion I: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-4                  # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Led Fighters: A band more than its MOV, 160 mm
edge: yes                   # Yes
    Led Fighters sends it off
    The end: Red (Red: Two markers are off)
