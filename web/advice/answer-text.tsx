// An answer on the page: Markdown as elements, files as links into every view, made-up ones struck.
import { useMemo } from 'preact/hooks';
import { hoveredNode, index, select, view } from '../state/store.ts';
import { type KnownNames, type Part, knownNames, nameFiles } from './name-files.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';

interface AnswerTextProps {
  readonly text: string;
  readonly invented: ReadonlySet<string>;
}

const noNames: KnownNames = knownNames([], new Set());

export function AnswerText({ text, invented }: AnswerTextProps) {
  const current = index.value;
  const names = useMemo(
    () =>
      current === null
        ? noNames
        : knownNames(
            current.nodes.map(({ id }) => id),
            invented,
          ),
    [current, invented],
  );
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div class="answer">
      {renderMarkdown(blocks, (words, look) => nameFiles(words, look, names).map(renderPart))}
    </div>
  );
}

function renderPart(part: Part) {
  switch (part.kind) {
    case 'file':
      return <FileLink id={part.id} text={part.text} />;
    case 'invented':
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
