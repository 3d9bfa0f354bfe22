from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .monthly_report import MonthlyReport


def render_json(report: MonthlyReport) -> str:
    return json.dumps(asdict(report), default=str, indent=2)


def render_text(report: MonthlyReport) -> str:
    lines = [f"{month}  {amount:>12}" for month, amount in report.revenue.items()]
    lines += [f"{count} customers of {month} came back" for month, count in report.returning.items()]
    if report.forecast is not None:
        lines.append(f"next month, if it goes on like this: {report.forecast}")
    return "\n".join(lines)
