# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
warband: ghosts             # Ghostly Host
    Red: Ghostly Host
warband: vampires           # Vampire Court
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 4                 # Roll-off
    Red: Roll-off 4, needs 1+: success
roll-off: 18                # Roll-off
    Blue: Roll-off 18, needs >4: success
    Blue: Blue is Player A
scenario: duel              # Duel
    Duel
density: coin               # Toss a coin
density-roll: 9             # Density
    Red: Density 9, needs 1+: success
theme: none                 # No theme
terrain:
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

bid: 5
    Bids 5 to 3: Red wins
first: red                  # Red
    Red: Red has the Turn
act: charge                 # Charge
who: red-3                  # Fighters I
target: blue-7              # Ward I
appear:                     # Fighters I: In its zone, foes at 160+
    Fighters I is on the table
    Fighters I: Charge (-1)
late: red-1 red-2
appear:                     # Dregs I: In its zone, foes at 160+
    Dregs I is on the table
appear:                     # Dregs II: In its zone, foes at 160+
    Dregs II is on the table
react: none                 # No reaction
move:                       # Fighters I: Then it attacks, 80 mm
react: none                 # No reaction
confirm: none               # No target
act: maneuver               # Maneuver
who: red-5                  # Heavy I
    Heavy I: Maneuver (-1)
react: detonate-blue-7      # Detonate
trigger: no                 # No
react: none                 # No reaction
move:                       # Heavy I: Then it calls an ally, 80 mm
react: blink-blue-8         # Blink II
trigger: yes                # In 80 mm, friend seen
    Ward II: Blink (-1)
answer: accept              # Accept
facts:
roll: 19 2                  # Ward II
    Ward II: Will 19 2, needs 9+: success
place:                      # Ward II: Touching a friend it sees
move:                       # Heavy I: The rest of its move, 80 mm
roll: 5 16                  # Heavy I
    Heavy I: Guile 5 16, needs 13+: success
ally: red-3                 # Fighters I
move:                       # Fighters I: Towards the one calling, 80 mm
    Blue: Blue has the Turn
omen-die: 2                 # Omen
    Blue: Omen 2, needs 1+: success
    Blue: The Omen is 2
act: sprint                 # Sprint
who: blue-5                 # Skirmishers I
    Skirmishers I: Sprint (-1)
react: none                 # No reaction
move:                       # Skirmishers I: A band more than its MOV, 240 mm
act: sprint                 # Sprint
who: blue-3                 # Champion III
    Champion III: Sprint (-1)
react: none                 # No reaction
move:                       # Champion III: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-2                 # Champion II
target: red-5               # Heavy I
    Champion II: Charge (-1)
react: none-more            # None this Action
move:                       # Champion II: Then it attacks, 80 mm
confirm: red-1              # Dregs I
dread: yes                  # Yes
roll: 14 6                  # Champion II
omen: stands                # It stands
    Champion II: Guile 14 6, needs 10+: success
facts: contact
roll: 4                     # Champion II
omen: stands                # It stands
    Champion II: Fury 4, needs 13+: failure
act: charge                 # Charge
who: blue-4                 # Led Fighters
target: red-3               # Fighters I
    Led Fighters: Charge (-1)
react: intimidate-red-6     # Intimidate II
trigger: yes                # In sight, 80 mm
    Heavy II: Intimidate (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: give-way        # Give way
    Red: Gave way
move:                       # Led Fighters: Then it attacks, 80 mm
confirm: red-5              # Heavy I
dread: no                   # No
facts:
roll: 15                    # Led Fighters
omen: stands                # It stands
    Led Fighters: Fury 15, needs 9+: success
roll: 8 19                  # Heavy I
omen: stands                # It stands
    Heavy I: Will 8 19, needs 8+: critical
roll: 5                     # Heavy I
omen: omen-1                # Omen 2
    Blue: The Omen takes a die
    Heavy I: Will 2, needs 8+: failure
    Heavy I removed
act: maneuver               # Maneuver
who: blue-6                 # Skirmishers II
    Skirmishers II: Maneuver (-1)
react: none                 # No reaction
move:                       # Skirmishers II: Then it calls an ally, 160 mm
roll: 20 18                 # Skirmishers II
    Skirmishers II: Guile 20 18, needs 8+: critical
ally: blue-4                # Led Fighters
move:                       # Led Fighters: Towards the one calling, 80 mm
    Blue: A free Action is due
act: maneuver               # Maneuver
who: blue-2                 # Champion II
    Champion II: Maneuver (-1)
react: none                 # No reaction
move:                       # Champion II: Then it calls an ally, 80 mm
roll: 8 4                   # Champion II
    Champion II: Guile 8 4, needs 10+: failure
act: banish-foe             # Banish Foe
target: red-2               # Dregs II
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 15                    # Champion I
    Champion I: Guile 15, needs 10+: success
banish:                     # Dregs II: Mark where it stood
    Dregs II is banished
facts:
roll: 11 2                  # Champion I
    Champion I: Will 11 2, needs 11+: success
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
react: none                 # No reaction
move:                       # Champion II: A band more than its MOV, 160 mm
act: feint                  # Feint
who: blue-1                 # Champion I
target: red-4               # Fighters II
    Champion I: Feint (-1)
react: intimidate-red-6     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy II: Intimidate (-1)
roll: 12 14                 # Heavy II
    Heavy II: Fury 12 14, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
act: charge                 # Charge
who: red-1                  # Dregs I
target: blue-7              # Ward I
    Dregs I: Charge (-1)
move:                       # Dregs I: Then it attacks, 160 mm
confirm: blue-6             # Skirmishers II
facts: friend
roll: 9 14                  # Dregs I
omen: stands                # It stands
    Dregs I: Fury 9 14, needs 13+: success
facts:
roll: 19 4                  # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Will 19 4, needs 10+: success
push:                       # Skirmishers II: Not off the board, 160 mm
act: stand                  # Stand and Fight
who: red-4                  # Fighters II
target: blue-3              # Champion III
    Fighters II: Fight (-1)
facts: outnumbered
roll: 18                    # Fighters II
omen: stands                # It stands
    Fighters II: Fury 18, needs 9+: success
facts: nightmares
roll: 4                     # Champion III
omen: stands                # It stands
    Champion III: Will 4, needs 11+: failure
    Champion III removed
act: stand                  # Stand and Fight
who: red-6                  # Heavy II
target: blue-5              # Skirmishers I
    Heavy II: Fight (-1)
also: none                  # Nobody else
facts:
roll: 9 12                  # Heavy II
omen: stands                # It stands
    Heavy II: Fury 9 12, needs 7+: critical
roll: 6                     # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Will 6, needs 10+: failure
    Skirmishers I removed

## Round 2

bid: 4
    Bids 4 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 7                 # Omen
    Blue: Omen 7, needs 1+: success
    Blue: The Omen is 7
act: battle-summons         # Battle Summons
summon: blue-5              # Skirmishers I
    Champion II: Summons (-1)
react: none-more            # None this Action
roll: 12 12                 # Champion II
omen: stands                # It stands
    Champion II: Guile 12 12, needs 10+: critical
    Skirmishers I is on the table
summoned:                   # Skirmishers I: Centre, foes 80+, no ally
move:                       # Skirmishers I: In any direction, 160 mm
act: stand                  # Stand and Fight
who: blue-4                 # Led Fighters
target: red-6               # Heavy II
    Led Fighters: Fight (-1)
react: intimidate-red-6     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy II: Intimidate (-1)
answer: accept              # Accept
roll: 13 19                 # Heavy II
omen: omen-2                # Omen 7
    Blue: The Omen takes a die
    Heavy II: Fury 13 7, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
first-turn: resurrectionists# Resurrectionists
raise: red-5
roll: 12 4                  # Heavy I
omen: stands                # It stands
    Heavy I: Guile 12 4, needs 13+: failure
    Dregs II is on the table
return:                     # Dregs II: Where it stood, or near
act: feint                  # Feint
who: red-6                  # Heavy II
target: blue-6              # Skirmishers II
    Heavy II: Feint (-1)
react: none                 # No reaction
move:                       # Heavy II: Then it feints, 80 mm
react: none                 # No reaction
confirm: none               # No target
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-8              # Ward II
    Dregs II: Charge (-1)
react: none-more            # None this Action
move:                       # Dregs II: Then it attacks, 160 mm
confirm: blue-8             # Ward II
facts: friend
roll: 11 6                  # Dregs II
omen: stands                # It stands
    Dregs II: Fury 11 6, needs 13+: failure
act: pass                   # Pass
    Red: Passed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none                 # No reaction
move:                       # Champion I: A band more than its MOV, 160 mm
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-6               # Heavy II
    Skirmishers II: Charge (-1)
react: none                 # No reaction
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: red-3              # Fighters I
dread: no                   # No
react: none                 # No reaction
facts: contact friend
roll: 1 17                  # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Fury 1 17, needs 12+: success
roll: 13 10                 # Fighters I
omen: stands                # It stands
    Fighters I: Will 13 10, needs 10+: critical
roll: 11                    # Fighters I
omen: stands                # It stands
    Fighters I: Will 11, needs 10+: success
push:                       # Fighters I: Not off the board, 80 mm
act: sprint                 # Sprint
who: blue-1                 # Champion I
    Champion I: Sprint (-1)
react: none                 # No reaction
move:                       # Champion I: A band more than its MOV, 160 mm
act: sprint                 # Sprint
who: blue-6                 # Skirmishers II
    Skirmishers II: Sprint (-1)
react: intimidate-red-6     # Intimidate
trigger: yes                # In sight, 80 mm
    Heavy II: Intimidate (-1)
answer: accept              # Accept
roll: 14 8                  # Heavy II
omen: stands                # It stands
    Heavy II: Fury 14 8, needs 7+: critical
    The Action is lost
reposition: moved           # It is moved
    Red: Red has the Turn
    Red: Cannot act: passed
    Blue: Blue has the Turn
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-1               # Dregs I
    Skirmishers II: Charge (-1)
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: red-2              # Dregs II
dread: yes                  # Yes
roll: 2 1                   # Skirmishers II
omen: stands                # It stands
    Skirmishers II: Guile 2 1, needs 8+: failure
act: sprint                 # Sprint
who: blue-5                 # Skirmishers I
    Skirmishers I: Sprint (-1)
move:                       # Skirmishers I: A band more than its MOV, 240 mm

## Round 3

bid: 2
    Bids 2 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 16                # Omen
    Blue: Omen 16, needs 1+: success
    Blue: The Omen is 16
act: feint                  # Feint
who: blue-2                 # Champion II
target: red-4               # Fighters II
    Champion II: Feint (-1)
react: none                 # No reaction
move:                       # Champion II: Then it feints, 80 mm
confirm: red-2              # Dregs II
react: none                 # No reaction
roll: 3 10                  # Champion II
omen: stands                # It stands
    Champion II: Guile 3 10, needs 10+: success
feint:                      # Dregs II: No Hazard, edge, contact, 160 mm
act: stand                  # Stand and Fight
who: blue-5                 # Skirmishers I
target: red-3               # Fighters I
    Skirmishers I: Fight (-1)
react: none                 # No reaction
dread: yes                  # Yes
roll: 3 8                   # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 3 8, needs 8+: success
react: none                 # No reaction
facts:
roll: 13 12 4               # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Fury 13 12 4, needs 12+: critical
roll: 2                     # Fighters I
omen: stands                # It stands
    Fighters I: Will 2, needs 10+: failure
    Fighters I removed
    The end: Blue (Blue: All its targets are gone)
