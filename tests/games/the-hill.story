# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 7                 # Roll-off
    Red: Roll-off 7, needs 1+: success
roll-off: 3                 # Roll-off
    Blue: Roll-off 3, needs 1+: success
    Red: Red is Player A
scenario: hill              # King of the Hill
    King of the Hill
prepared-choice: neither    # Let them roll
density: dense              # Dense
theme: wilds                # Wilds
hill: blocking              # Blocking
terrain: rough blocking hazardous
deployment: side            # Side
    Side deployment
zone:                       # Take an edge
    Red: Zone: own edge
    Blue: Zone: own edge
ambush: blue-3 blue-6
    Led Fighters lies in ambush
    Heavy lies in ambush
cargo: red-3 red-5
    Fighters II is aboard
    Fighters IV is aboard
deploy:                     # 4 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: hazardous
devious: red-2 red-4
shift:                      # Fighters I: S off you, no Hazardous, 160 mm
shift:                      # Fighters III: S off you, no Hazardous, 160 mm

## Round 1

bid: 4 2
    Bids 4 to 2: Red wins
first: red                  # Red
    Red: Red has the Turn
act: feint                  # Feint
who: red-3                  # Fighters II
target: blue-5              # Shooters II
    Fighters II: Feint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
leaving: open               # Open ground
move:                       # Fighters II: Then it feints, 80 mm
react: none                 # No reaction
confirm: none               # No
aim: blue-1                 # Champion I
roll: 18 17                 # Fighters II
    Fighters II: Guile 18 17, needs 13+: critical
feint:                      # Champion I: Anywhere on the board, 160 mm
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
get-out:                    # Fighters IV: Touching the Heavy
    Fighters IV is on the table
leaving: stay               # Stay inside
move:                       # Fighters IV: Not out of that terrain, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-4                  # Fighters III
target: blue-1              # Champion I
    Fighters III: Fight (-1)
react: none                 # No reaction
facts:
roll: 19 19                 # Fighters III
    Fighters III: Fury 19 19, needs 9+: critical
react: rally-blue-3         # Rally: Led Fighters
trigger: yes                # In the Champion's sight
appear:                     # Led Fighters: All enemies beyond 80 mm
    Led Fighters is on the table
    Led Fighters: Rally (-1)
answer: accept              # Accept
roll: 4 14                  # Led Fighters
    Led Fighters: Guile 4 14, needs 13+: success
rally-who: blue-5           # Shooters II
leaving: hazard-pay         # Hazard: pay
    Blue: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Shooters II: To it, or to its attacker, 80 mm
roll: 3                     # Champion I
    Champion I: Will 3, needs 11+: failure
    Champion I removed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-5               # Fighters IV
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: red-5              # In 80 mm and in sight
react: none                 # No reaction
facts:
roll: 16 4                  # Champion II
    Champion II: Fury 16 4, needs 13+: success
react: none                 # No reaction
roll: 14 1                  # Fighters IV
    Fighters IV: Will 14 1, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters IV: Not off the board, 80 mm
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters II: Then it attacks, 80 mm
confirm: red-1              # In 160 mm and in sight
facts:
roll: 5                     # Shooters II
    Shooters II: Fury 5, needs 11+: failure
act: stand                  # Stand and Fight
who: blue-3                 # Led Fighters
target: red-3               # Fighters II
    Led Fighters: Fight (-1)
react: none                 # No reaction
facts:
roll: 11 15                 # Led Fighters
    Led Fighters: Fury 11 15, needs 9+: critical
react: none                 # No reaction
roll: 20                    # Fighters II
    Fighters II: Will 20, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters II: Not off the board, 80 mm
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-3               # Fighters II
appear:                     # Heavy: All enemies beyond 80 mm
    Heavy is on the table
    Heavy: Charge (-1)
react: retaliate-red-3      # Retaliate
    Fighters II: Retaliate (-1)
answer: accept              # Accept
leaving: open               # Open ground
move:                       # Fighters II: Meet the attacker midway, 80 mm
move:                       # Heavy: Not to end on bad ground, 160 mm
confirm: red-3              # In 80 mm and in sight
facts:
roll: 8                     # Heavy
    Heavy: Fury 8, needs 7+: success
in-reach: yes               # In reach
facts: outnumbered
roll: 19                    # Fighters II
    Fighters II: Fury 19, needs 9+: success
roll: 5 14                  # Heavy
    Heavy: Will 5 14, needs 8+: success
roll: 16 7                  # Fighters II
    Fighters II: Will 16 7, needs 8+: success
    Red: Fellowship (+1)
push:                       # Heavy: Not off the board, 160 mm
push:                       # Fighters II: Not off the board, 80 mm
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
react: none                 # No reaction
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters III is aboard
act: sprint                 # Sprint
who: red-5                  # Fighters IV
    Fighters IV: Sprint (-1)
react: intimidate-blue-6    # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy: Intimidate (-1)
answer: accept              # Accept
roll: 4 12                  # Heavy
    Heavy: Fury 4 12, needs 7+: success
    The Action is lost
    Blue: Blue has the Turn
act: maneuver               # Maneuver
who: blue-4                 # Shooters I
    Shooters I: Maneuver (-1)
react: none                 # No reaction
leaving: stay               # Stay inside
move:                       # Shooters I: Not out of that terrain, 80 mm
roll: 14 8                  # Shooters I
    Shooters I: Guile 14 8, needs 11+: success
ally: blue-5                # Shooters II
leaving: open               # Open ground
move:                       # Shooters II: Towards the one calling, 80 mm
act: stand                  # Stand and Fight
who: blue-3                 # Led Fighters
target: red-2               # Fighters I
    Led Fighters: Fight (-1)
react: retaliate-red-2      # Retaliate
    Fighters I: Retaliate (-1)
leaving: open               # Open ground
move:                       # Fighters I: End closer, or stay, 80 mm
confirm: red-2              # Touching it
facts: friend outnumbered
roll: 12 18                 # Led Fighters
    Led Fighters: Fury 12 18, needs 9+: critical
facts:
roll: 12 16                 # Fighters I
    Fighters I: Fury 12 16, needs 9+: critical
roll: 1 9                   # Led Fighters
    Led Fighters: Will 1 9, needs 10+: failure
roll: 5                     # Fighters I
    Fighters I: Will 5, needs 8+: failure
    Led Fighters removed
    Fighters I removed
    Blue: Bloodlust (+2)
    Red: Red has the Turn
act: charge                 # Charge
who: red-6                  # Heavy
target: blue-2              # Champion II
    Heavy: Charge (-1)
react: none                 # No reaction
ride: take-red-3            # Take Fighters II
leaving: open               # Open ground
    Fighters II is aboard
ride: move                  # Move
leaving: open               # Open ground
move:                       # Heavy: Then it attacks, 160 mm
bad-ground: no              # Open ground
react: none                 # No reaction
ride: on                    # Go on
confirm: none               # No
aim: blue-6                 # Heavy
react: none                 # No reaction
facts:
roll: 1                     # Heavy
    Heavy: Fury 1, needs 7+: failure
act: charge                 # Charge
who: red-3                  # Fighters II
target: blue-4              # Shooters I
    Fighters II: Charge (-1)
react: none                 # No reaction
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table
react: none                 # No reaction
confirm: none               # No
aim: none                   # No target
act: charge                 # Charge
who: red-4                  # Fighters III
target: blue-4              # Shooters I
    Fighters III: Charge (-1)
react: none-more            # None this Action
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
leaving: open               # Open ground
move:                       # Fighters III: Then it attacks, 80 mm
confirm: blue-4             # Touching it
facts: friend
roll: 7 3                   # Fighters III
    Fighters III: Fury 7 3, needs 9+: failure
act: charge                 # Charge
who: red-1                  # Champion
target: blue-5              # Shooters II
    Champion: Charge (-1)
react: none                 # No reaction
ride: board-red-6           # Board Heavy
leaving: stay               # Stay inside
confirm: blue-5             # In 80 mm and in sight
react: none                 # No reaction
facts: contact
roll: 16                    # Champion
    Champion: Fury 16, needs 13+: success
react: none                 # No reaction
roll: 7 5                   # Shooters II
    Shooters II: Will 7 5, needs 11+: failure
    Shooters II removed
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-4                 # Shooters I
    Shooters I: Sprint (-1)
leaving: open               # Open ground
move:                       # Shooters I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-6                 # Heavy
target: red-6               # Heavy
    Heavy: Charge (-1)
move:                       # Heavy: Not to end on bad ground, 160 mm
confirm: none               # No
aim: red-5                  # Fighters IV
facts:
roll: 16                    # Heavy
    Heavy: Fury 16, needs 7+: success
roll: 8 14 9                # Fighters IV
    Fighters IV: Will 8 14 9, needs 8+: critical
    Red: Fellowship (+1)
critical-will: nothing      # Nothing
    Blue: Cannot act: passed
    Red: Red has the Turn
act: charge                 # Charge
who: red-5                  # Fighters IV
target: blue-2              # Champion II
    Fighters IV: Charge (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters IV: Then it attacks, 80 mm
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters IV is aboard

## Round 2

    Blue: Morale
roll: 10 7                  # Champion II
    Champion II: Will 10 7, needs 11+: failure
roll: 6 8                   # Shooters I
    Shooters I: Will 6 8, needs 11+: failure
roll: 1 4                   # Heavy
    Heavy: Will 1 4, needs 8+: failure
    Champion II removed
    Shooters I removed
    Heavy removed
    The end: Red (Red: The other side is gone)
