// `lintel serve` as a person starts it: the built program in a process of its own, on a free port, in a folder that is
// thrown away.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  /** Where it was started: `project/` in it is served, and `.lintel/` written. */
  readonly folder: string;
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly output: { stdout: string; stderr: string };
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  readonly files?: Readonly<Record<string, string>>;
}

export const program = resolve(dirname(fileURLToPath(import.meta.url)), '../../bin/lintel.js');

/** A small shop with a cycle. */
const shopFiles = {
  'src/cart.ts': "import './orders.js';\nexport const cart = 1;\n",
  'src/orders.ts': "import './cart.js';\nexport const orders = 1;\n",
};

export function makeFolder(files: Readonly<Record<string, string>> = shopFiles): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-serve-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'project', path)), { recursive: true });
    writeFileSync(join(folder, 'project', path), text);
  }
  return folder;
}

export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  const folder = makeFolder(options.files);
  const args = options.args ?? [];
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [program, 'serve', 'project', ...port, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal));
  });
  const url = await address(child, output);
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    child,
    output,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const code = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function address(child: ChildProcess, output: { stdout: string; stderr: string }): Promise<string> {
  const exited = once(child, 'exit');
  for (;;) {
    const found = /listens at (http:\S+)\n/.exec(output.stdout)?.[1];
    if (found !== undefined) return found;
    const next = child.stdout === null ? exited : once(child.stdout, 'data');
    const winner = await Promise.race([exited.then(() => 'exit'), next.then(() => 'data')]);
    if (winner === 'exit') throw new Error(`lintel serve ended early: ${output.stderr}`);
  }
}
