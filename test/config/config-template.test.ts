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
    // Layers have no default: without them the order is inferred. Without rules, groups mean nothing. What `affected` says
    // replaces conventions.
    expect(Object.keys({ $schema, ...config })).toEqual(
      Object.keys(configSchema.properties).filter(
        (key) => !['layers', 'groups', 'rules', 'affected'].includes(key),
      ),
    );
    expect(completeOptions(config, {})).toEqual(defaultOptions);
  },
);

it('writes rules that load, under what was found', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'lintel-template-'));
  const text = configTemplate(undefined, [
    {
      rule: { name: 'order', layers: ['pages/**', ['or"ders/**', 'billing/**']], productOnly: true },
      finding: '12 dependencies follow this order,\nnone go against it.',
    },
  ]);
  writeFileSync(join(shop, 'lintel.config.json'), text);
  const { rules } = await loadConfig(shop);
  rmSync(shop, { recursive: true });

  expect(rules).toMatchObject({
    rules: [{ name: 'order', layers: [{ text: 'pages/**' }, { text: 'or"ders/**, billing/**' }] }],
  });
  expect(text).toContain(`\
    // 12 dependencies follow this order, none go against it.
    {
      "name": "order",
      "layers": [
        "pages/**",
        ["or\\"ders/**", "billing/**"]
      ],
      "productOnly": true
    }
`);
});

it('writes lines that fit a screen', () => {
  const patterns = [
    'addresses',
    'billing',
    'catalogue',
    'deliveries',
    'exchange',
    'fraud',
    'gifts',
    'history',
  ].map((name) => `packages/${name}/**`);
  const text = configTemplate(undefined, [
    {
      rule: { name: 'order', layers: [patterns, ['db/**', 'log/**']], kinds: ['static', 'reference'] },
      finding: `Between the folders in packages, 12 dependencies follow this order, none go against it. The analysis also finds ${patterns[0]}.`,
    },
  ]);
  expect(text).toContain(`\
    // Between the folders in packages, 12 dependencies follow this order, none go against it. The analysis also
    // finds packages/addresses/**.
    {
      "name": "order",
      "layers": [
        [
          ${patterns.map((pattern) => JSON.stringify(pattern)).join(',\n          ')}
        ],
        ["db/**", "log/**"]
      ],
      "kinds": ["static", "reference"]
    }
`);
});
