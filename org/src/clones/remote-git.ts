// git for repositories that are not trusted, over a network that is not either: none of the settings of this machine or of
// the repository, no hooks, no filters, no submodules, no other protocols than the allowed ones, no questions at a terminal.
import { devNull } from 'node:os';
import { locateGit, UserError } from '../lintel.ts';
import { runLimited } from '../processes/run-limited.ts';

export interface RemoteGit {
  /** File in the format of git-credential-store; undefined for none. */
  readonly credentials?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

const settings = [
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  'core.fsmonitor=false',
  'credential.helper=',
  'fetch.recurseSubmodules=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.allow=never',
  'protocol.https.allow=always',
  'protocol.ssh.allow=always',
  'protocol.file.allow=always',
  'transfer.bundleURI=false',
];

/** What git writes. Throws UserError with what it says of itself, without credentials. */
export async function runRemoteGit(args: readonly string[], remote: RemoteGit): Promise<string> {
  const program = locateGit(process.env, []);
  if (program === undefined) throw new UserError('git is not installed.');
  const all = [...settings, ...credentialSettings(remote)].flatMap((setting) => ['-c', setting]);
  const { code, stdout, stderr, exceeded } = await runLimited(program, [...all, ...args], {
    env: environment(),
    timeMs: remote.timeoutMs,
    signal: remote.signal,
  });
  if (exceeded !== undefined) throw new UserError(`git took longer than ${remote.timeoutMs / 1000} s.`);
  if (code === 0) return stdout;
  throw new UserError(`git failed: ${withoutSecrets(lastLine(stderr))}`);
}

function credentialSettings({ credentials }: RemoteGit): string[] {
  if (credentials === undefined) return [];
  // git gives this to a shell.
  return [`credential.helper=store --file='${credentials.replaceAll("'", String.raw`'\''`)}'`];
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, SSH_AUTH_SOCK, TMPDIR, HTTPS_PROXY, NO_PROXY } = process.env;
  return {
    PATH,
    HOME,
    SSH_AUTH_SOCK,
    TMPDIR,
    HTTPS_PROXY,
    NO_PROXY,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
    GIT_ALLOW_PROTOCOL: 'https:ssh:file',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
  };
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? 'it says nothing';
}

/** Addresses in the database have none, but a server can redirect to one that has. */
function withoutSecrets(text: string): string {
  return text.replace(/\/\/[^\s/@]*@/g, '//');
}
