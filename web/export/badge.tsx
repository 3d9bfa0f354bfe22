// The badge with the project's grade, for a README.
import type { Health } from '../../src/model/report.ts';
import { badgeAddress } from '../api.ts';
import { Copy } from './export-buttons.tsx';

export function Badge({ health }: { readonly health: Health }) {
  const words = `lintel: ${health.score} ${health.grade}`;
  return (
    <>
      <h2>The badge</h2>
      <div class="export-row">
        <img src={badgeAddress()} alt={words} height={20} />
        <a class="button" href={badgeAddress()} download="lintel-badge.svg">
          Save<span class="unseen"> the badge</span>
        </a>
        <Copy what="the badge’s Markdown" text={() => `![${words}](lintel-badge.svg)`} />
      </div>
      <p class="hint">Put the file beside your README; the Markdown shows it there.</p>
    </>
  );
}
