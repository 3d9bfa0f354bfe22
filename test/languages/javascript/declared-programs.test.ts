// Programs that a package.json names: other files may use them, and yet they are where the project begins.
import { expect, it } from 'vitest';
import { findEntryPoints } from '../../../src/query/product/entry-points.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

const code = "import '../cart.js';\n";
const project = {
  'cart.js': '',
  'bin/till.js': code,
  'bin/desk.js': code,
  'server/server.js': code,
  'server/worker.ts': code,
  'extra/cli.js': "import '../server/server.js';\n",
  'extra/build.js': code,
};

async function entriesIn(fields: object): Promise<unknown> {
  const report = await analyzeText({ ...project, 'package.json': JSON.stringify(fields) });
  return report.entryPoints?.map(({ file, kind, manifest }) => `${file} ${kind} ${manifest}`);
}

it.each([
  [{ bin: './bin/till.js' }, ['bin/till.js']],
  [{ bin: { till: 'bin/till.js', desk: 'bin/desk', gone: 'dist/gone.js' } }, ['bin/desk.js', 'bin/till.js']],
  [{ scripts: { start: 'NODE_ENV=production node server/server.js --port 80' } }, ['server/server.js']],
  [
    { scripts: { start: 'node -r dotenv/config --max-old-space-size=99 server/server' } },
    ['server/server.js'],
  ],
  [
    {
      scripts: {
        start: 'npm run all && npm start',
        all: 'concurrently \'yarn server\' "tsx watch ./server/worker.ts"',
        server: 'nodemon server/server.js',
        build: 'node extra/build.js',
      },
    },
    ['server/server.js', 'server/worker.ts'],
  ],
])('the programs of %j', async (fields, files) => {
  expect(await entriesIn(fields)).toEqual(files.map((file) => `${file} program package.json`));
});

it.each([{}, { bin: 5, scripts: { start: 5 } }, { bin: '../till.js', scripts: { start: 'next start' } }])(
  'no program of %j',
  async (fields) => {
    expect(await entriesIn(fields)).toBeUndefined();
  },
);

it('they come first in the overview', async () => {
  const report = await analyzeText({
    ...project,
    'package.json': JSON.stringify({ scripts: { start: 'node server/server.js' } }),
  });
  expect(findEntryPoints(report).files.map(({ file }) => file)).toContain('server/server.js');
});

it.each(['node -r ', 'node ', '-r ', '-a=', 'npm run ', 'node -'])(
  'much of %j takes no time',
  async (part) => {
    const cpuMs = startCpuClock();
    await entriesIn({ scripts: { start: `node ${part.repeat(20_000)}` } });
    expect(cpuMs()).toBeLessThan(5000);
  },
);
