// The report page of one repository: its stored report in the page that `lintel export html` makes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database, Session } from '../database/database.ts';
import { answerReport, htmlExporter, type Report } from '../lintel.ts';
import { RequestError } from './answer-error.ts';
import { tagOf } from './tag-of.ts';

type ReportPages = (request: Request, repository: string) => Promise<Response>;

export function createReportPages(database: Database): ReportPages {
  let template: Promise<Template> | undefined;
  return async (request, repository) => {
    const analysis = await findAnalysis(database, repository);
    // Read when it is asked for: without it the rest of the server still works.
    template ??= readTemplate();
    const { page, tag, policy } = await template;
    const form = {
      mediaType: 'text/html; charset=utf-8',
      tag: tagOf(`${tag} ${analysis.id} ${analysis.commit} ${analysis.version}`),
    };
    // Whoever has this page already is told so before the report is read.
    const known = await answerReport(request, { ...form, body: Buffer.alloc(0) });
    const response =
      known.status === 304
        ? known
        : await answerReport(request, { ...form, body: await renderPage(database, analysis, page) });
    response.headers.set('content-security-policy', policy);
    response.headers.set('cross-origin-opener-policy', 'same-origin');
    return response;
  };
}

interface Template {
  readonly page: string;
  readonly tag: string;
  readonly policy: string;
}

async function readTemplate(): Promise<Template> {
  const lintel = dirname(createRequire(import.meta.url).resolve('lintel/package.json'));
  const page = await readFile(join(lintel, 'dist/web/saved-page.html'), 'utf8');
  return { page, tag: tagOf(page), policy: `${policyOf(page)}; frame-ancestors 'none'` };
}

/** The page allows its own script and style, by their hashes. What it says counts from the first byte on. */
function policyOf(page: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
  if (policy === undefined) throw new Error('The page of Lintel has no content security policy.');
  return policy;
}

interface Analysis {
  readonly repository: string;
  readonly id: number;
  readonly commit: string;
  readonly version: string;
}

async function findAnalysis(session: Session, repository: string): Promise<Analysis> {
  const [row] = await session.query<{ id: number | null; commit: string; version: string }>(
    `SELECT a.id, a.commit_id AS commit, a.lintel_version AS version
     FROM repositories r LEFT JOIN analyses a ON a.id = r.current_analysis WHERE r.name = $1`,
    [repository.replaceAll('\0', '\u{fffd}')],
  );
  if (row === undefined) throw new RequestError(404, `There is no repository ${repository}.`);
  const { id, commit, version } = row;
  if (id === null) {
    throw new RequestError(404, `${repository} has no report yet. Run lintel-org analyze.`);
  }
  return { repository, id, commit, version };
}

async function renderPage(
  session: Session,
  { id, repository }: Analysis,
  page: string,
): Promise<Buffer<ArrayBuffer>> {
  const [row] = await session.query<{ content: Uint8Array }>(
    'SELECT content FROM reports WHERE analysis_id = $1',
    [id],
  );
  if (row === undefined) throw new RequestError(404, 'The report was replaced just now. Try again.');
  const report = JSON.parse(String(await promisify(gunzip)(row.content))) as Report;
  // The page calls it by its name: the folder in which it was analysed is gone.
  const named = { ...report, projectRoot: repository };
  return Buffer.from([...htmlExporter(() => page).render(named)].join(''));
}
