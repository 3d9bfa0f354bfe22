// Whether a line of a file, as it is now, is the import of the report. A file can change after the analysis: then the line
// is only taken for the import if it still has its text.
import type { EdgeImport } from '../../src/model/report.ts';
import type { SourceAnswer } from '../api.ts';

interface Reported {
  /** When the report was made. */
  readonly generatedAt: string;
  /** Size of the file in the report; reports of other programs may not have it. */
  readonly size: number | undefined;
  readonly evidence: EdgeImport;
}

export function isSameSource(answer: SourceAnswer, { generatedAt, size, evidence }: Reported): boolean {
  const hasSameSize = size === undefined || size === answer.size;
  if (hasSameSize && Date.parse(answer.changedAt) <= Date.parse(generatedAt)) return true;
  const text = answer.lines[evidence.line - answer.firstLine] ?? '';
  return text.includes(evidence.specifier);
}
