import { renderChangePage } from '../formats.ts';
import type { DiffFormat } from './diff-format.ts';

export const diffHtml: DiffFormat = {
  id: 'html',
  description: 'the page with the change, as one file that opens anywhere',
  render: renderChangePage,
};
