// The files with the highest risk, and the reasons.
import type { RiskFile, Signal } from '../../model/report.ts';
import { printable } from '../../std/printable.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf, writeNumber } from './words.ts';

const shownFiles = 5;

export function renderRiskiest(files: readonly RiskFile[], style: Style): string[] {
  if (files.length === 0) return [];
  const shown = files.slice(0, shownFiles);
  const scoreWidth = Math.max(...shown.map(({ riskScore }) => writeNumber(riskScore).length));
  const indent = scoreWidth + 4;
  return [
    heading('Riskiest files', '', style),
    ...shown.flatMap((file) => [
      `  ${style.colors.bold(writeNumber(file.riskScore).padStart(scoreWidth))}  ${shortenMiddle(printable(file.file), style.width - indent)}`,
      remark(indent, explain(file).join(' · '), style),
    ]),
  ];
}

function explain(file: RiskFile): string[] {
  const reasons = file.signals.map((signal) => inWords(signal, file));
  if (file.dependents > 0) {
    reasons.push(
      file.dependents === 1 ? '1 file depends on it' : `${writeNumber(file.dependents)} files depend on it`,
    );
  }
  if (file.outgoing > 0 && !file.signals.includes('god_module')) {
    reasons.push(`depends on ${writeNumber(file.outgoing)}`);
  }
  return reasons;
}

function inWords(signal: Signal, file: RiskFile): string {
  switch (signal) {
    case 'circular_dependency':
      return 'in a cycle';
    case 'god_module':
      return `god module (${countOf(file.outgoing, 'dependency', 'dependencies')})`;
    case 'dependency_explosion':
      return `hub (${countOf(file.dependents + file.outgoing, 'connection')})`;
    default:
      return countOf(Number(signal.slice('layer_violations:'.length)), 'layer violation');
  }
}
