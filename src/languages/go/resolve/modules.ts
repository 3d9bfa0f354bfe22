// The modules of a project, from go.mod and go.work files.
import { wordSet } from '../../kit/word-set.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { folderOf, joinWrittenPath, nameOf } from '../../../std/paths.ts';
import { nearestUpward } from '../../kit/nearest-upward.ts';
import { invalidManifest } from '../../kit/parsed.ts';

export interface Module {
  readonly file: FilePath;
  readonly folder: string;
  /** Prefix of the imports of its packages; undefined if go.mod does not say. */
  readonly path: string | undefined;
  /** Paths of required modules → versions. */
  readonly requires: ReadonlyMap<string, string>;
  /** Module path → the folder of the project that replaces it. */
  readonly replacements: ReadonlyMap<string, string>;
}

const verbs = wordSet('module go toolchain godebug require exclude replace retract tool ignore use');

export class Modules {
  readonly all: readonly Module[];
  readonly diagnostics: readonly Diagnostic[];
  /** The module of the nearest go.mod. */
  readonly around: (folder: string) => Module | undefined;

  constructor(manifests: ReadonlyMap<FilePath, string>) {
    const diagnostics: Diagnostic[] = [];
    const read = (name: string): [FilePath, Directive[]][] =>
      [...manifests]
        .filter(([path]) => nameOf(path) === name)
        .sort(([a], [b]) => compareCodePoints(a, b))
        .map(([path, text]) => [path, checked(path, readDirectives(text), diagnostics)]);
    const shared = read('go.work').flatMap(([path, directives]) => replacementsOf(path, directives));
    this.all = read('go.mod').map(([path, directives]) => moduleOf(path, directives, shared, diagnostics));
    const byFolder = new Map(this.all.map((module) => [module.folder, module]));
    this.around = nearestUpward((folder) => byFolder.get(folder));
    this.diagnostics = diagnostics;
  }
}

function moduleOf(
  file: FilePath,
  directives: readonly Directive[],
  shared: readonly (readonly [string, string])[],
  diagnostics: Diagnostic[],
): Module {
  const path = directives.find(({ verb }) => verb === 'module')?.words[0];
  if (path === undefined) {
    const message = `Cannot read ${file}: it has no module directive; its packages are assumed to be imported only in its own folder`;
    diagnostics.push(invalidManifest(file, message));
  }
  const requires = directives
    .filter(({ verb }) => verb === 'require')
    .map(({ words }) => [words[0] ?? '', words[1] ?? ''] as const);
  return {
    file,
    folder: folderOf(file),
    path,
    requires: new Map(requires),
    // Go ignores what replaces the module that it builds.
    replacements: new Map(
      [...replacementsOf(file, directives), ...shared].filter(([other]) => other !== path),
    ),
  };
}

/** `replace shop/tax v1 => ../tax`. Replacements outside the project or by another version are ignored. */
function replacementsOf(file: FilePath, directives: readonly Directive[]): [string, string][] {
  return directives.flatMap(({ verb, words }) => {
    const arrow = words.indexOf('=>');
    const [path, target] = [words[0], words[arrow + 1]];
    if (verb !== 'replace' || arrow < 1 || path === undefined || target === undefined) return [];
    const folder = /^\.{1,2}(?:\/|\\|$)/.test(target) ? joinWrittenPath(folderOf(file), target) : undefined;
    return folder === undefined ? [] : [[path, folder]];
  });
}

function checked(file: FilePath, directives: Directive[], diagnostics: Diagnostic[]): Directive[] {
  const unknown = directives.find(({ verb }) => !verbs.has(verb));
  if (unknown !== undefined) {
    const message = `Cannot read ${file}: '${unknown.verb}' is not a directive; the line is ignored`;
    diagnostics.push(invalidManifest(file, message, unknown.line));
  }
  return directives;
}

interface Directive {
  readonly verb: string;
  readonly words: readonly string[];
  /** From 1. */
  readonly line: number;
}

function readDirectives(text: string): Directive[] {
  const directives: Directive[] = [];
  let block: string | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const words = wordsOf(content);
    const line = index + 1;
    const [first, ...rest] = words;
    if (first === undefined) continue;
    if (block !== undefined) {
      if (first === ')') block = undefined;
      else directives.push({ verb: block, words, line });
    } else if (rest.length === 1 && rest[0] === '(') {
      block = first;
    } else {
      directives.push({ verb: first, words: rest, line });
    }
  }
  return directives;
}

/** Words are separated by blanks or quoted. A bracket after a word needs no blank. */
function wordsOf(content: string): string[] {
  const words: string[] = [];
  for (const [word] of content.matchAll(/\/\/.*|"[^"]*"|`[^`]*`|[()]|[^\s()"`]+/g)) {
    if (word.startsWith('//')) break;
    words.push(/^["`]/.test(word) ? word.slice(1, -1) : word);
  }
  return words;
}
