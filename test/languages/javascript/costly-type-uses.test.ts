// Outside of cycles, compilers drop imports that types alone need too. They cost no health.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/analyze.ts';
import { DiskCache } from '../../../src/cache/disk-cache.ts';
import { defaultOptions } from '../../../src/config/default-options.ts';
import type { Report } from '../../../src/model/report.ts';
import { PreviousAnalysis } from '../../../src/previous-analysis.ts';
import { createWhatIf } from '../../../src/what-if/what-if.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';

/** Each file names the class of the next one, as a type or as a value. */
function chain(length: number, usesNext: (file: number) => 'type' | 'value'): Record<string, string> {
  const files = Array.from({ length }, (_, i): [string, string] => {
    const use = usesNext(i) === 'type' ? 'next?: Part' : 'next = new Part()';
    return [`part${i}.ts`, `import { Part } from './part${i + 1}'\nexport class Own { ${use} }\n`];
  });
  return { ...Object.fromEntries(files), [`part${length}.ts`]: 'export class Part {}\n' };
}

function countKinds({ detailed }: Report): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of detailed.edges.flatMap(({ imports }) => imports))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const costs = ({ health }: Report): readonly string[] => health.deductions.map(({ kind }) => kind);

describe('an import that points back between folders', () => {
  const shop = {
    'src/app/page.ts': `import { Cart } from '../core/cart'\nexport const cart = new Cart()\n`,
    'src/app/list.ts': `import { cart } from './page'\nexport class List { cart = cart }\n`,
    'src/core/cart.ts': `export class Cart {}\n`,
    'src/core/view.ts': `import { List } from '../app/list'\nexport class View { list?: List }\n`,
  };

  it('is one of types where compilers drop it', async () => {
    const [tangle] = (await analyzeText(shop)).tangles;
    expect(tangle?.cuts.map(({ edges, change }) => [edges, change])).toEqual([
      [[['src/core/view.ts', 'src/app/list.ts']], 'move-types'],
    ]);
    expect(countKinds(await analyzeText(shop))).toEqual({ static: 2, type: 1 });
  });

  it('is more where it is needed when the code runs', async () => {
    const view = `import { List } from '../app/list'\nexport class View { list = new List() }\n`;
    expect(countKinds(await analyzeText({ ...shop, 'src/core/view.ts': view }))).toEqual({ static: 3 });
  });
});

describe('what a file reaches', () => {
  it('is not what compilers drop', async () => {
    const report = await analyzeText(chain(60, () => 'type'));
    expect(costs(report)).toEqual([]);
    expect(countKinds(report)).toEqual({ type: 60 });
    expect(createWhatIf(report)).toBeDefined();
  });

  it('is what the code needs when it runs', async () => {
    const report = await analyzeText(chain(60, () => 'value'));
    expect(costs(report)).toEqual(['reach']);
    expect(countKinds(report)).toEqual({ static: 60 });
  });

  it('is what the config keeps', async () => {
    const config = { 'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }' };
    expect(costs(await analyzeText({ ...chain(60, () => 'type'), ...config }))).toEqual(['reach']);
  });

  it('is not looked at again where it costs nothing', async () => {
    expect(countKinds(await analyzeText(chain(20, () => 'type')))).toEqual({ static: 20 });
  });

  it('is looked at again in some files first: where nothing is dropped, in no others', async () => {
    expect(await countReads(chain(600, () => 'value'))).toBe(601 + 40);
    expect(await countReads(chain(600, (file) => (file % 20 === 0 ? 'type' : 'value')))).toBe(601 + 600);
  });
});

async function countReads(texts: ProjectText): Promise<number> {
  const project = textProject(texts);
  let count = 0;
  const read: typeof project.read = (file) => {
    count++;
    return project.read(file);
  };
  await analyze({ ...project, read }, defaultOptions);
  return count;
}

it('is the same after each edit as in a fresh run', async () => {
  const cache = new DiskCache({ file: undefined, key: '', scanStartedMs: 0, isReused: true });
  const previous = new PreviousAnalysis();
  const types = chain(60, () => 'type');
  const steps = [
    types,
    types,
    chain(60, (file) => (file === 30 ? 'value' : 'type')),
    { ...types, 'part9.ts': `\n${types['part9.ts']}` },
    chain(60, () => 'value'),
    types,
  ];
  for (const texts of steps) {
    const fresh = await analyzeText(texts);
    const next = await analyze(textProject(texts), defaultOptions, { cache, previous });
    expect({ ...next, generatedAt: '' }).toEqual({ ...fresh, generatedAt: '' });
    cache.startRun(0);
  }
});
