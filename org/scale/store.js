// How the store grows: rows of generated analyses, without the analyses, and how long the questions take on them.
//
//   node org/scale/store.js [--plan]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadModule } from '../../accuracy/load-module.js';
import { createPostgresServer } from './postgres-server.js';

const { values: flags } = parseArgs({ options: { plan: { type: 'boolean', default: false } } });
const { openDatabase } = await loadModule('org/src/database/open-database.ts');
const { findUses } = await loadModule('org/src/query/find-uses.ts');
const { readRepositoryGraph } = await loadModule('org/src/query/repository-graph.ts');
const { findImpact } = await loadModule('org/src/query/find-impact.ts');
const { findCycles } = await loadModule('org/src/query/find-cycles.ts');
const { findTrend } = await loadModule('org/src/query/find-trend.ts');
const { findWorst } = await loadModule('org/src/query/find-worst.ts');

/** @typedef {{ repositories: number, dependencies: number }} Size */

/** @type {readonly Size[]} `dependencies` of each repository. */
const sizes = [
  { repositories: 100, dependencies: 500 },
  { repositories: 1000, dependencies: 500 },
  { repositories: 10_000, dependencies: 500 },
  { repositories: 1000, dependencies: 5000 },
];

const server = await createPostgresServer();
if (server === undefined) throw new Error('There is no PostgreSQL server. Install postgresql.');
try {
  print(
    '| repositories | dependencies | size | uses, popular | uses, rare | graph and impact | cycles | trend | worst |',
  );
  print('| --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const [i, size] of sizes.entries()) {
    const address = await server.createDatabase(`size_${i}`);
    const database = await openDatabase(address);
    await fill(address, size);
    print(await measure(database, size));
    if (flags.plan && size.dependencies === 5000) await printPlan(database);
    await database.close();
  }
} finally {
  await server.remove();
}

/**
 * A tenth of the dependencies of a repository are on 40 packages, of which a few are everywhere; each repository provides
 * one package, and uses those of three others.
 * @param {string} address
 * @param {Size} size
 */
async function fill(address, { repositories, dependencies }) {
  const client = new pg.Client(address);
  await client.connect();
  await client.query('SET search_path TO lintel_org');
  const files = Math.ceil(dependencies / 8);
  for (const statement of [
    `INSERT INTO repositories (name, head_commit) SELECT 'r' || i, 'c' FROM generate_series(1, ${repositories}) i`,
    `INSERT INTO analyses (repository_id, commit_id, committed_at, lintel_version, has_detail, files, dependencies, packages,
       load_cycles, other_cycles, largest_cycle, tangles, layer_violations, rule_violations, unresolved, health, grade)
     SELECT id, 'c', '2026-01-01'::timestamptz + id * interval '1 hour', '0', true, ${files}, ${dependencies}, 43, 1, 0, 4, 1,
       0, 0, 0, id % 100, 'B' FROM repositories`,
    'UPDATE repositories SET current_analysis = analyses.id FROM analyses WHERE repository_id = repositories.id',
    `INSERT INTO packages (ecosystem, name, purl) SELECT 'npm', 'p' || i, 'pkg:npm/p' || i FROM generate_series(1, 20000) i`,
    `INSERT INTO packages (ecosystem, name, purl)
     SELECT 'npm', '@acme/' || name, 'pkg:npm/%40acme/' || name FROM repositories ORDER BY id`,
    `INSERT INTO files SELECT a.id, f, 'src/folder' || f % 40 || '/file' || f || '.ts', 'typescript', 'product'
     FROM analyses a, generate_series(0, ${files - 1}) f`,
    // Squared, so that low numbers are common.
    `INSERT INTO required SELECT DISTINCT ON (a.id, p) a.id, p, false, ${Math.ceil(dependencies / 400)}
     FROM analyses a, generate_series(1, 40) n,
       LATERAL (SELECT 1 + floor(20000 * power(((a.id * 7919 + n * 104729) % 10007) / 10007.0, 4))::int AS p) AS chosen`,
    `INSERT INTO required SELECT DISTINCT ON (a.id, p.id) a.id, p.id, false, 2
     FROM analyses a, unnest(ARRAY[1, 7, 31]) AS back
       JOIN packages p ON p.id > 20000
     WHERE p.id = 20000 + 1 + (a.id + back) % ${repositories} AND a.id % 9 <> 0`,
    `INSERT INTO required_names SELECT analysis_id, row_number() OVER (PARTITION BY analysis_id ORDER BY package_id) - 1, package_id, name
     FROM required JOIN packages p ON p.id = package_id`,
    `INSERT INTO version_ranges SELECT analysis_id, package_id, '^' || 1 + analysis_id % 5 || '.0.0' FROM required`,
    `INSERT INTO dependencies SELECT n.analysis_id, (n.number * 13 + k * 7) % ${files}, NULL, n.package_id, n.number, 1 + k, 'static'
     FROM required_names n, generate_series(1, ${Math.ceil(dependencies / 400)}) k`,
    `INSERT INTO dependencies SELECT a.id, d % ${files}, (d * 31 + 7) % ${files}, NULL, NULL, 1 + d % 50, 'static'
     FROM analyses a, generate_series(1, ${Math.floor(dependencies * 0.9)}) d`,
    `INSERT INTO provided SELECT a.id, 20000 + a.id, '1.0.0', 'package.json' FROM analyses a`,
    `INSERT INTO provided_names SELECT a.id, 'npm', p.name, p.id FROM analyses a JOIN packages p ON p.id = 20000 + a.id`,
    `INSERT INTO findings SELECT a.id, 0, 'load cycle', 2 + a.id % 60, 'src/a.ts', 'src/a.ts, src/b.ts' FROM analyses a`,
    'ANALYZE',
  ]) {
    await client.query(statement);
  }
  await client.end();
}

/**
 * @param {any} database
 * @param {Size} size
 */
async function measure(database, { repositories }) {
  const [counted] = await database.query(
    `SELECT (SELECT count(*)::int FROM dependencies) AS dependencies, pg_size_pretty(pg_database_size(current_database())) AS size`,
  );
  const rare = `p${19_000 + (repositories % 7)}`;
  const [used] = await database.query(
    'SELECT p.name FROM required JOIN packages p ON p.id = package_id ORDER BY package_id DESC LIMIT 1',
  );
  const times = [
    await fastest(() => findUses(database, 'p1', 3)),
    await fastest(() => findUses(database, used.name ?? rare, 3)),
    await fastest(async () => findImpact(await readRepositoryGraph(database), 'r1')),
    await fastest(async () => findCycles(await readRepositoryGraph(database))),
    await fastest(() => findTrend(database)),
    await fastest(() => findWorst(database, 10)),
  ];
  const cells = [
    repositories,
    counted.dependencies,
    counted.size,
    ...times.map((ms) => `${Math.round(ms)} ms`),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The fastest of three. @param {() => Promise<unknown>} work */
async function fastest(work) {
  let best = Infinity;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** @param {any} database */
async function printPlan(database) {
  /** @type {[sql: string, values: unknown[]]} */
  let last = ['', []];
  const recorder = {
    query: (/** @type {string} */ sql, /** @type {unknown[]} */ values) => {
      last = [sql, values];
      return database.query(sql, values);
    },
  };
  await findUses(recorder, 'p1', 3);
  const rows = await database.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${last[0]}`, last[1]);
  print(rows.map((/** @type {Record<string, string>} */ row) => row['QUERY PLAN']).join('\n'));
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}
