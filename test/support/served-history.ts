// A shop with a history, served to a browser by this process.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { History } from '../../src/model/history.ts';
import type { Report } from '../../src/model/report.ts';
import { startReportServer } from '../../src/server/report-server.ts';
import { Session } from '../../src/session/session.ts';
import { commitOf, historyOf, type PointText } from './history-of.ts';
import { textProject } from './text-project.ts';
import { servedReport } from './served-report.ts';
import { temporaryFolder } from './temporary-folder.ts';

const hostileSubject = '<img src=x onerror=document.title="taken"> \u202Etfel\u0007';
const hostileAuthor = '</script><script>document.title="taken"</script>';

const files = {
  'src/core/cart.ts': "import './price.ts';\nimport '../ui/page.ts';\n",
  'src/core/price.ts': "import './cart.ts';\n",
  'src/ui/page.ts': "import '../core/cart.ts';\n",
  'src/ui/theme.ts': 'export const theme = 1;\n',
};

const points: readonly PointText[] = [
  { date: '2019-03-02', files: { 'src/core/cart.ts': 400, 'src/bill.ts': 900 }, health: 100, author: 'Ada' },
  {
    date: '2021-06-30',
    files: { 'src/core/cart.ts': 900, 'src/core/price.ts': 300, 'src/bill.ts': 900 },
    subject: hostileSubject,
    author: hostileAuthor,
    cycles: 1,
    loadCycles: 1,
  },
  {
    date: '2024-01-15',
    files: {
      'src/core/cart.ts': 1200,
      'src/core/price.ts': 300,
      'src/ui/page.ts': 500,
      'src/ui/theme.ts': 80,
    },
    author: 'Ben',
    cycles: 1,
    loadCycles: 1,
    tangles: 1,
  },
  {
    date: '2026-02-01',
    files: {
      'src/core/cart.ts': 2000,
      'src/core/price.ts': 350,
      'src/ui/page.ts': 700,
      'src/ui/theme.ts': 80,
    },
    author: 'Ada',
    cycles: 1,
    loadCycles: 1,
    tangles: 1,
    health: 70,
  },
];

export interface ShopWithHistory {
  readonly report: Report;
  readonly history: History;
}

export async function shopWithHistory(): Promise<ShopWithHistory> {
  const report = await analyze(textProject(files), defaultOptions);
  const [, second, third] = points;
  const history = historyOf(points, {
    projectRoot: report.projectRoot,
    births: [
      {
        type: 'tangle',
        folder: 'src',
        members: ['src/core/', 'src/ui/'],
        membersAtBirth: ['src/core/', 'src/ui/'],
        commit: commitOf(third!, 2),
        point: 2,
      },
      {
        type: 'cycle',
        kind: 'load',
        members: report.cycles[0] ?? [],
        sizeAtBirth: 2,
        commit: commitOf(second!, 1),
        point: 1,
      },
    ],
    coupling: [
      { files: ['src/core/price.ts', 'src/ui/theme.ts'], shared: 6, revisions: [9, 7], degree: 0.75 },
    ],
    ownership: {
      files: [{ path: 'src/core/price.ts', mainAuthor: hostileAuthor, share: 0.6, authors: 3, busFactor: 1 }],
      folders: [],
    },
    notes: ['Renames are not followed.'],
  });
  return { report, history };
}

/** Its address, until the test ends. */
export async function serveHistory({
  report,
  history,
}: Pick<ShopWithHistory, 'report'> & Partial<ShopWithHistory>): Promise<string> {
  const folder = temporaryFolder(history === undefined ? {} : { 'history.json': JSON.stringify(history) });
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const session = await Session.start(report.projectRoot, async () => servedReport(report), run);
  const server = await startReportServer(session, {
    host: '127.0.0.1',
    port: 0,
    allowedHosts: [],
    token: undefined,
    webFolder: 'dist/web',
    workingFolder: process.cwd(),
    upstream: undefined,
    historyFile: join(folder, 'history.json'),
    onBug: (error) => {
      throw error;
    },
  });
  onTestFinished(() => server.close());
  return server.url;
}
