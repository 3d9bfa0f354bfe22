// What is offered to be pasted into other tools is valid there, and its command runs.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runLintel } from '../support/run-lintel.ts';
import { storedSchema } from '../support/stored-schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function problemsOf(value: unknown, schema: string): unknown {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false, allowUnionTypes: true });
  // The schema of its configuration refers to that of its hooks.
  if (schema === 'pre-commit-config.json') ajv.addSchema(storedSchema('pre-commit-hooks.json'));
  const validate = ajv.compile(storedSchema(schema));
  validate(value);
  return validate.errors;
}

/** The YAML after a heading of docs/rules.md. */
function example(heading: string): unknown {
  const text = readFileSync('docs/rules.md', 'utf8');
  const [, yaml] = new RegExp(`\\n### ${heading}\\n[^#]*?\`\`\`yaml\\n([^]*?)\`\`\``).exec(text)!;
  return parse(yaml!);
}

/** Runs a command line in a project that breaks its rule, or not. */
function run(line: string, mustNotUse: string) {
  const [program = '', ...args] = line.replace(/^npx /, '').split(' ');
  expect(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).bin)).toContain(program);
  const folder = temporaryFolder({
    'lintel.config.json': JSON.stringify({ rules: [{ name: 'pure', from: 'a.ts', mustNotUse }] }),
    'a.ts': "import './b';\n",
    'b.ts': '',
    'c.ts': '',
  });
  return runLintel(folder, args);
}

function expectCheck(line: string): void {
  expect(run(line, 'c.ts').code).toBe(0);
  expect(run(line, 'b.ts').code).toBe(1);
}

describe('.pre-commit-hooks.yaml', () => {
  const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));

  it('offers lintel-check', () => {
    expect(problemsOf(hooks, 'pre-commit-hooks.json')).toBeNull();
    expect(hooks).toMatchObject([{ id: 'lintel-check', pass_filenames: false }]);
    expectCheck(hooks[0].entry);
  });

  it('is checked by a schema that can fail', () => {
    expect(problemsOf([{ ...hooks[0], language: 'nodejs' }], 'pre-commit-hooks.json')).not.toBeNull();
  });
});

describe('the examples of docs/rules.md', () => {
  it('are a GitHub workflow', () => {
    const workflow = example('GitHub') as { jobs: { lintel: { steps: { run?: string }[] } } };
    expect(problemsOf(workflow, 'github-workflow.json')).toBeNull();
    expectCheck(workflow.jobs.lintel.steps.at(-1)!.run!);
  });

  it('are a job of GitLab', () => {
    const pipeline = example('GitLab') as { lintel: { script: string[] } };
    const schema = 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json';
    expect(problemsOf(pipeline, schema)).toBeNull();
    expectCheck(pipeline.lintel.script[0]!);
  });

  it('are a hook of pre-commit', () => {
    const config = example('pre-commit') as { repos: { hooks: { entry: string }[] }[] };
    expect(problemsOf(config, 'pre-commit-config.json')).toBeNull();
    expectCheck(config.repos[0]!.hooks[0]!.entry);
  });
});
