// The files to handle with care, with the figures that their risk is made of.
import type { Report, RiskFile, Signal } from '../../model/report.ts';
import {
  countHeaderDependents,
  type DependentsDetail,
  writeDependents,
} from '../../query/header-dependents.ts';
import { countProductDependents } from '../../query/product-dependents.ts';
import { printable } from '../../std/printable.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf, writeNumber, writeSize } from '../../std/words.ts';
import { wrapList } from './wrap.ts';

const shownFiles = 5;

export function renderCare(report: Pick<Report, 'risks' | 'detailed'>, style: Style): string[] {
  const { top_risk_files: files, history } = report.risks;
  if (files.length === 0) return [];
  const shown = files.slice(0, shownFiles);
  const paths = shown.map(({ file }) => file);
  const [ofHeaders, ofProduct] = [
    countHeaderDependents(report, paths),
    countProductDependents(report, paths),
  ];
  const detailOf = (file: string): DependentsDetail => ({
    headerDependents: ofHeaders.get(file),
    productDependents: ofProduct.get(file),
  });
  const scoreWidth = Math.max(...shown.map(({ riskScore }) => writeNumber(riskScore).length));
  const indent = scoreWidth + 4;
  return [
    heading('Handle with care', '', style),
    ...shown.flatMap((file) => [
      `  ${style.colors.bold(writeNumber(file.riskScore).padStart(scoreWidth))}  ${shortenMiddle(printable(file.file), style.width - indent)}`,
      ...wrapList(explain(file, detailOf(file.file), history.used), style.width - indent).map((line) =>
        remark(indent, line, style),
      ),
    ]),
    remark(2, `${history.used ? 'Changes' : 'Changes do not count'}: ${printable(history.reason)}`, style),
  ];
}

function explain(file: RiskFile, detail: DependentsDetail, countsChanges: boolean): string[] {
  return [
    writeSize(file.size),
    countOf(file.outgoing, 'import'),
    writeDependents(file.dependents, detail),
    ...(countsChanges ? [countOf(file.changes, 'change')] : []),
    ...file.signals.map(inWords),
  ];
}

function inWords(signal: Signal): string {
  switch (signal) {
    case 'circular_dependency':
      return 'in a cycle';
    case 'god_module':
      return 'god module';
    case 'dependency_explosion':
      return 'hub';
    default:
      return countOf(Number(signal.slice('layer_violations:'.length)), 'layer violation');
  }
}
