// Whether a new file with certain imports fits its intended place, and which places fit better: what the rules say, which
// tangles and cycles it closes, and where files with similar imports are.
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { addFile } from './add-file.ts';
import { PlaceJudge, type PlaceVerdict } from './judge-place.ts';
import { findRulesAtStake, type RuleAtStake } from '../rules/rules-at-stake.ts';
import { readImports } from './read-imports.ts';
import { pathInProject, type StartFolders } from '../files/select-files.ts';
import { findSimilarFiles, type SimilarFile } from './similar-files.ts';
import { folderOf, nameOf } from '../../std/paths.ts';

export interface PlaceRequest {
  /** Path relative to the project root. */
  readonly file: string;
  /** IDs of files and packages. */
  readonly imports: readonly string[];
  /** Imports given as names in code, not as paths, and what they refer to. */
  readonly named?: readonly NamedImport[];
}

export interface NamedImport {
  readonly written: string;
  readonly ids: readonly string[];
}

export interface Placement extends PlaceRequest {
  /** Whether the file already exists: its own imports count too. */
  readonly exists: boolean;
  readonly verdict: PlaceVerdict;
  /** Imports by a product file of tests or test data. */
  readonly testImports: readonly string[];
  /** Rules that apply to a file at this place. */
  readonly rules: readonly RuleAtStake[];
  /** Other folders, best first. */
  readonly folders: readonly FolderVerdict[];
  /** Files with the most similar imports. */
  readonly similar: readonly SimilarFile[];
}

export interface FolderVerdict extends PlaceVerdict {
  readonly folder: string;
  /** Files in it with similar imports. */
  readonly similar: readonly string[];
  /** The number of imports that are in it. */
  readonly holds: number;
}

const maxListed = { candidates: 8, folders: 4, similar: 6 };

export function placeFile(report: Report, { file, imports, named }: PlaceRequest): Placement {
  const judge = new PlaceJudge(report);
  const detailed = addFile(report.detailed, file, imports);
  const exists = report.detailed.nodes.some(({ id }) => id === file);
  const similar = findSimilarFiles(report, { file, imports });
  const verdict = judge.judge(file, imports);
  const own = folderOf(file);
  // Moving an existing file, with everything that uses it, is another question.
  const candidates = exists ? [] : candidateFolders(report, imports, similar);
  const folders = candidates
    .filter((folder) => folder !== own)
    .slice(0, maxListed.candidates)
    .map((folder) => ({
      folder,
      ...judge.judge(inFolder(folder, file), imports),
      similar: similar.filter((each) => folderOf(each.file) === folder).map((each) => each.file),
      holds: imports.filter((id) => !id.startsWith('pkg:') && folderOf(id) === folder).length,
    }))
    .filter(({ fits, similar: alike, holds }) => fits && alike.length + holds > 0)
    .slice(0, maxListed.folders);
  return {
    file,
    imports,
    ...(named !== undefined && { named }),
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

/** Files with at least half of the imports in common, or else the first few. */
function mostAlike(similar: readonly SimilarFile[], count: number): readonly SimilarFile[] {
  const alike = similar.filter(({ shared }) => 2 * shared.length >= count);
  return alike.length > 0 ? alike.slice(0, maxListed.similar) : similar.slice(0, 3);
}

function inFolder(folder: string, file: string): string {
  const name = nameOf(file);
  return folder === '.' ? name : `${folder}/${name}`;
}

/** Folders of similar files, the most similar first; then the folders of the imports. */
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

/** Parses the user's request: a new path, and the files, folders, globs or packages it imports. */
export function readRequest(
  report: Report,
  { file, imports }: PlaceRequest,
  from: StartFolders = report.projectRoot,
): PlaceRequest {
  const path = findPlannedPath(report, file, [from].flat());
  if (path === undefined || path === '.' || file.endsWith('/')) {
    throw new UserError(`${file}: expected the path of a file in the project ${report.projectRoot}.`);
  }
  const read = readImports(report, imports, { path, from });
  const ids = [...new Set(read.flatMap((each) => each.ids))].filter((id) => id !== path && id !== 'pkg:');
  if (ids.length === 0) throw new UserError('Give at least one import with --imports.');
  const named = read
    .filter(({ isName }) => isName)
    .map(({ written, ids: meant }) => ({ written, ids: meant }));
  return { file: path, imports: ids, ...(named.length > 0 && { named }) };
}

/** Relative to the first start folder, unless only another one contains the file's folder. */
function findPlannedPath(report: Report, file: string, from: readonly string[]): string | undefined {
  const paths = [...from, report.projectRoot].flatMap((folder) => pathInProject(file, report, folder) ?? []);
  const folders = new Set(report.detailed.nodes.map(({ folder }) => folder));
  return paths.slice(0, from.length).find((path) => folders.has(folderOf(path) || '.')) ?? paths[0];
}
