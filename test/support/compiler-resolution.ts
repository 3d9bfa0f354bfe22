// Where the TypeScript compiler says that imports lead, in a folder on disk.
import { realpathSync } from 'node:fs';
import ts from 'typescript';

export type Mode = 'bundler' | 'nodenext';

/** A path from the folder on; undefined where the compiler finds nothing. */
export type AskCompiler = (from: string, specifier: string) => string | undefined;

export function askCompiler(folder: string, mode: Mode): AskCompiler {
  const root = `${realpathSync(folder)}/`;
  const optionsFor = compilerOptionsIn(folder);
  const optionsOf = new Map<string, ts.CompilerOptions>();
  return (from, specifier) => {
    const file = root + from;
    const options = optionsOf.get(file) ?? { ...optionsFor(from), ...optionsOfMode[mode], ...lenient };
    optionsOf.set(file, options);
    const cjs = ts.ModuleKind.CommonJS;
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      file,
      options,
      ts.sys,
      undefined,
      undefined,
      cjs,
    );
    return resolvedModule?.resolvedFileName.slice(root.length);
  };
}

const optionsOfMode = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
} as const satisfies Record<Mode, ts.CompilerOptions>;

/** What decides whether an import is allowed, not where it leads. */
const lenient: ts.CompilerOptions = {
  allowJs: true,
  resolveJsonModule: true,
  allowArbitraryExtensions: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/**
 * The options for a file of the folder: of the nearest config, or of the one it refers to that takes the file in, as an
 * editor picks it.
 * @public Used by accuracy/typescript.js.
 */
export function compilerOptionsIn(folder: string): (file: string) => ts.CompilerOptions {
  const root = `${realpathSync(folder)}/`;
  const configs = new Map<string, ts.ParsedCommandLine>();
  const read = (path: string): ts.ParsedCommandLine => {
    const config = configs.get(path) ?? parseConfig(path);
    configs.set(path, config);
    return config;
  };
  return (name) => {
    const file = root + name;
    const path =
      ts.findConfigFile(file, ts.sys.fileExists, 'tsconfig.json') ??
      ts.findConfigFile(file, ts.sys.fileExists, 'jsconfig.json');
    if (path?.startsWith(root) !== true) return {};
    const nearest = read(path);
    if (nearest.fileNames.includes(file)) return nearest.options;
    const referenced = (nearest.projectReferences ?? []).map((one) =>
      read(ts.resolveProjectReferencePath(one)),
    );
    return (referenced.find(({ fileNames }) => fileNames.includes(file)) ?? nearest).options;
  };
}

function parseConfig(path: string): ts.ParsedCommandLine {
  const source = ts.readJsonConfigFile(path, ts.sys.readFile);
  const folder = path.slice(0, path.lastIndexOf('/'));
  return ts.parseJsonSourceFileConfigFileContent(source, ts.sys, folder, undefined, path);
}
