// Asks Scala's own compiler, by a program that it compiles first.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../temporary-folder.js';

const library = '/usr/share/java';
const jars = [
  'scala-library',
  'scala-reflect',
  'scala-compiler',
  'scala-xml_2.11',
  'scala-parser-combinators_2.11',
];
const classPath = jars.map((jar) => join(library, `${jar}.jar`)).join(':');

/**
 * `values` are the lines of imports from values, which only the type checker can tell.
 * @typedef {{ imports: { text: string, line: number }[], declares: string[], values: Set<number>, targets: string[] }} FileFacts
 */

/** Names a missing tool before an hour of work is lost to it. */
export function buildOracle() {
  if (!existsSync(join(library, 'scala-compiler.jar'))) {
    throw new Error("Scala's compiler is not here. Install Debian's scala, then measure again.");
  }
  const folder = temporaryFolder('scala-oracle');
  const classes = join(folder, 'classes');
  mkdirSync(classes);
  const source = fileURLToPath(new URL('oracle.scala', import.meta.url));
  java(['-cp', classPath, 'scala.tools.nsc.Main', '-usejavacp', '-nowarn', '-d', classes, source], {});
  const description = '<plugin><name>lintel</name><classname>lintel.Plug</classname></plugin>\n';
  writeFileSync(join(classes, 'scalac-plugin.xml'), description);
  const plugin = join(folder, 'oracle.jar');
  execFileSync('jar', ['cf', plugin, '-C', classes, '.']);
  return plugin;
}

/**
 * What the compiler knows of each file, by its path from the folder.
 * @param {string} plugin
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {Map<string, FileFacts>}
 */
export function askFacts(plugin, folder, files) {
  const place = temporaryFolder('scala-facts');
  const answer = join(place, 'facts.txt');
  const settings = ['-usejavacp', `-Xplugin:${plugin}`, '-Ystop-after:lintel-edges', '-d', place];
  const sources = files.map((file) => join(folder, file));
  java(['-Xmx3g', '-Xss8m', '-cp', `${plugin}:${classPath}`, 'lintel.Oracle', ...settings, ...sources], {
    LINTEL_FACTS: answer,
  });
  /** @type {Map<string, FileFacts>} */
  const facts = new Map();
  for (const line of readFileSync(answer, 'utf8').trim().split('\n')) {
    const [verb, path = '', ...rest] = line.split('\t');
    const file = path.slice(folder.length + 1);
    const known = facts.get(file) ?? { imports: [], declares: [], values: new Set(), targets: [] };
    facts.set(file, known);
    const [first = '', second = '', third = ''] = rest;
    if (verb === 'import')
      known.imports.push({ text: `${third} ${first} ${second}`.trim(), line: Number(third) });
    else if (verb === 'declares') known.declares.push(first);
    else if (verb === 'value') known.values.add(Number(first));
    else if (verb === 'edge') known.targets.push(first.slice(folder.length + 1));
  }
  return facts;
}

/**
 * @param {readonly string[]} command
 * @param {Record<string, string>} environment
 */
function java(command, environment) {
  execFileSync('java', [...command], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
