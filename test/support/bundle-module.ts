// A module of src/ as one JavaScript file: for tests that need it in a process of its own, which they can kill or limit.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { temporaryFolder } from './temporary-folder.ts';

/** Path of the bundle, which lives as long as the test. */
export async function bundleModule(entry: string): Promise<string> {
  const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' });
  const file = join(temporaryFolder(), 'module.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
