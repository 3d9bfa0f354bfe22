import { describe, expect, it } from 'vitest';
import { findLevels } from '../../web/views/groups/levels.ts';

function levelsOf(count: number, edges: readonly (readonly [number, number])[]) {
  const dependencies = Array.from({ length: count }, () => new Map<number, number>());
  for (const [from, to] of edges) dependencies[from]?.set(to, 1);
  const { level, component, componentCount } = findLevels(dependencies);
  return { level: [...level], component: [...component], componentCount };
}

describe('findLevels', () => {
  it('places a node above its longest path down', () => {
    const { level } = levelsOf(4, [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 2],
    ]);
    expect(level).toEqual([2, 1, 0, 1]);
  });

  it('keeps a cycle on one level', () => {
    const { level, componentCount } = levelsOf(4, [
      [0, 1],
      [1, 2],
      [2, 1],
      [2, 3],
    ]);
    expect(level).toEqual([2, 1, 1, 0]);
    expect(componentCount).toBe(3);
  });

  it('numbers a component after all that it depends on', () => {
    const { component } = levelsOf(3, [
      [0, 1],
      [1, 2],
    ]);
    expect(component).toEqual([2, 1, 0]);
  });

  it('is safe for a chain of twenty thousand nodes', () => {
    const count = 20_000;
    const chain = Array.from({ length: count - 1 }, (_, i): [number, number] => [i, i + 1]);
    expect(levelsOf(count, chain).level[0]).toBe(count - 1);
  });
});
