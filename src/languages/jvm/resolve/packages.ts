// The package of a name that the project does not declare: the standard library, or a dependency by its group id.
import { wordSet } from '../../kit/word-set.ts';

export interface OutsidePackage {
  readonly name: string;
  readonly builtin: boolean;
}

/** First parts that belong to the JDK, Kotlin or Scala as a whole. */
const builtinRoots = new Set(['java', 'jdk', 'sun', 'kotlin', 'scala']);
/** Other packages of the JDK. Any other `javax` is a library. */
const builtinPrefixes = wordSet(
  `com.sun netscape.javascript org.ietf.jgss org.w3c.dom org.xml.sax
  javax.accessibility javax.annotation.processing javax.crypto javax.imageio javax.lang.model javax.management
  javax.naming javax.net javax.print javax.rmi.ssl javax.script javax.security.auth javax.security.cert
  javax.security.sasl javax.smartcardio javax.sound javax.sql javax.swing javax.tools javax.transaction.xa
  javax.xml.catalog javax.xml.crypto javax.xml.datatype javax.xml.namespace javax.xml.parsers javax.xml.stream
  javax.xml.transform javax.xml.validation javax.xml.xpath javax.xml.XMLConstants`,
);
const longestPrefix = 3;
/** Prefixes of many unrelated libraries: two parts do not identify one. */
const umbrellas = wordSet(
  `com.amazonaws com.azure com.facebook com.github com.google com.microsoft com.netflix com.squareup com.sun com.twitter
  dev.zio io.github io.micrometer net.sf net.sourceforge org.apache org.codehaus org.eclipse org.glassfish org.jboss
  org.jetbrains org.scala org.typelevel org.w3c org.xml`,
);

/** First parts that many unrelated libraries share: domains, and prefixes of platforms. */
const sharedRoots = wordSet(
  'android androidx app com dev edu io jakarta javax kotlinx me net org platform tools',
);
/** Annotations of Scala that are spelt like packages. */
const scalaAnnotations = new Set(
  'deprecated inline native noinline remote specialized throws transient unchecked volatile'
    .split(' ')
    .map((name) => `scala.${name}`),
);

/** `path` is a qualified name or a package; without a package before it, it is nothing of a library. */
export function outsidePackage(path: string, groups: ReadonlySet<string>): OutsidePackage | undefined {
  const parts = path.split('.');
  const type = parts.findIndex((part) => /^[A-Z]/.test(part));
  if (type === 0) return undefined;
  // `org` of `org.HdrHistogram` says nothing.
  const isShort = type === 1 && sharedRoots.has(parts[0] ?? '');
  const around = type > 0 && !isShort ? parts.slice(0, type) : parts;
  if (isBuiltin(parts)) return { name: shortened(around), builtin: true };
  return {
    name: groupAround(parts, groups) ?? namedByGroup(around, groups) ?? shortened(around),
    builtin: false,
  };
}

/** What an import of one name takes it from. In Kotlin a name in lower case is a function or property, not a package. */
export function packageOfName(path: string, language: string): string {
  const isMember = language === 'kotlin' ? !/(?:^|\.)[A-Z]/.test(path) : scalaAnnotations.has(path);
  return isMember ? path.slice(0, Math.max(path.lastIndexOf('.'), 0)) || path : path;
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

/** `okio` of `com.squareup.okio`: some libraries leave out what stands before their own name. */
function namedByGroup([first = '']: readonly string[], groups: ReadonlySet<string>): string | undefined {
  if (sharedRoots.has(first)) return undefined;
  for (const group of groups) if (group.endsWith(`.${first}`)) return first;
  return undefined;
}

/** The first two parts of a package, or three. */
function shortened(parts: readonly string[]): string {
  return parts.slice(0, umbrellas.has(parts.slice(0, 2).join('.')) ? 3 : 2).join('.');
}
