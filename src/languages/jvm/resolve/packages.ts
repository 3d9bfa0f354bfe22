// The package of a name that the project does not declare: the standard library, or a dependency by its group id.

export interface OutsidePackage {
  readonly name: string;
  readonly builtin: boolean;
}

/** First parts that belong to the JDK, Kotlin or Scala as a whole. */
const builtinRoots = new Set(['java', 'jdk', 'sun', 'kotlin', 'scala']);
/** Other packages of the JDK. Any other `javax` is a library. */
const builtinPrefixes = new Set(
  (
    'com.sun netscape.javascript org.ietf.jgss org.w3c.dom org.xml.sax ' +
    'javax.accessibility javax.annotation.processing javax.crypto javax.imageio javax.lang.model javax.management ' +
    'javax.naming javax.net javax.print javax.rmi.ssl javax.script javax.security.auth javax.security.cert ' +
    'javax.security.sasl javax.smartcardio javax.sound javax.sql javax.swing javax.tools javax.transaction.xa ' +
    'javax.xml.catalog javax.xml.crypto javax.xml.datatype javax.xml.namespace javax.xml.parsers javax.xml.stream ' +
    'javax.xml.transform javax.xml.validation javax.xml.xpath javax.xml.XMLConstants'
  ).split(' '),
);
const longestPrefix = 3;
/** Prefixes of many unrelated libraries: two parts do not identify one. */
const umbrellas = new Set(
  (
    'com.amazonaws com.azure com.facebook com.github com.google com.microsoft com.netflix com.squareup com.sun com.twitter ' +
    'dev.zio io.github io.micrometer net.sf net.sourceforge org.apache org.codehaus org.eclipse org.glassfish org.jboss ' +
    'org.jetbrains org.scala org.typelevel org.w3c org.xml'
  ).split(' '),
);

/** `path` is a qualified name or a package. */
export function outsidePackage(path: string, groups: ReadonlySet<string>): OutsidePackage {
  const parts = path.split('.');
  if (isBuiltin(parts)) return { name: shortened(parts), builtin: true };
  return { name: groupAround(parts, groups) ?? shortened(parts), builtin: false };
}

export function isBuiltin(parts: readonly string[]): boolean {
  if (builtinRoots.has(parts[0] ?? '')) return true;
  for (let count = 2; count <= longestPrefix; count++) {
    if (builtinPrefixes.has(parts.slice(0, count).join('.'))) return true;
  }
  return false;
}

/** The longest group that a name begins with. */
export function groupAround(parts: readonly string[], groups: ReadonlySet<string>): string | undefined {
  for (let count = parts.length; count > 0; count--) {
    const group = parts.slice(0, count).join('.');
    if (groups.has(group)) return group;
  }
  return undefined;
}

/** The first two parts of a package, or three. */
function shortened(parts: readonly string[]): string {
  const type = parts.findIndex((part) => /^[A-Z]/.test(part));
  const packageParts = type > 0 ? parts.slice(0, type) : parts;
  const count = umbrellas.has(parts.slice(0, 2).join('.')) ? 3 : 2;
  return packageParts.slice(0, count).join('.');
}
