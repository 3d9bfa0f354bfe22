// Runs a command of the published program in this process. On a small project, starting a process takes several times as
// long as the command. `runLintel` starts one, for what only a process shows: how it starts and ends, its stdin, its time
// zone, and what a second one finds.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Ended, environmentWith, program } from './run-lintel.ts';

const entry = pathToFileURL(resolve('dist/cli.js')).href;
const events = [
  [process, 'SIGINT'],
  [process, 'SIGTERM'],
  [process, 'exit'],
  [process.stdout, 'error'],
  [process.stderr, 'error'],
] as const;

/** What a process of its own would end with, there and with these variables. One at a time: a process has one folder. */
export async function callLintel(
  folder: string,
  args: readonly string[],
  { env }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const { argv, env: ownEnvironment, exit, exitCode } = process;
  const home = process.cwd();
  const listeners = events.map(([emitter, event]) => new Set(emitter.rawListeners(event)));
  const [stdout, stderr] = [catchOutput(process.stdout), catchOutput(process.stderr)];
  let code: number | undefined;
  process.chdir(folder);
  Object.assign(process, {
    argv: [process.execPath, program, ...args],
    // V8's flags are for a process that starts with them.
    env: { ...environmentWith(env), LINTEL_NO_V8_FLAGS: '1' },
    exit: (ended = process.exitCode) => (code ??= Number(ended ?? 0)),
    exitCode: undefined,
  });
  try {
    // By another address the entry runs again; the modules that it loads stay loaded.
    await import(`${entry}?call=${randomUUID()}`);
    code ??= Number(process.exitCode ?? 0);
    for (const listener of process.rawListeners('exit')) {
      if (!listeners[2]?.has(listener)) listener.call(process, code);
    }
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    for (const [i, [emitter, event]] of events.entries()) {
      for (const listener of emitter.rawListeners(event)) {
        if (!listeners[i]?.has(listener)) emitter.off(event, listener as () => void);
      }
    }
    stdout.restore();
    stderr.restore();
    Object.assign(process, { argv, env: ownEnvironment, exit, exitCode });
    process.chdir(home);
  }
}

interface CaughtOutput {
  text(): string;
  restore(): void;
}

function catchOutput(stream: NodeJS.WriteStream): CaughtOutput {
  const { write } = stream;
  const pieces: string[] = [];
  stream.write = (piece: string | Uint8Array, ...rest: readonly unknown[]) => {
    pieces.push(typeof piece === 'string' ? piece : Buffer.from(piece).toString());
    const written = rest.find((value) => typeof value === 'function');
    written?.();
    return true;
  };
  return { text: () => pieces.join(''), restore: () => void (stream.write = write) };
}
