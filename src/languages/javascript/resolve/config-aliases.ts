// Aliases in the configurations of bundlers and test runners: `resolve.alias` of Vite and webpack, `alias` of Nuxt,
// SvelteKit and Babel's module-resolver, `moduleNameMapper` of Jest. Like the `paths` of a tsconfig, but only for names
// that no package.json declares: which of several configurations is used, and for what, is not known.
import type { Project } from '../../../model/project.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { ConfigText, isFromRoot, placeOf } from './config-text.ts';
import { isAliasConfig } from './manifests-named-by.ts';
import { isInstalled } from './package-name.ts';
import { StarPatterns } from './star-patterns.ts';
import type { PathMapping, Substitution } from './tsconfig.ts';

export interface AliasConfig extends PathMapping {
  /** Of a test runner: what it maps may be a stand-in. */
  readonly isOfTests: boolean;
}

/** Folders of configurations, which are for the folder around them: `build/webpack.base.conf.js`. */
const folderOfConfigs = /(?:^|\/)(?:build|configs?|internals|scripts|tools|webpack|jest|vite|\.[\w-]+)$/;

/** By folder; those of tests last in each. */
export function readAliases(project: Project): NearestUpward<readonly AliasConfig[]> {
  const byFolder = new Map<string, AliasConfig[]>();
  for (const [path, text] of [...project.manifests].sort(([a], [b]) => compareCodePoints(a, b))) {
    if (!mayHaveAliases(path, text)) continue;
    const folder = scopeOf(path);
    const config = readAliasConfig(path, text, folder);
    const others = byFolder.get(folder) ?? [];
    byFolder.set(folder, config.isOfTests ? [...others, config] : [config, ...others]);
  }
  return new NearestUpward((folder) => byFolder.get(folder));
}

/** Names that no configuration writes down mean modules of Nuxt around it. */
export function isNuxtConfig({ path }: Pick<AliasConfig, 'path'>): boolean {
  return nameOf(path).startsWith('nuxt.config.');
}

function mayHaveAliases(path: string, text: string): boolean {
  const isConfig = isAliasConfig(path) || /^(?:package\.json|\.babelrc)$/.test(nameOf(path));
  if (!isConfig || isInstalled(path)) return false;
  return isNuxtConfig({ path }) || /alias|moduleNameMapper|replacement/i.test(text);
}

function scopeOf(path: string): string {
  let folder = folderOf(path);
  while (folderOfConfigs.test(folder)) folder = folderOf(folder);
  return folder;
}

function readAliasConfig(path: string, text: string, scope: string): AliasConfig {
  const isOfTests = /^(?:jest|vitest|package)\./.test(nameOf(path));
  const config = new ConfigText(path, text, scope);
  const aliases = new Map<string, readonly Substitution[]>();
  const rootAt = config.tokens.findIndex(
    (token, at) => isKey(token, 'rootDir') && config.tokens[at + 1] === ':',
  );
  const rootDir = rootAt === -1 ? undefined : config.stringAt(rootAt + 2);
  const folders = { written: folderOf(path), root: placeOf(rootDir ?? '.', folderOf(path)) ?? scope };
  for (const { name, value } of listAliases(config)) {
    for (const [pattern, target] of patternsOf(name, value)) {
      const places = target === undefined ? [] : placesFor(target, folders);
      if (isOfTests && !pattern.includes('*') && places.every((place) => standIn.test(place.path))) continue;
      if (!aliases.has(pattern)) aliases.set(pattern, places);
    }
  }
  return { path, paths: new StarPatterns(aliases), isOfTests };
}

const standIn = /mock|stub|fake|shim|test|spec|node_modules/i;

interface Alias {
  readonly name: string;
  /** Undefined if only running the configuration would tell. */
  readonly value: string | undefined;
}

const aliasKeys = ['alias', 'moduleNameMapper', '_moduleAliases'];

function* listAliases(config: ConfigText): Generator<Alias> {
  const { tokens } = config;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1] ?? '';
    if (token === 'find' && next === ':') yield* readFound(config, at + 2);
    if (!aliasKeys.some((key) => isKey(token, key))) continue;
    if (next === ':' || next === '=') yield* readObject(config, at + 2);
    else if (next === '.') yield* readCalls(config, at + 1);
    else if (next === '[') {
      const [name, close, equals] = [config.stringAt(at + 2), tokens[at + 3], tokens[at + 4]];
      if (name !== undefined && close === ']' && equals === '=')
        yield { name, value: config.stringAt(at + 5) };
    }
  }
}

function isKey(token: string, name: string): boolean {
  return token === name || (token.length === name.length + 2 && token.slice(1, -1) === name);
}

/** `{ find: '@app', replacement: … }` */
function* readFound(config: ConfigText, at: number): Generator<Alias> {
  const end = config.endOfValue(at);
  if (config.tokens[end + 1] !== 'replacement') return;
  const token = config.tokens[at] ?? '';
  const name = token.startsWith('/') ? `^${token.slice(1, -1).replace(/^\^/, '')}` : config.stringAt(at);
  if (name !== undefined) yield { name, value: config.stringAt(end + 3) };
}

/** `.set('@app', …)`, several times */
function* readCalls(config: ConfigText, start: number): Generator<Alias> {
  for (let at = start; config.tokens.slice(at, at + 3).join('') === '.set(';) {
    const end = config.endOfValue(at + 3);
    const name = config.stringAt(at + 3);
    if (name !== undefined) yield { name, value: config.stringAt(end + 1) };
    at = config.endOfValue(end + 1) + 1;
  }
}

/** At `{`, or at the name of a constant. */
function* readObject(config: ConfigText, start: number, depth = 0): Generator<Alias> {
  const { tokens } = config;
  const open = tokens[start] === '{' ? start : config.definitionOf(tokens[start] ?? '');
  if (open === undefined || tokens[open] !== '{' || depth === 3) return;
  for (let at = open + 1; at < tokens.length && tokens[at] !== '}'; at++) {
    const end = config.endOfValue(at);
    if (tokens[at] === '...') yield* readObject(config, at + 1, depth + 1);
    const token = tokens[at]!;
    const name = /^['"]/.test(token) ? (config.stringAt(at) ?? token.slice(1, -1)) : token;
    if (tokens[at + 1] === ':') yield { name, value: config.stringAt(at + 2) };
    at = end;
    if (tokens[end] !== ',') return;
  }
}

/** With `*` for what follows. */
function* patternsOf(
  name: string,
  value: string | undefined,
): Generator<readonly [string, string | undefined]> {
  if (/^\^|[($]/.test(name)) {
    const [, literal, rest, end] =
      /^\^?((?:[^\\()[\]{}.*+?|$^]|\\[^\w])+)(\(?(?:\.[*+]|\[\^\/\][*+])\)?)?(\$?)$/.exec(name) ?? [];
    if (literal === undefined) return;
    const text = literal.replaceAll('\\', '');
    if (rest !== undefined) yield [`${text}*`, value?.replace(/\$1|\\1/, '*')];
    else if (end === '$') yield [text, value];
    else yield [`${text}*`, value && `${value}*`];
    return;
  }
  if (name.includes('*')) yield [name, value];
  else {
    const folder = name.replace(/\/$/, '');
    if (folder === name) yield [name, value];
    yield [`${folder}/*`, value && `${value.replace(/\/$/, '')}/*`];
  }
}

interface Folders {
  readonly written: string;
  /** Jest's `<rootDir>`. */
  readonly root: string;
}

/** A name without a dot or slash before it may be a folder, and else is a package. */
function placesFor(value: string, { written, root }: Folders): readonly Substitution[] {
  const inRoot = value.startsWith('<rootDir>');
  const path = placeOf(inRoot ? `./${value.slice('<rootDir>'.length)}` : value, inRoot ? root : written);
  const place = path === undefined ? [] : [{ folder: '.', path }];
  const isPlain = /^[\w@]/.test(value) && !isFromRoot(value);
  return isPlain ? [...place, { folder: '.', path: `node_modules/${value}` }] : place;
}
