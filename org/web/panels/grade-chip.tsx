/** The grade of a repository in its colour. */
export function GradeChip({ grade }: { readonly grade: string | undefined }) {
  return (
    <span class="grade-chip" data-grade={grade ?? ''}>
      {grade ?? '–'}
    </span>
  );
}
