// How to read the matrix.

interface MatrixKeyProps {
  /** Whether the person opened or closed folders. */
  readonly isChanged: boolean;
  startOver(): void;
}

export function MatrixKey({ isChanged, startOver }: MatrixKeyProps) {
  return (
    <div class="matrix-key">
      <p>
        Each row depends on the columns marked in it. What others build on comes first, so marks belong below
        the diagonal: one above it closes a cycle.
      </p>
      <ul aria-label="What the colours mean">
        <li>
          <i class="few" />
          <i class="some" />
          <i class="many" /> few to many imports
        </li>
        <li>
          <i class="cycle" /> cycle, above the diagonal
        </li>
        <li>
          <i class="cycle below" /> the rest of that cycle; on the diagonal, a cycle inside
        </li>
        {isChanged && (
          <li>
            <button type="button" onClick={startOver}>
              Folders as at the start
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
