// A report as rows of the tables.
import { type DetailedFile, type DetailedPackage, ecosystemOf, packageUrl, type Report } from '../lintel.ts';
import { type FindingRow, listFindings } from './list-findings.ts';
import { joinName } from './join-name.ts';
import { requiredName } from './required-names.ts';

export interface PackageRow {
  readonly ecosystem: string;
  readonly name: string;
  readonly purl: string;
}

export interface DependencyRow {
  /** Index of the file. */
  readonly source: number;
  /** Index of a file, or null. */
  readonly target: number | null;
  /** Index of a package, or null. */
  readonly package: number | null;
  /** Index of a required name, or null. */
  readonly name: number | null;
  readonly line: number;
  readonly kind: string;
}

export interface RequiredRow {
  readonly package: number;
  readonly isBuiltin: boolean;
  readonly files: number;
  readonly versionRanges: readonly string[];
}

export interface RequiredNameRow {
  readonly package: number;
  readonly name: string;
}

export interface ProvidedRow {
  readonly package: number;
  readonly version: string | null;
  readonly manifest: string;
}

export interface ProvidedName {
  readonly package: number;
  readonly ecosystem: string;
  readonly name: string;
}

export interface ReportRows {
  readonly files: readonly DetailedFile[];
  readonly packages: readonly PackageRow[];
  readonly dependencies: readonly DependencyRow[];
  readonly required: readonly RequiredRow[];
  readonly requiredNames: readonly RequiredNameRow[];
  readonly provided: readonly ProvidedRow[];
  readonly providedNames: readonly ProvidedName[];
  readonly findings: readonly FindingRow[];
}

export function rowsOf(report: Report): ReportRows {
  const packages = new PackageList();
  const files = report.detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
  return {
    files,
    ...listRequired(report, files, packages),
    provided: report.provides.map(({ ecosystem, name, purl, version, manifest }) => ({
      package: packages.add({ ecosystem, name, purl }),
      version: version ?? null,
      manifest,
    })),
    providedNames: listProvidedNames(report, packages),
    findings: listFindings(report),
    packages: packages.rows,
  };
}

/** Each package once, whoever names it. */
class PackageList {
  readonly rows: PackageRow[] = [];
  readonly #places = new Map<string, number>();

  add(row: PackageRow): number {
    const known = this.#places.get(row.purl);
    if (known !== undefined) return known;
    this.#places.set(row.purl, this.rows.length);
    return this.rows.push(row) - 1;
  }
}

/** Each name of a package once. */
class NameList {
  readonly rows: RequiredNameRow[] = [];
  readonly #places = new Map<string, number>();

  add(row: RequiredNameRow): number {
    const key = `${row.package} ${row.name}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.rows.length);
    return this.rows.push(row) - 1;
  }
}

interface Requirement {
  readonly node: DetailedPackage;
  readonly ecosystem: string;
  files: number;
}

/** A node that two ecosystems share becomes a package of each: the language of a file says which one it imports. */
function listRequired(
  { detailed }: Report,
  files: readonly DetailedFile[],
  packages: PackageList,
): Pick<ReportRows, 'dependencies' | 'required' | 'requiredNames'> {
  const places = new Map(files.map(({ id }, i) => [id, i]));
  const nodes = new Map<string, DetailedPackage>();
  for (const node of detailed.nodes) if (node.type === 'package') nodes.set(node.id, node);
  const requirements = new Map<number, Requirement>();
  const names = new NameList();
  const dependencies: DependencyRow[] = [];
  for (const { source, target, imports } of detailed.edges) {
    const from = places.get(source)!;
    const node = nodes.get(target);
    if (node === undefined) {
      const { line = 0, kind = 'static' } = imports[0] ?? {};
      dependencies.push({ source: from, target: places.get(target)!, package: null, name: null, line, kind });
      continue;
    }
    const ecosystem = ecosystemOf(files[from]!.language);
    const { label } = node;
    const place = packages.add({ ecosystem, name: label, purl: packageUrl(ecosystem, label) });
    const requirement = requirements.get(place) ?? { node, ecosystem, files: 0 };
    requirement.files += 1;
    requirements.set(place, requirement);
    const seen = new Set<number>();
    for (const { specifier, line, kind } of imports) {
      const name = names.add({ package: place, name: requiredName({ ecosystem, name: label, specifier }) });
      if (seen.has(name)) continue;
      seen.add(name);
      dependencies.push({ source: from, target: null, package: place, name, line, kind });
    }
  }
  const required = [...requirements].map(([place, { node, ecosystem, files: count }]) => ({
    package: place,
    isBuiltin: node.builtin === true,
    files: count,
    versionRanges: rangesOf(node, ecosystem),
  }));
  return { dependencies, required, requiredNames: names.rows };
}

function rangesOf({ versionRanges = [] }: DetailedPackage, ecosystem: string): readonly string[] {
  const ranges = versionRanges.filter((each) => each.ecosystem === ecosystem).map(({ range }) => range);
  return [...new Set(ranges)].sort();
}

function listProvidedNames({ provides }: Report, packages: PackageList): readonly ProvidedName[] {
  const names = new Map<string, ProvidedName>();
  for (const { ecosystem, name, purl, imports = [] } of provides) {
    const place = packages.add({ ecosystem, name, purl });
    for (const each of [name, ...imports]) {
      const row = { package: place, ecosystem, name: joinName(ecosystem, each) };
      names.set(`${place} ${row.name}`, row);
    }
  }
  return [...names.values()];
}
