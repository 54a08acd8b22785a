# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: vampires           # Vampire Court
    Red: Vampire Court
warband: dwarves            # Dwarven Throng
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 11                # Roll-off
    Red: Roll-off 11, needs 1+: success
roll-off: 16                # Roll-off
    Blue: Roll-off 16, needs >11: success
    Blue: Blue is Player A
scenario: flags             # Capture the Flags
    Capture the Flags
prepared-choice: density    # Choose density
density-pick: dense         # Dense
theme: wilds                # Wilds
terrain: hazardous
markers:                    # One at the centre, two, 80 mm
deployment: roll            # Roll the d20
deployment-roll: 7          # Deployment
    Blue: Deployment 7, needs 1+: success
    Side deployment
zone:                       # Take an edge
    Blue: Zone: own edge
    Red: Zone: own edge
cargo:
late: blue-2 blue-3
    Fighters I comes late
    Fighters II comes late
deploy:                     # 4 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: rough hazardous

## Round 1

bid: 1
    Bids 3 to 1: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-3                 # Fighters II
appear:                     # Fighters II: Along its own board edge
    Fighters II is on the table
    Fighters II: Sprint (-1)
late: blue-2
appear:                     # Fighters I: Along its own board edge
    Fighters I is on the table
react: none                 # No reaction
ride: board-blue-6          # Board Heavy
    Fighters II is aboard
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
react: detonate-red-7       # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-3 red-4 red-6 red-8
blast: blue-4 blue-6
    Ward I removed
check-order: blue-4         # Fighters III
roll: 7                     # Fighters III
    Fighters III: Will 7, needs 8+: failure
roll: 2 19                  # Heavy
    Heavy: Will 2 19, needs 6+: success
    Blue: Fellowship (+1)
roll: 5                     # Champion III
    Champion III: Will 5, needs 11+: failure
roll: 7 4                   # Led Fighters
    Led Fighters: Will 7 4, needs 10+: failure
roll: 5                     # Skirmishers II
    Skirmishers II: Will 5, needs 10+: failure
roll: 17                    # Ward II
    Ward II: Will 17, needs 9+: success
    Fighters III removed
    Champion III removed
    Led Fighters removed
    Skirmishers II removed
ride: take-blue-2           # Take Fighters I
    Fighters I is aboard
ride: set-down-blue-3       # Set down Fighters II
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
    Red: Red has the Turn
omen-die: 14                # Omen
    Red: Omen 14, needs 1+: success
    Red: The Omen is 14
act: marker                 # Take a marker
taker: none                 # Nobody
act: banish-foe             # Banish Foe
target: blue-6              # Heavy
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 18                    # Champion I
omen: stands                # It stands
    Champion I: Guile 18, needs 10+: success
banish:                     # Heavy: Mark where it stood
    Heavy is banished
roll: 10 18                 # Champion I
omen: omen-1                # Omen 14
    Red: The Omen takes a die
    Champion I: Will 14 18, needs 11+: critical
act: sprint                 # Sprint
who: red-5                  # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
act: charge                 # Charge
who: red-2                  # Champion II
target: blue-5              # Fighters IV
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: blue-3             # Fighters II
react: none                 # No reaction
facts: contact friend
roll: 18 19                 # Champion II
    Champion II: Fury 18 19, needs 13+: critical
react: none                 # No reaction
roll: 7                     # Fighters II
    Fighters II: Will 7, needs 8+: failure
    Fighters II removed
act: marker                 # Take a marker
taker: red-5                # Skirmishers I
    Red: Takes a marker (-1)
    Skirmishers I takes a marker
act: feint                  # Feint
who: red-1                  # Champion I
target: blue-1              # Champion
    Champion I: Feint (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it feints, 80 mm
confirm: blue-5             # Fighters IV
roll: 10 8                  # Champion I
    Champion I: Guile 10 8, needs 10+: success
feint:                      # Fighters IV: No Hazard, edge, contact, 160 mm
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-5              # Fighters IV
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: blue-1             # Champion
facts:
roll: 11 16                 # Skirmishers I
    Skirmishers I: Fury 11 16, needs 12+: success
roll: 5 2 16                # Champion
    Champion: Will 5 2 16, needs 9+: success
    Blue: Fellowship (+1)
push:                       # Champion: Not off the board, 80 mm
act: sprint                 # Sprint
who: red-1                  # Champion I
    Champion I: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion I: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: red-2                  # Champion II
target: blue-1              # Champion
    Champion II: Fight (-1)
facts: contact friend outnumbered
roll: 20 6                  # Champion II
    Champion II: Fury 20 6, needs 13+: success
roll: 6 5                   # Champion
    Champion: Will 6 5, needs 9+: failure
    Champion removed
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-5              # Fighters IV
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: blue-5             # Fighters IV
react: none                 # No reaction
facts: contact
roll: 18                    # Skirmishers I
    Skirmishers I: Fury 18, needs 12+: success
roll: 14 6 11               # Fighters IV
    Fighters IV: Will 14 6 11, needs 8+: critical
roll: 2                     # Fighters IV
    Fighters IV: Will 2, needs 8+: failure
    Fighters IV removed
act: battle-summons         # Battle Summons
summon: red-6               # Skirmishers II
    Champion II: Summons (-1)
roll: 11 19                 # Champion II
    Champion II: Guile 11 19, needs 10+: critical
    Skirmishers II is on the table
summoned:                   # Skirmishers II: Edge, foes 80+, no ally
leaving: open               # Open ground
move:                       # Skirmishers II: In any direction, 160 mm

## Round 2

    Blue: Morale, with a Penalty
bid: 0
    Bids 3 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 5                 # Omen
    Red: Omen 5, needs 1+: success
    Red: The Omen is 5
act: marker                 # Take a marker
taker: red-6                # Skirmishers II
    Red: Takes a marker (-1)
    Skirmishers II takes a marker
act: marker                 # Take a marker
taker: red-2                # Champion II
    Red: Takes a marker (-1)
    Champion II takes a marker
act: maneuver               # Maneuver
who: red-2                  # Champion II
    Champion II: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion II: Then it calls an ally, 80 mm
roll: 10 14                 # Champion II
omen: stands                # It stands
    Champion II: Guile 10 14, needs 10+: critical
ally: none                  # Nobody
act: sprint                 # Sprint
who: red-1                  # Champion I
    Champion I: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion I: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: red-6                  # Skirmishers II
    Skirmishers II: Maneuver (-1)
leaving: open               # Open ground
move:                       # Skirmishers II: Then it calls an ally, 160 mm
roll: 18 14                 # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Guile 18 14, needs 8+: critical
ally: red-5                 # Skirmishers I
leaving: open               # Open ground
move:                       # Skirmishers I: Towards the one calling, 160 mm
edge: yes                   # Yes
    Skirmishers I sends it off
    Red: A free Action is due
act: sprint                 # Sprint
who: red-2                  # Champion II
    Champion II: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion II: A band more than its MOV, 160 mm

## Round 3

    Heavy is on the table
return:                     # Heavy: Put it where it stood
bid: 1
    Bids 3 to 1: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 10                # Omen
    Red: Omen 10, needs 1+: success
    Red: The Omen is 10
act: banish-foe             # Banish Foe
target: blue-6              # Heavy
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 12                    # Champion I
omen: stands                # It stands
    Champion I: Guile 12, needs 10+: success
banish:                     # Heavy: Mark where it stood
    Heavy is banished
roll: 6 14                  # Champion I
omen: stands                # It stands
    Champion I: Will 6 14, needs 11+: success
act: maneuver               # Maneuver
who: red-2                  # Champion II
    Champion II: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion II: Then it calls an ally, 80 mm
edge: yes                   # Yes
    Champion II sends it off
    The end: Red (Red: Two markers are off)
