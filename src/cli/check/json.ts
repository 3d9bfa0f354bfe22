import { summarizeCheck } from '../../query/rules/summarize-check.ts';
import type { CheckFormat } from './check-format.ts';

export const checkJson: CheckFormat = {
  id: 'json',
  description: 'all results as data',
  render: ({ results, unknownEntries, isPartial }) => {
    const report = { results, unknownEntries, ...(isPartial === true && { isPartial }) };
    return `${JSON.stringify({ summary: summarizeCheck(report), ...report }, null, 2)}\n`;
  },
};
