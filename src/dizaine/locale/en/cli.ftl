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
cli-metavar-game = ID
cli-metavar-address = ADDRESS
cli-metavar-folder = FOLDER
cli-metavar-link = LINK
cli-metavar-kind = KIND
cli-metavar-names = NAME,NAME
cli-metavar-cards = CARDS
cli-metavar-question = QUESTION

cli-help-dizaine =
    Games of ten phases, with cards or dice. Without a command: starts the table server, opens the page in your browser, and
    shows a link and a code to scan, with which everybody in your network joins by phone, tablet or computer. Ctrl-C stops
    it. For more about a command: dizaine play --help
cli-summary-dizaine-rules = the rules in words, and what differs between editions
cli-summary-dizaine-play = play in the terminal, against bots or with others at this keyboard
cli-summary-dizaine-score = keep the score of a game with real cards or dice
cli-summary-dizaine-games = saved games: list, continue, replay, delete
cli-summary-dizaine-serve = the table server alone, without a browser
cli-summary-dizaine-backup = copy all tables of the server into a file
cli-summary-dizaine-restore = put a copy of the tables back
cli-summary-dizaine-simulate = many games between bots, and what they say in numbers
cli-summary-dizaine-tournament = players against each other on the same deals, and how strong they are
cli-summary-dizaine-dice = the dice game’s best play, computed exactly
cli-summary-dizaine-verify = check the deals of a finished game
cli-summary-dizaine-analyse = which decisions of a game cost most
cli-summary-dizaine-print = cards, score sheets, reference cards, rules and stickers as PDFs
cli-summary-dizaine-judge = ask whether something is allowed at a real table

cli-help-dizaine-rules =
    Without arguments: the list of editions and variants. With an edition: the full rules of exactly that game, for
    instance dizaine rules continental+knock
cli-help-dizaine-play =
    Starts a game, line by line: you against two bots by default. Every move is saved at once. For instance:
    dizaine play express --players 4
cli-help-dizaine-score = Keeps the score of a game that you play with real cards or dice, by questions after each round. It knows the rules of every edition and of your own: it finds the winner, and tells an entry that cannot be right. Any line can be corrected later. Everything is saved at once. For instance: dizaine score classic --names Ann,Bob,Cem
cli-help-dizaine-games = Without a command: the list of your saved games.
cli-summary-dizaine-games-continue = go on with a game
cli-summary-dizaine-games-replay = see a game again, move by move
cli-summary-dizaine-games-delete = remove a game for good
cli-help-dizaine-games-continue = Goes on with a saved game. The one you played last also goes on with: dizaine play --continue
cli-help-dizaine-games-replay = Shows a saved game again, move by move. While it is not over, hands stay hidden.
cli-help-dizaine-games-delete = Removes a saved game for good, after asking.
cli-help-dizaine-serve =
    Runs a server at which people sit down from phones and computers in the same network, together with bots. Shows the
    link and a code to scan. Every move is kept before anybody sees it, so that a game survives whatever happens. Ctrl-C
    stops it. For instance: dizaine serve --port 8020
cli-help-dizaine-backup = Copies all tables of the server into a file that only you may read, also while games go on, and checks the copy. To go back to it: dizaine restore FILE
cli-help-dizaine-restore = Puts a copy that dizaine backup made in the place of the tables. The server has to be stopped first. The copy is checked before anything is replaced, and the tables that were there are kept beside it under a name with the date.
cli-help-dizaine-simulate =
    Plays many games between bots and reports, with 95% confidence intervals, who wins, how long it takes and which
    phases hold players up. The same seed gives the same numbers, whatever the number of workers. Ctrl-C keeps what is
    done. For instance: dizaine simulate express --bots greedy,random --games 10000 --plot express.png
cli-help-dizaine-tournament =
    Lets players meet on the same deals from every seat and rates them, with 95% confidence intervals. With more than two
    seats, one copy of a player faces a table of its opponent. The same seed gives the same numbers, whatever the number of
    workers and however often it was interrupted. For instance: dizaine tournament classic --players greedy,random --keep
    classic.jsonl
cli-help-dizaine-dice = Commands about the dice game itself. It is played with: dizaine play dice
cli-summary-dizaine-dice-solve = compute and store the best play of a game alone
cli-help-dizaine-dice-solve = Computes the best play of the dice game alone, exactly: what a game is worth, and the chance to make each phase in a turn. The result is stored, and hints and the bot “optimal” use it. Ctrl-C stops; the next call goes on from there.
cli-help-dizaine-verify = Checks the record of a game that was played at a table server: every deal is the one that was promised before it. How that works: docs/fair-deals.md
cli-help-dizaine-analyse =
    Goes through a card game once more and asks the expert at each decision, by what the player knew then. Lists those
    that cost most chances to win, with what was better and why. Covers the human players of a saved game, or everybody
    in a record file. That takes some minutes; Ctrl-C keeps what is done. For instance: dizaine analyse 3 --worst 5
cli-help-dizaine-print =
    Writes a PDF for a table without screens, for exactly one game: reference (the phases, as cards or slips), sheet (the
    score sheet), pad (the same for dice), rules (a folded leaflet), deck (all cards, 63 × 88 mm), or stickers (for
    ordinary packs or plain dice). For instance: dizaine print sheet classic --names Ann,Bob
cli-help-dizaine-judge = Answers yes or no, with the rule: by the engine, for exactly this game. Without cards it asks what it needs, step by step. For instance: dizaine judge classic --phase 3 "r4 y4 W g4 + r5 W r7 r8"

cli-argument-edition = { $editions } or a .toml file of your own; variants of a card game behind a +
cli-argument-number = the number of the game in the list of dizaine games
cli-argument-record = the record of a finished game, as the server gives it
cli-argument-game = the record of a game, or the number of a saved one
cli-argument-file = the file to write
cli-argument-copy = the file that dizaine backup made
cli-argument-kind = reference, sheet, pad, rules, deck or stickers
cli-argument-cards = the cards of the question, groups with a + between them; or what the dice show
cli-option-help = show this page
cli-option-version = show the version
cli-option-lang = the language; otherwise that of your system
cli-option-edition = dice, dice-french or a .toml file of your own (dice)
cli-option-check = say what is wrong with a rulebook of your own
cli-option-new = write a rulebook to begin with into a new file
cli-option-diff = tell what differs between two games
cli-option-players = how many play, bots included (3)
cli-option-people = the people at this keyboard, by number or by their names (1)
cli-option-dizaine-score-names = who plays, as you sit; dice: in the order of play
cli-option-dealer = who deals first, by name or number
cli-option-begun = the game was begun on paper: ask where everybody stands
cli-option-open = go on with a copy of an exported sheet (.json)
cli-option-seed = random seed; reuse it to get the same deal
cli-option-deck = show the cards of the game, or those of two ordinary packs
cli-option-plain = no colours or signs, cards in words: for screen readers
cli-option-continue = go on with the game that was played last
cli-option-join = play at a table on a server, by its link
cli-option-yes = do not ask
cli-option-host = the address of this computer to use; otherwise all that it has
cli-option-port = the port to use (8010); 0 takes any that is free
cli-option-data = the folder for the tables; otherwise the one for your saved games
cli-option-log-level = how much is written to the log (warning)
cli-option-metrics-port = answer Prometheus on this port, for this computer only; otherwise no port
cli-option-allow-player = an own bot that tables may ask for, by its module and class; may be repeated
cli-option-trusted-proxy = the address or network of a proxy whose word about clients is believed; may be repeated
cli-option-allowed-host = a name of this server besides the computer’s own; may be repeated
cli-option-public-url = the address for people, if a proxy stands in front: https://play.example.org/
cli-option-limit = change a limit, such as spectators=500 or openings=50/1 (at once/per second); may be repeated
cli-option-no-own-rulebooks = accept no rulebooks from players: only the editions can be played
cli-option-no-qr = do not show the code to scan
cli-option-keep-days = delete tables at which nothing has happened for so many days, 365 unless you say otherwise; 0 keeps all
cli-option-archive = write the games of such tables into this folder before they are deleted
cli-option-force = replace the file if it exists already
cli-option-no-browser = do not open the browser
cli-option-names = the names of the players, for sheets and reference cards
cli-option-paper = the paper to print on (a4)
cli-option-colour = in colour, in grey that is easy to tell apart, or with little ink (full)
cli-option-bleed = cards only: colour to the very edge, and 3 mm beyond it
cli-option-backs = cards only: backs as well, for printing on both sides
cli-option-out = the file or folder to write to; an existing file is never replaced without asking
# $cards, $dice (the names of all bots that play them), $form (how to name an own one)
cli-option-bots = the bots, seat by seat: { $cards }; for dice { $dice }; or your own: { $form }; a short list is repeated round the table (greedy)
cli-option-games = how many games (1000)
cli-option-workers = how many work at the same time (one for each core)
cli-option-no-compile = do not compile the rules first: quicker for few games; the numbers are the same
cli-option-json = write everything into this file as JSON
cli-option-csv = write the numbers into this file as a table
cli-option-plot = draw them into this file, .png or .svg
cli-option-dizaine-play-bots = { $cards } (for dice: { $dice }) or your own ({ $form }): one for all bots, or one for each seat in turn (steady)
cli-option-dizaine-score-players = how many play, if you give no names
cli-option-dizaine-print-players = how many columns a sheet has (one for each name, or for everybody who can play)
cli-option-dizaine-score-continue = go on with the sheet that was written last
cli-option-dizaine-simulate-players = how many play (2, or one for each bot)
cli-option-dizaine-simulate-seed = random seed, for repeatable results
cli-option-seats = how many sit at a table (2)
cli-option-format = everybody against everybody, or each against the next one in the list (round-robin)
cli-option-keep = keep what is played in this file; the same command goes on from there
cli-option-seat = look at this player alone; the first one is 1
cli-option-worst = how many decisions to show (10)
cli-option-about = what the question is about: lay, hit, take, knock, discard, skip, first, out, count or win; for dice roll
cli-option-phase = the phase in question
cli-option-fact = something else that is known, such as laid=earlier; may be repeated
cli-option-dizaine-tournament-players = the players, two or more: { $cards }; for dice { $dice }; or your own: { $form }
cli-option-dizaine-tournament-games = how many games of each pairing (1000); every deal is played from all seats
cli-option-dizaine-tournament-seed = random seed, for repeatable deals
cli-option-dizaine-tournament-csv = write a row for each pairing into this file
cli-option-dizaine-tournament-plot = draw ratings and cross table into this file, .png or .svg

## Saved games

# $edition, $round, $moves (so far), $played (date and time)
cli-games-line =
    { $edition }, round { $round }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-over =
    { $edition }, over after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }, last played { $played }
# games of dice, whose rounds are not counted
cli-games-dice =
    { $edition }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-dice-over =
    { $edition }, over after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, last played { $played }
cli-games-damaged = cannot be read, last changed { $played }
cli-games-seed = { $names }; with the chosen seed { $seed }
cli-games-none = No saved games yet. Start one with: dizaine play
cli-games-hint = Go on with: dizaine games continue ID. Others: replay, delete.
# $id
cli-delete-question = Delete game { $id } for good? (y/n)
# answers that count as yes, in small letters, with spaces between them
cli-yes = y yes
cli-deleted = Game { $id } is deleted.
cli-not-deleted = Game { $id } stays.

## What can be wrong; each in one line, with what to write instead

# $option, $command, $near (an option that exists)
cli-error-option = { $command } has no option { $option }; write { $near }, or see { $command } --help.
# $usage (the option with what belongs behind it)
cli-error-option-value = { $option } needs a value: { $usage }.
cli-error-option-no-value = { $option } takes no value; write it alone.
cli-error-option-alone = { $option } belongs to dizaine alone; write it behind the command { $command } if that has it, or leave it out.
# $name (of an argument)
cli-error-missing = { $name } is missing; see { $command } --help.
# $text (what was written)
cli-error-too-many = Unexpected argument “{ $text }”; { $command } --help shows what can be written.
# $commands (those that exist)
cli-error-command = { $command } has no command “{ $text }”; write one of { $commands }.
# $word (one that exists), behind one of the other sentences
cli-near = Did you mean “{ $word }”?
cli-error-usage = That cannot be read; see { $command } --help.
# $languages
cli-error-language = There is no language “{ $text }”; write --lang with one of { $languages }.
cli-error-one-at-a-time = One thing at a time: write an edition, or --check FILE, or --new FILE, or --diff EDITION EDITION.
# $file, $detail (words of the system)
cli-error-new-name = --new: “{ $file }” does not end in .toml; write for instance --new my.toml.
cli-error-new-exists = --new: { $file } is already there and stays as it is; write another name.
cli-error-new-unwritable = --new: { $file } cannot be written ({ $detail }); name a file in a folder that is there and that you may write to.
cli-error-number = { $option }: “{ $text }” is no whole number; write for instance { $option } 4.
cli-error-people = --people takes a number from 1 to 6, or different short names such as Ada,Ben, not “{ $text }”.
# $people, $players (how many)
cli-error-too-many-people =
    { $people } people do not fit at a table for { $players }; write --players { $people } or fewer people.
# $bots (how many were named), $seats (how many seats are left for bots)
cli-error-too-many-bots =
    --bots names { $bots } bots, but { $seats ->
        [0] no seat is
        [one] only 1 seat is
       *[other] only { $seats } seats are
    } left for bots; write fewer bots, or --players with more seats.
cli-error-deck = There is no deck “{ $text }”; write --deck phase or --deck ordinary.
# $edition, $colours (how many)
cli-error-deck-colours = { $edition } has { $colours } colours, ordinary packs have four suits; leave --deck ordinary out (M8).
cli-error-deck-dice = { $edition } is played with dice, not with cards; leave --deck out.
cli-error-continue-alone = --continue goes on with a saved game as it is; leave the edition, --players, --people, --bots, --seed and --deck out.
cli-error-join-alone = --join sits down at a table as it is; leave the edition, --players, --bots, --seed and --deck out.
cli-error-link = “{ $text }” is no link to a table. It looks like this: http://192.168.1.20:8010/#ABCDE
cli-error-join-name = Who is to sit down? Write for instance: --people Ada
cli-error-join-names = This link opens a seat that has a name already; leave --people out.
# $server (its address)
cli-error-server = { $server } does not answer like a table server. Is it running, and on the same network?
cli-error-nothing-to-continue = No saved game waits to go on; start one with: dizaine play
cli-error-game-number = “{ $text }” is no number of a game; dizaine games lists them.
# $id (number of the game), $path (its file), $line, $detail (words of the system)
cli-error-save-missing = There is no saved game { $id }; dizaine games lists those that there are.
cli-error-save-foreign = { $path } is no saved game of ours and stays as it is; dizaine games lists the others.
cli-error-save-truncated = { $path } has lost its end: saved moves are missing. It stays as it is; put back a copy, or start anew with dizaine play.
cli-error-save-broken = { $path } is damaged at line { $line } and stays as it is; put back a copy, or start anew with dizaine play.
cli-error-save-busy = Game { $id } is open in another window; play there, or close it first.
cli-error-save-unreadable = { $path } cannot be read ({ $detail }); see to it that you may read this file.
cli-error-save-unwritable = Nothing can be saved at { $path } ({ $detail }); set DIZAINE_DATA to a folder that you may write to.
cli-error-over = Game { $id } is over; see it again with dizaine games replay { $id }.
# $book (the edition)
cli-error-no-policy = The best play of { $book } has not been computed on this computer; run first: dizaine dice solve --edition { $book }

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
    } Going on with game { $id }.
