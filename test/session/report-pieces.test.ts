import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { renderPageReport } from '../../src/report/render-page-report.ts';
import { renderReport } from '../../src/report/render-report.ts';
import type { Piece } from '../../src/session/list-pieces.ts';
import { type RenderedReport, ReportPieces } from '../../src/session/report-pieces.ts';
import { textProject } from '../support/text-project.ts';

/** Who imports whom, and from which line on. */
type Shop = ReadonlyMap<string, ShopFile>;

interface ShopFile {
  readonly line: number;
  readonly imports: readonly string[];
}

function reportOn(shop: Shop): Promise<Report> {
  const texts = Array.from(shop, ([name, { line, imports }]) => [
    `${name}.ts`,
    '\n'.repeat(line) + imports.map((other) => `import '${other}';`).join('\n'),
  ]);
  return analyze(textProject(Object.fromEntries(texts)), defaultOptions);
}

const name = fc.constantFrom(...'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' '));
const imports = fc.array(
  fc.oneof(
    name.map((other) => `./${other}.ts`),
    fc.constantFrom('zod', 'ünï'),
  ),
  { maxLength: 5 },
);
const file = fc.record({ line: fc.nat(2), imports });
const edit = fc.tuple(name, fc.option(file, { nil: undefined }));
const visits = fc.array(fc.array(edit, { maxLength: 2 }), { minLength: 1, maxLength: 5 });

it('renders what a fresh rendering gives, whatever changed between two reports', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, file)),
      visits,
      fc.integer({ min: 1, max: 6 }),
      async (first, rounds, length) => {
        const shop = new Map(first);
        const pieces = new ReportPieces(length);
        for (const edits of rounds) {
          for (const [path, content] of edits) {
            if (content === undefined) shop.delete(path);
            else shop.set(path, content);
          }
          const report = await reportOn(shop);
          expect(textsOf(pieces.render(report))).toEqual(freshTexts(report));
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('renders again only what changed', async () => {
  const many = Array.from(
    { length: 40 },
    (_, i) => [`part${10 + i}`, { line: 0, imports: ['./part10.ts', 'zod'] }] as const,
  );
  const pieces = new ReportPieces(4);
  const render = (report: Report): readonly Piece[] => Object.values(pieces.render(report)).flat();
  const before = new Set(render(await reportOn(new Map(many))));
  const edited: Shop = new Map<string, ShopFile>(many).set('part30', {
    line: 7,
    imports: ['./part10.ts', 'zod'],
  });
  const after = render(await reportOn(edited));
  // In the report the five between the lists, a node whose size changed, and the edges whose line moved. For the page the
  // four around its lists, that node, and the ends and the lines of those edges.
  expect(after.filter((piece) => !before.has(piece))).toHaveLength(7 + 7);
  // A new file changes the numbers of nodes, and so the ends of all edges: here the report alone is held.
  const grown = pieces.render(
    await reportOn(new Map<string, ShopFile>(edited).set('part20a', { line: 0, imports: ['zod'] })),
  ).whole;
  const known = new Set(after);
  expect(grown.filter((piece) => !known.has(piece)).length).toBeLessThan(20);
});

it.each(['nodes', 'edges'] as const)('notices the change of any member of the detailed %s', async (list) => {
  const report = await reportOn(new Map([['cart', { line: 0, imports: ['./cart.ts', 'zod', 'node:fs'] }]]));
  for (const [at, element] of report.detailed[list].entries()) {
    for (const changed of withEveryMemberChanged(element)) {
      const elements: unknown[] = report.detailed[list].with(at, consistent(changed) as never);
      const other = { ...report, detailed: { ...report.detailed, [list]: elements } };
      const pieces = new ReportPieces();
      pieces.render(report);
      expect(textsOf(pieces.render(other))).toEqual(freshTexts(other));
    }
  }
});

function textsOf({ whole, page }: RenderedReport): readonly string[] {
  return [whole, page].map((pieces) => Buffer.concat(pieces.map(({ bytes }) => bytes)).toString());
}

function freshTexts(report: Report): readonly string[] {
  return [renderReport(report), renderPageReport(report)].map((chunks) => [...chunks].join(''));
}

/** The ID of an edge says nothing that its ends do not say. */
function consistent(element: unknown): unknown {
  if (typeof element !== 'object' || element === null) return element;
  if (!('source' in element) || !('target' in element)) return element;
  return { ...element, id: `${String(element.source)}->${String(element.target)}` };
}

/** Copies of a value, each with another of its members changed, however deep. */
function withEveryMemberChanged(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (typeof value !== 'object' || value === null) return [`not ${String(value)}`];
  if (Array.isArray(value)) {
    return [
      [],
      ...value.flatMap((each, i) => withEveryMemberChanged(each).map((other) => value.with(i, other))),
    ];
  }
  return Object.entries(value).flatMap(([key, member]) =>
    withEveryMemberChanged(member).map((other) => ({ ...value, [key]: other })),
  );
}
