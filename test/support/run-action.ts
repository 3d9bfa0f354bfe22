// Runs the shell steps of action.yml as a runner does: in order, each with its own variables, until one fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from './temporary-folder.ts';

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string | number }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

export interface ActionRun {
  /** Of the checkout. */
  readonly folder: string;
  readonly event: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface EndedAction {
  readonly code: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** The folder of `RUNNER_TEMP`. */
  readonly temp: string;
}

export async function runAction({ folder, event, inputs = {}, env = {} }: ActionRun): Promise<EndedAction> {
  const action = parse(readFileSync('action.yml', 'utf8')) as Action;
  const temp = temporaryFolder({ 'event.json': JSON.stringify(event), summary: '', output: '' });
  const surroundings = {
    PATH: process.env['PATH'],
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION_PATH: resolve('.'),
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
    GITHUB_OUTPUT: join(temp, 'output'),
    GITHUB_REPOSITORY: 'shop/shop',
    GITHUB_STEP_SUMMARY: join(temp, 'summary'),
    RUNNER_TEMP: temp,
    ...env,
  };
  const given = { program: resolve('bin/lintel.js'), ...inputs };
  let log = '';
  let code: number | null = 0;
  for (const step of action.runs.steps) {
    if (step.run === undefined || code !== 0) continue;
    const own = Object.fromEntries(
      Object.entries(step.env ?? {}).map(([name, value]) => [name, evaluate(value, action, given)]),
    );
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: folder,
      env: { ...surroundings, ...own },
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
    await once(child, 'close');
    code = child.exitCode;
  }
  const outputs = readText(join(temp, 'output')).split('\n').filter(Boolean);
  return {
    code,
    log,
    summary: readText(join(temp, 'summary')),
    outputs: Object.fromEntries(outputs.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    temp,
  };
}

/** Of expressions, only inputs are passed to the steps. The token of the workflow is none unless a test gives one. */
function evaluate(value: string, { inputs }: Action, given: Readonly<Record<string, string>>): string {
  const [, name = ''] = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value) ?? [];
  if (!Object.hasOwn(inputs, name)) throw new Error(`${value} is not an input`);
  const fallback = String(inputs[name]!.default);
  return given[name] ?? (fallback === '${{ github.token }}' ? '' : fallback);
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
