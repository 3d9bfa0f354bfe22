// build.sbt, which is a program: only what it plainly says of projects and dependencies is read.
import { folderOf, joinPath } from '../../../std/paths.ts';
import type { BuildFacts, BuildModule } from './builds.ts';
import type { Coordinates } from './maven.ts';

const dependency = /"([A-Za-z][\w.-]*)"\s*%%?%?\s*"/g;
const organization = /\borganization\s*:=\s*"([\w.-]+)"/;
const definition = /^(\w+)\s*=/;
const place = /\bfile\s*\(\s*"([^"\n]*)"\s*\)/;
const needed = /\.\s*(?:dependsOn|aggregate)\s*\(([^)]*)\)/g;

export function readSbt(path: string, text: string): BuildFacts {
  const folder = folderOf(path);
  const modules = projectsIn(text).flatMap((chunk) => readProject(folder, chunk) ?? []);
  return {
    modules,
    groups: Array.from(text.matchAll(dependency), ([, group = '']) => group),
    diagnostics: [],
    ownGroup: organization.exec(text)?.[1],
  };
}

/** Texts that begin with the name of a value, and hold its definition. */
function projectsIn(text: string): readonly string[] {
  return text.split(/\bval\s+/);
}

/** What is published, where the build says under which organization. */
export function readSbtArtifacts(path: string, text: string): readonly (Coordinates & { folder: string })[] {
  const group = organization.exec(text)?.[1];
  if (group === undefined) return [];
  const version = /^(?:ThisBuild\s*\/\s*)?version\s*:=\s*"([^"\n]+)"/m.exec(text)?.[1] ?? '';
  return projectsIn(text).flatMap((chunk) => {
    const project = readProject(folderOf(path), chunk);
    if (project === undefined || /\bskip\s*:=\s*true|\bnoPublish\b|NoPublish/.test(chunk)) return [];
    const artifact =
      /\b(?:moduleName|name)\s*:=\s*"([^"\n]+)"/.exec(chunk)?.[1] ?? definition.exec(chunk)?.[1];
    return artifact === undefined ? [] : [{ group, artifact, version, folder: project.folder }];
  });
}

/** `"org.typelevel" %% "cats-core" % "2.9.0"` */
export function readSbtVersions(text: string): readonly Coordinates[] {
  const written = text.matchAll(/"([A-Za-z][\w.-]*)"\s*%{1,3}\s*"([\w.-]+)"\s*%\s*"([^"\n]+)"/g);
  return Array.from(written, ([, group = '', artifact = '', version = '']) => ({ group, artifact, version }));
}

/** `core = (project in file("core")).dependsOn(util % "test")` */
function readProject(root: string, chunk: string): BuildModule | undefined {
  const name = definition.exec(chunk)?.[1];
  if (name === undefined || !/\b(?:project|crossProject)\b/i.test(chunk)) return undefined;
  const folder = joinPath(root, place.exec(chunk)?.[1] ?? name);
  if (folder === undefined) return undefined;
  const needs = Array.from(chunk.matchAll(needed), ([, names = '']) => names.split(',')).flat();
  return {
    folder,
    names: [nameIn(root, name)],
    needs: needs.map((need) => nameIn(root, /\w+/.exec(need)?.[0] ?? '')),
  };
}

function nameIn(root: string, name: string): string {
  return `sbt ${root} ${name}`;
}
