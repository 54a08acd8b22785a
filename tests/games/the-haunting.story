# The Ghostly Host hunts the leaders of the Vampire Court.
#
# A question and its answer a line; below it what came of it.

rules: whole                # All the rules
    Red: Ghostly Host
    Blue: Vampire Court
roles: roll                 # Roll it off
roll-off: 13                # Roll-off
    Red: Roll-off 13, needs 1+: success
roll-off: 7                 # Roll-off
    Blue: Roll-off 7, needs >13: failure
    Red: Red is Player A
scenario: duel              # Duel
    Duel
density: coin               # Toss a coin
density-roll: 1             # Density
    Blue: Density 1, needs 1+: success
theme: badlands             # Badlands
terrain: rough blocking
prey: blue-1 blue-3
    Red: Hunts Champion I, Champion III
prey: red-3
    Blue: Hunts Fighters I
deployment: surrounded      # Surrounded
    Surrounded deployment
zone:                       # Take strip 1 or 2 of 4
    Red: Zone: own strips
    Blue: Zone: own strips
late: red-1 red-6
    Dregs I comes late
    Heavy II comes late
compelled: ahead            # 3 or 4 points ahead
deploy:                     # 4 points, one strip
deploy:                     # About half in each strip
deploy:                     # The rest
ahead: red-2 red-3

## Round 1

bid: 4
    Bids 4 to 3: Red wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 7                 # Omen
    Blue: Omen 7, needs 1+: success
    Blue: The Omen is 7
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-3               # Fighters I
    Champion I: Charge (-1)
react: intimidate-red-5     # Intimidate
    Heavy I: Intimidate (-1)
answer: deny                # Deny
    Blue: Denied it (-1)
final-word: force           # Force it
    Red: Forced it (-1)
roll: 19 3                  # Heavy I
omen: stands                # It stands
    Heavy I: Fury 19 3, needs 7+: success
    The Action is lost
    Red: Red has the Turn
act: maneuver               # Maneuver
who: red-1                  # Dregs I
appear:                     # Dregs I: In its zone, foes at 160+
    Dregs I is on the table
    Dregs I: Maneuver (-1)
late:
react: detonate-blue-7      # Detonate
    Ward I: Detonate (-1)
answer: accept              # Accept
blast: red-3 red-5
blast: blue-2 blue-4 blue-8
    Ward I removed
roll: 1                     # Dregs I
omen: stands                # It stands
    Dregs I: Will 1, needs 11+: failure
roll: 10                    # Fighters I
omen: stands                # It stands
    Fighters I: Will 10, needs 10+: success
roll: 5                     # Heavy I
omen: stands                # It stands
    Heavy I: Will 5, needs 8+: failure
check-order: blue-8         # Ward II
roll: 3                     # Ward II
omen: stands                # It stands
    Ward II: Will 3, needs 9+: failure
check-order: blue-2         # Champion II
roll: 16                    # Champion II
omen: stands                # It stands
    Champion II: Will 16, needs 11+: success
roll: 18 7                  # Led Fighters
omen: omen-1                # Omen 7
    Blue: The Omen takes a die
    Led Fighters: Will 7 7, needs 10+: failure
    Dregs I removed
    Heavy I removed
    Led Fighters removed
    Ward II removed
    Blue: Blue has the Turn
act: sprint                 # Sprint
who: blue-6                 # Skirmishers II
    Skirmishers II: Sprint (-1)
leaving: open               # Open ground
move:                       # Skirmishers II: A band more than its MOV, 240 mm
act: battle-summons         # Battle Summons
who: blue-2                 # Champion II
summon: blue-8              # Ward II
    Champion II: Summons (-1)
roll: 2 2                   # Champion II
omen: omen-2                # Omen 7
    Blue: The Omen takes a die
    Champion II: Guile 2 7, needs 10+: failure
act: banish-foe             # Banish Foe
target: red-3               # Fighters I
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 9                     # Champion I
    Champion I: Guile 9, needs 10+: failure
facts:
roll: 8 13                  # Champion I
    Champion I: Will 8 13, needs 11+: success
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-4               # Fighters II
    Champion III: Fight (-1)
roll: 10 7                  # Champion III
    Champion III: Guile 10 7, needs 10+: success
react: retaliate-red-4      # Retaliate
    Fighters II: Retaliate (-1)
answer: accept              # Accept
leaving: open               # Open ground
move:                       # Fighters II: End closer, or stay, 80 mm
confirm: red-2              # Dregs II
facts: contact outnumbered
roll: 7                     # Champion III
    Champion III: Fury 7, needs 13+: failure
in-reach: yes               # It is touching
facts:
roll: 8 8                   # Fighters II
    Fighters II: Fury 8 8, needs 9+: failure
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-4               # Fighters II
    Skirmishers II: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Skirmishers II: Then it attacks, 160 mm
confirm: none               # No target
act: banish-foe             # Banish Foe
target: red-3               # Fighters I
    Champion I: Banish (-1)
react: none                 # No reaction
roll: 15                    # Champion I
    Champion I: Guile 15, needs 10+: success
banish:                     # Fighters I: Mark where it stood
    Fighters I is banished
facts:
roll: 8 17                  # Champion I
    Champion I: Will 8 17, needs 11+: success
act: stand                  # Stand and Fight
who: blue-3                 # Champion III
target: red-4               # Fighters II
    Champion III: Fight (-1)
roll: 2 8                   # Champion III
    Champion III: Guile 2 8, needs 10+: failure
act: maneuver               # Maneuver
who: blue-6                 # Skirmishers II
    Skirmishers II: Maneuver (-1)
leaving: open               # Open ground
move:                       # Skirmishers II: Then it calls an ally, 160 mm
roll: 2 18                  # Skirmishers II
    Skirmishers II: Guile 2 18, needs 8+: success
ally: blue-1                # Champion I
leaving: stay               # Stay inside
move:                       # Champion I: Not out of that terrain, 80 mm
    Blue: Cannot act: passed
    Red: Red has the Turn
act: feint                  # Feint
who: red-6                  # Heavy II
target: blue-6              # Skirmishers II
appear:                     # Heavy II: In its zone, foes at 160+
    Heavy II is on the table
    Heavy II: Feint (-1)
leaving: open               # Open ground
move:                       # Heavy II: Then it feints, 80 mm
confirm: blue-3             # Champion III
roll: 2 3                   # Heavy II
omen: stands                # It stands
    Heavy II: Guile 2 3, needs 13+: failure
act: stand                  # Stand and Fight
who: red-4                  # Fighters II
target: blue-6              # Skirmishers II
    Fighters II: Fight (-1)
facts: friend outnumbered
roll: 1 8                   # Fighters II
omen: stands                # It stands
    Fighters II: Fury 1 8, needs 9+: failure
act: sprint                 # Sprint
who: red-2                  # Dregs II
    Dregs II: Sprint (-1)
move:                       # Dregs II: A band more than its MOV, 240 mm
act: sprint                 # Sprint
who: red-4                  # Fighters II
    Fighters II: Sprint (-1)
leaving: open               # Open ground
move:                       # Fighters II: A band more than its MOV, 160 mm

## Round 2

bid: 0
    Bids 0 to 3: Blue wins
first: blue                 # Blue
    Blue: Blue has the Turn
omen-die: 10                # Omen
    Blue: Omen 10, needs 1+: success
    Blue: The Omen is 10
act: sprint                 # Sprint
who: blue-2                 # Champion II
    Champion II: Sprint (-1)
react: none                 # No reaction
leaving: stay               # Stay inside
move:                       # Champion II: Not out of that terrain, 160 mm
act: charge                 # Charge
who: blue-1                 # Champion I
target: red-2               # Dregs II
    Champion I: Charge (-1)
react: none                 # No reaction
leaving: open               # Open ground
move:                       # Champion I: Then it attacks, 80 mm
confirm: red-2              # Dregs II
roll: 2 5                   # Champion I
omen: stands                # It stands
    Champion I: Guile 2 5, needs 10+: failure
act: charge                 # Charge
who: blue-6                 # Skirmishers II
target: red-2               # Dregs II
    Skirmishers II: Charge (-1)
react: intimidate-red-6     # Intimidate
    Heavy II: Intimidate (-1)
answer: accept              # Accept
roll: 10 9                  # Heavy II
omen: stands                # It stands
    Heavy II: Fury 10 9, needs 7+: critical
    The Action is lost
reposition: moved           # It is on the board
    Red: Red has the Turn
first-turn: banished        # The banished return
    Fighters I is on the table
return:                     # Fighters I: Where it stood, or near
raise:
act: charge                 # Charge
who: red-2                  # Dregs II
target: blue-2              # Champion II
    Dregs II: Charge (-1)
leaving: open               # Open ground
move:                       # Dregs II: Then it attacks, 160 mm
react: evade-blue-5         # Evade
    Skirmishers I: Evade (-1)
answer: accept              # Accept
roll: 7 6                   # Skirmishers I
omen: stands                # It stands
    Skirmishers I: Guile 7 6, needs 8+: failure
move:                       # Dregs II: The rest of its move, 160 mm
confirm: blue-1             # Champion I
facts:
roll: 15                    # Dregs II
omen: stands                # It stands
    Dregs II: Fury 15, needs 13+: success
roll: 8                     # Champion I
omen: omen-1                # Omen 10
    Blue: The Omen takes a die
    Champion I: Will 10, needs 11+: failure
    Champion I removed
act: feint                  # Feint
who: red-3                  # Fighters I
target: blue-5              # Skirmishers I
    Fighters I: Feint (-1)
move:                       # Fighters I: Then it feints, 80 mm
react: none                 # No reaction
confirm: blue-3             # Champion III
roll: 2 16                  # Fighters I
    Fighters I: Guile 2 16, needs 13+: success
feint:                      # Champion III: No Hazard, edge, contact, 160 mm
act: charge                 # Charge
who: red-6                  # Heavy II
target: blue-6              # Skirmishers II
    Heavy II: Charge (-1)
leaving: open               # Open ground
move:                       # Heavy II: Then it attacks, 80 mm
react: none                 # No reaction
confirm: blue-6             # Skirmishers II
also: none                  # Nobody else
facts: friend
roll: 8 1                   # Heavy II
    Heavy II: Fury 8 1, needs 7+: success
react: rally-blue-3         # Rally
    Champion III: Rally (-1)
answer: deny                # Deny
    Red: Denied it (-1)
final-word: force           # Force it
    Blue: Forced it (-1)
roll: 17 17                 # Champion III
    Champion III: Guile 17 17, needs 10+: critical
rally-who: blue-3           # Champion III
leaving: open               # Open ground
move:                       # Champion III: To it, or to its attacker, 80 mm
rally-who: blue-5           # Skirmishers I
leaving: open               # Open ground
move:                       # Skirmishers I: To it, or to its attacker, 160 mm
rally-who: blue-6           # Skirmishers II
leaving: open               # Open ground
move:                       # Skirmishers II: To it, or to its attacker, 160 mm
roll: 12                    # Skirmishers II
    Skirmishers II: Will 12, needs 10+: success
push:                       # Skirmishers II: Away, not off the board, 160 mm
    Blue: Blue has the Turn
    Blue: Cannot act: passed
    Red: Red has the Turn
act: stand                  # Stand and Fight
who: red-4                  # Fighters II
target: blue-5              # Skirmishers I
    Fighters II: Fight (-1)
facts:
roll: 16 17                 # Fighters II
omen: omen-1                # Omen 10
    Blue: The Omen takes a die
    Fighters II: Fury 10 17, needs 9+: critical
roll: 8                     # Skirmishers I
    Skirmishers I: Will 8, needs 10+: failure
    Skirmishers I removed

## Round 3

    Blue: Morale
facts: nightmares
roll: 18                    # Champion II
    Champion II: Will 18, needs 11+: success
facts:
roll: 7 8                   # Champion III
    Champion III: Will 7 8, needs 11+: failure
facts:
roll: 11 1                  # Skirmishers II
    Skirmishers II: Will 11 1, needs 10+: success
    Champion III removed
    The end: Red (Red: All its targets are gone)
