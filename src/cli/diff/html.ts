import { renderChangePage } from '../formats.ts';
import type { DiffFormat } from './diff-format.ts';

export const diffHtml: DiffFormat = {
  id: 'html',
  description: 'the page with the change, as one file that opens anywhere',
  needsReports: true,
  render: ({ change, reports }) => {
    if (reports === undefined) throw new Error('The page needs the reports.');
    return renderChangePage({ change, ...reports });
  },
};
