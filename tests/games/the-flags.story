# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: vampires           # Vampire Court
    Red: Vampire Court
warband: dwarves            # Dwarven Throng
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 18                # Roll-off
    Red: Roll-off 18, needs 1+: success
roll-off: 3                 # Roll-off
    Blue: Roll-off 3, needs >18: failure
    Red: Red is Player A
scenario: flags             # Capture the Flags
    Capture the Flags
density: coin               # Toss a coin
density-roll: 18            # Density
    Blue: Density 18, needs 1+: success
theme: roll                 # Roll the d20
theme-roll: 1               # Theme
    Blue: Theme 1, needs 1+: success
terrain: hazardous
markers:                    # One at the centre, two, 80 mm
deployment: roll            # Roll the d20
deployment-roll: 4          # Deployment
    Red: Deployment 4, needs 1+: success
deployment-pick: corner     # Corner
    Corner deployment
zone:                       # Name two opposite corners
    Red: Zone: own corner
    Blue: Zone: own corner
cargo: blue-1 blue-4
    Champion is aboard
    Fighters III is aboard
late: blue-2
    Fighters I comes late
deploy:                     # 5 to 7 points, 160 mm
deploy:                     # Everybody, 160 mm
deploy:                     # The rest, 160 mm
prepared: rough hazardous inspiring

## Round 1

bid: 5
    Bids 3 to 5: Blue wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 13                # Omen
    Red: Omen 13, needs 1+: success
    Red: The Omen is 13
act: marker                 # Take a marker
taker: red-2                # Champion II
    Red: Takes a marker (-1)
    Champion II takes a marker
act: banish-foe             # Banish Foe
target: blue-3              # Fighters II
    Champion I: Banish (-1)
react: intimidate-blue-6    # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 17 19                 # Heavy
omen: stands                # It stands
    Heavy: Fury 17 19, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Blue: Blue has the Turn
act: spot-weakness          # Spot Weakness
ally: blue-3                # Fighters II
    Champion: Spot (-1)
late: blue-2
appear:                     # Fighters I: Along its own board edge
    Fighters I is on the table
get-out:                    # Champion: Touching the Heavy
    Champion is on the table
react: none                 # No reaction
roll: 9 5                   # Champion
omen: stands                # It stands
    Champion: Guile 9 5, needs 10+: failure
act: sprint                 # Sprint
who: blue-2                 # Fighters I
    Fighters I: Sprint (-1)
react: none                 # No reaction
ride: board-blue-6          # Board Heavy
    Fighters I is aboard
act: sprint                 # Sprint
who: blue-1                 # Champion
    Champion: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
react: blink-red-8          # Blink II
trigger: yes                # In 80 mm, friend seen
    Ward II: Blink (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: force           # Force it
    Red: Forced it (-1)
roll: 20 14                 # Ward II
omen: stands                # It stands
    Ward II: Will 20 14, needs 9+: critical
place:                      # Ward II: Touching a friend it sees
reposition: moved           # It is moved
move:                       # Champion: The rest of its move, 160 mm
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-4                  # Led Fighters
target: blue-6              # Heavy
    Led Fighters: Fight (-1)
react: none                 # No reaction
facts: friend inspired
roll: 14 1 19               # Led Fighters
omen: stands                # It stands
    Led Fighters: Fury 14 1 19, needs 9+: critical
react: none                 # No reaction
facts:
roll: 2                     # Heavy
omen: stands                # It stands
    Heavy: Will 2, needs 6+: failure
    Heavy removed
    Fighters I is on the table
    Fighters III is on the table
check-order: blue-2         # Fighters I
react: none                 # No reaction
roll: 16 12 7               # Fighters I
omen: stands                # It stands
    Fighters I: Will 16 12 7, needs 8+: critical
    Blue: Fellowship (+1)
react: none                 # No reaction
roll: 2 8                   # Fighters III
omen: stands                # It stands
    Fighters III: Will 2 8, needs 8+: success
    Blue: Fellowship (+1)
act: feint                  # Feint
who: red-1                  # Champion I
target: blue-2              # Fighters I
    Champion I: Feint (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it feints, 80 mm
confirm: none               # No target
act: charge                 # Charge
who: red-2                  # Champion II
target: blue-4              # Fighters III
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
edge: yes                   # Yes
    Champion II sends it off
confirm: blue-5             # Fighters IV
react: none                 # No reaction
facts:
roll: 4 2                   # Champion II
omen: stands                # It stands
    Champion II: Fury 4 2, needs 13+: failure
act: stand                  # Stand and Fight
who: red-5                  # Skirmishers I
target: blue-4              # Fighters III
    Skirmishers I: Fight (-1)
react: none                 # No reaction
facts: contact friend inspired
roll: 12 17 13              # Skirmishers I
omen: omen-2                # Omen 13
    Red: The Omen takes a die
    Skirmishers I: Fury 12 13 13, needs 12+: critical
react: none                 # No reaction
facts:
roll: 2                     # Fighters III
    Fighters III: Will 2, needs 8+: failure
    Fighters III removed
act: marker                 # Take a marker
taker: red-5                # Skirmishers I
    Red: Takes a marker (-1)
    Skirmishers I takes a marker
act: crashing-wave          # Crashing Wave
    Led Fighters: Wave (-1)
roll: 9 19                  # Led Fighters
    Led Fighters: Guile 9 19, needs 13+: success
wave: red-1 red-2 red-5 red-6
leaving: open               # Open ground
move:                       # Champion I: In any direction, 80 mm
leaving: open               # Open ground
move:                       # Champion II: In any direction, 80 mm
leaving: hazard-roll        # Hazard: roll Will
roll: 17 17                 # Skirmishers I
    Skirmishers I: Will 17 17, needs 10+: critical
move:                       # Skirmishers I: A move before the move, 160 mm
leaving: open               # Open ground
move:                       # Skirmishers I: In any direction, 160 mm
leaving: open               # Open ground
move:                       # Skirmishers II: In any direction, 160 mm
act: stand                  # Stand and Fight
who: red-5                  # Skirmishers I
target: blue-3              # Fighters II
    Skirmishers I: Fight (-1)
react: none-more            # None this Action
facts: contact friend outnumbered
roll: 19 17                 # Skirmishers I
    Skirmishers I: Fury 19 17, needs 12+: critical
roll: 3 6                   # Fighters II
    Fighters II: Will 3 6, needs 8+: failure
    Fighters II removed
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-5                 # Fighters IV
    Fighters IV: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters IV: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-1                 # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-2                 # Fighters I
target: red-3               # Champion III
    Fighters I: Charge (-1)
leaving: rough-roll         # Rough: roll Guile
roll: 6 2                   # Fighters I
omen: omen-2                # Omen 13
    Red: The Omen takes a die
    Fighters I: Guile 6 13, needs 13+: success
leaving: rough-pay          # Rough: pay
    Blue: Left the terrain (-1)
leaving: open               # Open ground
move:                       # Fighters I: Then it attacks, 80 mm
confirm: red-4              # Led Fighters
facts: inspired
roll: 16 15                 # Fighters I
    Fighters I: Fury 16 15, needs 9+: critical
roll: 19 12                 # Led Fighters
    Led Fighters: Will 19 12, needs 10+: critical
critical-will: foe          # Shift Fighters I
reposition: moved           # It is moved

## Round 2

    Blue: Morale
check-order: blue-5         # Fighters IV
roll: 15 15 4               # Fighters IV
    Fighters IV: Will 15 15 4, needs 8+: critical
check-order: blue-2         # Fighters I
roll: 20 6                  # Fighters I
    Fighters I: Will 20 6, needs 8+: success
roll: 6 17                  # Champion
    Champion: Will 6 17, needs 9+: success
bid: 0
    Bids 3 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 1                 # Omen
    Red: Omen 1, needs 1+: success
    Red: The Omen is 1
act: stand                  # Stand and Fight
who: red-3                  # Champion III
target: blue-1              # Champion
    Champion III: Fight (-1)
facts: contact inspired
roll: 11 1 3                # Champion III
omen: stands                # It stands
    Champion III: Fury 11 1 3, needs 13+: failure
act: feint                  # Feint
who: red-5                  # Skirmishers I
target: blue-5              # Fighters IV
    Skirmishers I: Feint (-1)
leaving: rough-pay          # Rough: pay
    Red: Left the terrain (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: Then it feints, 160 mm
edge: no                    # No
confirm: blue-2             # Fighters I
roll: 7 17                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 7 17, needs 8+: success
feint:                      # Fighters I: No Hazard, edge, contact, 160 mm
act: sprint                 # Sprint
who: red-3                  # Champion III
    Champion III: Sprint (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 1 14                  # Champion III
omen: stands                # It stands
    Champion III: Will 1 14, needs 11+: success
leaving: open               # Open ground
move:                       # Champion III: A band more than its MOV, 160 mm
act: marker                 # Take a marker
taker: red-2                # Champion II
    Red: Takes a marker (-1)
    Champion II takes a marker
act: sprint                 # Sprint
who: red-2                  # Champion II
    Champion II: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: red-1                  # Champion I
    Champion I: Sprint (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 9 13                  # Champion I
omen: stands                # It stands
    Champion I: Will 9 13, needs 11+: success
leaving: stay               # Stay inside
move:                       # Champion I: Not out of that terrain, 160 mm
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-1              # Champion
    Skirmishers I: Charge (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
edge: yes                   # Yes
    Skirmishers I sends it off
    The end: Red (Red: Two markers are off)
