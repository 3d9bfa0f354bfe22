import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeExtractions } from '../../src/cache/decode-extractions.ts';
import { encodeExtractions } from '../../src/cache/encode-extractions.ts';
import { importKinds } from '../../src/cache/extraction-body.ts';
import { filePath } from '../../src/model/file-path.ts';

it('makes of any numbers whole extractions or none', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.integer());
  const bodies = fc.record({
    strings: fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }),
    measures: fc.array(fc.tuple(fc.double(), fc.double(), fc.double()), { maxLength: 3 }),
    numbers: fc.array(number, { maxLength: 40 }),
  });
  fc.assert(
    fc.property(bodies, ({ strings, measures, numbers }) => {
      const kept = decodeExtractions({
        strings,
        measures: Float64Array.from(measures.flat()),
        numbers: Int32Array.from(numbers),
      });
      for (const { extraction } of kept.values()) {
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
  fc.assert(
    fc.property(fc.array(extraction, { maxLength: 3 }), (extractions) => {
      const files = extractions.map((_, n) => ({ path: filePath(`${n}.go`), size: n, language: 'go' }));
      const known = files.map((file, n) => ({ file, extraction: extractions[n] ?? { imports: [] } }));
      const kept = decodeExtractions(encodeExtractions(known));
      expect([...kept.keys()]).toEqual(files.map(({ path }) => path));
      expect([...kept.values()].map((each) => each.extraction())).toStrictEqual(extractions);
    }),
  );
});
