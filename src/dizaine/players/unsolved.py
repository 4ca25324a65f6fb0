"""The error of a player that needs the solution of a game before it is computed."""

from dizaine.rulebooks import DizaineError


class NoStoredPolicy(DizaineError):
    """The best play of a book has not been computed on this machine; `book` is the book's id."""

    def __init__(self, book: str) -> None:
        super().__init__(book)
        self.book = book

    def __str__(self) -> str:
        return f"the best play of {self.book} is not stored here: run 'dizaine dice solve --edition {self.book}' first"
