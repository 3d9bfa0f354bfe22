import { describe, expect, it } from 'vitest';
import type { Birth } from '../../src/model/history.ts';
import { coupledWith, lastSeen, ownerOf } from '../../web/state/history/file-history.ts';
import { initialView } from '../../web/state/view-state.ts';
import { formatDate } from '../../web/state/format.ts';
import { describeBirth, describeMore } from '../../web/views/time/describe-birth.ts';
import { fillAt, filesAt, freshness, largeSize } from '../../web/views/time/files-at.ts';
import { indexFiles } from '../../web/views/time/index-files.ts';
import { listTrends, niceMost } from '../../web/views/time/list-trends.ts';
import { matchFilters } from '../../web/views/time/match-filters.ts';
import { datesOf, nearestPoint, placePoints, ticksOf } from '../../web/views/time/time-scale.ts';
import { paceOf } from '../../web/views/time/pace.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';
import { historyOf } from '../support/history-of.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

const history = historyOf(
  [
    { date: '2020-01-01', files: { 'src/cart.ts': 100, 'src/old/bill.ts': 50 }, health: 95 },
    { date: '2021-01-01', files: { 'src/cart.ts': 400, 'src/old/bill.ts': 50 }, cycles: 3, loadCycles: 1 },
    { date: '2024-01-01', files: { 'src/cart.ts': 400, 'src/orders.ts': 100 }, cycles: 2, loadCycles: 2 },
  ],
  {
    coupling: [{ files: ['src/cart.ts', 'src/orders.ts'], shared: 6, revisions: [9, 7], degree: 0.75 }],
    ownership: {
      files: [{ path: 'src/cart.ts', mainAuthor: 'Ada', share: 0.6, authors: 3, busFactor: 1 }],
      folders: [],
    },
  },
);
const today = indexedReport(reportOf({ files: ['src/cart.ts', 'src/orders.ts', 'src/new.ts'] }));

describe('the files at a point', () => {
  it('are there from their first entry until they are gone, with their size', () => {
    const seen = [0, 1, 2].map((point) => {
      const { present, size } = filesAt(history.files, point);
      return [[...present], [...size]];
    });
    expect(history.files.map(({ file }) => file)).toEqual([
      'src/cart.ts',
      'src/old/bill.ts',
      'src/orders.ts',
    ]);
    expect(seen).toEqual([
      [
        [1, 1, 0],
        [100, 50, 0],
      ],
      [
        [1, 1, 0],
        [400, 50, 0],
      ],
      [
        [1, 0, 1],
        [400, 0, 100],
      ],
    ]);
  });

  it('grow with their size, and leave a dot where they were', () => {
    const large = largeSize(history.files);
    const [cart = 0, bill = 0, orders = 0] = fillAt(filesAt(history.files, 2), large);
    const [cartBefore = 0] = fillAt(filesAt(history.files, 0), large);
    expect([cart > cartBefore, cart > orders, orders > bill, bill > 0]).toEqual([true, true, true, true]);
  });

  it('are fresh when they changed lately, not because the history begins', () => {
    expect([...freshness(filesAt(history.files, 0), 0)]).toEqual([0, 0, 0]);
    const [cart, bill] = freshness(filesAt(history.files, 1), 1);
    expect([cart, bill]).toEqual([4, 0]);
    expect(freshness(filesAt(history.files, 2), 2)[0]).toBe(3);
  });

  it('have one place each through all the years, also those that are gone', () => {
    const index = indexFiles(history, today);
    expect(index.nodes.map(({ id }) => id)).toEqual(history.files.map(({ file }) => file));
    expect([index.fileCount, index.edgeCount]).toEqual([3, 0]);
    const { x, y } = packMap(index);
    expect(new Set(Array.from(x, (at, node) => `${at} ${y[node]}`)).size).toBe(3);
  });

  it('follow the filters, by their folder if they are gone', () => {
    const index = indexFiles(history, today);
    const match = (filters: Partial<typeof initialView.filters>, visible = [1, 1, 1]) => [
      ...matchFilters(index, {
        current: today,
        visible: Uint8Array.from(visible),
        filters: { ...initialView.filters, ...filters },
      }),
    ];
    expect(match({})).toEqual([1, 1, 1]);
    expect(match({ folder: 'src/old' }, [0, 0, 0])).toEqual([0, 1, 0]);
    expect(match({ exclude: ['src/old'] })).toEqual([1, 0, 1]);
    expect(match({ language: 'typescript' })).toEqual([1, 0, 1]);
  });
});

describe('the trends', () => {
  it('are those of the project, of which rules are shown if there are any violations', () => {
    const trends = listTrends(history, null);
    expect(trends.map(({ title }) => title)).toEqual([
      'Health',
      'Files',
      'Dependencies',
      'Packages',
      'Load cycles',
      'Largest cycle',
      'Tangles',
      'Back dependencies',
    ]);
    expect(trends.find(({ id }) => id === 'loadCycles')).toMatchObject({
      values: [0, 1, 2],
      around: [0, 3, 2],
      most: 3,
    });
    const strict = historyOf([{ date: '2024-01-01', files: {}, ruleViolations: 2 }]);
    expect(listTrends(strict, null).at(-1)).toMatchObject({ title: 'Rule violations', values: [2] });
  });

  it('are those of a folder from one change to the next', () => {
    const [files] = listTrends(history, 'src/old');
    expect(files).toMatchObject({ title: 'Files', values: [1, 1, 0] });
  });

  it('end their axes at round figures', () => {
    expect([[], [0], [7], [12], [101], [823]].map(niceMost)).toEqual([1, 1, 8, 20, 200, 1000]);
  });
});

describe('the time line', () => {
  it('places points by their dates, and none before the one it follows', () => {
    const late = historyOf([
      { date: '2020-01-01', files: {} },
      { date: '2023-01-01', files: {} },
      { date: '2021-01-01', files: {} },
      { date: '2024-01-01', files: {} },
    ]);
    const places = placePoints(datesOf(late.points));
    expect(Array.from(places, (place) => Number(place.toFixed(2)))).toEqual([0, 0.75, 0.75, 1]);
    expect([nearestPoint(places, 0.1), nearestPoint(places, 0.8), nearestPoint(places, 2)]).toEqual([
      0, 2, 3,
    ]);
  });

  it('places points evenly if they all have one date, and a single one at its end', () => {
    const sameDay = Array.from({ length: 3 }, () => ({ date: '2020-01-01', files: {} }));
    expect([...placePoints(datesOf(historyOf(sameDay).points))]).toEqual([0, 0.5, 1]);
    expect([...placePoints(datesOf(historyOf(sameDay.slice(0, 1)).points))]).toEqual([1]);
  });

  it.each([
    ['2010-05-01', '2026-05-01', ['2012', '2014', '2016', '2018', '2020', '2022', '2024', '2026']],
    ['2024-11-15', '2026-02-15', ['2025', 'Mar', 'May', 'Jul', 'Sep', 'Nov', '2026']],
    ['2024-05-02', '2024-05-30', ['2 May 2024', '30 May 2024']],
    ['2024-05-02', '2024-05-02', ['2 May 2024']],
  ])('names years or months from %s to %s', (from, to, texts) => {
    const dates = Float64Array.from([Date.parse(from), Date.parse(to)]);
    expect(ticksOf(dates, 12).map(({ text }) => text)).toEqual(texts);
  });

  it('writes dates in UTC', () => {
    expect(formatDate('2019-03-02T23:59:59+00:00')).toBe('2 Mar 2019');
  });

  it('plays in about 14 seconds, or in about ten still pictures', () => {
    for (const count of [2, 100, 2000]) {
      const { stepMs, stride } = paceOf(count, false);
      expect((count / stride) * stepMs).toBeLessThan(16_000);
      const calm = paceOf(count, true);
      expect([calm.stepMs >= 1000, count / calm.stride <= 10]).toEqual([true, true]);
    }
  });
});

const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

describe('a birth', () => {
  const commit = history.points[1]!.commit;
  it.each<[Birth, string, string, string | null]>([
    [
      {
        type: 'cycle',
        kind: 'load',
        members: ['src/cart.ts', 'src/orders.ts'],
        sizeAtBirth: 2,
        commit,
        point: 1,
      },
      'Cycle of 2 files',
      'cart.ts, orders.ts',
      null,
    ],
    [
      { type: 'cycle', kind: 'lazy', members: ['a/x.py', 'a/y.py', 'a/z.py'], sizeAtBirth: 2, point: 0 },
      'Cycle of 3 files',
      'x.py, y.py and 1 other',
      'closed only by lazy imports · began with 2 files',
    ],
    [
      { type: 'tangle', folder: '.', members: ['app/', 'ui/'], membersAtBirth: ['ui/', 'app/'], point: 0 },
      'Tangle of 2 members',
      'project root',
      null,
    ],
    [
      {
        type: 'tangle',
        folder: 'src',
        members: ['src/app/', 'src/ui/'],
        membersAtBirth: ['src/a.ts', 'src/app/', 'src/b.ts', 'src/c.ts', 'src/d.ts'],
        point: 0,
      },
      'Tangle of 2 members',
      'src',
      'began with 5 members: a.ts, app/, b.ts, c.ts, …',
    ],
    [
      { type: 'back-dependency', folder: 'src', from: 'src/core/', to: 'src/ui/', point: 0 },
      'Back dependency',
      'core/ → ui/',
      null,
    ],
    [
      { type: 'back-dependency', folder: '.', from: 'core/', to: 'ui/', commit, point: 1, indirect: true },
      'Back dependency',
      'core/ → ui/',
      'the imports are older; since this commit they point back',
    ],
  ])('is named after what it is: %o', (birth, kind, name, more) => {
    expect([describeBirth(birth, lastPart), describeMore(birth)]).toEqual([{ kind, name }, more]);
  });
});

describe('what the history says of a file', () => {
  it('is who wrote it and what changes with it, from either side', () => {
    expect(ownerOf(history, 'src/cart.ts')?.mainAuthor).toBe('Ada');
    expect(ownerOf(history, 'src/orders.ts')).toBeUndefined();
    expect(coupledWith(history, 'src/orders.ts').map(({ file }) => file)).toEqual(['src/cart.ts']);
    expect(coupledWith(history, 'src/cart.ts').map(({ file }) => file)).toEqual(['src/orders.ts']);
  });

  it('is when it was last there', () => {
    const files = ['src/old/bill.ts', 'src/orders.ts', 'src/none.ts'];
    expect(files.map((file) => lastSeen(history, file)?.slice(0, 4))).toEqual(['2021', '2024', undefined]);
  });
});
