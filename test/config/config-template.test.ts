import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { completeOptions } from '../../src/config/complete-options.ts';
import { configSchema } from '../../src/config/config-schema.ts';
import { configTemplate } from '../../src/config/config-template.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { loadConfig } from '../../src/config/load-config.ts';

it.each([undefined, './node_modules/lintel/dist/schemas/config.schema.json'])(
  'writes out every key with its default (schema: %s)',
  async (schema) => {
    const shop = mkdtempSync(join(tmpdir(), 'lintel-template-'));
    writeFileSync(join(shop, 'lintel.config.json'), configTemplate(schema));
    const { $schema, ...config } = await loadConfig(shop);
    rmSync(shop, { recursive: true });

    expect($schema).toBe(schema);
    // Layers have no default: without them the order is inferred.
    expect(Object.keys({ $schema, ...config })).toEqual(
      Object.keys(configSchema.shape).filter((key) => key !== 'layers'),
    );
    expect(completeOptions(config, {})).toEqual(defaultOptions);
  },
);

it('writes layers that load, under what was found', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'lintel-template-'));
  const text = configTemplate(undefined, {
    layers: [['pages'], ['or"ders', 'billing']],
    findings: ['Inferred: 12 dependencies follow this order, none go against it.'],
  });
  writeFileSync(join(shop, 'lintel.config.json'), text);
  const config = await loadConfig(shop);
  rmSync(shop, { recursive: true });

  expect(completeOptions(config, {})).toEqual({
    ...defaultOptions,
    layers: [['pages'], ['or"ders', 'billing']],
  });
  expect(text).toContain(`\
  // Inferred: 12 dependencies follow this order, none go against it.
  "layers": [
    "pages",
    ["or\\"ders", "billing"]
  ],
`);
});
