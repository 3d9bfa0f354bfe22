// The compilers to ask: Debian's for old Kotlin, and the one that JetBrains publishes on npm for multiplatform projects.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchNpm } from '../npm.js';

/**
 * @typedef {object} Compiler
 * @property {string} version
 * @property {string} library The folder of its jars.
 * @property {readonly string[]} options Of every compilation.
 */

/** The last one whose old frontend, which plugins like ours can ask, reads everything that the projects need. */
const npmVersion = '2.1.21';

const jars = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'trove4j',
  'annotations-13.0',
];

/** @returns {Compiler} */
export function debianCompiler() {
  const library = '/usr/share/kotlin/kotlinc/lib';
  if (!existsSync(join(library, 'kotlin-compiler.jar'))) {
    throw new Error("Kotlin's compiler is not here. Install Debian's kotlin, then measure again.");
  }
  requireJava();
  return { version: '1.3.31', library, options: [] };
}

/** @returns {Compiler} */
export function npmCompiler() {
  requireJava();
  const { folder, version } = fetchNpm('kotlin', `kotlin-compiler@${npmVersion}`);
  const options = [
    '-language-version',
    '1.9',
    '-opt-in=org.jetbrains.kotlin.compiler.plugin.ExperimentalCompilerApi',
  ];
  return { version, library: join(folder, 'lib'), options };
}

/**
 * @param {Compiler} compiler
 * @param {readonly string[]} [more] Names of other jars of the compiler.
 */
export function jarsOf({ library }, more = []) {
  return [...jars, ...more].map((jar) => join(library, `${jar}.jar`)).filter((jar) => existsSync(jar));
}

function requireJava() {
  for (const [tool, flag] of [
    ['java', '-version'],
    ['jar', '--version'],
  ]) {
    try {
      execFileSync(tool ?? '', [flag ?? ''], { stdio: 'ignore' });
    } catch (cause) {
      throw new Error(
        `${tool} is not here. Install a JDK (Debian's default-jdk-headless), then measure again.`,
        {
          cause,
        },
      );
    }
  }
}
