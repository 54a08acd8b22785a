# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 1                 # Roll-off
    Red: Roll-off 1, needs 1+: success
roll-off: 14                # Roll-off
    Blue: Roll-off 14, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: hill              # King of the Hill
    King of the Hill
told:
density-roll: 11            # Density
    Red: Density: to be picked 11, needs 1+: success
density-pick: sparse        # Sparse
theme-roll: 5               # Theme
    Red: Theme: to be picked 5, needs 1+: success
theme-pick: stronghold      # Stronghold
hill: rough                 # Rough
terrain: rough hazardous inspiring
put-hill:                   # in the middle of the board, 1 piece
deployment-roll: 18         # Deployment
    Blue: Deployment: Surrounded 18, needs 1+: success
    Surrounded deployment
zone:                       # Red is Prepared, and says where, 4 strips
    Blue: Zone: own strips
    Red: Zone: own strips
ambush: blue-1 blue-2 blue-6
    Champion I lies in ambush
    Champion II lies in ambush
    Heavy lies in ambush
cargo: red-5
    Fighters IV is aboard
deploy:                     # one strip, 80 mm off foes and hill, 4 points
deploy:                     # half in each strip, 80 mm off foes and hill, 10 points
deploy:                     # other strip, 80 mm off foes and hill, 3 points
prepared: rough hazardous
devious:

## Round 1

bid: 5 1
    Bids 5 to 1: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-5                 # Shooters II
target: red-3               # Fighters II
    Shooters II: Fight (-1)
react: retaliate-red-3      # Retaliate
    Fighters II: Retaliate (-1)
answer: accept              # Accept
leaving: open               # No bad ground
move:                       # Fighters II: End closer, or stay, 80 mm
confirm: none               # No
aim: red-4                  # Fighters III
facts: contact outnumbered
roll: 2                     # Shooters II
    Shooters II: Fury 2, needs 11+: failure
in-reach: yes               # It is touching
facts: outnumbered
roll: 13                    # Fighters II
    Fighters II: Fury 13, needs 9+: success
roll: 6 7                   # Shooters II
    Shooters II: Will 6 7, needs 11+: failure
    Shooters II removed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
ride: move                  # Move
leaving: open               # No bad ground
move:                       # Fighters I: A band more than its MOV, 160 mm
react: none                 # No reaction
ride: board-red-6           # Board Heavy
leaving: open               # No bad ground
    Fighters I is aboard
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: open               # No bad ground
move:                       # Fighters III: A band more than its MOV, 160 mm
react: none-more            # Skip all
act: spot-weakness          # Spot Weakness
ally: red-4                 # Fighters III
    Champion: Spot (-1)
roll: 5 14                  # Champion
    Champion: Guile 5 14, needs 10+: success
aim: blue-4                 # Shooters I
react: none                 # No reaction
facts: friend
roll: 11 12 1               # Fighters III
    Fighters III: Fury 11 12 1, needs 9+: critical
react: rally-blue-3         # Rally
    Led Fighters: Rally (-1)
answer: accept              # Accept
roll: 8 8                   # Led Fighters
    Led Fighters: Guile 8 8, needs 13+: failure
roll: 18                    # Shooters I
    Shooters I: Will 18, needs 11+: success
push:                       # Shooters I: Away, not off the board, 80 mm
act: maneuver               # Maneuver
who: red-2                  # Fighters I
    Fighters I: Maneuver (-1)
get-out:                    # Fighters I: Touching the Heavy
    Fighters I is on the table
react: suppress-blue-4      # Suppress
    Shooters I: Suppress (-1)
answer: accept              # Accept
facts: close
roll: 3 16 3                # Shooters I
    Shooters I: Fury 3 16 3, needs 11+: success
roll: 17 8                  # Fighters I
    Fighters I: Will 17 8, needs 8+: critical
    Red: Fellowship (+1)
critical-will: move         # Move it
leaving: open               # No bad ground
move:                       # Fighters I: In any direction, 80 mm
roll: 20 11                 # Fighters I
    Fighters I: Guile 20 11, needs 13+: success
ally: red-6                 # Heavy
leaving: open               # No bad ground
move:                       # Heavy: Towards the one calling, 160 mm
bad-ground: no              # Open ground
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-1                 # Champion I
appear:                     # Champion I: All enemies beyond 80 mm
    Champion I is on the table
    Champion I: Maneuver (-1)
react: none                 # No reaction
leaving: hazard-roll        # Hazard: roll Will
roll: 4 8                   # Champion I
    Champion I: Will 4 8, needs 11+: failure
    Champion I removed
act: charge                 # Charge
who: blue-4                 # Shooters I
target: red-3               # Fighters II
    Shooters I: Charge (-1)
react: none                 # No reaction
leaving: open               # No bad ground
move:                       # Shooters I: Then it attacks, 80 mm
confirm: red-3              # In 160 mm and in sight
react: none                 # No reaction
facts: close
roll: 1 19                  # Shooters I
    Shooters I: Fury 1 19, needs 11+: success
react: none                 # No reaction
roll: 3 6                   # Fighters II
    Fighters II: Will 3 6, needs 8+: failure
    Fighters II removed
    Blue: Bloodlust (+2)
act: maneuver               # Maneuver
who: blue-2                 # Champion II
appear:                     # Champion II: All enemies beyond 80 mm
    Champion II is on the table
    Champion II: Maneuver (-1)
react: none                 # No reaction
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # No bad ground
move:                       # Champion II: Then it calls an ally, 80 mm
roll: 20 20                 # Champion II
    Champion II: Guile 20 20, needs 10+: critical
ally: blue-4                # Shooters I
leaving: stay               # Stay inside
move:                       # Shooters I: Stay inside that terrain, 80 mm
    Blue: Shooters I may act free
act: maneuver               # Maneuver
who: blue-6                 # Heavy
appear:                     # Heavy: All enemies beyond 80 mm
    Heavy is on the table
    Heavy: Maneuver (-1)
react: none                 # No reaction
move:                       # Heavy: Not to end on bad ground, 160 mm
roll: 3 3                   # Heavy
    Heavy: Guile 3 3, needs 13+: failure
act: charge                 # Charge
who: blue-4                 # Shooters I
target: red-6               # Heavy
    Shooters I: Charge (-1)
react: none                 # No reaction
leaving: open               # No bad ground
move:                       # Shooters I: Then it attacks, 80 mm
confirm: none               # No
aim: red-1                  # Champion
facts: close
roll: 18 11                 # Shooters I
    Shooters I: Fury 18 11, needs 11+: critical
roll: 13 9                  # Champion
    Champion: Will 13 9, needs 9+: critical
    Red: Fellowship (+1)
critical-will: foe          # Move the enemy
reposition: moved           # It is on the board
act: push-to-the-brink      # Push to the Brink
target: red-6               # Heavy
    Champion II: Push (-1)
react: none                 # No reaction
roll: 10 16                 # Champion II
    Champion II: Guile 10 16, needs 10+: critical
drive:                      # Heavy: Back, in sight, on board
bad-ground: yes             # Rough or Hazard: lost
    Heavy removed
    Fighters IV is on the table
bail-out:                   # Fighters IV: Where the Heavy stood
react: none                 # No reaction
roll: 7 4                   # Fighters IV
    Fighters IV: Will 7 4, needs 8+: failure
    Fighters IV removed
act: sprint                 # Sprint
who: blue-3                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # No bad ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: push-to-the-brink      # Push to the Brink
target: red-4               # Fighters III
    Champion II: Push (-1)
roll: 19 18                 # Champion II
    Champion II: Guile 19 18, needs 10+: critical
drive:                      # Fighters III: Back, in sight, on board
react: none                 # No reaction
roll: 9 3 3                 # Fighters III
    Fighters III: Will 9 3 3, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters III: Away, not off the board, 80 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Champion: Then it calls an ally, 80 mm
roll: 9 16                  # Champion
    Champion: Guile 9 16, needs 10+: success
ally: red-4                 # Fighters III
leaving: open               # No bad ground
move:                       # Fighters III: Towards the one calling, 80 mm
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
leaving: open               # No bad ground
move:                       # Fighters I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-1                  # Champion
target: blue-2              # Champion II
    Champion: Charge (-1)
leaving: open               # No bad ground
move:                       # Champion: Then it attacks, 80 mm
confirm: blue-2             # In 80 mm and in sight
facts:
roll: 20 14                 # Champion
    Champion: Fury 20 14, needs 13+: critical
roll: 10                    # Champion II
    Champion II: Will 10, needs 11+: failure
    Champion II removed
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: open               # No bad ground
move:                       # Fighters III: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Fight (-1)
facts: friend outnumbered
roll: 12 15                 # Fighters I
    Fighters I: Fury 12 15, needs 9+: critical
roll: 8                     # Shooters I
    Shooters I: Will 8, needs 11+: failure
    Shooters I removed

## Round 1 ends


## Round 2

    Red: Morale
    Blue: Morale
check-order: red-1          # Champion
roll: 7 2                   # Champion
    Champion: Will 7 2, needs 9+: failure
check-order: red-4          # Fighters III
roll: 15 12 10              # Fighters III
    Fighters III: Will 15 12 10, needs 8+: critical
roll: 9 4                   # Fighters I
    Fighters I: Will 9 4, needs 8+: success
roll: 2 12 3                # Led Fighters
    Led Fighters: Will 2 12 3, needs 10+: success
roll: 19 7                  # Heavy
    Heavy: Will 19 7, needs 8+: success
    Champion removed
bid: 2 5
    Bids 2 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-3                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 6 17                  # Led Fighters
    Led Fighters: Guile 6 17, needs 13+: success
ally: none                  # Nobody
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
leaving: open               # No bad ground
move:                       # Fighters I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-6              # Heavy
    Fighters III: Charge (-1)
leaving: open               # No bad ground
move:                       # Fighters III: Then it attacks, 80 mm
confirm: none               # No
aim: none                   # No target

## Round 2 ends


## Round 3

bid: 3 1
    Bids 3 to 1: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-3                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # No bad ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
move:                       # Heavy: Not to end on bad ground, 240 mm
act: stand                  # Stand and Fight
who: blue-3                 # Led Fighters
target: red-2               # Fighters I
    Led Fighters: Fight (-1)
react: none                 # No reaction
facts:
roll: 19 2 14               # Led Fighters
    Led Fighters: Fury 19 2 14, needs 9+: critical
roll: 6                     # Fighters I
    Fighters I: Will 6, needs 8+: failure
    Fighters I removed
    Blue: Bloodlust (+2)
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-4               # Fighters III
    Heavy: Charge (-1)
react: none-more            # Skip all
move:                       # Heavy: Not to end on bad ground, 160 mm
confirm: red-4              # In 80 mm and in sight
roll: 11 6                  # Heavy
    Heavy: Fury 11 6, needs 7+: success
roll: 20 16 10              # Fighters III
    Fighters III: Will 20 16 10, needs 8+: critical
    Red: Fellowship (+1)
critical-will: foe          # Move the enemy
reposition: off-board       # It left the board
    Heavy removed
act: maneuver               # Maneuver
who: blue-3                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: open               # No bad ground
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 10 10                 # Led Fighters
    Led Fighters: Guile 10 10, needs 13+: failure
act: feint                  # Feint
who: blue-3                 # Led Fighters
target: red-4               # Fighters III
    Led Fighters: Feint (-1)
leaving: open               # No bad ground
move:                       # Led Fighters: Then it feints, 80 mm
confirm: red-4              # Touching it
roll: 9 19                  # Led Fighters
    Led Fighters: Guile 9 19, needs 13+: success
feint:                      # Fighters III: No Hazard, edge, contact, 160 mm
act: stand                  # Stand and Fight
who: blue-3                 # Led Fighters
target: red-4               # Fighters III
    Led Fighters: Fight (-1)
react: none                 # No reaction
roll: 15 14 16              # Led Fighters
    Led Fighters: Fury 15 14 16, needs 9+: critical
roll: 7                     # Fighters III
    Fighters III: Will 7, needs 8+: failure
    Fighters III removed
    Blue: Bloodlust (+2)
    The end: Blue (Blue: The other side is gone)
