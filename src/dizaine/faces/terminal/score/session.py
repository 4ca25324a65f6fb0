"""Keeping the score of one game at the terminal, entry by entry, until the keeper leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from dizaine.drafts import replace_file
from dizaine.faces.lines import tie
from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.score.interview import COMMANDS, Cancelled, Commanded, Interview
from dizaine.faces.terminal.score.kinds import score_face
from dizaine.faces.terminal.score.sheet_files import SheetFile
from dizaine.faces.terminal.score.standings import standing_lines
from dizaine.scorekeeper.export import to_csv, to_json
from dizaine.scorekeeper.forms import Change, Entry, Status
from dizaine.scorekeeper.refusals import EntryRefused
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue
from dizaine.words.rules import rules_page

_EXAMPLES: Final = {"correct": " 3", "export": " sheet.csv"}


class ScoreSession:
    """Every entry is saved before the next question."""

    def __init__(self, console: Console, catalogue: Catalogue, sheet: Sheet, file: SheetFile) -> None:
        self.console = console
        self.catalogue = catalogue
        self.sheet = sheet
        self.file = file
        self.interview = Interview(console, catalogue)
        self.face = score_face(sheet.book.kind)
        self._unsaved = False
        self.interview.asides = {
            "sheet": self._show_sheet,
            "export": self._export,
            "rules": self._show_rules,
            "help": self._help,
        }

    def run(self) -> None:
        """Ask for entries until the keeper leaves, also by Ctrl-C."""
        at_prompt = False
        try:
            self._save()
            self._show_standings()
            while True:
                self._step()
        except Left as left:
            at_prompt = left.at_prompt
        except KeyboardInterrupt:
            at_prompt = True
        if at_prompt:
            self.console.lines([""])
        if self._unsaved:
            self._save()
        if self._unsaved:
            self.interview.say("score-left-unsaved")
        else:
            self.interview.say("score-saved", command=tie("dizaine score --continue"))

    def _step(self) -> None:
        """One entry or one change of earlier ones."""
        try:
            if self.sheet.is_over:
                text = self.interview.ask("score-over", quit=self.interview.commands.local["quit"])
                self.interview.say("terminal-not-understood", text=text)
            elif self.sheet.refused is not None:
                self._correct(str(self.sheet.counted + 1))
            else:
                self._keep(self.sheet.enter(self._ask(self.sheet, None)))
                self._show_standings()
        except Commanded as commanded:
            self._change(commanded)
        except Cancelled:
            self.interview.say("score-begin-again")

    def _change(self, commanded: Commanded) -> None:
        """Carry out a command that changes what was entered."""
        try:
            if commanded.command == "undo":
                self._undo()
            else:
                self._correct(commanded.rest)
        except Commanded as instead:
            self._change(instead)
        except Cancelled:
            self.interview.say("score-begin-again")

    @property
    def _status(self) -> Status:
        return self.sheet.status(self.catalogue)

    def _ask(self, before: Sheet, index: int | None) -> Entry:
        """An entry after a sheet that fits, as the next one or as a correction; raises `Cancelled` and `Commanded`."""
        status = before.status(self.catalogue)
        questions = self.face.questions(self.interview, status)
        entry: Entry = questions.ask()
        while (refused := self.sheet.check(entry, index)) is not None:
            self.interview.refuse(refused)
            entry = questions.mend(entry, refused)
        after = before.enter(entry).status(self.catalogue)
        for seat in after.wants_witness:
            if seat not in status.wants_witness and not after.players[seat].witness:
                entry = questions.witnessed(entry, after.players[seat].points)
        return entry

    def _keep(self, sheet: Sheet) -> None:
        """Take over a changed sheet, and save it."""
        self.sheet, self._unsaved = sheet, True
        self._save()

    def _save(self) -> None:
        """Save the sheet; what cannot be saved is still here, and is tried again."""
        try:
            self.file.save(self.sheet)
            self._unsaved = False
        except OSError as error:
            self._unsaved = True
            self.interview.say("score-not-saved", detail=error.strerror or str(error))

    # Commands.

    def _correct(self, rest: str) -> None:
        number = as_number(rest.strip())
        if number is None:
            self._example("score-which-line", "correct")
            return
        index = number - 1
        if not 0 <= index <= self.sheet.counted or index >= len(self.sheet.entries):
            self._say_refused(lambda: self.sheet.correct(index, self.sheet.entries[0]))
            return
        past = [Change(index=place, entry=entry) for place, entry in enumerate(self.sheet.entries[:index])]
        before = Sheet(self.sheet.setup, past)
        self.interview.say("score-correcting", number=number)
        self._keep(self.sheet.correct(index, self._ask(before, index)))
        self.interview.say("score-corrected", number=number)
        self._show_standings()

    def _undo(self) -> None:
        if self._say_refused(self.sheet.undo):
            self._keep(self.sheet.undo())
            self.interview.say("score-undone")
            self._show_standings()

    def _show_sheet(self, rest: str) -> None:
        status = self._status
        if not status.rows:
            self.interview.say("score-line-nothing")
        else:
            self.console.lines(self.face.sheet_lines(self.catalogue, self.console.look, status))

    def _export(self, rest: str) -> None:
        suffix = Path(rest).suffix.casefold()
        if suffix not in (".csv", ".json"):
            self._example("score-export-how", "export")
            return
        content = (
            to_csv(self.sheet, self.catalogue).encode() if suffix == ".csv" else to_json(self.sheet, self.catalogue)
        )
        path = Path(rest).expanduser()
        try:
            if path.exists() and not self.interview.agrees("score-ask-overwrite", file=rest):
                return
            replace_file(path, content)
        except (OSError, ValueError, RuntimeError) as error:
            self.interview.say("score-export-failed", file=rest, detail=getattr(error, "strerror", None) or str(error))
            return
        self.interview.say("score-exported", file=rest)

    def _show_rules(self, rest: str) -> None:
        self.console.lines(rules_page(self.catalogue, self.sheet.book, self.console.look.width).splitlines())

    def _help(self, rest: str) -> None:
        self.interview.say("score-help")
        for command in COMMANDS:
            if command != "help":
                label = f"  {self.interview.commands.local[command]}{_EXAMPLES.get(command, '')}"
                self.console.say(self.catalogue.text(f"score-help-{command}"), first=f"{label}: ", indent=4)

    def _example(self, message: str, command: str) -> None:
        self.interview.say(message, example=f"{self.interview.commands.local[command]}{_EXAMPLES[command]}")

    def _say_refused(self, action: Callable[[], object]) -> bool:
        """Whether something is possible; if not, why."""
        try:
            action()
        except EntryRefused as error:
            self.interview.refuse(error.refused)
            return False
        return True

    # What is always shown.

    def _show_standings(self) -> None:
        status = self._status
        self.console.lines(["", *standing_lines(self.catalogue, self.console.look, status), ""])
        if status.set_aside is not None:
            aside = status.set_aside
            self.interview.say("score-set-aside", first=aside.index + 1, count=aside.count, reason=aside.refused.text)
        names = [player.name for player in status.players]
        if status.stage == "over":
            winners = [names[seat] for seat in status.winners]
            self.interview.say("score-won", count=len(winners), names=self.catalogue.listing(winners))
        elif status.dealer is not None:
            dealer = names[status.dealer]
            if status.stage == "replay":
                level = [player.name for player in status.players if player.active]
                self.interview.say("score-next-replay", names=self.catalogue.listing(level), name=dealer)
            else:
                self.interview.say("score-next-round", round=status.round, name=dealer)
        elif status.last_run and status.turn is not None:
            self.interview.say("score-last-run", name=names[status.turn])
