// Builds what is published: the bundles, the types of the API and the JSON Schemas.
import { rm } from 'node:fs/promises';
import { rolldown } from 'rolldown';
import config from '../rolldown.config.js';

await rm('dist', { recursive: true, force: true });
const bundle = await rolldown(config);
await bundle.write(config.output);
await bundle.close();
