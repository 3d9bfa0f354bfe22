// Reads which packages the manifests require and provide, for all languages.
import type { DeclaredEntry, Language, ProvidedPackage, RequiredPackage } from '../languages/language.ts';
import type { FileRole } from '../model/file-role.ts';
import { fileId } from '../model/node-id.ts';
import type { Project } from '../model/project.ts';
import type { DeclaredEntryPoint, Provided, VersionRange } from '../model/report.ts';
import type { ExtractedFile, SourceFile } from '../model/source.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { packageUrl } from '../std/package-url.ts';
import { RememberedPackages } from './remembered-packages.ts';
import { addTo } from '../std/multi-map.ts';

export interface ProjectPackages {
  /** Name of a package node → the version ranges in manifests, sorted. */
  readonly rangesOf: ReadonlyMap<string, readonly VersionRange[]>;
  /** Sorted by package URL. */
  readonly provides: readonly Provided[];
  /** Sorted by file. */
  readonly entryPoints: readonly DeclaredEntryPoint[];
}

export const noManifestPackages: ProjectPackages = { rangesOf: new Map(), provides: [], entryPoints: [] };

interface PackagesContext {
  readonly languageOf: (file: SourceFile) => Language;
  readonly roleOf: (path: string) => FileRole;
  /** From the last run in this process, if there was one. */
  readonly remembered?: RememberedPackages | undefined;
}

export async function readPackages(
  project: Project,
  files: readonly ExtractedFile[],
  { languageOf, roleOf, remembered = new RememberedPackages() }: PackagesContext,
): Promise<ProjectPackages> {
  const rangesOf = new Map<string, VersionRange[]>();
  const provides: Provided[] = [];
  const entryPoints: DeclaredEntryPoint[] = [];
  const isProduct = (path: string): boolean => roleOf(path) === 'product';
  for (const language of new Set(project.files.map(languageOf))) {
    const productFiles = (): readonly ExtractedFile[] =>
      files.filter(({ file }) => languageOf(file) === language && isProduct(file.path));
    const found = await remembered.read(language, project, productFiles);
    if (found === undefined) continue;
    for (const required of found.required)
      if (!others.has(roleOf(required.manifest))) addRange(rangesOf, language.ecosystem, required);
    for (const provided of found.provided)
      if (isProduct(provided.manifest)) provides.push(describeProvided(language.ecosystem, provided));
    for (const entry of found.entries ?? [])
      if (isProduct(entry.manifest)) entryPoints.push(describeEntry(entry));
  }
  for (const [node, ranges] of rangesOf) rangesOf.set(node, sortedSet(ranges, keyOfRange));
  return {
    rangesOf,
    provides: sortedSet(provides, ({ purl, manifest }) => `${purl}\n${manifest}`),
    entryPoints: sortedSet(entryPoints, ({ file }) => file),
  };
}

/** Manifests that are not installed in this project, or are third-party. */
const others: ReadonlySet<FileRole> = new Set(['fixture', 'generated', 'vendored']);

/** A second check for URLs, which may contain credentials. */
const address = /:\/\/|[/@].*:|:.*@/s;
const maxRangeLength = 200;

function addRange(
  rangesOf: Map<string, VersionRange[]>,
  ecosystem: string,
  { node, name, range, manifest }: RequiredPackage,
): void {
  if (range === '' || range.length > maxRangeLength || address.test(range)) return;
  addTo(rangesOf, node, { ecosystem, range, manifest, ...(name !== node && { name }) });
}

function describeProvided(
  ecosystem: string,
  { name, version, manifest, imports }: ProvidedPackage,
): Provided {
  return {
    ecosystem,
    name,
    purl: packageUrl(ecosystem, name),
    ...(version !== undefined && { version }),
    manifest,
    ...(imports?.some((imported) => imported !== name) === true && {
      imports: sortedSet(imports, (imported) => imported),
    }),
  };
}

function describeEntry({ file, isProgram, manifest }: DeclaredEntry): DeclaredEntryPoint {
  return { file: fileId({ path: file }), kind: isProgram ? 'program' : 'plugin', manifest };
}

function keyOfRange({ manifest, ecosystem, range, name = '' }: VersionRange): string {
  return [manifest, ecosystem, name, range].join('\n');
}

/** Keeps the first of several elements with the same key. */
function sortedSet<Element>(elements: readonly Element[], keyOf: (element: Element) => string): Element[] {
  const byKey = new Map<string, Element>();
  for (const element of elements) {
    const key = keyOf(element);
    if (!byKey.has(key)) byKey.set(key, element);
  }
  return [...byKey].sort(([a], [b]) => compareCodePoints(a, b)).map(([, element]) => element);
}
