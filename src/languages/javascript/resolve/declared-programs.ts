// The programs that a package.json names: its commands, and what `npm start` runs.
import { filePath, type FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { folderOf, joinWrittenPath } from '../../../std/paths.ts';
import { isObject, objectAt, stringAt, type UntypedObject, valueAt } from '../../kit/untyped.ts';
import type { DeclaredEntry } from '../../language.ts';
import { isString } from './manifest-fields.ts';

/** Paths as they are written. */
export function programsIn(json: UntypedObject): readonly string[] {
  const commands = valueAt(json, 'bin');
  const named = isObject(commands) ? Object.values(commands) : [commands];
  return [...named.filter(isString), ...startedBy(objectAt(json, 'scripts'))];
}

/** Those of `start`, and of the scripts that it runs. */
function startedBy(scripts: UntypedObject): readonly string[] {
  const names = new Set(['start']);
  const paths: string[] = [];
  // It grows while it is read.
  for (const name of names) {
    const command = stringAt(scripts, name) ?? '';
    for (const [, script] of command.matchAll(runScript)) names.add(script!);
    for (const [, path] of command.matchAll(runFile)) paths.push(path!);
  }
  return paths;
}

const runScript = /\b(?:npm|yarn|pnpm|bun)\s+(?:run\s+)?([\w:.-]+)/g;
/** Options come before the file, and some of them have a value. */
const runFile =
  /(?<=^|[\s;&|"'])(?:node|nodemon|tsx|ts-node|bun)\s+(?:(?:watch|run|(?:-r|--require|--import|--loader)\s+\S+|(?!(?:-r|--require|--import|--loader)\s)-[\w-]+(?:=\S*)?)\s+){0,20}([\w.@/][\w.@/-]*)/g;

const extensions = ['', '.js', '.ts', '.mjs', '.cjs', '/index.js', '/index.ts'];

export function findPrograms(
  { entries }: Pick<Project, 'entries'>,
  manifest: FilePath,
  programs: readonly string[],
): DeclaredEntry[] {
  return programs.flatMap((written) => {
    const path = joinWrittenPath(folderOf(manifest), written);
    const file = extensions.map((end) => `${path}${end}`).find((place) => entries.get(place) === 'source');
    return file === undefined ? [] : [{ file: filePath(file), isProgram: true, manifest }];
  });
}
