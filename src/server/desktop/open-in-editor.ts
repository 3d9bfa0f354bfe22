// Starts the editor, with an absolute path as an argument. It keeps running when the server ends.
import { spawn } from 'node:child_process';
import getArgumentsForFile from 'launch-editor/get-args.js';
import { findEditor } from './find-editor.ts';

export async function openInEditor(path: string, line: number | undefined): Promise<boolean> {
  const [editor, ...args] = (await findEditor(process.platform, process.env)) ?? [];
  if (editor === undefined) return false;
  const place = getArgumentsForFile(editor, path, line).map(String);
  return start(editor, [...args, ...place]);
}

function start(editor: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(editor, args, { stdio: 'ignore', detached: true, shell: false });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
