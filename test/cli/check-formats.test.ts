// The formats of `lintel check`, read by what reads them elsewhere, for names that no project should have.
import * as actions from '@actions/core';
import { Ajv } from 'ajv';
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import type { CheckOutput } from '../../src/cli/check/check-format.ts';
import { github } from '../../src/cli/check/github.ts';
import { gitlab } from '../../src/cli/check/gitlab.ts';
import { checkJson } from '../../src/cli/check/json.ts';
import { junit } from '../../src/cli/check/junit.ts';
import { markdown } from '../../src/cli/check/markdown.ts';
import { sarif } from '../../src/cli/check/sarif.ts';
import type { RuleResult, RuleViolation } from '../../src/model/report.ts';
import { storedSchema } from '../support/stored-schema.ts';

/** Every character that one of the formats gives a meaning. */
const hostile = `100%,a:b;c <i>&amp;"'\t\r\n::error::x\u0001\u001B[31m|\`*_#\\@me ]]> é😀`;
const file = `src/${hostile}.ts`;

const results: readonly RuleResult[] = [
  {
    name: `pure ${hostile}`,
    verb: 'mustNotUse',
    severity: 'error',
    because: hostile,
    selectors: [],
    violations: [
      { from: 'src/known.ts', to: file, line: 3, status: 'baseline' },
      { from: file, to: 'pkg:left-pad', line: 7, status: 'new' },
      { from: 'src/a.ts', to: 'src/b.ts', line: 2, path: ['src/a.ts', 'src/b.ts', file], status: 'new' },
    ],
    stale: [{ from: file, to: 'src/gone.ts' }],
  },
  {
    name: 'no cycles',
    verb: 'acyclic',
    severity: 'warn',
    selectors: [],
    violations: [
      { from: file, to: 'src/a.ts', line: 1, circle: 0, status: 'new' },
      { from: 'src/a.ts', to: file, line: 2, circle: 0, status: 'new' },
    ],
    stale: [],
  },
  {
    name: 'limits',
    verb: 'budget',
    severity: 'error',
    selectors: [],
    violations: [{ from: 'cycles', to: '3', detail: 'cycles: 3, at most 0 allowed', status: 'new' }],
    stale: [],
  },
  {
    name: 'order',
    verb: 'layers',
    severity: 'error',
    selectors: [],
    violations: [
      { from: 'src/new/', to: '', detail: 'src/new/ is in none of the layers', status: 'new' },
      {
        from: 'src/data.ts',
        to: 'src/web.ts',
        line: 1,
        layers: ['data', 'web'],
        detail: 'data is below web',
        status: 'new',
      },
    ],
    stale: [],
  },
];
const output: CheckOutput = {
  results,
  unknownEntries: [{ rule: `gone ${hostile}`, from: file, to: file }],
  prefix: `packages/${hostile}/`,
  baselineName: 'lintel-baseline.json',
};

/** As many violations of one rule, those of the baseline first. */
function many(severity: RuleResult['severity'], known: number, fresh: number): RuleResult {
  const violations: RuleViolation[] = Array.from({ length: known + fresh }, (_, i) => ({
    from: `src/${i}.ts`,
    to: 'src/b.ts',
    line: 1,
    status: i < known ? 'baseline' : 'new',
  }));
  return { name: `${severity} rule`, verb: 'mustNotUse', severity, selectors: [], violations, stale: [] };
}

const plain = (...all: readonly RuleResult[]): CheckOutput => ({
  results: all,
  unknownEntries: [],
  prefix: '',
  baselineName: 'lintel-baseline.json',
});

describe('sarif', () => {
  const validate = new Ajv({
    strict: false,
    // A pattern of the schema has a bracket too many, which only these expressions allow.
    unicodeRegExp: false,
    formats: { uri: isUri, 'uri-reference': isUri, 'date-time': true },
  }).compile(storedSchema('sarif-2.1.0.json'));
  const read = (of: CheckOutput) => JSON.parse(sarif.render(of));

  it.each([
    ['violations of every kind', output],
    ['no violation', plain()],
  ])('is valid for %s', (_, of) => {
    validate(read(of));
    expect(validate.errors).toBeNull();
  });

  it('is checked by a schema that can fail', () => {
    const log = read(output);
    log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'src/a b.ts';
    expect(validate(log)).toBe(false);
    const other = read(output);
    other.runs[0].results[0].level = 'fatal';
    expect(validate(other)).toBe(false);
  });

  it('names files so that they can be read back, and rules by their place', () => {
    const { tool, results: found } = read(output).runs[0];
    const uri = found[0].locations[0].physicalLocation.artifactLocation.uri;
    expect(decodeURIComponent(uri)).toBe(output.prefix + file);
    for (const { ruleId, ruleIndex } of found) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  it('has one result for a cycle, with the way around', () => {
    const found = read(output).runs[0].results.filter(
      ({ ruleId }: { ruleId: string }) => ruleId === 'no cycles',
    );
    expect(found).toHaveLength(1);
    const { locations } = found[0].codeFlows[0].threadFlows[0];
    const steps = locations.map(
      ({ location }: { location: { message: { text: string } } }) => location.message.text,
    );
    expect(steps).toEqual([file, 'src/a.ts', file]);
  });

  it('is a run of its own for each project of a repository', () => {
    const idOf = (prefix: string) => read({ ...plain(), prefix }).runs[0].automationDetails.id;
    expect([idOf(''), idOf('packages/shop/')]).toEqual(['lintel/check/', 'lintel/check/packages/shop/']);
  });

  it('has at most 5,000 results, new ones first', () => {
    const { results: found } = read(plain(many('error', 4000, 1500), many('warn', 10, 20))).runs[0];
    const states = found.map(
      (each: { level: string; baselineState: string }) => `${each.baselineState} ${each.level}`,
    );
    expect(states).toHaveLength(5000);
    expect([states.indexOf('new warning'), states.indexOf('unchanged error')]).toEqual([1500, 1520]);
    expect(states.lastIndexOf('new error')).toBe(1499);
  });
});

function isUri(text: string): boolean {
  return /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/.test(text);
}

describe('github', () => {
  it('prints what @actions/core prints for the same annotations', () => {
    const place = output.prefix + file;
    const title = `pure ${hostile}`;
    const because = ` Because ${hostile}.`;
    const printed = printedBy(() => {
      actions.error(`${file} must not use pkg:left-pad.${because}`, { title, file: place, startLine: 7 });
      actions.error(`src/a.ts uses ${file} through src/b.ts.${because}`, {
        title,
        file: `${output.prefix}src/a.ts`,
        startLine: 2,
      });
      actions.error('cycles: 3, at most 0 allowed.', { title: 'limits' });
      actions.error('src/new/ is in none of the layers.', { title: 'order' });
      actions.error('src/data.ts uses src/web.ts; data is below web.', {
        title: 'order',
        file: `${output.prefix}src/data.ts`,
        startLine: 1,
      });
      const baseline = `${output.prefix}lintel-baseline.json`;
      const gone = 'which is no longer there. Run "lintel check --update-baseline".';
      actions.error(`The baseline lists ${file} → src/gone.ts for "${title}", ${gone}`, {
        title,
        file: baseline,
      });
      actions.error(`The baseline lists ${file} → ${file} for "gone ${hostile}", ${gone}`, {
        title: `gone ${hostile}`,
        file: baseline,
      });
      const way = `${file} → src/a.ts → ${file}`;
      actions.warning(`New cycle of 2 files. ${way}. Without this import there is no cycle.`, {
        title: 'no cycles',
        file: place,
        startLine: 1,
      });
    });
    expect(github.render(output)).toBe(printed);
  });

  it('has at most ten annotations of a type; the others are plain lines, without the known ones', () => {
    const lines = github
      .render(plain(many('error', 3, 12), many('warn', 0, 11)))
      .trimEnd()
      .split('\n');
    const count = (start: string): number => lines.filter((line) => line.startsWith(start)).length;
    expect([count('::error '), count('::warning '), count('::notice')]).toEqual([10, 10, 2]);
    expect(lines.filter((line) => !line.startsWith('::'))).toEqual([
      'error: src/13.ts:1: src/13.ts must not use src/b.ts.',
      'error: src/14.ts:1: src/14.ts must not use src/b.ts.',
      'warning: src/10.ts:1: src/10.ts must not use src/b.ts.',
    ]);
    expect(lines).toContain('::notice::2 more of type error are in the log.');
  });

  it('lets no name start a command of its own', () => {
    const rule = many('error', 0, 12);
    const violations = rule.violations.map((each) => ({ ...each, from: file }));
    const lines = github
      .render(plain({ ...rule, name: hostile, violations }))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(13);
    expect(lines.filter((line) => line.trimStart().startsWith('::'))).toHaveLength(11);
  });
});

function printedBy(act: () => void): string {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text).replace(/\r\n$/, '\n'));
    return true;
  });
  try {
    act();
  } finally {
    spy.mockRestore();
  }
  return written.join('');
}

describe('junit', () => {
  const read = (of: CheckOutput) =>
    new JSDOM(junit.render(of), { contentType: 'application/xml' }).window.document;
  /** XML can write no control characters but these three. */
  // oxlint-disable-next-line no-control-regex
  const writable = (text: string): string => text.replaceAll(/[\u0001\u001B]/g, '\uFFFD');

  it('is XML whose names and messages are read back', () => {
    const document = read(output);
    const cases = [...document.querySelectorAll('testsuites > testsuite > testcase')];
    expect(cases.map((each) => each.getAttribute('name'))).toEqual([
      writable(`pure ${hostile}`),
      'no cycles',
      'limits',
      'order',
      'the baseline has no stale entries',
    ]);
    const failure = cases[0]!.querySelector('failure')!;
    expect(failure.getAttribute('message')).toBe('2 violations');
    expect(failure.textContent).toBe(
      writable(
        `Because ${hostile}.\n${output.prefix}${file}:7: ${file} must not use pkg:left-pad\n${output.prefix}src/a.ts:2: src/a.ts uses ${file} through src/b.ts`,
      ),
    );
  });

  it('counts what failed: not warnings, not what is known', () => {
    const document = read(output);
    const suite = document.querySelector('testsuite')!;
    expect([suite.getAttribute('tests'), suite.getAttribute('failures')]).toEqual(['5', '4']);
    expect(document.querySelectorAll('testcase')).toHaveLength(5);
    expect(document.querySelectorAll('failure')).toHaveLength(4);
    expect(read(plain(many('warn', 0, 2), many('error', 2, 0))).querySelectorAll('failure')).toHaveLength(0);
  });
});

describe('gitlab', () => {
  const issues = JSON.parse(gitlab.render(output));
  const issueSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  };

  it('has the documented fields: https://docs.gitlab.com/ci/testing/code_quality/', () => {
    const validate = new Ajv().compile({ type: 'array', items: issueSchema });
    validate(issues);
    expect(validate.errors).toBeNull();
    expect(issues).toHaveLength(8);
    expect(issues[0].location).toEqual({ path: output.prefix + file, lines: { begin: 7 } });
  });

  it('gives the reason of the rule as a sentence, with or without its full stop', () => {
    for (const because of ['it moves', 'it moves.']) {
      const [issue] = JSON.parse(gitlab.render(plain({ ...many('error', 0, 1), because })));
      expect(issue.description).toBe('src/0.ts must not use src/b.ts. Because it moves.');
    }
  });

  it('has a fingerprint for each issue that does not depend on its line', () => {
    const prints = issues.map((each: { fingerprint: string }) => each.fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    const moved = results.map((rule) => ({
      ...rule,
      violations: rule.violations.map((each) => ({ ...each, line: 99 })),
    }));
    const again = JSON.parse(gitlab.render({ ...output, results: moved }));
    expect(again.map((each: { fingerprint: string }) => each.fingerprint)).toEqual(prints);
    // Another project of the repository can have the same rules and names of files.
    const elsewhere = JSON.parse(gitlab.render({ ...output, prefix: 'packages/other/' }));
    const others = elsewhere.map((each: { fingerprint: string }) => each.fingerprint);
    expect(new Set([...prints, ...others]).size).toBe(2 * prints.length);
  });
});

describe('json and markdown', () => {
  it('carry every result as data', () => {
    expect(JSON.parse(checkJson.render(output))).toEqual({
      summary: { errors: 5, warnings: 2, expired: 0, known: 1, stale: 2, passes: false },
      results,
      unknownEntries: output.unknownEntries,
    });
  });

  it('say that the baseline is out of date where no rule is broken', () => {
    const fixed: RuleResult = { ...many('error', 0, 0), stale: [{ from: 'src/a.ts', to: 'src/b.ts' }] };
    const [head] = markdown.render(plain(fixed)).split('\n');
    expect(head).toBe('### Lintel: the baseline has stale entries');
  });

  it('let no name break out of its line, or become markup', () => {
    const text = markdown.render(output);
    expect(
      text.split('\n').filter((line) => !/^(?:$|#{3,4} |(?: {2})?- |Because |4 rules: )/.test(line)),
    ).toEqual([]);
    // oxlint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[^\\]<i>|@me|[\0-\t\v-\u001F]/);
  });
});
