// Runs the tests of the built program, and those of the page, on each newer Node: `npm test` knows only the one it runs on.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fetchNpm } from '../accuracy/npm.js';

const majors = [22, 24, 26];

const failed = majors.filter((major) => {
  const bin = join(fetchNpm('node', `node-${process.platform}-${process.arch}@${major}`).folder, 'bin');
  console.log(`\nNode ${major}`);
  const { status } = spawnSync(
    join(bin, 'node'),
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'program', '--project', 'page'],
    { stdio: 'inherit', env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` } },
  );
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Tests failed on Node ${failed.join(', ')}.`);
  process.exitCode = 1;
}
