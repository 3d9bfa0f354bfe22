import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { readCytoscape } from '../exporters/consumers/read-cytoscape.ts';
import { readMermaid } from '../exporters/consumers/read-mermaid.ts';

describe('npm run demo', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-demo-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes the report, the diagram and the graph of the sample project, and says where', async () => {
    const { status, stdout } = runDemo(folder);
    expect(status).toBe(0);
    const demo = join('.lintel', 'demo');
    const names = ['graph-cytoscape.json', 'graph.json', 'graph.mmd'];
    expect(readdirSync(join(folder, demo)).filter((name) => name !== '.gitignore')).toEqual(names);
    for (const name of names) expect(stdout).toContain(join(demo, name));

    const report: Report = JSON.parse(readFileSync(join(folder, demo, 'graph.json'), 'utf8'));
    expect(report.projectRoot).toBe(resolve('examples/sample-project'));
    const diagram = await readMermaid(readFileSync(join(folder, demo, 'graph.mmd'), 'utf8'));
    const builtins = report.detailed.nodes.filter((node) => 'builtin' in node);
    expect(diagram.nodes).toHaveLength(report.nodes.length - builtins.length);
    const graph = readCytoscape(readFileSync(join(folder, demo, 'graph-cytoscape.json'), 'utf8'));
    expect(graph.nodes.toSorted()).toEqual(report.nodes.toSorted());
    expect(graph.edges).toHaveLength(report.edges.length);
  });

  it('moves with --out-dir', { tags: 'slow' }, () => {
    expect(runDemo(folder, '--out-dir', 'elsewhere').status).toBe(0);
    expect(readdirSync(join(folder, 'elsewhere', 'demo'))).toContain('graph.json');
  });

  it('takes a relative --out-dir from where npm was called', () => {
    const env = { ...process.env, npm_lifecycle_event: 'demo', INIT_CWD: folder };
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve('scripts/demo.js'), '--out-dir', 'from-here'],
      { env, encoding: 'utf8' },
    );
    expect([status, readdirSync(join(folder, 'from-here', 'demo'))]).toEqual([
      0,
      expect.arrayContaining(['graph.json', 'graph.mmd', 'graph-cytoscape.json']),
    ]);
    expect(stdout).toContain(`\n  ${join('from-here', 'demo', 'graph.json')}\n`);
  });

  it('does not take it from the caller of another script that runs it', { tags: 'slow' }, () => {
    const { status } = runDemo(folder, '--out-dir', 'within-a-test');
    expect([status, readdirSync(join(folder, 'within-a-test'))]).toEqual([0, ['demo']]);
  });

  it('answers a misspelt option with the right one', () => {
    const { status, stderr } = runDemo(folder, '--outdir', 'elsewhere');
    expect(status).toBe(2);
    expect(stderr).toContain('--out-dir DIR');
  });
});

function runDemo(folder: string, ...options: readonly string[]) {
  const script = resolve('scripts/demo.js');
  return spawnSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8' });
}
