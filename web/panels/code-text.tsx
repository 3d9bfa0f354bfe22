// A message with code between backticks, shown as code.
import { visibleName } from '../state/visible-name.ts';

export function CodeText({ text }: { readonly text: string }) {
  const parts = visibleName(text).split('`');
  // A backtick without its partner is text as it is.
  const last = parts.length % 2 === 0 ? parts.splice(-2).join('`') : parts.pop();
  return (
    <>
      {parts.map((part, at) => (at % 2 === 1 && part !== '' ? <code key={at}>{part}</code> : part))}
      {last}
    </>
  );
}
