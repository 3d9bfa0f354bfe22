// Shows Lintel on the sample project: the report, a diagram and the graph for a viewer, in {output_dir}/demo.
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const command = fileURLToPath(new URL('../bin/lintel.js', import.meta.url));
const sample = fileURLToPath(new URL('../examples/sample-project', import.meta.url));

const callerFolder = findCallerFolder();
const demo = join(readOutputDirectory(), 'demo');
const { status } = spawnSync(
  process.execPath,
  [command, 'analyze', sample, '--out-dir', demo, '--format', 'json,mermaid,cytoscape', '--no-cache'],
  { stdio: 'inherit', cwd: callerFolder },
);
if (status === 0) process.stdout.write(whereToLook());
process.exitCode = status ?? 1;

/** npm runs scripts in the folder of the package, and says where it was called. */
function findCallerFolder() {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  return script === 'demo' && INIT_CWD !== undefined ? resolve(INIT_CWD) : process.cwd();
}

function readOutputDirectory() {
  try {
    const { values } = parseArgs({ options: { 'out-dir': { type: 'string', default: '.lintel' } } });
    return values['out-dir'];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\nUsage: npm run demo -- --out-dir DIR\n`);
    return process.exit(2);
  }
}

function whereToLook() {
  return `
The sample project in three files:
  ${join(demo, 'graph.json')}
      the report: every file, dependency, cycle and risk, one per line
  ${join(demo, 'graph.mmd')}
      a picture: paste it into a Markdown page after \`\`\`mermaid, or into any Mermaid viewer
  ${join(demo, 'graph-cytoscape.json')}
      the graph for a web page: cytoscape({ container, ...json })
What there is to see, and why: ${join(relative(callerFolder, sample), 'README.md')}
`;
}
