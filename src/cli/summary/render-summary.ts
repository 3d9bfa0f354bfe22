// The summary that `lintel analyze` prints: the health, where to start, and what is missing from the report.
import { basename } from 'node:path';
import type { Report } from '../../model/report.ts';
import { printable } from '../../std/printable.ts';
import { renderCare } from './care-section.ts';
import { renderCycles } from './cycles-section.ts';
import { displayWidth } from './display-width.ts';
import { renderFixes } from './fixes-section.ts';
import { renderHealth } from './health-section.ts';
import { renderLimits } from './limits-section.ts';
import { renderOverview } from './overview.ts';
import { shortenMiddle } from './shorten.ts';
import { remark, type Style } from './style.ts';
import { writeDuration } from '../../std/words.ts';

export interface SummaryInput {
  readonly report: Report;
  /** The files that were written, as paths for the user. */
  readonly written: readonly string[];
  readonly durationMs: number;
}

export function renderSummary({ report, written, durationMs }: SummaryInput, style: Style): string {
  const sections = [
    [title(report.projectRoot, style)],
    renderHealth(report, style),
    renderOverview(report, style),
    renderCycles(report, style),
    renderFixes(report, style),
    renderCare(report, style),
    renderLimits(report, style),
    [remark(0, `Wrote ${written.map(printable).join(', ')} · took ${writeDuration(durationMs)}`, style)],
  ];
  const shown = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

function title(projectRoot: string, { colors, width }: Style): string {
  const name = shortenMiddle(printable(basename(projectRoot) || projectRoot), width);
  const path = shortenMiddle(printable(projectRoot), width - displayWidth(name) - 2);
  return `${colors.bold(name)}  ${colors.dim(path)}`;
}
