// Asks Kotlin's own compiler, by a plugin that it compiles first.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jarsOf } from './compilers.js';
import { temporaryFolder } from '../temporary-folder.js';

/** @typedef {import('./compilers.js').Compiler} Compiler */

const program = new URL('oracle.kt', import.meta.url);
const source = readFileSync(program);

/**
 * `unsure` are names in the file that the compiler could not resolve to one declaration: a library is missing.
 * @typedef {{
 *   scope: string, imports: string[], declares: string[], targets: string[], unsure: Set<string>
 * }} FileFacts
 */

/**
 * @typedef {object} Question
 * @property {string} folder
 * @property {readonly string[]} sources Files or folders to compile together, from the folder.
 * @property {readonly string[]} classPath
 * @property {readonly string[]} [options]
 */

/**
 * Builds the plugin, so that a missing tool is noticed before an hour of work is lost to it.
 * @param {Compiler} compiler
 */
export function buildOracle(compiler) {
  const folder = temporaryFolder('kotlin-oracle');
  const classes = join(folder, 'classes');
  const services = join(classes, 'META-INF', 'services');
  mkdirSync(services, { recursive: true });
  const options = ['-d', classes, fileURLToPath(program)];
  const run = compile(compiler, { classPath: jarsOf(compiler), options, environment: {} });
  if (!existsSync(join(classes, 'lintel', 'OracleRegistrar.class'))) {
    throw new Error(`Kotlin's compiler could not compile the plugin:\n${run.stderr}`);
  }
  writeFileSync(
    join(services, 'org.jetbrains.kotlin.compiler.plugin.ComponentRegistrar'),
    'lintel.OracleRegistrar\n',
  );
  const plugin = join(folder, 'oracle.jar');
  execFileSync('jar', ['cf', plugin, '-C', classes, '.']);
  return plugin;
}

/**
 * What the compiler knows of each Kotlin file, by its path from the folder.
 * @param {Compiler} compiler
 * @param {string} plugin
 * @param {Question} question
 * @returns {Map<string, FileFacts>}
 */
export function askFacts(compiler, plugin, { folder, sources, classPath, options = [] }) {
  // The compiler takes minutes, and answers the same to the same question.
  const question = createHash('sha256')
    .update(source)
    .update(JSON.stringify([compiler.version, folder, sources, classPath, options]))
    .digest('hex')
    .slice(0, 16);
  const answer = join(tmpdir(), 'lintel-corpora', 'kotlin', `facts-${question}.txt`);
  if (!existsSync(answer)) {
    const list = `${answer}.sources`;
    writeFileSync(list, sources.map((file) => `"${join(folder, file)}"`).join('\n'));
    const run = compile(compiler, {
      classPath,
      options: [`-Xplugin=${plugin}`, '-d', `${answer}.out`, ...options, `@${list}`],
      environment: { LINTEL_FACTS: answer },
    });
    if (!existsSync(answer)) throw new Error(`Kotlin's compiler did not answer:\n${run.stderr}`);
  }
  return readFacts(answer, folder);
}

/**
 * @param {string} answer
 * @param {string} folder
 */
function readFacts(answer, folder) {
  /** @type {Map<string, FileFacts>} */
  const facts = new Map();
  for (const line of readFileSync(answer, 'utf8').trim().split('\n')) {
    const [verb = '', path = '', ...rest] = line.split('\t');
    const file = path.slice(folder.length + 1);
    const known = facts.get(file) ?? { scope: '', imports: [], declares: [], targets: [], unsure: new Set() };
    facts.set(file, known);
    if (verb === 'package') known.scope = rest[0] ?? '';
    else if (verb === 'import') known.imports.push(rest.join(' ').trim());
    else if (verb === 'declares') known.declares.push(rest[0] ?? '');
    else if (verb === 'unsure') known.unsure.add(rest[0] ?? '');
    else known.targets.push((rest[0] ?? '').slice(folder.length + 1));
  }
  return facts;
}

/**
 * What it complains about does not matter: the plugin answers before anything is written.
 * @param {Compiler} compiler
 * @param {{ classPath: readonly string[], options: readonly string[], environment: Record<string, string> }} what
 */
function compile(compiler, { classPath, options, environment }) {
  const command = [
    '-Xmx3g',
    '-cp',
    jarsOf(compiler, ['kotlinx-coroutines-core-jvm']).join(':'),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
  ];
  const classes = classPath.length > 0 ? ['-classpath', classPath.join(':')] : [];
  const settings = ['-no-stdlib', '-no-reflect', '-nowarn', ...classes, ...compiler.options];
  return spawnSync('java', [...command, ...settings, ...options], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}
