// The notes of live/notices.ts where they are seen and heard.
import { dismiss, notices } from '../live/notices.ts';
import { visibleName } from '../state/visible-name.ts';

export function Notices() {
  return (
    <div class="notices" role="status" aria-label="Notes">
      {notices.value.map(({ id, text }) => (
        <p key={id} class="notice">
          <span class="name">{visibleName(text)}</span>
          <button type="button" class="quiet" aria-label="Dismiss this note" onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
