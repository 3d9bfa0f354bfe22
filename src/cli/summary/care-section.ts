// The files to handle with care, with the factors of their risk score.
import type { Report, RiskFile } from '../../model/report.ts';
import { describeHistory, describeSignal } from '../../query/files/describe-risk.ts';
import {
  countHeaderDependents,
  type DependentsDetail,
  writeDependents,
} from '../../query/graph/header-dependents.ts';
import { countProductDependents } from '../../query/product/product-dependents.ts';
import { unreadFiles } from '../../query/product/unread-files.ts';
import { printable } from '../../std/printable.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf, writeNumber, writeSize } from '../../std/words.ts';
import { wrap, wrapList } from './wrap.ts';

const shownFiles = 5;

export function renderCare(
  report: Pick<Report, 'risks' | 'detailed' | 'diagnostics'>,
  style: Style,
): string[] {
  const { top_risk_files: files, history } = report.risks;
  if (files.length === 0) return [];
  const shown = files.slice(0, shownFiles);
  const paths = shown.map(({ file }) => file);
  const ofHeaders = countHeaderDependents(report, paths);
  const ofProduct = countProductDependents(report, paths);
  const unread = new Set(unreadFiles(report));
  const scoreWidth = Math.max(...shown.map(({ riskScore }) => writeNumber(riskScore).length));
  const indent = scoreWidth + 4;
  return [
    heading('Handle with care', '', style),
    ...shown.flatMap((file) => [
      `  ${style.colors.bold(writeNumber(file.riskScore).padStart(scoreWidth))}  ${shortenMiddle(printable(file.file), style.width - indent)}`,
      ...wrapList(
        explain(file, {
          headerDependents: ofHeaders.get(file.file),
          productDependents: ofProduct.get(file.file),
          isUnread: unread.has(file.file),
          countsChanges: history.used,
        }),
        style.width - indent,
      ).map((line) => remark(indent, line, style)),
    ]),
    ...wrap(printable(describeHistory(history)), style.width - 2).map((line) => remark(2, line, style)),
  ];
}

interface Known extends DependentsDetail {
  readonly isUnread: boolean;
  readonly countsChanges: boolean;
}

function explain(file: RiskFile, { isUnread, countsChanges, ...detail }: Known): string[] {
  return [
    writeSize(file.size),
    isUnread ? 'imports not read' : countOf(file.outgoing, 'import'),
    writeDependents(file.dependents, detail),
    ...(countsChanges ? [countOf(file.changes, 'change')] : []),
    ...file.signals.map(describeSignal),
  ];
}
