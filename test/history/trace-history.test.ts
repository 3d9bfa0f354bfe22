// Histories of small repositories: the figures of every point are those of a checkout, and births are what a person would say.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { historySchema } from '../../scripts/schemas.js';
import { reportOfCheckout } from '../revisions/compare-checkouts.ts';
import { commit, createRepository, git, importCommits } from '../revisions/git-repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { figuresOfReport } from './figures-of-report.ts';
import { listBirths, refusalOf, trace } from './trace.ts';

const importing = (...names: readonly string[]): string =>
  names.map((name) => `import '${name}';\n`).join('');
const long = Array.from({ length: 30 }, (_, i) => `export const price${i} = ${i};\n`).join('');

/** A cycle of two on the third day, of three on the fifth; a tangle of folders on the fourth. */
const shop = [
  { day: '2026-01-01', files: { 'README.md': 'The shop', 'docs/notes.md': '' } },
  { day: '2026-01-02', files: { 'cart.ts': importing('./order'), 'order.ts': '', 'price.ts': long } },
  { day: '2026-01-03', files: { 'order.ts': importing('./cart', 'lodash') } },
  {
    day: '2026-01-04',
    files: {
      'app/main.ts': importing('../core/store'),
      'core/store.ts': importing('../app/main'),
      'app/extra.ts': importing('../core/store'),
      'old/past.ts': '',
      '.gitignore': 'made/\n',
      'made/code.ts': '',
    },
  },
  {
    day: '2026-01-05',
    files: { 'price.ts': `${importing('./cart')}${long}`, 'order.ts': importing('./cart', './price') },
  },
  { day: '2026-01-06', files: { 'docs/notes.md': 'More', 'old/past.ts': undefined } },
];

describe('a history', () => {
  it('has the figures of a checkout at every point', async () => {
    const folder = createRepository(shop);
    const { points, folders, files, sampling } = await trace(folder);
    expect(sampling).toEqual({ every: 1, commits: 6 });
    // The first commit has no source file.
    expect(points.map(({ commit: { date } }) => date.slice(0, 10))).toEqual(
      shop.slice(1).map(({ day }) => day),
    );
    for (const [at, point] of points.entries()) {
      const expected = figuresOfReport(await reportOfCheckout(folder, point.commit.id));
      const { commit: _, ...figures } = point;
      expect(figures).toEqual(expected.figures);
      const sizes = files.flatMap(({ file, sizes: all }) => {
        const size = all.findLast(([from]) => from <= at)?.[1] ?? null;
        return size === null ? [] : [[file, size]];
      });
      expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(expected.files));
      for (const { folder: path, figures: all } of folders) {
        const now = all.findLast((each) => each.point <= at);
        const { point: _point, ...own } = now ?? { point: 0 };
        expect([path, now === undefined || now.files === 0 ? undefined : own]).toEqual([
          path,
          expected.folders.get(path),
        ]);
      }
    }
    expect(points.at(-1)).toMatchObject({ files: 7, cycles: 2, loadCycles: 2, largestCycle: 3, tangles: 1 });
  });

  it('has programs without an extension from when their first line makes them one', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'cart.ts': '', till: 'a list' } },
      { day: '2026-01-02', files: { till: '#!/bin/sh\n' } },
      { day: '2026-01-03', files: { till: '#!/usr/bin/env perl\n' } },
    ]);
    const { files } = await trace(folder);
    expect(files.find(({ file }) => file === 'till')?.sizes).toEqual([
      [1, 10],
      [2, null],
    ]);
  });

  it('conforms to the published schema', async () => {
    const accepts = new Ajv({ strictTypes: false, strictRequired: false }).compile(historySchema());
    expect(accepts(await trace(createRepository(shop))) ? [] : accepts.errors).toEqual([]);
  });

  it('says where its findings come from, however many points there are', async () => {
    const folder = createRepository(shop);
    const all = await trace(folder);
    expect(listBirths(all)).toEqual([
      '2026-01-04 cycle app/main.ts core/store.ts born with 2',
      '2026-01-04 tangle app/ core/',
      '2026-01-04 back core/ → app/',
      '2026-01-03 cycle cart.ts order.ts price.ts born with 2',
    ]);
    for (const every of [2, 3, 6, 'year'] as const) {
      expect(listBirths(await trace(folder, { every }))).toEqual(listBirths(all));
    }
    const late = await trace(folder, { since: '2026-01-04' });
    expect(late.births.map(({ commit: born }) => born)).toEqual([undefined, undefined, undefined, undefined]);
    expect(late.sampling.commits).toBe(3);
  });

  it('follows findings through renames of files and folders', async () => {
    const folder = createRepository([
      ...shop.slice(0, 5),
      {
        day: '2026-02-01',
        files: {
          'price.ts': undefined,
          'cost.ts': `${importing('./cart')}${long}`,
          'order.ts': importing('./cart', './cost'),
        },
      },
    ]);
    git(folder, ['mv', 'core', 'kernel']);
    commit(folder, {
      day: '2026-02-02',
      files: { 'app/main.ts': importing('../kernel/store'), 'app/extra.ts': importing('../kernel/store') },
    });
    for (const every of [1, 100]) {
      expect(listBirths(await trace(folder, { every }))).toEqual([
        '2026-01-04 cycle app/main.ts kernel/store.ts born with 2',
        '2026-01-04 tangle app/ kernel/ born as app/ core/',
        '2026-01-04 back kernel/ → app/',
        '2026-01-03 cycle cart.ts cost.ts order.ts born with 2',
      ]);
    }
  });

  it('finds a birth in a commit that touches none of the files concerned', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: {
          'a.ts': importing('@shop/b'),
          'b.ts': importing('./a'),
          'tsconfig.json': '{}',
        },
      },
      { day: '2026-01-02', files: { 'c.ts': '' } },
      { day: '2026-01-03', files: { 'tsconfig.json': '{"compilerOptions":{"paths":{"@shop/*":["./*"]}}}' } },
      { day: '2026-01-04', files: { 'd.ts': '' } },
      { day: '2026-01-05', files: { 'b.ts': importing('./a', './c') } },
    ]);
    expect(listBirths(await trace(folder, { every: 100 }))).toEqual([
      '2026-01-03 cycle a.ts b.ts born with 2 indirectly',
    ]);
  });

  it('says where the imports of a back dependency are older than the commit that turned the order', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: {
          'app/a.ts': importing('../core/a'),
          'app/b.ts': importing('../core/b'),
          'core/a.ts': importing('../app/c'),
          'core/b.ts': '',
          'core/c.ts': '',
          'app/c.ts': '',
        },
      },
      {
        day: '2026-01-02',
        files: { 'core/b.ts': importing('../app/c'), 'core/c.ts': importing('../app/c') },
      },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual([
      '2026-01-02 back app/ → core/ indirectly',
      '2026-01-01 tangle core/ app/',
    ]);
  });

  it('says where the imports of a back dependency are older than the tangle that the commit closed', async () => {
    const price = { 'core/price.ts': importing('./tax'), 'core/tax.ts': long };
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: { ...price, 'app/a.ts': '', 'app/b.ts': '', 'core/order.ts': importing('../app/a') },
      },
      // The file with the older import is touched, even for another one to the same folder.
      {
        day: '2026-01-02',
        files: {
          'app/a.ts': importing('../core/price', '../core/tax'),
          'app/b.ts': importing('../core/price', '../core/tax'),
          'core/order.ts': importing('../app/a', '../app/b'),
        },
      },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual([
      '2026-01-02 tangle app/ core/',
      '2026-01-02 back core/ → app/ indirectly',
    ]);
  });

  it('says where a back dependency has replaced others from the same folder to the same one', async () => {
    const start = importing('../modules/tls', '../modules/http', '../modules/log');
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: {
          'cmd/start.ts': start,
          'cmd/flags.ts': '',
          'modules/tls.ts': importing('../cmd/flags'),
          'modules/http.ts': importing('../cmd/flags'),
          'modules/log.ts': '',
        },
      },
      {
        day: '2026-01-02',
        files: {
          'cmd/start.ts': importing('../modules/standard'),
          'modules/standard.ts': importing('./tls', './http', './log'),
        },
      },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual([
      '2026-01-02 back cmd/ → modules/ indirectly',
      '2026-01-01 tangle modules/ cmd/',
    ]);
  });

  it('counts the imports of a renamed file as older, and those of a file that was moved as new', async () => {
    const order = `${importing('../app/a')}${long}`;
    const start = { 'app/a.ts': '', 'core/price.ts': '', 'core/tax.ts': '' };
    const closing = { 'app/a.ts': importing('../core/price', '../core/tax') };
    const renamed = createRepository([
      { day: '2026-01-01', files: { ...start, 'core/order.ts': order } },
      { day: '2026-01-02', files: { ...closing, 'core/order.ts': undefined, 'core/orders.ts': order } },
    ]);
    expect(listBirths(await trace(renamed, { every: 1 }))).toEqual([
      '2026-01-02 tangle app/ core/',
      '2026-01-02 back core/ → app/ indirectly',
    ]);
    const moved = createRepository([
      { day: '2026-01-01', files: { ...start, 'old/other.ts': '', 'old/order.ts': order } },
      { day: '2026-01-02', files: { ...closing, 'old/order.ts': undefined, 'core/order.ts': order } },
    ]);
    expect(listBirths(await trace(moved, { every: 1 }))).toEqual([
      '2026-01-02 tangle app/ core/',
      '2026-01-02 back core/ → app/',
    ]);
  });

  it('follows a member of a tangle that was a file before it became a folder', async () => {
    const request = importing('./utils/a', './utils/b');
    const constants = {
      'request/constants.ts': '',
      'request.ts': `${request}${importing('./request/constants')}`,
    };
    const folder = createRepository([
      { day: '2026-01-01', files: { 'request.ts': request, 'utils/a.ts': '', 'utils/b.ts': '' } },
      { day: '2026-01-02', files: { 'utils/a.ts': importing('../request') } },
      { day: '2026-01-03', files: constants },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual([
      '2026-01-02 cycle request.ts utils/a.ts born with 2',
      '2026-01-02 tangle request/ utils/ born as request.ts utils/',
      '2026-01-02 back utils/ → request/',
    ]);
    commit(folder, {
      day: '2026-01-04',
      files: { 'request/constants.ts': undefined, 'request.ts': request },
    });
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual([
      '2026-01-02 cycle request.ts utils/a.ts born with 2',
      '2026-01-02 tangle request.ts utils/',
      '2026-01-02 back utils/ → request.ts',
    ]);
  });

  it('does not take a folder for the file beside it', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: {
          'handler.dart': importing('util/text.dart', 'util/name.dart'),
          'handler/curl.dart': '',
          'util/text.dart': importing('../handler.dart'),
          'util/name.dart': '',
        },
      },
      {
        day: '2026-01-02',
        files: {
          'handler.dart': '',
          'handler/curl.dart': importing('../util/text.dart', '../util/name.dart'),
          'util/text.dart': importing('../handler/curl.dart'),
        },
      },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toContain('2026-01-02 back util/ → handler/');
  });

  it('names the members that a tangle was born with', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'app/a.ts': importing('../core/a'), 'core/a.ts': '' } },
      { day: '2026-01-02', files: { 'core/a.ts': importing('../app/a') } },
      {
        day: '2026-01-03',
        files: { 'app/a.ts': importing('../core/a', '../ui/a'), 'ui/a.ts': importing('../core/a') },
      },
    ]);
    expect((await trace(folder)).births).toContainEqual({
      type: 'tangle',
      folder: '.',
      members: ['app/', 'ui/', 'core/'],
      membersAtBirth: ['app/', 'core/'],
      commit: expect.objectContaining({ date: '2026-01-02T12:00:00+00:00' }) as unknown,
      point: 1,
    });
  });

  it('does not date a tangle by one of other members that it shares one folder with', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: { 'handler/a.ts': importing('../functions'), 'functions.ts': importing('./handler/a') },
      },
      // Two of three are there since the second day, all of them since the third.
      {
        day: '2026-01-02',
        files: {
          'handler/a.ts': importing('../utils'),
          'functions.ts': '',
          'utils.ts': importing('./handler/a'),
        },
      },
      {
        day: '2026-01-03',
        files: { 'utils.ts': importing('./handler/a', './core/a'), 'core/a.ts': importing('../handler/a') },
      },
    ]);
    for (const every of [1, 100]) {
      const births = listBirths(await trace(folder, { every }));
      expect(births.filter((birth) => birth.includes('tangle'))).toEqual([
        '2026-01-02 tangle utils.ts core/ handler/ born as handler/ utils.ts',
      ]);
    }
  });

  it('tells the files of a cycle that load each other from those that lazy imports add', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'a.ts': importing('./b'), 'b.ts': importing('./a') } },
      { day: '2026-01-02', files: { 'a.ts': `${importing('./b')}import('./c');`, 'c.ts': importing('./a') } },
    ]);
    const [cycle] = (await trace(folder, { every: 1 })).births;
    expect(cycle).toMatchObject({ members: ['a.ts', 'b.ts', 'c.ts'], loading: 2, sizeAtBirth: 2 });
  });

  it('finds what a finding came back with after a gap', async () => {
    const pair = { 'a.ts': importing('./b'), 'b.ts': importing('./a') };
    const folder = createRepository([
      { day: '2026-01-01', files: pair },
      { day: '2026-01-02', files: { 'b.ts': '' } },
      { day: '2026-01-03', files: { 'c.ts': '' } },
      { day: '2026-01-04', files: { 'b.ts': pair['b.ts'] } },
      { day: '2026-01-05', files: { 'c.ts': '//' } },
    ]);
    expect(listBirths(await trace(folder, { every: 1 }))).toEqual(['2026-01-04 cycle a.ts b.ts born with 2']);
    expect((await trace(folder, { every: 1 })).births[0]).toMatchObject({ point: 3 });
  });

  it('knows only the folder that is asked for', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'other/a.ts': '', '.gitignore': 'made\n' } },
      {
        day: '2026-01-02',
        files: { 'shop/a.ts': importing('./b'), 'shop/b.ts': importing('./a'), 'shop/made/c.ts': '' },
      },
      { day: '2026-01-03', files: { 'other/b.ts': '' } },
    ]);
    const history = await trace(join(folder, 'shop'));
    // Git does not ignore what it tracks.
    expect(history.points.map(({ files }) => files)).toEqual([3, 3]);
    expect(listBirths(history)).toEqual(['2026-01-02 cycle a.ts b.ts born with 2']);
    expect(history.projectRoot).toBe(join(folder, 'shop'));
  });

  it('has one configuration for all points: that of the newest commit', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'a.ts': importing('./b'), 'b.ts': '', 'old/c.ts': '' } },
      {
        day: '2026-01-02',
        files: {
          'lintel.config.json':
            '{"ignore": ["old"], "rules": [{"name": "a", "from": "a.ts", "mustNotUse": "b.ts"}]}',
        },
      },
    ]);
    const { points } = await trace(folder);
    expect(points.map(({ files, ruleViolations }) => [files, ruleViolations])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('names authors after .mailmap, or nobody', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'a.ts': '', '.mailmap': 'Ada Lovelace <ada@example.org>\n' } },
    ]);
    expect((await trace(folder)).points[0]?.commit.author).toBe('Ada Lovelace');
    expect((await trace(folder, { authors: false })).points[0]?.commit).not.toHaveProperty('author');
    expect(JSON.stringify(await trace(folder, { authors: false }))).not.toContain('Ada');
  });

  it('begins at a day, a revision, or as late as the limit says', async () => {
    const folder = createRepository(shop);
    git(folder, ['tag', 'v1', 'HEAD~2']);
    const countSince = async (since: string) => (await trace(folder, { since })).points.length;
    expect(await countSince('2026')).toBe(5);
    expect(await countSince('2026-01-05')).toBe(2);
    expect(await countSince('2026-01-05T12:00Z')).toBe(2);
    expect(await countSince('v1')).toBe(3);
    expect(await countSince('HEAD')).toBe(1);
    expect(await refusalOf(folder, { since: '2027' })).toBe('UserError: There is no commit since 2027.');
    expect(await refusalOf(folder, { since: 'v2' })).toBe('UserError: Unknown revision v2. Did you mean v1?');
    const few = await trace(folder, { every: 1, max: 2 });
    expect([few.points.length, few.sampling.commits]).toEqual([2, 2]);
    // A limit that cuts nothing changes nothing.
    const yearly = await trace(folder, { every: 'year', max: 52 });
    expect([yearly.points.length, yearly.sampling.commits]).toEqual([1, 6]);
    expect(yearly.births).toEqual((await trace(folder, { every: 'year' })).births);
  });

  it('takes the first parents alone', async () => {
    const folder = createRepository(shop.slice(0, 2));
    const side =
      'commit refs/heads/side\ncommitter A <a> 1767500000 +0000\ndata 0\nfrom refs/heads/main^0\nM 100644 inline side.ts\ndata 0\n\n';
    const merge =
      'commit refs/heads/main\ncommitter A <a> 1767600000 +0000\ndata 5\nmerge\nfrom refs/heads/main^0\nmerge refs/heads/side\nM 100644 inline side.ts\ndata 0\n\n';
    importCommits(folder, `${side}${merge}`);
    const { points } = await trace(folder);
    expect(points.map(({ files }) => files)).toEqual([3, 4]);
  });
});

describe('the snapshots of a history', () => {
  it('are remembered, so that a second run analyses new commits alone', async () => {
    const folder = createRepository(shop);
    const cacheFile = join(temporaryFolder(), '.lintel/snapshots.cache');
    const first = await trace(folder, { cacheFile });
    const { analysed, history } = await countAnalyses(folder, cacheFile);
    expect(analysed).toBe(0);
    expect({ ...history, generatedAt: '' }).toEqual({ ...first, generatedAt: '' });
    commit(folder, { day: '2026-01-07', files: { 'cart.ts': importing('./order', './price') } });
    expect((await countAnalyses(folder, cacheFile)).analysed).toBe(1);
    expect(listBirths((await countAnalyses(folder, cacheFile)).history)).toEqual(listBirths(first));
  });

  it('are not used for other options', async () => {
    const folder = createRepository(shop);
    const cacheFile = join(temporaryFolder(), '.lintel/snapshots.cache');
    await trace(folder, { cacheFile });
    const { points } = await trace(folder, { cacheFile, options: { exclude: ['core'] } });
    expect(points.at(-1)?.files).toBe(6);
  });

  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['changed', (text: string) => text.replace('"files":[0,', '"files":[1,')],
    ['something else', () => '{"format":"lintel snapshots 3"}\nnull\n'],
  ])('are ignored if their file is %s', async (_, damage) => {
    const folder = createRepository(shop);
    const cacheFile = join(temporaryFolder(), '.lintel/snapshots.cache');
    const first = await trace(folder, { cacheFile });
    writeFileSync(cacheFile, damage(readFileSync(cacheFile, 'utf8')));
    const second = await trace(folder, { cacheFile });
    expect({ ...second, generatedAt: '' }).toEqual({ ...first, generatedAt: '' });
  });
});

/** By what is extracted: a commit that is remembered is not read. */
async function countAnalyses(folder: string, cacheFile: string) {
  const before = readLines(cacheFile);
  const history = await trace(folder, { cacheFile });
  return { history, analysed: readLines(cacheFile) - before };
}

function readLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length;
}

it('notices what changed in folders that it knows', async () => {
  const folder = createRepository([
    { day: '2026-01-01', files: { 'a/b/one.ts': '', 'a/b/c/two.ts': '', 'd/b/one.ts': '', 'main.ts': '' } },
    { day: '2026-01-02', files: { 'main.ts': importing('./a/b/one') } },
    { day: '2026-01-03', files: { '.gitignore': 'c\n' } },
    { day: '2026-01-04', files: { 'a/.gitignore': 'b\n' } },
    { day: '2026-01-05', files: { '.gitignore': undefined } },
    { day: '2026-01-06', files: { 'a/.gitignore': undefined, 'd/b/c/three.ts': '' } },
    { day: '2026-01-07', files: { 'a/b/c/two.ts': undefined } },
  ]);
  const { points } = await trace(folder);
  expect(points.map(({ files }) => files)).toEqual([4, 4, 4, 4, 4, 5, 4]);
  for (const { commit: at, ...figures } of points)
    expect(figures).toEqual(figuresOfReport(await reportOfCheckout(folder, at.id)).figures);
});

it('notices that an import is of a file that git ignores, or does not ignore any more', async () => {
  const folder = createRepository([
    { day: '2026-01-01', files: { 'app/main.ts': importing('./made/cart'), 'lib/tax.ts': '' } },
    { day: '2026-01-02', files: { '.gitignore': 'made\n' } },
    { day: '2026-01-03', files: { 'lib/tax.ts': 'export {};' } },
    { day: '2026-01-04', files: { '.gitignore': undefined, 'lib/.gitignore': 'made\n' } },
    { day: '2026-01-05', files: { 'app/.gitignore': 'made\n' } },
    { day: '2026-01-06', files: { 'app/.gitignore': '*\n!main.ts\n!made\n' } },
  ]);
  const { points } = await trace(folder);
  expect(points.map(({ health }) => health === 100)).toEqual([false, true, true, false, true, false]);
  for (const { commit: at, ...figures } of points)
    expect(figures).toEqual(figuresOfReport(await reportOfCheckout(folder, at.id)).figures);
});
