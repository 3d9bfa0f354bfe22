// `npm run bench`: Lintel beside its peers on the same files, in one run. This hardware is never quiet, so only the
// ratios mean something. `npm run bench -- --rounds 9` for more patience.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typescript500, typescript5000 } from './corpora.js';
import { measureInTurns } from './measure.js';
import { installPeers, revDep } from './peers.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const lintel = join(import.meta.dirname, '..', 'bin', 'lintel.js');

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
installPeers();
for (const corpus of [typescript500(), typescript5000()]) compare(corpus);

/** @param {string} corpus */
function compare(corpus) {
  const out = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  try {
    const contenders = [
      { name: 'node, starting alone', cwd: corpus, command: [process.execPath, '-e', '0'] },
      {
        name: 'lintel analyze',
        cwd: corpus,
        command: [process.execPath, lintel, 'analyze', '.', '--quiet', '--out-dir', out, '--no-cache'],
      },
      {
        // Its first round fills the cache; the median is of those that found it.
        name: 'lintel analyze, again',
        cwd: corpus,
        command: [process.execPath, lintel, 'analyze', '.', '--quiet', '--out-dir', out],
      },
      ...revDep(corpus),
    ];
    const results = measureInTurns(contenders, rounds);
    const { metrics } = JSON.parse(readFileSync(join(out, 'graph.json'), 'utf8'));
    console.log(
      `\n${corpus.slice(corpus.lastIndexOf('/') + 1)}: ${metrics.filesAnalyzed} files, ${metrics.totalDependencies} dependencies, median of ${rounds} rounds`,
    );
    printTable(results);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** @param {ReturnType<typeof measureInTurns>} results */
function printTable(results) {
  const own = results.find(({ contender }) => contender.name.startsWith('lintel'));
  console.table(
    Object.fromEntries(
      results.map(({ contender, exitCode, cpuSeconds, wallSeconds, peakMb }) => [
        contender.name,
        {
          'CPU s': cpuSeconds.toFixed(2),
          'wall s': wallSeconds.toFixed(2),
          'peak MB': Math.round(peakMb),
          'CPU ÷ lintel': (cpuSeconds / (own?.cpuSeconds ?? 1)).toFixed(2),
          ...(exitCode === 0 ? {} : { failed: `exit ${exitCode}` }),
        },
      ]),
    ),
  );
}
