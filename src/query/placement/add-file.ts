// The graph of a report with one more file, or with more imports in an existing file.
import { filePath, pathOf } from '../../model/file-path.ts';
import type { FileRole } from '../../model/file-role.ts';
import type {
  DetailedEdge,
  DetailedFile,
  DetailedNode,
  DetailedPackage,
  EdgeImport,
  Report,
} from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { assignRoles } from '../../structure/roles/assign-roles.ts';
import { folderOf } from '../../std/paths.ts';

type Detailed = Report['detailed'];

/** `targets` are IDs; packages may be unknown. An existing file keeps its own imports. */
export function addFile(detailed: Detailed, id: string, targets: readonly string[]): Detailed {
  const known = new Map(detailed.nodes.map((node) => [node.id, node]));
  const added = newImports(detailed, id, targets);
  const ecosystem = ecosystemBeside(detailed, id);
  const nodes = [
    ...detailed.nodes,
    ...(known.has(id) ? [] : [newFile(detailed, id, added.length)]),
    ...added.filter((target) => !known.has(target)).map((target) => newPackage(target, ecosystem)),
  ].toSorted(compareNodes);
  const numberOf = new Map(nodes.map((node, number) => [node.id, number]));
  const isAdded = new Set(added);
  const kept = detailed.edges.filter(({ source, target }) => source !== id || !isAdded.has(target));
  const edges = [...kept, ...added.map((target, i) => newEdge(id, target, i + 1))].toSorted(
    (a, b) =>
      numberOf.get(a.source)! - numberOf.get(b.source)! || numberOf.get(a.target)! - numberOf.get(b.target)!,
  );
  return { nodes, edges };
}

/**
 * The imports that are new for the file, or stronger than its existing one: a type-only or lazy import is weaker than one
 * that loads.
 */
export function newImports(
  { edges }: Pick<Detailed, 'edges'>,
  id: string,
  targets: readonly string[],
): readonly string[] {
  const own = edges.filter(({ source }) => source === id);
  const used = new Set(own.filter(({ imports }) => !imports.every(isLess)).map(({ target }) => target));
  return targets.filter((target) => target !== id && !used.has(target));
}

function isLess({ kind, role }: EdgeImport): boolean {
  return kind === 'type' || kind === 'lazy' || role !== undefined;
}

/** Files first, as in the report. */
function compareNodes(a: DetailedNode, b: DetailedNode): number {
  return Number(a.type === 'package') - Number(b.type === 'package') || compareCodePoints(a.id, b.id);
}

function newFile({ nodes }: Detailed, id: string, outgoing: number): DetailedFile {
  const folder = folderOf(id);
  const files = nodes.filter((node): node is DetailedFile => node.type === 'file');
  return {
    id,
    label: id,
    type: 'file',
    language: languageOf(id, files),
    folder,
    outgoing,
    incoming: 0,
    isCircular: false,
    complexity: 0,
    size: 0,
    changes: 0,
    role: roleOf(id, folder, files),
  };
}

/** The language of files with the same extension; of all files, if there are none. */
export function languageOf(id: string, files: readonly DetailedFile[]): string {
  const extension = /\.[^./]+$/.exec(id)?.[0];
  const same = files.filter((file) => extension !== undefined && file.id.endsWith(extension));
  return mostFrequent((same.length > 0 ? same : files).map(({ language }) => language)) ?? '';
}

/** A project can give roles to folders: a role that all files in the folder share applies to the new one too. */
function roleOf(id: string, folder: string, files: readonly DetailedFile[]): FileRole {
  const roles = new Set(files.filter((file) => file.folder === folder).map(({ role }) => role));
  const [byName = 'product'] = assignRoles([{ path: filePath(pathOf(id)) }], { roles: {} });
  const [only] = roles;
  return roles.size === 1 && only !== undefined && byName === 'product' ? only : byName;
}

/** The ecosystem of most packages imported by files in the same language. */
function ecosystemBeside({ nodes, edges }: Detailed, id: string): string {
  const files = nodes.filter((node): node is DetailedFile => node.type === 'file');
  const language = languageOf(id, files);
  const alike = new Set(files.filter((file) => file.language === language).map((file) => file.id));
  const used = new Set(edges.filter(({ source }) => alike.has(source)).map(({ target }) => target));
  const packages = nodes.filter((node): node is DetailedPackage => node.type === 'package');
  return mostFrequent(packages.flatMap((node) => (used.has(node.id) ? node.ecosystems : []))) ?? 'generic';
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function newPackage(id: string, ecosystem: string): DetailedPackage {
  return {
    id,
    label: id.slice('pkg:'.length),
    type: 'package',
    language: 'package',
    folder: '(external)',
    outgoing: 0,
    incoming: 1,
    isCircular: false,
    ecosystems: [ecosystem],
  };
}

function newEdge(source: string, target: string, line: number): DetailedEdge {
  return {
    id: `${source}->${target}`,
    source,
    target,
    isCircular: false,
    imports: [{ line, specifier: target, kind: 'static' }],
  };
}
