// Where a project begins: programs declared in manifests or by a `main`, product files that no other product file uses, and
// entry files of modules.
import { conventionsOf } from '../../languages/conventions.ts';
import { isOfProgram, type LanguageConventions } from '../../model/conventions.ts';
import { isHeader } from '../../model/header-name.ts';
import type { DetailedFile, Report } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { findMethodFiles, findUnits, isDeclaration, type UnitOf } from '../graph/other-halves.ts';
import { productFiles } from './product-files.ts';
import { linkReport, type ReportGraph } from '../graph/report-graph.ts';
import { parentPath } from '../../std/paths.ts';

export interface EntryPoint {
  readonly file: string;
  /** Number of files that it uses, directly and indirectly. */
  readonly reaches: number;
}

export interface EntryPoints {
  /** Files with the name of an entry point first, then those that reach most. */
  readonly files: readonly EntryPoint[];
  /**
   * All product files that no product file uses and no manifest names, by folder, most first. C and C++ sources without a
   * header of their own are left out: any header can declare what they define. So are files that are no part of a program,
   * such as shell scripts: each is run by itself.
   */
  readonly unused: readonly { readonly folder: string; readonly files: number }[];
}

const maxListed = 8;
/** Measuring the reach of a file takes a search of the graph. */
const maxMeasured = 100;

type EnteredReport = Pick<Report, 'detailed' | 'projectRoot' | 'entryPoints'> & {
  readonly settings: Pick<Report['settings'], 'modules'>;
};

export function findEntryPoints(report: EnteredReport): EntryPoints {
  const graph = linkReport(report);
  const isProduct = productFiles(report);
  const unitOf = findUnits(graph);
  const isHeaderFile = (file: number): boolean => isHeader(graph.nodes[file]!.id);
  const declared = new Map(report.entryPoints?.map((entry) => [entry.file, entry]));
  const withMain = findWithMain(graph, report);
  const isTried = triedPrograms(graph, isProduct);
  const isUsed = new Set([...findUsed(graph, isProduct, unitOf), ...declared.keys()]);
  const product = graph.nodes.filter(
    (node): node is DetailedFile => node.type === 'file' && isProduct(node.id),
  );
  const unused = product.filter(
    ({ id, language }) =>
      !isUsed.has(id) &&
      isOfProgram(id, conventionsOf(language)) &&
      (conventionsOf(language).pairsHeaders !== true || unitOf(graph.numberOf.get(id)!).some(isHeaderFile)),
  );
  const isInside = partsOfPackages(graph, isProduct);
  const roots = moduleRoots(report);
  const project = nameOf(report.projectRoot.replace(/[\\/]+$/, ''));
  const entryFiles = new Set(
    product.flatMap(({ id, folder }) => (roots.has(folder) && entryName.test(id) ? id : [])),
  );
  // Users get `lib/shop.js` from the `index.js` at the root.
  const isPassedOn = new Set(
    graph.edges.flatMap(({ source, target }) => (entryFiles.has(source) ? target : [])),
  );
  const isBelowNamesake = belowNamesakes(product, roots);
  const isDeclaredProgram = (file: string): boolean => declared.get(file)?.kind === 'program';
  const rankOf = (file: DetailedFile): number => {
    const isProgram = isDeclaredProgram(file.id);
    if (isProgram && declared.get(file.id)?.manifest !== file.id) return ranks.named;
    // Of those with a `main`, `tools` can be all that users run.
    if (isAside.test(isProgram ? file.id.replace(/^tools?\//, '') : file.id)) return ranks.aside;
    if (!isProgram && withMain.has(conventionsOf(file.language))) return ranks.other;
    const isNamed =
      ((isProgram || !isUsed.has(file.id)) && isNamedAsProgram(file.id)) ||
      (!isUsed.has(file.id) && roots.has(file.folder) && /(?:^|\/)manage\.py$/.test(file.id)) ||
      certainProgram.test(file.id) ||
      (nameOf(file.id) === project &&
        !isPassedOn.has(file.id) &&
        (roots.has(file.folder) || nameOf(file.folder) === project)) ||
      entryFiles.has(file.id) ||
      (roots.has(file.folder) && gemFile.test(file.id)) ||
      topPackage.test(file.id);
    if (!isNamed) return isProgram && !isTried(file) ? ranks.inner : ranks.other;
    return !roots.has(file.folder) && isBelowNamesake(file.id) ? ranks.inner : ranks.named;
  };
  const ranked = product
    .filter(({ id }) => !isHeader(id) && !isDeclaration(id) && !migration.test(id))
    .map((file) => ({ ...file, file: file.id, rank: rankOf(file) }));
  const isPart = partsOfPrograms(ranked, withMain);
  const files = ranked
    .filter((file) => !isPart(file))
    .filter(
      ({ id, outgoing, rank }) =>
        outgoing > 0 &&
        (rank <= ranks.inner || isDeclaredProgram(id) || !(isUsed.has(id) || isInside.has(id))),
    )
    .toSorted((a, b) => a.rank - b.rank || b.outgoing - a.outgoing || compareCodePoints(a.id, b.id))
    .slice(0, maxMeasured)
    .map(({ file, rank }) => ({
      file,
      rank,
      reaches: countReached(graph, unitOf, graph.numberOf.get(file)!),
    }))
    .filter(({ reaches }) => reaches > 0)
    .toSorted((a, b) => a.rank - b.rank || b.reaches - a.reaches || compareCodePoints(a.file, b.file))
    .filter(isAmongFirstOfFolder((file) => declared.has(file)))
    .slice(0, maxListed)
    .map(({ file, reaches }) => ({ file, reaches }));
  return { files, unused: countFolders(unused) };
}

/** The languages in which the project's programs are known by their `main`. Those that include each other are one. */
function findWithMain(
  { nodes, numberOf }: ReportGraph,
  { entryPoints = [] }: EnteredReport,
): ReadonlySet<LanguageConventions> {
  const mains = entryPoints.filter(({ file, manifest }) => file === manifest);
  return new Set(
    mains.flatMap(({ file }) => {
      const number = numberOf.get(file);
      return number === undefined ? [] : conventionsOf(nodes[number]!.language);
    }),
  );
}

/** A file that others use has its `main` to be tried, or to list what it declares, unless it uses far more files itself. */
function triedPrograms(
  { edges }: ReportGraph,
  isProduct: (id: string) => boolean,
): (file: DetailedFile) => boolean {
  const dependents = new Map<string, number>();
  for (const { source, target } of edges)
    if (isProduct(source)) dependents.set(target, (dependents.get(target) ?? 0) + 1);
  return ({ id, outgoing }) => outgoing < 10 * (dependents.get(id) ?? 0);
}

/** Files that a product file uses, and the other files of their unit, unless the user is in the same unit. */
function findUsed(
  graph: ReportGraph,
  isProduct: (id: string) => boolean,
  unitOf: UnitOf,
): ReadonlySet<string> {
  const { edges, edgeSource, edgeTarget, nodes } = graph;
  // Methods are used through their type, even inside the unit: by `main`, if by nothing else.
  const isUsed = new Set(Array.from(findMethodFiles(graph).keys(), (file) => nodes[file]!.id));
  for (const [number, { source, target }] of edges.entries()) {
    if (source === target || !isProduct(source)) continue;
    isUsed.add(target);
    const unit = unitOf(edgeTarget[number]!);
    if (!unit.includes(edgeSource[number]!)) for (const half of unit) isUsed.add(nodes[half]!.id);
  }
  return isUsed;
}

/**
 * Files with the name of an entry point come first, those of a whole module before those inside it and other programs:
 * `src/main.cpp` before the `main.cpp` of each plugin and `dig.c`. Development tools come last.
 */
const ranks = { named: 0, inner: 1, other: 2, aside: 3 };

/** Whether a file with the same name is the entry of a module that contains this one. */
function belowNamesakes(
  product: readonly DetailedFile[],
  roots: ReadonlySet<string>,
): (id: string) => boolean {
  const atRoots = new Set(product.flatMap(({ id, folder }) => (roots.has(folder) ? id : [])));
  return (id) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    for (let end = id.length - name.length - 1; end > 0; end = id.lastIndexOf('/', end - 1)) {
      const above = id.lastIndexOf('/', end - 1) + 1;
      if (atRoots.has(`${id.slice(0, above)}${name}`)) return true;
    }
    return false;
  };
}

/**
 * In C and C++ nothing uses the second source file of a class, and nothing uses a program. If programs are known by their
 * `main`, or else some unused files are named like programs, the other sources are assumed to be parts of them. Files like
 * `hints/hints.c` or `shop-cli.cpp` are an exception to the latter, because plugins and tools have such names.
 */
function partsOfPrograms(
  files: readonly (DetailedFile & { readonly rank: number })[],
  withMain: ReadonlySet<LanguageConventions>,
): (file: DetailedFile & { readonly rank: number }) => boolean {
  const isOfPrograms = ({ language }: DetailedFile): boolean => conventionsOf(language).pairsHeaders === true;
  const hasNamed = files.some((file) => file.rank <= ranks.inner && isOfPrograms(file));
  const hasMain = (file: DetailedFile): boolean => withMain.has(conventionsOf(file.language));
  return (file) =>
    file.rank === ranks.other &&
    isOfPrograms(file) &&
    (hasMain(file) || (hasNamed && nameOf(file.id) !== nameOf(file.folder) && !toolName.test(file.id)));
}

const toolName = /[-_](?:cli|client|daemon|server|tool)\.\w+$/;

/** The files of a Go folder are one package: if the package is used, none of its files is an entry point. */
function partsOfPackages(
  { edges, nodes, numberOf }: ReportGraph,
  isProduct: (id: string) => boolean,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { source, target } of edges) {
    const [from, to] = [nodes[numberOf.get(source)!]!, nodes[numberOf.get(target)!]!];
    if (to.language === 'go' && from.folder !== to.folder && isProduct(source)) used.add(to.folder);
  }
  return new Set(
    nodes.flatMap(({ id, language, folder }) => (language === 'go' && used.has(folder) ? id : [])),
  );
}

/**
 * More entries from the same folder add little: four are listed if they are declared, two if they have the name of an entry
 * point, else one. An `__init__.py` only makes a folder a package and does not count. Of a program with a file for each
 * platform (`src/jvmMain/kotlin/main.kt`) one is listed.
 */
function isAmongFirstOfFolder(
  isDeclared: (file: string) => boolean,
): (entry: { readonly file: string; readonly rank: number }) => boolean {
  const listed = new Map<string, number>();
  const ofPlatforms = new Set<string>();
  return ({ file, rank }) => {
    const folder = parentPath(file);
    const ofAnyPlatform = file.replace(/(?<=(?:^|\/)src\/)\w+Main\//, '');
    if (ofAnyPlatform !== file && ofPlatforms.has(ofAnyPlatform)) return false;
    ofPlatforms.add(ofAnyPlatform);
    const before = listed.get(folder) ?? 0;
    if (!packageFile.test(file)) listed.set(folder, before + 1);
    if (isDeclared(file)) return before < 4;
    return before < (rank <= ranks.inner ? 2 : 1);
  };
}

/** The name without folder and extensions: `kafka` for `core/Kafka.scala`. */
function nameOf(path: string): string {
  return path
    .replace(/^.*[\\/]/, '')
    .replace(/(?<=.)\..*$/, '')
    .toLowerCase();
}

function isNamedAsProgram(id: string): boolean {
  return programNames.some((name) => name.test(id));
}

const programNames: readonly RegExp[] = [
  /(?:^|\/)(?:main|__main__|app|cli|server|program|bootstrap)\.(?!rake$)\w+$/i,
  // Entry points of Django for servers.
  /(?:^|\/)(?:wsgi|asgi|urls)\.py$/,
  // Entry points for bundlers.
  /(?:^|\/)(?:entrypoints|bundles|packs)\/[^/]+\.[cm]?[jt]sx?$/,
  // `ShopApplication.java`; `shop/Shop.scala` is the program of a package.
  /(?:^|\/)(?!Test)\w*(?:Main|App|Application|Server|Cli|CLI|Shell|Launcher)\.(?:java|kt|scala)$/,
  /(?:^|\/)(\w+)\/\1\.(?:java|kt|scala)$/i,
];

/** Development tools and settings at the root, manifests that are programs, and project templates. */
const isAside =
  /^(?:\.[^/]+|scripts?|tools?|hack|ci|build)\/|(?:^|[/_-])(?:templates?|starters?|quickstarts?|boilerplates?|skeletons?|scaffold(?:s|ing)?|archetypes?)[/_-]|\.gemspec$/i;

/** Django's `migrations/0008_prices.py`, Rails' `db/migrate/20260601_prices.rb`: the framework finds them by name. */
const migration = /(?:^|\/)(?:migrations|db\/migrate)\/[^/]*\d{4}[^/]*$/;

/** Entry files of a module's folder. `main.h` is not one. */
const entryName = /(?:^|\/)(?:index|main|mod|lib|__init__|init)\.(?!h(?:h|pp|xx)?$)\w+$/;

/** A program even if files next to it use its declarations. */
const certainProgram =
  /(?:^|\/)(?:main\.(?:rs|go|c|cc|cpp|cxx|m|mm)|__main__\.py|cmd\/([^/]+)\/\1\.go|(?:s?bin|exe)\/[^/.]+)$/;

/** What users of a gem require: `shop/lib/shop_core.rb`. At the root of an application it is an ordinary file. */
const gemFile = /\/lib\/[^/]+\.rb$/;

const packageFile = /(?:^|\/)__init__\.py$/;

/** What users of a Python package import: `shop/__init__.py`, `src/shop/__init__.py`. */
const topPackage = /^(?:src\/|lib\/)?[^/]+\/__init__\.py$/;

/** The folders that can contain the entry file of a module: its own folder, and `src` or `lib` in it. */
function moduleRoots({ settings }: Pick<EnteredReport, 'settings'>): ReadonlySet<string> {
  const modules = ['.', ...settings.modules];
  const inside = modules.flatMap((module) => {
    const prefix = module === '.' ? '' : `${module}/`;
    return [`${prefix}src`, `${prefix}lib`];
  });
  return new Set([...modules, ...inside]);
}

/** Using a header means using the file with its definitions. */
function countReached(graph: ReportGraph, unitOf: UnitOf, from: number): number {
  const isReached = new Uint8Array(graph.nodes.length);
  isReached[from] = 1;
  const order = [from];
  for (const at of order) {
    for (const edge of graph.outEdges.subarray(graph.outStart[at], graph.outStart[at + 1])) {
      const target = graph.edgeTarget[edge]!;
      if (target >= graph.fileCount || isReached[target] === 1) continue;
      for (const half of unitOf(target)) {
        if (isReached[half] === 1) continue;
        isReached[half] = 1;
        order.push(half);
      }
    }
  }
  return order.length - 1;
}

function countFolders(files: readonly DetailedFile[]): EntryPoints['unused'] {
  const counts = new Map<string, number>();
  for (const { folder } of files) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .map(([folder, count]) => ({ folder, files: count }))
    .toSorted((a, b) => b.files - a.files || compareCodePoints(a.folder, b.folder));
}
