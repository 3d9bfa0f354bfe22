// The import lines of a dependency, each with a link to the editor.
import type { EdgeImport } from '../../src/model/report.ts';
import { isLive, openInEditor, readOnlyReason } from '../api.ts';
import { notify } from '../live/notices.ts';
import { LongName } from './long-name.tsx';

const kindLabels = { static: '', type: 'type-only', lazy: 'lazy', reference: 'reference' } as const;
const roleLabels = { docs: 'documentation only', test: 'tests only' } as const;

interface ImportLinesProps {
  readonly file: string;
  readonly imports: readonly EdgeImport[];
}

export function ImportLines({ file, imports }: ImportLinesProps) {
  return (
    <ul class="import-lines">
      {imports.map(({ line, specifier, kind, role }) => (
        <li key={`${line}:${specifier}:${kind}:${role}`}>
          {isLive ? (
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
          <code>
            <LongName text={specifier} />
          </code>
          {kindLabels[kind] !== '' && <span class="import-kind">{kindLabels[kind]}</span>}
          {role !== undefined && <span class="import-kind">{roleLabels[role]}</span>}
        </li>
      ))}
    </ul>
  );
}

export function openFile(file: string, line?: number): void {
  openInEditor(file, line).then(
    () => notify(`Opened ${file}${line === undefined ? '' : `, line ${line}`}`),
    (error: unknown) => notify(error instanceof Error ? error.message : String(error)),
  );
}
