// How a value is stored in the fragment of the address: its default, how it is read and how it is written. Default values
// are not written, and invalid text is read as the default.

export interface Field<Value> {
  readonly initial: Value;
  read(address: URLSearchParams): Value;
  write(value: Value, address: URLSearchParams): void;
}

/** The values of a record of fields. */
export type ValuesOf<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends Field<infer Value> ? Value : never;
};

/** Several fields as one. */
export function recordField<Fields extends Readonly<Record<string, Field<unknown>>>>(
  fields: Fields,
): Field<ValuesOf<Fields>> {
  const collect = (valueOf: (field: Field<unknown>) => unknown) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, valueOf(field)]),
    ) as ValuesOf<Fields>;
  return {
    initial: collect(({ initial }) => initial),
    read: (address) => collect((field) => field.read(address)),
    write(values, address) {
      for (const [key, field] of Object.entries(fields)) field.write(values[key], address);
    },
  };
}

/** One of a few values; the first is the default. */
export function choiceField<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Field<Choice> {
  return scalarField<Choice>(name, {
    initial: choices[0],
    parse: (text) => choices.find((choice) => choice === text),
    format: (choice) => choice,
  });
}

export function textField(name: string): Field<string | null>;
export function textField(name: string, initial: string): Field<string>;
export function textField(name: string, initial: string | null = null): Field<string | null> {
  return scalarField<string | null>(name, { initial, parse: (text) => text, format: (text) => text });
}

/** A boolean, written as `word` if it is true. */
export function flagField(name: string, word: string): Field<boolean> {
  return {
    initial: false,
    read: (address) => address.get(name) === word,
    write(isOn, address) {
      if (isOn) address.set(name, word);
    },
  };
}

/** A value with its own text format, or null. */
export function optionalField<Value>(
  name: string,
  parse: (text: string) => Value | undefined,
  format: (value: Value) => string,
): Field<Value | null> {
  return scalarField<Value | null>(name, {
    initial: null,
    parse,
    format: (value) => (value === null ? null : format(value)),
  });
}

/** A list of texts, each under the same name. */
export function listField(name: string): Field<readonly string[]> {
  return {
    initial: [],
    read: (address) => address.getAll(name),
    write(texts, address) {
      for (const text of texts) address.append(name, text);
    },
  };
}

interface Scalar<Value> {
  readonly initial: Value;
  parse(text: string): Value | undefined;
  format(value: Value): string | null;
}

function scalarField<Value>(name: string, { initial, parse, format }: Scalar<Value>): Field<Value> {
  return {
    initial,
    read(address) {
      const text = address.get(name);
      return text === null ? initial : (parse(text) ?? initial);
    },
    write(value, address) {
      const text = format(value);
      if (value !== initial && text !== null) address.set(name, text);
    },
  };
}
