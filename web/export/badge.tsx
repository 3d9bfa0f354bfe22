// The badge with the project's grade, for a README.
import { writeGrade } from '../../src/model/health-words.ts';
import type { Health } from '../../src/model/report.ts';
import { badgeAddress } from '../api.ts';
import { Copy } from './export-buttons.tsx';

export function Badge({ health }: { readonly health: Health }) {
  const text = `lintel: ${writeGrade(health)}`;
  return (
    <>
      <h2>Badge</h2>
      <div class="export-row">
        <img src={badgeAddress()} alt={text} height={20} />
        <a class="button" href={badgeAddress()} download="lintel-badge.svg">
          Save<span class="visually-hidden"> the badge</span>
        </a>
        <Copy what="the badge’s Markdown" text={() => `![${text}](lintel-badge.svg)`} />
      </div>
      <p class="hint">Save the file next to your README and add the Markdown to it.</p>
    </>
  );
}
