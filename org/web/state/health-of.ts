// The health of a repository, if it is judged: most of some is in languages that are not read, or unresolved.
import { isGraded } from '../../../src/model/health-words.ts';
import type { RepositoryFigures } from '../../src/query/describe-organisation.ts';

export interface RepositoryHealth {
  readonly score: number;
  readonly grade: string;
}

/** Null as well if the repository was never analysed. */
export function healthOf(figures: RepositoryFigures | null | undefined): RepositoryHealth | null {
  if (figures === null || figures === undefined) return null;
  const { health: score, grade, caveat } = figures;
  return isGraded(caveat === null ? {} : { caveat }) ? { score, grade } : null;
}
