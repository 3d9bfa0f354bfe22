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
  /** Of a `mod`: whether others than the modules inside the one around it may see it, by a `pub` of any kind. */
  readonly isPublic: boolean;
}

/** What is not said of it is as usual. */
export type Written = Pick<Note, 'form'> & { readonly [Field in keyof Note]?: Note[Field] | undefined };

const uncertain = '?';
const visible = 'pub';

export function writeNote(note: Written): string {
  const { form, isCertain = true, inside = '', as = '', file = '', folder = '', isPublic = false } = note;
  if (isCertain && inside === '' && as === '' && file === '' && folder === '' && !isPublic) return form;
  const visibility = isPublic ? visible : '';
  return [form, isCertain ? '' : uncertain, inside, as, file, folder, visibility].join('\n').trimEnd();
}

export function readNote(name: string | undefined): Note {
  const [form = 'path', certainty = '', inside = '', as = '', file = '', folder = '', visibility = ''] = (
    name ?? ''
  ).split('\n');
  const isPublic = visibility === visible;
  return { form: form as Form, isCertain: certainty !== uncertain, inside, as, file, folder, isPublic };
}
