// Programs without an extension: their first line names what runs them. All other files are told by their names.

/** Whether a file of this name may be one. Names with a dot say what they are themselves. */
export function mayBeProgram(name: string): boolean {
  return !name.includes('.') && !brought.has(name);
}

/** What autoconf, automake, libtool and the wrappers of Gradle and Maven put into a project. */
const brought: ReadonlySet<string> = new Set([
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

/** In bytes. What is larger was packed from many files, like an archive of PHP. */
export const largestProgram = 200_000;

/** How many bytes of a file tell what runs it. */
export const programStart = 80;

/** The first line of a program, given how the file begins; undefined if it is not one. */
export function programLine(start: Uint8Array): string | undefined {
  if (start[0] !== 0x23 || start[1] !== 0x21) return undefined;
  const end = start.indexOf(0x0a);
  return String.fromCharCode(...start.subarray(2, end === -1 ? start.length : end));
}

/** `python` for `/usr/bin/env python3.12 -u`: without folders and version. */
export function interpreterIn(line: string): string | undefined {
  return interpreter.exec(line)?.[1];
}

const interpreter =
  /^\s*(?:\S*\/env\s+(?:(?:-\S+|\w+=\S*)\s+)*)?(?:\S*\/)?([a-z]+(?:-[a-z]+)*)[\d.]*(?:\s|$)/;
