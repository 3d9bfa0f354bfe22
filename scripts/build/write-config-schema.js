// The JSON Schema of lintel.config.json, for editors, made from the schema that checks it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** @param {string} outDir */
export async function writeConfigSchema(outDir) {
  mkdirSync(outDir, { recursive: true });
  const { configSchema } = await importSource('src/config/config-schema.ts');
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:lintel:schema:config:1',
    ...configSchema.schema,
    allowComments: true,
    allowTrailingCommas: true,
  };
  writeFileSync(join(outDir, 'config.schema.json'), `${JSON.stringify(whole, null, 2)}\n`);
}

/**
 * Node 20 reads no TypeScript: the module is bundled in memory and imported from there.
 * @param {string} path
 */
async function importSource(path) {
  const bundle = await rolldown({ input: path, platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
