import csv
import sys

import sales


def main() -> None:
    csv.writer(sys.stdout).writerows(sales.per_row())
