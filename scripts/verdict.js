// `npm run verdict -- --projects DIR`: analyses every folder in DIR and writes what Lintel concludes of it into the table of
// docs/verdict.md. `--before FILE` names an older program to compare the health with; without it those figures stay.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {import('../src/model/report.ts').Report} Report */

const page = 'docs/verdict.md';
const marks = { start: '<!-- projects -->', end: '<!-- end of projects -->' };
const head = [
  'project',
  'files',
  'product files',
  'cycles',
  'at load time',
  'lazy',
  'compile',
  'tangles',
  'back dependencies',
  'layer violations',
  'health before',
  'health',
  'largest deduction',
];

const { projects, before } = readArguments();
const workplace = mkdtempSync(join(tmpdir(), 'lintel-verdict-'));
try {
  const known = healthBefore(readFileSync(page, 'utf8'));
  const rows = readdirSync(projects, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
    .map((name) => {
      const folder = join(projects, name);
      const report = analyze('bin/lintel.js', folder, ['--no-history', '--no-config']);
      const old = before === undefined ? known.get(name) : grade(analyze(before, folder, ['--no-config']));
      const row = describe(name, report, old ?? '');
      console.log(row.join(' | '));
      return row;
    });
  publish(rows);
} finally {
  rmSync(workplace, { recursive: true, force: true });
}

function readArguments() {
  const { values } = parseArgs({ options: { projects: { type: 'string' }, before: { type: 'string' } } });
  if (values.projects === undefined) throw new Error('Say where the projects are: --projects DIR');
  return { projects: values.projects, before: values.before };
}

/**
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} options
 * @returns {Report}
 */
function analyze(program, folder, options) {
  const out = join(workplace, 'report.json');
  const args = [program, 'analyze', folder, '--out', out, '--no-cache', '--quiet', ...options];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  return JSON.parse(readFileSync(out, 'utf8'));
}

/** @param {Report} report */
function grade({ health }) {
  return `${health.score} ${health.grade}`;
}

/**
 * @param {string} name
 * @param {Report} report
 * @param {string} old
 * @returns {string[]}
 */
function describe(name, report, old) {
  const { cycles, cycleDetails, tangles, risks, health, detailed } = report;
  const files = detailed.nodes.filter((node) => node.type === 'file');
  const product = files.filter(({ role }) => role === 'product');
  const ofKind = (/** @type {string} */ wanted) => cycleDetails.filter(({ kind }) => kind === wanted).length;
  const back = tangles.flatMap((tangle) => tangle.back).reduce((sum, { edges }) => sum + edges.length, 0);
  const [largest] = health.deductions.toSorted((a, b) => b.points - a.points);
  const figures = [
    files.length,
    product.length,
    cycles.length,
    ofKind('load'),
    ofKind('lazy'),
    ofKind('compile'),
  ];
  const caveat = health.caveat === undefined ? '' : `, ${health.caveat}`;
  return [
    name,
    ...[...figures, tangles.length, back, risks.layer_violations.length].map((count) =>
      count.toLocaleString('en'),
    ),
    old,
    `${grade(report)}${caveat}`,
    largest === undefined ? '' : `${largest.kind} −${largest.points.toFixed(1)}`,
  ];
}

/**
 * Project → its health with the older program, from the table that is there.
 * @param {string} text
 */
function healthBefore(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(cells.map((row) => [row[1] ?? '', row[1 + head.indexOf('health before')] ?? '']));
}

/** @param {readonly (readonly string[])[]} rows */
function publish(rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 || i === head.length - 1 ? '---' : '--:'));
  const table = [line(head), line(rule), ...rows.map(line)].join('\n');
  const whole = readFileSync(page, 'utf8');
  const start = whole.indexOf(marks.start);
  const end = whole.indexOf(marks.end);
  if (start === -1 || end < start) throw new Error(`${page} has no place for the table.`);
  const text = `${whole.slice(0, start + marks.start.length)}\n\n${table}\n\n${whole.slice(end)}`;
  writeFileSync(page, text);
  execFileSync('npx', ['oxfmt', page], { stdio: 'inherit' });
}
