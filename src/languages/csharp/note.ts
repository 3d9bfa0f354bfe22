// How a statement was written: carried in its `name` from the reading of a file to the resolver.

/** `using Shop;`, `using static Shop.Prices;`, `using Bill = Shop.Invoice;` */
export type UsingForm = 'using' | 'static' | 'alias';

interface UsingNote {
  readonly form: UsingForm;
  /** For all files of its project. */
  readonly isGlobal: boolean;
  /** The name that it gives, where it gives one. */
  readonly alias: string;
  /** The namespace in whose block it stands; empty at the top of a file. */
  readonly inside: string;
}

/** Where a name is used. */
export interface Place {
  readonly namespace: string;
  /** The types around it, outermost first, `+` between them: `Cart<>+Line`. */
  readonly types: string;
  /** Of a name in the base list of a type: that type. */
  readonly derived: string;
}

const globally = 'global';

/** One field per line: `using`, `alias\n\nBill`, `static\nglobal`. */
export function writeUsing({ form, isGlobal, alias, inside }: UsingNote): string {
  if (!isGlobal && alias === '' && inside === '') return form;
  return [form, isGlobal ? globally : '', alias, inside].join('\n').trimEnd();
}

export function readUsing(note: string | undefined): UsingNote {
  const [form = 'using', reach = '', alias = '', inside = ''] = (note ?? '').split('\n');
  return { form: form as UsingForm, isGlobal: reach === globally, alias, inside };
}

/** `Shop.Billing:Cart<>+Line`, a colon and the type behind it in a base list; `:` at the top of a file. */
export function writePlace({ namespace, types, derived }: Place): string {
  return derived === '' ? `${namespace}:${types}` : `${namespace}:${types}:${derived}`;
}

export function readPlace(note: string | undefined): Place {
  const [namespace = '', types = '', derived = ''] = (note ?? '').split(':');
  return { namespace, types, derived };
}
