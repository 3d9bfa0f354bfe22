// compile_commands.json, written by CMake, Meson, Bear and others: the compiler command of each source.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import { parseJsonc } from '../../kit/jsonc.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { listAt, stringAt, stringsAt } from '../../kit/untyped.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { joinPath, nameOf } from '../../../std/paths.ts';
import { type IncludeFolders, readIncludeFlags } from './include-flags.ts';

export interface CompileCommands {
  /** Source → its include folders in the project. */
  readonly foldersOf: ReadonlyMap<string, IncludeFolders>;
  readonly diagnostics: readonly Diagnostic[];
}

export function readCompileCommands(project: Project): CompileCommands {
  const foldersOf = new Map<string, IncludeFolders>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, text] of project.manifests) {
    if (nameOf(path) !== 'compile_commands.json') continue;
    const json = parseJsonc(text);
    if (!json.ok) diagnostics.push(invalid(path, `${json.reason} in line ${json.line}`));
    else if (!Array.isArray(json.value)) diagnostics.push(invalid(path, 'it is not a list'));
    else addCommands(project, json.value.flatMap(commandIn), foldersOf);
  }
  return { foldersOf, diagnostics };
}

function invalid(file: FilePath, what: string): Diagnostic {
  const message = `Cannot read the compilation database: ${what}. It is ignored.`;
  return invalidManifest(file, message);
}

interface Command {
  readonly file: string;
  readonly directory: string;
  readonly args: readonly string[];
}

function commandIn(value: unknown): Command[] {
  const file = stringAt(value, 'file');
  const directory = stringAt(value, 'directory');
  if (file === undefined || directory === undefined) return [];
  const command = stringAt(value, 'command');
  const args = stringsAt(listAt(value, 'arguments'));
  return [
    {
      file: withSlashes(file),
      directory: withSlashes(directory),
      args: command !== undefined && args.length === 0 ? splitCommand(command) : args,
    },
  ];
}

function addCommands(
  { root, entries }: Project,
  commands: readonly Command[],
  foldersOf: Map<string, IncludeFolders>,
): void {
  const base = findRoot(withSlashes(root), entries, commands);
  /** Thousands of commands share a few lists. */
  const known = new Map<string, IncludeFolders>();
  for (const { file, directory, args } of commands) {
    const path = placeOf(base, directory, file);
    if (path === undefined || foldersOf.has(path)) continue;
    const { quoted, any } = readIncludeFlags(args);
    const key = [directory, ...quoted, '', ...any].join('\0');
    const inProject = (folder: string): string | [] => placeOf(base, directory, withSlashes(folder)) ?? [];
    const folders = getOrAdd(known, key, () => ({
      quoted: quoted.flatMap(inProject),
      any: any.flatMap(inProject),
    }));
    foldersOf.set(path, folders);
  }
}

/** The path of the project when the file was written: the current one, or inferred from the commands. */
function findRoot(
  root: string,
  entries: ReadonlyMap<string, EntryKind>,
  commands: readonly Command[],
): string {
  for (const { file, directory } of commands) {
    const parts = absolute(directory, file).split('/');
    if (parts.join('/').startsWith(`${root}/`)) return root;
    for (let i = 1; i < parts.length; i++) {
      if (entries.get(parts.slice(i).join('/')) === 'source') return parts.slice(0, i).join('/');
    }
  }
  return root;
}

function placeOf(root: string, directory: string, path: string): string | undefined {
  const full = joinPath('.', absolute(directory, path));
  const inside = root.replace(/^\/+/, '');
  if (full === inside) return '.';
  return full?.startsWith(`${inside}/`) === true ? full.slice(inside.length + 1) : undefined;
}

function absolute(directory: string, path: string): string {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path) ? path : `${directory}/${path}`;
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

export function splitCommand(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < command.length; i++) {
    const char = command[i] ?? '';
    if (char === '\\' && quote !== "'" && isEscapable(command[i + 1])) {
      i++;
      word = (word ?? '') + (command[i] ?? '');
    } else if (quote !== '') {
      if (char === quote) quote = '';
      else word = (word ?? '') + char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (char === ' ' || char === '\t' || char === '\n') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** Elsewhere a backslash is literal: `C:\shop\include`. */
function isEscapable(next: string | undefined): boolean {
  return next === '"' || next === "'" || next === '\\' || next === ' ' || next === '$';
}
