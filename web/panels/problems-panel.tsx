// What limited the analysis, so that nobody takes a missing edge for a missing dependency.
import { isLive } from '../api.ts';
import { index } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { open } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

export function ProblemsPanel() {
  const current = index.value;
  if (current === null) return null;
  const found = current.report.diagnostics.map((diagnostic, i) => ({ ...diagnostic, key: String(i) }));
  return (
    <Section
      title="Not understood"
      hint="Imports that lead nowhere and files that could not be read. Dependencies may be missing here."
      empty="Nothing: every import leads somewhere, and every file was read."
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={60}
        keyOf={({ key }) => key}
        render={({ file, line, message }) => (
          <div class="problem">
            {current.numberOf.has(file) ? (
              <NodeLink id={file} {...(line === undefined ? {} : { figure: `line ${line}` })} />
            ) : (
              <p class="problem-file">
                <LongName text={file} />
              </p>
            )}
            <p class="reason name">
              {visibleName(message)}{' '}
              {isLive && line !== undefined && current.numberOf.has(file) && (
                <button type="button" class="quiet" onClick={() => open(file, line)}>
                  Open line {line}
                </button>
              )}
            </p>
          </div>
        )}
      />
    </Section>
  );
}
