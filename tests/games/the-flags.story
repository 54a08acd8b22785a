# The Vampire Court goes for the flags of the Dwarven Throng.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Vampire Court
    Blue: Dwarven Throng
roles: roll                 # Roll it off
roll-off: 13                # Roll-off
    Red: Roll-off 13, needs 1+: success
roll-off: 2                 # Roll-off
    Blue: Roll-off 2, needs >13: failure
    Red: Red is Player A
scenario: flags             # Capture the Flags
    Capture the Flags
density: coin               # Toss a coin
density-roll: 20            # Density
    Blue: Density 20, needs 1+: success
theme: roll                 # Roll the d20
theme-roll: 6               # Theme
    Blue: Theme 6, needs 1+: success
terrain: rough blocking hazardous
markers:                    # One at the centre, two, 80 mm
deployment: surrounded      # Surrounded
    Surrounded deployment
zone:                       # Mark 4 strips, name two
    Red: Zone: own strips
    Blue: Zone: own strips
cargo: blue-3 blue-4
    Fighters II is aboard
    Fighters III is aboard
late: blue-2
    Fighters I comes late
deploy:                     # 5 to 7, one strip
deploy:                     # About half in each strip
deploy:                     # The rest
prepared: blocking hazardous

## Round 1

bid: 5
    Bids 3 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-2                 # Fighters I
target: red-5               # Skirmishers I
appear:                     # Fighters I: In its zone, foes at 160+
    Fighters I is on the table
    Fighters I: Charge (-1)
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Fighters I: Then it attacks, 80 mm
confirm: red-8              # Ward II
facts: friend
roll: 12 9                  # Fighters I
    Fighters I: Fury 12 9, needs 9+: critical
roll: 4                     # Ward II
    Ward II: Will 4, needs 9+: failure
    Ward II removed
act: feint                  # Feint
who: blue-5                 # Fighters IV
target: red-6               # Skirmishers II
    Fighters IV: Feint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Fighters IV: Then it feints, 80 mm
react: none-more            # None this Action
confirm: red-5              # Skirmishers I
roll: 12 15                 # Fighters IV
    Fighters IV: Guile 12 15, needs 13+: success
feint:                      # Skirmishers I: No Hazard, edge, contact, 160 mm
act: sprint                 # Sprint
who: blue-3                 # Fighters II
    Fighters II: Sprint (-1)
react: none                 # No reaction
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
leaving: hazard-roll        # Hazard: roll Will
roll: 18 10                 # Fighters II
    Fighters II: Will 18 10, needs 8+: critical
    Blue: Fellowship (+1)
move:                       # Fighters II: A move before the move, 80 mm
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
react: none                 # No reaction
act: sprint                 # Sprint
who: blue-4                 # Fighters III
    Fighters III: Sprint (-1)
react: none-more            # None this Action
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
leaving: open               # Open ground
move:                       # Fighters III: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: blue-2                 # Fighters I
    Fighters I: Maneuver (-1)
react: none                 # No reaction
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters I: Then it calls an ally, 80 mm
react: none                 # No reaction
ride: on                    # Go on
roll: 4 2                   # Fighters I
    Fighters I: Guile 4 2, needs 13+: failure
act: sprint                 # Sprint
who: blue-1                 # Champion
    Champion: Sprint (-1)
react: detonate-red-7       # Detonate
trigger: yes                # in 240 mm
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-1 red-2
blast: blue-2 blue-3 blue-6
    Ward I removed
check-order: blue-1         # Champion
roll: 20                    # Champion
    Champion: Will 20, needs 9+: success
    Blue: Fellowship (+1)
check-order: blue-3         # Fighters II
roll: 5                     # Fighters II
    Fighters II: Will 5, needs 8+: failure
check-order: blue-2         # Fighters I
roll: 11 13                 # Fighters I
    Fighters I: Will 11 13, needs 8+: critical
    Blue: Fellowship (+1)
roll: 9                     # Heavy
    Heavy: Will 9, needs 6+: success
    Blue: Fellowship (+1)
roll: 2                     # Champion I
    Champion I: Will 2, needs 11+: failure
roll: 5                     # Champion II
    Champion II: Will 5, needs 11+: failure
    Fighters II removed
    Champion I removed
    Champion II removed
critical-will: move         # Move Fighters I
leaving: open               # Open ground
move:                       # Fighters I: In any direction, 80 mm
ride: move                  # Move
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
ride: on                    # Go on
    Red: Red has the Turn
omen-die: 5                 # Omen
    Red: Omen 5, needs 1+: success
    Red: The Omen is 5
act: marker                 # Take a marker
taker: red-5                # Skirmishers I
    Red: Takes a marker (-1)
    Skirmishers I takes a marker
act: stand                  # Stand and Fight
who: red-4                  # Led Fighters
target: blue-6              # Heavy
    Led Fighters: Fight (-1)
react: intimidate-blue-6    # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 3 7                   # Heavy
omen: stands                # It stands
    Heavy: Fury 3 7, needs 7+: success
    The Action is lost
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-5               # Skirmishers I
    Heavy: Charge (-1)
ride: take-blue-5           # Take Fighters IV
leaving: open               # Open ground
    Fighters IV is aboard
ride: move                  # Move
leaving: stay               # Stay inside
move:                       # Heavy: Not out of that terrain, 160 mm
bad-ground: no              # Open ground
react: none                 # No reaction
ride: take-blue-1           # Take Champion
leaving: stay               # Stay inside
confirm: red-3              # Champion III
facts:
roll: 10                    # Heavy
omen: stands                # It stands
    Heavy: Fury 10, needs 7+: success
react: none                 # No reaction
roll: 8 17                  # Champion III
omen: stands                # It stands
    Champion III: Will 8 17, needs 11+: success
push:                       # Champion III: Not off the board, 80 mm
act: charge                 # Charge
who: blue-5                 # Fighters IV
target: red-6               # Skirmishers II
    Fighters IV: Charge (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
react: none                 # No reaction
confirm: none               # No target
act: stand                  # Stand and Fight
who: blue-1                 # Champion
target: red-6               # Skirmishers II
    Champion: Fight (-1)
facts: cover
roll: 10 6                  # Champion
omen: stands                # It stands
    Champion: Fury 10 6, needs 13+: failure
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
ride: take-blue-4           # Take Fighters III
leaving: stay               # Stay inside
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-5                  # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
edge: no                    # No
act: marker                 # Take a marker
taker: none                 # Nobody
act: battle-summons         # Battle Summons
summon: red-7               # Ward I
    Champion III: Summons (-1)
roll: 11 1                  # Champion III
omen: stands                # It stands
    Champion III: Guile 11 1, needs 10+: success
    Ward I is on the table
summoned:                   # Ward I: Centre, foes 80+, no ally
act: marker                 # Take a marker
taker: red-3                # Champion III
    Red: Takes a marker (-1)
    Champion III takes a marker
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-5              # Fighters IV
    Skirmishers I: Charge (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 2 18                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 2 18, needs 10+: success
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
edge: no                    # No
confirm: none               # No target
act: stand                  # Stand and Fight
who: red-6                  # Skirmishers II
target: blue-1              # Champion
    Skirmishers II: Fight (-1)
facts: contact friend
roll: 11 11 19              # Skirmishers II
omen: omen-3                # Omen 5
    Red: The Omen takes a die
    Skirmishers II: Fury 11 11 5, needs 12+: failure
act: sprint                 # Sprint
who: red-5                  # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
edge: no                    # No
act: charge                 # Charge
who: red-3                  # Champion III
target: blue-2              # Fighters I
    Champion III: Charge (-1)
leaving: open               # Open ground
move:                       # Champion III: Then it attacks, 80 mm
confirm: blue-6             # Heavy
facts:
roll: 19 14                 # Champion III
    Champion III: Fury 19 14, needs 13+: critical
roll: 4                     # Heavy
    Heavy: Will 4, needs 6+: failure
    Heavy removed
act: charge                 # Charge
who: red-5                  # Skirmishers I
target: blue-2              # Fighters I
    Skirmishers I: Charge (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
edge: no                    # No
confirm: blue-1             # Champion
facts:
roll: 5 16                  # Skirmishers I
    Skirmishers I: Fury 5 16, needs 12+: success
roll: 15 15 20              # Champion
    Champion: Will 15 15 20, needs 9+: critical
roll: 14                    # Champion
    Champion: Will 14, needs 9+: success
    Blue: Fellowship (+1)
push:                       # Champion: Not off the board, 80 mm
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: marker                 # Take a marker
taker: blue-2               # Fighters I
    Blue: Takes a marker (-1)
    Fighters I takes a marker

## Round 1 ends


## Round 2

bid: 1
    Bids 3 to 1: Red wins
first: red                  # Red
    Red: Red has the Turn
omen-die: 4                 # Omen
    Red: Omen 4, needs 1+: success
    Red: The Omen is 4
act: maneuver               # Maneuver
who: red-4                  # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 13 3                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 13 3, needs 13+: success
ally: red-3                 # Champion III
leaving: open               # Open ground
move:                       # Champion III: Towards the one calling, 80 mm
edge: yes                   # Yes
    Champion III sends it off
act: sprint                 # Sprint
who: red-5                  # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
edge: yes                   # Yes
    Skirmishers I sends it off
    The end: Red (Red: Two markers are off)
