// What is stored of reports, and what is answered across repositories.
import { expect, it } from 'vitest';
import { analyze } from '../../src/index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { generate, type Generated } from '../scale/generate.js';
import { type FoundCommit, findCommit } from '../src/clones/find-commit.ts';
import type { Database } from '../src/database/database.ts';
import type { HealthCaveat, Report } from '../src/lintel.ts';
import { describeTrend, describeWorst } from '../src/cli/describe-answers.ts';
import { findCycles } from '../src/query/find-cycles.ts';
import { findImpact } from '../src/query/find-impact.ts';
import { findTrend } from '../src/query/find-trend.ts';
import { findUses } from '../src/query/find-uses.ts';
import { findVersions } from '../src/query/find-versions.ts';
import { findWorst } from '../src/query/find-worst.ts';
import { readRepositoryGraph } from '../src/query/repository-graph.ts';
import { pushReport } from '../src/repositories/push-report.ts';
import { detailTables } from '../src/store/remove-detail.ts';
import { runLintel } from '../src/worker/run-lintel.ts';
import { describeOnBoth } from './support/databases.ts';

type Files = Readonly<Record<string, string>>;

/** Analyses the files and stores the report as a commit of the day. */
async function store(database: Database, repository: string, day: number, files: Files): Promise<boolean> {
  const report = await analyze(temporaryFolder(files));
  return storeReportOf(database, repository, day, report);
}

function storeReportOf(
  database: Database,
  repository: string,
  day: number,
  report: Report,
): Promise<boolean> {
  const committedAt = new Date(Date.UTC(2026, 0, day));
  return pushReport(database, { repository, commit: `c${day}`, committedAt, report, keep: 2 });
}

/** Table → rows. */
async function countRows(database: Database): Promise<Record<string, number>> {
  const counts = detailTables.map(async (table) => {
    const [row] = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return [table, row!.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const shop = {
  'package.json': '{"name": "@acme/shop", "version": "2.0.0", "dependencies": {"react": "^18.0.0"}}',
  'a.ts': "\nimport 'react';\nimport './b.ts';\nimport 'node:fs';\n",
  'b.ts': "import './a.ts';\n",
};

describeOnBoth('the store', (open) => {
  it('says why the health of a repository means little, and gives none where most is unknown', async () => {
    const database = await open();
    const report = await analyze(temporaryFolder(shop));
    const withCaveat = (caveat: HealthCaveat): Report => ({
      ...report,
      health: { ...report.health, score: 40, grade: 'F', caveat },
    });
    await storeReportOf(database, 'docs', 1, withCaveat('not-read'));
    expect(describeTrend(await findTrend(database)).at(-1)).toMatch(/^2026-01 +1 +2 +– /);
    await storeReportOf(database, 'shop', 1, withCaveat('too-small'));
    expect(describeWorst(await findWorst(database, 2)).slice(0, 5)).toEqual([
      'Lowest health',
      '  40 F  shop  2 files',
      '    Too small to judge: fewer than 10 product files',
      '  not judged  docs  2 files',
      '    Most product files are in languages that Lintel does not read',
    ]);
    expect(await findTrend(database)).toMatchObject([{ repositories: 2, health: 40, files: 4 }]);
  });

  it('keeps what a repository requires and provides, with file and line, and what was found', async () => {
    const database = await open();
    await store(database, 'shop', 1, shop);
    expect(await database.query('SELECT * FROM package_uses WHERE package = $1', ['react'])).toEqual([
      {
        repository: 'shop',
        ecosystem: 'npm',
        package: 'react',
        purl: 'pkg:npm/react',
        file: 'a.ts',
        line: 2,
        kind: 'static',
      },
    ]);
    const required = 'SELECT package, version_ranges, is_builtin FROM required_packages ORDER BY package';
    expect(await database.query(required)).toEqual([
      { package: 'node:fs', version_ranges: [], is_builtin: true },
      { package: 'react', version_ranges: ['^18.0.0'], is_builtin: false },
    ]);
    expect(await database.query('SELECT purl, version, manifest FROM provided_packages')).toEqual([
      { purl: 'pkg:npm/%40acme/shop', version: '2.0.0', manifest: 'package.json' },
    ]);
    expect(await findWorst(database, 5)).toMatchObject({
      repositories: [{ repository: 'shop', files: 2 }],
      findings: [{ repository: 'shop', kind: 'load cycle', size: 2, subject: 'a.ts' }],
    });
  });

  it('has the same rows when a commit is stored again, and when a second one is, those of both', async () => {
    const database = await open();
    const report = await analyze(temporaryFolder(shop));
    await storeReportOf(database, 'shop', 1, report);
    const once = await countRows(database);
    await storeReportOf(database, 'shop', 1, report);
    expect(await countRows(database)).toEqual(once);
    await storeReportOf(database, 'shop', 2, report);
    expect(await countRows(database)).toEqual(
      Object.fromEntries(Object.entries(once).map(([table, count]) => [table, 2 * count])),
    );
  });

  it('replaces the analysis of a commit by another version of Lintel', async () => {
    const database = await open();
    const report = await analyze(temporaryFolder(shop));
    await storeReportOf(database, 'shop', 1, {
      ...report,
      generator: { ...report.generator, version: '0.0.1' },
    });
    const once = await countRows(database);
    await storeReportOf(database, 'shop', 1, report);
    expect(await countRows(database)).toEqual(once);
    expect(await database.query('SELECT lintel_version FROM analyses')).toEqual([
      { lintel_version: report.generator.version },
    ]);
  });

  it('keeps the detail of the newest commits, and of the others the figures', async () => {
    const database = await open();
    const report = await analyze(temporaryFolder(shop));
    for (const day of [1, 2, 3]) await storeReportOf(database, 'shop', day, report);
    expect(await database.query('SELECT commit_id, has_detail FROM analyses ORDER BY commit_id')).toEqual([
      { commit_id: 'c1', has_detail: false },
      { commit_id: 'c2', has_detail: true },
      { commit_id: 'c3', has_detail: true },
    ]);
    expect(await countRows(database)).toMatchObject({ reports: 2, files: 4 });
    expect(await findTrend(database, 'shop')).toMatchObject([
      { month: '2026-01', repositories: 1, files: 2 },
    ]);
  });

  it('answers from the newest commit, whichever was stored last', async () => {
    const database = await open();
    expect(await store(database, 'shop', 5, shop)).toBe(true);
    expect(await store(database, 'shop', 4, { 'a.ts': "import 'vue';\n" })).toBe(false);
    expect(await findUses(database, 'react', 1)).toMatchObject({ users: [{ repository: 'shop' }] });
    expect((await findUses(database, 'vue', 1)).users).toEqual([]);
  });

  it('gives a package that two ecosystems share to each of them', async () => {
    const database = await open();
    await store(database, 'both', 1, { 'a.py': 'import redis\n', 'b.ts': "import 'redis';\n" });
    expect((await findUses(database, 'redis', 5)).users).toEqual([
      {
        repository: 'both',
        purl: 'pkg:npm/redis',
        files: 1,
        versionRanges: [],
        places: [{ file: 'b.ts', line: 1 }],
      },
      {
        repository: 'both',
        purl: 'pkg:pypi/redis',
        files: 1,
        versionRanges: [],
        places: [{ file: 'a.py', line: 1 }],
      },
    ]);
  });

  it('stores names with characters that PostgreSQL does not have', async () => {
    const database = await open();
    const report = await analyze(temporaryFolder({ 'a.ts': "import 'na\\0me';\n" }));
    const hostile = JSON.parse(JSON.stringify(report).replaceAll('a.ts', String.raw`a\u0000.ts`)) as Report;
    await storeReportOf(database, 'odd', 1, hostile);
    expect(await database.query('SELECT path FROM files')).toEqual([{ path: 'a\u{fffd}.ts' }]);
  });

  it(
    'gives a namespace to the repository that declares the longest part of it',
    { tags: 'slow' },
    async () => {
      const database = await open();
      const java = (name: string): Files => ({
        'pom.xml': `<project><groupId>com.acme</groupId><artifactId>${name}</artifactId><version>1</version></project>`,
      });
      await store(database, 'base', 1, {
        ...java('base'),
        'src/main/java/com/acme/A.java': 'package com.acme;\npublic class A {}\n',
      });
      await store(database, 'billing', 1, {
        ...java('billing'),
        'src/main/java/com/acme/billing/B.java': 'package com.acme.billing;\npublic class B {}\n',
      });
      await store(database, 'app', 1, {
        'Main.java': 'import com.acme.billing.B;\nclass Main { B b; }\n',
        'Other.java': 'import com.acme.A;\nimport com.acme.billing.B.Inner;\nclass Other { A a; }\n',
      });
      expect(
        await database.query(
          'SELECT repository, uses, purl, files FROM repository_dependencies ORDER BY uses',
        ),
      ).toEqual([
        { repository: 'app', uses: 'base', purl: 'pkg:maven/com.acme/base', files: 1 },
        { repository: 'app', uses: 'billing', purl: 'pkg:maven/com.acme/billing', files: 2 },
      ]);
      const graph = await readRepositoryGraph(database);
      expect(findImpact(graph, 'base')).toMatchObject({
        providesPackages: true,
        dependents: [{ repository: 'app' }],
      });
      // Nothing says what it provides, so that nobody can say who uses it.
      expect(findImpact(graph, 'app')).toEqual({
        repository: 'app',
        providesPackages: false,
        dependents: [],
      });
      expect(await findUses(database, 'com.acme:base', 5)).toMatchObject({
        providers: ['base'],
        users: [{ repository: 'app', files: 1, places: [{ file: 'Other.java', line: 1 }] }],
      });
    },
  );
});

interface Made extends Generated, FoundCommit {
  readonly report: Report;
}

/** Analysed once for both databases. */
let made: Promise<readonly Made[]> | undefined;

async function analyzeGenerated(): Promise<readonly Made[]> {
  const { signal } = new AbortController();
  const analysed: Made[] = [];
  for (const repository of generate(temporaryFolder(), 24)) {
    const { folder } = repository;
    const commit = (await findCommit(folder, 'HEAD'))!;
    const limits = { timeMs: 60_000, memoryBytes: 2 ** 30, signal };
    const report = await runLintel({ folder, commit: commit.commit, ...limits });
    analysed.push({ ...repository, ...commit, report });
  }
  return analysed;
}

describeOnBoth('repositories in eight ecosystems', (open) => {
  it('use each other as they were made to', { tags: 'slow', timeout: 60_000 }, async () => {
    const database = await open();
    const analysed = await (made ??= analyzeGenerated());
    for (const { name, commit, committedAt, report } of analysed) {
      await pushReport(database, { repository: name, commit, committedAt, report, keep: 1 });
    }
    const graph = await readRepositoryGraph(database);
    const found = analysed.map(({ name }) =>
      graph.uses.filter(({ repository }) => repository === name).map(({ uses }) => uses),
    );
    expect(found).toEqual(analysed.map(({ uses }) => uses));
    expect(findCycles(graph).map(({ repositories }) => repositories)).toContainEqual(['r0', 'r8']);
    expect(findImpact(graph, 'r0').dependents.map(({ repository }) => repository)).toEqual(['r8', 'r16']);
    for (const { purl, name } of analysed.slice(0, 8)) {
      const users = analysed.filter(({ uses }) => uses.includes(name)).map((each) => each.name);
      const answer = await findUses(database, purl, 1);
      expect({
        purl,
        providers: answer.providers,
        users: answer.users.map(({ repository }) => repository).toSorted(),
      }).toEqual({
        purl,
        providers: [name],
        users: users.toSorted(),
      });
    }
    expect(await findVersions(database, 'pkg:npm/%40acme/r8')).toEqual({
      packages: ['pkg:npm/%40acme/r8'],
      ranges: [{ range: '^1.8.0', repositories: ['r0', 'r16'] }],
    });
  });
});
