// Reads an MSBuild file: a .csproj, or a file that projects import. Conditions count as true, since each is in some build.
// Properties are not evaluated.
import type { UsingDetail } from '../../../model/import-detail.ts';
import type { Parsed } from '../../kit/parsed.ts';
import { parseXml, type XmlElement } from '../../kit/xml.ts';

export interface BuildFile {
  readonly sdk: string;
  readonly assemblyName: string | undefined;
  readonly implicitUsings: boolean;
  /** Paths as written, with `/` as separator. */
  readonly projects: readonly string[];
  /** `Compile` items, in source order. */
  readonly compileItems: readonly CompileItem[];
  /** Whether all source files of the folder are compiled by default. */
  readonly hasDefaultItems: boolean | undefined;
  /** They may have properties: `eng/$(ProjectType).targets`. */
  readonly imports: readonly string[];
  readonly packages: readonly string[];
  /** Versions of packages, as written; also of those that only projects which import this file use. */
  readonly versions: readonly PackageVersion[];
  /** The last value of each property, as written. */
  readonly properties: ReadonlyMap<string, string>;
  /** Assembly names. */
  readonly assemblies: readonly string[];
  readonly usings: readonly GlobalUsing[];
}

export interface PackageVersion {
  readonly name: string;
  readonly version: string;
}

/** Paths or patterns as written, with `/` as separator. */
export interface CompileItem {
  readonly include: readonly string[];
  readonly remove: readonly string[];
}

export interface GlobalUsing extends Pick<UsingDetail, 'form' | 'alias'> {
  readonly name: string;
}

const thisFolder = /^\$\(MSBuild(?:ThisFile|Project)Directory\)\/?/i;

export function readBuildFile(text: string): Parsed<BuildFile> {
  const result = parseXml(text);
  if (!result.ok) return result;
  const root = result.value;
  const groups = root.children.flatMap((child) => (isGroup(child) ? withChoices(child) : []));
  const items = groups.flatMap(({ children }) => children);
  const conditional = new Set(groups.flatMap((group) => (isConditional(group) ? group.children : [])));
  const named = (name: string): XmlElement[] => items.filter((item) => item.name === name);
  const property = (name: string): string | undefined => named(name).at(-1)?.text;
  const paths = (elements: readonly XmlElement[], attribute: string): string[] =>
    elements.flatMap((element) => valuesOf(element, attribute)).flatMap(pathOf);
  const references = [...named('PackageReference'), ...named('GlobalPackageReference'), ...packagesIn(root)];
  return {
    ok: true,
    value: {
      sdk: root.attributes.get('Sdk') ?? '',
      assemblyName: property('AssemblyName'),
      implicitUsings: /^(?:enable|true)$/i.test(property('ImplicitUsings') ?? ''),
      projects: paths(named('ProjectReference'), 'Include'),
      compileItems: named('Compile').map((item) => ({
        include: paths([item], 'Include'),
        // A conditional removal leaves the file in some build.
        remove: conditional.has(item) || isConditional(item) ? [] : paths([item], 'Remove'),
      })),
      hasDefaultItems: flagOf(property('EnableDefaultCompileItems') ?? property('EnableDefaultItems')),
      imports: root.children
        .filter(({ name }) => name === 'Import')
        .flatMap((element) => valuesOf(element, 'Project'))
        .map(inFolder),
      packages: references.flatMap(packageNames),
      versions: [...references, ...named('PackageVersion')].flatMap(versionsOf),
      properties: new Map(
        groups
          .filter(({ name }) => name === 'PropertyGroup')
          .flatMap(({ children }) => children.map(({ name, text: value }) => [name, value] as const)),
      ),
      assemblies: named('Reference')
        .flatMap((element) => valuesOf(element, 'Include'))
        .map((name) => name.split(',')[0]?.trim() ?? ''),
      usings: named('Using').flatMap(usingsOf),
    },
  };
}

function packageNames(element: XmlElement): string[] {
  return [...valuesOf(element, 'Include'), ...valuesOf(element, 'id')];
}

/** `Version` is an attribute or a child; packages.config writes it in lower case. */
function versionsOf(element: XmlElement): PackageVersion[] {
  const { attributes, children } = element;
  const version =
    attributes.get('Version') ??
    attributes.get('version') ??
    attributes.get('VersionOverride') ??
    children.find(({ name }) => name === 'Version')?.text;
  return version === undefined ? [] : packageNames(element).map((name) => ({ name, version }));
}

/** packages.config also lists packages. */
function packagesIn(root: XmlElement): readonly XmlElement[] {
  return root.name === 'packages' ? root.children : [];
}

function isConditional({ attributes, name }: XmlElement): boolean {
  return attributes.has('Condition') || name === 'Choose';
}

function flagOf(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : /^true$/i.test(text.trim());
}

function isGroup({ name }: XmlElement): boolean {
  return name === 'ItemGroup' || name === 'PropertyGroup' || name === 'Choose';
}

/** `Choose` contains `When` and `Otherwise`, which contain groups again. */
function withChoices(group: XmlElement): XmlElement[] {
  if (group.name !== 'Choose') return [group];
  return group.children.flatMap(({ children }) => children.filter(isGroup));
}

function usingsOf(element: XmlElement): GlobalUsing[] {
  const alias = element.attributes.get('Alias') ?? '';
  const isStatic = /^true$/i.test(element.attributes.get('Static') ?? '');
  const form = alias !== '' ? 'alias' : isStatic ? 'static' : 'namespace';
  return valuesOf(element, 'Include').map((name) => ({ form, name, alias }));
}

/** Values separated by semicolons. */
function valuesOf(element: XmlElement, attribute: string): string[] {
  const value = element.attributes.get(attribute) ?? '';
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Empty if the path uses a property. */
function pathOf(written: string): string[] {
  const path = inFolder(written);
  return path.includes('$(') ? [] : [path];
}

function inFolder(written: string): string {
  return written.replaceAll('\\', '/').replace(thisFolder, '');
}
