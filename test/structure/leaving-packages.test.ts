// Packages of Go never form a circle: their folders do, where a package lies in a folder that it only uses.
import { describe, expect, it } from 'vitest';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

const changesIn = (dependencies: Dependencies): readonly string[] =>
  reportFrom(factsOf(dependencies)).tangles.flatMap(({ cuts }) => cuts.map(({ change }) => change));

/** `eval` uses `parse`, and the package `parse/np` uses `eval`. */
const shop = {
  'eval/eval.go': ['parse/parse.go', 'parse/source.go', 'eval/value.go'],
  'eval/value.go': ['parse/parse.go', 'eval/eval.go'],
  'parse/np/np.go': ['eval/eval.go', 'parse/parse.go'],
  'main.go': ['parse/np/np.go'],
};

describe('a package of Go that points back', () => {
  it('is to be moved where nothing else of its folder uses it', () => {
    expect(changesIn(shop)).toEqual(['move-source']);
  });

  it('is to be moved with a folder around it that nothing else uses', () => {
    const around = { 'parse/np/np.go': ['parse/parse.go'], 'parse/np/inner/inner.go': ['eval/eval.go'] };
    expect(changesIn({ ...shop, ...around, 'parse/np/walk.go': ['parse/np/inner/inner.go'] })).toEqual([
      'move-source',
    ]);
  });

  it('is to be moved once, however many folders it points back to', () => {
    const report = reportFrom(
      factsOf({
        ...shop,
        'run/run.go': ['parse/parse.go', 'parse/source.go', 'run/frame.go'],
        'run/frame.go': ['parse/parse.go', 'run/run.go'],
        'parse/np/np.go': ['eval/eval.go', 'run/run.go', 'parse/parse.go'],
      }),
    );
    expect(report.tangles.flatMap(({ cuts }) => cuts)).toMatchObject([
      {
        change: 'move-source',
        after: 0,
        edges: [
          ['parse/np/np.go', 'eval/eval.go'],
          ['parse/np/np.go', 'run/run.go'],
        ],
      },
    ]);
  });

  it('is not to be moved where its folder uses it, or where it is its folder', () => {
    const used = { 'parse/np/np.go': ['eval/eval.go'], 'parse/source.go': ['parse/np/np.go'] };
    expect(changesIn({ ...shop, ...used })).toEqual(['invert']);
    expect(changesIn({ ...shop, 'parse/np/np.go': [], 'parse/tree.go': ['eval/eval.go'] })).toEqual([
      'invert',
    ]);
  });

  it('is not to be moved where the other folder mostly uses the package itself', () => {
    const used = {
      'eval/eval.go': ['parse/np/np.go', 'parse/np/walk.go', 'parse/parse.go', 'eval/value.go'],
    };
    expect(changesIn({ ...shop, ...used, 'eval/value.go': ['eval/eval.go'] })).toEqual(['invert']);
  });

  it('is in other languages no reason: nothing says that the files can be told apart', () => {
    const inTypeScript = Object.entries(shop).map(([file, targets]) => [
      file.replace('.go', '.ts'),
      targets.map((target) => target.replace('.go', '.ts')),
    ]);
    expect(changesIn(Object.fromEntries(inTypeScript))).toEqual(['invert']);
  });
});

describe('a package of Go that is used by a lower folder', () => {
  /** `eval` uses `parse`, and `parse` uses a file of `eval`. */
  const back = {
    'eval/eval.go': ['parse/parse.go', 'parse/source.go'],
    'eval/value.go': ['parse/parse.go', 'parse/source.go'],
    'parse/source.go': ['eval/errs.go'],
  };

  it('loses a file that no other file of it uses', () => {
    expect(changesIn(back)).toEqual(['move']);
  });

  it('keeps a file that others of it use: what they use may have no name outside', () => {
    expect(changesIn({ ...back, 'eval/value.go': ['parse/parse.go', 'eval/errs.go'] })).toEqual(['invert']);
  });

  it('is to be moved as a whole where it needs nothing else of its folder', () => {
    const inner = {
      'eval/errs/errs.go': [],
      'eval/errs/list.go': ['eval/errs/errs.go'],
      'parse/source.go': ['eval/errs/errs.go'],
    };
    expect(changesIn({ ...back, ...inner, 'eval/more.go': [] })).toEqual(['move']);
  });
});
