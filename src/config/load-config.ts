// Loads the configuration of a project.
import type { RuleSet } from '../model/rule.ts';
import { checkConfig } from './check-config.ts';
import type { Config } from './config-schema.ts';
import { findConfig, type FoundConfig } from './find-config.ts';
import { dayOfToday, defaultBaseline, readBaseline } from './read-baseline.ts';
import { readRules } from './read-rules.ts';
import type { ConfigPlace } from './read-config-text.ts';

/** The rules are complete, including their baseline. */
export type LoadedConfig = Omit<Config, 'groups' | 'rules'> & { readonly rules?: RuleSet };

interface Overriding {
  /** Overrides the baseline in the configuration. */
  readonly baseline?: string | undefined;
  /** Validated settings that override those with the same name. */
  readonly settings?: FoundConfig | undefined;
  /** Whether to read the configuration of the project (default: true). */
  readonly readsConfig?: boolean | undefined;
}

export async function loadConfig(
  root: ConfigPlace,
  { baseline, settings, readsConfig = true }: Overriding = {},
): Promise<LoadedConfig> {
  const own = readsConfig ? await findConfig(root) : undefined;
  const given = settings?.value as Config | undefined;
  const found = given?.rules === undefined && own !== undefined ? own : settings;
  if (found === undefined) return {};
  const { groups, rules, ...config } = override(own === undefined ? {} : checkConfig(own), given);
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

/** Thresholds that are not given keep their configured values. */
function override(config: Config, given: Config | undefined): Config {
  if (given?.thresholds === undefined) return { ...config, ...given };
  return { ...config, ...given, thresholds: { ...config.thresholds, ...given.thresholds } };
}
