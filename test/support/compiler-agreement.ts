// Asks the resolver and the TypeScript compiler the same questions about the same files.
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Ask, askResolver } from './ask-resolver.ts';
import { askCompiler, type Mode } from './compiler-resolution.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { ProjectText } from './text-project.ts';

export interface Case {
  readonly name: string;
  readonly project: ProjectText;
  /** Link → folder, as a package manager links the members of a workspace. */
  readonly links?: Readonly<Record<string, string>>;
  /** Importing file → what it imports. */
  readonly asks: Readonly<Record<string, readonly string[]>>;
}

/** `file → specifier` → where it leads. */
export type Answers = Readonly<Record<string, string>>;

export async function answersOfResolver({ project, asks }: Case): Promise<Answers> {
  return answersOf(asks, await askResolver(project));
}

export function answersOfCompiler({ project, links = {}, asks }: Case, mode: Mode): Answers {
  const compiler = askCompiler(onDisk(project, links), mode);
  return answersOf(asks, (from, specifier) => inOurWords(compiler(from, specifier)));
}

function answersOf(asks: Case['asks'], ask: Ask): Answers {
  return Object.fromEntries(
    Object.entries(asks).flatMap(([from, specifiers]) =>
      specifiers.map((specifier) => [`${from} → ${specifier}`, ask(from, specifier)]),
    ),
  );
}

function inOurWords(answer: string | undefined): string {
  if (answer === undefined) return 'the compiler finds nothing';
  const installed = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(answer)?.[1];
  return installed === undefined ? answer : `pkg:${installed}`;
}

function onDisk(project: ProjectText, links: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(project);
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, link)), { recursive: true });
    symlinkSync(join(folder, target), join(folder, link));
  }
  return folder;
}
