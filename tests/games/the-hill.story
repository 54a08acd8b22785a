# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: dwarves            # Dwarven Throng
    Red: Dwarven Throng
warband: ogrekin            # Ogrekin Hunting Party
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 16                # Roll-off
    Red: Roll-off 16, needs 1+: success
roll-off: 4                 # Roll-off
    Blue: Roll-off 4, needs >16: failure
    Red: Red is Player A
scenario: hill              # King of the Hill
    King of the Hill
prepared-choice: density    # Choose density
density-pick: sparse        # Sparse
theme: none                 # No theme
hill: blocking              # Blocking
terrain: rough blocking hazardous inspiring
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Take an edge
    Red: Zone: own edge
    Blue: Zone: own edge
delayed: red-1 red-2 red-4
    Champion is delayed
    Fighters I is delayed
    Fighters III is delayed
delayed: blue-1 blue-2 blue-3
    Champion I is delayed
    Champion II is delayed
    Led Fighters is delayed
ambush:
cargo: red-5
    Fighters IV is aboard
deploy:                     # 3 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: rough blocking
devious: red-6
shift:                      # Heavy: S off you, no Hazardous, 160 mm

## Round 1

bid: 0 3
    Bids 0 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-5                 # Shooters II
    Shooters II: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters II: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-4                 # Shooters I
target: red-3               # Fighters II
    Shooters I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters I: Then it attacks, 80 mm
confirm: red-6              # Heavy
facts: close
roll: 10 14                 # Shooters I
    Shooters I: Fury 10 14, needs 11+: success
roll: 4 18                  # Heavy
    Heavy: Will 4 18, needs 6+: success
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # No
act: maneuver               # Maneuver
who: blue-6                 # Heavy
    Heavy: Maneuver (-1)
react: intimidate-red-6     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 8 10                  # Heavy
    Heavy: Fury 8 10, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-3                  # Fighters II
target: blue-6              # Heavy
    Fighters II: Fight (-1)
react: none                 # No reaction
facts: friend outnumbered
roll: 14 12                 # Fighters II
    Fighters II: Fury 14 12, needs 9+: critical
roll: 3                     # Heavy
    Heavy: Will 3, needs 8+: failure
    Heavy removed
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-4              # Shooters I
    Fighters IV: Charge (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
leaving: open               # Open ground
move:                       # Fighters IV: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-5             # Shooters II
react: none                 # No reaction
facts:
roll: 12                    # Fighters IV
    Fighters IV: Fury 12, needs 9+: success
roll: 9 9                   # Shooters II
    Shooters II: Will 9 9, needs 11+: failure
    Shooters II removed
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-4              # Shooters I
    Heavy: Fight (-1)
react: none                 # No reaction
facts: friend
roll: 15 5 18               # Heavy
    Heavy: Fury 15 5 18, needs 7+: critical
roll: 9                     # Shooters I
    Shooters I: Will 9, needs 11+: failure
    Shooters I removed
act: maneuver               # Maneuver
who: red-5                  # Fighters IV
    Fighters IV: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters IV: Then it calls an ally, 80 mm
roll: 17 14                 # Fighters IV
    Fighters IV: Guile 17 14, needs 13+: critical
ally: red-3                 # Fighters II
leaving: open               # Open ground
move:                       # Fighters II: Towards the one calling, 80 mm
    Red: A free Action is due
act: maneuver               # Maneuver
who: red-3                  # Fighters II
    Fighters II: Maneuver
ride: board-red-6           # Board Heavy
    Fighters II is aboard
act: maneuver               # Maneuver
who: red-6                  # Heavy
    Heavy: Maneuver (-1)
ride: take-red-5            # Take Fighters IV
    Fighters IV is aboard
roll: 20 13                 # Heavy
    Heavy: Guile 20 13, needs 13+: critical
act: maneuver               # Maneuver
who: red-5                  # Fighters IV
    Fighters IV: Maneuver (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
roll: 19 14                 # Fighters IV
    Fighters IV: Guile 19 14, needs 13+: critical
ally: none                  # Nobody
act: pass                   # Pass
end-round: pass             # Pass, end it
    Red: Passed
    Blue: Blue has the Turn
    Blue: Cannot act: passed

## Round 2

    Blue: Morale
bid: 4 2
    Bids 4 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
act: reinforce              # Reinforce
reinforce: red-1 red-4
    Red: Reinforcements (-1)
appear:                     # Champion: Touching your zone's edge
    Champion is on the table
appear:                     # Fighters III: Touching your zone's edge
    Fighters III is on the table
act: reinforce              # Reinforce
reinforce: red-2
    Red: Reinforcements (-1)
appear:                     # Fighters I: Touching your zone's edge
    Fighters I is on the table
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
ride: board-red-6           # Board Heavy
    Fighters III is aboard
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: set-down-red-4        # Set down Fighters III
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
ride: board-red-6           # Board Heavy
    Fighters III is aboard
act: maneuver               # Maneuver
who: red-2                  # Fighters I
    Fighters I: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters I: Then it calls an ally, 80 mm
roll: 20 12                 # Fighters I
    Fighters I: Guile 20 12, needs 13+: success
ally: red-6                 # Heavy
leaving: open               # Open ground
move:                       # Heavy: Towards the one calling, 160 mm
bad-ground: no              # No
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
ride: board-red-6           # Board Heavy
    Champion is aboard
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: reinforce              # Reinforce
reinforce: blue-1 blue-3
    Blue: Reinforcements (-1)
appear:                     # Champion I: Touching your zone's edge
    Champion I is on the table
appear:                     # Led Fighters: Touching your zone's edge
    Led Fighters is on the table
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-6               # Heavy
    Champion I: Charge (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it attacks, 80 mm
confirm: red-6              # Heavy
roll: 20 15                 # Champion I
    Champion I: Fury 20 15, needs 13+: critical
roll: 6                     # Heavy
    Heavy: Will 6, needs 6+: success
    Red: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # No
act: stand                  # Stand and Fight
who: blue-3                 # Led Fighters
target: red-4               # Fighters III
    Led Fighters: Fight (-1)
react: none                 # No reaction
facts:
roll: 12 5 13               # Led Fighters
    Led Fighters: Fury 12 5 13, needs 9+: critical
roll: 7                     # Fighters III
    Fighters III: Will 7, needs 8+: failure
    Fighters III removed
    Blue: Bloodlust (+2)
act: stand                  # Stand and Fight
who: blue-1                 # Champion I
target: red-6               # Heavy
    Champion I: Fight (-1)
react: none-more            # None this Action
facts: contact outnumbered
roll: 20 6                  # Champion I
    Champion I: Fury 20 6, needs 13+: success
roll: 12 20 16              # Heavy
    Heavy: Will 12 20 16, needs 6+: critical
    Red: Fellowship (+1)
critical-will: move         # Move Heavy
leaving: open               # Open ground
move:                       # Heavy: In any direction, 160 mm
bad-ground: yes             # Yes
    Heavy removed
    Champion is on the table
    Fighters II is on the table
check-order: red-3          # Fighters II
roll: 3 6                   # Fighters II
    Fighters II: Will 3 6, needs 8+: failure
roll: 13 20 16              # Champion
    Champion: Will 13 20 16, needs 9+: critical
    Red: Fellowship (+1)
    Fighters II removed
act: maneuver               # Maneuver
who: blue-3                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: stay               # Stay inside
move:                       # Led Fighters: Not out of that terrain, 80 mm
roll: 6 15                  # Led Fighters
    Led Fighters: Guile 6 15, needs 13+: success
ally: blue-1                # Champion I
leaving: open               # Open ground
move:                       # Champion I: Towards the one calling, 80 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-1              # Champion I
    Fighters I: Fight (-1)
facts:
roll: 1 20                  # Fighters I
    Fighters I: Fury 1 20, needs 9+: success
roll: 11 11                 # Champion I
    Champion I: Will 11 11, needs 11+: critical
critical-will: move         # Move Champion I
leaving: open               # Open ground
move:                       # Champion I: In any direction, 80 mm
act: stand                  # Stand and Fight
who: red-1                  # Champion
target: blue-1              # Champion I
    Champion: Fight (-1)
facts: contact friend outnumbered
roll: 18 17                 # Champion
    Champion: Fury 18 17, needs 13+: critical
roll: 17                    # Champion I
    Champion I: Will 17, needs 11+: success
push:                       # Champion I: Not off the board, 80 mm
act: feint                  # Feint
who: red-5                  # Fighters IV
target: blue-1              # Champion I
    Fighters IV: Feint (-1)
leaving: open               # Open ground
move:                       # Fighters IV: Then it feints, 80 mm
confirm: blue-3             # Led Fighters
roll: 3 17                  # Fighters IV
    Fighters IV: Guile 3 17, needs 13+: success
feint:                      # Led Fighters: No Hazard, edge, contact, 160 mm

## Round 3

    Red: Morale
check-order: red-5          # Fighters IV
roll: 11 5                  # Fighters IV
    Fighters IV: Will 11 5, needs 8+: success
check-order: red-1          # Champion
roll: 2 1                   # Champion
    Champion: Will 2 1, needs 9+: failure
roll: 18 1 3                # Fighters I
    Fighters I: Will 18 1 3, needs 8+: success
    Champion removed
bid: 2 4
    Bids 2 to 4: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
act: feint                  # Feint
who: blue-3                 # Led Fighters
target: red-5               # Fighters IV
    Led Fighters: Feint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it feints, 80 mm
confirm: none               # No target
    Blue: Cannot act: passed
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-5                  # Fighters IV
target: blue-1              # Champion I
    Fighters IV: Fight (-1)
facts:
roll: 13 14                 # Fighters IV
    Fighters IV: Fury 13 14, needs 9+: critical
roll: 8                     # Champion I
    Champion I: Will 8, needs 11+: failure
    Champion I removed
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-3              # Led Fighters
    Fighters I: Charge (-1)
leaving: rough-roll         # Rough: roll Guile
roll: 6 19                  # Fighters I
    Fighters I: Guile 6 19, needs 13+: success
leaving: open               # Open ground
move:                       # Fighters I: Then it attacks, 80 mm
confirm: none               # No target

## Round 4

bid: 4 1
    Bids 4 to 1: Red wins
first: red                  # Red
    Red: Red has the Turn
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-3                 # Led Fighters
target: red-5               # Fighters IV
    Led Fighters: Charge (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it attacks, 80 mm
confirm: red-5              # Fighters IV
roll: 9 16                  # Led Fighters
    Led Fighters: Fury 9 16, needs 9+: critical
roll: 7                     # Fighters IV
    Fighters IV: Will 7, needs 8+: failure
    Fighters IV removed
    Blue: Bloodlust (+2)
act: feint                  # Feint
who: blue-3                 # Led Fighters
target: red-2               # Fighters I
    Led Fighters: Feint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: Then it feints, 80 mm
confirm: none               # No target
act: sprint                 # Sprint
who: blue-3                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-3                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-3                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
on-hill:
on-hill:
    The end: Blue (Blue: More points are left)
