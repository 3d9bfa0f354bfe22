// Where the map puts repositories.
import { describe, expect, it } from 'vitest';
import type { RepositoryUse } from '../src/query/repository-graph.ts';
import { findGroups } from '../web/map/find-groups.ts';
import { placeRepositories } from '../web/map/place-repositories.ts';
import { indexOrganisation, type OrganisationIndex } from '../web/state/organisation.ts';

/** `arrows`: `shop → ui`. `cycle`: repositories that use each other. */
function organisationOf(
  names: readonly string[],
  arrows: readonly string[],
  cycle: readonly string[] = [],
): OrganisationIndex {
  const uses = arrows.map((arrow): RepositoryUse => {
    const [repository = '', used = ''] = arrow.split(' → ');
    return { repository, uses: used, packages: [{ purl: `pkg:npm/${used}`, files: 1 }] };
  });
  return indexOrganisation({
    repositories: names.map((name) => ({ name, figures: null, failure: null, provides: [] })),
    uses,
    cycles: cycle.length === 0 ? [] : [{ repositories: cycle, uses: [] }],
  });
}

describe('the map', () => {
  it('puts users above what they use, and the repositories of a cycle side by side', () => {
    const names = ['billing', 'catalog', 'shop', 'ui'];
    const arrows = ['shop → catalog', 'catalog → billing', 'billing → catalog', 'billing → ui'];
    const whole = organisationOf(names, arrows, ['billing', 'catalog']);
    const [billing, catalog, shop, ui] = placeRepositories(whole).y;
    expect(shop).toBeLessThan(catalog!);
    expect(catalog).toBe(billing);
    expect(billing).toBeLessThan(ui!);
  });

  it('keeps the groups of many repositories apart, and no circle covers another', () => {
    const teams = ['ads', 'data', 'search'];
    const names = teams.flatMap((team) => Array.from({ length: 50 }, (_, i) => `${team}/${i}`));
    const arrows = names.flatMap((name, at) => {
      const [team, number] = name.split('/');
      const own = [1, 2, 3]
        .filter((step) => Number(number) >= step)
        .map((step) => `${name} → ${team}/${Number(number) - step}`);
      return at % 25 === 24 ? [...own, `${name} → ${names[(at + 50) % 150]}`] : own;
    });
    const { x, y, r, groups } = placeRepositories(organisationOf(names, arrows));
    expect([...new Set(groups.map(({ title }) => title))].sort()).toEqual(teams);
    const overlaps = names.flatMap((name, a) =>
      names
        .slice(0, a)
        .filter((_, b) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!) < r[a]! + r[b]!)
        .map((other) => [name, other]),
    );
    expect(overlaps).toEqual([]);
  });

  it('shows repositories that nobody links in a block below the others', () => {
    const placement = placeRepositories(organisationOf(['alone', 'shop', 'ui'], ['shop → ui']));
    const [alone, , ui] = placement.y;
    expect(alone).toBeGreaterThan(ui!);
    expect(placement.captions.map(({ text }) => text)).toEqual(['No dependencies between repositories']);
  });

  it('finds two groups where one link joins them', () => {
    const clique = (first: number) =>
      [0, 1, 2, 3].flatMap((i) =>
        [0, 1, 2, 3].slice(i + 1).map((j) => ({ a: first + i, b: first + j, weight: 1 })),
      );
    const groupOf = findGroups(8, [...clique(0), ...clique(4), { a: 0, b: 4, weight: 1 }]);
    expect([...groupOf]).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });
});
