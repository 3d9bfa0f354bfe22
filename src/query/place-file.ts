// Whether a new file with certain imports fits where it is meant to be, and where it would fit better: what the rules say of
// the graph with that file, which tangles and cycles it closes, and where files lie that use the same.
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { addFile } from './add-file.ts';
import { PlaceJudge, type PlaceVerdict } from './judge-place.ts';
import { findRulesAtStake, type RuleAtStake } from './rules-at-stake.ts';
import { pathInProject, selectFiles, type StartFolders } from './select-files.ts';
import { findSimilarFiles, type SimilarFile } from './similar-files.ts';

export interface PlaceRequest {
  /** Path relative to the project's root. */
  readonly file: string;
  /** IDs of files and packages. */
  readonly imports: readonly string[];
}

export interface Placement extends PlaceRequest {
  /** Whether the project has this file already: its own imports count too. */
  readonly exists: boolean;
  readonly verdict: PlaceVerdict;
  /** Imports of a product file that are tests or their data. */
  readonly testImports: readonly string[];
  /** Rules that speak of a file at this place. */
  readonly rules: readonly RuleAtStake[];
  /** Other folders, the best first. */
  readonly folders: readonly FolderVerdict[];
  /** Files that use most of the same. */
  readonly similar: readonly SimilarFile[];
}

export interface FolderVerdict extends PlaceVerdict {
  readonly folder: string;
  /** Files in it that use some of the same. */
  readonly similar: readonly string[];
  /** Imports that lie in it. */
  readonly holds: number;
}

const most = { candidates: 8, folders: 4, similar: 6 };

export function placeFile(report: Report, { file, imports }: PlaceRequest): Placement {
  const judge = new PlaceJudge(report);
  const detailed = addFile(report.detailed, file, imports);
  const exists = report.detailed.nodes.some(({ id }) => id === file);
  const similar = findSimilarFiles(report, { file, imports });
  const verdict = judge.judge(file, imports);
  const own = folderOf(file);
  // A file that exists would have to move with all that use it: another question.
  const candidates = exists ? [] : candidateFolders(report, imports, similar);
  const folders = candidates
    .filter((folder) => folder !== own)
    .slice(0, most.candidates)
    .map((folder) => ({
      folder,
      ...judge.judge(inFolder(folder, file), imports),
      similar: similar.filter((each) => folderOf(each.file) === folder).map((each) => each.file),
      holds: imports.filter((id) => !id.startsWith('pkg:') && folderOf(id) === folder).length,
    }))
    .filter(({ fits, similar: alike, holds }) => fits && alike.length + holds > 0)
    .slice(0, most.folders);
  return {
    file,
    imports,
    exists,
    verdict,
    testImports: findTestImports(detailed, file, imports),
    rules: findRulesAtStake({ ...report, detailed }, [file]),
    folders,
    similar: mostAlike(similar, imports.length),
  };
}

function findTestImports(
  { nodes }: Report['detailed'],
  file: string,
  imports: readonly string[],
): readonly string[] {
  const roles = new Map(nodes.map((node) => [node.id, node.type === 'file' ? node.role : 'product']));
  if (roles.get(file) !== 'product') return [];
  return imports.filter((id) => roles.get(id) === 'test' || roles.get(id) === 'fixture');
}

/** Those that use at least half of the same, or the first few. */
function mostAlike(similar: readonly SimilarFile[], count: number): readonly SimilarFile[] {
  const alike = similar.filter(({ shared }) => 2 * shared.length >= count);
  return alike.length > 0 ? alike.slice(0, most.similar) : similar.slice(0, 3);
}

function folderOf(file: string): string {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? '.' : file.slice(0, slash);
}

function inFolder(folder: string, file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return folder === '.' ? name : `${folder}/${name}`;
}

/** Where similar files lie, those most alike first; then where the imports lie. */
function candidateFolders(
  { detailed }: Report,
  imports: readonly string[],
  similar: readonly SimilarFile[],
): readonly string[] {
  const likeness = new Map<string, number>();
  const add = (folder: string, by: number): unknown => likeness.set(folder, (likeness.get(folder) ?? 0) + by);
  for (const { file, likeness: by } of similar) add(folderOf(file), by);
  const isFile = new Set(detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id));
  for (const id of imports) {
    if (!isFile.has(id)) continue;
    add(folderOf(id), 0.5 / imports.length);
    add(folderOf(folderOf(id)), 0.1 / imports.length);
  }
  return [...likeness].toSorted(([, a], [, b]) => b - a).map(([folder]) => folder);
}

/** What a person typed, as a request: a new path, and files, folders, globs or packages that it imports. */
export function readRequest(
  report: Report,
  { file, imports }: PlaceRequest,
  from: StartFolders = report.projectRoot,
): PlaceRequest {
  const path = findPlannedPath(report, file, [from].flat());
  if (path === undefined || path === '.' || file.endsWith('/')) {
    throw new UserError(`${file}: expected the path of a file in the project ${report.projectRoot}.`);
  }
  const written = imports.flatMap((each) => readImport(report, each, { path, from }));
  const ids = [...new Set(written)].filter((id) => id !== path && id !== 'pkg:');
  if (ids.length === 0) throw new UserError('Give at least one import with --imports.');
  return { file: path, imports: ids };
}

/** From the first folder, unless only from another one its folder exists. */
function findPlannedPath(report: Report, file: string, from: readonly string[]): string | undefined {
  const paths = [...from, report.projectRoot].flatMap((folder) => pathInProject(file, report, folder) ?? []);
  const folders = new Set(report.detailed.nodes.map(({ folder }) => folder));
  return paths.slice(0, from.length).find((path) => folders.has(folderOf(path) || '.')) ?? paths[0];
}

interface ImportPlace {
  /** Of the new file. */
  readonly path: string;
  readonly from: StartFolders;
}

/** A package by its ID, or by its name if the project uses it; else files, also as the code of the new file names them. */
function readImport(report: Report, written: string, { path, from }: ImportPlace): readonly string[] {
  if (written.startsWith('pkg:')) return [written];
  const ids = report.detailed.nodes.map(({ id }) => id);
  const isPath = ids.some((id) => id === written || id.startsWith(`${written}/`));
  if (!isPath && ids.includes(`pkg:${written}`)) return [`pkg:${written}`];
  const isRelative = /^\.\.?\//.test(written);
  try {
    return selectFiles(report, [written], isRelative ? [from].flat()[0] : from);
  } catch (error) {
    const target = isRelative
      ? pathInProject(written, report, `${report.projectRoot}/${folderOf(path)}`)
      : undefined;
    const meant = target === undefined ? undefined : findModule(ids, target);
    if (meant === undefined || !(error instanceof UserError)) throw error;
    return [meant];
  }
}

/** `src/cart` is `src/cart.ts` or `src/cart/index.ts`, and so is `src/cart.js`, what it is compiled to. */
function findModule(ids: readonly string[], target: string): string | undefined {
  const bare = target.replace(/\.[cm]?jsx?$/, '');
  const withoutEnding = (id: string): string => id.replace(/\.[^./]+$/, '');
  return (
    ids.find((id) => id === target) ??
    ids.find((id) => withoutEnding(id) === bare) ??
    ids.find((id) => withoutEnding(id) === `${bare}/index`)
  );
}
