// Who may import whom: the rules of Lintel's own configuration hold, and the tables in ARCHITECTURE.md say the same.
// Exhaustive: a new folder or file in src/ needs a row and a rule.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/index.ts';
import { linesOf } from '../support/broken-rules.ts';

interface TableRow {
  readonly part: string;
  readonly mayImport: readonly string[];
}

const report = await analyze('.', { include: ['/src', '/web'], history: false });
const ruleOf = new Map(report.settings.rules!.map((rule) => [rule.name, rule]));
const parts = readTable('## Who may import whom');
const languageParts = readTable('### Inside `languages/`');
const base = ['src/model/**', 'src/std/**'];

it('finds no broken rule in itself', () => {
  expect(linesOf(report.rules!)).toEqual([]);
});

describe('the table in ARCHITECTURE.md', () => {
  it('has a row for every part of src/, and no other', () => {
    const entries = readdirSync('src', { withFileTypes: true });
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(parts.map(({ part }) => part).toSorted()).toEqual(names.toSorted());
  });

  it.each(parts)('says what the rule of $part says', ({ part, mayImport }) => {
    const own = base.includes(pathOf(part)) ? [] : base;
    const others = mayImport.filter((name) => name !== 'Node').map(pathOf);
    expect(ruleOf.get(part)).toMatchObject({
      verb: 'mayUse',
      from: { patterns: [pathOf(part)] },
      targets: { patterns: [...own, ...others, 'package:*'] },
    });
  });

  it("says who may use Node's own modules", () => {
    const users = parts
      .filter(({ mayImport }) => mayImport.includes('Node'))
      .map(({ part }) => `!${pathOf(part)}`);
    expect(ruleOf.get('Node')).toMatchObject({
      verb: 'mustNotUse',
      from: { patterns: ['src/**', ...users] },
      targets: { patterns: ['package:node:*'] },
    });
  });

  it('allows nothing that no file needs', () => {
    const used = new Set(report.edges.map(([source, target]) => `${partOf(source)} → ${partOf(target)}`));
    const unused = parts.flatMap(({ part, mayImport }) =>
      mayImport.map((other) => `${part} → ${other}`).filter((pair) => !used.has(pair)),
    );
    expect(unused).toEqual([]);
  });

  it.each(languageParts)('says what the rule of $part inside languages/ says', ({ part, mayImport }) => {
    expect(ruleOf.get(`languages: ${part}`)).toMatchObject({
      verb: 'mayUse',
      targets: { patterns: [...base, ...mayImport.map((name) => pathOf(`languages/${name}`)), 'package:*'] },
    });
  });
});

it('has no file of more than 350 lines: that would be two ideas', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const long = files.filter((file) => readFileSync(`src/${file}`, 'utf8').split('\n').length > 350);
  expect(long).toEqual([]);
});

/** `graph/` → `src/graph/**` */
function pathOf(part: string): string {
  return `src/${part.endsWith('/') ? `${part}**` : part}`;
}

/** The first table after a heading. Its rows are `part | parts that it may import`. */
function readTable(heading: string): readonly TableRow[] {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const lines = text.slice(text.indexOf(`\n${heading}\n`)).split('\n');
  const start = lines.findIndex((line) => /^\| -+/.test(line)) + 1;
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start, end).flatMap((line) => {
    const [names = '', allowed = ''] = line.split('|').slice(1);
    return namesIn(names).map((part) => ({ part, mayImport: namesIn(allowed) }));
  });
}

function namesIn(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.replaceAll('`', '').trim())
    .filter((name) => name !== '');
}

/** `src/graph/cycles.ts` → `graph/` */
function partOf(id: string): string {
  if (id.startsWith('pkg:node:')) return 'Node';
  const [, part = '', ...rest] = id.split('/');
  return rest.length === 0 ? part : `${part}/`;
}
