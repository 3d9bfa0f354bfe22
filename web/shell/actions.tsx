// The buttons at the right end of the header.
import { mayAnalyse, readOnlyReason } from '../api.ts';
import { connection } from '../live/connection.ts';
import { analyseAgain, progress } from '../live/live.ts';
import { ThemeButton } from './theme-button.tsx';

export function Actions() {
  const isRunning = progress.value !== null;
  return (
    <div class="actions">
      {mayAnalyse && (
        <button
          type="button"
          class="reanalyse"
          aria-busy={isRunning}
          disabled={isRunning || connection.value === 'lost' || readOnlyReason !== undefined}
          aria-label={isRunning ? 'Analysing…' : 'Analyse again'}
          title={readOnlyReason ?? 'Analyse the project again and update this page'}
          onClick={() => void analyseAgain()}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3h-3" />
          </svg>
          <span>{isRunning ? 'Analysing…' : 'Analyse again'}</span>
        </button>
      )}
      <ThemeButton />
    </div>
  );
}
