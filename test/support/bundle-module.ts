// A module of src/ as one JavaScript file: for tests that need it in a process or a thread of its own, which they can
// kill or limit.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { temporaryFolder } from './temporary-folder.ts';

/** Path of the bundle, which lives as long as the test. */
export async function bundleModule(entry: string): Promise<string> {
  return join(temporaryFolder({ 'module.mjs': await bundleText(entry) }), 'module.mjs');
}

export async function bundleText(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    // As in the build.
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
