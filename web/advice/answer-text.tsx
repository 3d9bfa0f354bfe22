// An answer as Markdown elements: files of the project are links, files that do not exist are struck through.
import { useMemo } from 'preact/hooks';
import { hoveredNode, index, select, view } from '../state/store.ts';
import { type KnownNames, type Part, knownNames, findFileNames } from './find-file-names.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';

interface AnswerTextProps {
  readonly text: string;
  readonly unknownFiles: ReadonlySet<string>;
}

const noNames: KnownNames = knownNames([], new Set());

export function AnswerText({ text, unknownFiles }: AnswerTextProps) {
  const current = index.value;
  const names = useMemo(
    () =>
      current === null
        ? noNames
        : knownNames(
            current.nodes.map(({ id }) => id),
            unknownFiles,
          ),
    [current, unknownFiles],
  );
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div class="answer">
      {renderMarkdown(blocks, (part, style) => findFileNames(part, style, names).map(renderPart))}
    </div>
  );
}

function renderPart(part: Part) {
  switch (part.kind) {
    case 'file':
      return <FileLink id={part.id} text={part.text} />;
    case 'unknown':
      return <s title="Not in this project">{part.text}</s>;
    default:
      return part.text;
  }
}

function FileLink({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <button
      type="button"
      class="file-link name"
      title={id}
      aria-current={view.value.selected === id}
      onClick={() => select(id)}
      onPointerEnter={() => {
        hoveredNode.value = index.value?.numberOf.get(id) ?? -1;
      }}
      onPointerLeave={() => {
        hoveredNode.value = -1;
      }}
    >
      {text}
    </button>
  );
}
