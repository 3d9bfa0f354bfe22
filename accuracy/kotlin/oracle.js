// Asks Kotlin's own compiler, by a plugin that it compiles first.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = '/usr/share/kotlin/kotlinc/lib';
const jars = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'trove4j',
  'annotations-13.0',
];
const classPath = jars.map((jar) => join(library, `${jar}.jar`)).join(':');

const program = new URL('oracle.kt', import.meta.url);
const source = readFileSync(program);

/**
 * @typedef {{ scope: string, imports: string[], declares: string[], targets: string[] }} FileFacts
 */

/** Names a missing tool before an hour of work is lost to it. */
export function buildOracle() {
  if (!existsSync(join(library, 'kotlin-compiler.jar'))) {
    throw new Error("Kotlin's compiler is not here. Install Debian's kotlin, then measure again.");
  }
  const folder = mkdtempSync(join(tmpdir(), 'lintel-kotlin-oracle-'));
  const classes = join(folder, 'classes');
  const services = join(classes, 'META-INF', 'services');
  mkdirSync(services, { recursive: true });
  compile(['-d', classes, fileURLToPath(program)], {});
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
 * @param {string} plugin
 * @param {string} folder
 * @param {readonly string[]} modules
 * @returns {Map<string, FileFacts>}
 */
export function askFacts(plugin, folder, modules) {
  // The compiler takes minutes, and answers the same to the same question.
  const question = createHash('sha256')
    .update(source)
    .update(folder)
    .update(modules.join())
    .digest('hex')
    .slice(0, 16);
  const answer = join(folder, '..', `facts-${question}.txt`);
  const sources = modules.map((module) => join(folder, module, 'src'));
  if (!existsSync(answer)) {
    compile([`-Xplugin=${plugin}`, '-d', `${answer}.out`, ...sources], { LINTEL_FACTS: answer });
  }
  /** @type {Map<string, FileFacts>} */
  const facts = new Map();
  for (const line of readFileSync(answer, 'utf8').trim().split('\n')) {
    const [verb = '', path = '', ...rest] = line.split('\t');
    const file = path.slice(folder.length + 1);
    const known = facts.get(file) ?? { scope: '', imports: [], declares: [], targets: [] };
    facts.set(file, known);
    if (verb === 'package') known.scope = rest[0] ?? '';
    else if (verb === 'import') known.imports.push(rest.join(' ').trim());
    else if (verb === 'declares') known.declares.push(rest[0] ?? '');
    else known.targets.push((rest[0] ?? '').slice(folder.length + 1));
  }
  return facts;
}

/**
 * What it complains about does not matter: the plugin answers before anything is written.
 * @param {readonly string[]} options
 * @param {Record<string, string>} environment
 */
function compile(options, environment) {
  const command = ['-Xmx3g', '-cp', classPath, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const settings = ['-no-stdlib', '-no-reflect', '-nowarn', '-classpath', classPath];
  spawnSync('java', [...command, ...settings, ...options], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
}
