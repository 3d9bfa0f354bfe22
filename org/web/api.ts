// All that the page asks the server for. Nothing else knows URLs.
import type { Organisation } from '../src/query/describe-organisation.ts';
import type { Impact } from '../src/query/find-impact.ts';
import type { TrendPoint } from '../src/query/find-trend.ts';
import type { Uses } from '../src/query/find-uses.ts';
import type { Worst } from '../src/query/find-worst.ts';
import type { FoundPackage } from '../src/query/search-packages.ts';

export const api = {
  organisation: () => ask<Organisation>('organisation'),
  worst: () => ask<Worst>('worst'),
  uses: (written: string) => ask<Uses>('uses', { package: written }),
  impact: (repository: string) => ask<Impact>('impact', { repository }),
  /** Of all repositories together, or of one. */
  trend: (repository?: string) =>
    ask<readonly TrendPoint[]>('trend', repository === undefined ? {} : { repository }),
  packages: (search: string) => ask<readonly FoundPackage[]>('packages', { search }),
};

/** The page of the report of a repository. */
export function reportUrl(repository: string): string {
  return `repositories/${encodeURIComponent(repository)}/`;
}

async function ask<Answer>(
  question: string,
  parameters: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch(`api/${question}${query === '' ? '' : `?${query}`}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(reasonOf(answer));
  return answer as Answer;
}

function reasonOf(answer: unknown): string {
  const { error, detail } = answer as { readonly error?: string; readonly detail?: string };
  return error ?? detail ?? 'The server did not answer.';
}
