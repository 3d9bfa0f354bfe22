import sqlite3


def per_row():
    return sqlite3.connect("tickets.db").execute("select row, count(*) from sales group by row")
