// What a file of MSBuild says of a project: a .csproj, or one that projects import. Conditions are taken to hold, since
// each holds in some build; properties stand for nothing that is known here.
import type { Parsed } from '../../kit/parsed.ts';
import { parseXml, type XmlElement } from '../../kit/xml.ts';

export interface BuildFile {
  readonly sdk: string;
  readonly assemblyName: string | undefined;
  readonly implicitUsings: boolean;
  /** Paths as written, with `/` between their parts. */
  readonly projects: readonly string[];
  /** What `Compile` items include and remove, in the order of the text. */
  readonly compileItems: readonly CompileItem[];
  /** Whether the source files in the folder of the project are compiled without being listed. */
  readonly hasDefaultItems: boolean | undefined;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
  /** Names of assemblies. */
  readonly assemblies: readonly string[];
  readonly usings: readonly GlobalUsing[];
}

/** Files or patterns, as written, with `/` between their parts. */
export interface CompileItem {
  readonly include: readonly string[];
  readonly remove: readonly string[];
}

export interface GlobalUsing {
  readonly form: 'namespace' | 'static' | 'alias';
  readonly name: string;
  readonly alias: string;
}

const thisFolder = /^\$\(MSBuild(?:ThisFile|Project)Directory\)\/?/;

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
  return {
    ok: true,
    value: {
      sdk: root.attributes.get('Sdk') ?? '',
      assemblyName: property('AssemblyName'),
      implicitUsings: /^(?:enable|true)$/i.test(property('ImplicitUsings') ?? ''),
      projects: paths(named('ProjectReference'), 'Include'),
      compileItems: named('Compile').map((item) => ({
        include: paths([item], 'Include'),
        // What is removed on a condition is compiled in some build.
        remove: conditional.has(item) || isConditional(item) ? [] : paths([item], 'Remove'),
      })),
      hasDefaultItems: flagOf(property('EnableDefaultCompileItems') ?? property('EnableDefaultItems')),
      imports: paths(
        root.children.filter(({ name }) => name === 'Import'),
        'Project',
      ),
      packages: [
        ...named('PackageReference'),
        ...named('GlobalPackageReference'),
        ...packagesIn(root),
      ].flatMap((element) => [...valuesOf(element, 'Include'), ...valuesOf(element, 'id')]),
      assemblies: named('Reference')
        .flatMap((element) => valuesOf(element, 'Include'))
        .map((name) => name.split(',')[0]?.trim() ?? ''),
      usings: named('Using').flatMap(usingsOf),
    },
  };
}

/** The other kind of file that lists packages: packages.config. */
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

/** `Choose` holds `When` and `Otherwise`, which hold groups again. */
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

/** Several stand in one attribute with semicolons between them. */
function valuesOf(element: XmlElement, attribute: string): string[] {
  const value = element.attributes.get(attribute) ?? '';
  return value
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** None where a property stands in it whose value is not known here. */
function pathOf(written: string): string[] {
  const path = written.replaceAll('\\', '/').replace(thisFolder, '');
  return path.includes('$(') ? [] : [path];
}
