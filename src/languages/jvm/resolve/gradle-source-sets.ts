// Which source sets of a Kotlin multiplatform build depend on which, as far as a build.gradle plainly says so.

export interface SourceSetDependency {
  readonly from: string;
  readonly on: string;
}

/** Also: the folder of one source set given to another. */
const statement =
  /[{}]|\bdependsOn\s*\(([^)\n]*)|\bsrcDirs?\s*\(\s*["']src\/(\w+)|["'](\w+)["']\s*,\s*parent\s*=\s*(\w+)/g;
/** What stands before a brace: `val jvmMain by getting {`, `getByName("jvmMain") {`, `jvmMain {`. */
const opener = /(?:\bval\s+(\w+)\s+by\s+[\w.]+|\(\s*["'](\w+)["']\s*\)|\b(\w+))\s*$/;
/** What stands before `.dependsOn`: `jvmMain`, `jvmMain.get()`, `getByName("jvmMain")`, `sourceSets["jvmMain"]`. */
const subject = /(?:\b(\w+)(?:\.get\(\))?|[([]\s*["'](\w+)["']\s*[)\]])\s*\.\s*$/;
const longestHead = 200;

export function readSourceSetDependencies(text: string): SourceSetDependency[] {
  const dependencies: SourceSetDependency[] = [];
  const open: string[] = [];
  const add = (from: string | undefined, on: string | undefined): void => {
    if (from === undefined || on === undefined || from === on) return;
    if (isSetName(from) || isSetName(on)) dependencies.push({ from, on });
  };
  for (const { 0: token, 1: needed, 2: folder, 3: child, 4: parent, index } of text.matchAll(statement)) {
    const before = text.slice(Math.max(0, index - longestHead), index);
    if (token === '{') open.push(firstGroup(opener.exec(before)) ?? '');
    else if (token === '}') open.pop();
    else if (folder !== undefined) add(open.findLast(isSetName), folder);
    else if (needed !== undefined) add(firstGroup(subject.exec(before)) ?? innermost(open), setIn(needed));
    else add(child, parent);
  }
  return dependencies;
}

/** `dependencies { … }` stands inside a source set, and nothing depends in it. */
function innermost(open: readonly string[]): string | undefined {
  const name = open.at(-1);
  return name === '' ? undefined : name;
}

/** `commonMain`, `commonMain.get()`, `getByName("commonMain")`, `sourceSets["commonMain"]` */
function setIn(written: string): string | undefined {
  return /["'](\w+)["']/.exec(written)?.[1] ?? /^\s*(?:sourceSets\.)?(\w+)/.exec(written)?.[1];
}

function isSetName(name: string): boolean {
  return /\w(?:Main|Test)$/.test(name);
}

function firstGroup(match: RegExpExecArray | null): string | undefined {
  return match?.slice(1).find((group) => group !== undefined);
}
