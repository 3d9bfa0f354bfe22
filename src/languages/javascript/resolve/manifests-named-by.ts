// Which other files the scan keeps: configurations with aliases, configs that a tsconfig extends or references, import
// maps. By name only, because the rest of the project is not known yet.
import { valueAt, isObject, type UntypedObject } from '../../kit/untyped.ts';
import { isString, isStrings } from './manifest-fields.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
import { parseJsonc } from '../../kit/jsonc.ts';
import { importMapOf, isDenoConfig } from './deno-config.ts';
import { configsInPackage, installFolders, parseExtends, enclosingFolders } from './extended-config.ts';
import { nameOf, childPath, folderOf, joinPath } from '../../../std/paths.ts';
import { referencedConfig } from './tsconfig.ts';
import { readExtends, readSettings } from './tsconfig-settings.ts';

/** More are not configs, or malicious. */
const configLimit = 50;

export function manifestsNamedBy(path: FilePath, text: string): readonly FilePath[] {
  if (!/\.jsonc?$/.test(path)) return [];
  const result = parseJsonc(text);
  if (!result.ok || !isObject(result.value)) return [];
  const folder = folderOf(path);
  if (isDenoConfig(path)) return [importMapOf(result.value, folder) ?? []].flat().map(filePath);
  const named =
    nameOf(path) === 'package.json'
      ? configsOfPackage(result.value, folder)
      : configsOfConfig(result.value, folder);
  return named.map(filePath);
}

function configsOfConfig(json: UntypedObject, folder: string): readonly string[] {
  // Problems are reported later, when the config is resolved.
  const ignore = (): void => undefined;
  const extended = readExtends(json, ignore)
    .slice(0, configLimit)
    .flatMap((written) => extendedCandidates(written, folder));
  const references = readSettings(json, folder, ignore).references;
  return [...extended, ...references.flatMap((reference) => referencedConfig(folder, reference) ?? [])];
}

function extendedCandidates(written: string, folder: string): readonly string[] {
  const extended = parseExtends(written, folder);
  if (extended.kind === 'file') return extended.candidates;
  const { name, subpath } = extended;
  const installed = installFolders(folder, name);
  return [
    ...installed.map((place) => childPath(place, 'package.json')),
    ...[...installed, ...likelyMembers(folder, name)].flatMap((place) => configsInPackage(place, subpath)),
  ];
}

/** Where monorepos keep a linked package of shared configs. */
const memberFolders = ['packages', 'config', 'configs', 'tooling', 'tools', 'libs', 'internal', '.'];

function likelyMembers(folder: string, name: string): readonly string[] {
  const last = name.slice(name.indexOf('/') + 1);
  return enclosingFolders(folder).flatMap((around) =>
    memberFolders.flatMap((members) => joinPath(around, `${members}/${last}`) ?? []),
  );
}

/** A package of shared configs lists them in one of these fields. */
function configsOfPackage(json: UntypedObject, folder: string): readonly string[] {
  const files = valueAt(json, 'files');
  const stack = [
    valueAt(json, 'exports'),
    isStrings(files) ? files : [],
    valueAt(json, 'main'),
    valueAt(json, 'tsconfig'),
  ];
  const configs: string[] = [];
  while (stack.length > 0 && configs.length < configLimit) {
    const next = stack.pop();
    if (isString(next)) {
      const path = next.includes('.json') ? joinPath(folder, next) : undefined;
      if (path?.endsWith('.json') === true && !path.includes('*')) configs.push(path);
    } else if (typeof next === 'object' && next !== null) {
      for (const child of Object.values(next)) stack.push(child);
    }
  }
  return configs;
}

/** The configurations of bundlers and test runners: `vite.config.ts`, `webpack.common.js`. */
const aliasConfig =
  /(?:^|\/)(?:(?:electron\.)?(?:vite|vitest|webpack|rspack|rsbuild|rollup|babel|jest|nuxt|astro|svelte|vue|next|quasar|craco|metro)\.(?:[\w-]+\.)*config(?:[.-][\w-]+)*|webpack[.-][\w.-]+|config-overrides|\.babelrc)\.(?:[cm]?[jt]s|json)$/;

export function isAliasConfig(path: string): boolean {
  // Every source file is asked for.
  const mayBe = path.includes('config') || path.includes('webpack') || path.includes('babelrc');
  return mayBe && aliasConfig.test(path);
}
