// The questions of the page. Each is answered by the same function as the command's.
import type { Session } from '../database/database.ts';
import { answerReport } from '../lintel.ts';
import { describeOrganisation } from '../query/describe-organisation.ts';
import { findImpact } from '../query/find-impact.ts';
import { findTrend } from '../query/find-trend.ts';
import { findUses } from '../query/find-uses.ts';
import { findWorst } from '../query/find-worst.ts';
import { readRepositoryGraph } from '../query/repository-graph.ts';
import { searchPackages } from '../query/search-packages.ts';
import { RequestError } from './answer-error.ts';
import { tagOf } from './tag-of.ts';

type Question = (session: Session, parameters: URLSearchParams) => Promise<unknown>;

/** Files listed for each repository that uses a package. */
const listedPlaces = 20;
const listedFindings = 50;
const listedPackages = 50;

const questions = new Map<string, Question>([
  ['/api/organisation', (session) => describeOrganisation(session)],
  ['/api/uses', (session, parameters) => findUses(session, required(parameters, 'package'), listedPlaces)],
  [
    '/api/impact',
    async (session, parameters) => {
      const repository = required(parameters, 'repository');
      return findImpact(await readRepositoryGraph(session), repository);
    },
  ],
  ['/api/trend', (session, parameters) => findTrend(session, optional(parameters, 'repository'))],
  ['/api/worst', (session) => findWorst(session, listedFindings)],
  [
    '/api/packages',
    (session, parameters) => searchPackages(session, required(parameters, 'search'), listedPackages),
  ],
]);

/** Undefined if there is no such question. */
export async function answerApi(
  session: Session,
  request: Request,
  path: string,
): Promise<Response | undefined> {
  const ask = questions.get(path);
  if (ask === undefined) return undefined;
  const body = Buffer.from(JSON.stringify(await ask(session, new URL(request.url).searchParams)));
  return answerReport(request, { body, mediaType: 'application/json', tag: tagOf(body) });
}

function required(parameters: URLSearchParams, name: string): string {
  const value = optional(parameters, name);
  if (value === undefined) throw new RequestError(400, `The parameter ${name} is missing.`);
  return value;
}

function optional(parameters: URLSearchParams, name: string): string | undefined {
  // PostgreSQL has no character 0, and stored names have this one instead.
  return parameters.get(name)?.replaceAll('\0', '\u{fffd}');
}
