// The evidence: the lines of code behind a dependency, each a way into the editor.
import { isLive, openInEditor } from '../api.ts';
import type { EdgeImport } from '../../src/model/report.ts';
import { say } from '../live/notices.ts';

const words = { static: '', type: 'types only', lazy: 'lazy', reference: 'by name' } as const;

export function ImportLines({
  file,
  imports,
}: {
  readonly file: string;
  readonly imports: readonly EdgeImport[];
}) {
  return (
    <ul class="import-lines">
      {imports.map(({ line, specifier, kind }) => (
        <li key={`${line}:${specifier}:${kind}`}>
          <button
            type="button"
            disabled={!isLive}
            title={`Open ${file} at line ${line}`}
            onClick={() => open(file, line)}
          >
            {line}
          </button>
          <code class="name">{specifier}</code>
          {words[kind] !== '' && <span class="muted">{words[kind]}</span>}
        </li>
      ))}
    </ul>
  );
}

export function open(file: string, line?: number): void {
  openInEditor(file, line).catch((error: unknown) =>
    say(error instanceof Error ? error.message : String(error)),
  );
}
