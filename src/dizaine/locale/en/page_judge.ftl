# The arbiter. Its questions and answers come from the server; these are the words around them.

page_judge-yes = Yes
page_judge-no = No
# $rule (an id such as W3)
page_judge-rule = Rule { $rule }
page_judge-another = Ask something else
page_judge-change = Change
page_judge-done = Done
page_judge-none = None
page_judge-new-group = Another group
# $card (its name)
page_judge-remove = Remove { $card }
page_judge-understood = I read this as
page_judge-variants = House rules
# $number (of the group), $count (cards in it), $size (cards it needs)
page_judge-filled = Group { $number }: { $count } of { $size }
# $number (of the group)
page_judge-group = Group { $number }
page_judge-known = What you’ve told me
page_judge-nothing = Nothing chosen yet
