"""Texts damaged as by a bad connection or a careless editor."""

from random import Random

STRANGE = "0123456789 ;:rygboWS?=-+_.\t\0\u0663\u2028\ufeff\U0001f0cf"
WORDS = (
    *("0", "1", "2", "7", "10", "-1", "99999", "9" * 40, "r7", "W", "S", "?", "-", "on", "of", "end", "skip", "turn"),
    *("set", "run", "pairs", "odd", "even", "red", "low", "high", "hand", "known", "done", "laid", "place", "phase"),
    *("lot", "deal", "shuffle", "draw", "play", "knock", "over", "take", "pass", "close", "discard", "start", "seed"),
)
LINES = (
    *("replay", "laid-now", "winner 0", "winners 0 1", "active 0", "active -", "bottom 3", "duty W", "knockers 0 1"),
    *("stage deal", "recycled W W W", "drawn 1 2", "round 99999", "group 0 of 0: set 7 = r7", "fact 0", "pile r1"),
    *("lot 0", "lot 99", "deal r1", "shuffle r1 r2", "start players 2", "seed x", "0: draw", "1: take", "players 2"),
)


def garbled(text: str, random: Random) -> str:
    """The text with one to three things changed in it."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        lines = text.split("\n")
        place = random.randrange(len(lines))
        change = random.randrange(7)
        if change == 0:
            del lines[place]
        elif change == 1:
            lines.insert(place, random.choice((*LINES, random.choice(lines))))
        elif change == 2:
            other = random.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
        elif change == 3:
            cut = random.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:cut] + random.choice(STRANGE) + lines[place][cut + random.randrange(2) :]
        else:
            words = lines[place].split(" ")
            word, other = random.randrange(len(words)), random.randrange(len(words))
            words[word] = words[other] if change == 4 else random.choice(WORDS)
            lines[place] = " ".join(words)
        text = "\n".join(lines)
    return text
