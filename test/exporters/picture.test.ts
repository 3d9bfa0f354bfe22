// What Mermaid and Graphviz leave out on request, and how they say so.
import { describe, expect, it } from 'vitest';
import { dot } from '../../src/exporters/dot.ts';
import { mermaid } from '../../src/exporters/mermaid/mermaid.ts';
import { type PictureOptions, wholePicture } from '../../src/exporters/picture.ts';
import type { Report } from '../../src/model/report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { largeReport } from '../support/report-of.ts';
import { readDot } from './consumers/read-dot.ts';
import { readMermaid } from './consumers/read-mermaid.ts';

const shop = reportFrom(
  factsOf({
    'src/app/page.ts': ['src/cart/cart.ts', 'pkg:react'],
    'src/cart/cart.ts': ['src/cart/price.ts'],
    'src/cart/price.ts': ['src/cart/cart.ts', 'src/tax/tax.ts'],
    'src/tax/tax.ts': ['src/tax/rate.ts'],
    'src/tax/rate.ts': [],
    'test/cart.test.ts': ['src/cart/cart.ts', 'pkg:vitest'],
    'tools/build.ts': ['pkg:esbuild'],
  }),
);

function draw(report: Report, options: Partial<PictureOptions>) {
  const all = { ...wholePicture, ...options };
  const [first, second] = [mermaid, dot].map((format) => format.draw!(report, all));
  return {
    mermaid: [...first!.text].join(''),
    dot: [...second!.text].join(''),
    notes: first!.notes,
    dotNotes: second!.notes,
  };
}

describe('a diagram', () => {
  it('of everything is what the format draws by itself', () => {
    const drawn = draw(shop, {});
    expect(drawn.mermaid).toBe([...mermaid.render(shop)].join(''));
    expect(drawn.dot).toBe([...dot.render(shop)].join(''));
    expect(drawn.notes).toEqual([]);
  });

  it.each([
    [1, ['cart.ts', 'page.ts', 'price.ts', 'cart.test.ts']],
    [2, ['cart.ts', 'page.ts', 'price.ts', 'tax.ts', 'cart.test.ts']],
  ])('of a file has what is within %i steps of it', async (depth, expected) => {
    const drawn = draw(shop, { focus: 'src/cart/cart.ts', depth });
    const { nodes } = await readMermaid(drawn.mermaid);
    expect(nodes.toSorted()).toEqual(expected.toSorted());
    expect(readDot(drawn.dot).nodes).toHaveLength(expected.length);
    expect(drawn.notes).toEqual([
      `Only what is within ${depth} step${depth === 1 ? '' : 's'} of src/cart/cart.ts: ${7 - expected.length} other files left out.`,
    ]);
    expect(drawn.mermaid.split('\n', 1)).toEqual([`%% ${drawn.notes[0]}`]);
    expect(drawn.dot.split('\n', 1)).toEqual([`// ${drawn.notes[0]}`]);
  });

  it('leaves out tests and what only they use', async () => {
    const drawn = draw(shop, { tests: false });
    const { nodes } = await readMermaid(drawn.mermaid);
    expect(nodes).not.toContain('cart.test.ts');
    expect(nodes).not.toContain('vitest');
    expect(nodes).toContain('react');
    expect(drawn.notes).toEqual(['Tests and their data are left out: 1 file.']);
  });

  it('shows folders on request', async () => {
    const drawn = draw(shop, { folders: true });
    expect((await readMermaid(drawn.mermaid)).nodes).toEqual([
      'src/app: 1 file',
      'src/cart: 2 files',
      'src/tax: 2 files',
      'test: 1 file',
      'tools: 1 file',
    ]);
    expect(drawn.notes).toEqual([
      'Folders to depth 2 instead of files. An arrow counts dependencies. Packages are left out.',
    ]);
    expect(drawn.dot).toContain('label="src/cart: 2 files", color=red');
  });

  it.each([
    [6, ['src/app: 1 file', 'src/cart: 2 files', 'src/tax: 2 files', 'test: 1 file', 'tools: 1 file']],
    [3, ['src: 5 files', 'test: 1 file', 'tools: 1 file']],
    [2, ['src: 5 files', 'test: 1 file']],
  ])('has at most %i boxes', async (maxBoxes, expected) => {
    const drawn = draw(shop, { maxBoxes });
    expect((await readMermaid(drawn.mermaid)).nodes).toEqual(expected);
    expect(drawn.notes[0]).toBe(
      `Folders of several depths instead of files: 10 files and packages are more than ${maxBoxes} boxes. An arrow counts dependencies. Packages are left out.`,
    );
    expect(drawn.notes.slice(1)).toEqual(maxBoxes === 2 ? ['Smaller folders are left out: 1 file.'] : []);
    expect(drawn.dotNotes).toEqual(drawn.notes);
  });

  it('of a large project keeps to the limits of Mermaid, whatever is asked for', async () => {
    for (const maxBoxes of [1, 25, 1000]) {
      const { nodes, edges } = await readMermaid(draw(largeReport(), { maxBoxes }).mermaid);
      expect(nodes.length).toBeLessThanOrEqual(maxBoxes);
      expect(edges.length).toBeLessThanOrEqual(500);
    }
  });

  it('says nothing in its comments that Mermaid could read', async () => {
    const focus = 'src/%%{init: {"theme":"dark"}}%%.ts';
    const report = reportFrom(factsOf({ [focus]: ['a.ts'], 'b.ts': [] }));
    const drawn = draw(report, { focus });
    expect((await readMermaid(drawn.mermaid)).nodes).toHaveLength(2);
    expect(drawn.mermaid.split('\n', 1)[0]).not.toContain('{');
  });
});
