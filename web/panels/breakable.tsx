// Text with paths in it: a line that is too long ends after a slash, not within a word.
import { Fragment } from 'preact';

export function Breakable({ text }: { readonly text: string }) {
  const [first, ...rest] = text.split('/');
  return (
    <>
      {first}
      {rest.map((part, i) => (
        <Fragment key={i}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
