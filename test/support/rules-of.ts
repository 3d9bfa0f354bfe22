// Rules of a configuration, as an analysis gets them.
import { checkConfig } from '../../src/config/check-config.ts';
import { readRules } from '../../src/config/read-rules.ts';
import type { BaselineEntry, RuleSet } from '../../src/model/rule.ts';
import { parseLocatedJson } from '../../src/std/located-json.ts';

export function rulesOf(
  config: { readonly groups?: unknown; readonly rules: unknown },
  baseline: readonly BaselineEntry[] = [],
): RuleSet {
  const parsed = parseLocatedJson(JSON.stringify(config));
  if (!parsed.ok) throw new Error(parsed.reason);
  const { json } = parsed;
  const found = { fileName: 'lintel.config.json', json, path: [], value: json.value };
  return { rules: readRules(checkConfig(found), found), baseline };
}
