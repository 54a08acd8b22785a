# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: ghosts             # Ghostly Host
    Red: Ghostly Host
warband: vampires           # Vampire Court
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 5                 # Roll-off
    Red: Roll-off 5, needs 1+: success
roll-off: 17                # Roll-off
    Blue: Roll-off 17, needs >5: success
    Blue: Blue is Player A
scenario: duel              # Duel
    Duel
density: roll               # Roll the d20
density-roll: 5             # Density
    Red: Density 5, needs 1+: success
theme: stronghold           # Stronghold
terrain: hazardous
prey: red-3
    Blue: Hunts Fighters I
prey: blue-1 blue-2
    Red: Hunts Champion I, Champion II
deployment: close           # Close
    Close deployment
zone:                       # Take half the board
    Blue: Zone: own half
    Red: Zone: own half
late: red-1 red-2 red-3
    Dregs I comes late
    Dregs II comes late
    Fighters I comes late
deploy:                     # 5 to 7 points, 160 mm
compelled: zone             # All in the zone
deploy:                     # Everybody, 160 mm
deploy:                     # The rest, 160 mm

## Round 1

bid: 1
    Bids 1 to 3: Blue wins
first: red                  # Red
    Red: Red has the Turn
act: feint                  # Feint
who: red-2                  # Dregs II
target: blue-3              # Champion III
appear:                     # Dregs II: In its zone, foes at 160+
    Dregs II is on the table
    Dregs II: Feint (-1)
late:
react: detonate-blue-7      # Detonate
trigger: yes                # within 240 mm
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-4 red-5
blast: blue-1 blue-3 blue-5 blue-6 blue-8
    Ward I removed
roll: 14                    # Fighters II
    Fighters II: Will 14, needs 10+: success
roll: 12                    # Heavy I
    Heavy I: Will 12, needs 8+: success
roll: 9                     # Champion I
    Champion I: Will 9, needs 11+: failure
roll: 15                    # Champion III
    Champion III: Will 15, needs 11+: success
roll: 5                     # Skirmishers I
    Skirmishers I: Will 5, needs 10+: failure
roll: 7                     # Skirmishers II
    Skirmishers II: Will 7, needs 10+: failure
roll: 16                    # Ward II
    Ward II: Will 16, needs 9+: success
    Champion I removed
    Skirmishers I removed
    Skirmishers II removed
leaving: open               # Open ground
move:                       # Dregs II: Then it feints, 160 mm
confirm: blue-2             # Champion II
roll: 3 17                  # Dregs II
    Dregs II: Guile 3 17, needs 13+: success
feint:                      # Champion II: No Hazard, edge, contact, 160 mm
    Blue: Blue has the Turn
omen-die: 9                 # Omen
    Blue: Omen 9, needs 1+: success
    Blue: The Omen is 9
act: battle-summons         # Battle Summons
who: blue-3                 # Champion III
summon: blue-5              # Skirmishers I
    Champion III: Battle Summons (-1)
react: none                 # No reaction
roll: 3 16                  # Champion III
omen: stands                # It stands
    Champion III: Guile 3 16, needs 10+: success
    Skirmishers I is on the table
summoned:                   # Skirmishers I: Zone centre, foes 80+
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-6               # Heavy II
    Champion II: Stand and Fight (-1)
react: none                 # No reaction
dread: no                   # No
react: none                 # No reaction
facts: contact
roll: 5 13                  # Champion II
omen: stands                # It stands
    Champion II: Fury 5 13, needs 13+: success
roll: 4 17                  # Heavy II
omen: stands                # It stands
    Heavy II: Will 4 17, needs 8+: success
act: charge                 # Charge
who: blue-5                 # Skirmishers I
target: red-5               # Heavy I
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: red-4              # Fighters II
dread: no                   # No
react: fodder-red-2         # Fodder
trigger: yes                # In sight, 80 mm
    Dregs II: Fodder (-1)
answer: accept              # Accept
roll: 3 10                  # Dregs II
omen: stands                # It stands
    Dregs II: Will 3 10, needs 11+: failure
facts: contact friend
roll: 12 6                  # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 12 6, needs 12+: success
roll: 12 14                 # Fighters II
omen: omen-2                # Omen 9
    Blue: The Omen takes a die
    Fighters II: Will 12 9, needs 10+: success
push:                       # Fighters II: Not off the board, 80 mm
act: pass                   # Pass
    Blue: Passed
    Red: Red has the Turn
act: sprint                 # Sprint
who: red-1                  # Dregs I
appear:                     # Dregs I: In its zone, foes at 160+
    Dregs I is on the table
    Dregs I: Sprint (-1)
late: red-3
appear:                     # Fighters I: In its zone, foes at 160+
    Fighters I is on the table
leaving: open               # Open ground
move:                       # Dregs I: A band more than its MOV, 240 mm
react: none                 # No reaction
act: maneuver               # Maneuver
who: red-6                  # Heavy II
    Heavy II: Maneuver (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: open               # Open ground
move:                       # Heavy II: Then it calls an ally, 80 mm
react: none                 # No reaction
roll: 17 2                  # Heavy II
omen: stands                # It stands
    Heavy II: Guile 17 2, needs 13+: success
ally: red-1                 # Dregs I
leaving: open               # Open ground
move:                       # Dregs I: Towards the one calling, 160 mm
react: blink-blue-8         # Blink
trigger: yes                # In 80 mm, friend seen
    Ward II: Blink (-1)
answer: accept              # Accept
facts: nightmares
roll: 3                     # Ward II
omen: stands                # It stands
    Ward II: Will 3, needs 9+: failure
move:                       # Dregs I: The rest of its move, 160 mm
act: stand                  # Stand and Fight
who: red-3                  # Fighters I
target: blue-3              # Champion III
    Fighters I: Stand and Fight (-1)
facts: outnumbered
roll: 1                     # Fighters I
omen: stands                # It stands
    Fighters I: Fury 1, needs 9+: failure
act: sprint                 # Sprint
who: red-4                  # Fighters II
    Fighters II: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm
react: none-more            # None this Action
act: sprint                 # Sprint
who: red-5                  # Heavy I
    Heavy I: Sprint (-1)
leaving: hazard-pay         # Hazard: pay
    Red: Left the terrain (-2)
leaving: stay               # Stay inside
move:                       # Heavy I: Not out of that terrain, 160 mm
react: blink-blue-8         # Blink
trigger: yes                # In 80 mm, friend seen
    Ward II: Blink (-1)
facts:
roll: 16 18                 # Ward II
omen: stands                # It stands
    Ward II: Will 16 18, needs 9+: critical
place:                      # Ward II: Touching a friend it sees
reposition: moved           # It is moved
move:                       # Heavy I: Not out of that terrain, 160 mm
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-5                 # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
act: maneuver               # Maneuver
who: blue-4                 # Led Fighters
    Led Fighters: Maneuver (-1)
leaving: stay               # Stay inside
move:                       # Led Fighters: Not out of that terrain, 80 mm
roll: 3 6                   # Led Fighters
omen: omen-1                # Omen 9
    Blue: The Omen takes a die
    Led Fighters: Guile 9 6, needs 13+: failure
act: sprint                 # Sprint
who: blue-5                 # Skirmishers I
    Skirmishers I: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers I: A band more than its MOV, 240 mm
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
leaving: open               # Open ground
move:                       # Champion II: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-4                 # Led Fighters
    Led Fighters: Sprint (-1)
leaving: open               # Open ground
move:                       # Led Fighters: A band more than its MOV, 160 mm

## Round 2

bid: 1
    Bids 1 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 7                 # Omen
    Blue: Omen 7, needs 1+: success
    Blue: The Omen is 7
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-6               # Heavy II
    Champion II: Charge (-1)
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Champion II: Then it attacks, 80 mm
confirm: red-6              # Heavy II
dread: no                   # No
facts: contact friend
roll: 9 6                   # Champion II
omen: stands                # It stands
    Champion II: Fury 9 6, needs 13+: failure
act: charge                 # Charge
who: blue-5                 # Skirmishers I
target: red-2               # Dregs II
    Skirmishers I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers I: Then it attacks, 160 mm
confirm: red-1              # Dregs I
dread: no                   # No
react: none                 # No reaction
facts:
roll: 12 17                 # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 12 17, needs 12+: critical
roll: 6                     # Dregs I
omen: stands                # It stands
    Dregs I: Will 6, needs 11+: failure
    Dregs I removed
act: stand                  # Stand and Fight
who: blue-2                 # Champion II
target: red-2               # Dregs II
    Champion II: Stand and Fight (-1)
react: none                 # No reaction
dread: no                   # No
facts:
roll: 2 18 10               # Champion II
omen: omen-2                # Omen 7
    Blue: The Omen takes a die
    Champion II: Fury 2 7 10, needs 13+: failure
act: maneuver               # Maneuver
who: blue-4                 # Led Fighters
    Led Fighters: Maneuver (-1)
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Led Fighters: Then it calls an ally, 80 mm
roll: 5 2                   # Led Fighters
    Led Fighters: Guile 5 2, needs 13+: failure
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion II: A band more than its MOV, 160 mm
act: maneuver               # Maneuver
who: blue-3                 # Champion III
    Champion III: Maneuver (-1)
react: none-more            # None this Action
leaving: open               # Open ground
move:                       # Champion III: Then it calls an ally, 80 mm
roll: 9 10                  # Champion III
    Champion III: Guile 9 10, needs 10+: success
ally: none                  # Nobody
act: battle-summons         # Battle Summons
summon: blue-7              # Ward I
    Champion II: Battle Summons (-1)
react: none                 # No reaction
roll: 19 4                  # Champion II
    Champion II: Guile 19 4, needs 10+: success
    Ward I is on the table
summoned:                   # Ward I: Zone centre, foes 80+
    Blue: Cannot act: passed
    Red: Red has the Turn
raise: red-1
roll: 3 19                  # Dregs I
omen: stands                # It stands
    Dregs I: Guile 3 19, needs 13+: success
    Dregs I is on the table
return:                     # Dregs I: own half
act: maneuver               # Maneuver
who: red-6                  # Heavy II
    Heavy II: Maneuver (-1)
leaving: stay               # Stay inside
move:                       # Heavy II: Not out of that terrain, 80 mm
roll: 18 19                 # Heavy II
omen: stands                # It stands
    Heavy II: Guile 18 19, needs 13+: critical
ally: red-1                 # Dregs I
leaving: open               # Open ground
move:                       # Dregs I: Towards the one calling, 160 mm
    Red: A free Action is due
act: stand                  # Stand and Fight
who: red-5                  # Heavy I
target: blue-2              # Champion II
    Heavy I: Stand and Fight (-1)
also: blue-4                # Led Fighters
also: blue-7                # Ward I
facts: outnumbered
roll: 20                    # Heavy I
omen: stands                # It stands
    Heavy I: Fury 20, needs 7+: success
facts:
roll: 1 1                   # Heavy I
omen: omen-1                # Omen 7
    Blue: The Omen takes a die
    Heavy I: Fury 7 1, needs 7+: success
facts: friend outnumbered
roll: 16 14                 # Heavy I
    Heavy I: Fury 16 14, needs 7+: critical
check-order: blue-2         # Champion II
facts:
roll: 10 5                  # Champion II
    Champion II: Will 10 5, needs 11+: failure
check-order: blue-4         # Led Fighters
facts: nightmares
roll: 14 14                 # Led Fighters
    Led Fighters: Will 14 14, needs 10+: critical
roll: 8                     # Ward I
    Ward I: Will 8, needs 9+: failure
    Champion II removed
    Ward I removed
critical-will: foe          # Shift Heavy I
reposition: moved           # It is moved
    The end: Red (Red: All its targets are gone)
