// What limited the analysis, so that nobody takes a missing edge for a missing dependency.
import { index } from '../state/store.ts';
import { plural } from '../state/words.ts';
import { open } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './risks-panel.tsx';

const shownAtMost = 300;

export function ProblemsPanel() {
  const report = index.value?.report;
  if (report === undefined) return null;
  const found = report.diagnostics;
  return (
    <Section
      title="Not understood"
      hint="Imports that lead nowhere and files that could not be read. Edges may be missing here."
      empty="Nothing: every import leads somewhere, and every file was read."
      count={found.length}
    >
      <ul>
        {found.slice(0, shownAtMost).map(({ file, line, message }, i) => (
          <li key={i} class="problem">
            <NodeLink id={file} {...(line === undefined ? {} : { figure: `line ${line}` })} />
            <p class="reason name">
              {message}{' '}
              {line !== undefined && (
                <button type="button" class="quiet" onClick={() => open(file, line)}>
                  Open
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && (
        <p class="muted">and {plural(found.length - shownAtMost, 'more', 'more')}, in the report</p>
      )}
    </Section>
  );
}
