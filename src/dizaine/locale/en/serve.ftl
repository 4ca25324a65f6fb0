# The table server: what `dizaine serve` and `dizaine backup` say, and the page that shows that a link works.

serve-front-page = The table server of Dizaine is running here: the connection works.

# $link
serve-running = The table server is running. Open this in a browser, on any device in the same network: { $link }
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
serve-backup = All tables are copied to { $path }.

# $option, $text (what was written), $last (the highest port)
serve-error-port = { $option }: “{ $text }” is no port; write a number from 0 to { $last }.
# $levels
serve-error-log-level = There is no log level “{ $text }”; write --log-level with one of { $levels }.
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
serve-error-exists = { $path } exists already and stays as it is; write the name of a new file.
serve-error-copy = { $path } cannot be written ({ $detail }); write the name of a new file in a folder that you may write to.
serve-error-no-file = “{ $path }” can be no name of a file; write another one.
