// Every exporter, over the same hostile reports, read by the real consumer of its format.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exporter } from '../../src/exporters/exporter.ts';
import { exporters } from '../../src/exporters/index.ts';
import type { DetailedNode, Report } from '../../src/model/report.ts';
import { readReport } from '../../src/report/read-report.ts';
import { printable } from '../../src/std/printable.ts';
import { bareReport } from '../support/bare-report.ts';
import { largeReport, reportOf } from '../support/report-of.ts';
import type { Understood } from './consumers/consumer.ts';
import { readCsv } from './consumers/read-csv.ts';
import { readCytoscape } from './consumers/read-cytoscape.ts';
import { readDot } from './consumers/read-dot.ts';
import { readGraphml } from './consumers/read-graphml.ts';
import { readJson } from './consumers/read-json.ts';
import { readMermaid } from './consumers/read-mermaid.ts';

interface Consumer {
  readonly read: (text: string) => Understood | Promise<Understood>;
  /** What the format makes of a name that it cannot hold as it is. */
  readonly nameOf: (node: DetailedNode) => string;
}

const consumers: Readonly<Record<string, Consumer>> = {
  json: { read: readJson, nameOf: ({ id }) => id },
  mermaid: { read: readMermaid, nameOf: shownInBox },
  cytoscape: { read: readCytoscape, nameOf: ({ id }) => id },
  dot: { read: readDot, nameOf: shownInBox },
  graphml: { read: readGraphml, nameOf: ({ id }) => legalInXml(id) },
  csv: { read: readCsv, nameOf: ({ id }) => (/^[=+\-@\t\r\n]/.test(id) ? `'${id}` : id) },
};

const hostileNames = [
  'src/"quoted".ts',
  'src/new\nline.ts',
  'src/carriage\rreturn\ttab.ts',
  'src/<script>alert(1)</script>.ts',
  'src/]]>.ts',
  'src/&amp;&lt;&#65;.ts',
  'src/\u202Ecart\u200F.ts',
  'src/🛒-日本語-é.ts',
  'src/end',
  'end/subgraph/graph.ts',
  `src/${'long'.repeat(75)}.ts`,
  'src/\u0000\u0001\u001B[31m\u007F\u0085\uFFFE.ts',
  'src/\uD800half\uDC00.ts',
  'src/back\\slash\\n\\N\\',
  'src/%%{init: {"theme":"dark"}}%%.ts',
  'src/style a:#b;.ts',
  'src/[(brackets)]{}|-->|.ts',
  'src/`**markdown**` $$x^2$$ fa:fa-car.ts',
  'src/#35;#quot;ﬂ°°60¶ß.ts',
  'src/__init__.py',
  '1. - list.py',
  '=HYPERLINK("x")/cart.ts',
  '+1.ts',
  '-2.ts',
  '@types/cart.ts',
  '(external)/cart.ts',
  'folder:src',
  'packages',
  'cart.ts',
  'price.ts',
  'cart.ts->price.ts',
  '__proto__/constructor.ts',
];

const anyPath = fc
  .array(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((part) => !part.includes('/')),
    { minLength: 1, maxLength: 3 },
  )
  // No file of a language is without an extension, and Cytoscape takes no ID of blanks alone.
  .map((parts) => `${parts.join('/')}.ts`);

describe.each(exporters)('$id', (exporter) => {
  it('keeps every hostile name and its dependencies', async () => {
    const report = chainOf(hostileNames);
    expect(await understand(exporter, report)).toEqual(expected(exporter, report));
  });

  it('keeps any names at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyPath, { minLength: 1, maxLength: 12 }), async (files) => {
        const report = chainOf(files);
        expect(await understand(exporter, report)).toEqual(expected(exporter, report));
      }),
      { numRuns: 20 },
    );
  });

  it('takes a report of another program, which has only what every report must have', async () => {
    const report = chainOf(hostileNames);
    const bare = readReport(JSON.stringify(bareReport(report)));
    expect(await understand(exporter, bare)).toEqual(expected(exporter, report));
  });

  it('is whole for a project without files and for one without dependencies', async () => {
    const [none, alone] = [reportOf({}), reportOf({ files: ['cart.ts'] })];
    expect((await understand(exporter, none)).edges).toEqual([]);
    expect((await understand(exporter, alone)).edges).toEqual([]);
  });
});

// Mermaid gives way at this size; its own test says how.
it.each(exporters.filter(({ id }) => id !== 'mermaid'))(
  '$id holds 2,000 files and 10,000 dependencies',
  { tags: 'slow' },
  async (exporter) => {
    const report = largeReport();
    expect((await understand(exporter, report)).edges).toHaveLength(report.edges.length);
  },
);

/** Every file depends on the next one and on a package, the first two on each other. */
function chainOf(files: readonly string[]): Report {
  const edges: [string, string][] = [];
  for (const [i, file] of files.entries()) {
    const next = files[i + 1];
    if (next !== undefined) edges.push([file, next]);
    if (i === 0 && next !== undefined) edges.push([next, file]);
    edges.push([file, 'pkg:@shop/"ui"']);
  }
  return reportOf({ files, packages: ['@shop/"ui"'], edges, cycle: files.slice(0, 2) });
}

function expected(exporter: Exporter, report: Report): Understood {
  const { nameOf } = consumerOf(exporter);
  const names = new Map(report.detailed.nodes.map((node) => [node.id, nameOf(node)]));
  return sorted({
    nodes: [...names.values()],
    edges: report.edges.map(([source, target]) => [names.get(source) ?? '', names.get(target) ?? '']),
  });
}

async function understand(exporter: Exporter, report: Report): Promise<Understood> {
  return sorted(await consumerOf(exporter).read([...exporter.render(report)].join('')));
}

function sorted({ nodes, edges }: Understood): Understood {
  return { nodes: nodes.toSorted(), edges: edges.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) };
}

function consumerOf(exporter: Exporter): Consumer {
  const found = consumers[exporter.id];
  if (found === undefined) throw new Error(`Nobody reads ${exporter.id}`);
  return found;
}

function shownInBox(node: DetailedNode): string {
  return printable(node.type === 'file' ? node.id.slice(node.id.lastIndexOf('/') + 1) : node.label);
}

function legalInXml(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 && !'\t\n\r'.includes(character);
    const isNoCharacter = (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
    return isControl || isNoCharacter ? `\\u{${code.toString(16)}}` : character;
  }).join('');
}
