import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../support/report-of.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { type ShownGroups, showGroups } from '../../web/views/groups/shown-groups.ts';
import { findMajorities, orderByMajority } from '../../web/views/layers/order-by-majority.ts';
import { orderGroups } from '../../web/views/layers/order-groups.ts';

/** Projects of up to 18 folders: more than the exact order is found for. */
const edges = fc.array(fc.tuple(fc.nat({ max: 17 }), fc.nat({ max: 17 }), fc.nat({ max: 9 })), {
  maxLength: 90,
});

function usesOf(list: readonly (readonly [number, number, number])[]) {
  const uses = Array.from({ length: 18 }, () => new Map<number, number>());
  for (const [from, to, weight] of list) if (from !== to) uses[from]?.set(to, weight + 1);
  return uses;
}

/** The pairs where the lower one uses the other more, although no chain of majorities leads down from the other to it. */
function findTurned(uses: ReturnType<typeof usesOf>, levelOf: (node: number) => number): string[] {
  const majorities = findMajorities(uses);
  const leadsDown = (from: number, to: number): boolean => {
    const seen = new Set([from]);
    for (const node of seen)
      for (const next of majorities[node]?.keys() ?? []) if (levelOf(next) < levelOf(node)) seen.add(next);
    return seen.has(to);
  };
  return majorities.flatMap((own, node) =>
    [...own.keys()]
      .filter((other) => levelOf(node) <= levelOf(other) && !leadsDown(other, node))
      .map((other) => `${node} uses ${other} more and is not above it`),
  );
}

describe('orderByMajority', () => {
  it('turns no pair round unless a chain of majorities forces it, whatever the ties say', () => {
    fc.assert(
      fc.property(edges, edges, (list, hints) => {
        const uses = usesOf(list);
        const ties = usesOf(hints).map((own) => new Map([...own].map(([to, n]) => [to, n * 1e-6])));
        const order = orderByMajority(uses, ties);
        expect(order.toSorted((a, b) => a - b)).toEqual(uses.map((_, node) => node));
        expect(findTurned(uses, (node) => order.indexOf(node))).toEqual([]);
      }),
    );
  });
});

describe('the levels of the boxes', () => {
  it('follow the majority of each pair, in open folders too', () => {
    fc.assert(
      fc.property(edges, fc.array(fc.nat({ max: 5 }), { maxLength: 3 }), (list, opened) => {
        const fileOf = (box: number, file: number): string =>
          `area${box % 6}/box${String(box).padStart(2, '0')}/file${file}.ts`;
        const files = Array.from({ length: 180 }, (_, i) => fileOf(Math.floor(i / 10), i % 10));
        const between = list.flatMap(([from, to, weight]) =>
          from === to
            ? []
            : Array.from({ length: weight + 1 }, (_, i): [string, string] => [
                fileOf(from, i),
                fileOf(to, i),
              ]),
        );
        const once = [...new Map(between.map((edge) => [edge.join(' '), edge])).values()];
        const index = indexedReport(reportOf({ files: files.toSorted(), edges: once }));
        const root = buildGroupTree(index, new Uint8Array(files.length).fill(1));
        const isOpened = new Set(opened.map((area) => `area${area}/`));
        const shown = showGroups(index, root, (key) => isOpened.has(key));
        const levels = new Map(orderGroups(shown, {}).map(({ number, level }) => [number, level]));
        expect(findTurned(usesIn(shown), (node) => levels.get(node) ?? -1)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

function usesIn({ groups, links }: ShownGroups) {
  const uses = groups.map(() => new Map<number, number>());
  for (const { from, to, weight } of links) if (from !== to) uses[from]?.set(to, weight);
  return uses;
}
