import type { DiffFormat } from './diff-format.ts';

export const diffJson: DiffFormat = {
  id: 'json',
  description: 'the whole change as data',
  render: ({ change }) => [`${JSON.stringify(change, null, 2)}\n`],
};
