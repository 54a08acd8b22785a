# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 13                # Roll-off
    Red: Roll-off 13, needs 1+: success
roll-off: 17                # Roll-off
    Blue: Roll-off 17, needs >13: success
    Blue: Blue is Player A
scenario: duel              # Duel
    Duel
density: sparse             # Sparse
theme: heights              # Heights
terrain: blocking hazardous inspiring
prey: red-4
    Blue: Hunts Fighters II
prey: blue-6
    Red: Hunts Skirmishers II
deployment: roll            # Roll the d20
deployment-roll: 10         # Deployment
    Blue: Deployment 10, needs 1+: success
    Delayed deployment
zone:                       # Take an edge
    Blue: Zone: own edge
    Red: Zone: own edge
delayed: blue-1 blue-3 blue-5 blue-8
    Champion I is delayed
    Champion III is delayed
    Skirmishers I is delayed
    Ward II is delayed
delayed: red-3 red-4 red-6
    Fighters I is delayed
    Fighters II is delayed
    Heavy II is delayed
late: red-1
    Dregs I comes late
deploy:                     # 4 points, 80 mm
compelled: ahead            # 3 or 4 points ahead
deploy:                     # Everybody, 80 mm
deploy:                     # The rest, 80 mm
ahead: red-5

## Round 1

bid: 2
    Bids 2 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-1                  # Dregs I
appear:                     # Dregs I: Along its own board edge
    Dregs I is on the table
    Dregs I: Sprint (-1)
react: none                 # No reaction
leaving: hazard-roll        # Hazard: roll Will
roll: 12 5                  # Dregs I
    Dregs I: Will 12 5, needs 11+: success
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none-more            # None this Action
act: charge                 # Charge
who: red-5                  # Heavy I
target: blue-4              # Led Fighters
    Heavy I: Charge (-1)
react: retaliate-blue-4     # Retaliate
    Led Fighters: Retaliate (-1)
answer: accept              # Accept
leaving: open               # Open ground
move:                       # Led Fighters: Meet the attacker midway, 80 mm
move:                       # Heavy I: Then it attacks, 80 mm
confirm: none               # No target
dread: no                   # No
in-reach: no                # No
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-2              # Champion II
    Dregs II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs II: Then it attacks, 160 mm
react: none                 # No reaction
confirm: blue-7             # Ward I
react: none-more            # None this Action
facts: friend inspired
roll: 20 19                 # Dregs II
    Dregs II: Fury 20 19, needs 13+: critical
facts: inspired
roll: 15 7                  # Ward I
    Ward I: Will 15 7, needs 9+: success
act: maneuver               # Maneuver
who: red-5                  # Heavy I
    Heavy I: Maneuver (-1)
react: none                 # No reaction
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Heavy I: Then it calls an ally, 80 mm
react: none                 # No reaction
roll: 15 12                 # Heavy I
    Heavy I: Guile 15 12, needs 13+: success
ally: red-1                 # Dregs I
leaving: stay               # Stay inside
move:                       # Dregs I: Not out of that terrain, 160 mm
react: none-more            # None this Action
act: sprint                 # Sprint
who: red-1                  # Dregs I
    Dregs I: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none                 # No reaction
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-4              # Led Fighters
    Dregs II: Fight (-1)
react: none                 # No reaction
facts: outnumbered inspired
roll: 15 6                  # Dregs II
    Dregs II: Fury 15 6, needs 13+: success
react: none                 # No reaction
roll: 19 5                  # Led Fighters
    Led Fighters: Will 19 5, needs 10+: success
push:                       # Led Fighters: Not off the board, 80 mm
    Red: Cannot act: passed
    Blue: Blue has the Turn
omen-die: 7                 # Omen
    Blue: Omen 7, needs 1+: success
    Blue: The Omen is 7
act: sprint                 # Sprint
who: blue-4                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm
act: pass                   # Pass
end-round: pass             # Pass, end it
    Blue: Passed
    Red: Red has the Turn
    Red: Cannot act: passed

## Round 2

bid: 4
    Bids 4 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 20                # Omen
    Blue: Omen 20, needs 1+: success
    Blue: The Omen is 20
act: stand                  # Stand and Fight
who: blue-6                 # Skirmishers II
target: red-5               # Heavy I
    Skirmishers II: Fight (-1)
react: none                 # No reaction
roll: 12 13                 # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Guile 12 13, needs 8+: critical
react: none                 # No reaction
facts: cover inspired
roll: 14 20                 # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Fury 14 20, needs 12+: critical
facts: inspired
roll: 9 1                   # Heavy I
omen: stands                # It stands
    Heavy I: Will 9 1, needs 8+: success
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-1               # Dregs I
    Champion II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: none               # No target
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-5               # Heavy I
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: red-2              # Dregs II
roll: 3 18                  # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Guile 3 18, needs 8+: success
react: none                 # No reaction
facts: inspired
roll: 17 19                 # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Fury 17 19, needs 12+: critical
facts: inspired
roll: 18 16                 # Dregs II
omen: stands                # It stands
    Dregs II: Will 18 16, needs 11+: critical
roll: 20 8                  # Dregs II
omen: stands                # It stands
    Dregs II: Will 20 8, needs 11+: success
push:                       # Dregs II: Not off the board, 160 mm
act: reinforce              # Reinforce
reinforce: blue-5
    Blue: Reinforcements (-1)
appear:                     # Skirmishers I: Touching your zone's edge
    Skirmishers I is on the table
act: stand                  # Stand and Fight
who: blue-5                 # Skirmishers I
target: red-2               # Dregs II
    Skirmishers I: Fight (-1)
react: none                 # No reaction
roll: 16 20                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 16 20, needs 8+: critical
react: fodder-red-1         # Fodder
trigger: yes                # In sight, 80 mm
    Dregs I: Fodder (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: force           # Force it
    Red: Forced it (-1)
roll: 8 18                  # Dregs I
omen: omen-2                # Omen 20
    Blue: The Omen takes a die
    Dregs I: Will 8 20, needs 11+: success
swap:                       # Dregs I: Swap their places
facts: contact friend outnumbered inspired
roll: 16 11                 # Skirmishers I
    Skirmishers I: Fury 16 11, needs 12+: success
facts:
roll: 7 10                  # Dregs I
    Dregs I: Will 7 10, needs 11+: failure
    Dregs I removed
    Red: Red has the Turn
raise: red-1
roll: 6 16                  # Dregs I
omen: stands                # It stands
    Dregs I: Guile 6 16, needs 13+: success
    Dregs I is on the table
return:                     # Dregs I: own edge
act: reinforce              # Reinforce
reinforce: red-4 red-6
    Red: Reinforcements (-1)
appear:                     # Fighters II: Touching your zone's edge
    Fighters II is on the table
appear:                     # Heavy II: Touching your zone's edge
    Heavy II is on the table
act: stand                  # Stand and Fight
who: red-2                  # Dregs II
target: blue-4              # Led Fighters
    Dregs II: Fight (-1)
react: none                 # No reaction
facts: friend outnumbered inspired
roll: 17 13                 # Dregs II
omen: stands                # It stands
    Dregs II: Fury 17 13, needs 13+: critical
react: rally-blue-4         # Rally Fighters
    Led Fighters: Rally (-1)
answer: accept              # Accept
roll: 2 10                  # Led Fighters
omen: stands                # It stands
    Led Fighters: Guile 2 10, needs 13+: failure
roll: 18 16                 # Led Fighters
omen: omen-1                # Omen 20
    Blue: The Omen takes a die
    Led Fighters: Will 20 16, needs 10+: critical
critical-will: foe          # Shift Dregs II
reposition: moved           # It is moved
act: stand                  # Stand and Fight
who: red-6                  # Heavy II
target: blue-6              # Skirmishers II
    Heavy II: Fight (-1)
also: blue-4                # Led Fighters
also: blue-5                # Skirmishers I
react: none                 # No reaction
facts: outnumbered
roll: 17                    # Heavy II
    Heavy II: Fury 17, needs 7+: success
facts: friend outnumbered
roll: 9 17                  # Heavy II
    Heavy II: Fury 9 17, needs 7+: critical
facts: outnumbered
roll: 14                    # Heavy II
    Heavy II: Fury 14, needs 7+: success
react: none                 # No reaction
roll: 6 8                   # Led Fighters
    Led Fighters: Will 6 8, needs 10+: failure
react: rally-blue-2         # Rally II
trigger: yes                # In the Champion's sight
    Champion II: Rally (-1)
answer: accept              # Accept
roll: 3 4                   # Champion II
    Champion II: Guile 3 4, needs 10+: failure
facts:
roll: 7                     # Skirmishers I
    Skirmishers I: Will 7, needs 10+: failure
facts:
roll: 2                     # Skirmishers II
    Skirmishers II: Will 2, needs 10+: failure
    Led Fighters removed
    Skirmishers I removed
    Skirmishers II removed
    The end: Red (Red: All its targets are gone)
