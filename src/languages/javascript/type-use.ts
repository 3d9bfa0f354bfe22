// The condition of an import whose names are used as types alone, and which compilers therefore drop: what extraction
// learns of the file, for the resolver, which knows the settings of the project.

export interface TypeUse {
  /** A name is the type of a decorated member: with `emitDecoratorMetadata` it is a value. */
  readonly isMetadata: boolean;
  /** The names, where the file has elements of JSX: one may be what those are compiled to. */
  readonly elementNames: readonly string[];
}

const metadata = 'metadata';

/** Words that no name can be, then names; all apart by spaces. */
export function writeTypeUse({ isMetadata, elementNames }: TypeUse): string {
  return [isMetadata ? `+${metadata}` : `-${metadata}`, ...elementNames].join(' ');
}

export function readTypeUse(condition: string): TypeUse {
  const [first, ...elementNames] = condition.split(' ');
  return { isMetadata: first === `+${metadata}`, elementNames };
}
