# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = Dizaine’s table server is running here: the connection works.

# $host (the name)
serve-unknown-host = This server doesn’t go by the name “{ $host }”, and only answers to names it knows. If it’s yours, start it with: dizaine serve --allowed-host { $host }
serve-no-host = The Host header of this request doesn’t name a computer.

# $link
serve-running = The table server is running. Open this in a browser, on any device on the same network: { $link }
serve-public = The table server is running. Open this in a browser, on any device: { $link }
serve-behind = The proxy reaches it at { $link }
serve-only-here = Only this computer can connect: it is not on a network, or --host says so.
serve-several = This computer has several addresses. If a phone can’t connect, try one of these instead:
# $host (one of the addresses)
serve-choose = The server answers on all of them. To use only one, start it with: dizaine serve --host { $host }
# $port
serve-trouble = Can’t connect? The device has to be on the same network, and not on a guest Wi-Fi, which keeps devices apart. This computer’s firewall has to let other devices in on port { $port }; if it asks about Python, allow private networks.
# $link
serve-metrics = Metrics for Prometheus, on this computer only: { $link }
serve-stop = Ctrl-C stops the server. Games are saved and continue when you start it again.
# $path
serve-stopped = The server has stopped. All tables are saved in { $path }.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] Copied { $tables } table to { $path } and checked the copy.
       *[other] Copied { $tables } tables to { $path } and checked the copy.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] It also holds { $sheets } score sheet.
       *[other] It also holds { $sheets } score sheets.
    }
serve-backup-stopped = Stopped. { $path } was not written.
# $percent, $left (time)
serve-copying = { $percent } copied  { $left } left
serve-checking = Checking the copy…
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] { $path } holds { $tables } table again, as of { $date }.
       *[other] { $path } holds { $tables } tables again, as of { $date }.
    }
serve-restore-kept = The tables that were there before are kept in { $path }.
serve-restore-stopped = Stopped. The tables in { $path } are as they were.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is not a port; use a number from 0 to { $last }.
serve-error-proxy = --trusted-proxy: “{ $text }” is neither an address nor a network; write for example 127.0.0.1 or 10.0.0.0/8.
serve-error-allowed-host = --allowed-host: “{ $text }” is not the name of a computer; write for example play.example.org, without a port.
serve-error-public-url = --public-url: “{ $text }” is not the address of a server; write for example https://play.example.org/, without a path.
# $levels
serve-error-log-level = --log-level takes one of { $levels }, not “{ $text }”.
# $text, $names (of all limits)
serve-error-limit = “{ $text }” doesn’t set a limit; use --limit with NAME=NUMBER, or NAME=BURST/PER-SECOND for a rate. The names: { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } is not an address of this computer; use --host with one of { $addresses }, or leave it out.
# $link, $other (another port)
serve-error-runs-already = Dizaine is already running here: open { $link } to play. For a second server, stop that one with Ctrl-C, or use --port { $other } and --data with another folder.
# $port, $other
serve-error-port-taken = Port { $port } is taken, perhaps by another server of this kind; stop that one, or use --port { $other }.
# $detail (words of the system)
serve-error-listen = The server isn’t allowed to use port { $port } ({ $detail }); use --port { $other }.
serve-error-metrics-port = The metrics can’t use port { $port } ({ $detail }); use --metrics-port with another one.
serve-error-busy = Another server is using the tables in { $path }; stop that one, or use --data with another folder.
serve-error-store = The tables in { $path } can’t be used ({ $detail }); use --data with a folder that you can write to.
serve-error-damaged = The tables in { $path } are damaged ({ $detail }). Copy the whole folder to a safe place first; then put back your last backup with: dizaine restore FILE
serve-error-nothing = There are no tables in { $path } yet; use --data with the folder that the server uses.
serve-error-exists = { $path } already exists and stays as it is; name a new file, or use --force to replace it.
serve-error-same = { $path } is the file of the tables itself; name another file.
serve-error-copy = { $path } can’t be written ({ $detail }); name a new file in a folder that you can write to.
serve-error-no-file = “{ $path }” can’t be the name of a file; choose another name.
serve-error-no-copy = There is no file { $path }; name a file made by dizaine backup.
serve-error-bad-copy = { $path } can’t be restored ({ $detail }); the tables are as they were. Name another copy.
serve-error-in-use = The tables in { $path } are in use; stop the server, close any games in terminals, and try again.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = the tables in it are damaged
serve-copy-foreign = it holds no Dizaine tables
serve-copy-newer = it was written by a newer version of Dizaine
# $text, $most
serve-error-keep-days = --keep-days: “{ $text }” is not a number of days; use a number from 0 to { $most }; 0 keeps all tables.
