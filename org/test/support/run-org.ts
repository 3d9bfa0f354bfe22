// The program as it is published, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const program = resolve('org/bin/lintel-org.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function startOrg(folder: string, args: readonly string[]): ChildProcess {
  const env = { ...process.env, LINTEL_ORG_DATABASE: '', NO_COLOR: '1' };
  return spawn(process.execPath, [program, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export function runOrg(folder: string, ...args: readonly string[]): Promise<Ended> {
  return ending(startOrg(folder, args));
}

export async function ending(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (piece: Buffer) => (stdout += String(piece)));
  child.stderr?.on('data', (piece: Buffer) => (stderr += String(piece)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, stdout, stderr };
}
