# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 1                 # Roll-off
    Red: Roll-off 1, needs 1+: success
roll-off: 2                 # Roll-off
    Blue: Roll-off 2, needs 1+: success
    Blue: Blue is Player A
scenario-roll: pick         # Scenario
scenario: hill              # King of the Hill
    King of the Hill
told:
density-roll: 15            # Density
    Red: Density: Dense 15, needs 1+: success
theme-roll: 10              # Theme
    Red: Theme: Heights 10, needs 1+: success
hill: blocking              # Blocking
terrain: rough
put-hill:                   # in the middle of the board, 1 piece
deployment-roll: pick       # Deployment
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Red is Prepared, and says where, 80 mm
    Blue: Zone: own edge
    Red: Zone: own edge
delayed: blue-1 blue-2 blue-3 blue-5
    Champion I is delayed
    Champion II is delayed
    Led Fighters is delayed
    Shooters II is delayed
delayed: red-1 red-2 red-3
    Champion is delayed
    Fighters I is delayed
    Fighters II is delayed
ambush: blue-2 blue-5
    Champion II lies in ambush
    Shooters II lies in ambush
cargo: red-4 red-5
    Fighters III is aboard
    Fighters IV is aboard
deploy:                     # in 80 mm of your edge, 3 points
deploy:                     # in 80 mm of your edge, 3 points
deploy:                     # in 80 mm of your edge, 2 points
prepared:
devious: red-6
shift:                      # Heavy: 80 mm off you, no Hazard, 160 mm

## Round 1

bid: 3 3
    Bids 3 to 3: a tie
bid: 5 4
    Bids 5 to 4: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: push-to-the-brink      # Push to the Brink
target: red-6               # Heavy
appear:                     # Champion II: All enemies beyond 80 mm
    Champion II is on the table
    Champion II: Push (-1)
react: none                 # No reaction
roll: 17 3                  # Champion II
    Champion II: Guile 17 3, needs 10+: success
drive:                      # Heavy: Back, in sight, on board
act: sprint                 # Sprint
who: blue-5                 # Shooters II
appear:                     # Shooters II: All enemies beyond 80 mm
    Shooters II is on the table
    Shooters II: Sprint (-1)
react: none                 # No reaction
move:                       # Shooters II: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-6                 # Heavy
target: red-6               # Heavy
    Heavy: Fight (-1)
react: none                 # No reaction
facts:
roll: 13 19                 # Heavy
    Heavy: Fury 13 19, needs 7+: critical
roll: 1                     # Heavy
    Heavy: Will 1, needs 6+: failure
    Heavy removed
    Fighters III is on the table
    Fighters IV is on the table
    Blue: Bloodlust (+3)
check-order: red-4          # Fighters III
bail-out:                   # Fighters III: Where the Heavy stood
roll: 1 5 4                 # Fighters III
    Fighters III: Will 1 5 4, needs 8+: failure
bail-out:                   # Fighters IV: Where the Heavy stood
roll: 2 10 2                # Fighters IV
    Fighters IV: Will 2 10 2, needs 8+: success
    Red: Fellowship (+1)
    Fighters III removed
act: sprint                 # Sprint
who: blue-4                 # Shooters I
    Shooters I: Sprint (-1)
move:                       # Shooters I: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: blue-5                 # Shooters II
    Shooters II: Maneuver (-1)
move:                       # Shooters II: Then it calls an ally, 80 mm
roll: 1 12                  # Shooters II
    Shooters II: Guile 1 12, needs 11+: success
ally: blue-2                # Champion II
move:                       # Champion II: Towards the one calling, 80 mm
act: push-to-the-brink      # Push to the Brink
target: red-5               # Fighters IV
    Champion II: Push (-1)
roll: 1 18                  # Champion II
    Champion II: Guile 1 18, needs 10+: success
drive:                      # Fighters IV: Back, in sight, on board
act: stand                  # Stand and Fight
who: blue-4                 # Shooters I
target: red-5               # Fighters IV
    Shooters I: Fight (-1)
react: none                 # No reaction
facts: contact
roll: 2 2                   # Shooters I
    Shooters I: Fury 2 2, needs 11+: failure
act: stand                  # Stand and Fight
who: blue-6                 # Heavy
target: red-5               # Fighters IV
    Heavy: Fight (-1)
react: none                 # No reaction
facts:
roll: 1 10                  # Heavy
    Heavy: Fury 1 10, needs 7+: success
roll: 6 1                   # Fighters IV
    Fighters IV: Will 6 1, needs 8+: failure
    Fighters IV removed
    Blue: Bloodlust (+2)
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
move:                       # Champion II: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: blue-6                 # Heavy
    Heavy: Maneuver (-1)
move:                       # Heavy: Then it calls an ally, 160 mm
roll: 8 5                   # Heavy
    Heavy: Guile 8 5, needs 13+: failure

## Round 1 ends


## Round 2

    Red: Morale
bid: 3 3
    Bids 3 to 3: a tie
bid: 2 3
    Bids 2 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: pass                   # Pass
end-round: pass             # Pass, end it
    Blue: Passed

## Round 3

bid: 0 0
    Bids 0 to 0: a tie
bid: 4 4
    Bids 4 to 4: a tie
bid: 0 3
    Bids 0 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: reinforce              # Reinforce
reinforce: red-1 red-3
    Red: Reinforcements (-1)
appear:                     # Champion: Touching your zone's edge
    Champion is on the table
appear:                     # Fighters II: Touching your zone's edge
    Fighters II is on the table
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Charge (-1)
move:                       # Shooters II: Then it attacks, 80 mm
confirm: red-1              # In 160 mm and in sight
facts: contact
roll: 12                    # Shooters II
    Shooters II: Fury 12, needs 11+: success
roll: 6 20 4                # Champion
    Champion: Will 6 20 4, needs 9+: success
    Red: Fellowship (+1)
push:                       # Champion: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: blue-6                 # Heavy
    Heavy: Sprint (-1)
move:                       # Heavy: A band more than its MOV, 240 mm
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
move:                       # Champion II: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Fight (-1)
facts: close
roll: 19 4 9                # Shooters II
    Shooters II: Fury 19 4 9, needs 11+: success
roll: 7 17                  # Champion
    Champion: Will 7 17, needs 9+: success
    Red: Fellowship (+1)
push:                       # Champion: Away, not off the board, 80 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-3               # Fighters II
    Champion II: Charge (-1)
react: retaliate-red-3      # Retaliate
    Fighters II: Retaliate (-1)
move:                       # Fighters II: Meet the attacker midway, 80 mm
move:                       # Champion II: Then it attacks, 80 mm
confirm: red-3              # In 80 mm and in sight
facts:
roll: 6 7                   # Champion II
    Champion II: Fury 6 7, needs 13+: failure
in-reach: no                # Out of reach
    Blue: Cannot act: passed
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-1                  # Champion
target: blue-5              # Shooters II
    Champion: Fight (-1)
facts:
roll: 15 9 7                # Champion
    Champion: Fury 15 9 7, needs 13+: success
roll: 12 8                  # Shooters II
    Shooters II: Will 12 8, needs 11+: success
push:                       # Shooters II: Away, not off the board, 80 mm

## Round 3 ends


## Round 4

bid: 1 2
    Bids 1 to 2: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-3               # Fighters II
    Heavy: Charge (-1)
react: none-more            # Skip all
move:                       # Heavy: Then it attacks, 160 mm
confirm: red-3              # In 80 mm and in sight
facts:
roll: 2                     # Heavy
    Heavy: Fury 2, needs 7+: failure
act: maneuver               # Maneuver
who: blue-2                 # Champion II
    Champion II: Maneuver (-1)
move:                       # Champion II: Then it calls an ally, 80 mm
roll: 6 10                  # Champion II
    Champion II: Guile 6 10, needs 10+: success
ally: blue-5                # Shooters II
move:                       # Shooters II: Towards the one calling, 80 mm
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Charge (-1)
move:                       # Shooters II: Then it attacks, 80 mm
confirm: none               # No
aim: red-3                  # Fighters II
react: none                 # No reaction
facts: contact friend
roll: 18 15                 # Shooters II
    Shooters II: Fury 18 15, needs 11+: critical
react: none                 # No reaction
roll: 9                     # Fighters II
    Fighters II: Will 9, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters II: Away, not off the board, 80 mm
act: push-to-the-brink      # Push to the Brink
target: red-1               # Champion
    Champion II: Push (-1)
roll: 20 17                 # Champion II
    Champion II: Guile 20 17, needs 10+: critical
drive:                      # Champion: Back, in sight, on board
roll: 2 19                  # Champion
    Champion: Will 2 19, needs 9+: success
push:                       # Champion: Away, not off the board, 80 mm
act: maneuver               # Maneuver
who: blue-6                 # Heavy
    Heavy: Maneuver (-1)
move:                       # Heavy: Then it calls an ally, 160 mm
roll: 9 6                   # Heavy
    Heavy: Guile 9 6, needs 13+: failure
act: reinforce              # Reinforce
reinforce:
act: maneuver               # Maneuver
who: blue-4                 # Shooters I
    Shooters I: Maneuver (-1)
move:                       # Shooters I: Then it calls an ally, 80 mm
roll: 5 3                   # Shooters I
    Shooters I: Guile 5 3, needs 11+: failure
act: stand                  # Stand and Fight
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Fight (-1)
facts: contact friend
roll: 2 14 2                # Shooters II
    Shooters II: Fury 2 14 2, needs 11+: success
roll: 18 17                 # Champion
    Champion: Will 18 17, needs 9+: critical
critical-will: foe          # Move the enemy
reposition: moved           # It is on the board
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-3               # Fighters II
    Heavy: Charge (-1)
react: none                 # No reaction
move:                       # Heavy: Then it attacks, 160 mm
confirm: red-3              # In 80 mm and in sight
react: none                 # No reaction
facts:
roll: 10                    # Heavy
    Heavy: Fury 10, needs 7+: success
react: none-more            # Skip all
roll: 17 11                 # Fighters II
    Fighters II: Will 17 11, needs 8+: critical
critical-will: move         # Move this one
move:                       # Fighters II: In any direction, 80 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-1               # Champion
    Champion II: Charge (-1)
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No
aim: red-3                  # Fighters II
react: none-more            # Skip all
facts:
roll: 7 12                  # Champion II
    Champion II: Fury 7 12, needs 13+: failure
act: maneuver               # Maneuver
who: blue-4                 # Shooters I
    Shooters I: Maneuver (-1)
move:                       # Shooters I: Then it calls an ally, 80 mm
roll: 11 2                  # Shooters I
    Shooters I: Guile 11 2, needs 11+: success
ally: blue-5                # Shooters II
move:                       # Shooters II: Towards the one calling, 80 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Champion
target: blue-6              # Heavy
    Champion: Charge (-1)
move:                       # Champion: Then it attacks, 80 mm
confirm: none               # No
aim: none                   # No target
act: charge                 # Charge
who: red-3                  # Fighters II
target: blue-6              # Heavy
    Fighters II: Charge (-1)
move:                       # Fighters II: Then it attacks, 80 mm
confirm: none               # No
aim: blue-2                 # Champion II
facts:
roll: 20                    # Fighters II
    Fighters II: Fury 20, needs 9+: success
roll: 17 3                  # Champion II
    Champion II: Will 17 3, needs 11+: success
push:                       # Champion II: Away, not off the board, 80 mm
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
move:                       # Champion: A band more than its MOV, 160 mm
act: stand                  # Stand and Fight
who: red-3                  # Fighters II
target: blue-5              # Shooters II
    Fighters II: Fight (-1)
facts: friend
roll: 8 10 6                # Fighters II
    Fighters II: Fury 8 10 6, needs 9+: success
roll: 8 14                  # Shooters II
    Shooters II: Will 8 14, needs 11+: success
push:                       # Shooters II: Away, not off the board, 80 mm
act: reinforce              # Reinforce
reinforce: red-2
    Red: Reinforcements (-1)
appear:                     # Fighters I: Touching your zone's edge
    Fighters I is on the table

## Round 4 ends

on-hill: red-1
on-hill: blue-2
    The end: Blue (Blue: More points are left)
