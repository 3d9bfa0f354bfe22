// Programs without an extension: their first line names the interpreter. All other files are classified by name.

/** Whether a file with this name may be a program. Names with a dot have an extension. */
export function mayBeProgram(name: string): boolean {
  return !name.includes('.') && !toolFiles.has(name);
}

/** Files that autoconf, automake, libtool and the wrappers of Gradle and Maven add to a project. */
const toolFiles: ReadonlySet<string> = new Set([
  'ar-lib',
  'compile',
  'configure',
  'depcomp',
  'gradlew',
  'install-sh',
  'libtool',
  'mdate-sh',
  'missing',
  'mkinstalldirs',
  'mvnw',
  'py-compile',
  'test-driver',
  'ylwrap',
]);

/** In bytes. Larger programs were packed from many files, like a PHP archive. */
export const largestProgram = 200_000;

/** How many bytes are enough to find the interpreter. */
export const programStart = 80;

/** The first line of a program, given the start of the file; undefined if it is not a program. */
export function programLine(start: Uint8Array): string | undefined {
  if (start[0] !== 0x23 || start[1] !== 0x21) return undefined;
  const end = start.indexOf(0x0a);
  return String.fromCharCode(...start.subarray(2, end === -1 ? start.length : end));
}

/** The interpreter without folder and version: `python` for `/usr/bin/env python3.12 -u`. */
export function interpreterIn(line: string): string | undefined {
  return interpreter.exec(line)?.[1];
}

const interpreter =
  /^\s*(?:\S*\/env\s+(?:(?:-\S+|\w+=\S*)\s+)*)?(?:\S*\/)?([a-z]+(?:-[a-z]+)*)[\d.]*(?:\s|$)/;
