// What limited the analysis: where dependencies may be missing.
import { hasFiles, readOnlyReason } from '../api.ts';
import { index } from '../state/store.ts';
import { findings } from '../state/visible.ts';
import { CodeText } from './code-text.tsx';
import { openFile } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

export function DiagnosticsPanel() {
  const current = index.value;
  if (current === null || findings.value === null) return null;
  const found = findings.value.diagnostics.map((diagnostic, i) => ({ ...diagnostic, key: String(i) }));
  return (
    <Section
      title="Diagnostics"
      hint="Imports that could not be resolved or lead to files that git ignores, and files that could not be read. Their dependencies may be missing."
      empty="None. All imports were resolved and all files were read."
      isPartial={findings.value.isPartial}
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={60}
        keyOf={({ key }) => key}
        render={({ file, line, message }) => (
          <div class="diagnostic">
            {current.numberOf.has(file) ? (
              <NodeLink id={file} {...(line === undefined ? {} : { figure: `line ${line}` })} />
            ) : (
              <p class="diagnostic-file">
                <LongName text={file} />
              </p>
            )}
            <p class="reason name">
              <CodeText text={/[.!?]$/.test(message) ? message : `${message}.`} />{' '}
              {hasFiles && line !== undefined && current.numberOf.has(file) && (
                <button
                  type="button"
                  class="quiet"
                  disabled={readOnlyReason !== undefined}
                  title={readOnlyReason}
                  onClick={() => openFile(file, line)}
                >
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
