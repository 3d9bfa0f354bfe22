// `npm run bench:mcp`: how long an agent waits for an answer of `lintel mcp` after an edit, compared with a full analysis by
// the command. Generated files in a git repository; the time that passes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { generateProject } from './generate-project.js';

const files = 5000;
const dependencies = 27_500;
const rounds = 9;
const program = join(import.meta.dirname, '..', 'bin', 'lintel.js');

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const place = mkdtempSync(join(tmpdir(), 'lintel-mcp-'));
try {
  const folder = join(place, 'project');
  generateProject(folder, files, dependencies);
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '--message=x');
  // Younger files are always read again.
  await delay(2500);
  const full = fullAnalysis(folder);
  console.log(`full analysis: ${Math.round(full)} ms`);
  for (const [name, costs] of Object.entries(await answers(folder)))
    console.log(`${name}: ${Math.round(median(costs))} ms, ${(median(costs) / full).toFixed(2)} of it`);
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** @param {string} folder */
function fullAnalysis(folder) {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    execFileSync(
      process.execPath,
      [program, 'analyze', '--no-cache', '--quiet', '--out', join(place, 'x.json')],
      {
        cwd: folder,
      },
    );
    return performance.now() - start;
  });
  return median(times);
}

/**
 * Milliseconds from the edit to the answer.
 * @param {string} folder
 */
async function answers(folder) {
  const child = spawn(process.execPath, [program, 'mcp', '--no-cache'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const send = (/** @type {object} */ message) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = async (/** @type {string} */ method, /** @type {object} */ params) => {
    send({ id: ++id, method, params });
    return JSON.parse(String((await lines.next()).value));
  };
  await ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  const name = readdirSync(folder).find((entry) => entry.endsWith('.ts')) ?? '';
  const original = readFileSync(join(folder, name), 'utf8');
  const question = { name: 'file', arguments: { file: name } };
  await ask('tools/call', question);
  /** @type {Record<string, (round: number) => void>} */
  const edits = {
    'nothing changed': () => undefined,
    'a line added': () => appendFileSync(join(folder, name), 'export const more = 1;\n'),
    'an import added': (round) =>
      writeFileSync(join(folder, name), `import 'package-${round}';\n${original}`),
  };
  /** @type {Record<string, number[]>} */
  const costs = {};
  for (const [edit, apply] of Object.entries(edits)) {
    costs[edit] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      apply(round);
      const { result } = await ask('tools/call', question);
      costs[edit].push(performance.now() - start);
      if (edit === 'an import added' && !result.content[0].text.includes(`package-${round}`))
        throw new Error('The answer is older than the edit');
    }
  }
  child.stdin.end();
  await once(child, 'exit');
  return costs;
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
