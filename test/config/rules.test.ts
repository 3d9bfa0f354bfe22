import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function complaint(config: string, files = {}): Promise<string> {
  const folder = temporaryFolder({ 'lintel.config.json': config, ...files });
  const { rules } = await loadConfig(folder).catch((error: Error) => ({ rules: error.message }));
  return typeof rules === 'string' ? rules : 'no complaint';
}

const groups = '"groups": { "domain": "src/core/**", "ui": "src/ui/**" }';

async function ruleComplaint(rule: string): Promise<string> {
  return complaint(`{\n  ${groups},\n  "rules": [\n    ${rule}\n  ]\n}`);
}

describe('a wrong rule is one line with its place and the nearest right word', () => {
  it.each([
    [
      '{ "name": "r", "from": "domian", "mustNotUse": "ui" }',
      'there is no group "domian"; did you mean "domain"?',
    ],
    [
      '{ "name": "r", "from": "domain", "mustNotUse": "widgets" }',
      'there is no group "widgets"; for a folder write its path from the root, such as "widgets/**" or "src/widgets/**".',
    ],
    [
      '{ "name": "r" }',
      'the rule "r" says nothing: add one of mustNotUse, mayUse, layers, independent, protected, acyclic, budget.',
    ],
    [
      '{ "name": "r", "from": "ui", "mustNotUse": "domain", "mayUse": "domain" }',
      'a rule has one of mustNotUse and mayUse, not both.',
    ],
    ['{ "name": "r", "mustNotUse": "domain" }', 'the rule "r" needs "from".'],
    ['{ "name": "r", "protected": "domain" }', 'the rule "r" needs "only".'],
    ['{ "name": "r", "acyclic": "src/*", "closed": true }', 'a rule with acyclic has no "closed".'],
    ['{ "name": "r", "layers": ["ui", "domain", "ui"] }', '"ui" is in more than one layer.'],
    ['{ "name": "r", "acyclic": "src/{a" }', '"src/{a" is not a pattern: this `{` is never closed.'],
    [
      '{ "name": "r", "acyclic": "src/../x" }',
      '"src/../x" is not a pattern: it must be a path from the root, without `.` and `..`.',
    ],
    [
      '{ "name": "r", "acyclic": ["!src/x/**"] }',
      'a selector of exceptions alone selects nothing: say first what they are taken from.',
    ],
    [
      '{ "name": "r", "from": "ui", "mustNotUse": "package:" }',
      '"package:" is not a pattern of packages: it is empty.',
    ],
    [
      '{ "name": "r", "from": "ui", "mustNotUse": "package:{name}" }',
      '"package:{name}" is not a pattern of packages: `{name}` captures nothing of a name; alternatives are `{a,b}`.',
    ],
    [
      '{ "name": "r", "from": "ui", "mustNotUse": ["domain", "!pkg:stripe"] }',
      '"!pkg:stripe" is the ID of a package; in rules write "!package:stripe".',
    ],
    ...['"from": "package:zod", "mustNotUse": "ui"', '"protected": "ui", "only": "package:zod"'].map(
      (keys) => [
        `{ "name": "r", ${keys} }`,
        '"package:zod" selects packages, and only files of the project use something.',
      ],
    ),
  ])('%s', async (rule, expected) => {
    expect(await ruleComplaint(rule)).toBe(`lintel.config.json, line 4: ${expected}`);
  });

  it.each([
    [
      '{ "name": "r", "form": "ui", "mustNotUse": "domain" }',
      'Unknown key "rules[0].form" in lintel.config.json, line 4. Did you mean "from"?',
    ],
    [
      '{ "name": "r", "budget": { "cycels": 0 } }',
      'Unknown key "rules[0].budget.cycels" in lintel.config.json, line 4. Did you mean "cycles"?',
    ],
    [
      '{ "name": "r", "budget": {} }',
      '"rules[0].budget" in lintel.config.json, line 4: a budget without a figure limits nothing.',
    ],
    [
      '{ "name": "r", "from": "", "mustNotUse": "domain" }',
      '"rules[0].from" in lintel.config.json, line 4: expected a pattern, the name of a group, or a list of them, found "".',
    ],
    [
      '{ "from": "ui", "mustNotUse": "domain" }',
      '"rules[0].name" in lintel.config.json, line 4: expected a text, found nothing.',
    ],
    [
      '{ "name": "r", "acyclic": "src/*", "severity": "fatal" }',
      '"rules[0].severity" in lintel.config.json, line 4: expected "error" or "warn", found "fatal".',
    ],
    [
      '{ "name": "r", "layers": ["ui"] }',
      '"rules[0].layers" in lintel.config.json, line 4: expected at least two, found ["ui"].',
    ],
  ])('%s', async (rule, expected) => {
    expect(await ruleComplaint(rule)).toMatch(expected);
  });

  it('where two have one name', async () => {
    const rule = '{ "name": "r", "acyclic": "src/*" }';
    expect(await complaint(`{\n"rules": [\n${rule},\n${rule}]}`)).toBe(
      'lintel.config.json, line 4: another rule is called "r" too (lintel.config.json, line 3).',
    );
  });

  it('where a group names one below it', async () => {
    const written = '{ "groups": {\n "all": ["ui", "src/core/**"],\n "ui": "src/ui/**" }, "rules": [] }';
    expect(await complaint(written)).toBe(
      'lintel.config.json, line 2: a group can name groups that are above it: move "ui" up.',
    );
  });

  it('where the name of a group could be a pattern', async () => {
    expect(await complaint('{ "groups": { "a/b": "x/**" } }')).toContain(
      'the name of a group has no dot and none of the characters',
    );
  });
});

it('a group can name groups above it, and a folder of its own name', async () => {
  const written = '{ "groups": { "ui": "ui", "domain": "src/core/**", "all": ["domain", "src/**", "!ui"] }';
  const folder = temporaryFolder({
    'lintel.config.json': `${written}, "rules": [{ "name": "r", "acyclic": "all" }] }`,
  });
  expect((await loadConfig(folder)).rules?.rules[0]).toMatchObject({
    members: { text: 'all', patterns: ['src/core/**', 'src/**', '!ui'] },
  });
});

describe('the baseline', () => {
  const rules = '{ "rules": [{ "name": "r", "acyclic": "src/*" }] }';

  it('is read beside the rules, with a mark at entries that expired', async () => {
    const entries = [
      { rule: 'r', from: 'a.ts', to: 'b.ts', because: 'soon' },
      { rule: 'r', from: 'c.ts', to: 'd.ts', until: '2020-01-31' },
      { rule: 'r', from: 'e.ts', to: 'f.ts', until: '9999-12-31' },
    ];
    const folder = temporaryFolder({
      'lintel.config.json': rules,
      'lintel-baseline.json': JSON.stringify({ version: 1, violations: entries }),
    });
    const config = await loadConfig(folder);
    expect(config.rules!.baseline).toEqual([entries[0], { ...entries[1], isExpired: true }, entries[2]]);
  });

  it.each([
    ['{', 'lintel-baseline.json, line 1: close brace expected.'],
    [
      '{\n"version": 1,\n"violations": [],\n"violations": []\n}',
      'lintel-baseline.json, line 4: the key "violations" is there twice, first in line 3.',
    ],
    [
      '{\n<<<<<<< HEAD\n  "version": 1\n=======\n  "version": 1,\n>>>>>>> other\n}',
      'lintel-baseline.json, line 2: a merge conflict. Take one of its sides and run "lintel check --update-baseline".',
    ],
    [
      '{\n"version": 1,\n"violations": [{ "rule": "r" }] }',
      /^lintel-baseline\.json, line 3: not a baseline of Lintel/,
    ],
    [
      '{ "version": 2, "violations": [] }',
      'lintel-baseline.json, line 1: not a baseline of Lintel (expected version 1). Correct it, or delete the file and run "lintel check --update-baseline".',
    ],
  ])('that is wrong is named: %s', async (text, expected) => {
    expect(await complaint(rules, { 'lintel-baseline.json': text })).toMatch(expected);
  });
});
