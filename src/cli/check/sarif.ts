// SARIF 2.1.0, as code scanning reads it: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
import type { RuleResult } from '../../model/report.ts';
import { version } from '../../model/version.ts';
import type { NewCycle } from '../../query/cycles/find-new-cycles.ts';
import type { CheckFormat, CheckOutput } from './check-format.ts';
import { explainFinding } from './describe-findings.ts';
import { describeStale, fileOf, type Finding, listFindings, listStale } from './list-findings.ts';
import { fingerprint } from './fingerprint.ts';
import { configName } from './gitlab.ts';

/** Code scanning accepts no more results in one run. */
const maxResults = 5000;
const staleRule = 'stale baseline entry';

export const sarif: CheckFormat = {
  id: 'sarif',
  description: 'SARIF 2.1.0 for code scanning',
  render: (output) => `${JSON.stringify(logOf(output), null, 2)}\n`,
};

function logOf(output: CheckOutput): unknown {
  const stale = listStale(output);
  const rules = [...output.results.map(ruleOf), ...(stale.length === 0 ? [] : [{ id: staleRule }])];
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const found = listFindings(output).map((finding) => resultOf(finding, output.prefix));
  const left = stale.map((entry) => ({
    ruleId: staleRule,
    level: 'error',
    message: { text: describeStale(entry) },
    locations: [locationOf(output.prefix + output.baselineName, undefined)],
    partialFingerprints: {
      'lintel/v1': fingerprint(`stale ${entry.rule}`, output.prefix + entry.from, entry.to),
    },
  }));
  const isNew = ({ baselineState }: { baselineState: string }): boolean => baselineState === 'new';
  const results = [...found.filter(isNew), ...left, ...found.filter((result) => !isNew(result))];
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Lintel', semanticVersion: version, rules } },
        // Code scanning keeps the results of one run for each id: the projects of a repository need their own.
        automationDetails: { id: `lintel/check/${output.prefix}` },
        columnKind: 'utf16CodeUnits',
        results: results
          .slice(0, maxResults)
          .map((result) => ({ ...result, ruleIndex: indexOf.get(result.ruleId)! })),
      },
    ],
  };
}

function ruleOf({ name, because, severity }: RuleResult) {
  return {
    id: name,
    ...(because !== undefined && { shortDescription: { text: because } }),
    defaultConfiguration: { level: severity === 'error' ? 'error' : 'warning' },
  };
}

function resultOf(finding: Finding, prefix: string) {
  const { rule, violation } = finding;
  const isKnown = violation.status === 'baseline';
  const flow = flowOf(finding, prefix);
  return {
    ruleId: rule.name,
    level: rule.severity === 'error' ? 'error' : 'warning',
    message: { text: explainFinding(finding) },
    locations: [locationOf(prefix + (fileOf(finding) ?? configName), violation.line)],
    ...(flow !== undefined && { codeFlows: [{ threadFlows: [{ locations: flow }] }] }),
    partialFingerprints: { 'lintel/v1': fingerprint(rule.name, prefix + violation.from, violation.to) },
    baselineState: isKnown ? 'unchanged' : 'new',
    ...(isKnown && { suppressions: [{ kind: 'external', justification: 'Listed in the baseline.' }] }),
  };
}

/** The path of a forbidden transitive dependency, or the path around a cycle. */
function flowOf({ violation, cycle }: Finding, prefix: string): unknown[] | undefined {
  const steps = cycle === undefined ? violation.path?.map(stepAt) : stepsAround(cycle);
  return steps
    ?.filter(([id]) => !id.startsWith('pkg:'))
    .map(([id, line]) => ({ location: { ...locationOf(prefix + id, line), message: { text: id } } }));

  function stepAt(id: string, i: number): Step {
    return [id, i === 0 ? violation.line : undefined];
  }
}

type Step = readonly [id: string, line: number | undefined];

/** Returns to the start. Between folders, a dependency can end in another file than the next one starts in. */
function stepsAround({ path }: NewCycle): readonly Step[] {
  return path.flatMap(({ from, to, line }, i): readonly Step[] => {
    const isNextStart = path[i + 1]?.from === to;
    return isNextStart
      ? [[from, line]]
      : [
          [from, line],
          [to, undefined],
        ];
  });
}

function locationOf(path: string, line: number | undefined) {
  const uri = path
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      region: { startLine: line ?? 1 },
    },
  };
}
