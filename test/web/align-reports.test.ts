import { expect, it } from 'vitest';
import type { ComparedReports } from '../../src/model/compared-reports.ts';
import { renderPageChange } from '../../src/report/render-page-change.ts';
import { renderPageReport } from '../../src/report/render-page-report.ts';
import { type AlignedReports, nodeStates } from '../../web/state/change/align-reports.ts';
import { readChange } from '../../web/state/change/read-change.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { edgeOf, type ReportIndex } from '../../web/state/report-index.ts';
import { restoreReport } from '../../web/state/restore-report.ts';
import { indexReport } from '../../web/state/report-index.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { findLinkChanges, signLinkChange } from '../../web/views/groups/link-changes.ts';
import { showGroups } from '../../web/views/groups/shown-groups.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';
import { changedShop, unchangedFiles } from '../support/changed-shop.ts';

function align(compared: ComparedReports): AlignedReports {
  const after = readPageReport([...renderPageReport(compared.after)].join(''));
  return readChange([...renderPageChange(compared)].join(''), after);
}

const shop = await changedShop();
const aligned = align(shop);
const edgesOf = (index: ReportIndex): string[] =>
  Array.from(index.edgeSource, (_, edge) => edgeOf(index, edge).id).toSorted();

it('gives a file the same number on all sides, by either name', () => {
  const [before, both, after] = (['before', 'both', 'after'] as const).map(aligned.indexOf);
  for (const file of unchangedFiles) {
    const number = both!.numberOf.get(file)!;
    expect([before, both, after].map((index) => index!.nodes[number]!.id)).toEqual([file, file, file]);
  }
  const renamed = both!.numberOf.get('src/core/tax.ts')!;
  expect([before, both, after].map((index) => index!.nodes[renamed]!.id)).toEqual([
    'src/core/tax.ts',
    'src/core/vat.ts',
    'src/core/vat.ts',
  ]);
  expect(after!.numberOf.get('src/core/vat.ts')).toBe(renamed);
});

it('knows what was added, removed and changed', () => {
  const { nodes } = aligned.indexOf('both');
  const states = Object.fromEntries(
    nodes.map(({ id }, number) => [id, nodeStates[aligned.states[number] ?? 0]]),
  );
  const changed = Object.entries(states).filter(([, state]) => state !== 'same');
  expect(Object.fromEntries(changed)).toEqual({
    'src/core/cart.ts': 'changed',
    'src/core/discount.ts': 'added',
    'src/core/shipping.ts': 'removed',
    'pkg:zod': 'added',
  });
});

it('has the dependencies of each side, and what was removed on both', () => {
  const idsOf = ({ detailed }: ComparedReports['after']): string[] =>
    detailed.edges.map(({ id }) => id).toSorted();
  const removed = shop.change.dependencies.removed.map(({ source, target }) => `${source}->${target}`);
  expect(edgesOf(aligned.indexOf('before'))).toEqual(idsOf(shop.before));
  expect(edgesOf(aligned.indexOf('after'))).toEqual(idsOf(shop.after));
  expect(edgesOf(aligned.indexOf('both'))).toEqual([...idsOf(shop.after), ...removed].toSorted());
  const { evidence, edgeCount } = aligned.indexOf('both');
  expect(evidence.importsOf(edgeCount - 1)).toEqual(shop.change.dependencies.removed.at(-1)?.imports);
});

it('marks what a side does not have as absent', () => {
  const absentIn = (side: 'before' | 'both' | 'after'): string[] => {
    const { nodes, isAbsent } = aligned.indexOf(side);
    return nodes.filter((_, number) => isAbsent?.[number] === 1).map(({ id }) => id);
  };
  expect([absentIn('before'), absentIn('both'), absentIn('after')]).toEqual([
    ['src/core/discount.ts', 'pkg:zod'],
    [],
    ['src/core/shipping.ts'],
  ]);
});

it('keeps the report of before whole', () => {
  expect(restoreReport(indexReport(aligned.before))).toEqual(shop.before);
});

it('arranges the map by both sides, so that a change of the other side moves nothing', () => {
  const layout = packMap(aligned.indexOf('both'));
  const places = unchangedFiles.map((file) => {
    const number = aligned.indexOf('before').numberOf.get(file) ?? -1;
    return `${layout.x[number]},${layout.y[number]}`;
  });
  expect(new Set(places).size).toBe(unchangedFiles.length);
});

it('counts what changed between folders', () => {
  const index = aligned.indexOf('both');
  const shown = showGroups(
    index,
    buildGroupTree(index, new Uint8Array(index.nodes.length).fill(1)),
    (key) => key === 'src/',
  );
  const changes = findLinkChanges(aligned, index, shown);
  const named = Array.from(changes, ([key, change]) => {
    const [from, to] = key.split(':').map((number) => shown.groups[Number(number)]?.key);
    return [from, to, signLinkChange(change), change.isNew, change.isGone];
  });
  expect(named).toEqual([
    ['src/core/', 'src/core/', '+2 −1', false, false],
    ['src/core/', 'src/ui/', '+1', true, false],
    ['src/core/', 'src/shared/', '−1', false, false],
  ]);
});
