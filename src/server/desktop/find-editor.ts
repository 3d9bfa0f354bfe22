// Finds the user's editor: from the environment, or an editor that is running. Never from a request.
import linuxEditors from 'launch-editor/editor-info/linux.js';
import guessEditor from 'launch-editor/guess.js';
import { runProgram } from './run-program.ts';

/** The command and its arguments; undefined if there is no editor with its own window. */
export async function findEditor(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): Promise<readonly string[] | undefined> {
  const named = commandOf(env['LAUNCH_EDITOR'] ?? '');
  if (named !== undefined) return named;
  const running = await findRunningEditor(platform);
  if (running !== undefined) return [running];
  for (const fallback of [env['VISUAL'], env['EDITOR']]) {
    const command = commandOf(fallback ?? '');
    if (command?.[0] !== undefined && !isTerminalEditor(command[0])) return command;
  }
  return undefined;
}

async function findRunningEditor(platform: NodeJS.Platform): Promise<string | undefined> {
  const lookup = processLists.get(platform);
  if (lookup === undefined) return undefined;
  const result = await runProgram(lookup.file, lookup.args);
  return result.kind === 'ended' && result.exitCode === 0 ? lookup.choose(result.stdout) : undefined;
}

interface ProcessList {
  readonly file: string;
  readonly args: readonly string[];
  readonly choose: (output: string) => string | undefined;
}

const processLists = new Map<NodeJS.Platform, ProcessList>([
  [
    'darwin',
    {
      file: 'ps',
      args: ['x', '-o', 'comm='],
      choose: (output) => guessEditor.getEditorFromMacProcesses(output),
    },
  ],
  ['linux', { file: 'ps', args: ['x', '--no-heading', '-o', 'comm'], choose: chooseOnLinux }],
  [
    'win32',
    {
      file: 'powershell.exe',
      args: ['-NoProfile', '-Command', 'Get-Process | Where-Object Path | ForEach-Object Path'],
      choose: (output) => guessEditor.getEditorFromWindowsProcesses(output),
    },
  ],
]);

function chooseOnLinux(output: string): string | undefined {
  const running = new Set(output.split('\n').map((line) => line.trim()));
  return Object.entries(linuxEditors).find(
    ([name, command]) => running.has(name) && !isTerminalEditor(command),
  )?.[1];
}

/** `code --wait` is a command and an argument; shell operators are not supported. */
function commandOf(text: string): readonly string[] | undefined {
  if (text === '') return undefined;
  const words = guessEditor(text).filter((word) => typeof word === 'string');
  return words.length === 0 ? undefined : words;
}

const terminalEditors = new Set([
  'ed',
  'emacs',
  'helix',
  'hx',
  'joe',
  'kak',
  'micro',
  'nano',
  'nvim',
  'vi',
  'vim',
]);

/** Editors that run in a terminal: they would take over the terminal of the server. */
function isTerminalEditor(command: string): boolean {
  return terminalEditors.has(command.split(/[\\/]/).at(-1) ?? '');
}
