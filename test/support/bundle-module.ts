// A module of src/ as one JavaScript file: for tests that need it in a process or a thread of its own, which they can
// kill or limit.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { temporaryFolder } from './temporary-folder.ts';

/** Path of the bundle, which lives as long as the test. Other users may read it, whatever the umask says. */
export async function bundleModule(entry: string): Promise<string> {
  const folder = temporaryFolder({ 'module.mjs': await bundleText(entry) });
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'module.mjs'), 0o644);
  return join(folder, 'module.mjs');
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
