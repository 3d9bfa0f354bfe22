import type { RepositoryFigures } from '../../src/query/describe-organisation.ts';
import { healthOf } from '../state/health-of.ts';

/** The grade of a repository in its colour. */
export function GradeChip({ figures }: { readonly figures: RepositoryFigures | null | undefined }) {
  const grade = healthOf(figures)?.grade;
  return (
    <span class="grade-chip" data-grade={grade ?? ''}>
      {grade ?? '–'}
    </span>
  );
}
