# The Dwarven Throng holds a hill against the Ogrekin Hunting Party.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Dwarven Throng
    Blue: Ogrekin Hunting Party
roles: roll                 # Roll it off
roll-off: 2                 # Roll-off
    Red: Roll-off 2, needs 1+: success
roll-off: 1                 # Roll-off
    Blue: Roll-off 1, needs >2: failure
    Red: Red is Player A
scenario: hill              # King of the Hill
    King of the Hill
prepared-choice: theme      # Choose the theme
density: coin               # Toss a coin
density-roll: 13            # Density
    Blue: Density 13, needs 1+: success
theme-pick: wilds           # Wilds
hill: inspiring             # Inspiring
terrain: hazardous
deployment: delayed         # Delayed
    Delayed deployment
zone:                       # Take an edge
    Red: Zone: own edge
    Blue: Zone: own edge
delayed: red-5 red-6
    Fighters IV is delayed
    Heavy is delayed
delayed: blue-1 blue-2 blue-3
    Champion I is delayed
    Champion II is delayed
    Led Fighters is delayed
ambush: blue-5
    Shooters II lies in ambush
deploy:                     # 4 points, 80 mm
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
prepared: hazardous
devious: red-1 red-4
shift:                      # Champion: S off you, no Hazardous, 160 mm
shift:                      # Fighters III: S off you, no Hazardous, 160 mm

## Round 1

bid: 0 4
    Bids 0 to 4: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Champion
target: blue-4              # Shooters I
    Champion: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-6             # Heavy
facts:
roll: 2 14                  # Champion
    Champion: Fury 2 14, needs 13+: success
roll: 4 3                   # Heavy
    Heavy: Will 4 3, needs 8+: failure
    Heavy removed
act: charge                 # Charge
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Charge (-1)
leaving: stay               # Stay inside
move:                       # Fighters I: Not out of that terrain, 80 mm
react: none                 # No reaction
confirm: none               # No target
act: feint                  # Feint
who: red-3                  # Fighters II
target: blue-4              # Shooters I
    Fighters II: Feint (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Fighters II: Then it feints, 80 mm
react: none-more            # Skip all
confirm: blue-4             # Shooters I
roll: 15 7                  # Fighters II
    Fighters II: Guile 15 7, needs 13+: success
feint:                      # Shooters I: No Hazard, edge, contact, 160 mm
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-2                  # Fighters I
target: blue-4              # Shooters I
    Fighters I: Fight (-1)
react: suppress-blue-4      # Suppress
    Shooters I: Suppress (-1)
answer: accept              # Accept
facts: contact
roll: 6 4                   # Shooters I
    Shooters I: Fury 6 4, needs 11+: failure
facts: friend
roll: 8 6 20                # Fighters I
    Fighters I: Fury 8 6 20, needs 9+: success
roll: 6 5                   # Shooters I
    Shooters I: Will 6 5, needs 11+: failure
    Shooters I removed
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
react: none                 # No reaction
roll: 8 15                  # Champion
    Champion: Guile 8 15, needs 10+: success
ally: red-3                 # Fighters II
leaving: open               # Open ground
move:                       # Fighters II: Towards the one calling, 80 mm
react: none                 # No reaction
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters III: Then it calls an ally, 80 mm
react: none                 # No reaction
roll: 5 13                  # Fighters III
    Fighters III: Guile 5 13, needs 13+: success
ally: red-2                 # Fighters I
leaving: open               # Open ground
move:                       # Fighters I: Towards the one calling, 80 mm
react: suppress-blue-5      # Suppress
appear:                     # Shooters II: All enemies beyond 80 mm
    Shooters II is on the table
    Shooters II: Suppress (-1)
answer: accept              # Accept
facts: contact outnumbered
roll: 18                    # Shooters II
    Shooters II: Fury 18, needs 11+: success
roll: 2 15                  # Fighters I
    Fighters I: Will 2 15, needs 8+: success
    Red: Fellowship (+1)
push:                       # Fighters I: Away, not off the board, 80 mm
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-4               # Fighters III
    Shooters II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Shooters II: Then it attacks, 80 mm
confirm: red-2              # Fighters I
react: none                 # No reaction
facts: close
roll: 3 6                   # Shooters II
    Shooters II: Fury 3 6, needs 11+: failure
act: charge                 # Charge
who: blue-5                 # Shooters II
target: red-1               # Champion
    Shooters II: Charge (-1)
leaving: open               # Open ground
move:                       # Shooters II: Then it attacks, 80 mm
confirm: red-3              # Fighters II
react: none                 # No reaction
facts:
roll: 17                    # Shooters II
    Shooters II: Fury 17, needs 11+: success
react: none                 # No reaction
roll: 19 9                  # Fighters II
    Fighters II: Will 19 9, needs 8+: critical
    Red: Fellowship (+1)
critical-will: nothing      # Nothing
act: maneuver               # Maneuver
who: blue-5                 # Shooters II
    Shooters II: Maneuver (-1)
leaving: hazard-roll        # Hazard: roll Will
roll: 6 4                   # Shooters II
    Shooters II: Will 6 4, needs 11+: failure
    Shooters II removed
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: red-2                  # Fighters I
    Fighters I: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters I: Then it calls an ally, 80 mm
roll: 5 6                   # Fighters I
    Fighters I: Guile 5 6, needs 13+: failure
act: maneuver               # Maneuver
who: red-4                  # Fighters III
    Fighters III: Maneuver (-1)
leaving: open               # Open ground
move:                       # Fighters III: Then it calls an ally, 80 mm
roll: 6 7                   # Fighters III
    Fighters III: Guile 6 7, needs 13+: failure

## Round 2

    Blue: Morale
bid: 3 5
    Bids 3 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
roll: 8 13                  # Champion
    Champion: Guile 8 13, needs 10+: success
ally: red-3                 # Fighters II
leaving: open               # Open ground
move:                       # Fighters II: Towards the one calling, 80 mm
act: sprint                 # Sprint
who: red-4                  # Fighters III
    Fighters III: Sprint (-1)
leaving: stay               # Stay inside
move:                       # Fighters III: Not out of that terrain, 160 mm
act: sprint                 # Sprint
who: red-1                  # Champion
    Champion: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion: A band more than its MOV, 160 mm
act: reinforce              # Reinforce
reinforce: red-6
    Red: Reinforcements (-1)
appear:                     # Heavy: Touching your zone's edge
    Heavy is on the table
act: pass                   # Pass
end-round: pass             # Pass, end it
    Red: Passed
    Blue: Blue has the Turn
    Blue: Cannot act: passed

## Round 3

bid: 3 3
    Bids 3 to 3: a tie
bid: 5 2
    Bids 5 to 2: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-3                  # Fighters II
    Fighters II: Sprint (-1)
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters II is aboard
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
ride: board-red-6           # Board Heavy
leaving: open               # Open ground
    Fighters I is aboard
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: set-down-red-2        # Set down Fighters I
get-out:                    # Fighters I: Touching the Heavy
    Fighters I is on the table
act: sprint                 # Sprint
who: red-3                  # Fighters II
    Fighters II: Sprint (-1)
get-out:                    # Fighters II: Touching the Heavy
    Fighters II is on the table

## Round 4

bid: 4 5
    Bids 4 to 5: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: take-red-4            # Take Fighters III
leaving: open               # Open ground
    Fighters III is aboard
ride: set-down-red-4        # Set down Fighters III
get-out:                    # Fighters III: Touching the Heavy
    Fighters III is on the table
act: reinforce              # Reinforce
reinforce:
act: reinforce              # Reinforce
reinforce:
act: maneuver               # Maneuver
who: red-3                  # Fighters II
    Fighters II: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Fighters II: Then it calls an ally, 80 mm
ride: on                    # Go on
roll: 17 3                  # Fighters II
    Fighters II: Guile 17 3, needs 13+: success
ally: red-1                 # Champion
leaving: open               # Open ground
move:                       # Champion: Towards the one calling, 80 mm
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Champion: Then it calls an ally, 80 mm
ride: on                    # Go on
roll: 3 3                   # Champion
    Champion: Guile 3 3, needs 10+: failure
act: sprint                 # Sprint
who: red-6                  # Heavy
    Heavy: Sprint (-1)
ride: move                  # Move
leaving: open               # Open ground
move:                       # Heavy: A band more than its MOV, 240 mm
bad-ground: no              # Open ground
ride: take-red-1            # Take Champion
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
    Champion is aboard
ride: take-red-3            # Take Fighters II
leaving: open               # Open ground
    Fighters II is aboard
act: sprint                 # Sprint
who: red-2                  # Fighters I
    Fighters I: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters I: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: red-1                  # Champion
    Champion: Maneuver (-1)
get-out:                    # Champion: Touching the Heavy
    Champion is on the table
roll: 4 13                  # Champion
    Champion: Guile 4 13, needs 10+: success
ally: red-2                 # Fighters I
leaving: open               # Open ground
move:                       # Fighters I: Towards the one calling, 80 mm
on-hill: red-1 red-2 red-4
    The end: Red (Red: Holds the hill)
