// Opens the page in the user's browser. If that fails, the URL is still on the terminal.
import { spawn } from 'node:child_process';

export function openBrowser(url: string): void {
  const [file, ...args] = commandOf(process.platform, url);
  if (file === undefined) return;
  const child = spawn(file, args, { stdio: 'ignore', detached: true, shell: false });
  child.once('error', () => undefined);
  child.unref();
}

function commandOf(platform: NodeJS.Platform, url: string): readonly string[] {
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  return ['xdg-open', url];
}
