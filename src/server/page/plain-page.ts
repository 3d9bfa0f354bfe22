// The page if the real one was not built: the health, and links to everything else.
import { isGraded, writeGrade } from '../../model/health-words.ts';
import type { ServedReport } from '../../session/served-report.ts';
import type { Asset } from './load-assets.ts';
import { countOf } from '../../std/words.ts';

export function renderPlainPage({ summary }: ServedReport): string {
  const { health, metrics, projectRoot, generatedAt, findings } = summary;
  const grade = isGraded(health) ? health.grade : '–';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${grade} · ${projectRoot} · Lintel`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/plain.css">
<script src="/plain.js" defer></script>
<main>
  <p class="grade grade-${grade}"><b>${grade}</b> <span>${isGraded(health) ? `${health.score} of 100` : writeGrade(health)}</span></p>
  <h1>${escapeHtml(projectRoot)}</h1>
  <p>${countOf(metrics.filesAnalyzed, 'file')}, ${metrics.totalDependencies} dependencies,
    ${countOf(metrics.externalDependencies, 'package')}, ${countOf(metrics.circularDependencyCount, 'cycle')}.
    Analysed at <time>${escapeHtml(generatedAt)}</time>.</p>
  <ul>${health.deductions.map(({ reason, points }) => `<li>−${points} ${escapeHtml(reason)}</li>`).join('')}</ul>
  <h2>Look here first</h2>
  <ol>${findings.topRiskFiles
    .slice(0, 5)
    .map(({ file, riskScore, signals }) => {
      const why = escapeHtml(signals.join(', ') || 'many connections');
      return `<li><code>${escapeHtml(file)}</code> <span>${riskScore} · ${why}</span></li>`;
    })
    .join('')}</ol>
  <nav><a href="/api/graph">report</a> <a href="/api/badge">badge</a> <a href="/api/openapi.json">API</a></nav>
</main>
`;
}

/** Names come from the analysed project and must be escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u202a-\u202e\u2066-\u2069]/g, (char) => `&#${char.charCodeAt(0)};`);
}

const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; min-height: 100vh; place-items: center }
main { max-width: 42rem; padding: 2rem; overflow-wrap: anywhere }
h1 { font-size: 1.25rem; margin: .5rem 0 } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
.grade { margin: 0; color: #888 } .grade b { font-size: 5rem; line-height: 1 }
.grade-A b, .grade-B b { color: #2a8c3f } .grade-C b { color: #b08800 } .grade-D b { color: #d9622b } .grade-F b { color: #d33 }
ul, ol { padding-left: 1.25rem } li span, time { color: #888 }
nav { margin-top: 2rem; display: flex; gap: 1rem } a { color: #3b7dd8 }
`;

const script = `new EventSource('/api/events').addEventListener('report', () => location.reload());
`;

const encoder = new TextEncoder();

export const plainAssets: readonly Asset[] = [
  { path: '/plain.css', mediaType: 'text/css; charset=utf-8', bytes: encoder.encode(style), isHashed: false },
  {
    path: '/plain.js',
    mediaType: 'text/javascript; charset=utf-8',
    bytes: encoder.encode(script),
    isHashed: false,
  },
];
