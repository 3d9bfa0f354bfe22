// build.sbt, which is a program: only what it plainly says of projects and dependencies is read.
import { folderOf, joinPath } from '../../kit/paths.ts';
import type { BuildFacts, BuildModule } from './builds.ts';

const dependency = /"([A-Za-z][\w.-]*)"\s*%%?%?\s*"/g;
const definition = /^(\w+)\s*=/;
const place = /\bfile\s*\(\s*"([^"\n]*)"\s*\)/;
const needed = /\.\s*(?:dependsOn|aggregate)\s*\(([^)]*)\)/g;

export function readSbt(path: string, text: string): BuildFacts {
  const folder = folderOf(path);
  const modules = text.split(/\bval\s+/).flatMap((chunk) => readProject(folder, chunk) ?? []);
  return {
    modules,
    groups: Array.from(text.matchAll(dependency), ([, group = '']) => group),
    diagnostics: [],
  };
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
