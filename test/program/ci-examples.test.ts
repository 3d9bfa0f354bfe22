// What is offered to other tools, as a file or to be pasted, is valid there, and its commands run.
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { bundleModule } from '../support/bundle-module.ts';
import { commitFiles, commitOf, openPullRequest } from '../support/pull-request.ts';
import { callLintel } from '../support/call-lintel.ts';
import { storedSchema } from '../support/stored-schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type * as WorkflowParser from '../support/workflow-parser.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const gitlabSchema = 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json';

function problemsOf(value: unknown, schema: string): unknown {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false, allowUnionTypes: true });
  // The schema of its configuration refers to that of its hooks.
  if (schema === 'pre-commit-config.json') ajv.addSchema(storedSchema('pre-commit-hooks.json'));
  const validate = ajv.compile(storedSchema(schema));
  validate(value);
  return validate.errors;
}

/** The YAML after a heading of docs/ci.md. */
function examples(heading: string): readonly string[] {
  const text = readFileSync('docs/ci.md', 'utf8');
  const [, section = ''] = new RegExp(`\\n## ${heading}\\n([^]*?)(?=\\n## |$)`).exec(text)!;
  return [...section.matchAll(/```yaml\n([^]*?)```/g)].map(([, yaml = '']) => yaml);
}

const ruled = (mustNotUse: string) => ({
  'lintel.config.json': JSON.stringify({ rules: [{ name: 'pure', from: 'a.ts', mustNotUse }] }),
  'a.ts': "import './b';\n",
  'b.ts': '',
  'c.ts': '',
});

/** Runs a command line in a project that breaks its rule, or not. */
function run(line: string, mustNotUse: string) {
  const [program = '', ...args] = line.replace(/^npx /, '').split(' ');
  expect(Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).bin)).toContain(program);
  return callLintel(temporaryFolder(ruled(mustNotUse)), args);
}

async function expectCheck(line: string): Promise<void> {
  expect((await run(line, 'c.ts')).code).toBe(0);
  expect((await run(line, 'b.ts')).code).toBe(1);
}

describe('.pre-commit-hooks.yaml', () => {
  const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'));

  it('offers lintel-check', async () => {
    expect(problemsOf(hooks, 'pre-commit-hooks.json')).toBeNull();
    expect(hooks).toMatchObject([{ id: 'lintel-check', pass_filenames: false }]);
    await expectCheck(hooks[0].entry);
  });

  it('is checked by a schema that can fail', () => {
    expect(problemsOf([{ ...hooks[0], language: 'nodejs' }], 'pre-commit-hooks.json')).not.toBeNull();
  });

  it('has an example', async () => {
    const [config] = examples('pre-commit').map((yaml) => parse(yaml));
    expect(problemsOf(config, 'pre-commit-config.json')).toBeNull();
    await expectCheck(config.repos[0].hooks[0].entry);
  });
});

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: unknown }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] };
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe('action.yml', () => {
  const text = readFileSync('action.yml', 'utf8');
  const action = parse(text) as Action;
  const loadParser = async () =>
    (await import(await bundleModule('test/support/workflow-parser.ts'))) as typeof WorkflowParser;

  it('is an action to the parser of GitHub, which finds what is wrong', async () => {
    const github = await loadParser();
    expect(github.problemsOfAction(text)).toEqual([]);
    expect(github.problemsOfAction(text.replace('shell: bash', 'shel: bash'))).toContainEqual(
      expect.stringContaining("Unexpected value 'shel'"),
    );
    expect(github.problemsOfAction(text.replace('inputs.project', 'secrets.project'))).toEqual([
      expect.stringContaining("Unrecognized named-value: 'secrets'"),
    ]);
  });

  it('installs the version of this package', () => {
    expect(action.inputs['version']).toMatchObject({ default: version });
  });

  it('puts no expression into the text of a script', () => {
    const scripts = action.runs.steps.flatMap(({ run: script }) => script ?? []);
    expect(scripts).toHaveLength(2);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });

  it('has inputs and outputs as docs/ci.md lists them', () => {
    const [section = ''] = readFileSync('docs/ci.md', 'utf8').split('\n## GitLab\n', 1);
    const [before = '', after = ''] = section.split('\n| Output ');
    expect(rowsOf(before.split('\n| Input ')[1] ?? '')).toEqual(Object.keys(action.inputs).toSorted());
    expect(rowsOf(after)).toEqual(Object.keys(action.outputs).toSorted());
  });

  it('is used as GitHub accepts it, with inputs that it has', async () => {
    const github = await loadParser();
    const workflows = examples('GitHub');
    expect(workflows).toHaveLength(2);
    for (const yaml of workflows) {
      expect(github.problemsOfWorkflow(yaml)).toEqual([]);
      expectUse((parse(yaml) as Workflow).jobs['lintel']!.steps);
    }
    expect(github.problemsOfWorkflow(workflows[0]!.replace('runs-on', 'run-on'))).not.toEqual([]);
  });

  it('is used in README.md with the same two steps', () => {
    const [, yaml = ''] = /```yaml\n([^]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const steps = parse(yaml) as readonly Step[];
    expectUse(steps);
    expect(steps).toEqual((parse(examples('GitHub')[0]!) as Workflow).jobs['lintel']!.steps);
  });

  function expectUse([checkout, lintel]: readonly Step[]): void {
    expect(checkout).toMatchObject({ with: { 'fetch-depth': 0 } });
    expect(lintel!.uses).toBe('./.github/actions/lintel');
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(lintel!.with ?? {})));
  }
});

/** The names in the first column of a table. */
function rowsOf(table: string): readonly string[] {
  const [rows = ''] = table.split('\n\n', 1);
  return [...rows.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name).toSorted();
}

interface Job {
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[] };
}

describe('templates/lintel.yml', () => {
  const text = readFileSync('templates/lintel.yml', 'utf8');
  const [header, jobs] = readTemplate('lintel');

  it('is a component of GitLab with jobs that its schema accepts', () => {
    // The stored schema is older than inputs.
    expect(Object.keys(header)).toEqual(['spec']);
    expect(problemsOf(jobs, gitlabSchema)).toBeNull();
    const wrong = { ...jobs, 'lintel-check': { ...jobs['lintel-check'], script: 7 } };
    expect(problemsOf(wrong, gitlabSchema)).not.toBeNull();
  });

  it('is included once for each project, with jobs of other names', () => {
    const [, others] = readTemplate('shop');
    expect(Object.keys(others)).toEqual(['.shop', 'shop-check', 'shop-diff']);
    expect(others['shop-check']).toEqual({ ...jobs['lintel-check'], extends: '.shop' });
    expect(header.spec.inputs['name']).toMatchObject({ default: 'lintel' });
  });

  it('installs the version of this package', () => {
    expect(header.spec.inputs['version']).toEqual(expect.objectContaining({ default: version }));
  });

  it('puts no input into the text of a script', () => {
    expect(Object.values(jobs).filter(({ script }) => script?.join('').includes('$[['))).toEqual([]);
  });

  it('is included as docs/ci.md shows, with inputs that it has', () => {
    const [pipeline] = examples('GitLab').map((yaml) => parse(yaml));
    const [{ inputs, ...file }] = pipeline.include;
    expect(problemsOf({ include: [file] }, gitlabSchema)).toBeNull();
    expect(file).toEqual({ local: 'templates/lintel.yml' });
    expect(Object.keys(header.spec.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const [, section = ''] = readFileSync('docs/ci.md', 'utf8').split('\n## GitLab\n');
    expect(rowsOf(section.split('\n| Input ')[1] ?? '')).toEqual(Object.keys(header.spec.inputs).toSorted());
  });

  it('checks the rules', () => {
    const held = runJob('lintel-check', temporaryFolder(ruled('c.ts')));
    expect(held.code).toBe(0);
    expect(held.files).toEqual(['[]\n', expect.stringContaining('failures="0"')]);
    const broken = runJob('lintel-check', temporaryFolder(ruled('b.ts')));
    expect(broken.code).toBe(1);
    expect(broken.files).toEqual([
      expect.stringContaining('a.ts must not use b.ts'),
      expect.stringContaining('failures="1"'),
    ]);
    const none = runJob('lintel-check', temporaryFolder({ 'a.ts': '' }));
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('There are no rules to check.') });
  });

  it('compares a merge request with where it began, also in a pipeline for merged results', () => {
    const before = { 'cart.ts': "import './price';\n", 'price.ts': '' };
    const change = { 'price.ts': "import './cart';\n" };
    const { folder, event } = openPullRequest(change, { before });
    const { base, head } = event.pull_request;
    const merged = {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base.sha,
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head.sha,
      CI_COMMIT_SHA: commitOf(folder, 'HEAD'),
    };
    const result = runJob('lintel-diff', folder, merged);
    expect(result).toMatchObject({
      code: 0,
      files: [expect.stringMatching(/^### Lintel: new or worse: 1 cycle\n/)],
    });
    const { CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: _, ...plain } = { ...merged, CI_COMMIT_SHA: head.sha };
    const failOn = { LINTEL_FAIL_ON: 'new-cycle, health' };
    expect(runJob('lintel-diff', folder, { ...plain, ...failOn })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Failed on new-cycle: 1 new cycle.'),
    });
    const same = { ...plain, CI_COMMIT_SHA: commitFiles(folder, { 'README.md': '' }) };
    const unchanged = { ...same, CI_MERGE_REQUEST_DIFF_BASE_SHA: merged.CI_COMMIT_SHA };
    expect(runJob('lintel-diff', folder, unchanged)).toMatchObject({ code: 0, files: [''] });
  });

  function readTemplate(name: string) {
    const written = text.replaceAll('$[[ inputs.name ]]', name);
    return parseAllDocuments(written).map((document) => document.toJS()) as [
      { spec: { inputs: Record<string, { default: string }> } },
      Record<string, Job>,
    ];
  }

  /** With the shell that every image has, and the program of this build. */
  function runJob(name: string, folder: string, variables: Readonly<Record<string, string>> = {}) {
    const { script, artifacts } = jobs[name]!;
    const programs = temporaryFolder({
      lintel: `#!/bin/sh\nexec "${process.execPath}" "${resolve('bin/lintel.js')}" "$@"\n`,
    });
    chmodSync(join(programs, 'lintel'), 0o755);
    const { status, stderr } = spawnSync('sh', ['-e', '-c', script.join('\n')], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${programs}${delimiter}${process.env['PATH']}`,
        CI: 'true',
        LINTEL_PROJECT: '.',
        LINTEL_FAIL_ON: '',
        ...variables,
      },
    });
    const files =
      status === 0 || status === 1 ? artifacts.paths.map((path) => readOrNone(join(folder, path))) : [];
    return { code: status, stderr, files };
  }
});

function readOrNone(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
