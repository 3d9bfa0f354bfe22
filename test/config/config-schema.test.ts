// What an editor says of a config with the published JSON Schema is what Lintel says of it.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { configSchema } from '../../src/config/config-schema.ts';
import { configTemplate } from '../../src/config/config-template.ts';
import { parseJsonc } from '../../src/languages/kit/jsonc.ts';

const accepts = new Ajv2020({ allErrors: true }).compile(z.toJSONSchema(configSchema, { io: 'input' }));

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
  ])('accepts %j', (config) => {
    expect([accepts(config), configSchema.safeParse(config).success]).toEqual([true, true]);
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
  ])('refuses %j', (config) => {
    expect([accepts(config), configSchema.safeParse(config).success]).toEqual([false, false]);
  });

  it('has every key in the documentation', () => {
    const documentation = readFileSync('docs/configuration.md', 'utf8');
    const keys = Object.keys(configSchema.shape).filter((key) => !documentation.includes(`\`${key}`));
    expect(keys).toEqual([]);
  });

  it('describes every key', () => {
    const { properties } = z.toJSONSchema(configSchema, { io: 'input' });
    const undescribed = Object.entries(properties ?? {}).filter(
      ([, schema]) => typeof schema === 'boolean' || !schema.description,
    );
    expect(undescribed).toEqual([]);
  });
});
