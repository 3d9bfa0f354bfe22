// Shows the notices of live/notices.ts, also to screen readers.
import { dismiss, notices } from '../state/notices.ts';
import { visibleName } from '../state/visible-name.ts';

export function Notices() {
  return (
    <div class="notices" role="status" aria-label="Notices">
      {notices.value.map(({ id, text }) => (
        <p key={id} class="notice">
          <span class="name">{visibleName(text)}</span>
          <button type="button" class="quiet" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
