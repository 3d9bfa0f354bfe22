// Opens the folder dialog of the desktop.
import type { FolderChoice } from './desktop.ts';
import { runProgram } from './run-program.ts';

interface Dialog {
  readonly file: string;
  readonly args: readonly string[];
}

const title = 'Choose a project for Lintel';

const zenity: Dialog = { file: 'zenity', args: ['--file-selection', '--directory', `--title=${title}`] };
const kdialog: Dialog = { file: 'kdialog', args: ['--title', title, '--getexistingdirectory', '.'] };
const osascript: Dialog = {
  file: 'osascript',
  args: ['-e', `POSIX path of (choose folder with prompt "${title}")`],
};
const powershell: Dialog = {
  file: 'powershell.exe',
  args: [
    '-NoProfile',
    '-STA',
    '-Command',
    [
      'Add-Type -AssemblyName System.Windows.Forms;',
      '[Console]::OutputEncoding = [Text.Encoding]::UTF8;',
      '$dialog = New-Object System.Windows.Forms.FolderBrowserDialog;',
      `$dialog.Description = '${title}';`,
      "if ($dialog.ShowDialog() -ne 'OK') { exit 1 };",
      '[Console]::Out.Write($dialog.SelectedPath)',
    ].join(' '),
  ],
};

export async function chooseFolder(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<FolderChoice> {
  for (const { file, args } of dialogsOf(platform, env)) {
    const result = await runProgram(file, args, signal);
    if (result.kind === 'not-found') continue;
    const path = result.stdout.replace(/\r?\n$/, '');
    return result.exitCode === 0 && path !== '' ? { kind: 'chosen', path } : { kind: 'cancelled' };
  }
  return { kind: 'unavailable' };
}

function dialogsOf(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly Dialog[] {
  if (platform === 'darwin') return [osascript];
  if (platform === 'win32') return [powershell];
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return [];
  return /kde/i.test(env['XDG_CURRENT_DESKTOP'] ?? '') ? [kdialog, zenity] : [zenity, kdialog];
}
