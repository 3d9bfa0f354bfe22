// What every detector promises, over the list of them.
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/config/default-options.ts';
import { conventionsOf } from '../../src/languages/conventions.ts';
import { detectors } from '../../src/risks/index.ts';
import { findStructure } from '../../src/structure/find-structure.ts';
import { graphOf } from '../support/dependencies.ts';

describe.each(Object.entries(detectors))('%s', (name, detector) => {
  it('is listed under its own ID, with a title and a sentence that says why', () => {
    expect(detector.id).toBe(name);
    expect(detector.title).toMatch(/^[A-Z][a-z ]+s$/);
    expect(detector.why).toMatch(/^[A-Z].+\.$/);
  });

  it('finds nothing in a project without files', () => {
    const graph = graphOf({});
    const structure = findStructure({ graph, cycles: [], modules: new Set(), conventionsOf }, defaultOptions);
    const nothing = { graph, cycles: [], structure, options: defaultOptions };
    const limits = { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 };
    expect(detector.detect(nothing, limits)).toEqual([]);
  });
});
