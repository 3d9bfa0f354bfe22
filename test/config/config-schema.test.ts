// What an editor says of a config with the published JSON Schema is what Lintel says of it.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { configSchema } from '../../src/config/config-schema.ts';
import { configTemplate } from '../../src/config/config-template.ts';
import { parseJsonc } from '../../src/languages/kit/jsonc.ts';

const accepts = new Ajv2020({ allErrors: true }).compile(configSchema.schema);

describe('the JSON Schema of the config', () => {
  it('accepts what lintel init writes', () => {
    const template = parseJsonc(configTemplate('./schema.json'));
    expect(template.ok && accepts(template.value)).toBe(true);
  });

  it.each([
    {},
    { layers: ['ui', ['orders', 'billing']], thresholds: { godModule: 3 } },
    { maxFileSize: 1000 },
    { maxFileSize: '500k', cycles: {} },
    { groups: { ui: 'ui/**', core: ['core/**', '!core/old/**'] }, baseline: 'ci/known.json' },
    {
      rules: [
        {
          name: 'pure',
          from: 'core/**',
          mustNotUse: ['ui/**'],
          except: [['core/a.ts', 'ui/b.ts']],
          kinds: ['static'],
        },
        { name: 'limits', budget: { cycles: 0, health: 80 } },
      ],
    },
  ])('accepts %j', (config) => {
    expect([accepts(config), configSchema.findMistakes(config).length === 0]).toEqual([true, true]);
  });

  it.each([
    [],
    { layer: [] },
    { layers: ['orders/db'] },
    { thresholds: { godmodule: 3 } },
    { top: 0 },
    { top: 1.5 },
    { ignore: 'till' },
    { maxFileSize: 'large' },
    { maxFileSize: 2 ** 31 },
    { cycles: { typeOnly: 'yes' } },
    { rules: [{ acyclic: 'src/**' }] },
    { rules: [{ name: '', acyclic: 'src/**' }] },
    { rules: [{ name: 'order', layers: ['ui/**'] }] },
    { rules: [{ name: 'order', layers: ['ui/**', 'db/**'], kinds: ['some'] }] },
    { rules: [{ name: 'pure', from: 'core/**', mustNotUse: [] }] },
    { rules: [{ name: 'pure', from: 'core/**', mustNotUse: 'ui/**', except: [['core/a.ts']] }] },
    { rules: [{ name: 'limits', budget: { cycle: 0 } }] },
    { rules: [{ name: 'limits', budget: { cycles: -1 } }] },
    { groups: { ui: 3 } },
    { baseline: '../known.json' },
    { roles: { tests: [] } },
  ])('refuses %j', (config) => {
    expect([accepts(config), configSchema.findMistakes(config).length === 0]).toEqual([false, false]);
  });

  it('has every key in the documentation', () => {
    const documentation = readFileSync('docs/configuration.md', 'utf8');
    const keys = Object.keys(configSchema.properties).filter((key) => !documentation.includes(`\`${key}`));
    expect(keys).toEqual([]);
  });

  it('describes every key', () => {
    const undescribed = Object.entries(configSchema.properties).filter(
      ([, { schema }]) => schema['description'] === undefined,
    );
    expect(undescribed).toEqual([]);
  });
});
