// How a statement was written: carried in its `name` from the reading of a file to the resolver. One field per line,
// empty ones at the end left out: `use`, `mod\n\ntests`.

/**
 * `mod cart;` · `use` · a path in the code · `extern crate` · `include!`, which reads code · `include_str!` and
 * `include_bytes!`, which do not.
 */
export type Form = 'mod' | 'use' | 'path' | 'extern' | 'include' | 'text';

export interface Note {
  readonly form: Form;
  /** False for what stands between a macro's brackets: it may never be code, so what leads nowhere is no error. */
  readonly isCertain: boolean;
  /** The modules of this file around it: `tests::rounding`. */
  readonly inside: string;
  /** The name that a `use` or `extern crate` gives it with `as`. */
  readonly as: string;
  /** Of a `mod`: the file that `#[path]` names. */
  readonly file: string;
  /** Of a `mod`: the folder of the modules around it, where `#[path]` says that it is not called like them. */
  readonly folder: string;
}

/** What is not said of it is as usual. */
export type Written = Pick<Note, 'form'> & { readonly [Field in keyof Note]?: Note[Field] | undefined };

const uncertain = '?';

export function writeNote(note: Written): string {
  const { form, isCertain = true, inside = '', as = '', file = '', folder = '' } = note;
  if (isCertain && inside === '' && as === '' && file === '' && folder === '') return form;
  return [form, isCertain ? '' : uncertain, inside, as, file, folder].join('\n').trimEnd();
}

export function readNote(name: string | undefined): Note {
  const [form = 'path', certainty = '', inside = '', as = '', file = '', folder = ''] = (name ?? '').split(
    '\n',
  );
  return { form: form as Form, isCertain: certainty !== uncertain, inside, as, file, folder };
}
