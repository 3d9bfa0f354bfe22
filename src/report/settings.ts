// Converts the options of an analysis to the settings of a report, and back.
import type { Options } from '../model/options.ts';
import type { BaselineEntry } from '../model/rule.ts';
import type { Report, RuleReport, RuleViolation, Settings, StaleEntry } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export function settingsOf(options: Options, modules: ReadonlySet<string>): Settings {
  const { layers, rules, cycles, thresholds, top, cuts, affected } = options;
  return {
    modules: [...modules].sort(compareCodePoints),
    ...(layers !== undefined && { layers }),
    ...(rules !== undefined && { rules: rules.rules }),
    typeOnlyCycles: cycles.typeOnly,
    godModule: thresholds.godModule,
    dependencyExplosion: thresholds.dependencyExplosion,
    top,
    cuts,
    ...(affected !== undefined && { affected }),
  };
}

/** The options behind the conclusions of a report. Those that the report does not keep have their defaults. */
export function optionsOf({ settings, rules: results }: Report): Options {
  const { layers, rules, typeOnlyCycles, godModule, dependencyExplosion, top, cuts, affected } = settings;
  return {
    include: [],
    exclude: [],
    maxFileSize: 0,
    top,
    layers,
    rules: rules && {
      rules,
      baseline: baselineOf(results),
      ...(results?.isPartial === true && { isPartial: true }),
    },
    roles: {},
    thresholds: { godModule, dependencyExplosion },
    cycles: { typeOnly: typeOnlyCycles },
    affected,
    cuts,
    history: true,
  };
}

/** The baseline behind the results. For a budget that is met, its value is the current one. */
function baselineOf(report: RuleReport | undefined): readonly BaselineEntry[] {
  if (report === undefined) return [];
  const listed = report.results.flatMap(({ name, violations, stale, unjudgedEntries = [] }) =>
    [...violations.filter(isListed), ...stale, ...unjudgedEntries].map(
      ({ from, to, expired }: StaleEntry & Pick<RuleViolation, 'expired'>) => ({
        rule: name,
        from,
        to,
        ...(expired !== undefined && { ...expired, isExpired: true as const }),
      }),
    ),
  );
  return [...listed, ...report.unknownEntries];
}

function isListed({ status, expired }: RuleViolation): boolean {
  return status === 'baseline' || expired !== undefined;
}
