# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 10                # Roll-off
    Red: Roll-off 10, needs 1+: success
roll-off: 5                 # Roll-off
    Blue: Roll-off 5, needs >10: failure
    Red: Red is Player A
scenario: hill              # King of the Hill
    King of the Hill
prepared-choice: density    # Choose density
density-pick: dense         # Dense
theme: roll                 # Roll the d20
theme-roll: 18              # Theme
    Blue: Theme 18, needs 1+: success
theme-pick: wilds           # Wilds
hill: rough                 # Rough
terrain: blocking hazardous inspiring
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Take an edge
    Red: Zone: own edge
    Blue: Zone: own edge
delayed: red-1 red-2 red-3
    Champion is delayed
    Fighters I is delayed
    Fighters II is delayed
delayed: blue-5 blue-6
    Shooters II is delayed
    Heavy is delayed
ambush: blue-1 blue-4 blue-6
    Champion I lies in ambush
    Shooters I lies in ambush
    Heavy lies in ambush
cargo: red-5
    Fighters IV is aboard
deploy:                     # 3 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: rough
devious: red-6
shift:                      # Heavy: S off you, no Hazardous, 160 mm

## Round 1

bid: 5 4
    Bids 5 to 4: Red wins
first: red                  # Red
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters III is aboard
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
leaving: rough-roll         # Rough: roll Guile
roll: 6 2                   # Fighters IV
    Fighters IV: Guile 6 2, needs 13+: failure
move:                       # Fighters IV: Not out of that terrain, 160 mm
react: none                 # No reaction
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-2              # Champion II
    Fighters III: Charge (-1)
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
react: none                 # No reaction
confirm: blue-2             # Champion II
react: none                 # No reaction
facts: friend
roll: 2 3                   # Fighters III
    Fighters III: Fury 2 3, needs 9+: failure
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
ride: move                  # Move
leaving: rough-roll         # Rough: roll Guile
roll: 5 10                  # Fighters IV
    Fighters IV: Guile 5 10, needs 13+: failure
move:                       # Fighters IV: Not out of that terrain, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-2              # Champion II
    Heavy: Fight (-1)
react: suppress-blue-4      # Suppress
trigger: yes                # It and ally seen, 160 mm
appear:                     # Shooters I: All enemies beyond 80 mm
    Shooters I is on the table
    Shooters I: Suppress (-1)
answer: accept              # Accept
facts: contact outnumbered
roll: 1                     # Shooters I
    Shooters I: Fury 1, needs 11+: failure
facts: outnumbered
roll: 5                     # Heavy
    Heavy: Fury 5, needs 7+: failure
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
ride: move                  # Move
leaving: stay               # Stay inside
move:                       # Fighters IV: Not out of that terrain, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-4                  # Fighters III
target: blue-3              # Led Fighters
    Fighters III: Fight (-1)
react: none                 # No reaction
facts: outnumbered
roll: 14                    # Fighters III
    Fighters III: Fury 14, needs 9+: success
react: rally-blue-3         # Rally Fighters
    Led Fighters: Rally (-1)
roll: 14 4                  # Led Fighters
    Led Fighters: Guile 14 4, needs 13+: success
rally-who: done             # Enough
roll: 8 5 3                 # Led Fighters
    Led Fighters: Will 8 5 3, needs 10+: failure
    Led Fighters removed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-6               # Heavy
appear:                     # Champion I: All enemies beyond 80 mm
    Champion I is on the table
    Champion I: Charge (-1)
leaving: open               # Open ground
move:                       # Champion I: Then it attacks, 80 mm
confirm: red-6              # Heavy
facts: contact friend
roll: 10 17                 # Champion I
    Champion I: Fury 10 17, needs 13+: success
roll: 10 2                  # Heavy
    Heavy: Will 10 2, needs 6+: success
    Red: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: blue-4                 # Shooters I
    Shooters I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters I: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-5               # Fighters IV
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No target
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-5               # Fighters IV
    Champion I: Charge (-1)
react: none                 # No reaction
leaving: stay               # Stay inside
move:                       # Champion I: Not out of that terrain, 80 mm
confirm: red-6              # Heavy
facts:
roll: 11 19                 # Champion I
    Champion I: Fury 11 19, needs 13+: success
roll: 13 13                 # Heavy
    Heavy: Will 13 13, needs 6+: critical
    Red: Fellowship (+1)
critical-will: foe          # Shift Champion I
reposition: moved           # It is moved
act: charge                 # Charge
who: blue-4                 # Shooters I
target: red-5               # Fighters IV
    Shooters I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters I: Then it attacks, 80 mm
confirm: red-6              # Heavy
facts: contact friend
roll: 14 9                  # Shooters I
    Shooters I: Fury 14 9, needs 11+: success
roll: 16 3                  # Heavy
    Heavy: Will 16 3, needs 6+: success
    Red: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # Open ground
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-2              # Champion II
    Fighters IV: Charge (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters IV: Then it attacks, 80 mm
ride: on                    # Go on
confirm: blue-2             # Champion II
facts: friend
roll: 20 12                 # Fighters IV
    Fighters IV: Fury 20 12, needs 9+: critical
roll: 10                    # Champion II
    Champion II: Will 10, needs 11+: failure
    Champion II removed
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-4              # Shooters I
    Fighters III: Charge (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters III: Then it attacks, 80 mm
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters III is aboard
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-4              # Shooters I
    Heavy: Fight (-1)
facts:
roll: 3 7                   # Heavy
    Heavy: Fury 3 7, needs 7+: success
roll: 6 12                  # Shooters I
    Shooters I: Will 6 12, needs 11+: success
push:                       # Shooters I: Not off the board, 80 mm

## Round 1 ends


## Round 2

bid: 4 2
    Bids 4 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-4                  # Fighters III
target: blue-4              # Shooters I
    Fighters III: Fight (-1)
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
react: none                 # No reaction
facts: friend outnumbered
roll: 2 5                   # Fighters III
    Fighters III: Fury 2 5, needs 9+: failure
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-4              # Shooters I
    Heavy: Fight (-1)
react: none                 # No reaction
facts: friend
roll: 15 14 18              # Heavy
    Heavy: Fury 15 14 18, needs 7+: critical
react: none                 # No reaction
roll: 12                    # Shooters I
    Shooters I: Will 12, needs 11+: success
push:                       # Shooters I: Not off the board, 80 mm
act: pass                   # Pass
    Red: Passed
    Blue: Blue has the Turn
act: stand                  # Stand and Fight
who: blue-4                 # Shooters I
target: red-6               # Heavy
    Shooters I: Fight (-1)
react: none                 # No reaction
facts: close
roll: 12 13 16              # Shooters I
    Shooters I: Fury 12 13 16, needs 11+: critical
roll: 11                    # Heavy
    Heavy: Will 11, needs 6+: success
    Red: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
bad-ground: no              # Open ground
act: sprint                 # Sprint
who: blue-6                 # Heavy
appear:                     # Heavy: All enemies beyond 80 mm
    Heavy is on the table
    Heavy: Sprint (-1)
react: none                 # No reaction
move:                       # Heavy: A band more than its MOV, 240 mm
act: reinforce              # Reinforce
reinforce: blue-5
    Blue: Reinforcements (-1)
appear:                     # Shooters II: Touching your zone's edge
    Shooters II is on the table
act: sprint                 # Sprint
who: blue-4                 # Shooters I
    Shooters I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-6               # Heavy
    Heavy: Charge (-1)
react: none                 # No reaction
move:                       # Heavy: Then it attacks, 160 mm
confirm: red-5              # Fighters IV
react: none                 # No reaction
facts:
roll: 2                     # Heavy
    Heavy: Fury 2, needs 7+: failure
act: sprint                 # Sprint
who: blue-5                 # Shooters II
    Shooters II: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters II: A band more than its MOV, 160 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-6              # Heavy
    Fighters IV: Charge (-1)
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters IV is aboard
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-5              # Shooters II
    Fighters III: Charge (-1)
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters III is aboard
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-4              # Shooters I
    Heavy: Fight (-1)
facts: outnumbered
roll: 9                     # Heavy
    Heavy: Fury 9, needs 7+: success
roll: 9 5                   # Shooters I
    Shooters I: Will 9 5, needs 11+: failure
    Shooters I removed
act: maneuver               # Maneuver
who: red-5                  # Fighters IV
    Fighters IV: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters IV: Then it calls an ally, 80 mm
roll: 5 6                   # Fighters IV
    Fighters IV: Guile 5 6, needs 13+: failure
act: stand                  # Stand and Fight
who: red-6                  # Heavy
target: blue-6              # Heavy
    Heavy: Fight (-1)
facts: friend
roll: 13 13 10              # Heavy
    Heavy: Fury 13 13 10, needs 7+: critical
roll: 6                     # Heavy
    Heavy: Will 6, needs 8+: failure
    Heavy removed
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-5              # Shooters II
    Fighters III: Charge (-1)
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
confirm: blue-1             # Champion I
facts:
roll: 13                    # Fighters III
    Fighters III: Fury 13, needs 9+: success
roll: 11 19                 # Champion I
    Champion I: Will 11 19, needs 11+: critical
critical-will: nothing      # Nothing

## Round 2 ends


## Round 3

    Blue: Morale, with a Penalty
roll: 6                     # Champion I
    Champion I: Will 6, needs 11+: failure
roll: 5                     # Shooters II
    Shooters II: Will 5, needs 11+: failure
    Champion I removed
    Shooters II removed
    The end: Red (Red: The other side is gone)
