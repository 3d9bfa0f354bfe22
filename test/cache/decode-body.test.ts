import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFiles } from '../../src/cache/decode-body.ts';
import { encodeBody } from '../../src/cache/encode-body.ts';
import { declarationKinds, importKinds, importRoles, typeUses } from '../../src/cache/cache-body.ts';
import { KnownTypeUses } from '../../src/cache/known-type-uses.ts';
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
        typeUsesKey: '',
        stats: Float64Array.from(stats.flat()),
        numbers: Int32Array.from(numbers),
      });
      for (const { extraction, targets } of kept.values()) {
        expect((targets() ?? []).every(({ kind }) => typeof kind === 'string')).toBe(true);
        const { imports, declares = [], scope = '', condition = '' } = extraction() ?? { imports: [] };
        for (const { specifier, name = '', detail = { kind: '' }, line, kind } of imports) {
          const texts = [specifier, name, detail.kind].map((text) => typeof text);
          expect([...texts, line > 0, importKinds.includes(kind)]).toEqual([
            'string',
            'string',
            'string',
            true,
            true,
          ]);
        }
        const texts = [...declares.map(({ kind }) => kind), scope, condition];
        expect(texts.every((text) => typeof text === 'string')).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

const noNull = { noNullPrototype: true } as const;

it('gives back every field of every file', () => {
  const text = fc.string({ maxLength: 8 });
  const texts = fc.array(text, { maxLength: 2 });
  const flag = fc.boolean();
  const pieces = fc.array(fc.record({ kind: fc.constantFrom('name', 'text'), text }, noNull), {
    maxLength: 2,
  });
  const detail = fc.oneof(
    fc.record({ kind: fc.constantFrom('computed', 'file', 'outside-heirs') }, noNull),
    fc.record({ kind: fc.constant('alias'), alias: text }, noNull),
    fc.record({ kind: fc.constant('nesting'), nesting: texts }, noNull),
    fc.record({ kind: fc.constant('path-expression'), pieces }, noNull),
    fc.record({ kind: fc.constant('place'), namespace: text, types: text, derived: text }, noNull),
    fc.record(
      { kind: fc.constant('symbol'), symbol: fc.constantFrom('function', 'constant'), orGlobal: flag },
      noNull,
    ),
  );
  const declaration = fc.oneof(
    fc.record({ kind: fc.constantFrom(...declarationKinds), name: text }, noNull),
    fc.record({ kind: fc.constant('class'), nesting: texts, isOnlyOpened: flag }, noNull),
    fc.record({ kind: fc.constant('path-constant'), name: text, value: pieces }, noNull),
    fc.record({ kind: fc.constantFrom('module-maker', 'shared-package') }, noNull),
  );
  const statement = fc.record(
    {
      specifier: text,
      name: text,
      detail,
      line: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      kind: fc.constantFrom(...importKinds),
      role: fc.constantFrom(...importRoles),
    },
    { requiredKeys: ['specifier', 'line', 'kind'], noNullPrototype: true },
  );
  const extraction = fc.record(
    {
      imports: fc.array(statement, { maxLength: 3 }),
      scope: text,
      declares: fc.array(declaration, { maxLength: 3 }),
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
  const use = fc.option(fc.constantFrom(...typeUses), { nil: undefined });
  fc.assert(
    fc.property(fc.array(fc.tuple(extraction, target, use), { maxLength: 3 }), (found) => {
      const paths = found.map((_, n) => filePath(`${n}.go`));
      const stats = { size: 1, modifiedMs: 2.5, changedMs: 3 };
      const files = found.map(
        ([each], n) =>
          [paths[n]!, { stats, extraction: () => each, fingerprint: `fingerprint of ${n}` }] as const,
      );
      const targets = found.map(([{ imports }, each]) => imports.map(() => each));
      const uses = new KnownTypeUses('settings');
      for (const [{ imports }, , each] of found)
        if (each !== undefined) for (const one of imports) uses.set(one, each);
      const body = encodeBody(new Map(files), {
        targets: new Map(targets.map((all, n) => [paths[n]!, all])),
        records: [],
        typeUses: uses,
      });
      const usesKept = new KnownTypeUses(body.typeUsesKey);
      const kept = [...decodeFiles(body, (one, each) => usesKept.recall(one, each))];
      expect(kept.map(([path]) => path)).toEqual(paths);
      expect(
        kept.map(([, known]) => [known.stats, known.extraction(), known.fingerprint, known.targets()]),
      ).toStrictEqual(found.map(([each], n) => [stats, each, `fingerprint of ${n}`, targets[n]]));
      expect(usesKept.key).toBe('settings');
      expect(
        kept.map(([, known]) => known.extraction()?.imports.map((one) => usesKept.get(one))),
      ).toStrictEqual(found.map(([{ imports }, , each]) => imports.map(() => each)));
    }),
  );
});
