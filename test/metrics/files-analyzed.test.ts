import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Project } from '../../src/model/project.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { textProject } from '../support/text-project.ts';
import { expectValidReport } from '../support/valid-report.ts';

it('does not count a file over the size limit, which is a node all the same', async () => {
  const folder = temporaryFolder({
    'cart.ts': "import './prices';\n",
    'prices.ts': `// ${'9.99 '.repeat(300)}\n`,
  });
  const report = await analyzeFolder(folder, { maxFileSize: 1024 });
  expectValidReport(report);
  expect([report.nodes, report.metrics.filesAnalyzed]).toEqual([['cart.ts', 'prices.ts'], 1]);
});

const shop = textProject({ 'cart.ts': "import './prices';\n", 'prices.ts': '' });

/** The shop after prices.ts became unreadable. */
const locked: Project = {
  ...shop,
  read: (file) =>
    file.path === 'prices.ts'
      ? {
          kind: 'failed',
          diagnostic: { kind: 'unreadable-file', file: file.path, message: 'Cannot read this file.' },
        }
      : shop.read(file),
};

it('does not count a file that cannot be read', async () => {
  const report = await analyze(locked, defaultOptions);
  expectValidReport(report);
  expect([report.nodes, report.metrics.filesAnalyzed]).toEqual([['cart.ts', 'prices.ts'], 1]);
});

it('counts again where everything else is reused', async () => {
  const previous = new PreviousAnalysis();
  const counts = [];
  for (const project of [shop, locked, shop])
    counts.push((await analyze(project, defaultOptions, { previous })).metrics.filesAnalyzed);
  expect(counts).toEqual([2, 1, 2]);
});
