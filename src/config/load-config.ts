// Loads the configuration of a project.
import type { RuleSet } from '../model/rule.ts';
import { checkConfig } from './check-config.ts';
import type { Config } from './config-schema.ts';
import { findConfig } from './find-config.ts';
import { dayOfToday, defaultBaseline, readBaseline } from './read-baseline.ts';
import { readRules } from './read-rules.ts';
import type { ConfigPlace } from './read-config-text.ts';

/** The rules are complete, and their baseline is read. */
export type LoadedConfig = Omit<Config, 'groups' | 'rules'> & { readonly rules?: RuleSet };

/** `baseline` replaces the one that the configuration names. */
export async function loadConfig(root: ConfigPlace, baseline?: string): Promise<LoadedConfig> {
  const found = await findConfig(root);
  if (found === undefined) return {};
  const { groups, rules, ...config } = checkConfig(found);
  if (groups === undefined && rules === undefined && config.layers === undefined) return config;
  const complete = readRules({ groups, rules, layers: config.layers }, found);
  if (complete.length === 0 && config.layers === undefined) return config;
  return {
    ...config,
    rules: {
      rules: complete,
      baseline:
        (await readBaseline(root, baseline ?? config.baseline ?? defaultBaseline, dayOfToday())) ?? [],
    },
  };
}
