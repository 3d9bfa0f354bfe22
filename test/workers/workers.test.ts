import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { Project } from '../../src/model/project.ts';
import type { Batch, WorkerPool } from '../../src/model/worker-pool.ts';
import { createWorkerPool } from '../../src/workers/create-worker-pool.ts';
import { bundleText } from '../support/bundle-module.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const partCount = 300;

const shop = {
  ...Object.fromEntries(
    Array.from({ length: partCount }, (_, part) => [
      `parts/part-${part}.ts`,
      `import './part-${(part * 7) % partCount}';\nimport type { Cart } from '../cart';\nimport './gone';\n`,
    ]),
  ),
  'cart.ts': "import { till } from './till.js';\nimport('react');\n",
  'till.js': "require('./cart');\n",
  'bills/__init__.py': 'from . import invoice\n',
  'bills/invoice.py': 'import bills\n',
  'src/Shop.java': 'package shop;\nclass Shop { Order order; }\n',
  'src/Order.java': 'package shop;\nclass Order {}\n',
  'large.ts': '// nothing but words\n'.repeat(100),
};

describe('workers', () => {
  let built = '';
  beforeAll(async () => {
    built = await bundleText('src/workers/extraction-worker.ts');
  });

  for (const { count, tags } of [
    { count: 2, tags: [] },
    { count: 1, tags: ['slow'] },
    { count: 3, tags: ['slow'] },
  ]) {
    it(`make the same report as without them: ${count} of them`, { tags }, async () => {
      const project = await scanShop();
      const workers = alone(createWorkerPool(project, count, moduleOf(built)));
      expect(await analyzeWith(workers, project)).toEqual(await analyzeWith(undefined, project));
    });
  }

  it('share the work with the main thread', async () => {
    const project = await scanShop();
    const workers = createWorkerPool(project, 1, moduleOf(built));
    expect(await analyzeWith(workers, project)).toEqual(await analyzeWith(undefined, project));
  });

  it.each([
    ['ends', 'process.exit(3)', 'exit code 3'],
    ['crashes', "throw new Error('Lost')", 'Lost'],
    [
      'sends nonsense',
      "parentPort.postMessage({ kind: 'finished', outcomes: unknown })",
      'its result is incomplete',
    ],
  ])('that fail lose nothing: one that %s', async (_, deed, reason) => {
    const project = await scanShop();
    const module = moduleOf(`
      import { parentPort } from 'node:worker_threads';
      const unknown = {
        extractions: { strings: [], targets: [], stats: new Float64Array(), numbers: new Int32Array() },
        diagnostics: new Map(),
      };
      parentPort.on('message', () => { ${deed} });
      parentPort.postMessage({ kind: 'ready' });
    `);
    const without = await analyzeWith(undefined, project);
    expect(await analyzeWith(alone(createWorkerPool(project, 2, module)), project)).toEqual({
      ...without,
      diagnostics: [failure(reason), ...without.diagnostics],
    });
  });

  it('that cannot be started are done without', async () => {
    const project = await scanShop();
    const report = await analyzeWith(
      createWorkerPool(project, 1, new URL('file:///nowhere/worker.js')),
      project,
    );
    expect(report.diagnostics[0]).toMatchObject({ kind: 'worker-failed', file: '.' });
    expect(report.diagnostics[0]?.message).toContain('Cannot find module');
    expect(report.edges).toEqual((await analyzeWith(undefined, project)).edges);
  });

  it('stop with the reason of the signal', async () => {
    const project = await scanShop();
    const interruption = new AbortController();
    const reason = new Error('Enough');
    const workers = alone(createWorkerPool(project, 2, moduleOf('setInterval(() => {}, 1000);')));
    const analysis = analyze(project, defaultOptions, { signal: interruption.signal, workers });
    interruption.abort(reason);
    await expect(analysis).rejects.toBe(reason);
  });

  it('are not called for a small project', async () => {
    const project = await scanShop();
    const workers = createWorkerPool(project, undefined, new URL('file:///nowhere/worker.js'));
    expect(await analyzeWith(workers, project)).toEqual(await analyzeWith(undefined, project));
  });
});

function scanShop(): Promise<Project> {
  return scanFolder(temporaryFolder(shop), { maxFileSize: 2000 });
}

async function analyzeWith(workers: WorkerPool | undefined, project: Project) {
  const report = await analyze(project, defaultOptions, { workers });
  return { ...report, generatedAt: '' };
}

/** Leaves the main thread only what is put back: it would have read everything before a worker has started. */
function alone(workers: WorkerPool | undefined): WorkerPool {
  return {
    run: async (queue, signal) => {
      const batches: Batch[] = [];
      for (let batch = queue.take(); batch !== undefined; batch = queue.take()) batches.push(batch);
      const rest = {
        files: queue.files,
        take: () => batches.pop(),
        putBack: (batch: Batch) => queue.putBack(batch),
        finish: queue.finish.bind(queue),
      };
      const failures = (await workers?.run(rest, signal)) ?? [];
      // Batches of workers that failed.
      for (const batch of batches) queue.putBack(batch);
      return failures;
    },
  };
}

function moduleOf(text: string): URL {
  return pathToFileURL(join(temporaryFolder({ 'worker.mjs': text }), 'worker.mjs'));
}

function failure(reason: string): Diagnostic {
  const message = `A worker thread failed: ${reason}. Its files were analysed without it; the report is complete.`;
  return { kind: 'worker-failed', file: '.', message };
}
