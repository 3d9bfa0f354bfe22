// The commit of the point that is shown or pointed at, and whose figures are listed.
import { signal } from '@preact/signals';
import type { History } from '../../../src/model/history.ts';
import { formatDate } from '../../state/format.ts';
import { updateView, view } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { commitText } from './describe-birth.ts';
import { shownPoint } from './shown-point.ts';

/** The point under the pointer, null for none. */
export const pointedAt = signal<number | null>(null);

/** What the figures are of: the point under the pointer, else the one that is shown. */
export function readPoint(history: History): number {
  return pointedAt.value ?? shownPoint(history);
}

export function PointHeading({ history }: { readonly history: History }) {
  const commit = history.points[readPoint(history)]?.commit;
  if (commit === undefined) return null;
  const { author } = commit;
  return (
    <div class="time-heading">
      <p class="time-commit">
        <b>{formatDate(commit.date)}</b>
        <span class="name" title={commitText(commit.subject)}>
          {commitText(commit.subject)}
        </span>
        <small>
          <code>{commit.id.slice(0, 8)}</code>
          {author !== undefined && <span class="name">{commitText(author)}</span>}
        </small>
      </p>
      <FolderChoice history={history} />
    </div>
  );
}

/** Null for the whole project, also if the history does not know the folder in the address. */
export function trendsFolder({ folders }: History): string | null {
  const { trends } = view.value;
  return folders.some(({ folder }) => folder === trends) ? trends : null;
}

function FolderChoice({ history }: { readonly history: History }) {
  const { folders } = history;
  if (folders.length === 0) return null;
  return (
    <label class="time-folder">
      Trends of{' '}
      <select
        value={trendsFolder(history) ?? ''}
        onChange={(event) => updateView({ trends: event.currentTarget.value || null })}
      >
        <option value="">the whole project</option>
        {folders.map(({ folder }) => (
          <option key={folder} value={folder}>
            {visibleName(folder)}
          </option>
        ))}
      </select>
    </label>
  );
}
