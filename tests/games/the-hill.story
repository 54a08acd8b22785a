# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: 11                   # Player A
    Blue: Player A: Blue 11, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: hill              # King of the Hill
    King of the Hill
told:
terrain-dice: 15 3          # Terrain
    Red: Density: Dense 15, needs 1+: success
    Red: Theme: Badlands 3, needs 1+: success
put-hill:                   # of any kind, in the middle, 1 piece
terrain: rough blocking inspiring
deployment-roll: 12         # Deployment
    Blue: Deployment: to be picked 12, needs 1+: success
deployment-pick: close      # Close
    Close deployment
zone:                       # Red is Prepared, and says where, 160 mm
    Blue: Zone: own half
    Red: Zone: own half
ambush: blue-1 blue-2 blue-4
    Champion I lies in ambush
    Champion II lies in ambush
    Shooters I lies in ambush
cargo: red-2 red-3
    Fighters I is aboard
    Fighters II is aboard
deploy:                     # your half of the circle
prepared: rough blocking hazardous
devious:

## Round 1

bid: 5 0
    Bids 5 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
react: none-more            # Skip all
leaving: open               # No bad ground
move:                       # Fighters III: A band more than its MOV, 160 mm
act: feint                  # Feint
who: red-6                  # Heavy
target: blue-5              # Shooters II
    Heavy: Feint (-1)
react: none                 # No reaction
ride: move                  # Move
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # No bad ground
move:                       # Heavy: Then it feints, 160 mm
bad-ground: yes             # Rough or Hazard: lost
    Heavy removed
    Fighters I is on the table
    Fighters II is on the table
check-order: red-2          # Fighters I
bail-out:                   # Fighters I: Where the Heavy stood
roll: 11 15                 # Fighters I
    Fighters I: Will 11 15, needs 8+: critical
    Red: Fellowship (+1)
bail-out:                   # Fighters II: Where the Heavy stood
roll: 1 6                   # Fighters II
    Fighters II: Will 1 6, needs 8+: failure
    Fighters II removed
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-5              # Shooters II
    Fighters I: Fight (-1)
react: none                 # No reaction
facts: friend
roll: 10 16 4               # Fighters I
    Fighters I: Fury 10 16 4, needs 9+: critical
react: none                 # No reaction
roll: 12                    # Shooters II
    Shooters II: Will 12, needs 11+: success
push:                       # Shooters II: Away, not off the board, 80 mm
act: stand                  # Stand and Fight
who: red-4                  # Fighters III
target: blue-5              # Shooters II
    Fighters III: Fight (-1)
react: none                 # No reaction
facts: friend outnumbered
roll: 7 16                  # Fighters III
    Fighters III: Fury 7 16, needs 9+: success
react: none                 # No reaction
roll: 5 20                  # Shooters II
    Shooters II: Will 5 20, needs 11+: success
push:                       # Shooters II: Away, not off the board, 80 mm
act: spot-weakness          # Spot Weakness
ally: red-5                 # Fighters IV
    Champion: Spot (-1)
react: none-more            # Skip all
roll: 11 19                 # Champion
    Champion: Guile 11 19, needs 10+: critical
aim: blue-3                 # Led Fighters
facts: contact outnumbered
roll: 20 4                  # Fighters IV
    Fighters IV: Fury 20 4, needs 9+: success
roll: 2 1 8                 # Led Fighters
    Led Fighters: Will 2 1 8, needs 10+: failure
    Led Fighters removed
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
react: none-more            # Skip all
leaving: open               # No bad ground
move:                       # Fighters III: A band more than its MOV, 160 mm
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-2                 # Champion II
appear:                     # Champion II: All enemies beyond 80 mm
    Champion II is on the table
    Champion II: Sprint (-1)
leaving: open               # No bad ground
move:                       # Champion II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-4                 # Shooters I
appear:                     # Shooters I: All enemies beyond 80 mm
    Shooters I is on the table
    Shooters I: Sprint (-1)
leaving: open               # No bad ground
move:                       # Shooters I: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-1               # Champion
appear:                     # Champion I: All enemies beyond 80 mm
    Champion I is on the table
    Champion I: Fight (-1)
facts: contact outnumbered
roll: 8                     # Champion I
    Champion I: Fury 8, needs 13+: failure
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-2               # Fighters I
    Champion II: Fight (-1)
facts: cover
roll: 5 11                  # Champion II
    Champion II: Fury 5 11, needs 13+: failure
act: sprint                 # Sprint
who: blue-4                 # Shooters I
    Shooters I: Sprint (-1)
leaving: open               # No bad ground
move:                       # Shooters I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-1               # Champion
    Heavy: Charge (-1)
move:                       # Heavy: Not to end on bad ground, 160 mm
confirm: red-1              # In 80 mm and in sight
facts:
roll: 15                    # Heavy
    Heavy: Fury 15, needs 7+: success
roll: 12 6 9                # Champion
    Champion: Will 12 6 9, needs 9+: critical
    Red: Fellowship (+1)
critical-will: nothing      # Nothing
act: sprint                 # Sprint
who: blue-5                 # Shooters II
    Shooters II: Sprint (-1)
leaving: open               # No bad ground
move:                       # Shooters II: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-1               # Champion
    Heavy: Charge (-1)
move:                       # Heavy: Not to end on bad ground, 160 mm
confirm: none               # No
aim: none                   # No target
act: maneuver               # Maneuver
who: blue-5                 # Shooters II
    Shooters II: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Shooters II: Then it calls an ally, 80 mm
roll: 9 16                  # Shooters II
    Shooters II: Guile 9 16, needs 11+: success
ally: none                  # Nobody
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
leaving: rough-pay          # Rough: pay
    Blue: Left the terrain (-1)
leaving: open               # No bad ground
move:                       # Champion I: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
leaving: open               # No bad ground
move:                       # Champion II: A band more than its MOV, 160 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-6              # Heavy
    Fighters IV: Charge (-1)
leaving: open               # No bad ground
move:                       # Fighters IV: Then it attacks, 80 mm
confirm: none               # No
aim: blue-1                 # Champion I
facts:
roll: 9                     # Fighters IV
    Fighters IV: Fury 9, needs 9+: success
roll: 6 1                   # Champion I
    Champion I: Will 6 1, needs 11+: failure
    Champion I removed

## Round 1 ends


## Round 2

bid: 2 4
    Bids 2 to 4: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-5                 # Shooters II
    Shooters II: Sprint (-1)
leaving: open               # No bad ground
move:                       # Shooters II: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: blue-4                 # Shooters I
    Shooters I: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Shooters I: Then it calls an ally, 80 mm
roll: 4 2                   # Shooters I
    Shooters I: Guile 4 2, needs 11+: failure
act: feint                  # Feint
who: blue-5                 # Shooters II
target: red-2               # Fighters I
    Shooters II: Feint (-1)
leaving: open               # No bad ground
move:                       # Shooters II: Then it feints, 80 mm
confirm: none               # No
aim: red-1                  # Champion
roll: 11 13                 # Shooters II
    Shooters II: Guile 11 13, needs 11+: critical
feint:                      # Champion: Anywhere on the board, 160 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-2               # Fighters I
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # No bad ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No
aim: none                   # No target
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-2              # Champion II
    Fighters I: Charge (-1)
leaving: open               # No bad ground
move:                       # Fighters I: Then it attacks, 80 mm
confirm: blue-2             # Touching it
facts:
roll: 16                    # Fighters I
    Fighters I: Fury 16, needs 9+: success
roll: 7 5                   # Champion II
    Champion II: Will 7 5, needs 11+: failure
    Champion II removed
act: charge                 # Charge
who: red-1                  # Champion
target: blue-4              # Shooters I
    Champion: Charge (-1)
leaving: open               # No bad ground
move:                       # Champion: Then it attacks, 80 mm
confirm: blue-4             # In 80 mm and in sight
facts:
roll: 8 20                  # Champion
    Champion: Fury 8 20, needs 13+: success
roll: 9 9                   # Shooters I
    Shooters I: Will 9 9, needs 11+: failure
    Shooters I removed
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
leaving: rough-pay          # Rough: pay
    Red: Left the terrain (-1)
leaving: open               # No bad ground
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 12 14                 # Fighters III
    Fighters III: Guile 12 14, needs 13+: success
ally: red-1                 # Champion
leaving: open               # No bad ground
move:                       # Champion: Towards the one calling, 80 mm
act: stand                  # Stand and Fight
who: red-5                  # Fighters IV
target: blue-6              # Heavy
    Fighters IV: Fight (-1)
facts: outnumbered
roll: 11                    # Fighters IV
    Fighters IV: Fury 11, needs 9+: success
roll: 9 18                  # Heavy
    Heavy: Will 9 18, needs 8+: critical
critical-will: move         # Move it
move:                       # Heavy: Not to end on bad ground, 160 mm

## Round 2 ends


## Round 3

    Blue: Morale
roll: 12 10                 # Shooters II
    Shooters II: Will 12 10, needs 11+: success
roll: 2 1                   # Heavy
    Heavy: Will 2 1, needs 8+: failure
    Heavy removed
bid: 5 0
    Bids 5 to 0: Red wins
first: red                  # Red
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-1                  # Champion
target: blue-5              # Shooters II
    Champion: Fight (-1)
react: none                 # No reaction
facts:
roll: 6 8 9                 # Champion
    Champion: Fury 6 8 9, needs 13+: failure
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-5              # Shooters II
    Fighters IV: Charge (-1)
leaving: open               # No bad ground
move:                       # Fighters IV: Then it attacks, 80 mm
react: none                 # No reaction
confirm: none               # No
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-5                 # Shooters II
target: red-5               # Fighters IV
    Shooters II: Fight (-1)
facts: contact
roll: 11 12 11              # Shooters II
    Shooters II: Fury 11 12 11, needs 11+: critical
roll: 15                    # Fighters IV
    Fighters IV: Will 15, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters IV: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: blue-5                 # Shooters II
    Shooters II: Sprint (-1)
leaving: open               # No bad ground
move:                       # Shooters II: A band more than its MOV, 160 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 9 13                  # Fighters III
    Fighters III: Guile 9 13, needs 13+: success
ally: red-2                 # Fighters I
leaving: open               # No bad ground
move:                       # Fighters I: Towards the one calling, 80 mm

## Round 3 ends


## Round 4

    Blue: Morale, with a Penalty
roll: 19                    # Shooters II
    Shooters II: Will 19, needs 11+: success
bid: 0 1
    Bids 0 to 1: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Champion
target: blue-5              # Shooters II
    Champion: Charge (-1)
leaving: open               # No bad ground
move:                       # Champion: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-5             # In 80 mm and in sight
facts:
roll: 16 17                 # Champion
    Champion: Fury 16 17, needs 13+: critical
roll: 9                     # Shooters II
    Shooters II: Will 9, needs 11+: failure
    Shooters II removed
    The end: Red (Red: The other side is gone)
