import { describe, expect, it } from 'vitest';
import type { DetailedNode, LayerViolation } from '../../src/model/report.ts';
import type { ReportIndex } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { type ShownGroups, showGroups } from '../../web/views/groups/shown-groups.ts';
import { orderGroups } from '../../web/views/layers/order-groups.ts';
import { placeLayers } from '../../web/views/layers/place-layers.ts';
import { traceLines } from '../../web/views/layers/trace-lines.ts';
import { type Violation, createLayerNamer, violationsBetween } from '../../web/views/layers/violations.ts';
import { reportOf } from '../support/report-of.ts';

const files = ['shop/app/checkout.ts', 'shop/core/cart.ts', 'shop/core/order.ts', 'shop/ui/page.ts'];
const report = reportOf({
  files,
  edges: [
    ['shop/ui/page.ts', 'shop/app/checkout.ts'],
    ['shop/app/checkout.ts', 'shop/core/cart.ts'],
    ['shop/core/cart.ts', 'shop/ui/page.ts'],
  ],
});
const violation: LayerViolation = {
  source: 'shop/core/cart.ts',
  target: 'shop/ui/page.ts',
  sourceLayer: 'core',
  targetLayer: 'ui',
  rule: 'lower-level module should not depend on higher-level module',
  basis: 'inferred',
  remedy: 'cut',
};
const shop = indexedReport({ ...report, risks: { ...report.risks, layer_violations: [violation] } });

function show(index: ReportIndex, opens: (key: string) => boolean): ShownGroups {
  return showGroups(index, buildGroupTree(index, new Uint8Array(index.nodes.length).fill(1)), opens);
}

/** Key → level. */
function levelsIn(shown: ShownGroups, violations: readonly Violation[]): Record<string, number> {
  const levelled = orderGroups(shown, { violations });
  return Object.fromEntries(levelled.map(({ number, level }) => [shown.groups[number]?.key ?? '', level]));
}

describe('the levels of the layers', () => {
  it('let a violation point up: its target is not placed below', () => {
    const shown = show(shop, () => false);
    const violations = violationsBetween(shop, shown);
    expect(levelsIn(shown, violations)).toEqual({
      'shop/app/checkout.ts': 1,
      'shop/core/': 0,
      'shop/ui/page.ts': 2,
    });
  });

  it('place the target of a violation above its source without other dependencies', () => {
    const alone = indexedReport({
      ...reportOf({ files, edges: [['shop/core/cart.ts', 'shop/ui/page.ts']] }),
      risks: shop.report.risks,
    });
    const shown = show(alone, () => false);
    expect(levelsIn(shown, violationsBetween(alone, shown))).toMatchObject({
      'shop/core/': 0,
      'shop/ui/page.ts': 1,
    });
  });

  it('follow a configured order even if the source of a violation depends on its target indirectly', () => {
    const indirect = {
      ...reportOf({
        files: [...files, 'shop/plugins/gift.ts'],
        edges: [
          ['shop/core/cart.ts', 'shop/plugins/gift.ts'],
          ['shop/core/cart.ts', 'shop/ui/page.ts'],
          ['shop/plugins/gift.ts', 'shop/ui/page.ts'],
          ['shop/ui/page.ts', 'shop/core/order.ts'],
        ],
      }),
    };
    const topOf = (basis: LayerViolation['basis']): string | undefined => {
      const risks = { ...report.risks, layer_violations: [{ ...violation, basis }] };
      const index = indexedReport({ ...indirect, risks });
      const shown = show(index, () => false);
      const levels = levelsIn(shown, violationsBetween(index, shown));
      return Object.keys(levels).find((key) => levels[key] === 2);
    };
    expect(topOf('configured')).toBe('shop/ui/page.ts');
    expect(topOf('inferred')).toBe('shop/core/');
  });

  it('do not turn a pair of boxes round for a few violations', () => {
    const users = Array.from({ length: 20 }, (_, i) => `shop/core/order${i}.ts`);
    const index = indexedReport({
      ...reportOf({
        files: [...users, 'shop/core/cart.ts', 'shop/ui/page.ts', 'shop/ui/menu.ts'],
        edges: [
          ...users.map((user): [string, string] => [user, 'shop/ui/page.ts']),
          ['shop/core/cart.ts', 'shop/ui/page.ts'],
          ['shop/ui/menu.ts', 'shop/core/cart.ts'],
        ],
      }),
      risks: shop.report.risks,
    });
    const shown = show(index, () => false);
    expect(levelsIn(shown, violationsBetween(index, shown))).toEqual({ 'shop/ui/': 0, 'shop/core/': 1 });
  });

  it('let one of two contradicting violations point up', () => {
    const both = [violation, { ...violation, source: violation.target, target: violation.source }];
    const contradicting = indexedReport({
      ...reportOf({
        files,
        edges: [
          ['shop/core/cart.ts', 'shop/ui/page.ts'],
          ['shop/ui/page.ts', 'shop/core/cart.ts'],
        ],
      }),
      risks: { ...report.risks, layer_violations: both },
    });
    const shown = show(contradicting, () => false);
    const levels = levelsIn(shown, violationsBetween(contradicting, shown));
    expect(new Set([levels['shop/core/'], levels['shop/ui/page.ts']])).toEqual(new Set([0, 1]));
  });

  it('follow most dependencies of a cycle, and the few others point up', () => {
    const many = indexedReport(
      reportOf({
        files: ['shop/app/a.ts', 'shop/app/b.ts', 'shop/core/a.ts', 'shop/core/b.ts'],
        edges: [
          ['shop/app/a.ts', 'shop/core/a.ts'],
          ['shop/app/a.ts', 'shop/core/b.ts'],
          ['shop/app/b.ts', 'shop/core/a.ts'],
          ['shop/core/b.ts', 'shop/app/b.ts'],
        ],
      }),
    );
    expect(
      levelsIn(
        show(many, () => false),
        [],
      ),
    ).toEqual({ 'shop/core/': 0, 'shop/app/': 1 });
  });

  it('count dependencies of product files before any number of others', () => {
    const mixed = reportOf({
      files: ['shop/app/a.ts', 'shop/app/a.test.ts', 'shop/app/b.test.ts', 'shop/core/a.ts'],
      edges: [
        ['shop/core/a.ts', 'shop/app/a.ts'],
        ['shop/app/a.test.ts', 'shop/core/a.ts'],
        ['shop/app/b.test.ts', 'shop/core/a.ts'],
      ],
    });
    const nodes = mixed.detailed.nodes.map((node) =>
      node.id.includes('.test.') ? ({ ...node, role: 'test' } as DetailedNode) : node,
    );
    const index = indexedReport({ ...mixed, detailed: { ...mixed.detailed, nodes } });
    expect(
      levelsIn(
        show(index, () => false),
        [],
      ),
    ).toEqual({ 'shop/app/': 0, 'shop/core/a.ts': 1 });
  });

  it('keep an order in a large cycle that only a few dependencies contradict', () => {
    const parts = Array.from({ length: 20 }, (_, i) => `shop/part${String(i).padStart(2, '0')}`);
    const chain = parts.slice(1).flatMap((part, i): [string, string][] => [
      [`${parts[i]}/a.ts`, `${part}/a.ts`],
      [`${parts[i]}/b.ts`, `${part}/a.ts`],
    ]);
    const index = indexedReport(
      reportOf({
        files: parts.flatMap((part) => [`${part}/a.ts`, `${part}/b.ts`]),
        edges: [...chain, [`${parts[19]}/a.ts`, `${parts[0]}/b.ts`]],
      }),
    );
    const levels = levelsIn(
      show(index, () => false),
      [],
    );
    expect(parts.map((part) => levels[`${part}/`])).toEqual(parts.map((_, i) => 19 - i));
  });
});

describe('the levels of a tangle', () => {
  it('are in the order of the report', () => {
    const even = indexedReport(
      reportOf({
        files: ['shop/app/a.ts', 'shop/app/b.ts', 'shop/core/a.ts', 'shop/core/b.ts'],
        edges: [
          ['shop/app/a.ts', 'shop/core/a.ts'],
          ['shop/core/b.ts', 'shop/app/b.ts'],
        ],
      }),
    );
    const shown = show(even, () => false);
    const topOf = (members: readonly string[]): string | undefined => {
      const highest = orderGroups(shown, { tangles: [{ members }] }).find(({ level }) => level === 1);
      return shown.groups[highest?.number ?? -1]?.key;
    };
    expect(topOf(['shop/app/', 'shop/core/'])).toBe('shop/app/');
    expect(topOf(['shop/core/', 'shop/app/'])).toBe('shop/core/');
  });
});

describe('the lines between the layers', () => {
  it('point up against the order, with their number of file dependencies', () => {
    const shown = show(shop, () => false);
    const violations = violationsBetween(shop, shown);
    const layers = placeLayers(
      orderGroups(shown, { violations }),
      shown.links,
      () => ({ fileCount: 1, textWidth: 50 }),
      { width: 800, height: 600 },
    );
    const lines = traceLines(layers, { links: shown.links, violations, breaks: [], focus: -1, inCycle: [] });
    expect(lines.map(({ role, count }) => [role, count?.text])).toEqual([
      ['plain', undefined],
      ['plain', undefined],
      ['violation', '1'],
    ]);
  });
});

describe('violationsBetween', () => {
  it('skips violations inside one group', () => {
    const inside = indexedReport({
      ...report,
      risks: { ...report.risks, layer_violations: [{ ...violation, target: 'shop/core/order.ts' }] },
    });
    expect(
      violationsBetween(
        inside,
        show(inside, () => false),
      ),
    ).toEqual([]);
    expect(
      violationsBetween(
        inside,
        show(inside, () => true),
      ),
    ).toHaveLength(1);
  });
});

describe('layerNamer', () => {
  it('finds the first folder of the path that is a configured layer', () => {
    const nameLayer = createLayerNamer([{ ...violation, basis: 'configured' }]);
    expect(['shop/Core/ui/cart.ts', 'shop/ui/', 'shop/app/', 'shop/core.ts'].map(nameLayer)).toEqual([
      'core',
      'ui',
      undefined,
      undefined,
    ]);
  });
});

describe('placeLayers', () => {
  const shown = show(shop, () => false);
  const levelled = orderGroups(shown, { violations: violationsBetween(shop, shown) });
  const place = (width: number, fileCount = 1) =>
    placeLayers(levelled, shown.links, () => ({ fileCount, textWidth: 50 }), { width, height: 600 });

  it('places the highest level at the top and the lowest at the bottom', () => {
    const { bands, boxes } = place(800);
    expect(bands.map(({ level }) => level)).toEqual([2, 1, 0]);
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  it('breaks a band that is too wide into rows without overlaps', () => {
    const many = Array.from({ length: 12 }, (_, number) => ({ number, level: 0, inCycle: false }));
    const { boxes } = placeLayers(many, [], () => ({ fileCount: 4, textWidth: 250 }), {
      width: 640,
      height: 400,
    });
    const overlaps = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
        ),
    );
    expect(overlaps).toEqual([]);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(640);
  });

  it('is empty without groups', () => {
    expect(
      placeLayers([], [], () => ({ fileCount: 0, textWidth: 0 }), { width: 640, height: 400 }),
    ).toMatchObject({
      bands: [],
      boxes: [],
    });
  });
});
