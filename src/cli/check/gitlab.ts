// A Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality.
import type { CheckFormat } from './check-format.ts';
import { explainFinding } from './describe-findings.ts';
import { describeStale, fileOf, listFindings, listStale } from './list-findings.ts';
import { fingerprint } from './fingerprint.ts';

export const gitlab: CheckFormat = {
  id: 'gitlab',
  description: 'a Code Quality report for GitLab',
  render: (output) => {
    const { prefix, baselineName } = output;
    const fresh = listFindings(output).filter(({ violation }) => violation.status === 'new');
    const issues = [
      ...fresh.map((finding) => {
        const { rule, violation } = finding;
        return {
          description: explainFinding(finding),
          check_name: rule.name,
          fingerprint: fingerprint(rule.name, prefix + violation.from, violation.to),
          severity: rule.severity === 'error' ? 'major' : 'minor',
          location: {
            path: prefix + (fileOf(finding) ?? configName),
            lines: { begin: violation.line ?? 1 },
          },
        };
      }),
      ...listStale(output).map((entry) => ({
        description: describeStale(entry),
        check_name: entry.rule,
        fingerprint: fingerprint(`stale ${entry.rule}`, prefix + entry.from, entry.to),
        severity: 'major',
        location: { path: prefix + baselineName, lines: { begin: 1 } },
      })),
    ];
    return `${JSON.stringify(issues, null, 2)}\n`;
  },
};

/** The file for violations that belong to no file. */
export const configName = 'lintel.config.json';
