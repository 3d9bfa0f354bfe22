// Asks `lintel mcp` through the command line of the official inspector: what it lists, and every tool on the sample project.
// Not part of `npm test`, because the inspector needs a newer Node and a hundred packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchNpm } from '../accuracy/npm.js';

const inspector = '@modelcontextprotocol/inspector';
const inspectorVersion = '2.12.0';
const nodeMajor = 24;

const node = join(
  fetchNpm('node', `node-${process.platform}-${process.arch}@${nodeMajor}`).folder,
  'bin',
  'node',
);
const sample = fileURLToPath(new URL('../examples/sample-project', import.meta.url));
const program = fileURLToPath(new URL('../bin/lintel.js', import.meta.url));
const entry = installInspector();

/** Tool → its arguments. */
const questions = {
  overview: [],
  file: ['file=storefront/src/core/cart.ts'],
  impact: ['files=["storefront/src/shared/money.ts"]'],
  path: ['from=storefront/src/ui/server.ts', 'to=storefront/src/shared/money.ts'],
  affected: ['files=["storefront/src/shared/money.ts"]'],
  place: ['file=storefront/src/core/tax.ts', 'imports=["storefront/src/shared/money.ts"]'],
};

const { tools } = ask(['--method', 'tools/list']);
const listed = tools.map((/** @type {{ name: string }} */ { name }) => name);
const failures = listed.join() === Object.keys(questions).join() ? [] : [`lists ${listed.join(', ')}`];
for (const [name, args] of Object.entries(questions)) {
  const flags = args.flatMap((arg) => ['--tool-arg', arg]);
  const { content, isError } = ask(['--method', 'tools/call', '--tool-name', name, ...flags]);
  const text = content?.[0]?.text ?? '';
  console.log(`${name}: ${text.split('\n')[0]}`);
  if (isError === true || !text.includes('analysed')) failures.push(`${name}: ${text}`);
}
if (failures.length > 0) {
  console.error(`These answers are wrong:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** @param {readonly string[]} args */
function ask(args) {
  const command = [entry, '--cli', node, program, 'mcp', '--no-cache', ...args];
  return JSON.parse(execFileSync(node, command, { cwd: sample, encoding: 'utf8', timeout: 60_000 }));
}

function installInspector() {
  const folder = join(tmpdir(), 'lintel-corpora', 'mcp', `inspector-${inspectorVersion}`);
  const installed = join(folder, 'node_modules', inspector);
  if (!existsSync(join(installed, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const wanted = `${inspector}@${inspectorVersion}`;
    // Nothing of a package is run while it is installed.
    execFileSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, wanted], {
      stdio: 'inherit',
    });
  }
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return join(installed, bin['mcp-inspector']);
}
