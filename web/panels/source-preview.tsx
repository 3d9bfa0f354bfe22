// The code around an import, as it is on disk now.
import { useEffect, useState } from 'preact/hooks';
import type { EdgeImport } from '../../src/model/report.ts';
import { type SourceAnswer, loadSource } from '../api.ts';
import { isSameSource } from '../state/is-same-source.ts';
import { index } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';

interface SourcePreviewProps {
  readonly file: string;
  readonly evidence: EdgeImport;
}

type Loaded = SourceAnswer | { readonly failure: string } | null;

export function SourcePreview({ file, evidence }: SourcePreviewProps) {
  const { line } = evidence;
  const generatedAt = index.value?.report.generatedAt ?? '';
  const source = useSource(file, line, generatedAt);
  if (source === null) return <p class="source-note muted">Loading…</p>;
  if ('failure' in source)
    return (
      <p class="source-note" role="status">
        {source.failure}
      </p>
    );
  const node = index.value?.nodes[index.value.numberOf.get(file) ?? -1];
  const size = node?.type === 'file' ? node.size : undefined;
  const isImport = isSameSource(source, { generatedAt, size, evidence });
  return (
    <div class="source-preview">
      {!isImport && (
        <p class="source-note" role="status">
          This file changed after the report was made. Line {line} may no longer be the import.
        </p>
      )}
      {/* A long line scrolls, with the keyboard too. */}
      <div class="source-lines" role="group" tabIndex={0} aria-label={`Code around line ${line} of ${file}`}>
        <table role="presentation">
          <tbody>
            {source.lines.map((text, number) => (
              <SourceLine
                key={number}
                line={source.firstLine + number}
                text={text}
                isImport={isImport && source.firstLine + number === line}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface SourceLineProps {
  readonly line: number;
  readonly text: string;
  readonly isImport: boolean;
}

function SourceLine({ line, text, isImport }: SourceLineProps) {
  return (
    <tr class={isImport ? 'is-import' : ''}>
      <td class="source-number">{line}</td>
      <td>
        {isImport && <span class="visually-hidden">The import: </span>}
        <code>{text.split('\t').map(visibleName).join('\t')}</code>
      </td>
    </tr>
  );
}

/** Loaded again for every new report: the file may have changed with it. */
function useSource(file: string, line: number, generatedAt: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    const controller = new AbortController();
    loadSource(file, line, controller.signal).then(setLoaded, (error: unknown) => {
      if (!controller.signal.aborted)
        setLoaded({ failure: error instanceof Error ? error.message : String(error) });
    });
    return () => controller.abort();
  }, [file, line, generatedAt]);
  return loaded;
}
