// The condition of an import whose names are used as types alone, and which compilers therefore drop: what extraction
// learns of the file, for the resolver, which knows the settings of the project.

export interface TypeUse {
  /**
   * Whether a name is the type of a decorated member: with `emitDecoratorMetadata` it is a value. One that can be null or
   * undefined is not if the compiler checks for these.
   */
  readonly metadata: 'always' | 'nullable' | 'never';
  /** The names, where the file has elements of JSX: one may be what those are compiled to. */
  readonly elementNames: readonly string[];
}

/** The first, then names; all apart by spaces. */
export function writeTypeUse({ metadata, elementNames }: TypeUse): string {
  return [metadata, ...elementNames].join(' ');
}

export function readTypeUse(condition: string): TypeUse {
  const [first, ...elementNames] = condition.split(' ');
  const metadata = first === 'always' || first === 'nullable' ? first : 'never';
  return { metadata, elementNames };
}
