// The evidence: the lines of code behind a dependency, each a way into the editor.
import type { EdgeImport } from '../../src/model/report.ts';
import { isLive, openInEditor } from '../api.ts';
import { say } from '../live/notices.ts';
import { LongName } from './long-name.tsx';

const words = { static: '', type: 'types only', lazy: 'lazy', reference: 'by name' } as const;

interface ImportLinesProps {
  readonly file: string;
  readonly imports: readonly EdgeImport[];
}

export function ImportLines({ file, imports }: ImportLinesProps) {
  return (
    <ul class="import-lines">
      {imports.map(({ line, specifier, kind }) => (
        <li key={`${line}:${specifier}:${kind}`}>
          {isLive ? (
            <button
              type="button"
              title={`Open ${file} at line ${line} in your editor`}
              aria-label={`Line ${line}, open in your editor`}
              onClick={() => open(file, line)}
            >
              {line}
            </button>
          ) : (
            <span class="line-number">{line}</span>
          )}
          <code>
            <LongName text={specifier} />
          </code>
          {words[kind] !== '' && <span class="import-kind">{words[kind]}</span>}
        </li>
      ))}
    </ul>
  );
}

export function open(file: string, line?: number): void {
  openInEditor(file, line).then(
    () => say(`Opened ${file}${line === undefined ? '' : `, line ${line}`}`),
    (error: unknown) => say(error instanceof Error ? error.message : String(error)),
  );
}
