"""The dice game by brute force: rolls are tuples of faces, and no code is shared with the engine.

A face is a number (0 for a W) and a colour. A phase is a list of groups, each a word and a size.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

Face = tuple[int, str]
Group = tuple[str, int]

ENGLISH_LOW = "BGOGRO RBGOBO ORRBGB GOBRRG"
FRENCH_LOW = "BGOGOR RBGOBO ORRBGB GOBRRG"
HIGH = "ROBGOG GRGOBR OBRBGO RGOBRB BBRORG BOGRGO"

PHASES: tuple[tuple[Group, ...], ...] = (
    (("set", 3), ("set", 3)),
    (("set", 3), ("run", 4)),
    (("set", 4), ("run", 4)),
    (("run", 7),),
    (("run", 8),),
    (("run", 9),),
    (("set", 4), ("set", 4)),
    (("colour", 7),),
    (("set", 5), ("set", 2)),
    (("set", 5), ("set", 3)),
)
"""The ten phases, from the sheet."""


def sheet(low_numbers: Sequence[int], low_colours: str) -> list[list[Face]]:
    """Ten dice, face by face (D1)."""
    high = [list(zip(range(5, 11), colours, strict=True)) for colours in HIGH.split()]
    return high + [list(zip(low_numbers, colours, strict=True)) for colours in low_colours.split()]


SHEETS = {
    "dice": sheet([1, 2, 3, 4, 0, 0], ENGLISH_LOW),
    "dice-french": sheet([1, 2, 3, 4, 5, 0], FRENCH_LOW),
}


def is_group(kind: str, faces: Sequence[Face], highest: int) -> bool:
    """Whether exactly these faces make a group (D5)."""
    numbers = [number for number, _ in faces if number]
    if kind == "colour":
        return len({colour for _, colour in faces}) == 1
    if kind == "set":
        return len(set(numbers)) <= 1
    spread = max(numbers) - min(numbers) if numbers else 0
    return len(set(numbers)) == len(numbers) and spread < len(faces) <= highest


def best_score(phase: Sequence[Group], roll: Sequence[Face], highest: int) -> int:
    """The best sum over all subsets and all assignments of them to the groups; -1 if there is none (D6)."""
    return max((sum(roll[die][0] for die in dice) for dice in _assignments(phase, roll, highest)), default=-1)


def _assignments(phase: Sequence[Group], roll: Sequence[Face], highest: int) -> Iterator[tuple[int, ...]]:
    """The dice of every way to make the phase."""
    kind, size = phase[0]
    groups = [dice for dice in combinations(range(len(roll)), size) if _makes(kind, dice, roll, highest)]
    if len(phase) == 1:
        yield from groups
        return
    kind, size = phase[1]
    others = [dice for dice in combinations(range(len(roll)), size) if _makes(kind, dice, roll, highest)]
    for first, second in product(groups, others):
        if not set(first) & set(second):
            yield first + second


def _makes(kind: str, dice: Sequence[int], roll: Sequence[Face], highest: int) -> bool:
    return is_group(kind, [roll[die] for die in dice], highest)


def assigned(phase: Sequence[Group], roll: Sequence[Face], groups: Sequence[int], highest: int) -> int:
    """The score of a given assignment (for each die its group counted from 1, or 0); -1 if it makes no phase."""
    for place, (kind, size) in enumerate(phase, 1):
        faces = [face for face, group in zip(roll, groups, strict=True) if group == place]
        if len(faces) != size or not is_group(kind, faces, highest):
            return -1
    return sum(face[0] for face, group in zip(roll, groups, strict=True) if group)


def highest_score(phase: Sequence[Group], dice: Sequence[Sequence[Face]]) -> int:
    """The highest score that any roll can have: every way to choose what the groups show, every matching of dice.

    A wanted number is shown by a die that has it, or by a W, which scores nothing. The search goes through the wanted
    numbers one by one and tries every die for each; dice that were not chosen may show anything.
    """
    highest = max(number for die in dice for number, _ in die)
    if phase[0][0] == "colour":
        return max(_best_of_colour(colour, phase[0][1], dice) for colour in {face[1] for die in dice for face in die})
    choices = product(*(list(_wanted(kind, size, highest)) for kind, size in phase))
    different = {tuple(sorted(number for numbers in choice for number in numbers)) for choice in choices}
    return max(_best_matching(wanted, dice) for wanted in different)


def _wanted(kind: str, size: int, highest: int) -> Iterator[list[int]]:
    if kind == "set":
        yield from ([number] * size for number in range(1, highest + 1))
    else:
        yield from (list(range(low, low + size)) for low in range(1, highest - size + 2))


def _best_of_colour(colour: str, size: int, dice: Sequence[Sequence[Face]]) -> int:
    """The best of all choices of so many dice, each showing a face of the colour."""
    shown = [[number for number, its_colour in die if its_colour == colour] for die in dice]
    scores = [sum(max(numbers) for numbers in chosen) for chosen in combinations(shown, size) if all(map(bool, chosen))]
    return max(scores, default=-1)


def _best_matching(wanted: Sequence[int], dice: Sequence[Sequence[Face]]) -> int:
    """The best sum over all ways to give each wanted number a different die: all sets of dice, number by number."""
    faces = [{number for number, _ in die} for die in dice]
    best_with = {0: 0}  # the dice in use, as bits, and the best sum with exactly these
    for number in wanted:
        following: dict[int, int] = {}
        shown = [(1 << die, worth) for die, numbers in enumerate(faces) for worth in numbers & {number, 0}]
        for used, total in best_with.items():
            for die, worth in shown:
                if not used & die:
                    following[used | die] = max(following.get(used | die, -1), total + worth)
        best_with = following
    return max(best_with.values(), default=-1)


def all_rolls(dice: Sequence[Sequence[Face]]) -> Iterator[tuple[Face, ...]]:
    """Every roll, one face of each die."""
    yield from product(*dice)
