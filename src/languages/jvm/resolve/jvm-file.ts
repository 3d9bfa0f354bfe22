// A source file for the resolver: its package, the names that its imports bind, and its source set.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { impliedPackages } from '../conventions.ts';
import { type SourceSet, sourceSetOf } from './source-set.ts';
import { aliasOf } from '../../kit/import-statement.ts';
import { lastPart } from '../../kit/dotted-names.ts';
import { namesIn } from '../../kit/declarations.ts';
import { addTo } from '../../../std/multi-map.ts';

export interface JvmFile {
  readonly path: FilePath;
  readonly language: string;
  /** Packages whose names need no import, nearest first. */
  readonly scopes: readonly string[];
  /** Whether it sees what has no package: a file with a package does not, unless it is of Kotlin, which can import it. */
  readonly seesUnnamed: boolean;
  readonly sourceSet: SourceSet;
  /** By the folders that it is in. */
  readonly isTest: boolean;
  readonly extracted: ExtractedFile;
}

/** The names that the imports of a file bind. */
export interface Bindings {
  /** Name in the file → qualified names. */
  readonly explicit: ReadonlyMap<string, readonly string[]>;
  /** Packages and types imported as a whole, in source order. */
  readonly onDemand: readonly string[];
  /** Those that every file of the language imports. */
  readonly implied: readonly string[];
}

export function jvmFileOf(extracted: ExtractedFile): JvmFile {
  const { path, language } = extracted.file;
  const outer = (extracted.declares ?? []).filter(({ kind }) => kind === 'outer-package');
  const scopes = [extracted.scope ?? '', ...namesIn(outer)];
  const sourceSet = sourceSetOf(path, scopes[0] ?? '');
  const seesUnnamed = language === 'kotlin' || scopes[0] === '' || declaresUnnamed(extracted);
  return { path, language, scopes, seesUnnamed, sourceSet, isTest: testFolder.test(path), extracted };
}

/** In Scala the braces of a package can end before the file does. */
function declaresUnnamed({ declares = [] }: ExtractedFile): boolean {
  return declares.some((one) => one.kind === 'name' && !one.name.includes('.'));
}

const testFolder = /(?:^|\/)(?:tests?|\w+Test)\//;

/** `pathOf`: the qualified name that an import means, given those before it. */
export function bindingsOf(
  { language, extracted }: JvmFile,
  pathOf: (specifier: string, before: Bindings) => string,
): Bindings {
  const explicit = new Map<string, string[]>();
  const onDemand: string[] = [];
  const bindings = { explicit, onDemand, implied: impliedPackages[language] ?? [] };
  for (const statement of extracted.imports) {
    if (statement.kind === 'reference') continue;
    const path = pathOf(statement.specifier, bindings);
    if (path.endsWith('.*')) onDemand.push(path.slice(0, -2));
    else addTo(explicit, aliasOf(statement) ?? lastPart(path), path);
  }
  return bindings;
}

/** `_root_.shop.Cart` begins at the root package. */
export function withoutRoot(specifier: string): string {
  return specifier.startsWith('_root_.') ? specifier.slice('_root_.'.length) : specifier;
}
