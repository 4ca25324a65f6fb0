# The television: a table that everybody sees. Large texts, few words.

page_screen-join = Join with
# $name
page_screen-turn = { $name }’s turn
