"""`python -m dizaine` runs the command `dizaine`."""

from dizaine.faces.entry import enter

if __name__ == "__main__":
    enter()
