# The command line: help pages, the list of saved games, and one line for everything that can be wrong.

## Help pages

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

cli-metavar-command = COMMAND
cli-metavar-options = OPTIONS
cli-metavar-edition = EDITION
cli-metavar-editions = EDITION EDITION
cli-metavar-file = FILE
cli-metavar-people = N|NAME,NAME
cli-metavar-players = NAME,NAME
cli-metavar-name = NAME
cli-metavar-bots = BOT,BOT
cli-metavar-game = NUMBER
cli-metavar-address = ADDRESS
cli-metavar-folder = FOLDER
cli-metavar-link = LINK
cli-metavar-kind = KIND
cli-metavar-names = NAME,NAME
cli-metavar-cards = CARDS
cli-metavar-question = QUESTION

cli-help-dizaine =
    Games of ten phases, with cards or dice. Without a command, it opens the game in your browser and shows a link and a
    QR code, so everyone on your network can join in by phone, tablet or computer. Ctrl-C stops it. For more about a
    command: dizaine play --help
cli-summary-dizaine-rules = the rules in words, and how editions differ
cli-summary-dizaine-play = play in the terminal, against bots or with others at this keyboard
cli-summary-dizaine-score = keep the score of a game with real cards or dice
cli-summary-dizaine-games = saved games: list, continue, replay, delete
cli-summary-dizaine-serve = run the table server without opening a browser
cli-summary-dizaine-backup = copy all the server’s tables to a file
cli-summary-dizaine-restore = put a copy of the tables back
cli-summary-dizaine-simulate = play many games between bots and report the numbers
cli-summary-dizaine-tournament = compare players on the same deals and rate them
cli-summary-dizaine-dice = the dice game’s best play, computed exactly
cli-summary-dizaine-verify = check that the deals of a finished game were fair
cli-summary-dizaine-analyse = find the decisions that cost the most
cli-summary-dizaine-print = print cards, score sheets, reference cards, rules and stickers
cli-summary-dizaine-judge = ask whether something is allowed at a real table

cli-help-dizaine-rules =
    Without arguments: the list of editions and house rules. With an edition: the full rules of exactly that game, for
    example dizaine rules continental+knock
cli-help-dizaine-play =
    Starts a game in the terminal: by default, you against two bots. Every move is saved at once. For example:
    dizaine play express --players 4
cli-help-dizaine-score = Keeps the score while you play with real cards or dice: it asks after each round, finds the winner, and notices an entry that can’t be right. It knows the rules of every edition and of your own rulebook. You can correct any line later, and everything is saved at once. For example: dizaine score classic --names Ann,Bob,Cem
cli-help-dizaine-games = Without a command: the list of your saved games.
cli-summary-dizaine-games-continue = continue a game
cli-summary-dizaine-games-replay = watch a game again, move by move
cli-summary-dizaine-games-delete = delete a game for good
cli-help-dizaine-games-continue = Continues a saved game. To continue the last one you played: dizaine play --continue
cli-help-dizaine-games-replay = Shows a saved game again, move by move. Until it is over, hands stay hidden.
cli-help-dizaine-games-delete = Deletes a saved game for good, after asking.
cli-help-dizaine-serve =
    Runs a table server for phones and computers on the same network, with bots if you like. Shows the link and a QR
    code. Every move is saved before anyone sees it, so a game survives whatever happens. Ctrl-C stops it. For example:
    dizaine serve --port 8020
cli-help-dizaine-backup = Copies all the server’s tables to a file that only you can read, even while games are being played, and checks the copy. To go back to it: dizaine restore FILE
cli-help-dizaine-restore = Replaces the tables with a copy made by dizaine backup. Stop the server first. The copy is checked before anything is replaced, and the old tables are kept in the same folder under a name with the date.
cli-help-dizaine-simulate =
    Plays many games between bots and reports, with 95% confidence intervals, who wins, how long it takes and which
    phases hold players up. The same seed gives the same numbers, however many workers there are. Ctrl-C stops it; what is
    done is kept. For example: dizaine simulate express --bots greedy,random --games 10000 --plot express.png
cli-help-dizaine-tournament =
    Lets players meet on the same deals from every seat and rates them, with 95% confidence intervals. With more than two
    seats, one player faces copies of its opponent in all the other seats. The same seed gives the same numbers, however many
    workers there are and however often you interrupt it. For example: dizaine tournament classic --players greedy,random --keep
    classic.jsonl
cli-help-dizaine-dice = Commands about the dice game itself. To play it: dizaine play dice
cli-summary-dizaine-dice-solve = compute and store the best play of the solo game
cli-help-dizaine-dice-solve = Computes the best play of the solo dice game exactly: what a game is worth, and the chance of making each phase in a turn. The result is stored for hints and for the bot “optimal”. Ctrl-C stops it; run it again to continue.
cli-help-dizaine-verify = Checks the record of a game played at a table server: whether every deal is the one that was promised beforehand. How that works: docs/fair-deals.md
cli-help-dizaine-analyse =
    Goes through a game again and has the expert judge each decision by what the player knew at the time. Lists the
    decisions that cost the most, with what was better and why. Covers the human players of a saved
    game, or everyone in a record file. This takes a few minutes; Ctrl-C stops it, and what is done is kept. For example:
    dizaine analyse 3 --worst 5
cli-help-dizaine-print =
    Writes a PDF for a table without screens, for exactly one game: reference (the phases, as cards or slips), sheet (the
    score sheet), pad (the score pad for dice), rules (a folded leaflet), deck (all the cards, 63 × 88 mm), or stickers (for
    ordinary packs or blank dice). For example: dizaine print sheet classic --names Ann,Bob
cli-help-dizaine-judge = Answers yes or no for exactly your game, with the rule. If you name no cards, it asks for what it needs, step by step. For example: dizaine judge classic --phase 3 "r4 y4 W g4 + r5 W r7 r8"

cli-argument-edition = { $editions } or your own .toml file; add house rules to a card game with a +
cli-argument-number = the number of the game, as listed by dizaine games
cli-argument-record = the record of a finished game, as the server gives it
cli-argument-game = the record of a game, or the number of a saved one
cli-argument-file = the file to write
cli-argument-copy = the file made by dizaine backup
cli-argument-kind = reference, sheet, pad, rules, deck or stickers
cli-argument-cards = the cards in question, with a + between groups; or what the dice show
cli-option-help = show this page
cli-option-version = show the version
cli-option-lang = the language (default: your system’s)
cli-option-edition = dice, dice-french or your own .toml file (default: dice)
cli-option-check = say what is wrong with your own rulebook
cli-option-new = write a starter rulebook to a new file
cli-option-diff = show how two games differ
cli-option-players = how many players, bots included (default: 3)
cli-option-people = the people at this keyboard, as a number or by name (default: 1)
cli-option-dizaine-score-names = who’s playing, clockwise; dice: in the order of play
cli-option-dealer = who deals first, by name or number
cli-option-begun = the game was started on paper: ask where everyone stands
cli-option-open = continue with a copy of an exported sheet (.json)
cli-option-seed = random seed; reuse it to get the same deal
cli-option-deck = show the game’s own cards, or those of two ordinary packs
cli-option-plain = no colours or symbols, cards in words: for screen readers
cli-option-continue = continue the last game you played
cli-option-join = join a table on a server by its link
cli-option-yes = don’t ask for confirmation
cli-option-host = the address of this computer to use (default: all it has)
cli-option-port = the port to use (default: 8010); 0 picks any free one
cli-option-data = the folder for the tables (default: the one for your saved games)
cli-option-log-level = how much is written to the log (default: warning)
cli-option-metrics-port = serve Prometheus metrics on this port, to this computer only (default: off)
cli-option-allow-player = your own bot that tables may ask for, by its module and class; may be repeated
cli-option-trusted-proxy = the address or network of a proxy to trust about its clients; may be repeated
cli-option-allowed-host = a name of this server besides the computer’s own; may be repeated
cli-option-public-url = the address people use, if there is a proxy in front: https://play.example.org/
cli-option-limit = change a limit, such as spectators=500 or openings=50/1 (at once/per second); may be repeated
cli-option-no-own-rulebooks = accept no rulebooks from players: only the editions can be played
cli-option-no-qr = don’t show the QR code
cli-option-keep-days = delete tables where nothing has happened for this many days (default: 365); 0 keeps them all
cli-option-archive = save the games of such tables to this folder before they are deleted
cli-option-force = replace the file if it already exists
cli-option-no-browser = don’t open the browser
cli-option-names = the names of the players, for sheets and reference cards
cli-option-paper = the paper to print on (default: a4)
cli-option-colour = in colour, in greys that are easy to tell apart, or saving ink (default: full)
cli-option-bleed = cards only: colour right to the edge, and 3 mm beyond it
cli-option-backs = cards only: backs too, for double-sided printing
cli-option-out = the file or folder to write to; an existing file is never replaced without asking
# $cards, $dice (the names of all bots that play them), $form (how to name an own one)
cli-option-bots = the bots, seat by seat: { $cards }; for dice { $dice }; or your own: { $form }; a short list is repeated around the table (default: greedy)
cli-option-games = how many games (default: 1000)
cli-option-workers = how many processes to use (default: one for each core)
cli-option-no-compile = don’t compile the rules first: quicker for few games; the numbers are the same
cli-option-json = write everything to this file as JSON
cli-option-csv = write the numbers to this file as a spreadsheet
cli-option-plot = draw the numbers to this file, .png or .svg
cli-option-dizaine-play-bots = { $cards } (for dice: { $dice }) or your own ({ $form }): one for all bots, or one for each seat in turn (default: steady)
cli-option-dizaine-score-players = how many players, if you give no names
cli-option-dizaine-print-players = how many columns on a sheet (default: one for each name, or for everyone who can play)
cli-option-dizaine-score-continue = continue the last sheet you wrote on
cli-option-dizaine-simulate-players = how many players (default: 2, or one for each bot)
cli-option-dizaine-simulate-seed = random seed, for repeatable results
cli-option-seats = how many seats at a table (default: 2)
cli-option-format = everyone against everyone, or each against the next in the list (default: round-robin)
cli-option-keep = save what is played to this file; run the same command again to continue
cli-option-seat = look at this player only; the first one is 1
cli-option-worst = how many decisions to show (default: 10)
cli-option-about = what the question is about: lay, hit, take, knock, discard, skip, first, out, count or win; for dice, roll
cli-option-phase = the phase in question
cli-option-fact = another known fact, such as laid=earlier; may be repeated
cli-option-dizaine-tournament-players = the players, two or more: { $cards }; for dice { $dice }; or your own: { $form }
cli-option-dizaine-tournament-games = how many games for each pairing (default: 1000); every deal is played from all seats
cli-option-dizaine-tournament-seed = random seed, for repeatable deals
cli-option-dizaine-tournament-csv = write a row for each pairing to this file
cli-option-dizaine-tournament-plot = draw ratings and the cross table to this file, .png or .svg

## Saved games

# $edition, $round, $moves (so far), $played (date and time)
cli-games-line =
    { $edition }, round { $round }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-over =
    { $edition }, over after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }, last played { $played }
# games of dice, whose rounds are not counted
cli-games-dice =
    { $edition }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-dice-over =
    { $edition }, over after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-damaged = can’t be read, last changed { $played }
cli-games-seed = { $names }; with the chosen seed { $seed }
cli-games-none = No saved games yet. Start one with: dizaine play
cli-games-hint = Continue with: dizaine games continue NUMBER. Also: replay, delete.
# $id
cli-delete-question = Delete game { $id } for good? (y/n)
# answers that count as yes, in small letters, with spaces between them
cli-yes = y yes
cli-deleted = Game { $id } is deleted.
cli-not-deleted = Game { $id } is kept.

## What can be wrong; each in one line, with what to write instead

# $option, $command, $near (an option that exists)
cli-error-option = { $command } has no option { $option }; try { $near }, or see { $command } --help.
# $usage (the option with what belongs behind it)
cli-error-option-value = { $option } needs a value: { $usage }.
cli-error-option-no-value = { $option } takes no value; write it on its own.
cli-error-option-alone = { $option } can’t stand before a command; write it after { $command } if that command has it, or leave it out.
# $name (of an argument)
cli-error-missing = { $name } is missing; see { $command } --help.
# $text (what was written)
cli-error-too-many = Unexpected argument “{ $text }”; see { $command } --help.
# $commands (those that exist)
cli-error-command = { $command } has no command “{ $text }”; choose from { $commands }.
# $word (one that exists), behind one of the other sentences
cli-near = Did you mean “{ $word }”?
cli-error-usage = I can’t read that; see { $command } --help.
# $languages
cli-error-language = “{ $text }” isn’t available; use --lang with one of { $languages }.
cli-error-one-at-a-time = One thing at a time: give an edition, or --check FILE, or --new FILE, or --diff EDITION EDITION.
# $file, $detail (words of the system)
cli-error-new-name = --new: “{ $file }” doesn’t end in .toml; write for example --new my.toml.
cli-error-new-exists = --new: { $file } already exists and stays as it is; choose another name.
cli-error-new-unwritable = --new: { $file } can’t be written ({ $detail }); name a file in an existing folder that you can write to.
cli-error-number = { $option }: “{ $text }” is not a whole number; write for example { $option } 4.
cli-error-people = --people takes a number from 1 to 6, or different short names such as Ada,Ben, not “{ $text }”.
# $people, $players (how many)
cli-error-too-many-people =
    { $people ->
        [one] { $people } person doesn’t
       *[other] { $people } people don’t
    } fit at a table for { $players }; use --players { $people }, or fewer people.
# $bots (how many were named), $seats (how many seats are left for bots)
cli-error-too-many-bots =
    --bots names { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, but { $seats ->
        [0] no seat is
        [one] only { $seats } seat is
       *[other] only { $seats } seats are
    } left for bots; name fewer bots, or use --players with more seats.
cli-error-deck = There is no deck “{ $text }”; use --deck phase or --deck ordinary.
# $edition, $colours (how many)
cli-error-deck-colours =
    { $edition } has { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }, but ordinary packs have four suits; leave out --deck ordinary (M8).
cli-error-deck-dice = { $edition } is played with dice, not cards; leave out --deck.
cli-error-continue-alone = --continue continues a saved game as it is; leave out the edition, --players, --people, --bots, --seed and --deck.
cli-error-join-alone = --join takes a seat at a table as it is; leave out the edition, --players, --bots, --seed and --deck.
cli-error-link = “{ $text }” is not a link to a table. It should look like this: http://192.168.1.20:8010/#ABCDE
cli-error-join-name = Who is sitting down? Write for example: --people Ada
cli-error-join-names = This link opens a seat that already has a name; leave out --people.
# $server (its address)
cli-error-server = { $server } doesn’t answer like a table server. Is it running, and on the same network?
cli-error-nothing-to-continue = There is no saved game to continue; start one with: dizaine play
cli-error-game-number = “{ $text }” is not the number of a game; dizaine games lists them.
# $id (number of the game), $path (its file), $line, $detail (words of the system)
cli-error-save-missing = There is no saved game { $id }; dizaine games lists the ones there are.
cli-error-save-foreign = { $path } is not one of our saved games and stays as it is; dizaine games lists the ones there are.
cli-error-save-truncated = The end of { $path } is lost: saved moves are missing. It stays as it is; put back a copy, or start again with dizaine play.
cli-error-save-broken = { $path } is damaged at line { $line } and stays as it is; put back a copy, or start again with dizaine play.
cli-error-save-busy = Game { $id } is open in another window; play there, or close it first.
cli-error-save-unreadable = { $path } can’t be read ({ $detail }); make sure that you can read this file.
cli-error-save-unwritable = Nothing can be saved at { $path } ({ $detail }); set DIZAINE_DATA to a folder that you can write to.
cli-error-over = Game { $id } is over; watch it again with dizaine games replay { $id }.
# $book (the edition)
cli-error-no-policy = The best play of { $book } has not been computed on this computer; first run: dizaine dice solve --edition { $book }

## Help in another order, and completion by the shell

cli-summary-dizaine-help = the help page of a command
cli-help-dizaine-help = Shows the same page as the option --help of a command.
cli-argument-command = the command, such as play or games replay; without one, the list of all commands
cli-summary-dizaine-completion = a script for your shell: Tab completes commands and options
cli-help-dizaine-completion =
    Prints a script for your shell. In bash, put this line into ~/.bashrc: eval "$(dizaine completion bash)". In zsh, put
    eval "$(dizaine completion zsh)" into ~/.zshrc. For fish: dizaine completion fish >
    ~/.config/fish/completions/dizaine.fish
cli-argument-shell = the shell that you use
# $text (what was typed), $shells
cli-error-shell = There is no script for “{ $text }”; write one of { $shells }.

## Going on with the last game

# $busy (numbers of games, the last ones played), $count (of them), $id (number of the game that follows now)
cli-continue-other =
    { $count ->
        [one] Game { $busy } is open in another window.
       *[other] Games { $busy } are open in other windows.
    } Continuing with game { $id }.
