# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 5                 # Roll-off
    Red: Roll-off 5, needs 1+: success
roll-off: 8                 # Roll-off
    Blue: Roll-off 8, needs 1+: success
    Blue: Blue is Player A
scenario: flags             # Capture the Flags
    Capture the Flags
prepared-choice: theme      # Choose the theme
density: sparse             # Sparse
theme-pick: wilds           # Wilds
terrain:
markers:                    # One at the centre, two, 80 mm
deployment: corner          # Corner
    Corner deployment
zone:                       # Take a corner
    Blue: Zone: own corner
    Red: Zone: own corner
late: blue-3 blue-5
    Fighters II comes late
    Fighters IV comes late
cargo: blue-1
    Champion is aboard
deploy:                     # 4 points, 160 mm
deploy:                     # Everybody, 160 mm
deploy:                     # The rest, 160 mm
prepared: rough hazardous inspiring

## Round 1

bid: 0
    Bids 3 to 0: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-3                 # Fighters II
target: red-4               # Led Fighters
appear:                     # Fighters II: Along its own board edge
    Fighters II is on the table
    Fighters II: Charge (-1)
late:
react: none                 # No reaction
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters II: Then it attacks, 80 mm
react: none                 # No reaction
ride: board-blue-6          # Board Heavy
leaving: open               # Open ground
    Fighters II is aboard
act: sprint                 # Sprint
who: blue-2                 # Fighters I
    Fighters I: Sprint (-1)
late: blue-5
appear:                     # Fighters IV: Along its own board edge
    Fighters IV is on the table
react: none                 # No reaction
leaving: stay               # Stay inside
move:                       # Fighters I: Not out of that terrain, 160 mm
react: none                 # No reaction
act: charge                 # Charge
who: blue-4                 # Fighters III
target: red-3               # Champion III
    Fighters III: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Fighters III: Then it attacks, 80 mm
react: none                 # No reaction
confirm: none               # No
aim: red-8                  # Ward II
react: none                 # No reaction
facts:
roll: 14                    # Fighters III
    Fighters III: Fury 14, needs 9+: success
react: none                 # No reaction
facts:
roll: 19 19                 # Ward II
    Ward II: Will 19 19, needs 9+: critical
critical-will: foe          # Shift Fighters III
reposition: moved           # It is moved
act: sprint                 # Sprint
who: blue-5                 # Fighters IV
    Fighters IV: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Fighters IV: A band more than its MOV, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: blue-4                 # Fighters III
target: red-1               # Champion I
    Fighters III: Fight (-1)
react: none-more            # None this Action
facts: inspired
roll: 8 17 9                # Fighters III
    Fighters III: Fury 8 17 9, needs 9+: critical
facts:
roll: 12                    # Champion I
    Champion I: Will 12, needs 11+: success
push:                       # Champion I: Not off the board, 80 mm
act: stand                  # Stand and Fight
who: blue-6                 # Heavy
target: red-1               # Champion I
    Heavy: Fight (-1)
react: detonate-red-7       # Detonate
trigger: yes                # It in 240, friend in 240
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-2 red-6
blast: blue-5
    Ward I removed
check-order: blue-5         # Fighters IV
roll: 3                     # Fighters IV
    Fighters IV: Will 3, needs 8+: failure
roll: 13 19                 # Heavy
    Heavy: Will 13 19, needs 6+: critical
    Blue: Fellowship (+1)
roll: 18                    # Champion II
    Champion II: Will 18, needs 11+: success
roll: 10                    # Skirmishers II
    Skirmishers II: Will 10, needs 10+: success
    Fighters IV removed
critical-will: nothing      # Nothing
facts: outnumbered inspired
roll: 11 19                 # Heavy
    Heavy: Fury 11 19, needs 7+: critical
facts:
roll: 6                     # Champion I
    Champion I: Will 6, needs 11+: failure
    Champion I removed
    Red: Red has the Turn
omen-die: 8                 # Omen
    Red: Omen 8, needs 1+: success
    Red: The Omen is 8
act: marker                 # Take a marker
taker: red-5                # Skirmishers I
    Red: Takes a marker (-1)
    Skirmishers I takes a marker
act: marker                 # Take a marker
taker: red-6                # Skirmishers II
    Red: Takes a marker (-1)
    Skirmishers II takes a marker
act: stand                  # Stand and Fight
who: red-2                  # Champion II
target: blue-6              # Heavy
    Champion II: Fight (-1)
react: none                 # No reaction
facts: inspired
roll: 20 18 6               # Champion II
omen: stands                # It stands
    Champion II: Fury 20 18 6, needs 13+: critical
facts:
roll: 20                    # Heavy
omen: stands                # It stands
    Heavy: Will 20, needs 6+: success
    Blue: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: red-4                  # Led Fighters
    Led Fighters: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-6              # Heavy
    Champion III: Charge (-1)
react: intimidate-blue-6    # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 11 15                 # Heavy
omen: stands                # It stands
    Heavy: Fury 11 15, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-3                 # Fighters II
    Fighters II: Sprint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
react: none-more            # None this Action
act: charge                 # Charge
who: blue-1                 # Champion
target: red-5               # Skirmishers I
    Champion: Charge (-1)
get-out:                    # Champion: Touching the Heavy
    Champion is on the table
leaving: open               # Open ground
move:                       # Champion: Then it attacks, 80 mm
react: evade-red-5          # Evade I
trigger: yes                # Moved within 160 mm
    Skirmishers I: Evade (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: force           # Force it
    Red: Forced it (-1)
roll: 15 19                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 15 19, needs 8+: critical
leaving: open               # Open ground
move:                       # Skirmishers I: Not closer to the enemy, 160 mm
edge: no                    # No
    Red: Next Action is free
move:                       # Champion: The rest of its move, 80 mm
confirm: red-5              # In 80 mm and in sight
facts: contact
roll: 14                    # Champion
omen: omen-1                # Omen 8
    Red: The Omen takes a die
    Champion: Fury 8, needs 13+: failure
    Red: Red has the Turn
act: marker                 # Take a marker
taker: red-4                # Led Fighters
    Red: Takes a marker (-1)
    Led Fighters takes a marker
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-1              # Champion
    Skirmishers I: Charge
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
edge: no                    # No
confirm: blue-1             # In 80 mm and in sight
facts: inspired
roll: 13 13                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 13 13, needs 12+: critical
facts:
roll: 11                    # Champion
omen: stands                # It stands
    Champion: Will 11, needs 9+: success
    Blue: Fellowship (+1)
push:                       # Champion: Not off the board, 80 mm
act: battle-summons         # Battle Summons
who: red-3                  # Champion III
summon: red-7               # Ward I
    Champion III: Summons (-1)
react: none-more            # None this Action
roll: 20 3                  # Champion III
omen: stands                # It stands
    Champion III: Guile 20 3, needs 10+: success
    Ward I is on the table
summoned:                   # Ward I: Edge, foes 80+, no ally
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-6              # Heavy
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
edge: yes                   # Yes
    Skirmishers I sends it off
confirm: none               # No
aim: blue-4                 # Fighters III
react: none                 # No reaction
facts: contact
roll: 20                    # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 20, needs 12+: success
react: none                 # No reaction
facts:
roll: 2 6                   # Fighters III
omen: stands                # It stands
    Fighters III: Will 2 6, needs 8+: failure
    Fighters III removed
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-6                 # Heavy
    Heavy: Maneuver (-1)
ride: take-blue-3           # Take Fighters II
leaving: open               # Open ground
    Fighters II is aboard
ride: take-blue-2           # Take Fighters I
leaving: open               # Open ground
    Fighters I is aboard
ride: move                  # Move
leaving: open               # Open ground
move:                       # Heavy: Then it calls an ally, 160 mm
bad-ground: no              # Open ground
roll: 18 4                  # Heavy
omen: stands                # It stands
    Heavy: Guile 18 4, needs 13+: success
ally: blue-1                # Champion
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: rough-roll         # Rough: roll Guile
roll: 20 9                  # Champion
omen: stands                # It stands
    Champion: Guile 20 9, needs 10+: success
leaving: open               # Open ground
move:                       # Champion: Towards the one calling, 80 mm
act: feint                  # Feint
who: blue-3                 # Fighters II
target: red-5               # Skirmishers I
    Fighters II: Feint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
confirm: red-5              # Touching it
roll: 3 16                  # Fighters II
omen: stands                # It stands
    Fighters II: Guile 3 16, needs 13+: success
feint:                      # Skirmishers I: No Hazard, edge, contact, 160 mm
act: charge                 # Charge
who: blue-1                 # Champion
target: red-5               # Skirmishers I
    Champion: Charge (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Champion: Then it attacks, 80 mm
ride: on                    # Go on
confirm: red-5              # In 80 mm and in sight
facts: contact friend
roll: 16 5                  # Champion
omen: stands                # It stands
    Champion: Fury 16 5, needs 13+: success
facts: inspired
roll: 5 4 2                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 5 4 2, needs 10+: failure
    Skirmishers I removed

## Round 2

bid: 2
    Bids 3 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 15                # Omen
    Red: Omen 15, needs 1+: success
    Red: The Omen is 15
act: charge                 # Charge
who: red-6                  # Skirmishers II
target: blue-1              # Champion
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers II: Then it attacks, 160 mm
edge: no                    # No
confirm: blue-1             # In 80 mm and in sight
facts:
roll: 1 14                  # Skirmishers II
omen: omen-2                # Omen 15
    Red: The Omen takes a die
    Skirmishers II: Fury 1 15, needs 12+: success
roll: 20 18 16              # Champion
    Champion: Will 20 18 16, needs 9+: critical
facts: inspired
roll: 7 19                  # Champion
    Champion: Will 7 19, needs 9+: success
    Blue: Fellowship (+1)
push:                       # Champion: Not off the board, 80 mm
act: sprint                 # Sprint
who: red-4                  # Led Fighters
    Led Fighters: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
edge: yes                   # Yes
    Led Fighters sends it off
    The end: Red (Red: Two markers are off)
