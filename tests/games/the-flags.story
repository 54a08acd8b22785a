# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: blue                 # Player A
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: flags             # Capture the Flags
    Capture the Flags
told:
prepared-choice: neither    # Let them roll
terrain-dice: apart         # Terrain
density-roll: 8             # Density
    Red: Density: Sparse 8, needs 1+: success
theme-roll: 14              # Theme
    Red: Theme: Wilds 14, needs 1+: success
terrain: rough hazardous
markers:                    # centre, and two within 80 mm, 3 flags
deployment-roll: 4          # Deployment
    Blue: Deployment: to be picked 4, needs 1+: success
deployment-pick: side       # Side
    Side deployment
zone:                       # Blue takes an edge, Red the opposite, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
late: blue-2 blue-3
    Fighters I: comes later
    Fighters II: comes later
cargo: blue-4
    Fighters III: aboard
deploy:                     # in 80 mm of your edge
prepared: blocking hazardous

## Round 1

bid: 3
    Bids 3 to 3: bid again
bid: 2 0
    Bids 2 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 15                # Omen
    Red: Omen 15, needs 1+: success
    Red: The Omen is 15
act: stand                  # Stand and Fight
who: red-5                  # Skirmishers I
target: blue-6              # Heavy
    Skirmishers I: Fight (-1)
react: intimidate-blue-6    # Intimidate
    Heavy: Intimidate (-1)
answer: accept              # Red accepts
roll: 15 6                  # Heavy
omen: omen-1                # Omen 15
    Red: The Omen takes a die
    Heavy: Fury 15 6, needs 7+: success
    The Action is lost
    Blue: Blue has the Turn
act: feint                  # Feint
who: blue-3                 # Fighters II
target: red-3               # Champion III
appear:                     # Fighters II: Along its own board edge
    Fighters II: on the table
    Fighters II: Feint (-1)
late:
react: none                 # Red: no reaction
ride: move                  # Just move
leaving: open               # Open ground: free
move:                       # Fighters II: Then it feints, 80 mm
react: none                 # Red: no reaction
ride: board-blue-6          # Get into Heavy
leaving: open               # Open ground: free
    Fighters II: aboard
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-8               # Ward II
    Fighters IV: Fight (-1)
late: blue-2
appear:                     # Fighters I: Along its own board edge
    Fighters I: on the table
react: none                 # Red: no reaction
facts: friend
roll: 14 15 11              # Fighters IV
omen: stands                # It stands
    Fighters IV: Fury 14 15 11, needs 9+: critical
react: none                 # Red: no reaction
roll: 16                    # Ward II
omen: stands                # It stands
    Ward II: Will 16, needs 9+: success
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
react: none                 # Red: no reaction
ride: set-down-blue-3       # Set down Fighters II
get-out:                    # Fighters II: Touching the Heavy
    Fighters II: on the table
react: none                 # Red: no reaction
act: stand                  # Stand and Fight
who: blue-5                 # Fighters IV
target: red-6               # Skirmishers II
    Fighters IV: Fight (-1)
react: none                 # Red: no reaction
facts: friend outnumbered
roll: 1 3                   # Fighters IV
omen: stands                # It stands
    Fighters IV: Fury 1 3, needs 9+: failure
act: charge                 # Charge
who: blue-3                 # Fighters II
target: red-7               # Ward I
    Fighters II: Charge (-1)
react: none                 # Red: no reaction
ride: board-blue-6          # Get into Heavy
leaving: open               # Open ground: free
    Fighters II: aboard
act: marker                 # Take a marker
taker: blue-1               # Champion
    Blue: Takes a marker (-1)
    Champion takes a marker
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-4               # Led Fighters
    Heavy: Charge (-1)
react: detonate-red-7       # Detonate
    Ward I: Detonate (-1)
answer: accept              # Blue accepts
blast: red-1 red-2 red-4 red-8
blast: blue-5
    Ward I removed
check-order: blue-5         # Fighters IV
roll: 2                     # Fighters IV
omen: stands                # It stands
    Fighters IV: Will 2, needs 8+: failure
roll: 12 8                  # Heavy
omen: stands                # It stands
    Heavy: Will 12 8, needs 6+: critical
    Blue: Fellowship (+1)
check-order: red-8          # Ward II
roll: 6                     # Ward II
omen: stands                # It stands
    Ward II: Will 6, needs 9+: failure
check-order: red-2          # Champion II
roll: 20                    # Champion II
omen: stands                # It stands
    Champion II: Will 20, needs 11+: success
check-order: red-4          # Led Fighters
roll: 1 6                   # Led Fighters
omen: stands                # It stands
    Led Fighters: Will 1 6, needs 10+: failure
roll: 10                    # Champion I
omen: stands                # It stands
    Champion I: Will 10, needs 11+: failure
    Fighters IV removed
    Champion I removed
    Led Fighters removed
    Ward II removed
critical-will: move         # It moves
leaving: open               # Open ground: free
move:                       # Heavy: In any direction, 160 mm
bad-ground: no              # Open ground
ride: move                  # Just move
leaving: open               # Open ground: free
move:                       # Heavy: Then it attacks, 160 mm
bad-ground: yes             # Hazard: lost
    Heavy removed
    Fighters II: on the table
    Fighters III: on the table
check-order: blue-4         # Fighters III
bail-out:                   # Fighters III: Where the Heavy stood
roll: 15 3                  # Fighters III
omen: stands                # It stands
    Fighters III: Will 15 3, needs 8+: success
    Blue: Fellowship (+1)
bail-out:                   # Fighters II: Where the Heavy stood
roll: 10 15                 # Fighters II
omen: stands                # It stands
    Fighters II: Will 10 15, needs 8+: critical
    Blue: Fellowship (+1)
    Red: Red has the Turn
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-4              # Fighters III
    Champion III: Charge (-1)
react: none                 # Blue: no reaction
leaving: open               # Open ground: free
move:                       # Champion III: Then it attacks, 80 mm
confirm: none               # Out of reach
aim: blue-2                 # Fighters I
react: none                 # Blue: no reaction
facts:
roll: 8 2                   # Champion III
omen: stands                # It stands
    Champion III: Fury 8 2, needs 13+: failure
act: stand                  # Stand and Fight
who: red-6                  # Skirmishers II
target: blue-2              # Fighters I
    Skirmishers II: Fight (-1)
react: none                 # Blue: no reaction
facts: contact friend outnumbered
roll: 8 13                  # Skirmishers II
omen: omen-1                # Omen 15
    Red: The Omen takes a die
    Skirmishers II: Fury 15 13, needs 12+: critical
react: none                 # Blue: no reaction
roll: 18                    # Fighters I
    Fighters I: Will 18, needs 8+: success
    Blue: Fellowship (+1)
push:                       # Fighters I: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Champion III: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-6                  # Skirmishers II
target: blue-3              # Fighters II
    Skirmishers II: Charge (-1)
react: retaliate-blue-3     # Retaliate
    Fighters II: Retaliate (-1)
answer: accept              # Red accepts
leaving: open               # Open ground: free
move:                       # Fighters II: Meet the attacker midway, 80 mm
leaving: open               # Open ground: free
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: blue-3             # In 80 mm and in sight
facts:
roll: 17 10                 # Skirmishers II
    Skirmishers II: Fury 17 10, needs 12+: success
in-reach: yes               # It is touching
facts: friend
roll: 17 9 13               # Fighters II
    Fighters II: Fury 17 9 13, needs 9+: critical
roll: 5                     # Skirmishers II
    Skirmishers II: Will 5, needs 10+: failure
roll: 20 1                  # Fighters II
    Fighters II: Will 20 1, needs 8+: success
    Blue: Fellowship (+1)
    Skirmishers II removed
push:                       # Fighters II: Away, not off the board, 80 mm
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-4                 # Fighters III
    Fighters III: Sprint (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 10 5                  # Fighters III
omen: stands                # It stands
    Fighters III: Will 10 5, needs 8+: success
    Blue: Fellowship (+1)
leaving: open               # Nothing else: goes on
move:                       # Fighters III: A band more than its MOV, 160 mm
react: none                 # Red: no reaction
act: feint                  # Feint
who: blue-1                 # Champion
target: red-3               # Champion III
    Champion: Feint (-1)
leaving: open               # Open ground: free
move:                       # Champion: Then it feints, 80 mm
react: none                 # Red: no reaction
edge: no                    # No
confirm: red-3              # In 80 mm and in sight
roll: 13 20                 # Champion
omen: omen-2                # Omen 15
    Red: The Omen takes a die
    Champion: Guile 13 15, needs 10+: critical
feint:                      # Champion III: Anywhere on the board, 160 mm
act: charge                 # Charge
who: blue-3                 # Fighters II
target: red-2               # Champion II
    Fighters II: Charge (-1)
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # Nothing else: goes on
move:                       # Fighters II: Then it attacks, 80 mm
react: evade-red-5          # Evade
    Skirmishers I: Evade (-1)
answer: accept              # Blue accepts
roll: 19 18                 # Skirmishers I
    Skirmishers I: Guile 19 18, needs 8+: critical
leaving: open               # Open ground: free
move:                       # Skirmishers I: Not closer to the enemy, 160 mm
    Red: Next Action is free
move:                       # Fighters II: The rest of its move, 80 mm
confirm: red-2              # Touching it
facts:
roll: 10                    # Fighters II
    Fighters II: Fury 10, needs 9+: success
roll: 15 13                 # Champion II
    Champion II: Will 15 13, needs 11+: critical
critical-will: nothing      # Nobody moves
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-5                  # Skirmishers I
    Skirmishers I: Maneuver
leaving: open               # Open ground: free
move:                       # Skirmishers I: Then it calls an ally, 160 mm
roll: 17 5                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 17 5, needs 8+: success
ally: red-3                 # Champion III
leaving: open               # Open ground: free
move:                       # Champion III: Towards the one calling, 80 mm
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-2                 # Fighters I
    Fighters I: Sprint (-1)
leaving: open               # Open ground: free
move:                       # Fighters I: A band more than its MOV, 160 mm

## Round 1 ends


## Round 2

    Red: Morale
roll: 9 9                   # Champion II
    Champion II: Will 9 9, needs 11+: failure
roll: 8 6                   # Champion III
    Champion III: Will 8 6, needs 11+: failure
roll: 3 7                   # Skirmishers I
    Skirmishers I: Will 3 7, needs 10+: failure
    Champion II removed
    Champion III removed
    Skirmishers I removed
    The end: Blue (Blue: Nobody of Red is left)
