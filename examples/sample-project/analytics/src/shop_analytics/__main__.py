import argparse
from pathlib import Path

from shop_analytics.load_orders import load_orders
from shop_analytics.monthly_report import build_report
from shop_analytics.render import render_json, render_text


def main() -> None:
    parser = argparse.ArgumentParser(prog="shop-analytics", description="What the shop sold, and to whom")
    parser.add_argument("orders", type=Path, help="the storefront's nightly export of orders")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = build_report(load_orders(arguments.orders))
    print(render_json(report) if arguments.json else render_text(report))


if __name__ == "__main__":
    main()
