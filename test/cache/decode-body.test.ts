import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFiles } from '../../src/cache/decode-body.ts';
import { encodeBody } from '../../src/cache/encode-body.ts';
import { importKinds } from '../../src/cache/cache-body.ts';
import { filePath } from '../../src/model/file-path.ts';

it('makes of any numbers whole extractions or none', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.integer());
  const bodies = fc.record({
    strings: fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
    stats: fc.array(fc.tuple(fc.double(), fc.double(), fc.double()), { maxLength: 3 }),
    numbers: fc.array(number, { maxLength: 40 }),
  });
  fc.assert(
    fc.property(bodies, ({ strings, stats, numbers }) => {
      const kept = decodeFiles({
        strings,
        targets: [],
        stats: Float64Array.from(stats.flat()),
        numbers: Int32Array.from(numbers),
      });
      for (const { extraction, targets } of kept.values()) {
        expect((targets() ?? []).every(({ kind }) => typeof kind === 'string')).toBe(true);
        const { imports, declares = [], scope = '', condition = '' } = extraction() ?? { imports: [] };
        for (const { specifier, name = '', line, kind } of imports) {
          expect([typeof specifier, typeof name, line > 0, importKinds.includes(kind)]).toEqual([
            'string',
            'string',
            true,
            true,
          ]);
        }
        expect([...declares, scope, condition].every((text) => typeof text === 'string')).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

const noNull = { noNullPrototype: true } as const;

it('gives back every field of every file', () => {
  const text = fc.string({ maxLength: 8 });
  const statement = fc.record(
    {
      specifier: text,
      name: text,
      line: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      kind: fc.constantFrom(...importKinds),
    },
    { requiredKeys: ['specifier', 'line', 'kind'], noNullPrototype: true },
  );
  const extraction = fc.record(
    {
      imports: fc.array(statement, { maxLength: 3 }),
      scope: text,
      declares: fc.array(text, { maxLength: 3 }),
      condition: text,
    },
    { requiredKeys: ['imports'], noNullPrototype: true },
  );
  const target = fc.oneof(
    fc.record({ kind: fc.constant('files'), paths: fc.array(text.map(filePath), { maxLength: 2 }) }, noNull),
    fc.record({ kind: fc.constant('package'), name: text, builtin: fc.boolean() }, noNull),
    fc.record({ kind: fc.constantFrom('asset', 'nothing') }, noNull),
    fc.record({ kind: fc.constant('unresolved'), reason: text }, noNull),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(extraction, target), { maxLength: 3 }), (found) => {
      const paths = found.map((_, n) => filePath(`${n}.go`));
      const stats = { size: 1, modifiedMs: 2.5, changedMs: 3 };
      const files = found.map(
        ([each], n) =>
          [paths[n]!, { stats, extraction: () => each, fingerprint: `fingerprint of ${n}` }] as const,
      );
      const targets = found.map(([{ imports }, each]) => imports.map(() => each));
      const body = encodeBody(new Map(files), new Map(targets.map((all, n) => [paths[n]!, all])), []);
      const kept = [...decodeFiles(body)];
      expect(kept.map(([path]) => path)).toEqual(paths);
      expect(
        kept.map(([, known]) => [known.stats, known.extraction(), known.fingerprint, known.targets()]),
      ).toStrictEqual(found.map(([each], n) => [stats, each, `fingerprint of ${n}`, targets[n]]));
    }),
  );
});
