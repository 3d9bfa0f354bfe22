// Twice the files, twice the time: generated projects of one shape, each twice as large as the one before.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateProject } from './generate-project.js';
import { analysis, withOutput } from './lintel.js';
import { measureInterleaved } from './measure.js';
import { present, seconds, writeTable } from './publish.js';

const sizes = [12_500, 25_000, 50_000, 100_000, 200_000];
const dependenciesPerFile = 5;

/** @param {{ rounds: number, publish: boolean }} options */
export function measureGrowth({ rounds, publish }) {
  const place = mkdtempSync(join(tmpdir(), 'lintel-growth-'));
  try {
    const contenders = sizes.map((size) => {
      process.stderr.write(`generating ${size} files\n`);
      const folder = join(place, `${size}`);
      generateProject(folder, size, size * dependenciesPerFile);
      return { size, folder };
    });
    const results = withOutput((out) =>
      measureInterleaved(
        contenders.map(({ folder }) => analysis(folder, out)),
        rounds,
      ),
    );
    const rows = results.map(({ failure, cpuSeconds, wallSeconds, peakMb }, i) => {
      const before = results[i - 1]?.cpuSeconds;
      return [
        sizes[i] ?? 0,
        failure ?? seconds(cpuSeconds),
        seconds(wallSeconds),
        Math.round(peakMb),
        before === undefined ? '' : (cpuSeconds / before).toFixed(2),
      ];
    });
    const head = ['files', 'CPU s', 'wall s', 'peak MB', 'CPU ÷ half the files'];
    present('growth', writeTable(head, rows), publish);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
