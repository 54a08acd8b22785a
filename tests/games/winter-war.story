# The Winter War: six games of a Rattle and Rend campaign, three warbands, a Fringe Roster and a dissolution.
#
# band:   a warband as it joins
# game:   who plays, red first, and what was settled in the setup; below it what was said and thrown from the first Turn on
# guide:  whose warband lies on the workbench; below it what was done
# =       how a warband stands then: worth, banked, owed; and the newest line of its chronicle

band warband "Grim" / heavy flyer / 2 fighters / shooters / ward detonate / dregs / dregs / tactics elites riders / bond null / reputation wary / campaign "Winter War" start 12 growth tables banked 0
band warband "Iron Oath" / heavy flyer / fighters + champion spot-weakness / fighters / shooters / skirmishers / tactics elites riders / bond null / reputation wary / campaign "Winter War" start 12 growth tables banked 0

# The first blood: Iron Oath gives up and never sees its Heavy again.
game Grim, Iron Oath
act: pass, act: talk, talk: concede, concede: concede
growth-won: 16, growth-lost: 3
= Grim: 14 points, 2 banked, 0 owed
= Grim tells: 1 won v. Iron Oath, Kill Them All 12, rolled 16: +2
= Iron Oath: 12 points, 0 banked, 1 owed
= Iron Oath tells: 1 lost v. Grim, Kill Them All 12, rolled 3: -1
guide Iron Oath
guide: pay, pay: 1, refill: nothing, guide: keep
= Iron Oath: 9 points, 0 banked, 0 owed

# Grim takes in stragglers: a Fringe Roster with Tactics of its own.
guide Grim
guide: spend, spend: dregs, roster: fringe, fringe: combat, tactic: swarmers, fringe: combat, tactic: zealots
guide: spend, spend: dregs, roster: fringe, guide: keep
= Grim: 14 points, 0 banked, 0 owed

# Nine points against twelve out of fourteen, and the nine win.
game Grim, Iron Oath
act: talk, talk: concede, concede: concede
growth-won: 6, growth-lost: 10
= Grim: 14 points, 0 banked, 0 owed
= Grim tells: 2 lost v. Iron Oath, Kill Them All 12, rolled 10: no change
= Iron Oath: 10 points, 1 banked, 0 owed

# The bank pays.
game Grim, Iron Oath
act: pass, act: talk, talk: concede, concede: concede
growth-won: 5, growth-lost: 9
= Grim: 14 points, 0 banked, 0 owed
= Iron Oath: 10 points, 1 banked, 1 owed
guide Iron Oath
guide: pay, pay: bank, guide: keep
= Iron Oath: 9 points, 0 banked, 0 owed

# The end of Iron Oath: its last Champion leaves, and eight points are no warband.
game Grim, Iron Oath
act: pass, act: talk, talk: concede, concede: concede
growth-won: 10, growth-lost: 2
= Grim: 15 points, 1 banked, 0 owed
guide Iron Oath
guide: pay, pay: champion-1, guide: keep
= Iron Oath: 8 points, 0 banked, 0 owed, dissolved
= Iron Oath tells: 4 lost v. Grim, Kill Them All 12, rolled 2: -1
guide Grim
guide: swap, swap: 1
guide: spend, spend: fighters, roster: founding
guide: spend, spend: shooters, roster: founding, guide: keep
= Grim: 15 points, 0 banked, 0 owed

# Its sons take up the name.
band warband "Young Oath" / 3 fighters / shooters / skirmishers / dregs / dregs / tactics zealots swarmers / bond null / reputation wary / campaign "Winter War" start 12 growth tables banked 0
game Grim, Young Oath
act: talk, talk: concede, concede: concede
growth-won: 20, growth-lost: 1
= Young Oath: 14 points, 2 banked, 0 owed
guide Grim
guide: pay, pay: 5, guide: keep
= Grim: 14 points, 0 banked, 0 owed

game Grim, Young Oath
act: pass, act: talk, talk: concede, concede: concede
growth-won: 15, growth-lost: 15
= Grim: 15 points, 1 banked, 0 owed
= Grim tells: 6 won v. Young Oath, Kill Them All 12, rolled 15: +1
= Young Oath: 14 points, 2 banked, 0 owed
= Young Oath tells: 2 lost v. Grim, Kill Them All 12, rolled 15: no change
