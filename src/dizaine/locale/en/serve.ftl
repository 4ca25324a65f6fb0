# The table server: what `dizaine serve`, `dizaine backup` and `dizaine restore` say, and the page that shows that a link works.

serve-front-page = The table server of Dizaine is running here: the connection works.

# $host (the name)
serve-unknown-host = This server does not know itself by the name “{ $host }”, and does not answer to names that it does not know. If it is yours, start it with: dizaine serve --allowed-host { $host }
serve-no-host = The header Host of this request names no computer.

# $link
serve-running = The table server is running. Open this in a browser, on any device in the same network: { $link }
serve-public = The table server is running. Open this in a browser, on any device: { $link }
serve-behind = The proxy reaches it at { $link }
serve-only-here = Only this computer can connect: it is in no network, or --host says so.
serve-several = This computer has several addresses. If a phone cannot connect, it may be in the network of another one:
# $host (one of the addresses)
serve-choose = The server answers on all of them. To use only one, start it with: dizaine serve --host { $host }
# $port
serve-trouble = If a device cannot connect: it has to be in the same network, and not in a guest Wi-Fi, which keeps devices apart. The firewall of this computer has to let other devices in on port { $port }; if it asks about Python, allow private networks.
# $link
serve-metrics = Metrics for Prometheus, only on this computer: { $link }
serve-stop = Ctrl-C stops the server. Games are kept and go on at the next start.
# $path
serve-stopped = The server has stopped. All tables are kept in { $path }.
# $tables (how many), $path
serve-backup =
    { $tables ->
        [one] One table is copied to { $path }, and the copy is checked.
       *[other] { $tables } tables are copied to { $path }, and the copy is checked.
    }
# After a backup or a restore, if there are some.
serve-sheets =
    { $sheets ->
        [one] One score sheet is in it as well.
       *[other] { $sheets } score sheets are in it as well.
    }
serve-backup-stopped = Stopped. { $path } was not written.
# $percent, $left (time)
serve-copying = { $percent } copied  { $left } left
serve-checking = Checking the copy…
# $tables, $path, $date (of the last change in them)
serve-restored =
    { $tables ->
        [one] { $path } holds one table again, as of { $date }.
       *[other] { $path } holds { $tables } tables again, as of { $date }.
    }
serve-restore-kept = The tables that were there before are kept in { $path }.
serve-restore-stopped = Stopped. The tables in { $path } are as they were.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is no port; write a number from 0 to { $last }.
serve-error-proxy = --trusted-proxy: “{ $text }” is neither an address nor a network; write for instance 127.0.0.1 or 10.0.0.0/8.
serve-error-allowed-host = --allowed-host: “{ $text }” is no name of a computer; write for instance play.example.org, without a port.
serve-error-public-url = --public-url: “{ $text }” is not the address of a server; write for instance https://play.example.org/, without a path.
# $levels
serve-error-log-level = There is no log level “{ $text }”; write --log-level with one of { $levels }.
# $text, $names (of all limits)
serve-error-limit = “{ $text }” sets no limit; write --limit with NAME=NUMBER, or NAME=BURST/PER-SECOND for a rate. The names: { $names }.
# $host, $addresses (those that this computer has)
serve-error-host = { $host } is no address of this computer; write --host with one of { $addresses }, or leave it out.
# $link, $other (another port)
serve-error-runs-already = Dizaine is running here already: open { $link } to play. For a second server, stop that one with Ctrl-C, or write --port { $other } and --data with another folder.
# $port, $other
serve-error-port-taken = Port { $port } is taken, perhaps by another server of this kind; stop that one, or write --port { $other }.
# $detail (words of the system)
serve-error-listen = The server may not use port { $port } ({ $detail }); write --port { $other }.
serve-error-metrics-port = The metrics cannot use port { $port } ({ $detail }); write --metrics-port with another one.
serve-error-busy = Another server uses the tables in { $path }; stop that one, or write --data with another folder.
serve-error-store = The tables in { $path } cannot be used ({ $detail }); write --data with a folder that you may write to.
serve-error-damaged = The tables in { $path } are damaged ({ $detail }). Copy the whole folder to a safe place first; then put back your last backup with: dizaine restore FILE
serve-error-nothing = There are no tables in { $path } yet; write --data with the folder that the server uses.
serve-error-exists = { $path } exists already and stays as it is; write the name of a new file, or --force to replace it.
serve-error-same = { $path } is the file of the tables itself; write the name of another file.
serve-error-copy = { $path } cannot be written ({ $detail }); write the name of a new file in a folder that you may write to.
serve-error-no-file = “{ $path }” can be no name of a file; write another one.
serve-error-no-copy = There is no file { $path }; write the name of a file that dizaine backup made.
serve-error-bad-copy = { $path } cannot be restored ({ $detail }); the tables are as they were. Write the name of another copy.
serve-error-in-use = The tables in { $path } are in use; stop the server, and close games in terminals, then try again.
# These three stand in the brackets of serve-error-copy and serve-error-bad-copy.
serve-copy-damaged = the tables in it are damaged
serve-copy-foreign = it holds no tables of Dizaine
serve-copy-newer = it was written by a newer version of Dizaine
# $text, $most
serve-error-keep-days = --keep-days: “{ $text }” is no number of days; write a number from 0 to { $most }; 0 keeps all tables.
