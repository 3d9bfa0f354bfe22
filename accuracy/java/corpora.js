// Real Java code to measure on, from Debian's archive.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage, fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 * @property {() => { folder: string, version: string }} fetch
 * @property {readonly RegExp[]} parts Files that javac is given together; a file of none is not compared.
 * @property {(folder: string) => readonly string[]} options For javac.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: 'OpenJDK, java.base',
    inDevelopmentSet: true,
    fetch: fetchJdk,
    parts: [/^java\.base\/(?!module-info)/],
    options: (folder) => ['--patch-module', `java.base=${join(folder, 'java.base')}`],
  },
  source('Commons Collections', 'libcommons-collections4-java', [/./]),
  {
    ...source('Guava', 'guava-libraries', [/^guava(?:-tests|-testlib)?\/(?!.*gwt)/]),
    inDevelopmentSet: true,
  },
  source('Commons Compress', 'libcommons-compress-java', [/./]),
  source('Jackson Databind', 'jackson-databind', [/^src\/(?:main|test)\/java/]),
  source('JUnit', 'junit5', [/^junit-[^/]+\/src\/(?:main|test|testFixtures)\/java\//]),
  source('Netty', 'netty', [/./], ['--limit-modules', 'java.se,jdk.unsupported']),
  source('Maven', 'maven', [/^(?!maven-compat\/src\/test)[^/]+\/src\/(?:main|test)\/java\//]),
];

/**
 * @param {string} name
 * @param {string} debianName
 * @param {readonly RegExp[]} parts
 * @param {readonly string[]} [options]
 * @returns {Corpus}
 */
function source(name, debianName, parts, options = []) {
  return {
    name,
    inDevelopmentSet: false,
    parts,
    options: () => options,
    fetch: () => fetchSource('java', debianName),
  };
}

function fetchJdk() {
  const { folder, version } = fetchPackage('java', 'openjdk-17-source');
  const unpacked = join(folder, 'src');
  if (!existsSync(unpacked)) {
    mkdirSync(unpacked);
    execFileSync('unzip', ['-q', join(folder, 'usr/lib/jvm/openjdk-17/lib/src.zip'), '-d', unpacked]);
  }
  return { folder: unpacked, version };
}

/**
 * All Java files under a folder.
 * @param {string} folder
 */
export function javaFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.java'))
    .toSorted();
}
