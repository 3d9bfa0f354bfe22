// Runs the program as it is published, in a folder of its own.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../bin/lintel.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** What the tests' own terminal sets has no say. */
export function environmentWith(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { CI: _ci, NO_COLOR: _noColor, FORCE_COLOR: _forceColor, ...rest } = process.env;
  return { ...rest, ...env };
}

export function runLintel(folder: string, args: readonly string[], { env, input }: Surroundings = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: environmentWith(env),
    input,
    maxBuffer: 256 * 1024 ** 2,
  });
  return { code: status, stdout, stderr };
}

/** Its stdin stays open until the test ends. */
export function startLintel(folder: string, args: readonly string[], { env }: Surroundings = {}) {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: environmentWith(env) });
  return { child, ended: collectOutput(child) };
}

async function collectOutput(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}
