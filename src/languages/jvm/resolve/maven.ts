// pom.xml: what a module is called, what it needs.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { invalidManifest, type Parsed } from '../../kit/parsed.ts';
import { folderOf } from '../../../std/paths.ts';
import { parseXml, type XmlElement } from '../../kit/xml.ts';
import { type BuildFacts, noFacts } from './builds.ts';

export function readPom(path: string, text: string): BuildFacts {
  const result = parsePom(text);
  if (!result.ok) return { ...noFacts, diagnostics: [invalid(path, result.line, result.reason)] };
  const { group = '', artifact = '', parentName, properties, dependencies } = result.value;
  const known = new Map([...properties, ['project.groupId', group], ['pom.groupId', group]]);
  const needs = dependencies.map((need) => ({ ...need, group: replaced(need.group, known) }));
  return {
    modules: [
      {
        folder: folderOf(path),
        names: [`${group}:${artifact}`],
        needs: needs.map((need) => `${need.group}:${need.artifact}`),
      },
    ],
    // A neighbour in the same group is no group from outside.
    groups: needs
      .map((need) => need.group)
      .filter((name) => name !== '' && name !== group && !name.includes('$')),
    diagnostics: [],
    ownGroup: group,
    parent: parentName,
  };
}

/** What a pom.xml says of itself and of versions, as written. */
export interface PomFacts {
  readonly group: string | undefined;
  readonly artifact: string | undefined;
  readonly version: string | undefined;
  /** `jar` unless it says otherwise. */
  readonly packaging: string;
  readonly properties: ReadonlyMap<string, string>;
  /** Where the pom.xml lies that this one inherits from, relative to its folder. */
  readonly parent: string | undefined;
  readonly parentName: string | undefined;
  readonly dependencies: readonly Coordinates[];
}

export interface Coordinates {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

export function parsePom(text: string): Parsed<PomFacts> {
  const result = parseXml(text);
  if (!result.ok) return result;
  const root = result.value;
  const parent = childOf(root, 'parent');
  const own = (name: string): string | undefined => textOf(root, name) ?? textOf(parent, name);
  const properties = childOf(root, 'properties')?.children ?? [];
  const value = {
    group: own('groupId'),
    artifact: textOf(root, 'artifactId'),
    version: own('version'),
    packaging: textOf(root, 'packaging') ?? 'jar',
    properties: new Map(properties.map((property) => [property.name, property.text])),
    parent: parent && (textOf(parent, 'relativePath') ?? '../pom.xml'),
    parentName: parent && `${textOf(parent, 'groupId') ?? ''}:${textOf(parent, 'artifactId') ?? ''}`,
    dependencies: dependenciesIn(root).map((dependency) => ({
      group: textOf(dependency, 'groupId') ?? '',
      artifact: textOf(dependency, 'artifactId') ?? '',
      version: textOf(dependency, 'version') ?? '',
    })),
  };
  return { ok: true, value };
}

function dependenciesIn(root: XmlElement): readonly XmlElement[] {
  const profiles = childOf(root, 'profiles')?.children ?? [];
  return [root, ...profiles, ...[childOf(root, 'dependencyManagement') ?? []].flat()]
    .flatMap((element) => childOf(element, 'dependencies')?.children ?? [])
    .filter(({ name }) => name === 'dependency');
}

/** `${project.groupId}` and the pom's own properties; what is defined elsewhere stays as written. */
export function replaced(text: string, properties: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{([^{}]*)\}/g, (whole, name: string) => properties.get(name) ?? whole);
}

function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.text;
}

function invalid(file: string, line: number, reason: string): Diagnostic {
  const message = `This is no XML: ${reason}; assumed that the module needs no other and takes nothing from outside`;
  return invalidManifest(file, message, line);
}
