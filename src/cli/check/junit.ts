// JUnit XML: a test case for each rule.
import type { RuleResult } from '../../model/report.ts';
import type { CheckFormat, CheckOutput } from './check-format.ts';
import { describeFinding, reasonOf } from './describe-findings.ts';
import { describeStale, listFresh, listStale } from './list-findings.ts';
import { countOf } from '../../std/words.ts';

export const junit: CheckFormat = {
  id: 'junit',
  description: 'JUnit XML for test reports',
  render: (output) => {
    const cases = output.results.map((rule) => caseOf(rule.name, failuresOf(rule, output), reasonOf(rule)));
    const stale = listStale(output).map(describeStale);
    const all = [...cases, caseOf('the baseline has no stale entries', stale, [])];
    const failed = all.filter(({ isFailed }) => isFailed).length;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites tests="${all.length}" failures="${failed}">`,
      `  <testsuite name="lintel check" tests="${all.length}" failures="${failed}" errors="0" skipped="0">`,
      ...all.map(({ text }) => text),
      '  </testsuite>',
      '</testsuites>',
      '',
    ].join('\n');
  },
};

function failuresOf(rule: RuleResult, output: CheckOutput): readonly string[] {
  if (rule.severity !== 'error') return [];
  return listFresh(output, rule).map((finding) => {
    const { from, line } = finding.violation;
    const place = line === undefined ? '' : `${output.prefix}${from}:${line}: `;
    return `${place}${describeFinding(finding)}`;
  });
}

function caseOf(
  name: string,
  failures: readonly string[],
  reason: readonly string[],
): { isFailed: boolean; text: string } {
  const start = `    <testcase classname="lintel" name="${escapeAttribute(name)}"`;
  if (failures.length === 0) return { isFailed: false, text: `${start}/>` };
  const count = countOf(failures.length, 'violation');
  const text = escapeXml([...reason, ...failures].join('\n'));
  return {
    isFailed: true,
    text: `${start}>\n      <failure message="${count}">${text}</failure>\n    </testcase>`,
  };
}

/** XML cannot represent most control characters, and a parser reads a carriage return as a line break. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll('\r', '&#13;')
  );
}

/** A parser reads a line break or a tab in an attribute as a space. */
function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
