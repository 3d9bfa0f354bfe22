import { describe, expect, it } from 'vitest';
import { answerFile } from '../../src/answers/answer-file.ts';
import { answerImpact } from '../../src/answers/answer-impact.ts';
import { answerOverview } from '../../src/answers/answer-overview.ts';
import { answerPath } from '../../src/answers/answer-path.ts';
import { answerPlace } from '../../src/answers/answer-place.ts';
import { estimateTokens } from '../../src/answers/estimate-tokens.ts';
import { renderAnswer } from '../../src/answers/render-answer.ts';
import { describeFiles } from '../../src/query/files/describe-files.ts';
import { describeProject } from '../../src/query/describe-project.ts';
import { findImpact } from '../../src/query/paths/find-impact.ts';
import { findPaths } from '../../src/query/paths/find-paths.ts';
import { placeFile } from '../../src/query/placement/place-file.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { questionedShop } from '../support/questioned-shop.ts';

const shop = questionedShop();

describe('the answer', () => {
  it('to what a file is', async () => {
    const text = renderAnswer(answerFile(describeFiles(shop, ['orders/order.ts'])));
    await expect(text).toMatchFileSnapshot('answers/file.txt');
  });

  it('to what a file is has each line once', () => {
    const facts = factsOf({ 'cart.ts': ['price.ts', 'type price.ts', 'price.ts', 'pkg:zod', 'pkg:zod'] });
    const inOneLine = facts.imports.map((each) => ({ ...each, statement: { ...each.statement, line: 7 } }));
    const described = describeFiles(reportFrom({ ...facts, imports: inOneLine }), ['cart.ts']);
    const linesIn = (wanted: string) =>
      answerFile(described).sections.find(({ title }) => title === wanted)!.lines;
    expect(linesIn('Uses')).toEqual(['price.ts, line 7, 7 (type-only)']);
    expect(linesIn('Packages')).toEqual(['zod (7)']);
    expect(described.uses[0]!.places.map(({ line, kind }) => [line, kind])).toEqual([
      [7, 'static'],
      [7, 'type'],
    ]);
  });

  it('to what a folder is', async () => {
    const described = describeFiles(shop, ['orders/cart.ts', 'orders/order.ts', 'orders/price.ts']);
    await expect(renderAnswer(answerFile(described, 'orders'))).toMatchFileSnapshot('answers/folder.txt');
  });

  it('to what a change can affect', async () => {
    const text = renderAnswer(answerImpact(findImpact(shop, ['data/row.ts'])));
    await expect(text).toMatchFileSnapshot('answers/impact.txt');
  });

  it('to what a project is says which cycles are outside the product', () => {
    const cycleOf = (a: string, b: string) => ({ [a]: [b], [b]: [a] });
    const problemsOf = (cycles: Readonly<Record<string, readonly string[]>>) =>
      answerOverview(describeProject(reportFrom(factsOf({ 'src/tax.py': [], ...cycles }))))
        .sections.find(({ title }) => title === 'Problems')!
        .lines.find((line) => line.includes('at load time'));
    const ofTests = cycleOf('tests/cart.py', 'tests/till.py');
    expect(problemsOf(ofTests)).toBe(
      '1 cycle at load time, outside the product, of 2 files: tests/till.py:1 → tests/cart.py:1 → tests/till.py',
    );
    expect(problemsOf({ ...ofTests, ...cycleOf('src/cart.py', 'src/till.py') })).toBe(
      '2 cycles at load time, 1 of them outside the product, the largest of 2 files: src/till.py:1 → src/cart.py:1 → src/till.py',
    );
  });

  it('to what a project of tests alone is speaks of no product', () => {
    const tests = Object.fromEntries(['cart', 'till', 'tax'].map((name) => [`tests/test_${name}.py`, []]));
    const text = renderAnswer(answerOverview(describeProject(reportFrom(factsOf(tests)))));
    expect(text).toContain('No file uses these 3 files, by folder: tests 3');
    expect(text).not.toContain('product');
  });

  it('to what a change of a file without dependents can affect', () => {
    expect(renderAnswer(answerImpact(findImpact(shop, ['main.ts'])))).toBe(
      'main.ts: nothing depends on it.\n',
    );
  });

  it('to what a file of C is counts those who include its header', () => {
    const report = reportFrom(
      factsOf({
        'src/cart.c': ['include/cart.h'],
        'src/order.c': ['include/order.h'],
        'src/till.c': ['include/cart.h'],
        'include/order.h': ['include/cart.h'],
      }),
    );
    expect(answerImpact(findImpact(report, ['src/cart.c'])).heading).toEqual([
      'src/cart.c: 3 files depend on it, 2 directly, no tests among them.',
      'Users of include/cart.h are included: what it declares is defined here.',
      'By distance: 1: 2, 2: 1.',
    ]);
    expect(answerFile(describeFiles(report, ['src/cart.c'])).heading.at(-1)).toBe(
      '2 other files include include/cart.h, which declares what it defines.',
    );
    expect(findImpact(report, ['include/cart.h']).headers).toEqual([]);
    const path = findPaths(report, ['src/order.c'], ['src/cart.c']);
    expect(renderAnswer(answerPath(path, ['src/order.c', 'src/cart.c']))).toBe(
      `src/order.c depends on src/cart.c in 2 steps.
The path ends in include/cart.h: what is declared there is defined in src/cart.c.
No path leads back.

Path:
  src/order.c:1 → include/order.h
  include/order.h:1 → include/cart.h
`,
    );
    const through = findPaths(
      reportFrom(
        factsOf({ 'main.c': ['cart.h'], 'cart.h': [], 'cart.c': ['cart.h', 'till.h'], 'till.h': [] }),
      ),
      ['main.c'],
      ['till.h'],
    );
    expect(renderAnswer(answerPath(through, ['main.c', 'till.h']))).toBe(
      `main.c depends on till.h in 2 steps.
No chain of includes alone leads there: from headers, the path goes on in the sources that define what they declare.
No path leads back.

Path:
  main.c:1 → cart.h
  cart.c:2 → till.h
`,
    );
    const back = findPaths(report, ['src/cart.c'], ['src/till.c', 'src/order.c']);
    expect(answerPath(back, ['src/cart.c', 'src']).heading).toEqual([
      'No path from src/cart.c to src (2 files).',
      'In the other direction src (2 files) depends on src/cart.c directly.',
      'The path ends in include/cart.h: what is declared there is defined in src/cart.c.',
    ]);
    expect(describeFiles(report, ['include/cart.h']).usedBy).toHaveLength(3);
  });

  it('to how one file depends on another', async () => {
    const found = findPaths(shop, ['web/index.ts'], ['orders/price.ts']);
    await expect(renderAnswer(answerPath(found, ['web/index.ts', 'price.ts']))).toMatchFileSnapshot(
      'answers/path.txt',
    );
  });

  it('to how one file depends on another for types, and at run time', () => {
    const found = findPaths(shop, ['web/cart-page.ts'], ['data/row.ts']);
    const text = renderAnswer(answerPath(found, ['web/cart-page.ts', 'data/row.ts']));
    expect(text).toContain('That is for types or documentation; at run time it does in 3 steps.\n');
    expect(text).toContain('Path at run time:\n  web/cart-page.ts:');
  });

  it('to how folders depend on each other says what it leaves out', () => {
    const found = findPaths(shop, ['test/row.test.ts', 'web/cart-page.ts'], ['data/row.ts']);
    expect(answerPath(found, ['{test,web}/*', 'data/row.ts']).heading.at(-1)).toBe(
      'Left out: 1 file outside the product, such as tests.',
    );
  });

  it('to what a change can affect marks as type-only what it counts', () => {
    const { heading, sections } = answerImpact(findImpact(shop, ['data/row.ts']));
    const marked = sections.flatMap(({ lines }) => lines.filter((line) => line.endsWith('(type-only)')));
    expect(heading.join(' ')).toContain(
      `${marked.length} of them only for types or documentation, marked as type-only.`,
    );
  });

  it('to how files depend on each other where they do not', () => {
    const answer = (from: string, to: string): string =>
      renderAnswer(answerPath(findPaths(shop, [from], [to]), [from, to]));
    expect(answer('web/format.ts', 'data/row.ts')).toBe(
      'No path from web/format.ts to data/row.ts, and none in the other direction.\n',
    );
    expect(answer('data/query.ts', 'orders/cart.ts')).toBe(
      'No path from data/query.ts to orders/cart.ts.\nIn the other direction orders/cart.ts depends on data/query.ts directly.\n\nPath in the other direction:\n  orders/cart.ts:2 → data/query.ts\n',
    );
  });

  it('to where a file fits', async () => {
    const imports = ['orders/order.ts', 'orders/price.ts', 'pkg:react'];
    const wrong = placeFile(shop, { file: 'data/bill.ts', imports });
    await expect(renderAnswer(answerPlace(wrong))).toMatchFileSnapshot('answers/place.txt');
    const right = placeFile(shop, { file: 'web/bill.ts', imports });
    expect(renderAnswer(answerPlace(right))).toMatch(
      /^web\/bill\.ts, a new file that uses 2 files and 1 package: fits\. No rule is broken, no cycle at load time and no new tangle is closed\.\n/,
    );
  });

  it('to where a file fits counts the dependencies of folders that use each other', () => {
    const report = reportFrom(
      factsOf({
        'tree/leaf.ts': ['text/word.ts'],
        'tree/root.ts': ['text/word.ts'],
        'tree/path.ts': ['text/word.ts'],
        'text/line.ts': ['tree/node.ts'],
      }),
    );
    const placed = placeFile(report, { file: 'text/new.ts', imports: ['tree/node.ts'] });
    const [heading, , title, line] = renderAnswer(answerPlace(placed)).split('\n');
    expect(heading).toMatch(/: fits\. .* It adds to a tangle\.$/);
    expect(title).toBe('Adds to a tangle:');
    expect(line).toBe('  text/ would use tree/: 1 dependency goes this way, 3 the other');
  });

  it('to what a project is', async () => {
    await expect(renderAnswer(answerOverview(describeProject(shop)))).toMatchFileSnapshot(
      'answers/overview.txt',
    );
  });

  it('never exceeds the number of tokens, and says that it is cut', () => {
    const text = renderAnswer(answerOverview(describeProject(shop)), 200);
    expect(estimateTokens(text)).toBeLessThanOrEqual(200);
    expect(text).toContain('Cut to 200 tokens.');
  });
});

describe('names of the project', () => {
  it('cannot break a line or repaint the terminal', () => {
    const text = renderAnswer({ heading: ['a\nb'], sections: [{ title: 'Uses', lines: ['\u001B[2Jc'] }] });
    expect(text).toBe('a\\u{a}b\n\nUses:\n  \\u{1b}[2Jc\n');
  });
});
