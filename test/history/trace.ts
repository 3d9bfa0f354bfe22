// The history of a repository, as tests ask for it.
import { type HistoryRequest, traceHistory } from '../../src/runs/trace-history.ts';
import type { AnalyzeOptions } from '../../src/config/analyze-options.ts';
import type { Birth, History } from '../../src/model/history.ts';
import { otherMembersAtBirth } from '../../src/query/cycles/explain-birth.ts';
import { gitEnvironment } from '../revisions/git-repository.ts';

export interface Question extends Partial<HistoryRequest> {
  readonly options?: AnalyzeOptions;
  readonly cacheFile?: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export function trace(
  folder: string,
  { options = {}, cacheFile, environment = gitEnvironment, ...request }: Question = {},
): Promise<History> {
  return traceHistory(folder, { authors: true, ...request }, options, { environment, cacheFile });
}

/** The reason why there is no history. */
export async function refusalOf(folder: string, question: Question = {}): Promise<string> {
  return trace(folder, question).then(
    ({ points }) => `${points.length} points`,
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
}

/** `2026-01-05 cycle a.ts b.ts` */
export function listBirths({ births }: History): readonly string[] {
  return births.map((birth) => {
    const origin = birth.indirect === true ? ' indirectly' : '';
    return `${birth.commit?.date.slice(0, 10) ?? 'before'} ${nameOf(birth)}${origin}`;
  });
}

function nameOf(birth: Birth): string {
  if (birth.type === 'back-dependency') return `back ${birth.from} → ${birth.to}`;
  const now = birth.members.join(' ');
  if (birth.type === 'cycle') return `cycle ${now} born with ${birth.sizeAtBirth}`;
  const first = otherMembersAtBirth(birth);
  return first === undefined ? `tangle ${now}` : `tangle ${now} born as ${first.join(' ')}`;
}
