// The import lines of a dependency, each with a link to the editor and the code around it.
import { useState } from 'preact/hooks';
import type { EdgeImport } from '../../src/model/report.ts';
import { hasFiles, mayReadSource, openInEditor, readOnlyReason } from '../api.ts';
import { notify } from '../state/notices.ts';
import { RemoveButton } from '../what-if/remove-button.tsx';
import { LongName } from './long-name.tsx';
import { SourcePreview } from './source-preview.tsx';

const kindLabels = { static: '', type: 'type-only', lazy: 'lazy', reference: 'reference' } as const;
const roleLabels = {
  docs: 'documentation only',
  test: 'tests only',
  tool: 'tool',
  unused: 'unused',
} as const;

interface ImportLinesProps {
  readonly file: string;
  /** What they import. */
  readonly target: string;
  readonly imports: readonly EdgeImport[];
  /** Whether they are of before the change, and no longer in the file. */
  readonly isPast?: boolean;
}

export function ImportLines({ file, target, imports, isPast = false }: ImportLinesProps) {
  return (
    <div class="evidence">
      <ul class="import-lines">
        {imports.map((evidence) => {
          const { line, specifier, kind, role } = evidence;
          return (
            <ImportLine
              key={`${line}:${specifier}:${kind}:${role}`}
              file={file}
              evidence={evidence}
              isPast={isPast}
            />
          );
        })}
      </ul>
      <RemoveButton dependencies={[[file, target]]} />
    </div>
  );
}

interface ImportLineProps {
  readonly file: string;
  readonly evidence: EdgeImport;
  readonly isPast: boolean;
}

function ImportLine({ file, evidence, isPast }: ImportLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { line, specifier, kind, role } = evidence;
  return (
    <li>
      <div class="import-line">
        {hasFiles && !isPast ? (
          <button
            type="button"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason ?? `Open ${file} at line ${line} in your editor`}
            aria-label={`Line ${line}, open in your editor`}
            onClick={() => openFile(file, line)}
          >
            {line}
          </button>
        ) : (
          <span class="line-number">{line}</span>
        )}
        {mayReadSource && !isPast ? (
          <button
            type="button"
            class="quiet show-source"
            title="Show the code"
            aria-expanded={isOpen}
            aria-label={`Code of line ${line}, ${specifier}`}
            onClick={() => setOpen(!isOpen)}
          >
            <code>
              <LongName text={specifier} />
            </code>
          </button>
        ) : (
          <code>
            <LongName text={specifier} />
          </code>
        )}
        {kindLabels[kind] !== '' && <span class="import-kind">{kindLabels[kind]}</span>}
        {role !== undefined && <span class="import-kind">{roleLabels[role]}</span>}
      </div>
      {isOpen && <SourcePreview file={file} evidence={evidence} />}
    </li>
  );
}

export function openFile(file: string, line?: number): void {
  openInEditor(file, line).then(
    () => notify(`Opened ${file}${line === undefined ? '' : `, line ${line}`}`),
    (error: unknown) => notify(error instanceof Error ? error.message : String(error)),
  );
}
