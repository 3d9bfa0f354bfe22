// The riskiest of the files that the filters show. The report lists only the first of the whole project.
import type { DetailedFile, RiskFile } from '../../src/model/report.ts';
import type { ReportIndex } from './report-index.ts';

/** As many as the report lists at most. */
const most = 15;

export function rankShown(index: ReportIndex, shown: Uint8Array): readonly RiskFile[] {
  const listed = index.report.risks.top_risk_files;
  const numbers = listed.map(({ file }) => index.numberOf.get(file) ?? -1);
  const first = listed.filter((_, place) => shown[numbers[place] ?? -1] === 1);
  // A shorter list has all files with a score.
  if (listed.length < most) return first;
  const isListed = new Set(numbers);
  const scoreOf = (file: number): number => index.riskScore[file] ?? 0;
  // What has a higher score than the last one and is not listed does nothing but list other files.
  const highest = listed.at(-1)?.riskScore ?? 0;
  const others = [...shown.keys()].filter(
    (file) => shown[file] === 1 && scoreOf(file) > 0 && scoreOf(file) <= highest && !isListed.has(file),
  );
  const sizeOf = (file: number): number => (index.nodes[file] as DetailedFile).size;
  return [
    ...first,
    ...others
      .sort((a, b) => scoreOf(b) - scoreOf(a) || sizeOf(b) - sizeOf(a) || a - b)
      .slice(0, most - first.length)
      .map((file) => toRiskFile(index, file)),
  ];
}

function toRiskFile({ nodes, riskScore, signalsOf }: ReportIndex, file: number): RiskFile {
  const { id, outgoing, incoming, size, changes } = nodes[file] as DetailedFile;
  const signals = signalsOf.get(file) ?? [];
  return {
    file: id,
    riskScore: riskScore[file] ?? 0,
    outgoing,
    dependents: incoming,
    size,
    changes,
    signals,
  };
}
