"""Players: bots that choose from what their seat may know.

A policy is a rule-dialect function of the record and the seat, so that the same one plays inside the compiled kernel
and at a table.
"""
