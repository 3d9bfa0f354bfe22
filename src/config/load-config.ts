// Loads the configuration of a project. The validation code is loaded only if there is a configuration.
import type { Config } from './config-schema.ts';
import { findConfig } from './find-config.ts';

export async function loadConfig(root: string): Promise<Config> {
  const found = await findConfig(root);
  if (found === undefined) return {};
  const { checkConfig } = await import('./check-config.ts');
  return checkConfig(found);
}
